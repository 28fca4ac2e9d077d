"""Scores of bids and survey cards, in pence."""

from typing import Final

from ai.titles.tinners_trail.mine_worth import MeanTileContents, mine_worth
from ai.titles.tinners_trail.ore_profit_table import POUND_PENCE
from ai.titles.tinners_trail.ore_worth import MEAN_COPPER_PENCE, MEAN_TIN_PENCE
from game.engine.cells import i64
from game.engine.moves import first_field_of_move, kind_of_move
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.state import TrailState

EXPECTED_INSURANCE_PENCE: Final = (
    100  # half a probable winning bid times the chance to lose, in pence
)
WORTH_PERCENT_OF_KEPT_CARD: Final = 50  # per cent of a card's value that counts for keeping it


def survey_card_benefit_worth(st: TrailState, area: i64, card: i64) -> i64:
    """Return the value, in pence, of a survey card's benefit for a new mine in an area; `area` is
    EMPTY if it is not known yet."""
    benefit: i64 = st.board.card_benefit[card]
    amount: i64 = st.board.card_benefit_amount[card]
    rounds: i64 = kinds.ROUND_COUNT - st.round
    if benefit == kinds.TIN_BENEFIT:
        return amount * (MEAN_TIN_PENCE - 2 * POUND_PENCE)
    if benefit == kinds.COPPER_BENEFIT:
        return amount * (MEAN_COPPER_PENCE - 2 * POUND_PENCE)
    if benefit == kinds.MINER_BENEFIT:
        return 250 + 100 * rounds
    if benefit == kinds.PORT_BENEFIT:
        if area != kinds.EMPTY and (st.board.is_area_coastal[area] == 0 or st.port[area] != 0):
            return 0
        return 400 + 150 * rounds
    if benefit == kinds.PUMP_BENEFIT:
        return 250 + 200 * rounds
    return amount * 300  # less water


def auctioned_mine_worth_with_survey_card(
    st: TrailState, tiles: MeanTileContents, seat: i64
) -> i64:
    """Return the value, in pence, of the auctioned mine to a bidder, with its survey card."""
    return worth_with_survey_card(st, seat, mine_worth(st, tiles, seat, st.area))


def worth_with_survey_card(st: TrailState, seat: i64, worth_without_card: i64) -> i64:
    """Return the value, in pence, of the auctioned mine to the seat with its survey card: the value
    without the card plus the card's benefit.

    If the seat opened with a card from its hand, the expected insurance is subtracted, because it
    gets none when it wins.
    """
    total: i64 = worth_without_card
    if st.survey_card != kinds.EMPTY:
        total += survey_card_benefit_worth(st, st.area, st.survey_card)
    if (
        st.survey_from == kinds.HAND_CARD_SOURCE
        and seat == st.opener
        and not st.board.is_two_player_game
    ):
        total -= EXPECTED_INSURANCE_PENCE
    return total


def bid_score(st: TrailState, tiles: MeanTileContents, move: i64) -> i64:
    """Return the gain, in pence, of a bid if it wins: the mine's value minus the bid; 0 for
    dropping out."""
    if kind_of_move(move) == kinds.DROP_OUT_MOVE:
        return 0
    return (
        auctioned_mine_worth_with_survey_card(st, tiles, st.to_move)
        - first_field_of_move(move) * POUND_PENCE
    )


def opening_card_score(st: TrailState, move: i64) -> i64:
    """Return the score, in pence, of a choice of card when an auction is opened: its gain for a
    card from hand, £1 for a card from the deck, 0 for no card (A-4, A2-1).
    """
    choice: i64 = first_field_of_move(move)
    if choice < kinds.DECK_CARD_FIELD:
        return 0
    if choice == kinds.DECK_CARD_FIELD:
        return POUND_PENCE
    return opening_card_gain(st, choice - kinds.FIRST_HAND_CARD_FIELD)


def opening_card_gain(st: TrailState, card: i64) -> i64:
    """Return the gain, in pence, of opening an auction with this card from hand instead of keeping
    the card: its benefit for the mine plus, except with two players, the expected insurance, minus
    what the card is worth in hand (A-4, A2-1). The mine itself is not counted."""
    gain: i64 = survey_card_benefit_worth(st, st.area, card) - kept_card_worth(st, card)
    if not st.board.is_two_player_game:
        gain += EXPECTED_INSURANCE_PENCE
    return gain


def kept_card_worth(st: TrailState, card: i64) -> i64:
    """Return the value, in pence, of keeping a card in hand for a later round; 0 in the last
    round."""
    if st.round == kinds.ROUND_COUNT:
        return 0
    return survey_card_benefit_worth(st, kinds.EMPTY, card) * WORTH_PERCENT_OF_KEPT_CARD // 100


def pay_for_card_score(st: TrailState, move: i64) -> i64:
    """Return the gain, in pence, of paying for a card after the auction, 0 for no card (A-7)."""
    choice: i64 = first_field_of_move(move)
    if choice < kinds.FIRST_HAND_CARD_FIELD:
        return 0
    return pay_for_card_gain(st, choice - kinds.FIRST_HAND_CARD_FIELD)


def pay_for_card_gain(st: TrailState, card: i64) -> i64:
    """Return the gain, in pence, of paying for this card after the auction (A-7)."""
    gain: i64 = survey_card_benefit_worth(st, st.area, card) - kept_card_worth(st, card)
    return gain - st.board.card_value[card] * POUND_PENCE


def discard_score(st: TrailState, move: i64) -> i64:
    """Return the score, in pence, of discarding a card: minus its value (S-4)."""
    return -survey_card_benefit_worth(st, kinds.EMPTY, first_field_of_move(move))
