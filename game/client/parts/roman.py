"""Roman numerals for rounds."""

from __future__ import annotations

PARTS = ((10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"))


def roman(number: int) -> str:
    """Return a small whole number in Roman numerals.

    >>> roman(4), roman(9), roman(12)
    ('IV', 'IX', 'XII')
    """
    written = ""
    for value, letters in PARTS:
        while number >= value:
            written += letters
            number -= value
    return written
