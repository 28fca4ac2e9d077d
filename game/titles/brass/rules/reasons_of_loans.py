"""Why the bank lends nothing (B-13)."""

# interpreted: for people, who are asked once a move

from __future__ import annotations

from game.engine.reasons import Reason
from game.titles.brass.rules import kinds
from game.titles.brass.rules.loans import bank_lends, income_in_pounds
from game.titles.brass.rules.state import BrassState


def why_not_borrow(view: BrassState, income_levels: int) -> Reason | None:
    """Return why the seat to move cannot take a loan of `income_levels` levels, None if it can: the
    bank does not lend, or its income would become too low (B-13.2, B-13.3)."""
    if not bank_lends(view):
        return Reason("no-loans-now")
    level = int(income_in_pounds(view, view.to_move))
    if level - income_levels < kinds.LOWEST_INCOME_LEVEL:
        pounds = int(income_levels * view.board.loan_pounds)
        facts = {"pounds": pounds, "level": level, "lowest": kinds.LOWEST_INCOME_LEVEL}
        return Reason("income-too-low", dict(facts))
    return None
