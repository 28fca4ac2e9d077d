"""The text of each kind of move: its words and its numbers, and how many moves there are of it."""

# interpreted: read once a game, and whenever somebody reads or writes a move
from __future__ import annotations

from typing import Final

from game.engine.move_space import MoveKindSizes, MoveSpace
from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.components import GOOD_NAMES, TECHNOLOGY_NAMES
from game.titles.tiletum.rules.move_argument import MoveArgument

NONE_WORD: Final = "none"
PIECE_WORDS: Final = ("house", "pillar", "mine")
CHEAPER_CONTRACT_PART_WORDS: Final = (
    "",
    "same",
    "wool",
    "iron",
)  # part of a contract that costs one less
TAKE_OR_LEAVE_WORDS: Final = ("leave", "take")
NO_OR_YES_WORDS: Final = ("no", "yes")
MEEPLE_WORDS: Final = ("merchant", "architect")
DIE_VALUE_WORDS: Final = ("1", "2", "3", "4", "5", "6")
TEXT_BY_MOVE_KIND: Final[dict[int, str]] = {
    kinds.TAKE_DIE_MOVE: "take GOOD VALUE",
    kinds.USE_COLOUR_TILE_MOVE: "use TILE GOOD",
    kinds.DECLINE_COLOUR_TILE_MOVE: "use none",
    kinds.TAKE_BONUS_MOVE: "bonus TAKE",
    kinds.USE_JOKER_AS_ACTION_MOVE: "as ACTION",
    kinds.STEP_TO_MOVE: "step WHO SPACE",
    kinds.WALK_MOVE: "step SPACE",
    kinds.BUILD_HOUSE_MOVE: "house SPACE",
    kinds.BUILD_PILLAR_MOVE: "pillar SPACE",
    kinds.BUILD_MINE_MOVE: "mine SPACE",
    kinds.TAKE_MAP_TILE_MOVE: "tile SPACE",
    kinds.TAKE_OFFERED_TILE_MOVE: "take TILE",
    kinds.REFRESH_MOVE: "refresh",
    kinds.PLACE_CHARACTER_MOVE: "place TILE BUILDING",
    kinds.EXCHANGE_GOODS_MOVE: "exchange GIVEN GOOD",
    kinds.GAIN_CHOSEN_GOOD_MOVE: "gain GOOD",
    kinds.MOVE_MEEPLE_ANYWHERE_MOVE: "move WHO SPACE",
    kinds.DECLINE_MEEPLE_ANYWHERE_MOVE: "move WHO none",
    kinds.CALL_CHARACTERS_OF_BUILDING_MOVE: "building BUILDING",
    kinds.DECLINE_CALLING_BUILDING_MOVE: "building none",
    kinds.CALL_CHARACTER_MOVE: "gain TILE",
    kinds.DECLINE_CALL_MOVE: "gain none",
    kinds.BUY_GOOD_MOVE: "buy GOOD",
    kinds.USE_TILE_MOVE: "use TILE",
    kinds.FULFIL_CONTRACT_MOVE: "fulfil TILE",
    kinds.PLACE_CREST_MOVE: "crest CREST BUILDING",
    kinds.CONTRIBUTE_MOVE: "contribute SPACE",
    kinds.END_MOVE: "end",
    kinds.STOP_MOVE: "stop",
    kinds.ANSWER_KING_TILE_MOVE: "king TAKE",
    kinds.DIE_ROLLED_OUTCOME: "die GOOD VALUE",
    kinds.CORRUPTION_DRAWN_OUTCOME: "corruption TOKEN",
    kinds.DECREE_DRAWN_OUTCOME: "decree DECREE",
    kinds.TILE_DRAWN_OUTCOME: "draw TILE",
    kinds.CREST_FROM_BOX_OUTCOME: "crest CREST",
    kinds.CHOOSE_WHEEL_OR_EXPLORER_ACTION_MOVE: "do ACTION",
    kinds.RAISE_LEVEL_MOVE: "raise TECHNOLOGY",
    kinds.DECLINE_TECHNOLOGY_RAISE_MOVE: "raise none",
    kinds.HIRE_EXPLORER_MOVE: "explorer SPACE",
    kinds.DECLINE_EXPLORER_MOVE: "explorer none",
    kinds.STEP_BY_SYMBOL_MOVE: "symbol SPACE",
    kinds.EXPLORER_ACTION_BY_SYMBOL_MOVE: "symbol action",
    kinds.ANSWER_GIVE_GOOD_FOR_SILVER_MOVE: "silver YES",
    kinds.DECLINE_STEP_MOVE: "step none",
    kinds.SWITCH_ACTION_MOVE: "switch ACTION",
    kinds.ANSWER_WHETHER_TO_PAY_MOVE: "pay YES",
    kinds.CHOOSE_GOOD_PAYABLE_AS_GOLD_MOVE: "bonused GOOD",
    kinds.ANSWER_DIG_MOVE: "dig YES",
    kinds.KEEP_UNDERGROUND_TILE_MOVE: "keep TILE",
    kinds.DECLINE_UNDERGROUND_TILE_MOVE: "keep none",
    kinds.SURPRISE_DRAWN_OUTCOME: "surprise SURPRISE",
    kinds.DECLINE_DRAWN_CONTRACTS_MOVE: "take none",
}
"""The text of each kind of move: words in capitals stand for its numbers in order, other words are
written as they are.
"""

