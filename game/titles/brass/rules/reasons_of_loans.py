"""Why the bank lends nothing (B-13)."""

# interpreted: for people, who are asked once a move

from __future__ import annotations

from game.engine.reasons import Reason
from game.titles.brass.rules import kinds
from game.titles.brass.rules.loans import income_level, lends
from game.titles.brass.rules.state import BrassState


def why_not_borrow(view: BrassState, steps: int) -> Reason | None:
    """B-13.2, B-13.3: the bank lends, and the income stays at the lowest level or above."""
    if not lends(view):
        return Reason("no-loans-now")
    level = int(income_level(view, view.to_move))
    if level - steps < kinds.LOWEST_LEVEL:
        pounds = int(steps * view.board.loan)
        facts = {"pounds": pounds, "level": level, "lowest": kinds.LOWEST_LEVEL}
        return Reason("income-too-low", dict(facts))
    return None
