"""A table: its set-up, and what a host sends besides its steps (people, votes, standing)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum
from typing import Annotated, Final

from game import __version__
from game.engine.reasons import Reason, Unreadable
from game.engine.rules import NOBODY
from game.engine.title import Options, Title
from game.match.match_factory import make_opening_record
from game.online.protocol.messages import CountNumber, Refused, SeatNumber, SeatOrNone
from game.records.record_readers import MAX_SEATS
from game.records.records import HUMAN_PLAYER, Opening, Seat
from game.records.soundness import make_opening_check
from game.text.names import printable_text

MAX_CHAT_LINE_LETTERS: Final = 300  # characters
MAX_WATCHER_LINE_LETTERS: Final = 120  # characters of a watcher's line

FRIEND_PLAYER_KIND: Final = "friend"
"""The kind of player shown for a person at another screen; messages call all people "human"."""
MAX_CLOCK_SECONDS: Final = 60 * 24 * 3600  # seconds


class Phase(IntEnum):
    """The phase of a table: in the lobby, running, or over."""

    LOBBY = 0
    RUNNING = 1
    OVER = 2


@dataclass(frozen=True, slots=True)
class SeatStatus:
    """A seat of a table: its name ("" while it is free) and its player; `is_taken` is true when it
    belongs to a person.

    `is_connected` is true when that person is connected; `seconds_connected_or_away` is how long
    the person has been connected or away.
    """

    name: str
    player: str
    colour: str
    is_taken: bool
    is_connected: bool
    seconds_connected_or_away: CountNumber


@dataclass(frozen=True, slots=True)
class Vote:
    """An open vote.

    `concerned_seat` is the seat that gets another player or wants to undo, ANY_OR_NO_SEAT for
    pausing and resuming. For the kinds "computer" and "back", `new_player_kind` is the computer
    player, or "human", that is to play that seat from now on; for other kinds it is "".
    `seats_still_asked` are the seats whose consent is missing.
    """

    kind: str
    concerned_seat: SeatOrNone
    new_player_kind: str
    seats_still_asked: tuple[SeatNumber, ...]


@dataclass(frozen=True, slots=True)
class Lobby:
    """The phase of the table, its seats with their people, the number of watchers, the pause and
    the open votes."""

    phase: Phase = Phase.LOBBY
    seats: tuple[SeatStatus, ...] = ()
    watcher_count: CountNumber = 0
    is_paused: bool = False
    votes: tuple[Vote, ...] = ()


@dataclass(frozen=True, slots=True)
class GameStanding:
    """The standing of the game after `undo_count` undos and `step_count` steps.

    `deciding_seat` is the deciding seat, NOBODY when the game is over; it has been deciding for
    `deciding_seconds`. `moment` is the moment of the question, which an answer must name.
    `clock_seconds_left` are the seconds each seat has left, negative when overdrawn; empty without
    a clock.
    """

    moment: CountNumber = 0
    undo_count: CountNumber = 0
    step_count: CountNumber = 0
    deciding_seat: Annotated[int, NOBODY, MAX_SEATS - 1] = NOBODY
    deciding_seconds: CountNumber = 0
    clock_seconds_left: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class SeatUndoRefusal:
    """The reasons why one of the player's seats cannot undo its last decision and its turn; each is
    None when it can."""

    seat: SeatNumber
    reason_against_undo: Reason | None
    reason_against_turn_undo: Reason | None


@dataclass(frozen=True, slots=True)
class ChatLine:
    """A chat line: its seat (-1 for a watcher), and a phrase's key or a plain text."""

    seat: SeatOrNone
    phrase: str
    text: str


@dataclass(frozen=True, slots=True)
class TableStatus:
    """A table as a list shows it; `seat_names` are in seat order, "" for free seats.

    `is_own` is true when one of the player's secrets belongs to the table, `is_own_seat_due` when
    the game waits for one of the player's seats. If the host has no such table, or does not show
    it, only the name is filled in.
    """

    table: str
    title: str = ""
    edition: str = ""
    phase: Phase = Phase.LOBBY
    seat_names: tuple[str, ...] = ()
    free_seat_count: CountNumber = 0
    admits_watchers: bool = False
    seconds_since_move: CountNumber = 0  # since the last move
    is_own: bool = False
    is_own_seat_due: bool = False


@dataclass(frozen=True, slots=True)
class HostedEdition:
    """One edition of a title that a host offers, with the numbers of players and the expansions
    it allows."""

    title: str
    edition: str
    player_counts: tuple[int, ...]
    expansions: tuple[str, ...]


def printable_line(text: str) -> str:
    """Return the printable characters of a text on one line, with single spaces and none at its
    ends."""
    return " ".join(printable_text(text).split())


@dataclass(frozen=True, slots=True)
class TableSetUp:
    """What a table is opened with.

    `opening` contains title, options, pack, versions of rules and numbers, and for each seat a name
    ("" for a free one) and a player: "human" for a person at any screen, or a computer player.
    `allows_hints` says whether players may ask for hints. A table that `is_listed` can be found and
    joined by everybody who reaches the host. `admits_watchers` says whether people may watch.
    `clock_seconds` is the time in seconds that each person has for the whole game, 0 for no clock.
    """

    opening: Opening
    allows_hints: bool = True
    is_listed: bool = False
    admits_watchers: bool = True
    clock_seconds: Annotated[int, 0, MAX_CLOCK_SECONDS] = 0

    @property
    def options(self) -> Options:
        """The options of the game."""
        return self.opening.options

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats and their players."""
        return self.opening.seats

    def with_seats(self, seats: Sequence[Seat]) -> TableSetUp:
        """Return a copy of the set-up with these seats and players."""
        return replace(self, opening=replace(self.opening, seats=tuple(seats)))


def default_set_up(
    title: Title, options: Options, players: Sequence[tuple[str, str]]
) -> TableSetUp:
    """Return the default set-up of a table whose seats have these (name, player) pairs.

    Raise Unreadable when the title does not offer these options, or not for this number of players.
    """
    pairs = zip(players, title.make_game(options).colours, strict=False)
    seats = [Seat(name, player, colour) for (name, player), colour in pairs]
    # the seed 0 is a placeholder: the real one is secret
    return TableSetUp(make_opening_record(title, options, seats, 0))


def check_set_up_and_return_title(set_up: TableSetUp, titles: Mapping[str, Title]) -> Title:
    """Check that a game with this set-up can be played here in this version, and return its title;
    raise Refused otherwise.
    """
    opening = set_up.opening
    title = titles.get(opening.options.title)
    if title is None:
        raise Refused("unknown-title", is_final=True, title=opening.options.title)
    try:
        game = title.make_game(opening.options)
        make_opening_check(titles)(opening)
    except Unreadable as error:
        raise Refused("not-offered", is_final=True, detail=str(error).rstrip(".")) from error
    versions = title.rules_revision, title.state_version, title.components_digest(game.options)
    if versions != (opening.rules_revision, opening.state_version, opening.components_digest):
        there = dict(opening.program_versions).get("game", "?")
        raise Refused("other-rules", is_final=True, here=__version__, there=there)
    return title


def check_player_kinds_and_person(set_up: TableSetUp, computer_kinds: Sequence[str]) -> None:
    """Check that every player is "human" or one of these computer players, and at least one is
    "human"; raise Refused otherwise.
    """
    players = [seat.player for seat in set_up.seats]
    for player in players:
        if player not in (HUMAN_PLAYER, *computer_kinds):
            raise Refused("unknown-player", player=player)
    if HUMAN_PLAYER not in players:
        raise Refused("no-people")
