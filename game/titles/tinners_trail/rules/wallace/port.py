"""Port: at which of his mines Lord Wallace opens one (LW-10)."""

from __future__ import annotations

from typing import Final, final

from game.engine.cells import i64
from game.titles.tinners_trail.rules.county.developments import stock_of
from game.titles.tinners_trail.rules.developments import build_port
from game.titles.tinners_trail.rules.kinds import EMPTY, STOCK_PORT
from game.titles.tinners_trail.rules.mining import capacity
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.track import work_left
from game.titles.tinners_trail.rules.wallace.holdings import is_his, ore_in
from game.titles.tinners_trail.rules.wallace.preference import Preference


@final
class PortPreference(Preference):
    """His coastal mine with most ore."""

    def __init__(self) -> None:
        """Compare in this order."""
        super().__init__(["most-ore", "most-water", "most-copper", "furthest-west"])

    def may(self, st: TrailState, place: i64) -> bool:
        """On the coast, without a port, with water and more ore than one extraction takes."""
        return (
            is_his(st, place)
            and st.board.coastal[place] != 0
            and st.port[place] == 0
            and st.water[place] > 0
            and capacity(st, place) < ore_in(st, place)
        )

    def standing(self, st: TrailState, place: i64, line: i64) -> i64:
        """Ore, water, copper, west."""
        if line == 0:
            return ore_in(st, place)
        if line == 1:
            return st.water[place]
        if line == 2:
            return st.copper[place]
        return -st.board.x[place]


PORTS: Final = PortPreference()


def open_port(st: TrailState) -> bool:
    """Open a port where he prefers; False when no piece, work points or mine allow it."""
    work: i64 = work_left(st, st.board.wallace_seat)
    area: i64 = PORTS.best(st)
    if area == EMPTY or work < st.board.port_work or stock_of(st, STOCK_PORT) == 0:
        return False
    build_port(st, area)
    return True
