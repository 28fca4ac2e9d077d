"""The generator's four words as 32 hexadecimal digits."""

from __future__ import annotations

import re

from game.engine.luck import WORDS, Luck

DIGITS_A_WORD = 8
LUCK_PATTERN = re.compile(rf"[0-9a-f]{{{WORDS * DIGITS_A_WORD}}}")
LUCK_ALLOWED = f"{WORDS * DIGITS_A_WORD} hexadecimal digits in lower case, not all 0"


def written_luck(luck: Luck) -> str:
    """Return the words, most significant digit first."""
    return "".join(f"{word:0{DIGITS_A_WORD}x}" for word in luck.words())


def words_of(text: str) -> list[int] | None:
    """Return the four words of a text, None when it is no state of a generator."""
    if not LUCK_PATTERN.fullmatch(text) or not text.strip("0"):
        return None
    starts = range(0, len(text), DIGITS_A_WORD)
    return [int(text[start : start + DIGITS_A_WORD], 16) for start in starts]
