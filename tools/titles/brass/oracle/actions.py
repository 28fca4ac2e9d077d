"""The moves of all actions (B-4 .. B-13.4)."""

from tools.titles.brass.oracle import facts
from tools.titles.brass.oracle.board import BrassPosition
from tools.titles.brass.oracle.building import build_moves
from tools.titles.brass.oracle.canals_and_rails import canal_moves, rail_moves
from tools.titles.brass.oracle.developing_and_loans import development_moves, loan_moves
from tools.titles.brass.oracle.selling import sale_moves


def moves(position: BrassPosition) -> list[str]:
    """Return every action of the mover that can be carried out completely, and "pass", as move
    texts (B-4.1, B-4.2)."""
    return [
        *build_moves(position),
        *(
            canal_moves(position)
            if position["era"] == "canal"
            else rail_moves(position, facts.PRICES["rail"])
        ),
        *development_moves(position),
        *sale_moves(position),
        *loan_moves(position),
        "pass",
    ]
