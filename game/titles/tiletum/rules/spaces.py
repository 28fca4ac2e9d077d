"""How many moves of each kind there are, and how many outcomes of luck."""

# compiled: it stands beside the kinds

from __future__ import annotations

from typing import Final

from game.engine.move_space import MoveFields, MoveSpace
from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.kinds import (
    BUILDINGS,
    GOODS,
    LESS_IRON,
    MOST_POINTS_OF_ACTION,
    PEOPLE,
    PIECES,
    SURPRISES,
    TECHNOLOGIES,
)

VALUES: Final = 7  # of a die, from 1
MOST_AS_GOLD: Final = 16  # goods: no price in gold is as high


def move_space(board: Board) -> MoveSpace:
    """Number the moves."""
    spaces: list[MoveFields] = moves_of_actions(board) + moves_of_tasks(board)
    if board.silver > 0:
        spaces += moves_below(board)
    return MoveSpace(spaces)


def moves_of_actions(board: Board) -> list[MoveFields]:
    """Describe the moves of dice and actions."""
    tiles: int = int(board.tiles)
    towns: int = int(board.spaces)
    return [
        MoveFields(kinds.TAKE_DIE, GOODS, VALUES, VALUES),
        MoveFields(kinds.COLOUR, tiles, GOODS),
        MoveFields(kinds.COLOUR_NONE),
        MoveFields(kinds.BONUS, 2),
        MoveFields(kinds.AS, int(board.actions), MOST_POINTS_OF_ACTION + 1),
        MoveFields(kinds.STEP, PEOPLE, towns),
        MoveFields(kinds.HOUSE, towns),
        MoveFields(kinds.PILLAR, towns),
        MoveFields(kinds.PIECE_NONE, PIECES + 1),
        MoveFields(kinds.TILE, towns),
        MoveFields(kinds.TAKE, tiles),
        MoveFields(kinds.REFRESH),
        MoveFields(kinds.PLACE, tiles, BUILDINGS),
        MoveFields(kinds.EXCHANGE, GOODS, GOODS),
        MoveFields(kinds.GAIN, GOODS),
        MoveFields(kinds.FLY, PEOPLE, towns),
        MoveFields(kinds.FLY_NONE, PEOPLE),
        MoveFields(kinds.BUILDING, BUILDINGS),
        MoveFields(kinds.BUILDING_NONE),
    ]


def moves_of_tasks(board: Board) -> list[MoveFields]:
    """Describe the moves of characters and tasks, and those that end something."""
    tiles: int = int(board.tiles)
    return [
        MoveFields(kinds.CALL, tiles),
        MoveFields(kinds.CALL_NONE),
        MoveFields(kinds.BUY, GOODS),
        MoveFields(kinds.USE, tiles),
        MoveFields(kinds.FULFIL, tiles, GOODS + 1, LESS_IRON + 1),
        MoveFields(kinds.CREST, int(board.crest_kinds), BUILDINGS),
        MoveFields(kinds.CONTRIBUTE, int(board.spaces)),
        MoveFields(kinds.END),
        MoveFields(kinds.STOP),
        MoveFields(kinds.WALK, int(board.spaces)),
        MoveFields(kinds.CROWN, 2),
    ]


def moves_below(board: Board) -> list[MoveFields]:
    """Describe the moves of In Search of Silver."""
    towns: int = int(board.spaces)
    actions: int = int(board.actions)
    return [
        MoveFields(kinds.DO, actions),
        MoveFields(kinds.RAISE, TECHNOLOGIES),
        MoveFields(kinds.HIRE, towns),
        MoveFields(kinds.SYMBOL, towns),
        MoveFields(kinds.SYMBOL_ACTION),
        MoveFields(kinds.RAISE_NONE),
        MoveFields(kinds.HIRE_NONE),
        MoveFields(kinds.FOR_SILVER, 2),
        MoveFields(kinds.STEP_NONE),
        MoveFields(kinds.MINE, towns),
        MoveFields(kinds.SWITCH, actions),
        MoveFields(kinds.PAY, 2),
        MoveFields(kinds.BONUSED, GOODS),
        MoveFields(kinds.SPEND, MOST_AS_GOLD, GOODS),
        MoveFields(kinds.DIG, 2),
        MoveFields(kinds.KEEP, int(board.tiles)),
        MoveFields(kinds.KEEP_NONE),
        MoveFields(kinds.TAKE_NONE),
    ]


def luck_space(board: Board) -> MoveSpace:
    """Number the dice, tokens, tiles, decrees and surprises that may come."""
    return MoveSpace(
        [
            MoveFields(kinds.DIE, GOODS, VALUES),
            MoveFields(kinds.TOKEN, len(board.token_count)),
            MoveFields(kinds.DRAW, int(board.tiles)),
            MoveFields(kinds.DECREED, len(board.cards.decree_names)),
            MoveFields(kinds.SURPRISED, SURPRISES),
            MoveFields(kinds.CREST_FOUND, int(board.crest_kinds)),
        ]
    )
