"""Cards in hands and decks: dealing, discarding, taking and matching (S-4, S-5, A-4, A2)."""

from __future__ import annotations

from game.engine.cells import i64, vec
from game.engine.moves import add_chance_outcome, make_move_code
from game.engine.rows import count_number_in_cells, insert_sorted, remove_number
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.state import TrailState


def hand_size(st: TrailState, seat: i64) -> i64:
    """Return how many cards the seat holds."""
    first: i64 = seat * kinds.HAND_SLOT_COUNT
    blanks: i64 = count_number_in_cells(st.hand, first, first + kinds.HAND_SLOT_COUNT, kinds.EMPTY)
    return kinds.HAND_SLOT_COUNT - blanks


def add_card_to_hand(st: TrailState, seat: i64, card: i64) -> None:
    """Put a card into the hand; hands are kept sorted by card number."""
    first: i64 = seat * kinds.HAND_SLOT_COUNT
    insert_sorted(st.hand, first, first + kinds.HAND_SLOT_COUNT - 1, card, kinds.EMPTY)


def remove_card_from_hand(st: TrailState, seat: i64, card: i64) -> None:
    """Take one copy of a card out of the hand."""
    first: i64 = seat * kinds.HAND_SLOT_COUNT
    remove_number(st.hand, first, first + kinds.HAND_SLOT_COUNT - 1, card, kinds.EMPTY)


def card_fits_area(st: TrailState, card: i64, area: i64) -> bool:
    """Return whether a known card's region matches the area's, or it is wild (A-4)."""
    return (
        card >= 0 and (st.board.region_bits_of_card[card] & st.board.region_bit_of_area[area]) != 0
    )


def holds_fitting_card_up_to_value(st: TrailState, seat: i64, area: i64, max_value: i64) -> bool:
    """Return whether the seat holds a fitting card of at most this value (any value when
    negative).
    """
    for slot in range(seat * kinds.HAND_SLOT_COUNT, (seat + 1) * kinds.HAND_SLOT_COUNT):
        card: i64 = st.hand[slot]
        if card_fits_area(st, card, area) and (
            max_value < 0 or st.board.card_value[card] <= max_value
        ):
            return True
    return False


def write_deck_card_outcomes(st: TrailState, outcome_codes: vec[i64], weights: vec[i64]) -> i64:
    """Write to `outcome_codes` a chance outcome for every card the deck may give, with the copies
    left in `weights`; return how many.
    """
    back: i64 = st.board.region_of_area[st.area]
    count: i64 = 0
    for card in range(st.board.card_kind_count):
        if st.board.card_back[card] == back and st.deck[card] > 0:
            count = add_chance_outcome(
                outcome_codes,
                weights,
                count,
                make_move_code(kinds.SURVEY_CARD_DRAWN_OUTCOME, card, 0, 0),
                st.deck[card],
            )
    return count


def draw_deck_card_outcome(st: TrailState) -> i64:
    """Return the outcome of a random draw from the deck of the area's region, with the state's
    generator; the deck does not change.
    """
    back: i64 = st.board.region_of_area[st.area]
    left: i64 = st.luck.draw_below(st.deck_size[back])
    found: i64 = 0
    for card in range(st.board.card_kind_count):
        if st.board.card_back[card] == back and st.deck[card] > 0 and left >= 0:
            found = card
            left -= st.deck[card]
    return make_move_code(kinds.SURVEY_CARD_DRAWN_OUTCOME, found, 0, 0)
