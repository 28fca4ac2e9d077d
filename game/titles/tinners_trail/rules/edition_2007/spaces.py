"""How many moves of each kind the edition of 2007 has, and how many outcomes of luck."""

# compiled: it stands beside the kinds

from __future__ import annotations

from game.engine.move_space import MoveFields, MoveSpace
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.edition_2007.board import ClassicBoard
from game.titles.tinners_trail.rules.edition_2007.kinds import PROSPECT, ROLL_AREA
from game.titles.tinners_trail.rules.kinds import MOST_POUNDS
from game.titles.tinners_trail.rules.spaces import FACES, PIECES_OF_A_MINE, county_moves


def move_space(board: ClassicBoard) -> MoveSpace:
    """Number the moves of the edition of 2007."""
    areas: int = int(board.all_areas)
    highest: int = max([int(price) for price in board.box_price])
    spaces: list[MoveFields] = county_moves(board, int(board.base_capacity) + PIECES_OF_A_MINE)
    spaces += [
        MoveFields(kinds.BID, MOST_POUNDS + 1),
        MoveFields(kinds.DROP),
        MoveFields(kinds.PUMP, areas + 1),
        MoveFields(kinds.INVEST, highest + 1),
        MoveFields(PROSPECT, areas),
    ]
    return MoveSpace(spaces)


def luck_space() -> MoveSpace:
    """Number the rolls for prices and for the ore of an area."""
    rolls: list[int] = [kinds.ROLL_TIN, kinds.ROLL_COPPER, ROLL_AREA]
    return MoveSpace([MoveFields(kind, FACES, FACES, FACES) for kind in rolls])
