"""Facts: what a view holds, by name, read off any state without knowing its game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.engine.rules import State
from game.scene.nodes.node import Canvas, Node
from game.scene.text import lettering
from game.tabletop.art.table_art import cell
from game.tabletop.plain.sayings import Sayings

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


ROW: Final = 38.0
NAME_SHARE: Final = 0.34
LONGEST: Final = 14  # letters that stand in one seat's column
LINE: Final = 44  # letters that stand in a line of its own


@dataclass(frozen=True, slots=True)
class FactRow:
    """One printed line: a name, and one text across or one for each column."""

    name: str
    texts: tuple[str, ...]
    head: bool = False


def rows_of(facts: Facts, names: Sequence[str], sayings: Sayings) -> tuple[FactRow, ...]:
    """Return the lines of a position; what is too long for a column has lines of its own."""
    rows = [row for fact in facts.table for row in _long(sayings.fact(fact.key), fact.texts[0])]
    if not facts.seats:
        return tuple(rows)
    rows.append(FactRow("", tuple(names), head=True))
    for fact in facts.seats:
        rows += _of_seats(fact, names, sayings)
    return tuple(rows)


def _of_seats(fact: Fact, names: Sequence[str], sayings: Sayings) -> list[FactRow]:
    name = sayings.fact(fact.key)
    if max(map(len, fact.texts)) <= LONGEST:
        return [FactRow(name, fact.texts)]
    return [
        row
        for who, text in zip(names, fact.texts, strict=False)
        for row in _long(f"{name}: {who}", text)
    ]


def _long(name: str, text: str) -> list[FactRow]:
    """Return as many lines as a text needs, the name before the first."""
    lines = [""]
    for word in text.split(" "):
        if lines[-1] and len(lines[-1]) + 1 + len(word) > LINE:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return [FactRow(name if not number else "", (line,)) for number, line in enumerate(lines)]


class FactRowNode(Node):
    """Draws one line on parchment."""

    def __init__(self, row: FactRow, width: float) -> None:
        """Take the line and the width of the paper."""
        super().__init__(width=width, height=ROW, role="text")
        self.look = row
        said = ", ".join(row.texts)
        self.label = f"{row.name}: {said}" if row.name else said

    def drawn_from(self) -> tuple[object, ...]:
        """Return the line."""
        return (self.look,)

    def draw(self, canvas: Canvas) -> None:
        """Put name and texts."""
        row, height = self.look, self.height - 4
        left = self.width * NAME_SHARE
        canvas.words(row.name, lettering.ON_PAPER.note, (6, 0, left - 12, height))
        pitch = (self.width - left) / max(len(row.texts), 1)
        for number, text in enumerate(row.texts):
            x = left + pitch * number
            if not row.head:
                canvas.put(cell(canvas.box(x, 0, pitch - 4, height).size, canvas.k, "light"), x, 0)
            style = lettering.ON_PAPER.note if row.head else lettering.ON_PAPER.bold
            canvas.words(text, style, (x + 6, 0, pitch - 16, height), "centre")
