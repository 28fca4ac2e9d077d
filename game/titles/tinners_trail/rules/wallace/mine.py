"""Mine: which mine Lord Wallace works, and how much of each ore he takes (LW-7)."""

from __future__ import annotations

from typing import Final, final

from game.engine.cells import i64
from game.titles.tinners_trail.rules.kinds import EMPTY, ROUNDS
from game.titles.tinners_trail.rules.mining import capacity, extract
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.wallace.holdings import copper_is_dear, is_his, ore_in
from game.titles.tinners_trail.rules.wallace.preference import Preference


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
