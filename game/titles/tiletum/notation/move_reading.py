"""Parses move texts. An error names the wrong word and what is allowed there."""

from collections.abc import Callable
from typing import Final

from game.files.toml_fields import allowed_words
from game.titles.tiletum.notation.move_readers import (
    TiletumMoveParser,
    code_of,
    read_crest,
    read_fulfil,
    read_gain,
    read_joker_answer,
    read_pay,
    read_step,
    read_take,
    read_use,
)
from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.move_texts import ARGUMENTS, NONE, PIECES, TEXTS

# Moves as the screen sees them.
WAYS: Final[dict[str, list[tuple[int, list[str]]]]] = {}
"""Of each first word: kinds of moves and what follows it."""
SILVER_WORDS: Final = frozenset(
    {
        *("mine", "do", "raise", "explorer", "symbol", "silver", "switch", "pay"),
        *("bonused", "dig", "keep", "surprise"),
    }
)

READERS: Final[dict[str, Callable[[TiletumMoveParser], int]]] = {
    "take": read_take,
    "use": read_use,
    "as": read_joker_answer,
    "step": read_step,
    "gain": read_gain,
    "fulfil": read_fulfil,
    "crest": read_crest,
    "switch": lambda words: code_of(kinds.SWITCH, words.read_joker_action()),
    "pay": read_pay,
}
"""Those of texts that are not told apart by one word."""


def read_move(board: Board, text: str) -> int:
    """Return the code of a move text, which need not be legal; raises Unreadable with the wrong
    word."""
    words = TiletumMoveParser(board, text)
    known = [word for word in WAYS if board.silver or word not in SILVER_WORDS]
    if words.first not in known:
        allowed = allowed_words(words.first, known)
        words.refuse(words.first, f"allowed first words are {allowed}")
    read = READERS.get(words.first)
    code = read(words) if read else _read_plain_move(words)
    words.end()
    return code


def _read_plain_move(words: TiletumMoveParser) -> int:
    """Read a move with one form, or with a second form that ends in a fixed word such as "none"."""
    kind, arguments = WAYS[words.first][0]
    other, refusing = (*WAYS[words.first], (0, arguments))[1]
    numbers: list[int] = [PIECES.index(words.first)] if other == kinds.PIECE_NONE else []
    found: list[int] = []
    for name, instead in zip(arguments, refusing, strict=True):
        word = words.read_argument(name, () if instead == name else (instead,))
        if word == instead:
            return code_of(other, *numbers, *found)
        argument = ARGUMENTS[name]
        found.append(list(argument.words(words.board)).index(word) + argument.first)
    return code_of(kind, *found)


for _kind, _text in [*TEXTS.items(), *((kinds.PIECE_NONE, f"{piece} {NONE}") for piece in PIECES)]:
    _word, *_arguments = _text.split()
    WAYS.setdefault(_word, []).append((_kind, _arguments))
