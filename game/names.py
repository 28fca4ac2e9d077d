"""What a name may be: the one rule for names that are typed, read from files or from positions."""

from __future__ import annotations

import unicodedata
from typing import Final

LONGEST_NAME: Final = 40  # characters
BLANK: Final = "\u115f\u1160\u2800\u3164\uffa0"  # letters and signs that show nothing


def name_of(text: str, longest: int = LONGEST_NAME) -> str:
    """Return a text as a name: on one line, of characters that can be printed, not too long.

    It is "" when nothing of it could be seen.

    >>> name_of("  Ann\\tof Kea\\0 ")
    'Ann of Kea'
    >>> name_of("\\ufe0f\\u200b")
    ''
    """
    name = " ".join(printed(text).split())[:longest].rstrip()
    return name if any(map(_is_seen, name)) else ""


def printed(text: str) -> str:
    """Return the characters of a text that can be printed, and a space for any other space."""
    if text.isprintable():
        return text
    return "".join(letter if letter.isprintable() else " " * letter.isspace() for letter in text)


def _is_seen(letter: str) -> bool:
    return letter not in BLANK and unicodedata.category(letter)[0] not in "MZ"
