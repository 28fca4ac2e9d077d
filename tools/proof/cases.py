"""What the contract is tested on: every title of the shelf and the toy title, in many set-ups."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.engine.options import Options
from game.engine.title import Game, Title
from game.titles import title, titles
from game.titles.tinners_trail.notation.offer import WALLACE_OPTIONS
from tools.titles.lanterns.title import LanternsTitle

SHELF: dict[str, Title] = {name: title(name) for name in titles()} | {
    LanternsTitle.name: LanternsTitle()
}


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
        full = words == SHELF[self.title].expansions
        return "-".join((self.title, str(seats), *(("full",) if words and full else words)))

    def game(self) -> Game:
        """Return the game as set up."""
        return SHELF[self.title].game(self.options)

    def names(self) -> tuple[str, ...]:
        """Return a name for every seat, one of them empty."""
        return ("Ann", "", "Zoë", "D", "E")[: self.seats]


PLAIN_CASES = tuple(
    Case(Options(name, seats, shelved.editions[0]))
    for name, shelved in SHELF.items()
    for seats in shelved.seats
)
FULL_CASES = tuple(  # with every expansion in the box
    Case(replace(case.options, expansions=SHELF[case.title].expansions))
    for case in PLAIN_CASES
    if SHELF[case.title].expansions
)
SOLO = Options("tinners-trail", 2, automa=())
SOLO_CASES = (  # against an automa, on either seat; with everything that makes it stronger
    Case(SOLO),
    Case(
        replace(
            SOLO,
            expansions=SHELF["tinners-trail"].expansions,
            automa=tuple(word for word in WALLACE_OPTIONS if word != "more-mines"),
            automa_seat=0,
        )
    ),
)
CASES = PLAIN_CASES + FULL_CASES + SOLO_CASES
