"""Scores of discards, in cents: the less a card still allows to build, the better its discard."""

from typing import Final

from ai.titles.brass.seat_valuation import BrassSeatValuation
from game.engine.cells import i64
from game.titles.brass.rules import kinds
from game.titles.brass.rules.board import Board
from game.titles.brass.rules.building import is_buildable_in_era
from game.titles.brass.rules.counters import top_counter_kind_of_stack
from game.titles.brass.rules.own_network import location_set_for_industry_card
from game.titles.brass.rules.state import BrassState

CARD_CENTS_PER_USABLE_SPACE: Final = 20  # cents for each space where the card could be used
MAX_SPACES_COUNTED_FOR_LOCATION_CARD: Final = 3  # further spaces add no value
MAX_SPACES_COUNTED_FOR_INDUSTRY_CARD: Final = 5  # further spaces add no value
LOSS_CENTS_OF_SECOND_EQUAL_CARD: Final = 30  # cents by which a second equal card is worth less
BASE_INDUSTRY_CARD_CENTS: Final = 40  # cents of an industry card, before its spaces are counted


def discard_score(st: BrassState, valuation: BrassSeatValuation, card: i64) -> i64:
    """Return the score in cents, at most 0, of discarding a card: minus its value; if the hand has
    more copies of the card the value is reduced."""
    kept: i64 = card_worth(st, valuation.seat, card)
    copies: i64 = 0
    for slot in range(
        valuation.seat * kinds.HAND_SLOT_COUNT, (valuation.seat + 1) * kinds.HAND_SLOT_COUNT
    ):
        if st.hand[slot] == card:
            copies += 1
    return -kept + LOSS_CENTS_OF_SECOND_EQUAL_CARD * min(
        kept // LOSS_CENTS_OF_SECOND_EQUAL_CARD, copies - 1
    )


def card_worth(st: BrassState, seat: i64, card: i64) -> i64:
    """Return the value, in cents, of a card to the seat for building.

    It grows with the free spaces on which the card allows a build, up to a limit: those of its
    location, or those of its industry in the seat's network. A card that allows none because of the
    era, or because its counters are used up, is worth 0.
    """
    board: Board = st.board
    if card < board.location_count:
        if st.era == kinds.CANAL_ERA and st.own_counter_place_set[seat] & kinds.BIT_BY_PLACE[card]:
            return 0
        return (
            min(
                kinds.member_count(board.space_set_of_place[card] & st.empty_space_set),
                MAX_SPACES_COUNTED_FOR_LOCATION_CARD,
            )
            * CARD_CENTS_PER_USABLE_SPACE
        )
    industry: i64 = card - board.location_count
    kind: i64 = top_counter_kind_of_stack(st, seat, industry)
    if kind == kinds.EMPTY or not is_buildable_in_era(st, kind):
        return 0
    own: i64 = location_set_for_industry_card(st, seat)
    if st.era == kinds.CANAL_ERA:
        own &= ~st.own_counter_place_set[seat]
    spaces: i64 = 0
    rest: i64 = board.space_set_of_industry[industry] & st.empty_space_set
    while rest != 0 and spaces < MAX_SPACES_COUNTED_FOR_INDUSTRY_CARD:
        if own & board.place_set_of_space[kinds.lowest_member_of_set(rest)]:
            spaces += 1
        rest &= rest - 1
    return BASE_INDUSTRY_CARD_CENTS + spaces * CARD_CENTS_PER_USABLE_SPACE
