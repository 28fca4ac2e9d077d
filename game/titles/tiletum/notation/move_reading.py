"""Parses move texts. An error names the wrong word and what is allowed there."""

from collections.abc import Callable
from typing import Final

from game.files.toml_fields import allowed_words_for_message
from game.titles.tiletum.notation.move_readers import (
    TiletumMoveParser,
    move_code,
    parse_crest_move,
    parse_fulfil_move,
    parse_gain_move,
    parse_joker_move,
    parse_pay_move,
    parse_step_move,
    parse_take_move,
    parse_use_move,
)
from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.move_texts import (
    ARGUMENT_BY_PLACEHOLDER,
    NONE_WORD,
    PIECE_WORDS,
    TEXT_BY_MOVE_KIND,
)

# Moves as the screen sees them.
MOVE_KINDS_AND_ARGUMENTS_BY_FIRST_WORD: Final[dict[str, list[tuple[int, list[str]]]]] = {}
"""For each first word, the kinds of moves that begin with it, each with the arguments that
follow.
"""
FIRST_WORDS_OF_SILVER_MOVES: Final = frozenset(
    {
        *("mine", "do", "raise", "explorer", "symbol", "silver", "switch", "pay"),
        *("bonused", "dig", "keep", "surprise"),
    }
)

READER_BY_FIRST_WORD: Final[dict[str, Callable[[TiletumMoveParser], int]]] = {
    "take": parse_take_move,
    "use": parse_use_move,
    "as": parse_joker_move,
    "step": parse_step_move,
    "gain": parse_gain_move,
    "fulfil": parse_fulfil_move,
    "crest": parse_crest_move,
    "switch": lambda words: move_code(kinds.SWITCH_ACTION_MOVE, words.read_joker_action()),
    "pay": parse_pay_move,
}
"""The parsers of texts whose first word does not determine the kind of move."""


def parse_move_code(board: Board, text: str) -> int:
    """Return the code of a move text, which need not be legal; raise Unreadable with the wrong
    word."""
    words = TiletumMoveParser(board, text)
    known = [
        word
        for word in MOVE_KINDS_AND_ARGUMENTS_BY_FIRST_WORD
        if board.silver or word not in FIRST_WORDS_OF_SILVER_MOVES
    ]
    if words.first_word not in known:
        allowed = allowed_words_for_message(words.first_word, known)
        words.raise_unreadable_word(words.first_word, f"allowed first words are {allowed}")
    read = READER_BY_FIRST_WORD.get(words.first_word)
    code = read(words) if read else _parse_plain_move_code(words)
    words.check_no_words_left()
    return code


def _parse_plain_move_code(words: TiletumMoveParser) -> int:
    """Return the code of a move whose words are the arguments of its form in order; a second
    form may have a fixed word such as "none"."""
    kind, arguments = MOVE_KINDS_AND_ARGUMENTS_BY_FIRST_WORD[words.first_word][0]
    other, refusing = (*MOVE_KINDS_AND_ARGUMENTS_BY_FIRST_WORD[words.first_word], (0, arguments))[1]
    numbers: list[int] = (
        [PIECE_WORDS.index(words.first_word)] if other == kinds.DECLINE_PIECE_MOVE else []
    )
    found: list[int] = []
    for name, instead in zip(arguments, refusing, strict=True):
        word = words.read_argument(name, () if instead == name else (instead,))
        if word == instead:
            return move_code(other, *numbers, *found)
        argument = ARGUMENT_BY_PLACEHOLDER[name]
        found.append(list(argument.value_words(words.board)).index(word) + argument.first_value)
    return move_code(kind, *found)


for _kind, _text in [
    *TEXT_BY_MOVE_KIND.items(),
    *((kinds.DECLINE_PIECE_MOVE, f"{piece} {NONE_WORD}") for piece in PIECE_WORDS),
]:
    _word, *_arguments = _text.split()
    MOVE_KINDS_AND_ARGUMENTS_BY_FIRST_WORD.setdefault(_word, []).append((_kind, _arguments))
