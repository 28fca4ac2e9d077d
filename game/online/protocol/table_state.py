"""A table: its set-up (what is played, who is to sit where, what it allows), and what a host
tells of it besides its steps: who is there, what is voted on, who is asked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum
from typing import Annotated, Final

from game import __version__
from game.engine.reasons import Reason, Unreadable
from game.engine.rules import NOBODY
from game.engine.title import Options, Title
from game.match.match_factory import new_opening
from game.online.protocol.messages import Count, Refused, SeatNumber, SomeSeat
from game.records.record_readers import MOST_SEATS
from game.records.records import HUMAN, Opening, Seat
from game.records.soundness import check_for
from game.text.names import printed

LONGEST_CHAT: Final = 300  # letters
LONGEST_OF_WATCHERS: Final = 120  # letters of a line said by somebody who watches

FRIEND: Final = "friend"
"""A person at another screen, where the kinds of players are told; the wire knows people alone."""
LONGEST_CLOCK: Final = 60 * 24 * 3600  # seconds


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
    return " ".join(printed(text).split())


@dataclass(frozen=True, slots=True)
class TableSetUp:
    """What a table is opened with.

    `opening` names title, options, pack, versions of rules and numbers, and for each seat a name
    ("" while nobody has it) and a player: "human" for a person, at whichever screen, or a computer
    player. `hints` allows them, a `listed` table can be found and joined by everybody who reaches
    the host, `watchers` lets people look on. `clock` are the seconds each person has for the whole
    game, 0 for no clock.
    """

    opening: Opening
    hints: bool = True
    listed: bool = False
    watchers: bool = True
    clock: Annotated[int, 0, LONGEST_CLOCK] = 0

    @property
    def options(self) -> Options:
        """What is played."""
        return self.opening.options

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who is to sit where."""
        return self.opening.seats

    def with_seats(self, seats: Sequence[Seat]) -> TableSetUp:
        """Return the set-up with other people and computers."""
        return replace(self, opening=replace(self.opening, seats=tuple(seats)))


def planned(title: Title, options: Options, players: Sequence[tuple[str, str]]) -> TableSetUp:
    """Return the usual set-up of a table with these (name, player) in its seats.

    Unreadable when the title does not offer these options, or for another number of players.
    """
    pairs = zip(players, title.game(options).colours, strict=False)
    seats = [Seat(name, player, colour) for (name, player), colour in pairs]
    return TableSetUp(new_opening(title, options, seats, 0))  # the seed is secret


def check_set_up(set_up: TableSetUp, titles: Mapping[str, Title]) -> Title:
    """Return the title that is played; Refused when it cannot be played so here."""
    opening = set_up.opening
    title = titles.get(opening.options.title)
    if title is None:
        raise Refused("unknown-title", final=True, title=opening.options.title)
    try:
        game = title.game(opening.options)
        check_for(titles)(opening)
    except Unreadable as error:
        raise Refused("not-offered", final=True, detail=str(error).rstrip(".")) from error
    versions = title.rules_revision, title.state_version, title.components_digest(game.options)
    if versions != (opening.rules_revision, opening.state_version, opening.components):
        there = dict(opening.versions).get("game", "?")
        raise Refused("other-rules", final=True, here=__version__, there=there)
    return title


def check_players(set_up: TableSetUp, kinds: Sequence[str]) -> None:
    """Require players that can sit down at a host whose computers are of these kinds."""
    players = [seat.player for seat in set_up.seats]
    for player in players:
        if player not in (HUMAN, *kinds):
            raise Refused("unknown-player", player=player)
    if HUMAN not in players:
        raise Refused("no-people")
