"""Arsenic: the calciner, processing, the work limiter and the market; Adelaide's price rise
(AR, E-7)."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64, vec
from game.engine.moves import pack
from game.titles.tinners_trail.rules.both_editions.turns import spend_work
from game.titles.tinners_trail.rules.kinds import (
    ADELAIDE,
    ADELAIDE_PHASE,
    ADELAIDE_PLACE,
    CALCINER,
    CALCINER_PHASE,
    EMPTY,
    NO,
    PLACES,
    PROCESS,
    YES,
)
from game.titles.tinners_trail.rules.state import TrailState

# Arsenic: the calciner, processing and the work limiter (AR-1 .. AR-4).


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


# The arsenic market: selling cube by cube, sections closing round by round (AR-5).


def first_open_space(st: TrailState) -> i64:
    """Return the first space of the sections still open: each round one less (AR-5)."""
    return st.board.market_from[st.round - 1]


def best_space(st: TrailState, start: i64) -> i64:
    """Return the dearest empty space from start on; the last one is never full (AR-5)."""
    space: i64 = start
    while space < st.board.market_spaces and st.market[space] != 0:
        space += 1
    return space


def proceeds(st: TrailState, cubes: i64) -> i64:
    """Return what that many cubes would bring now, in pounds (AR-5)."""
    pounds: i64 = 0
    space: i64 = first_open_space(st)
    for _cube in range(cubes):
        space = best_space(st, space)
        pounds += st.board.market_pounds[space]
        if space < st.board.market_spaces:
            space += 1
    return pounds


def may_sell_arsenic(st: TrailState, seat: i64) -> bool:
    """Return whether the seat holds arsenic and has its calciner, work points aside (AR-5)."""
    return has_calciner(st, seat) and st.ore_arsenic[seat] > 0


def sell_arsenic(st: TrailState) -> None:
    """Sell all arsenic held and earn the sum at once (AR-5)."""
    seat: i64 = st.active
    st.money[seat] += proceeds(st, st.ore_arsenic[seat])
    put_on_market(st, st.ore_arsenic[seat])
    st.ore_arsenic[seat] = 0
    spend_work(st, seat, st.board.sell_work)


def put_on_market(st: TrailState, cubes: i64) -> None:
    """Fill the dearest empty spaces, one cube each (AR-5)."""
    space: i64 = first_open_space(st)
    for _cube in range(cubes):
        space = best_space(st, space)
        if space < st.board.market_spaces:
            st.market[space] = 1


# Adelaide: a price rise for one seat's cubes when phase 3 sells (E-7).

TIN: Final = 0  # first field of ADELAIDE
COPPER: Final = 1


def token_holder(st: TrailState) -> i64:
    """Return the seat with this round's token, EMPTY when nobody has it (E-7)."""
    return st.emigrated[(st.round - 1) * PLACES + ADELAIDE_PLACE]


def must_name_ore(st: TrailState) -> bool:
    """Return whether the holder has to name an ore: not when both rise alike (E-7)."""
    column: i64 = st.round - 1
    holder: i64 = token_holder(st)
    if holder == EMPTY or holder == st.board.wallace_seat:
        return False  # both ores rise alike for Lord Wallace (LW-E)
    return st.board.adelaide_chosen[column] != st.board.adelaide_other[column]


def ask_for_ore(st: TrailState) -> None:
    """Before anything is sold the holder names an ore, even with cubes of one kind only (E-7)."""
    st.phase = ADELAIDE_PHASE
    st.active = EMPTY
    st.to_move = token_holder(st)


def list_ores(out: vec[i64]) -> i64:
    """Tin or copper (E-7)."""
    out[0] = pack(ADELAIDE, TIN, 0, 0)
    out[1] = pack(ADELAIDE, COPPER, 0, 0)
    return 2


def rise_of(st: TrailState, seat: i64, ore: i64, raised: i64) -> i64:
    """Return the pounds more a cube of an ore: most for the raised one of the holder (E-7).

    Lord Wallace gets the larger number on both (LW-E).
    """
    if seat == EMPTY or token_holder(st) != seat:
        return 0
    if ore == raised or seat == st.board.wallace_seat:
        return st.board.adelaide_chosen[st.round - 1]
    return st.board.adelaide_other[st.round - 1]


def raise_prices(st: TrailState, raised: i64) -> None:
    """The ore its holder names gets the larger rise, the other the smaller one (E-7)."""
    seat: i64 = token_holder(st)
    if seat != EMPTY:
        st.tin_rise[seat] = rise_of(st, seat, TIN, raised)
        st.copper_rise[seat] = rise_of(st, seat, COPPER, raised)


def sell_rises(st: TrailState) -> None:
    """Pay the rise of every cube sold; then it is over, even if nothing was sold (E-7)."""
    for seat in range(st.seats):
        st.money[seat] += st.ore_tin[seat] * st.tin_rise[seat]
        st.money[seat] += st.ore_copper[seat] * st.copper_rise[seat]
        st.tin_rise[seat] = 0
        st.copper_rise[seat] = 0
