"""Arsenic: the calciner, processing and the work limiter (AR-1 .. AR-4)."""

from __future__ import annotations

from game.engine.cells import i64, vec
from game.engine.moves import pack
from game.titles.tinners_trail.rules.kinds import CALCINER, CALCINER_PHASE, EMPTY, NO, PROCESS, YES
from game.titles.tinners_trail.rules.state import TrailState


def may_build_calciner(st: TrailState, seat: i64) -> bool:
    """Return whether the seat still has its calciner (AR-1)."""
    return st.board.arsenic and st.calciner_left[seat] != 0


def ask_for_calciner(st: TrailState) -> None:
    """The mine stands: its owner decides about the calciner (A-7, AR-1)."""
    st.minimum = 0
    st.phase = CALCINER_PHASE
    st.to_move = st.high_bidder


def list_calciner_answers(out: vec[i64]) -> i64:
    """No or yes (AR-1)."""
    out[0] = pack(CALCINER, NO, 0, 0)
    out[1] = pack(CALCINER, YES, 0, 0)
    return 2


def build_calciner(st: TrailState, seat: i64, area: i64) -> None:
    """Lay 1 arsenic in the area and in each adjacent one, tile or mine or neither (AR-1)."""
    st.calciner_left[seat] = 0
    st.calciner[area] = seat
    st.arsenic[area] += 1
    spot: i64 = st.board.neighbour_from[area]
    end: i64 = st.board.neighbour_from[area + 1]
    while spot < end:
        st.arsenic[st.board.neighbour[spot]] += 1
        spot += 1


def has_calciner(st: TrailState, seat: i64) -> bool:
    """Return whether the seat has built its calciner (AR-2, AR-5)."""
    return st.calciner_left[seat] == 0


def next_limiter(st: TrailState, seat: i64) -> i64:
    """Return the column the limiter would cover next: the last, then one left each time (AR-3)."""
    if st.limiter[seat] == 0:
        return st.board.columns
    return st.limiter[seat] - 1


def may_process(st: TrailState, seat: i64) -> bool:
    """Return whether the limiter may move: never onto the seat's own marker (AR-2, AR-3)."""
    return has_calciner(st, seat) and next_limiter(st, seat) > st.column[seat]


def list_processing(st: TrailState, seat: i64, out: vec[i64], start: i64) -> i64:
    """Every own mine with arsenic (AR-2)."""
    count: i64 = start
    if may_process(st, seat):
        for area in range(st.board.areas):
            if st.owner[area] == seat and st.arsenic[area] > 0:
                out[count] = pack(PROCESS, area, 0, 0)
                count += 1
    return count


def process(st: TrailState, area: i64) -> None:
    """Take exactly 1 arsenic, whatever the water; the limiter moves (AR-2, AR-3)."""
    seat: i64 = st.active
    st.limiter[seat] = next_limiter(st, seat)
    st.arsenic[area] -= 1
    st.ore_arsenic[seat] += 1


def has_arsenic_to_process(st: TrailState, seat: i64) -> bool:
    """Return whether arsenic lies in one of the seat's mines (AR-2)."""
    for area in range(st.board.areas):
        if st.owner[area] != EMPTY and st.owner[area] == seat and st.arsenic[area] > 0:
            return True
    return False
