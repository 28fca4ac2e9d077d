"""Facts: what a view holds, by name, read off any state without knowing its game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.engine.rules import State

NOT_TOLD: Final = frozenset({"luck", "seats", "to_move"})
UNKNOWN: Final = "?"


@dataclass(frozen=True, slots=True)
class Fact:
    """Numbers of one name: of the table where there is one text, else of each seat in order."""

    key: str
    texts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Facts:
    """Everything a view holds: what lies on the table, and what the seats have."""

    table: tuple[Fact, ...] = ()
    seats: tuple[Fact, ...] = ()


def facts_of(view: State) -> Facts:
    """Return the numbers and rows of a state; a row that divides by the seats is theirs.

    Numbers below 0 mean that the viewer does not know.
    """
    table: list[Fact] = []
    seats: list[Fact] = []
    count = int(view.seats)
    for name in _names(view):
        cell = getattr(view, name)
        if isinstance(cell, int):
            table.append(Fact(name, (_text([cell]),)))
            continue
        numbers = [int(number) for number in cell]
        share, rest = divmod(len(numbers), max(count, 1))
        if share and not rest:
            parts = [numbers[seat * share : (seat + 1) * share] for seat in range(count)]
            seats.append(Fact(name, tuple(_text(part) for part in parts)))
        elif numbers:
            table.append(Fact(name, (_text(numbers),)))
    return Facts(tuple(table), tuple(seats))


def _names(view: State) -> list[str]:
    """Return the names of the view's numbers and rows, in the order they were made in."""
    held = getattr(view, "__dict__", None)
    names = list(held) if held else list(getattr(type(view), "__mypyc_attrs__", ()))
    return [name for name in names if name not in NOT_TOLD and _is_told(getattr(view, name))]


def _is_told(cell: object) -> bool:
    if isinstance(cell, int):
        return True
    if isinstance(cell, str) or not hasattr(cell, "__len__") or not hasattr(cell, "__getitem__"):
        return False
    return all(isinstance(cell[at], int) for at in range(len(cell)))


def _text(numbers: Sequence[int]) -> str:
    return " ".join(UNKNOWN if number < 0 else str(number) for number in numbers)
