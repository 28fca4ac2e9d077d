"""What the contract is tested on: every registered title and the toy title at every seat count."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.options import Options
from game.engine.title import Game, Title
from game.titles import title, titles
from tests.helpers.toy_title import ToyTitle

SHELF: dict[str, Title] = {name: title(name) for name in titles()} | {ToyTitle.name: ToyTitle()}


@dataclass(frozen=True, slots=True)
class Case:
    """One title with one number of seats."""

    title: str
    seats: int

    def __str__(self) -> str:
        """Say it as in the name of a test."""
        return f"{self.title}-{self.seats}"

    def game(self) -> Game:
        """Return the game as set up."""
        shelved = SHELF[self.title]
        return shelved.game(Options(self.title, self.seats, shelved.editions[0]))

    def names(self) -> tuple[str, ...]:
        """Return a name for every seat, one of them empty."""
        return ("Ann", "", "Zoë", "D", "E")[: self.seats]


CASES = tuple(Case(name, seats) for name, shelved in SHELF.items() for seats in shelved.seats)
