"""What changes the part of the map that is seen."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from game.scene.stage.placing import Point


class MapViews(Protocol):
    """The orders of wheel, drag, keys, buttons and focus."""

    def turn(self, steps: float) -> None:
        """Follow the wheel."""

    def move(self, by: Point) -> None:
        """Follow a drag."""

    def look(self, across: int, down: int) -> None:
        """Look a step to one side."""

    def step(self, by: int) -> None:
        """Come closer (1) or go back (-1)."""

    def go_back(self) -> None:
        """Show the usual part of the map."""

    def bring(self, targets: Iterable[str]) -> None:
        """Bring targets in sight."""
