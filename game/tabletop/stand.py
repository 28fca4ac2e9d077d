"""What a table shows now, apart from the question: a view, and who is looking."""

from __future__ import annotations

from typing import Protocol, TypeVar

from game.engine.rules import State


class TableStand(Protocol):
    """A seat's view as the rules hold it; a title adds what its panels read from it."""

    @property
    def state(self) -> State:
        """The view."""

    @property
    def seat(self) -> int:
        """Who is looking."""


AnyStand = TypeVar("AnyStand", bound=TableStand)
