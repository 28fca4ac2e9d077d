"""Setting up a new game from a seed (C-1, C-2)."""

from __future__ import annotations

from game.engine.cells import i64
from game.engine.moves import first_of, second_of, third_of
from game.titles.tinners_trail.rules.classic.kinds import ROLL_AREA
from game.titles.tinners_trail.rules.classic.state import ClassicState
from game.titles.tinners_trail.rules.county.laying_out import lay_out, stack_markers
from game.titles.tinners_trail.rules.county.prices import begin_prices, draw_roll


def deal(st: ClassicState, seed: i64) -> None:
    """Make a new game: turn order, then the dice of every area with printed ore, west to east."""
    st.clear()
    st.luck.seed(seed)
    lay_out(st)
    for seat in range(st.seats):
        st.cubes_left[seat] = st.board.cubes
    stack_markers(st)
    for area in range(st.board.areas):
        if st.board.printed_tin[area] + st.board.printed_copper[area] > 0:
            roll: i64 = draw_roll(st, ROLL_AREA)
            st.tin[area] = st.board.printed_tin[area] + first_of(roll)
            st.copper[area] = st.board.printed_copper[area] + second_of(roll)
            st.water[area] = third_of(roll)
    begin_prices(st)
