"""What every game begins with (S-1, S-6, C-1, C-5)."""

from __future__ import annotations

from game.engine.cells import i64, vec
from game.engine.luck import Luck
from game.engine.rows import zeros
from game.titles.tinners_trail.rules.both_editions.state import CountyState


def lay_out(st: CountyState) -> None:
    """Hand out money and mines, and fill the columns of the rounds."""
    for seat in range(st.seats):
        st.money[seat] = st.county.start_money
        st.mines_left[seat] = st.county.mines
    st.stock = st.county.stock[:]
    st.pumps = st.county.pumps[:]


def shuffle(cards: vec[i64], count: i64, luck: Luck) -> None:
    """Shuffle the first count numbers (Fisher and Yates)."""
    last: i64 = count - 1
    while last > 0:
        other: i64 = luck.below(last + 1)
        kept: i64 = cards[last]
        cards[last] = cards[other]
        cards[other] = kept
        last -= 1


def stack_markers(st: CountyState) -> None:
    """Stack the work markers in random order in column 0 (S-1)."""
    order: vec[i64] = zeros(st.seats)
    for seat in range(st.seats):
        order[seat] = seat
    shuffle(order, st.seats, st.luck)
    for seat in range(st.seats):
        st.depth[order[seat]] = seat
