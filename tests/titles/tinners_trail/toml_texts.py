"""Words of a test about a position, as TOML."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.toml_text import toml_value

Toml = bool | int | str | Sequence["Toml"] | Mapping[str, "Toml"]
Words = dict[str, Toml]  # the keys of a position or of one of its tables


def lines(entries: Mapping[str, Toml]) -> str:
    """Return one line for each entry."""
    return "".join(f"{key} = {toml_value(value)}\n" for key, value in entries.items())
