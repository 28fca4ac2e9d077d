"""How a position text of any title begins, and the words for whoever is to move."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from game.engine.options import Options
from game.engine.rules import CHANCE, NOBODY, State
from game.notation.luck_words import written_luck
from game.notation.position_head import FORMAT
from game.toml_text import toml_value

LUCK_WORD: Final = "luck"
NOBODY_WORD: Final = "nobody"


def written(key: str, value: object) -> str:
    """Return a key with its value as a line."""
    return f"{key} = {toml_value(value)}"


def head_lines(state: State, options: Options) -> Iterator[str]:
    """Yield what the game is; a view tells no luck."""
    yield written("format", FORMAT)
    yield written("title", options.title)
    yield written("edition", options.edition)
    if not is_view(state):
        yield written("luck", written_luck(state.luck))
    yield written("expansions", options.expansions)


def is_view(state: State) -> bool:
    """Return whether this is what one seat knows: nobody may know the generator."""
    return not any(state.luck.words())


def mover_word(mover: int, colours: Sequence[str]) -> str:
    """Return the word for whoever is to move."""
    if mover == CHANCE:
        return LUCK_WORD
    return NOBODY_WORD if mover == NOBODY else colours[mover]
