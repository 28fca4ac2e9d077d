"""TOML in which a value stands on one line, as people read positions, packs and puzzles.

`tomli_w`, which writes all other files, spreads each list over lines; names and texts
are written by it here too.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

import tomli_w

MAX_CACHED_TEXTS = 4096  # names of areas, colours and tiles come again in every position
MAX_CACHED_TEXT_LETTERS = 80  # in letters: whatever people write at length comes once


def toml_key_value_lines(table: Mapping[str, object]) -> list[str]:
    """Return a line `key = value` for each key of a table."""
    return [f"{_toml_key_text(key)} = {toml_value(value)}" for key, value in table.items()]


def toml_value(value: object) -> str:
    """Return a value in TOML notation; raises TypeError for a value TOML cannot hold."""
    match value:
        case list() | tuple():
            return f"[{', '.join(map(toml_value, value))}]"
        case dict():
            inside = ", ".join(toml_key_value_lines(value))
            return f"{{ {inside} }}" if inside else "{}"
        # What a position holds hundreds of is written without a document around each
        case bool():
            return "true" if value else "false"
        case int():
            return str(value)
        case str() if len(value) <= MAX_CACHED_TEXT_LETTERS:
            return _short_toml_text(value)
    return _format_with_tomli_w(value)


def toml_string_text(text: str) -> str:
    """Return a text as a TOML string; an unpaired surrogate becomes a replacement character."""
    return toml_value(text)


def fits_on_key_line(value: object) -> bool:
    """Return whether TOML writes the value on its key's own line: it is neither a table nor a
    list of tables."""
    if isinstance(value, list):
        return not value or not all(isinstance(entry, dict) for entry in value)
    return not isinstance(value, dict)


def replace_lone_surrogates(text: str) -> str:
    """Return a text that can be encoded: unpaired surrogates become replacement characters."""
    return text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")


@lru_cache(MAX_CACHED_TEXTS)
def _short_toml_text(text: str) -> str:
    return _format_with_tomli_w(text)


@lru_cache(MAX_CACHED_TEXTS)
def _toml_key_text(key: str) -> str:
    return replace_lone_surrogates(tomli_w.dumps({key: 0}).removesuffix(" = 0\n"))


def _format_with_tomli_w(value: object) -> str:
    line = tomli_w.dumps({"x": value})
    return replace_lone_surrogates(line.removeprefix("x = ").removesuffix("\n"))
