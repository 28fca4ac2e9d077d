"""Parse the words of a move text one by one; errors name the wrong word and the allowed ones."""

from collections.abc import Collection
from typing import NoReturn

from game.engine.moves import FIELD_VALUE_COUNT
from game.engine.reasons import Unreadable
from game.files.toml_fields import allowed_words_for_message, value_for_message


class MoveTextParser:
    """A parser of one move text, from left to right; titles add methods for their own words."""

    def __init__(self, text: str) -> None:
        """Split the text into words. `first_word` is the first one; parsing continues with the
        second."""
        self.text = text
        self._words = text.split()
        self._next_word_index = 1
        self.first_word = self._words[0] if self._words else ""

    def raise_unreadable_word(self, word: str, allowed_text: str) -> NoReturn:
        """Raise Unreadable with a sentence that names the wrong word, or says that a word is
        missing when `word` is "", and says what is allowed."""
        found = f"{value_for_message(word)} is not allowed" if word else "a word is missing"
        raise Unreadable(
            f"The move {value_for_message(self.text)} is not readable: {found}; {allowed_text}."
        )

    def take_word(self) -> str:
        """Return the next word, "" after the last."""
        self._next_word_index += 1
        return (
            self._words[self._next_word_index - 1]
            if self._next_word_index <= len(self._words)
            else ""
        )

    def take_literal(self, word: str) -> None:
        """Take the next word, which must be `word`; raise Unreadable otherwise."""
        found = self.take_word()
        if found != word:
            self.raise_unreadable_word(found, f'allowed there is "{word}"')

    def take_one_of(self, choices: Collection[str]) -> str:
        """Take and return the next word, which must be one of `choices`; raise Unreadable
        otherwise.
        """
        word = self.take_word()
        if word not in choices:
            self.raise_unreadable_word(
                word, f"allowed there are {allowed_words_for_message(word, choices)}"
            )
        return word

    def has_more_words(self) -> bool:
        """Return whether there are words left."""
        return self._next_word_index < len(self._words)

    def take_number(self, min_number: int, *zero_words: str) -> int:
        """Take the next word and return it as a number, or 0 when it is one of the words
        `zero_words`.

        Raise Unreadable unless it is a number of at least `min_number`, below FIELD_VALUE_COUNT and
        without leading zeros.
        """
        word = self.take_word()
        if word in zero_words:
            return 0
        if not (word.isascii() and word.isdigit() and len(word) <= 4 and str(int(word)) == word):
            self._raise_unreadable_number(word, min_number, zero_words)
        if not min_number <= int(word) < FIELD_VALUE_COUNT:
            self._raise_unreadable_number(word, min_number, zero_words)
        return int(word)

    def _raise_unreadable_number(
        self, word: str, min_number: int, zero_words: tuple[str, ...]
    ) -> NoReturn:
        allowed = " or ".join(
            [f"a whole number from {min_number} to {FIELD_VALUE_COUNT - 1}", *zero_words]
        )
        self.raise_unreadable_word(word, f"allowed there is {allowed}")

    def check_no_words_left(self) -> None:
        """Check that no word is left; else raise Unreadable with the first word too many."""
        word = self.take_word()
        if word:
            self.raise_unreadable_word(word, "the move is complete before it")
