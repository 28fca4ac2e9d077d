"""Miner: to which of his mines Lord Wallace sends one (LW-12)."""

from __future__ import annotations

from typing import Final, final

from game.engine.cells import i64
from game.titles.tinners_trail.rules.county.developments import build_miner, stock_of
from game.titles.tinners_trail.rules.emigration import build_own_miner
from game.titles.tinners_trail.rules.kinds import EMPTY, STOCK_MINER
from game.titles.tinners_trail.rules.mining import capacity
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.track import work_left
from game.titles.tinners_trail.rules.wallace.holdings import is_his, ore_in
from game.titles.tinners_trail.rules.wallace.preference import Preference


@final
class MinerPreference(Preference):
    """His mine with most ore; miners of Michigan may stand beside others (E-4)."""

    def __init__(self, beside_others: bool) -> None:
        """Compare in this order."""
        super().__init__(["most-ore", "least-water", "most-copper", "inland", "furthest-west"])
        self.beside_others: bool = beside_others

    def may(self, st: TrailState, place: i64) -> bool:
        """Without a miner, with more ore than one extraction takes."""
        return (
            is_his(st, place)
            and (st.miner[place] == 0 or self.beside_others)
            and capacity(st, place) < ore_in(st, place)
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


MINERS: Final = MinerPreference(beside_others=False)
MINERS_BESIDE_OTHERS: Final = MinerPreference(beside_others=True)


def send_miner(st: TrailState) -> bool:
    """Place a miner where he prefers; False when no piece, work points or mine allow it.

    In the emigration expansion it is one of his own colour while he has any (LW-E).
    """
    work: i64 = work_left(st, st.board.wallace_seat)
    area: i64 = MINERS.best(st)
    if area == EMPTY or work < st.board.miner_work or stock_of(st, STOCK_MINER) == 0:
        return False
    if st.board.emigration and st.own_miners[st.board.wallace_seat] > 0:
        build_own_miner(st, area)
    else:
        build_miner(st, area)
    return True
