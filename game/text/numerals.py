"""Format numbers with a minus sign instead of a hyphen."""

from __future__ import annotations

from typing import Final

MINUS_SIGN: Final = "\N{MINUS SIGN}"


def number_text(number: int) -> str:
    """Return a number as text, with a minus sign when it is negative."""
    return f"{MINUS_SIGN}{-number}" if number < 0 else str(number)


def pounds_text(number: int) -> str:
    """Return a sum in pounds as text with the pound sign; a minus sign precedes the pound sign."""
    return f"{MINUS_SIGN}£{-number}" if number < 0 else f"£{number}"


def signed_number_text(number: int) -> str:
    """Return a number with an explicit sign; 0 has a plus."""
    return number_text(number) if number < 0 else f"+{number}"
