"""Steam pumps: cube by cube out of the mines that still pay (LW-8, LW-D7)."""

from __future__ import annotations

from typing import Final, final

from game.engine.cells import i64
from game.titles.tinners_trail.rules.county.developments import lower_water, rightmost_pump_group
from game.titles.tinners_trail.rules.county.track import spend_work
from game.titles.tinners_trail.rules.kinds import EMPTY
from game.titles.tinners_trail.rules.mining import capacity
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.wallace.holdings import is_his, ore_in
from game.titles.tinners_trail.rules.wallace.preference import Preference


@final
class PumpPreference(Preference):
    """The mine that loses the next water cube."""

    def __init__(self) -> None:
        """Compare in this order."""
        super().__init__(["most-ore", "highest-capacity", "least-water", "inland", "furthest-west"])

    def may(self, st: TrailState, place: i64) -> bool:
        """His mines with water and at least as much ore as one extraction takes."""
        return (
            is_his(st, place) and st.water[place] > 0 and ore_in(st, place) >= capacity(st, place)
        )

    def standing(self, st: TrailState, place: i64, line: i64) -> i64:
        """The least water that is some: a mine without water is out of the question."""
        if line == 0:
            return ore_in(st, place)
        if line == 1:
            return capacity(st, place)
        if line == 2:
            return -st.water[place]
        if line == 3:
            return -st.board.coastal[place]
        return -st.board.x[place]


PUMPED: Final = PumpPreference()


def take_pumps_and_drain(st: TrailState) -> bool:
    """Take the rightmost group; False when none is left or no cube could be removed (LW-8)."""
    group: i64 = rightmost_pump_group(st)
    if group == EMPTY or PUMPED.best(st) == EMPTY:
        return False
    drain_mines(st, take_group(st, group))
    return True


def take_group(st: TrailState, group: i64) -> i64:
    """Take a group of steam pumps and return how many it holds (D-6)."""
    pumps: i64 = st.pumps[group]
    st.pumps[group] = 0
    spend_work(st, st.board.wallace_seat, st.board.pumps_work)
    return pumps


def drain_mines(st: TrailState, cubes: i64) -> None:
    """Remove up to so many water cubes, each from the mine he prefers by then."""
    for _cube in range(cubes):
        area: i64 = PUMPED.best(st)
        if area != EMPTY:
            lower_water(st, area, 1)
