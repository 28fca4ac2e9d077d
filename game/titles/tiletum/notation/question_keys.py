"""The keys of questions: the cell of their number, and how it is written and read."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from game.engine.reasons import Unreadable
from game.files.toml_fields import TomlFields, value_for_message
from game.titles.tiletum.notation.move_reading import parse_move_code
from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.components import (
    ALL_ACTION_NAMES,
    EXPLORER_ACTION_NAME,
    WHEEL_ACTION_NAMES,
)
from game.titles.tiletum.rules.move_texts import PIECE_WORDS

LARGEST_QUESTION_NUMBER: Final = 99
LONGEST_MOVE_TEXT: Final = 60


class QuestionKey(NamedTuple):
    """One key of a question in a position text: its name, the cell of the question with its number,
    and the functions that write and read the number.

    With `may_be_left_out` the key is written only if its number is not 0.
    """

    name: str
    cell: int
    number_to_value: Callable[[Board, int], object]
    read_number: Callable[[Board, TomlFields, str], int]
    may_be_left_out: bool = False


def make_number_key(
    name: str,
    cell: int,
    min_number: int = 0,
    max_number: int = LARGEST_QUESTION_NUMBER,
    most_without_silver: int | None = None,
) -> QuestionKey:
    """Return a key for a number from `min_number` to `max_number`, in games without silver up to
    `most_without_silver` if that is given."""

    def read(board: Board, fields: TomlFields, key: str) -> int:
        highest = max_number if most_without_silver is None or board.silver else most_without_silver
        return fields.integer(key, min_number, highest)

    return QuestionKey(name, cell, lambda _board, number: number, read)


def make_word_key(
    name: str,
    cell: int,
    words: Sequence[str],
    allowed: Callable[[Board], Sequence[str]] | None = None,
) -> QuestionKey:
    """Return a key for one of `words`, written as its index; `allowed` returns the words that a
    board allows."""

    def read(board: Board, fields: TomlFields, key: str) -> int:
        return words.index(fields.choice(key, allowed(board) if allowed else words))

    return QuestionKey(name, cell, lambda _board, number: words[number], read)


def make_boolean_question_key(
    name: str, cell: int, *, may_be_left_out: bool = False
) -> QuestionKey:
    """Return a key for true or false; if it `may_be_left_out`, a missing key means false."""
    default = False if may_be_left_out else None
    return QuestionKey(
        name,
        cell,
        lambda _board, number: bool(number),
        lambda _board, fields, key: int(fields.boolean(key, default)),
        may_be_left_out,
    )


def read_barred_action(_board: Board, fields: TomlFields, key: str) -> int:
    """Return 1 + the index of the action that the second half of a split joker must not become;
    0 if the key is missing."""
    return ALL_ACTION_NAMES.index(fields.choice(key, ALL_ACTION_NAMES)) + 1 if key in fields else 0


def read_explorer_field_partner_action(_board: Board, fields: TomlFields, key: str) -> int:
    """Return the index, among the actions of the wheel, of the action that shares a space of the
    explorer field.

    The value under `key` must be exactly the list [action, "explorer"] in that order; otherwise
    Unreadable is raised.
    """
    words = fields.word_list(key, ALL_ACTION_NAMES, "actions")
    if len(words) != 2 or words[0] == EXPLORER_ACTION_NAME or words[1] != EXPLORER_ACTION_NAME:
        raise fields.field_error(
            key, f"is {value_for_message(words)}", f"an action and {EXPLORER_ACTION_NAME}"
        )
    return WHEEL_ACTION_NAMES.index(words[0])


def read_tablet_gain_bought_with_silver(board: Board, fields: TomlFields, key: str) -> int:
    """Return the index of the gain that silver buys at a tablet, read from its name under `key`;
    raise Unreadable unless it is the gain of points or of king steps."""
    names = [board.gain_names[board.tablet_points_gain], board.gain_names[board.tablet_king_gain]]
    return board.gain_names.index(fields.choice(key, names))


def read_move_played_after_payment(board: Board, fields: TomlFields, key: str) -> int:
    """Return the code of the move that is played after its price is paid; raise Unreadable for
    a wrong move text."""
    text = fields.text(key, LONGEST_MOVE_TEXT)
    try:
        return parse_move_code(board, text)
    except Unreadable as error:
        raise fields.field_error(
            key, f"is {value_for_message(text)}", "the text of a move"
        ) from error


def action_names_without_joker(board: Board) -> list[str]:
    """Return the names of all actions except the joker."""
    return [word for word in board.action_names if word != WHEEL_ACTION_NAMES[kinds.JOKER_ACTION]]


def piece_kind_names(board: Board) -> tuple[str, ...]:
    """Return the names of the kinds of pieces in a game on this board; mines only with silver."""
    return PIECE_WORDS if board.silver else PIECE_WORDS[: kinds.BASE_PIECE_KIND_COUNT]
