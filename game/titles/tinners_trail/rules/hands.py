"""Cards in hands and decks: dealing, discarding, taking and matching (S-4, S-5, A-4)."""

from __future__ import annotations

from game.engine.cells import i64
from game.titles.tinners_trail.rules.kinds import EMPTY, HAND_SLOTS
from game.titles.tinners_trail.rules.state import TrailState


def hand_size(st: TrailState, seat: i64) -> i64:
    """Return how many cards the seat holds."""
    size: i64 = 0
    while size < HAND_SLOTS and st.hand[seat * HAND_SLOTS + size] != EMPTY:
        size += 1
    return size


def add_card(st: TrailState, seat: i64, card: i64) -> None:
    """Put a card into the hand; hands are kept sorted by card number."""
    first: i64 = seat * HAND_SLOTS
    slot: i64 = first + hand_size(st, seat)
    while slot > first and st.hand[slot - 1] > card:
        st.hand[slot] = st.hand[slot - 1]
        slot -= 1
    st.hand[slot] = card


def take_card(st: TrailState, seat: i64, card: i64) -> None:
    """Take one copy of a card out of the hand."""
    last: i64 = (seat + 1) * HAND_SLOTS - 1
    slot: i64 = seat * HAND_SLOTS
    while st.hand[slot] != card:
        slot += 1
    while slot < last:
        st.hand[slot] = st.hand[slot + 1]
        slot += 1
    st.hand[last] = EMPTY


def fits(st: TrailState, card: i64, area: i64) -> bool:
    """Return whether a known card's region matches the area's, or it is wild (A-4)."""
    return card >= 0 and (st.board.card_fits[card] & st.board.region_bit[area]) != 0


def holds_affordable_card(st: TrailState, seat: i64, area: i64, pounds: i64) -> bool:
    """Return whether a fitting card's value is at most pounds (any value when negative)."""
    for slot in range(seat * HAND_SLOTS, (seat + 1) * HAND_SLOTS):
        card: i64 = st.hand[slot]
        if fits(st, card, area) and (pounds < 0 or st.board.card_value[card] <= pounds):
            return True
    return False
