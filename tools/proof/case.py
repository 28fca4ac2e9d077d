"""A case: one set-up of one title, as a test or a tool plays it."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.title import Game, Options
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
        shelved, words = title_of(self.title), self.options.expansions
        later = self.options.edition in shelved.editions[1:]
        edition = (self.options.edition,) if later else ()
        full = ("full",) if words and words == shelved.expansions else words
        automa = self.options.automa or ()
        level = automa if len(automa) == 1 else ()  # many options would be no name
        return "-".join((self.title, *edition, str(seats), *level, *full))

    def game(self) -> Game:
        """Return the game as set up."""
        return title_of(self.title).game(self.options)

    def names(self) -> tuple[str, ...]:
        """Return a name for every seat, one of them empty."""
        return ("Ann", "", "Zoë", "D", "E")[: self.seats]
