"""Cards in hands: sorted, known or unknown, with nothing after the last."""

from __future__ import annotations

from game.engine.cells import i64
from game.titles.brass.rules.kinds import BIT, EMPTY, HAND_SLOTS
from game.titles.brass.rules.state import BrassState


def hand_size(st: BrassState, seat: i64) -> i64:
    """Return how many cards a seat holds."""
    first: i64 = seat * HAND_SLOTS
    size: i64 = 0
    while size < HAND_SLOTS and st.hand[first + size] != EMPTY:
        size += 1
    return size


def kinds_in_hand(st: BrassState, seat: i64) -> i64:
    """Return the set of kinds a seat holds, as far as they are known."""
    kinds: i64 = 0
    for slot in range(seat * HAND_SLOTS, (seat + 1) * HAND_SLOTS):
        if st.hand[slot] >= 0:
            kinds |= BIT[st.hand[slot]]
    return kinds


def nobody_holds_cards(st: BrassState) -> bool:
    """Return whether all hands are empty (B-2.7)."""
    for seat in range(st.seats):
        if st.hand[seat * HAND_SLOTS] != EMPTY:
            return False
    return True


def take_in(st: BrassState, seat: i64, card: i64) -> None:
    """Put a card into a hand that has room, in its place; unknown ones come first."""
    first: i64 = seat * HAND_SLOTS
    slot: i64 = first + hand_size(st, seat)
    while slot > first and st.hand[slot - 1] > card:
        st.hand[slot] = st.hand[slot - 1]
        slot -= 1
    st.hand[slot] = card


def take_out(st: BrassState, seat: i64, card: i64) -> None:
    """Take one card of the kind out of a hand that holds it."""
    last: i64 = (seat + 1) * HAND_SLOTS - 1
    slot: i64 = seat * HAND_SLOTS
    while st.hand[slot] != card:
        slot += 1
    while slot < last:
        st.hand[slot] = st.hand[slot + 1]
        slot += 1
    st.hand[last] = EMPTY
