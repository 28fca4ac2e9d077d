"""Benefits of survey cards (A-9). Cards in hands and decks: dealing, discarding, taking and
matching (S-4, S-5, A-4)."""

from __future__ import annotations

from game.engine.cells import i64
from game.titles.tinners_trail.rules.both_editions.developments import lower_water
from game.titles.tinners_trail.rules.developments import place_port
from game.titles.tinners_trail.rules.kinds import (
    EMPTY,
    GAIN_COPPER,
    GAIN_MINER,
    GAIN_PORT,
    GAIN_TIN,
    HAND_SLOTS,
    LESS_WATER,
)
from game.titles.tinners_trail.rules.state import TrailState

# Benefits of survey cards.


def carry_out_benefit(st: TrailState, area: i64, card: i64) -> None:
    """Give the new mine what the card promises; what has no legal place is lost (A-9)."""
    benefit: i64 = st.board.card_benefit[card]
    amount: i64 = st.board.card_amount[card]
    if benefit == GAIN_TIN:
        st.tin[area] += amount
    elif benefit == GAIN_COPPER:
        st.copper[area] += amount
    elif benefit == LESS_WATER:
        lower_water(st, area, amount)
    elif benefit == GAIN_MINER:
        st.miner[area] = max(st.miner[area], 1)
    elif benefit == GAIN_PORT:
        if st.board.coastal[area] != 0 and st.port[area] == 0:
            place_port(st, area)
    else:  # a steam pump
        st.pump[area] = 1
        lower_water(st, area, 1)


# Cards in hands and decks: dealing, discarding, taking and matching (S-4, S-5, A-4).


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
