"""The coach's advice: what there is to explain, and when it is time for it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from game.engine.reasons import Unreadable
from game.engine.rules import State
from game.fields import Fields, read_toml
from game.room import Question

MOST_NAME, MOST_NUMBER = 40, 1000

Facts = Mapping[str, int]
FactsOf = Callable[[State, int], Facts]
"""Names numbers of a position, from a view and its seat: all a coach may know."""


@dataclass(frozen=True, slots=True)
class Advice:
    """One explanation; its words are `coach.<name>`, and may hold facts in braces.

    It is time for it when a move of the kind `asked` can be chosen, every fact of `least` is at
    least so much and every fact of `most` at most so much. `points` are landmarks to ring.
    """

    name: str
    asked: str
    least: Facts = field(default_factory=dict)
    most: Facts = field(default_factory=dict)
    points: tuple[str, ...] = ()

    def fits(self, question: Question, facts: Facts) -> bool:
        """Return whether it matters for this question."""
        return (
            any(move.kind == self.asked for move in question.moves)
            and all(facts.get(name, 0) >= number for name, number in self.least.items())
            and all(facts.get(name, 0) <= number for name, number in self.most.items())
        )


@dataclass(frozen=True, slots=True)
class Coach:
    """All advice of a title in the order of its weight, and who names the facts."""

    advice: tuple[Advice, ...]
    facts_of: FactsOf

    def due(self, question: Question, told: Collection[str]) -> tuple[Advice, Facts] | None:
        """Return the first advice that matters now and was not told yet, None without one."""
        facts = self.facts_of(question.view, question.seat)
        for advice in self.advice:
            if advice.name not in told and advice.fits(question, facts):
                return advice, facts
        return None


def read_advice(file: Path) -> tuple[Advice, ...]:
    """Return the advice a file holds; Unreadable says what is wrong with it."""
    try:
        fields = read_toml(file.read_text(encoding="utf-8"), file.name)
    except (OSError, UnicodeError) as problem:
        raise Unreadable(f"{file.name} cannot be read; allowed: a file of TOML.") from problem
    advice = tuple(_advice(table) for table in fields.tables("advice"))
    fields.finish()
    return advice


def _advice(table: Fields) -> Advice:
    points = tuple(str(point) for point in table.items("points", "landmarks", ()))
    advice = Advice(
        table.text("name", MOST_NAME),
        table.text("asked", MOST_NAME),
        _numbers(table, "least"),
        _numbers(table, "most"),
        points,
    )
    table.finish()
    return advice


def _numbers(table: Fields, key: str) -> Facts:
    if key not in table:
        return {}
    numbers = table.table(key)
    found = {name: numbers.whole(name, 0, MOST_NUMBER) for name in numbers.keys()}  # noqa: SIM118
    numbers.finish()
    return found
