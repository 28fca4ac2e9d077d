"""Which mine Lord Wallace works, and his arsenic (LW-7, LW-AR)."""

from __future__ import annotations

from typing import Final, final

from game.engine.cells import i64
from game.titles.tinners_trail.rules.arsenic import (
    has_arsenic_to_process,
    may_process,
    next_limiter,
    proceeds,
    process,
    put_on_market,
)
from game.titles.tinners_trail.rules.auction import answer_about_calciner
from game.titles.tinners_trail.rules.developments import capacity, extract
from game.titles.tinners_trail.rules.kinds import EMPTY, NO, ROUNDS, YES
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.wallace.preference import (
    Preference,
    copper_is_dear,
    is_his,
    ore_in,
)

# Mine: which mine Lord Wallace works, and how much of each ore he takes (LW-7).


def copper_taken(st: TrailState, area: i64) -> i64:
    """Return the copper he takes: first of all when it is dear, to fill up in round 4."""
    if copper_is_dear(st):
        return min(st.copper[area], capacity(st, area))
    if st.round == ROUNDS:
        return min(st.copper[area], capacity(st, area) - tin_taken(st, area))
    return 0


def tin_taken(st: TrailState, area: i64) -> i64:
    """Return the tin he takes: first of all when copper is cheap, else to fill up."""
    if copper_is_dear(st):
        return min(st.tin[area], capacity(st, area) - copper_taken(st, area))
    return min(st.tin[area], capacity(st, area))


@final
class MinePreference(Preference):
    """The mine with most of the ore he is after, then the driest, the emptiest, the eastern."""

    def __init__(self) -> None:
        """Compare in this order."""
        super().__init__(["most-extracted", "least-water", "fewest-left", "furthest-east"])

    def may(self, st: TrailState, place: i64) -> bool:
        """Only his mines with a cube he may take."""
        return is_his(st, place) and tin_taken(st, place) + copper_taken(st, place) > 0

    def standing(self, st: TrailState, place: i64, line: i64) -> i64:
        """Copper counts first when it is dear, tin when it is not."""
        if line == 0:
            return copper_taken(st, place) if copper_is_dear(st) else tin_taken(st, place)
        if line == 1:
            return -st.water[place]
        if line == 2:
            return tin_taken(st, place) + copper_taken(st, place) - ore_in(st, place)
        return st.board.x[place]


MINES: Final = MinePreference()


def mining_profit(st: TrailState) -> i64:
    """Return what the mine he prefers would bring now, less the water; 0 without one (LW-AR)."""
    area: i64 = MINES.best(st)
    if area == EMPTY:
        return 0
    tin: i64 = tin_taken(st, area)
    copper: i64 = copper_taken(st, area)
    return tin * st.tin_price + copper * st.copper_price - (tin + copper) * st.water[area]


def mine(st: TrailState) -> bool:
    """Work the mine he prefers; return False when none has ore he may take."""
    area: i64 = MINES.best(st)
    if area == EMPTY:
        return False
    extract(st, area, tin_taken(st, area), copper_taken(st, area))
    return True


# Arsenic: Lord Wallace's calciner, and the cube he takes instead of ore (LW-AR).

LEAST_LAID: Final = 4  # arsenic cubes for which he builds his calciner


def decide_about_calciner(st: TrailState) -> None:
    """Build it beside the new mine if that lays 4 arsenic or more."""
    laid: i64 = 1 + st.board.neighbour_from[st.area + 1] - st.board.neighbour_from[st.area]
    if laid >= LEAST_LAID:
        answer_about_calciner(st, YES)
    else:
        answer_about_calciner(st, NO)


def can_mine_arsenic(st: TrailState) -> bool:
    """Return whether he has a calciner, arsenic in a mine and room for his work limiter."""
    seat: i64 = st.board.wallace_seat
    return (
        st.board.arsenic
        and may_process(st, seat)
        and next_limiter(st, seat) >= st.board.wallace.limiter_floor[st.round - 1]
        and has_arsenic_to_process(st, seat)
    )


def prefers_arsenic(st: TrailState) -> bool:
    """Return whether one cube of arsenic brings more than the mine he would work; ties: ore."""
    return can_mine_arsenic(st) and proceeds(st, 1) > mining_profit(st)


def easternmost_arsenic(st: TrailState) -> i64:
    """Return his mine furthest east that has arsenic, EMPTY when none has."""
    found: i64 = EMPTY
    for area in range(st.board.areas):  # from west to east
        if is_his(st, area) and st.arsenic[area] > 0:
            found = area
    return found


def mine_arsenic(st: TrailState) -> None:
    """Process one cube and sell it at once; the money joins phase 3."""
    process(st, easternmost_arsenic(st))
    sell_cube(st)


def sell_cube(st: TrailState) -> None:
    """Put his cube on the dearest empty space of the market."""
    st.income += proceeds(st, 1)
    put_on_market(st, 1)
    st.ore_arsenic[st.board.wallace_seat] = 0
