"""The first law a step breaks; compiled, so that a million games can be watched."""

from __future__ import annotations

from game.engine.cells import i64
from game.titles.tiletum.rules.laws.below import broken_below
from game.titles.tiletum.rules.laws.box import broken_box
from game.titles.tiletum.rules.laws.homes import broken_home
from game.titles.tiletum.rules.laws.kinds import KEPT
from game.titles.tiletum.rules.laws.moment import broken_moment
from game.titles.tiletum.rules.laws.tracks import broken_track
from game.titles.tiletum.rules.state import TiletumState


def broken_law(before: TiletumState, move: i64, after: TiletumState) -> i64:
    """Return the number of the first law that is broken, KEPT when none is."""
    broken: i64 = broken_box(before, after)
    if broken == KEPT:
        broken = broken_home(before, after)
    if broken == KEPT:
        broken = broken_track(before, after)
    if broken == KEPT and after.board.silver > 0:
        broken = broken_below(before, after)
    if broken == KEPT:
        broken = broken_moment(before, after)
    return broken
