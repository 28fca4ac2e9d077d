"""The moves of all actions (B-4 .. B-13.4)."""

from tools.titles.brass.oracle import facts
from tools.titles.brass.oracle.board import BrassPosition
from tools.titles.brass.oracle.building import builds
from tools.titles.brass.oracle.canals_and_rails import canals, rails
from tools.titles.brass.oracle.developing_and_loans import developments, loans
from tools.titles.brass.oracle.selling import sales


def moves(position: BrassPosition) -> list[str]:
    """B-4.1, B-4.2: every action that can be carried out whole, and passing."""
    return [
        *builds(position),
        *(
            canals(position)
            if position["era"] == "canal"
            else rails(position, facts.PRICES["rail"])
        ),
        *developments(position),
        *sales(position),
        *loans(position),
        "pass",
    ]
