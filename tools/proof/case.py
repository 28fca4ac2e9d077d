"""A case: one set-up of one title, as a test or a tool plays it."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.options import Options
from game.engine.title import Game
from tools.proof.titles import title_of


@dataclass(frozen=True, slots=True)
class Case:
    """One set-up of one title."""

    options: Options

    @property
    def title(self) -> str:
        """The title's name."""
        return self.options.title

    @property
    def seats(self) -> int:
        """How many play."""
        return self.options.seats

    def __str__(self) -> str:
        """Say it as in the name of a test."""
        seats = self.seats if self.options.automa is None else "solo"
        words = self.options.expansions
        full = words == title_of(self.title).expansions
        return "-".join((self.title, str(seats), *(("full",) if words and full else words)))

    def game(self) -> Game:
        """Return the game as set up."""
        return title_of(self.title).game(self.options)

    def names(self) -> tuple[str, ...]:
        """Return a name for every seat, one of them empty."""
        return ("Ann", "", "Zoë", "D", "E")[: self.seats]
