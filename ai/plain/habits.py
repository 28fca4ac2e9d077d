"""No habits: a player of a title that names none."""

from __future__ import annotations

from game.engine.rules import State


class NoHabits:
    """Thinks of every move what it found."""

    def lean(self, view: State, seat: int, move: int) -> int:
        """Return that nothing is thought more of a move than it should."""
        return 0
