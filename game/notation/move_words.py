"""The words of a move text, taken one by one; a refusal names the wrong word and the right ones."""

from collections.abc import Collection
from typing import NoReturn

from game.engine.moves import FIELD_LIMIT
from game.engine.reasons import Unreadable
from game.files.toml_fields import allowed_words, shown


class MoveWords:
    """The words of one move text, taken from left to right; a title adds the words of its own."""

    def __init__(self, text: str) -> None:
        """Begin after the first word, which is there already."""
        self.text = text
        self._words = text.split()
        self._next = 1
        self.first = self._words[0] if self._words else ""

    def refuse(self, word: str, allowed: str) -> NoReturn:
        """Name the word that is wrong and what may stand in its place."""
        found = f"{shown(word)} is not allowed" if word else "a word is missing"
        raise Unreadable(f"The move {shown(self.text)} is not readable: {found}; {allowed}.")

    def take(self) -> str:
        """Return the next word, "" after the last."""
        self._next += 1
        return self._words[self._next - 1] if self._next <= len(self._words) else ""

    def literal(self, word: str) -> None:
        """Take a word that must stand there."""
        found = self.take()
        if found != word:
            self.refuse(found, f'allowed there is "{word}"')

    def one_of(self, choices: Collection[str]) -> str:
        """Take one of the words."""
        word = self.take()
        if word not in choices:
            self.refuse(word, f"allowed there are {allowed_words(word, choices)}")
        return word

    def has_more(self) -> bool:
        """Return whether a word is left."""
        return self._next < len(self._words)

    def number(self, least: int, *others: str) -> int:
        """Take a whole number; other words give 0."""
        word = self.take()
        if word in others:
            return 0
        if not (word.isascii() and word.isdigit() and len(word) <= 4 and str(int(word)) == word):
            self._refuse_number(word, least, others)
        if not least <= int(word) < FIELD_LIMIT:
            self._refuse_number(word, least, others)
        return int(word)

    def _refuse_number(self, word: str, least: int, others: tuple[str, ...]) -> NoReturn:
        allowed = " or ".join([f"a whole number from {least} to {FIELD_LIMIT - 1}", *others])
        self.refuse(word, f"allowed there is {allowed}")

    def end(self) -> None:
        """Refuse a word too many."""
        word = self.take()
        if word:
            self.refuse(word, "the move is complete before it")
