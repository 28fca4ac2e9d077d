"""Calciners and processing arsenic (AR-1 .. AR-4)."""

from __future__ import annotations

from game.engine.cells import i64, vec
from game.engine.moves import add_move, make_move_code
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.state import TrailState


def may_build_calciner(st: TrailState, seat: i64) -> bool:
    """Return whether the seat may still build its calciner; False without the Arsenic expansion
    (AR-1)."""
    return st.board.has_arsenic and st.calciner_left[seat] != 0


def build_calciner(st: TrailState, seat: i64, area: i64) -> None:
    """Place the calciner, and 1 arsenic in the area and in each adjacent one (AR-1)."""
    st.calciner_left[seat] = 0
    st.calciner[area] = seat
    st.arsenic[area] += 1
    for spot in range(
        st.board.first_neighbour_of_area[area], st.board.first_neighbour_of_area[area + 1]
    ):
        st.arsenic[st.board.neighbour_areas[spot]] += 1


def has_built_calciner(st: TrailState, seat: i64) -> bool:
    """Return whether the seat has built its calciner (AR-2, AR-5)."""
    return st.calciner_left[seat] == 0


def next_limiter_column(st: TrailState, seat: i64) -> i64:
    """Return the column that the seat's work limiter covers next: the last column at first, then
    one column to the left each time (AR-3).
    """
    if st.limiter[seat] == 0:
        return st.board.work_track_column_count
    return st.limiter[seat] - 1


def may_process_arsenic(st: TrailState, seat: i64) -> bool:
    """Return whether the seat has built its calciner, and its work limiter can move without
    covering its marker (AR-2, AR-3)."""
    return has_built_calciner(st, seat) and next_limiter_column(st, seat) > st.column[seat]


def write_processing_moves(st: TrailState, seat: i64, move_codes: vec[i64], move_count: i64) -> i64:
    """Write a move for each own mine with arsenic, if the seat may process arsenic; return the
    new count (AR-2)."""
    count: i64 = move_count
    if may_process_arsenic(st, seat):
        for area in range(st.board.areas_in_play_count):
            if st.owner[area] == seat and st.arsenic[area] > 0:
                count = add_move(
                    move_codes, count, make_move_code(kinds.PROCESS_ARSENIC_MOVE, area, 0, 0)
                )
    return count


def process_one_arsenic_cube(st: TrailState, area: i64) -> None:
    """Move 1 arsenic cube from an area to the active seat's goods, and its work limiter to the next
    column; water does not matter (AR-2, AR-3)."""
    seat: i64 = st.active
    st.limiter[seat] = next_limiter_column(st, seat)
    st.arsenic[area] -= 1
    st.ore_arsenic[seat] += 1
