"""What a host tells of a table besides its steps: who is there, what is voted on, who is asked."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Annotated, Final

from game.engine.rules import NOBODY
from game.engine.title import Reason
from game.names import printed
from game.online.protocol.values import Count, SeatNumber, SomeSeat
from game.records.codec import MOST_SEATS

LONGEST_CHAT: Final = 300  # letters


class Phase(IntEnum):
    """How far a table is."""

    LOBBY = 0
    RUNNING = 1
    OVER = 2


@dataclass(frozen=True, slots=True)
class SeatStatus:
    """A seat: its name ("" while nobody has it) and player; `taken` when it belongs to somebody.

    `here` when that person is connected; `seconds` for how long they have been here or away.
    """

    name: str
    player: str
    colour: str
    taken: bool
    here: bool
    seconds: Count


@dataclass(frozen=True, slots=True)
class Vote:
    """What is put to the vote: `kind` is pause, go-on, computer or back.

    `seat` and `player` are for the last two: who is to be played by which computer, or "human"
    again. `asked` are the seats whose yes it still needs.
    """

    kind: str
    seat: SomeSeat
    player: str
    asked: tuple[SeatNumber, ...]


@dataclass(frozen=True, slots=True)
class Lobby:
    """Who is at the table and what is going on around the game, before, during and after it."""

    phase: Phase = Phase.LOBBY
    seats: tuple[SeatStatus, ...] = ()
    watchers: Count = 0
    paused: bool = False
    votes: tuple[Vote, ...] = ()


@dataclass(frozen=True, slots=True)
class GameStanding:
    """Where the game stands after `undos` undos and `step` steps.

    `asked` is the seat that decides, NOBODY when the game is over, since `seconds`; a decision
    answers a `moment`. `clocks` are the seconds each seat has left, none without a clock; below 0
    they are overdrawn.
    """

    moment: Count = 0
    undos: Count = 0
    step: Count = 0
    asked: Annotated[int, NOBODY, MOST_SEATS - 1] = NOBODY
    seconds: Count = 0
    clocks: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class SeatWay:
    """Why a seat of one's own cannot take its decision, or its turn, back; None when it can."""

    seat: SeatNumber
    undo: Reason | None
    reset: Reason | None


@dataclass(frozen=True, slots=True)
class ChatLine:
    """A line of the chat: who said it (-1 for who watches), and a phrase's key or a plain text."""

    seat: SomeSeat
    phrase: str
    text: str


@dataclass(frozen=True, slots=True)
class TableStatus:
    """A table as a list shows it; `names` in seat order, "" where nobody sits yet.

    `known` when one of the secrets that were brought opens it, `due` when it waits for a seat of
    theirs. Of a table that the host does not have, or does not show, there is nothing but the name.
    """

    table: str
    title: str = ""
    edition: str = ""
    phase: Phase = Phase.LOBBY
    names: tuple[str, ...] = ()
    free: Count = 0
    watchers: bool = False
    seconds: Count = 0  # since the last move
    known: bool = False
    due: bool = False


def plain_text(text: str) -> str:
    """Return what people may read of a text: one line of characters that can be printed."""
    return " ".join(printed(text).split())[:LONGEST_CHAT]
