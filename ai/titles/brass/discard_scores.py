"""Scores of discards, in cents: the less a card still allows to build, the better its discard."""

from typing import Final

from ai.titles.brass.seat_valuation import BrassSeatValuation
from game.engine.cells import i64
from game.titles.brass.rules import kinds
from game.titles.brass.rules.board import Board
from game.titles.brass.rules.building import is_buildable_in_era
from game.titles.brass.rules.counters import top_counter_kind_of_stack
from game.titles.brass.rules.own_network import network_location_set
from game.titles.brass.rules.state import BrassState

USABLE_SPACE_CENTS: Final = 20  # cents for a space where it could be used
MOST_SPACES_IN_A_LOCATION: Final = 3  # spaces at most that are worth having a card for
MOST_INDUSTRY_SPACES: Final = 5  # and spaces at most that are worth having an industry card for
SECOND_CARD_CENTS: Final = 30  # cents by which a second card of the kind is worth less
INDUSTRY_CARD_CENTS: Final = (
    40  # cents that an industry card is worth before its spaces are counted
)


def discard_score(st: BrassState, valuation: BrassSeatValuation, card: i64) -> i64:
    """Return the score in cents, at most 0, of discarding a card: minus its value, which is less
    if the hand has further copies."""
    kept: i64 = card_worth(st, valuation.seat, card)
    copies: i64 = 0
    for slot in range(
        valuation.seat * kinds.HAND_SLOT_COUNT, (valuation.seat + 1) * kinds.HAND_SLOT_COUNT
    ):
        if st.hand[slot] == card:
            copies += 1
    return -kept + SECOND_CARD_CENTS * min(kept // SECOND_CARD_CENTS, copies - 1)


def card_worth(st: BrassState, seat: i64, card: i64) -> i64:
    """Return the value, in cents, of a card to the seat for building."""
    board: Board = st.board
    if card < board.location_count:
        if st.era == kinds.CANAL_ERA and st.own_counter_place_set[seat] & kinds.BIT_BY_PLACE[card]:
            return 0
        return (
            min(
                kinds.member_count(board.space_set_of_place[card] & st.empty_space_set),
                MOST_SPACES_IN_A_LOCATION,
            )
            * USABLE_SPACE_CENTS
        )
    industry: i64 = card - board.location_count
    kind: i64 = top_counter_kind_of_stack(st, seat, industry)
    if kind == kinds.EMPTY or not is_buildable_in_era(st, kind):
        return 0
    own: i64 = network_location_set(st, seat)
    if st.era == kinds.CANAL_ERA:
        own &= ~st.own_counter_place_set[seat]
    spaces: i64 = 0
    rest: i64 = board.space_set_of_industry[industry] & st.empty_space_set
    while rest != 0 and spaces < MOST_INDUSTRY_SPACES:
        if own & board.place_set_of_space[kinds.lowest_member(rest)]:
            spaces += 1
        rest &= rest - 1
    return INDUSTRY_CARD_CENTS + spaces * USABLE_SPACE_CENTS
