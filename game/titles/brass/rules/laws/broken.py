"""The first law a step breaks; compiled, so that a million games can be watched."""

from __future__ import annotations

from game.engine.cells import i64
from game.titles.brass.rules.laws.accounts import broken_account
from game.titles.brass.rules.laws.board import broken_board
from game.titles.brass.rules.laws.box import broken_box
from game.titles.brass.rules.laws.kinds import KEPT
from game.titles.brass.rules.laws.moment import broken_moment
from game.titles.brass.rules.state import BrassState


def broken_law(before: BrassState, move: i64, after: BrassState) -> i64:
    """Return the number of the first law that is broken, KEPT when none is."""
    broken: i64 = broken_box(before, move, after)
    if broken == KEPT:
        broken = broken_board(before, after)
    if broken == KEPT:
        broken = broken_account(before, move, after)
    if broken == KEPT:
        broken = broken_moment(before, after)
    return broken
