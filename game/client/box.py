"""A game's box as the client gets it: rules, drawing room, stationery; and who can sit down."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Protocol

from game.client.automa import Automa
from game.client.challenges.contents import Contents
from game.client.command import Command
from game.client.learning.coach import Coach
from game.client.learning.lesson import Lesson
from game.client.puzzles.offer import PuzzleOffer
from game.client.reference import Reference
from game.engine.options import Options
from game.engine.title import Title
from game.room import Books, DrawingRoom, Phrases, Stationery


@dataclass(frozen=True, slots=True)
class Box:
    """One title with everything its screens need.

    `player_names` are offered for the seats and `colours` are their colours' keys, in seat order.
    `automa` is the opponent of the solo game, None when the title has none. `expansion_seats`
    names the expansions that change nothing with fewer seats than that. `commands` are done by
    keys at this title's table, besides those of every title; `reference` holds its rules.
    Without `phrases` nobody can put hints into words.
    `short_games` are names of practice games and the round each begins with. `lessons` are
    playable, in the order a newcomer needs them; without a `coach` nobody explains a first game.
    `challenges` are games with a goal. Without `puzzles` the title has none.
    """

    title: Title
    room: DrawingRoom
    stationery: Stationery
    books: Books
    player_names: tuple[str, ...]
    colours: tuple[str, ...]
    automa: Automa | None = None
    expansion_seats: Mapping[str, int] = field(default_factory=dict)
    commands: tuple[Command, ...] = ()
    reference: Reference = field(default_factory=Reference)
    phrases: Phrases | None = None
    short_games: Mapping[str, int] = field(default_factory=dict)
    lessons: tuple[Lesson, ...] = ()
    challenges: Contents = field(default_factory=Contents)
    coach: Coach | None = None
    puzzles: PuzzleOffer | None = None


class ComputerPlayer(Protocol):
    """A computer player of one seat; it thinks elsewhere and never holds up a frame."""

    def think(self, view_bytes: bytes, moment: int) -> None:
        """Begin to choose a move for the seat's view; what it thought before is dropped."""

    def answer(self) -> Answer | None:
        """Return the choice once it is there, else None; at once. NoAnswer when none will come."""

    def close(self) -> None:
        """Stop thinking and free everything."""


class Answer(Protocol):
    """A computer player's choice for one moment of the match.

    `restarted` when the process it thinks in had to be replaced meanwhile.
    """

    @property
    def moment(self) -> int:
        """Return the moment it was asked at."""

    @property
    def code(self) -> int:
        """Return the code of the move."""

    @property
    def restarted(self) -> bool:
        """Return whether the thinking process had died."""


@dataclass(frozen=True, slots=True)
class Chair:
    """What a computer player is told when it sits down; `wake` may be called from any thread."""

    options: Options
    kind: str
    seat: int
    seed: int
    wake: Callable[[], None]


class ComputerPlayers(Protocol):
    """Everybody who can sit down but people; `kinds` from weakest to strongest.

    `quick` is a kind that answers at once and needs no process to think in.
    """

    @property
    def kinds(self) -> tuple[str, ...]:
        """Return the kinds of players, such as "random" or "ai:2"."""

    @property
    def quick(self) -> str:
        """Return the kind."""

    def sit_down(self, chair: Chair) -> ComputerPlayer:
        """Return a player for a seat; starting it must not hold up a frame."""

    def close(self) -> None:
        """End everything that still thinks."""
