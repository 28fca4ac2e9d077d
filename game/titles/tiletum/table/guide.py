"""Guide: the rules' own answers about a view, so that the screen computes none."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from game.engine.reasons import Reason
from game.engine.rules import State


class Reasoner(Protocol):
    """A game, as far as it knows reasons."""

    def why_not(self, state: State, action: str, places: tuple[str, ...] = ()) -> Reason | None:
        """Return why the deciding seat cannot take the action (at the places), or None."""


@dataclass(frozen=True, slots=True)
class Guide:
    """Asks the rules of a game."""

    game: Reasoner

    def why_not(self, view: State, action: str) -> Reason | None:
        """Return why the deciding seat cannot do a task, or None."""
        return self.game.why_not(view, action)
