"""What tests and tools need to test a title: its `PROOFS` object with cases and set-ups, and the
list of all titles that have one."""

import argparse
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from itertools import combinations
from pathlib import Path
from typing import Any

from game.engine.luck import Luck
from game.engine.reasons import Unreadable
from game.engine.rules import State
from game.engine.title import Game, Options, Title
from game.engine.watched_play import CheckedGamesResult, check_games
from game.titles import is_playable_with_options, title_names
from tools.project_files import load_title_part
from tools.proof.oracles import ComparedGame, Oracle

TITLE_TESTS_FOLDER = Path(__file__).resolve().parents[2] / "tests" / "titles"

TITLE_NAMES = tuple(dict.fromkeys((*title_names(), "lanterns")))


@dataclass(frozen=True, slots=True)
class Case:
    """One set-up of one title."""

    options: Options

    @property
    def title(self) -> str:
        """Return the title's name."""
        return self.options.title

    @property
    def seats(self) -> int:
        """Return the number of seats."""
        return self.options.seats

    def __str__(self) -> str:
        """Return the name that a test's parameter gets."""
        seats = self.seats if self.options.automa is None else "solo"
        shelved = find_title(self.title)
        words = self.options.expansions
        later = self.options.edition in shelved.editions[1:]
        edition = (self.options.edition,) if later else ()
        full = ("full",) if words and words == shelved.expansions else words
        automa = self.options.automa or ()
        level = automa if len(automa) == 1 else ()  # many options would be no name
        return "-".join((self.title, *edition, str(seats), *level, *full))

    def game(self) -> Game:
        """Return a new game object of this set-up."""
        return find_title(self.title).make_game(self.options)

    def names(self) -> tuple[str, ...]:
        """Return player names for tests, one for each seat; that of seat 1 is empty."""
        return ("Ann", "", "Zoë", "D", "E")[: self.seats]


@dataclass(frozen=True, slots=True)
class Playthrough:
    """A game whose text is kept as a golden file: its name, set-up and seed."""

    name: str
    set_up: str
    seed: int


def nothing_is_hidden(_twin: State, _seat: int, _luck: Luck) -> None:
    """Do nothing: the default of `deal_hidden`, for titles in which only future chance is
    hidden."""


@dataclass(frozen=True, kw_only=True)
class Proofs:
    """What a title provides for its proofs: the object `PROOFS` in tools/titles/<title>/proofs.py.

    `deal_hidden` deals everything again, in a copy of the true state, that a seat does not know;
    `show_revealed` changes such a copy so that a step shows the seat the same. Both follow the
    written rules and use neither `hide` nor `determinize`.
    """

    title: Title
    deal_hidden: Callable[[State, int, Luck], None] = nothing_is_hidden
    show_revealed: Callable[[State, State, State, int], None] = lambda *_step: None
    automa_options: tuple[str, ...] = ()
    set_ups: Callable[[], Sequence[Sequence[Options]]] | None = None  # what soaks take turns with
    more_cases: tuple[Case, ...] = ()  # beside every number of seats, without and with everything
    more_leak_cases: tuple[Case, ...] = ()
    counted: Mapping[str, str] = field(default_factory=dict)  # perft: name of the table, set-up
    playthroughs: tuple[Playthrough, ...] = ()
    oracles: tuple[Oracle, ...] = ()
    watch: Callable[[Any, int, int], CheckedGamesResult] = check_games

    @property
    def hides(self) -> bool:
        """Whether the title has hidden information besides future chance."""
        return self.deal_hidden is not nothing_is_hidden

    @property
    def plain_cases(self) -> tuple[Case, ...]:
        """The title's first edition without expansions, for every number of seats."""
        edition = self.title.editions[0]
        return tuple(Case(Options(self.title.name, n, edition)) for n in self.title.seats)

    @property
    def full_cases(self) -> tuple[Case, ...]:
        """The plain cases with every expansion; empty for a title without expansions."""
        expansions = self.title.expansions
        return tuple(
            Case(Options(self.title.name, case.seats, case.options.edition, expansions))
            for case in self.plain_cases
            if expansions
        )

    @property
    def cases(self) -> tuple[Case, ...]:
        """The cases with which the contract tests are run."""
        return self.plain_cases + self.full_cases + self.more_cases

    @property
    def leak_cases(self) -> tuple[Case, ...]:
        """The cases that are searched for leaks of hidden information."""
        return self.cases + self.more_leak_cases

    def oracle_of(self, edition: str) -> Oracle | None:
        """Return the oracle of an edition ("" for the first one), None if it has none."""
        wanted = edition or self.title.editions[0]
        return next((one for one in self.oracles if one.edition == wanted), None)

    @cached_property
    def every_set_up(self) -> Sequence[Sequence[Options]]:
        """Every set-up of the title, in groups that soak tests play in turn."""
        return self.set_ups() if self.set_ups else [every_set_up_without_automa(self.title)]

    def compared_games(self, oracle: Oracle, seed: int) -> list[ComparedGame]:
        """Return the games of a seed that are played by the engine and this oracle."""
        return oracle.games(self.every_set_up, seed)

    @property
    def tests(self) -> Path:
        """The folder of the title's tests."""
        return TITLE_TESTS_FOLDER / self.title.name.replace("-", "_")


def every_set_up_without_automa(title: Title) -> list[Options]:
    """Return every playable set-up without an automa: all editions, expansions and numbers of
    seats."""
    mixes = (
        Options(title.name, seats, edition, expansions)
        for edition in title.editions
        for expansions in all_subsets(title.expansions)
        for seats in title.seats
    )
    return [options for options in mixes if is_playable_with_options(title, options)]


def all_subsets(words: Sequence[str]) -> list[tuple[str, ...]]:
    """Return every subset of the words, in their order, smaller subsets first."""
    return [some for size in range(len(words) + 1) for some in combinations(words, size)]


@cache
def load_proofs(name: str) -> Proofs:
    """Return a title's proofs; raise Unreadable if it has none."""
    part = load_title_part(name, "proofs") if name in TITLE_NAMES else None
    if part is None:
        allowed = ", ".join(TITLE_NAMES)
        raise Unreadable(f"{name!r} is not a title with proofs of its own; allowed: {allowed}.")
    found: Proofs = part.PROOFS
    return found


def find_title(name: str) -> Title:
    """Return the title of that name."""
    return load_proofs(name).title


def add_title_option(parser: argparse.ArgumentParser) -> None:
    """Add the option --title to a tool's parser; `wanted.title` is empty if it is not used."""
    parser.add_argument(
        "--title", choices=TITLE_NAMES, action="append", help="only this one; may be repeated"
    )
