"""Messages of a host about a table apart from its game: watchers, votes and events.

These frames were added to version 1 of the protocol; a client that does not know them ignores
them.
"""

from dataclasses import dataclass
from typing import Final

from game.online.protocol.messages import ANY_SEAT, Count, SeatNumber, SeatOrNone

PHRASES: Final = (
    "hello",
    "luck",
    "moment",
    "back-soon",
    "thanks",
    "sorry",
    "well-played",
    "ouch",
    "thinking",
    "tomorrow",
    "good-game",
    "again",
)
"""The phrases of the chat: every screen says them in its own language."""

UNDO: Final = "undo"
RESET: Final = "reset"
UNDO_VOTE_KINDS: Final = (UNDO, RESET)
"""What somebody may want to take back, a decision or a turn, although another seat is asked now."""

VOTES: Final = ("pause", "go-on", "computer", "back", *UNDO_VOTE_KINDS)
"""The kinds of votes."""

ASKS: Final = "asks"
AGREES: Final = "agrees"
DECLINES: Final = "declines"
DECIDED: Final = "decided"
WATCHES: Final = "watches"
SENT_AWAY: Final = "sent-away"
DOOR: Final = "door"
AGAIN: Final = "again"
ELSEWHERE: Final = "elsewhere"


@dataclass(frozen=True, slots=True)
class Watcher:
    """A watcher of a table: a unique number, a name (or ""), and for how many seconds the person
    has watched."""

    number: Count
    name: str
    seconds: Count


@dataclass(frozen=True, slots=True)
class VoteProgress:
    """The progress of an open vote: who started it and who has agreed. Its other fields are
    those of `Vote`."""

    kind: str
    seat: SeatOrNone
    player: str
    asker: SeatOrNone
    agreed: tuple[SeatNumber, ...]


@dataclass(frozen=True, slots=True)
class TableSurroundings:
    """The state of a table apart from its game.

    `host` is the name of the host, `hosting` the seat of the person whose computer runs it,
    ANY_SEAT for a separate host. `admits` says whether people may watch. `follower` is the table
    of the next game with the same people, "" while there is none.
    """

    host: str = ""
    hosting: SeatOrNone = ANY_SEAT
    admits: bool = True
    watchers: tuple[Watcher, ...] = ()
    votes: tuple[VoteProgress, ...] = ()
    follower: str = ""


@dataclass(frozen=True, slots=True)
class TableEvent:
    """An event at the table; it is sent once and not stored.

    `kind` is a constant of this module, `seat` the seat that caused it. `vote` is the kind of
    the vote concerned, `about` the seat concerned, `text` the proposed player or the name of a
    watcher.
    """

    kind: str
    seat: SeatOrNone
    vote: str = ""
    about: SeatOrNone = ANY_SEAT
    text: str = ""
