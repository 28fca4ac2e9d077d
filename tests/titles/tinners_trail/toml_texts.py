"""TOML from plain values, so that a test can describe a position in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

Toml = bool | int | str | Sequence["Toml"] | Mapping[str, "Toml"]
Words = dict[str, Toml]  # the keys of a position or of one of its tables


def written(value: Toml) -> str:
    """Return a value in TOML, tables on one line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return '"' + value + '"'
    if isinstance(value, Sequence):
        return "[" + ", ".join(written(item) for item in value) + "]"
    return "{ " + ", ".join(f"{key} = {written(item)}" for key, item in value.items()) + " }"


def lines(entries: Mapping[str, Toml]) -> str:
    """Return one line for each entry."""
    return "".join(f"{key} = {written(value)}\n" for key, value in entries.items())
