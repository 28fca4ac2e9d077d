"""How a computer player thinks and errs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from ai.search.style import SearchStyle
from game.engine.rules import State


@dataclass(frozen=True, slots=True)
class Character:
    """How a player thinks and errs.

    `iterations` of search a decision, 0 for the first sight alone; `temperature` of the
    soft-max in millionths of a full reward, 0 for the best move; `misjudgement` of mines in
    pence, one standard deviation; `habits` of the title by name, in pence; a `style` of search,
    None for the one that won in the game that is played.
    """

    iterations: int
    temperature: int = 0
    misjudgement: int = 0
    habits: tuple[tuple[str, int], ...] = ()
    style: SearchStyle | None = None


class Habits(Protocol):
    """What a title knows of habits."""

    def lean(self, view: State, seat: int, move: int) -> int:
        """Return by how many pence the player thinks more of a move than it should."""
