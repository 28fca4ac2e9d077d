"""Conversion of move codes to `Move` objects with their texts, and of texts to codes.

An error in a text names the wrong word and what is allowed there.
"""

from typing import Final

from game.engine.move import Move
from game.engine.moves import kind_of_move, make_move_code
from game.files.toml_fields import allowed_words_for_message
from game.titles.brass.notation.move_forms import (
    BrassMoveParser,
    CodeToMove,
    MoveNotation,
    build_move_from_code,
    card_play_move_from_code,
    demand_drop_outcome_from_code,
    development_move_from_code,
    loan_move_from_code,
    make_line_move_notation,
    make_one_word_move_notation,
    make_space_move_notation,
    parse_build_arguments,
    parse_loan_arguments,
    parse_sale_arguments,
    sale_move_from_code,
)
from game.titles.brass.rules import kinds
from game.titles.brass.rules.board import Board
from game.titles.brass.rules.components import INDUSTRY_NAMES

TITLE_NAME: Final = "brass"
EDITION_NAMES: Final = ("2007",)
SEAT_COUNTS: Final = (2, 3, 4)
SEAT_COUNTS_OF_VARIANT: Final = (2,)  # two play the marked variant (B-18)
SEAT_COLOUR_NAMES: Final = ("pink", "yellow", "blue", "green")
HIDDEN_CARD_WORD: Final = "?"

NOTATION_BY_WORD: Final = {
    "build": MoveNotation(kinds.BUILD_MOVE, build_move_from_code, parse_build_arguments),
    "canal": make_line_move_notation(kinds.DIG_CANAL_MOVE, "canal"),
    "rail": make_line_move_notation(kinds.LAY_RAIL_MOVE, "rail"),
    "develop": MoveNotation(
        kinds.DEVELOP_MOVE,
        development_move_from_code,
        lambda words: (INDUSTRY_NAMES.index(words.take_one_of(INDUSTRY_NAMES)),),
    ),
    "sell": MoveNotation(kinds.SELL_MOVE, sale_move_from_code, parse_sale_arguments),
    "loan": MoveNotation(kinds.TAKE_LOAN_MOVE, loan_move_from_code, parse_loan_arguments),
    "pass": make_one_word_move_notation(kinds.PASS_MOVE, "pass"),
    "card": MoveNotation(
        kinds.PLAY_CARD_MOVE,
        card_play_move_from_code,
        lambda words: (words.board.card_numbers[words.take_one_of(words.board.card_names)],),
    ),
    "coal": make_space_move_notation(kinds.TAKE_COAL_MOVE, "coal"),
    "iron": make_space_move_notation(kinds.TAKE_IRON_MOVE, "iron"),
    "done": make_one_word_move_notation(kinds.DONE_MOVE, "done"),
    "remove": make_space_move_notation(kinds.REMOVE_COUNTER_MOVE, "remove"),
    "demand": MoveNotation(
        kinds.DEMAND_DRAWN_OUTCOME,
        demand_drop_outcome_from_code,
        lambda words: (
            int(
                words.take_one_of([str(number) for number in range(kinds.DISTANT_TILE_KIND_COUNT)])
            ),
        ),
    ),
}
CODE_TO_MOVE_BY_KIND: Final[dict[int, CodeToMove]] = {
    form.kind: form.code_to_move for form in NOTATION_BY_WORD.values()
}


def move_from_code(board: Board, code: int) -> Move:
    """Return the `Move` (kind, text, places, amounts) of a move code."""
    return CODE_TO_MOVE_BY_KIND[int(kind_of_move(code))](board, code)


def move_text_to_code(board: Board, text: str) -> int:
    """Return the code of a move text, which need not be legal; raise Unreadable with the wrong
    word.

    The places of a line may stand in either order.
    """
    words = BrassMoveParser(board, text)
    form = NOTATION_BY_WORD.get(words.first_word)
    if form is None:
        allowed = allowed_words_for_message(words.first_word, NOTATION_BY_WORD)
        words.raise_unreadable_word(words.first_word, f"allowed first words are {allowed}")
    first, second, third = (*form.parse_arguments(words), 0, 0, 0)[:3]
    words.check_no_words_left()
    return int(make_move_code(form.kind, first, second, third))
