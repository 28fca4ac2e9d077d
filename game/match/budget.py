"""Budgets: how long a computer player may think about one decision."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from game.engine.reasons import Unreadable


@dataclass(frozen=True, slots=True)
class Budget:
    """Thinking ends after that many iterations or milliseconds, whichever comes first.

    `milliseconds` None counts iterations alone: the same thoughts on every machine.
    """

    iterations: int
    milliseconds: int | None = None


BUDGETS: Final[Mapping[str, Budget]] = MappingProxyType(
    {
        "test": Budget(iterations=8),
        "quick": Budget(iterations=400, milliseconds=400),
        "normal": Budget(iterations=4_000, milliseconds=1_500),
        "long": Budget(iterations=40_000, milliseconds=6_000),
    }
)


def budget_named(name: str) -> Budget:
    """Return the budget of this name; Unreadable names all."""
    if name not in BUDGETS:
        raise Unreadable(f'thinking: "{name}" is unknown; allowed are {", ".join(BUDGETS)}')
    return BUDGETS[name]
