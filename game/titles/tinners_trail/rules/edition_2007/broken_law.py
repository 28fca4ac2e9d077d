"""The law a step breaks, if any: of the table it leaves, and of how it came there."""

from __future__ import annotations

from game.engine.cells import i64
from game.titles.tinners_trail.rules.edition_2007.law_names import KEPT, RANKING
from game.titles.tinners_trail.rules.edition_2007.laws import broken_of_table, broken_of_turn
from game.titles.tinners_trail.rules.edition_2007.laws_of_steps import (
    broken_of_accounts,
    broken_of_ground,
)
from game.titles.tinners_trail.rules.edition_2007.state import ClassicState
from game.titles.tinners_trail.rules.kinds import OVER
from game.titles.tinners_trail.rules.laws.of_areas import is_ranked


def broken_law(before: ClassicState, move: i64, after: ClassicState) -> i64:
    """Return the first law that a step or the true table it leaves breaks, KEPT when none."""
    law: i64 = broken_of_table(after)
    if law == KEPT:
        law = broken_of_turn(after)
    if law == KEPT:
        law = broken_of_ground(before, move, after)
    if law == KEPT:
        law = broken_of_accounts(before, move, after)
    if law == KEPT and after.phase == OVER and not is_ranked(after):
        return RANKING
    return law
