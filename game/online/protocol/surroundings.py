"""What a host tells of a table beside its game: who watches, who votes how, and what happened.

These frames were added to version 1 of the protocol; a client that does not know them drops them.
"""

from dataclasses import dataclass
from typing import Final

from game.online.protocol.messages import ANY_SEAT, Count, SeatNumber, SomeSeat

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
TAKE_BACKS: Final = (UNDO, RESET)
"""What somebody may want to take back, a decision or a turn, although another seat is asked now."""

VOTES: Final = ("pause", "go-on", "computer", "back", *TAKE_BACKS)
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
    """Somebody who watches: a number that is theirs alone, a name or "", and for how long."""

    number: Count
    name: str
    seconds: Count


@dataclass(frozen=True, slots=True)
class VoteCourse:
    """How an open vote stands: who asked for it and who has agreed; see `Vote` for the rest."""

    kind: str
    seat: SomeSeat
    player: str
    asker: SomeSeat
    agreed: tuple[SeatNumber, ...]


@dataclass(frozen=True, slots=True)
class TableSurroundings:
    """What is known around a table.

    `host` is the name of the host, `hosting` the seat whose person's computer it runs on, ANY_SEAT
    for a host of its own. `admits` tells whether people may look on. `follower` is the table at
    which the same people play again, "" while there is none.
    """

    host: str = ""
    hosting: SomeSeat = ANY_SEAT
    admits: bool = True
    watchers: tuple[Watcher, ...] = ()
    votes: tuple[VoteCourse, ...] = ()
    follower: str = ""


@dataclass(frozen=True, slots=True)
class TableEvent:
    """Something that happened at the table; it is told once and kept by nobody.

    `kind` is one of the constants above, `seat` who did it. `vote` is the kind of a vote, `about`
    the seat it concerns, `text` the player who is to sit there, or the name of a watcher.
    """

    kind: str
    seat: SomeSeat
    vote: str = ""
    about: SomeSeat = ANY_SEAT
    text: str = ""
