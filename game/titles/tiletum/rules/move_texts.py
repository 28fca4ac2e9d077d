"""The text of each kind of move: its words and its numbers, and how many moves there are of it."""

# interpreted: read once a game, and whenever somebody reads or writes a move
from __future__ import annotations

from typing import Final

from game.engine.move_space import MoveKindSizes, MoveSpace
from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.components import GOODS, TECHNOLOGIES
from game.titles.tiletum.rules.move_argument import MoveArgument

NONE_WORD: Final = "none"
PIECE_WORDS: Final = ("house", "pillar", "mine")
LESS_PART_WORDS: Final = ("", "same", "wool", "iron")  # part of a contract that costs one less
TAKE_OR_LEAVE_WORDS: Final = ("leave", "take")
NO_OR_YES_WORDS: Final = ("no", "yes")
PERSON_WORDS: Final = ("merchant", "architect")
DIE_VALUE_WORDS: Final = ("1", "2", "3", "4", "5", "6")
TEXT_BY_MOVE_KIND: Final[dict[int, str]] = {
    kinds.TAKE_DIE: "take GOOD VALUE",
    kinds.USE_COLOUR: "use TILE GOOD",
    kinds.DECLINE_COLOUR: "use none",
    kinds.TAKE_BONUS: "bonus TAKE",
    kinds.USE_AS: "as ACTION",
    kinds.STEP_TO: "step WHO SPACE",
    kinds.WALK: "step SPACE",
    kinds.BUILD_HOUSE: "house SPACE",
    kinds.BUILD_PILLAR: "pillar SPACE",
    kinds.BUILD_MINE: "mine SPACE",
    kinds.TAKE_TILE_AT: "tile SPACE",
    kinds.TAKE_TILE: "take TILE",
    kinds.REFRESH: "refresh",
    kinds.PLACE_CHARACTER: "place TILE BUILDING",
    kinds.EXCHANGE_GOODS: "exchange GIVEN GOOD",
    kinds.GAIN_CHOSEN_GOOD: "gain GOOD",
    kinds.FLY: "move WHO SPACE",
    kinds.DECLINE_FLIGHT: "move WHO none",
    kinds.CHOOSE_BUILDING: "building BUILDING",
    kinds.DECLINE_BUILDING: "building none",
    kinds.CALL_CHARACTER: "gain TILE",
    kinds.DECLINE_CALL: "gain none",
    kinds.BUY_GOOD: "buy GOOD",
    kinds.USE_TILE: "use TILE",
    kinds.FULFIL_CONTRACT: "fulfil TILE",
    kinds.PLACE_CREST: "crest CREST BUILDING",
    kinds.CONTRIBUTE: "contribute SPACE",
    kinds.END: "end",
    kinds.STOP: "stop",
    kinds.ANSWER_KING_TILE: "king TAKE",
    kinds.DIE_ROLLED: "die GOOD VALUE",
    kinds.CORRUPTION_DRAWN: "corruption TOKEN",
    kinds.DECREE_DRAWN: "decree DECREE",
    kinds.TILE_DRAWN: "draw TILE",
    kinds.CREST_FOUND: "crest CREST",
    kinds.DO_ACTION: "do ACTION",
    kinds.RAISE_LEVEL: "raise TECHNOLOGY",
    kinds.DECLINE_RAISE: "raise none",
    kinds.HIRE_EXPLORER: "explorer SPACE",
    kinds.DECLINE_EXPLORER: "explorer none",
    kinds.USE_SYMBOL: "symbol SPACE",
    kinds.SYMBOL_ACTION: "symbol action",
    kinds.ANSWER_SILVER: "silver YES",
    kinds.DECLINE_STEP: "step none",
    kinds.SWITCH_ACTION: "switch ACTION",
    kinds.ANSWER_PAYMENT: "pay YES",
    kinds.CHOOSE_BONUSED_GOOD: "bonused GOOD",
    kinds.ANSWER_DIG: "dig YES",
    kinds.KEEP_TILE: "keep TILE",
    kinds.DECLINE_KEEPING: "keep none",
    kinds.SURPRISE_DRAWN: "surprise SURPRISE",
    kinds.DECLINE_TILE: "take none",
}
"""The text of each kind of move: capitals are its numbers in order, other words stand as such."""

