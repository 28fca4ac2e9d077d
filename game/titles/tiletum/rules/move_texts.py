"""The text of each kind of move: its words and its numbers, and how many moves there are of it."""

# interpreted: read once a game, and whenever somebody reads or writes a move
from __future__ import annotations

from typing import Final

from game.engine.move_space import MoveKindSizes, MoveSpace
from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.components import GOODS, TECHNOLOGIES
from game.titles.tiletum.rules.move_argument import MoveArgument

NONE: Final = "none"
PIECES: Final = ("house", "pillar", "mine")
LESS: Final = ("", "same", "wool", "iron")  # part of a contract that costs one less
TAKE_OR_LEAVE: Final = ("leave", "take")
NO_OR_YES: Final = ("no", "yes")
WHO: Final = ("merchant", "architect")
VALUES: Final = ("1", "2", "3", "4", "5", "6")
TEXTS: Final[dict[int, str]] = {
    kinds.TAKE_DIE: "take GOOD VALUE",
    kinds.COLOUR: "use TILE GOOD",
    kinds.COLOUR_NONE: "use none",
    kinds.BONUS: "bonus TAKE",
    kinds.AS: "as ACTION",
    kinds.STEP: "step WHO SPACE",
    kinds.WALK: "step SPACE",
    kinds.HOUSE: "house SPACE",
    kinds.PILLAR: "pillar SPACE",
    kinds.MINE: "mine SPACE",
    kinds.TILE: "tile SPACE",
    kinds.TAKE: "take TILE",
    kinds.REFRESH: "refresh",
    kinds.PLACE: "place TILE BUILDING",
    kinds.EXCHANGE: "exchange GIVEN GOOD",
    kinds.GAIN: "gain GOOD",
    kinds.FLY: "move WHO SPACE",
    kinds.FLY_NONE: "move WHO none",
    kinds.BUILDING: "building BUILDING",
    kinds.BUILDING_NONE: "building none",
    kinds.CALL: "gain TILE",
    kinds.CALL_NONE: "gain none",
    kinds.BUY: "buy GOOD",
    kinds.USE: "use TILE",
    kinds.FULFIL: "fulfil TILE",
    kinds.CREST: "crest CREST BUILDING",
    kinds.CONTRIBUTE: "contribute SPACE",
    kinds.END: "end",
    kinds.STOP: "stop",
    kinds.CROWN: "king TAKE",
    kinds.DIE: "die GOOD VALUE",
    kinds.TOKEN: "corruption TOKEN",
    kinds.DECREED: "decree DECREE",
    kinds.DRAW: "draw TILE",
    kinds.CREST_FOUND: "crest CREST",
    kinds.DO: "do ACTION",
    kinds.RAISE: "raise TECHNOLOGY",
    kinds.RAISE_NONE: "raise none",
    kinds.HIRE: "explorer SPACE",
    kinds.HIRE_NONE: "explorer none",
    kinds.SYMBOL: "symbol SPACE",
    kinds.SYMBOL_ACTION: "symbol action",
    kinds.FOR_SILVER: "silver YES",
    kinds.STEP_NONE: "step none",
    kinds.SWITCH: "switch ACTION",
    kinds.PAY: "pay YES",
    kinds.BONUSED: "bonused GOOD",
    kinds.DIG: "dig YES",
    kinds.KEEP: "keep TILE",
    kinds.KEEP_NONE: "keep none",
    kinds.SURPRISED: "surprise SURPRISE",
    kinds.TAKE_NONE: "take none",
}
"""The text of each kind of move: capitals are its numbers in order, other words stand as such."""

BESIDE: Final[dict[int, tuple[int, ...]]] = {
    kinds.TAKE_DIE: (len(VALUES) + 1,),
    kinds.AS: (kinds.MOST_POINTS_OF_ACTION + 1,),
    kinds.PIECE_NONE: (len(PIECES),),
    kinds.FULFIL: (kinds.GOODS + 1, len(LESS)),
    kinds.SPEND: (16, kinds.GOODS),  # no price in gold is as high
}
"""How many values have the numbers of a move that its text does not name as such."""

ARGUMENTS: Final = {
    "GOOD": MoveArgument("choice", lambda _board: GOODS),
    "GIVEN": MoveArgument("card", lambda _board: GOODS),
    "TILE": MoveArgument("card", lambda board: board.tile_names),
    "SPACE": MoveArgument("place", lambda board: board.space_names),
    "WHO": MoveArgument("choice", lambda _board: WHO),
    "TAKE": MoveArgument("choice", lambda _board: TAKE_OR_LEAVE),
    "YES": MoveArgument("choice", lambda _board: NO_OR_YES),
    "ACTION": MoveArgument("choice", lambda board: board.action_names),
    "CREST": MoveArgument("choice", lambda board: board.crest_names),
    "TECHNOLOGY": MoveArgument("choice", lambda _board: TECHNOLOGIES),
    "DECREE": MoveArgument("card", lambda board: board.cards.decree_names),
    "SURPRISE": MoveArgument("card", lambda board: board.cards.surprise_names),
    "BUILDING": MoveArgument("building", lambda _board: VALUES),
    "VALUE": MoveArgument("value", lambda _board: VALUES, 1),
    "TOKEN": MoveArgument("spaces", lambda board: [str(n) for n in range(len(board.token_count))]),
}


def make_move_space(board: Board) -> MoveSpace:
    """Return the numbering of all moves that a seat can make, without chance outcomes; those of
    the Silver expansion only if the board has it."""
    last = kinds.TAKE_NONE if board.silver else kinds.CROWN
    kinds_of_moves = sorted({*TEXTS, *BESIDE} - set(range(kinds.DIE, kinds.LAST_LUCK + 1)))
    return MoveSpace([_move_kind_sizes(board, kind) for kind in kinds_of_moves if kind <= last])


def make_chance_outcome_space(board: Board) -> MoveSpace:
    """Return the numbering of all chance outcomes: dice, tokens, tiles, decrees and surprises."""
    return MoveSpace(
        [_move_kind_sizes(board, kind) for kind in range(kinds.DIE, kinds.LAST_LUCK + 1)]
    )


def _move_kind_sizes(board: Board, kind: int) -> MoveKindSizes:
    named = [ARGUMENTS[word] for word in TEXTS.get(kind, "").split() if word in ARGUMENTS]
    counts = [len(argument.words(board)) + argument.first for argument in named]
    if kind == kinds.SURPRISED:
        counts = [kinds.SURPRISES]  # in games without them too
    return MoveKindSizes(kind, *counts, *BESIDE.get(kind, ()))
