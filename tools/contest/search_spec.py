"""A search spelled out: the fields of its character and its style that differ from the usual."""

from __future__ import annotations

from dataclasses import fields, replace

from ai.character import Character
from ai.search.style import Style
from game.engine.reasons import Unreadable

PREFIX = "search:"
ITERATIONS = "iterations"
OF_THE_CHARACTER = (ITERATIONS, "temperature", "misjudgement")


def read_search(name: str, usual: Style | None = None) -> Character:
    """Return who "search:iterations=400,stages=1" spells, the rest as usual.

    Unreadable says what is allowed.
    """
    usual = usual or Style()
    kinds = {field.name: type(getattr(usual, field.name)) for field in fields(Style)}
    kinds |= dict.fromkeys(OF_THE_CHARACTER, int)
    found: dict[str, int | str] = {}
    for setting in name.removeprefix(PREFIX).split(","):
        key, equals, text = setting.partition("=")
        if key not in kinds or not equals or key in found:
            allowed = ", ".join(f"{word}=" for word in sorted(kinds))
            raise Unreadable(f'players: "{setting}" in "{name}"; allowed once each are {allowed}')
        found[key] = text if kinds[key] is str else _whole(name, text)
    if ITERATIONS not in found:
        raise Unreadable(f'players: "{name}" needs {ITERATIONS}=, 0 for the first sight alone')
    character = {word: found.pop(word) for word in OF_THE_CHARACTER if word in found}
    style = replace(usual, **found)  # type: ignore[arg-type]  # the kinds are those of its fields
    return Character(**character, style=style)  # type: ignore[arg-type]


def _whole(name: str, digits: str) -> int:
    if not digits.isdecimal():
        raise Unreadable(f'players: "{digits}" in "{name}" is no whole number of 0 or more')
    return int(digits)