SIZES_BESIDE_TEXT_BY_MOVE_KIND: Final[dict[int, tuple[int, ...]]] = {
    kinds.TAKE_DIE: (len(DIE_VALUE_WORDS) + 1,),
    kinds.USE_AS: (kinds.MOST_POINTS_OF_ACTION + 1,),
    kinds.DECLINE_PIECE: (len(PIECE_WORDS),),
    kinds.FULFIL_CONTRACT: (kinds.GOOD_COUNT + 1, len(LESS_PART_WORDS)),
    kinds.SPEND_GOODS: (16, kinds.GOOD_COUNT),  # no price in gold is as high
}
"""How many values have the numbers of a move that its text does not name as such."""

ARGUMENT_BY_PLACEHOLDER: Final = {
    "GOOD": MoveArgument("choice", lambda _board: GOODS),
    "GIVEN": MoveArgument("card", lambda _board: GOODS),
    "TILE": MoveArgument("card", lambda board: board.tile_names),
    "SPACE": MoveArgument("place", lambda board: board.space_names),
    "WHO": MoveArgument("choice", lambda _board: PERSON_WORDS),
    "TAKE": MoveArgument("choice", lambda _board: TAKE_OR_LEAVE_WORDS),
    "YES": MoveArgument("choice", lambda _board: NO_OR_YES_WORDS),
    "ACTION": MoveArgument("choice", lambda board: board.action_names),
    "CREST": MoveArgument("choice", lambda board: board.crest_names),
    "TECHNOLOGY": MoveArgument("choice", lambda _board: TECHNOLOGIES),
    "DECREE": MoveArgument("card", lambda board: board.cards.decree_names),
    "SURPRISE": MoveArgument("card", lambda board: board.cards.surprise_names),
    "BUILDING": MoveArgument("building", lambda _board: DIE_VALUE_WORDS),
    "VALUE": MoveArgument("value", lambda _board: DIE_VALUE_WORDS, 1),
    "TOKEN": MoveArgument("spaces", lambda board: [str(n) for n in range(len(board.token_count))]),
}


def make_move_space(board: Board) -> MoveSpace:
    """Return the numbering of all moves that a seat can make, without chance outcomes; those of
    the Silver expansion only if the board has it."""
    last = kinds.DECLINE_TILE if board.silver else kinds.ANSWER_KING_TILE
    kinds_of_moves = sorted(
        {*TEXT_BY_MOVE_KIND, *SIZES_BESIDE_TEXT_BY_MOVE_KIND}
        - set(range(kinds.DIE_ROLLED, kinds.LAST_CHANCE_KIND + 1))
    )
    return MoveSpace([_move_kind_sizes(board, kind) for kind in kinds_of_moves if kind <= last])


def make_chance_outcome_space(board: Board) -> MoveSpace:
    """Return the numbering of all chance outcomes: dice, tokens, tiles, decrees and surprises."""
    return MoveSpace(
        [
            _move_kind_sizes(board, kind)
            for kind in range(kinds.DIE_ROLLED, kinds.LAST_CHANCE_KIND + 1)
        ]
    )


def _move_kind_sizes(board: Board, kind: int) -> MoveKindSizes:
    named = [
        ARGUMENT_BY_PLACEHOLDER[word]
        for word in TEXT_BY_MOVE_KIND.get(kind, "").split()
        if word in ARGUMENT_BY_PLACEHOLDER
    ]
    counts = [len(argument.words(board)) + argument.first for argument in named]
    if kind == kinds.SURPRISE_DRAWN:
        counts = [kinds.SURPRISE_COUNT]  # in games without them too
    return MoveKindSizes(kind, *counts, *SIZES_BESIDE_TEXT_BY_MOVE_KIND.get(kind, ()))
