"""Hands of cards: sorted, known or unknown, without gaps."""

from __future__ import annotations

from game.engine.cells import i64
from game.engine.rows import count_number_in_cells, insert_sorted
from game.titles.brass.rules import kinds
from game.titles.brass.rules.state import BrassState


def hand_size(st: BrassState, seat: i64) -> i64:
    """Return how many cards a seat holds."""
    first: i64 = seat * kinds.HAND_SLOT_COUNT
    blanks: i64 = count_number_in_cells(st.hand, first, first + kinds.HAND_SLOT_COUNT, kinds.EMPTY)
    return kinds.HAND_SLOT_COUNT - blanks


def card_kind_set_in_hand(st: BrassState, seat: i64) -> i64:
    """Return the set of the known kinds of cards that a seat holds."""
    held: i64 = 0
    for slot in range(seat * kinds.HAND_SLOT_COUNT, (seat + 1) * kinds.HAND_SLOT_COUNT):
        if st.hand[slot] >= 0:
            held |= kinds.BIT_BY_PLACE[st.hand[slot]]
    return held


def nobody_holds_cards(st: BrassState) -> bool:
    """Return whether all hands are empty (B-2.7)."""
    for seat in range(st.seats):
        if st.hand[seat * kinds.HAND_SLOT_COUNT] != kinds.EMPTY:
            return False
    return True


def add_card_to_hand(st: BrassState, seat: i64, card: i64) -> None:
    """Insert a card into a hand with a free slot, which stays sorted by kind; unknown cards come
    first."""
    first: i64 = seat * kinds.HAND_SLOT_COUNT
    insert_sorted(st.hand, first, first + kinds.HAND_SLOT_COUNT - 1, card, kinds.EMPTY)
