"""How many moves of each kind there are, and how many outcomes of luck."""

# compiled: it stands beside the kinds

from __future__ import annotations

from game.engine.move_space import MoveFields, MoveSpace
from game.titles.brass.rules import kinds
from game.titles.brass.rules.board import Board
from game.titles.brass.rules.kinds import INDUSTRY_COUNT, TILE_KINDS, TWO_CARDS


def move_space(board: Board) -> MoveSpace:
    """Number the moves."""
    spaces: int = int(board.spaces)
    return MoveSpace(
        [
            MoveFields(kinds.REMOVE, spaces),
            MoveFields(kinds.BUILD, INDUSTRY_COUNT, spaces, TWO_CARDS + 1),
            MoveFields(kinds.DIG_CANAL, int(board.lines)),
            MoveFields(kinds.LAY_RAIL, int(board.lines)),
            MoveFields(kinds.DEVELOP, INDUSTRY_COUNT),
            MoveFields(kinds.SELL, spaces, spaces + 1),
            MoveFields(kinds.LOAN, int(board.loan_steps) + 1),
            MoveFields(kinds.PASS),
            MoveFields(kinds.CARD, int(board.card_kinds)),
            MoveFields(kinds.COAL, spaces),
            MoveFields(kinds.IRON, spaces),
            MoveFields(kinds.DONE),
        ]
    )


def luck_space() -> MoveSpace:
    """Number the tiles of the distant market."""
    return MoveSpace([MoveFields(kinds.DEMAND, TILE_KINDS)])
