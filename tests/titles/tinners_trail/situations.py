"""Situations in which something is not possible, and the reason that says why."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.engine.reasons import Fact
from tests.titles.tinners_trail.tables import Table


@dataclass(frozen=True, slots=True)
class Situation:
    """What is tried at a table: an action and its areas, or the text of a move."""

    key: str
    table: Callable[[], Table]
    tried: str
    facts: dict[str, Fact]

    def __str__(self) -> str:
        """Say it as in the name of a test."""
        return f"{self.key}: {self.tried}"


def because(key: str, table: Callable[[], Table], tried: str, /, **facts: Fact) -> Situation:
    """Return the situation in which this reason, with at least these facts, is right."""
    return Situation(key, table, tried, facts)
