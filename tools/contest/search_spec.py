"""A search spelled out: its iterations and the fields of its style that differ from the usual."""

from __future__ import annotations

from dataclasses import dataclass, fields

from ai.search.style import Style
from game.engine.reasons import Unreadable

PREFIX = "search:"
ITERATIONS = "iterations"


@dataclass(frozen=True, slots=True)
class SearchSpec:
    """How long a search thinks about a decision, and how."""

    iterations: int
    style: Style


def read_search(name: str) -> SearchSpec:
    """Return what "search:iterations=400,stages=1" spells; Unreadable says what is allowed."""
    usual = Style()
    kinds = {field.name: type(getattr(usual, field.name)) for field in fields(Style)}
    kinds[ITERATIONS] = int
    found: dict[str, int | str] = {}
    for setting in name.removeprefix(PREFIX).split(","):
        key, equals, text = setting.partition("=")
        if key not in kinds or not equals or key in found:
            allowed = ", ".join(f"{word}=" for word in sorted(kinds))
            raise Unreadable(f'players: "{setting}" in "{name}"; allowed once each are {allowed}')
        found[key] = text if kinds[key] is str else _whole(name, text)
    iterations = found.pop(ITERATIONS, 0)
    if not isinstance(iterations, int) or iterations < 1:
        raise Unreadable(f'players: "{name}" needs {ITERATIONS}=, 1 or more')
    return SearchSpec(iterations, Style(**found))  # type: ignore[arg-type]  # kinds as in Style


def _whole(name: str, digits: str) -> int:
    if not digits.isdecimal():
        raise Unreadable(f'players: "{digits}" in "{name}" is no whole number of 0 or more')
    return int(digits)
