"""Miner: to which of his mines Lord Wallace sends one (LW-12)."""

from __future__ import annotations

from typing import Final, final

from game.engine.cells import i64
from game.titles.tinners_trail.rules.developments import build_miner, stock_of
from game.titles.tinners_trail.rules.kinds import EMPTY, STOCK_MINER
from game.titles.tinners_trail.rules.mining import capacity
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.track import work_left
from game.titles.tinners_trail.rules.wallace.holdings import is_his, ore_in
from game.titles.tinners_trail.rules.wallace.preference import Preference


@final
class MinerPreference(Preference):
    """His mine with most ore."""

    def __init__(self) -> None:
        """Compare in this order."""
        super().__init__(["most-ore", "least-water", "most-copper", "inland", "furthest-west"])

    def may(self, st: TrailState, place: i64) -> bool:
        """Without a miner, with more ore than one extraction takes."""
        return (
            is_his(st, place) and st.miner[place] == 0 and capacity(st, place) < ore_in(st, place)
        )

    def standing(self, st: TrailState, place: i64, line: i64) -> i64:
        """Ore, water, copper, coast, west."""
        if line == 0:
            return ore_in(st, place)
        if line == 1:
            return -st.water[place]
        if line == 2:
            return st.copper[place]
        if line == 3:
            return -st.board.coastal[place]
        return -st.board.x[place]


MINERS: Final = MinerPreference()


def send_miner(st: TrailState) -> bool:
    """Place a miner where he prefers; False when no piece, work points or mine allow it."""
    work: i64 = work_left(st, st.board.wallace_seat)
    area: i64 = MINERS.best(st)
    if area == EMPTY or work < st.board.miner_work or stock_of(st, STOCK_MINER) == 0:
        return False
    build_miner(st, area)
    return True
