"""Writing TOML values by hand, so that the order and spacing never change."""

from __future__ import annotations

from collections.abc import Iterable

from game.toml_text import quoted

__all__ = ["array", "boolean", "inline_table", "quoted", "strings"]


def boolean(number: int) -> str:
    """Return true or false."""
    return "true" if number else "false"


def array(values: Iterable[str]) -> str:
    """Return an array of values that are written already."""
    return f"[{', '.join(values)}]"


def strings(texts: Iterable[str]) -> str:
    """Return an array of strings."""
    return array(quoted(text) for text in texts)


def inline_table(entries: Iterable[tuple[str, str]]) -> str:
    """Return a table on one line, its values written already."""
    inside = ", ".join(f"{key} = {value}" for key, value in entries)
    return f"{{ {inside} }}" if inside else "{}"
