"""Take the fields of a decoded record one by one, and check each."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from game.engine.reasons import Unreadable

MAX_TEXT_LETTERS: Final = 1000
MAX_WORD_LETTERS: Final = 100


class FieldCursor:
    """A cursor over an untrusted list, whose entries are taken in order.

    Every method that takes an entry raises Unreadable, with the field's name and what is allowed,
    when the next entry is missing or of another kind.
    """

    def __init__(self, values: Any, whole: str) -> None:
        """Start at the first entry of `values`; error messages call the list `whole`."""
        if type(values) is not list:
            raise Unreadable(f"{whole} is a list, not {_type_name(values)}")
        self._values: list[Any] = values
        self._list_name = whole
        self._next_index = 0

    def count_entries_left(self) -> int:
        """Return how many entries have not been taken yet."""
        return len(self._values) - self._next_index

    def check_no_entry_left(self) -> None:
        """Check that every entry has been taken; raise Unreadable otherwise."""
        if self.count_entries_left():
            raise Unreadable(f"{self._list_name} has {self.count_entries_left()} entries too many")

    def take_unchecked_value(self, name: str) -> Any:
        """Take the next entry, of any type."""
        if not self.count_entries_left():
            raise Unreadable(f"{self._list_name} ends before {name}")
        self._next_index += 1
        return self._values[self._next_index - 1]

    def take_number(self, name: str, least: int, most: int) -> int:
        """Take a whole number from `least` to `most`; raise Unreadable for anything else."""
        value = self.take_unchecked_value(name)
        if type(value) is not int or not least <= value <= most:
            found = value if type(value) is int else _type_name(value)
            raise Unreadable(f"{name} is a number from {least} to {most}, not {found}")
        return value

    def take_text(self, name: str) -> str:
        """Take a text of at most MAX_TEXT_LETTERS characters."""
        value = self.take_unchecked_value(name)
        if type(value) is not str or len(value) > MAX_TEXT_LETTERS:
            raise Unreadable(f"{name} is a text of at most {MAX_TEXT_LETTERS} letters")
        return value

    def take_word(self, name: str) -> str:
        """Take a printable text of at most MAX_WORD_LETTERS characters."""
        value = self.take_text(name)
        if len(value) > MAX_WORD_LETTERS or not value.isprintable():
            raise Unreadable(f"{name} is a word of at most {MAX_WORD_LETTERS} printable letters")
        return value

    def take_distinct_words(self, name: str, max_words: int) -> tuple[str, ...]:
        """Take a list of at most `max_words` different words."""
        inner = self.take_list(name, max_words)
        found = tuple(
            inner.take_word(f"an entry of {name}") for _ in range(inner.count_entries_left())
        )
        if len(set(found)) < len(found):
            raise Unreadable(f"{name} has an entry twice")
        return found

    def take_bytes(self, name: str, min_bytes: int, max_bytes: int) -> bytes:
        """Take a bytes object of `min_bytes` to `max_bytes` bytes."""
        value = self.take_unchecked_value(name)
        if type(value) is not bytes or not min_bytes <= len(value) <= max_bytes:
            raise Unreadable(f"{name} is {min_bytes} to {max_bytes} bytes")
        return value

    def take_none_if_next(self) -> bool:
        """If the next entry is None, take it and return True; else return False and take
        nothing."""
        is_nothing = self.count_entries_left() > 0 and self._values[self._next_index] is None
        self._next_index += is_nothing
        return is_nothing

    def take_list(self, name: str, max_entries: int) -> FieldCursor:
        """Take a list of at most `max_entries` entries, as a FieldCursor."""
        inner = FieldCursor(self.take_unchecked_value(name), name)
        if inner.count_entries_left() > max_entries:
            raise Unreadable(
                f"{name} has at most {max_entries} entries, not {inner.count_entries_left()}"
            )
        return inner

    def take_remaining_lists(self, entries_per_list: int) -> Iterator[FieldCursor]:
        """Take all remaining entries and yield a FieldCursor for each, which is a list of
        `entries_per_list` entries."""
        while self.count_entries_left():
            inner = FieldCursor(
                self.take_unchecked_value("a list"), f"an entry of {self._list_name}"
            )
            if inner.count_entries_left() != entries_per_list:
                raise Unreadable(f"an entry of {self._list_name} has {entries_per_list} parts")
            yield inner


def _type_name(value: Any) -> str:
    return type(value).__name__
