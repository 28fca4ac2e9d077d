"""Numerals for rounds: Roman ones while they are few."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.client.desk import Desk

MOST_ROMAN = 9  # rounds: of more the numerals are too wide to stand side by side
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


def round_numeral(desk: Desk, number: int) -> str:
    """Return how a round is numbered alone, as the title's own table numbers its rounds."""
    return str(number) if desk.box.arabic_rounds else roman(number)


def numeral(number: int, rounds: int) -> str:
    """Return how a round of so many is numbered where all stand side by side.

    >>> numeral(4, 4), numeral(4, 16)
    ('IV', '4')
    """
    return roman(number) if rounds <= MOST_ROMAN else str(number)
