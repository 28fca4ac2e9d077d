"""Load: how many tin and copper cubes a person wants to take out of a mine."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.move import Move

Worth = Callable[[str, int, int], int]


class Load:
    """A load of ore; possible is what some move says, and nothing at all.

    Begins with the best load by `worth`, pounds for an area and so much tin and copper.
    """

    def __init__(self, moves: tuple[Move, ...], worth: Worth) -> None:
        """Take the extraction moves of one mine."""
        self._moves = {(move.amount("tin"), move.amount("copper")): move for move in moves}
        area = moves[0].places[0]
        best = max(self._moves, key=lambda load: (worth(area, *load), sum(load)))
        self.tin, self.copper = best

    @property
    def move(self) -> Move | None:
        """The move of this load; None for nothing."""
        return self._moves.get((self.tin, self.copper))

    def most(self, ore: str) -> int:
        """Return the most cubes of an ore that any load has."""
        return max(load[0 if ore == "tin" else 1] for load in self._moves)

    def can_change(self, ore: str, by: int) -> bool:
        """Return whether one cube more or less is possible."""
        changed = self._changed(ore, by)
        return changed == (0, 0) or changed in self._moves

    def change(self, ore: str, by: int) -> bool:
        """Take one cube more or less; at the mine's limit the other ore makes room."""
        changed = self._changed(ore, by)
        if by > 0 and changed not in self._moves:
            other = "copper" if ore == "tin" else "tin"
            tin, copper = changed
            changed = (tin, copper - 1) if other == "copper" else (tin - 1, copper)
        if changed != (0, 0) and changed not in self._moves:
            return False
        self.tin, self.copper = changed
        return True

    def _changed(self, ore: str, by: int) -> tuple[int, int]:
        return (self.tin + by, self.copper) if ore == "tin" else (self.tin, self.copper + by)