SIZES_OF_FIELDS_NOT_IN_TEXT_BY_MOVE_KIND: Final[dict[int, tuple[int, ...]]] = {
    kinds.TAKE_DIE_MOVE: (len(DIE_VALUE_WORDS) + 1,),
    kinds.USE_JOKER_AS_ACTION_MOVE: (kinds.DIE_VALUE_AND_ACTION_POINTS_SUM + 1,),
    kinds.DECLINE_PIECE_MOVE: (len(PIECE_WORDS),),
    kinds.FULFIL_CONTRACT_MOVE: (kinds.GOOD_COUNT + 1, len(CHEAPER_CONTRACT_PART_WORDS)),
    kinds.PAY_GOODS_AS_GOLD_MOVE: (16, kinds.GOOD_COUNT),  # no price in gold is as high
}
"""For kinds of moves with numbers that are no arguments of their text: how many values each of
these has.
"""

ARGUMENT_BY_PLACEHOLDER: Final = {
    "GOOD": MoveArgument("choice", lambda _board: GOOD_NAMES),
    "GIVEN": MoveArgument("card", lambda _board: GOOD_NAMES),
    "TILE": MoveArgument("card", lambda board: board.tile_names),
    "SPACE": MoveArgument("place", lambda board: board.space_names),
    "WHO": MoveArgument("choice", lambda _board: MEEPLE_WORDS),
    "TAKE": MoveArgument("choice", lambda _board: TAKE_OR_LEAVE_WORDS),
    "YES": MoveArgument("choice", lambda _board: NO_OR_YES_WORDS),
    "ACTION": MoveArgument("choice", lambda board: board.action_names),
    "CREST": MoveArgument("choice", lambda board: board.crest_names),
    "TECHNOLOGY": MoveArgument("choice", lambda _board: TECHNOLOGY_NAMES),
    "DECREE": MoveArgument("card", lambda board: board.cards.decree_names),
    "SURPRISE": MoveArgument("card", lambda board: board.cards.surprise_names),
    "BUILDING": MoveArgument("building", lambda _board: DIE_VALUE_WORDS),
    "VALUE": MoveArgument("value", lambda _board: DIE_VALUE_WORDS, 1),
    "TOKEN": MoveArgument(
        "spaces", lambda board: [str(n) for n in range(len(board.corruption_token_counts))]
    ),
}


def make_move_space(board: Board) -> MoveSpace:
    """Return the numbering of all moves that a seat can make, without chance outcomes; those of
    the Silver expansion only if the board has it."""
    last = kinds.DECLINE_DRAWN_CONTRACTS_MOVE if board.silver else kinds.ANSWER_KING_TILE_MOVE
    kinds_of_moves = sorted(
        {*TEXT_BY_MOVE_KIND, *SIZES_OF_FIELDS_NOT_IN_TEXT_BY_MOVE_KIND}
        - set(range(kinds.DIE_ROLLED_OUTCOME, kinds.LAST_CHANCE_OUTCOME_KIND + 1))
    )
    return MoveSpace([_move_kind_sizes(board, kind) for kind in kinds_of_moves if kind <= last])


def make_chance_outcome_space(board: Board) -> MoveSpace:
    """Return the numbering of all chance outcomes: dice, tokens, tiles, decrees and surprises."""
    return MoveSpace(
        [
            _move_kind_sizes(board, kind)
            for kind in range(kinds.DIE_ROLLED_OUTCOME, kinds.LAST_CHANCE_OUTCOME_KIND + 1)
        ]
    )


def _move_kind_sizes(board: Board, kind: int) -> MoveKindSizes:
    named = [
        ARGUMENT_BY_PLACEHOLDER[word]
        for word in TEXT_BY_MOVE_KIND.get(kind, "").split()
        if word in ARGUMENT_BY_PLACEHOLDER
    ]
    counts = [len(argument.value_words(board)) + argument.first_value for argument in named]
    if kind == kinds.SURPRISE_DRAWN_OUTCOME:
        counts = [kinds.SURPRISE_COUNT]  # in games without them too
    return MoveKindSizes(kind, *counts, *SIZES_OF_FIELDS_NOT_IN_TEXT_BY_MOVE_KIND.get(kind, ()))
