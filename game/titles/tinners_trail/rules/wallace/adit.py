"""Adit: between which two of his mines Lord Wallace digs (LW-9)."""

from __future__ import annotations

from typing import Final, final

from game.engine.cells import i64
from game.titles.tinners_trail.rules.county.developments import stock_of
from game.titles.tinners_trail.rules.developments import build_adit
from game.titles.tinners_trail.rules.kinds import EMPTY, STOCK_ADIT
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.track import work_left
from game.titles.tinners_trail.rules.wallace.holdings import is_his, ore_in
from game.titles.tinners_trail.rules.wallace.preference import Preference


@final
class AditPreference(Preference):
    """A border of two of his mines; ore, copper and place of both are added up."""

    def __init__(self) -> None:
        """Compare in this order."""
        super().__init__(["fewest-ore", "least-copper", "furthest-west"])

    def places(self, st: TrailState) -> i64:
        """Adits lie on borders."""
        return st.board.borders_on_card

    def may(self, st: TrailState, place: i64) -> bool:
        """A border without an adit; both mines have water."""
        return (
            st.adit[place] == 0
            and is_wet_mine(st, st.board.border_west[place])
            and is_wet_mine(st, st.board.border_east[place])
        )

    def standing(self, st: TrailState, place: i64, line: i64) -> i64:
        """The two mines together."""
        west: i64 = st.board.border_west[place]
        east: i64 = st.board.border_east[place]
        if line == 0:
            return -ore_in(st, west) - ore_in(st, east)
        if line == 1:
            return -st.copper[west] - st.copper[east]
        return -st.board.x[west] - st.board.x[east]


ADITS: Final = AditPreference()


def is_wet_mine(st: TrailState, area: i64) -> bool:
    """Return whether the area holds a mine of his with at least 1 water."""
    return is_his(st, area) and st.water[area] > 0


def dig_adit(st: TrailState) -> bool:
    """Dig where he prefers; False when no piece, work points or border allow it."""
    work: i64 = work_left(st, st.board.wallace_seat)
    border: i64 = ADITS.best(st)
    if border == EMPTY or work < st.board.adit_work or stock_of(st, STOCK_ADIT) == 0:
        return False
    build_adit(st, border)
    return True
