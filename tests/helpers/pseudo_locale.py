"""A language nobody speaks: English with accents and 40 % longer, to find what has no room."""

from __future__ import annotations

import re
from collections.abc import Mapping

ACCENTED = str.maketrans("aceilnorsuyzACEILNORSUZ", "áčéíłńóřšúýžÁČÉÍŁŃÓŘŠÚŽ")
LONGER = 0.4
PLACEHOLDER = re.compile(r"(\{[^}]*\})")


def pseudo(sentences: Mapping[str, str]) -> dict[str, str]:
    """Return every sentence accented and longer, its placeholders untouched."""
    return {key: _stretched(sentence) for key, sentence in sentences.items()}


def _stretched(sentence: str) -> str:
    parts = PLACEHOLDER.split(sentence)
    accented = "".join(part if part.startswith("{") else part.translate(ACCENTED) for part in parts)
    letters = sum(len(part) for part in parts if not part.startswith("{"))
    return accented + "~" * round(letters * LONGER)
