"""Words with numbers in them, such as "tin+2": what kind of thing it is, and how much of it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

MARK: Final = "#"
LEAST, MOST = 1, 9  # of a number in a word, where nobody says it
_DIGITS: Final = re.compile(r"\d+")


def shape_of(word: str) -> str:
    """Return a word with a mark for every number: "tin+#"."""
    return _DIGITS.sub(MARK, word)


def numbers_of(word: str) -> tuple[int, ...]:
    """Return the numbers in a word."""
    return tuple(int(digits) for digits in _DIGITS.findall(word))


def word_of(shape: str, numbers: Iterable[int]) -> str:
    """Return a word of a shape, with 1 for every number that is not there."""
    left = list(numbers)
    return "".join(
        part if part != MARK else str(left.pop(0) if left else LEAST)
        for part in re.split(f"({MARK})", shape)
    )


def amounts(word: str, place: int, words: Iterable[str]) -> range:
    """Return what the number at a place of a word may be, among these words if there are any.

    The words say the least and the most; what is there now always may be.
    """
    shape, now = shape_of(word), numbers_of(word)[place]
    others = [numbers_of(other)[place] for other in words if shape_of(other) == shape]
    found = [*others, now] if others else [LEAST, MOST, now]
    return range(min(found), max(found) + 1)


def nearest(shape: str, words: Iterable[str]) -> str:
    """Return the first of the words of a shape, or one with the least numbers."""
    return next((word for word in words if shape_of(word) == shape), word_of(shape, ()))
