"""Numbers as they are printed: a minus, never the hyphen of a typewriter."""

from __future__ import annotations

from typing import Final

MINUS: Final = "\N{MINUS SIGN}"


def numeral(number: int) -> str:
    """Return a number with a minus where it is below 0."""
    return f"{MINUS}{-number}" if number < 0 else str(number)


def pounds(number: int) -> str:
    """Return a sum of money."""
    return f"{MINUS}£{-number}" if number < 0 else f"£{number}"


def signed(number: int) -> str:
    """Return a number with the sign that tells a gain from a loss; 0 counts as no loss."""
    return numeral(number) if number < 0 else f"+{number}"
