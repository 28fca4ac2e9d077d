"""Messages of a host about a table apart from its game: watchers, votes and events.

These frames were added to version 1 of the protocol; a client that does not know them ignores
them.
"""

from dataclasses import dataclass
from typing import Final

from game.online.protocol.messages import ANY_OR_NO_SEAT, CountNumber, SeatNumber, SeatOrNone

CHAT_PHRASE_KEYS: Final = (
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
"""The keys of the chat's phrases, which every screen shows in its own language."""

UNDO_DECISION_VOTE_KIND: Final = "undo"
UNDO_TURN_VOTE_KIND: Final = "reset"
UNDO_VOTE_KINDS: Final = (UNDO_DECISION_VOTE_KIND, UNDO_TURN_VOTE_KIND)
"""The kinds of votes on undoing a decision or a turn while another seat has to decide."""

VOTE_KINDS: Final = ("pause", "go-on", "computer", "back", *UNDO_VOTE_KINDS)
"""The kinds of votes."""

VOTE_STARTED_EVENT: Final = "asks"
VOTE_AGREED_EVENT: Final = "agrees"
VOTE_DECLINED_EVENT: Final = "declines"
VOTE_DECIDED_EVENT: Final = "decided"
WATCHER_NAMED_EVENT: Final = "watches"
SENT_AWAY_EVENT: Final = "sent-away"
WATCHER_ADMISSION_EVENT: Final = "door"
NEXT_GAME_EVENT: Final = "again"
JOINED_ELSEWHERE_EVENT: Final = "elsewhere"


@dataclass(frozen=True, slots=True)
class Watcher:
    """A watcher of a table: a unique number, a name (or ""), and for how many seconds the person
    has watched."""

    number: CountNumber
    name: str
    seconds_watched: CountNumber


@dataclass(frozen=True, slots=True)
class VoteProgress:
    """The progress of an open vote: who started it and who has agreed. Its other fields are
    those of `Vote`."""

    kind: str
    concerned_seat: SeatOrNone
    new_player_kind: str
    asking_seat: SeatOrNone
    seats_agreed: tuple[SeatNumber, ...]


@dataclass(frozen=True, slots=True)
class TableSurroundings:
    """The state of a table apart from its game.

    `host_name` is the name of the host, `hosting_seat` the seat of the person whose computer runs
    it, ANY_OR_NO_SEAT for a separate host. `admits_watchers` says whether people may watch.
    `next_table` is the table of the next game of these people, "" while there is none.
    """

    host_name: str = ""
    hosting_seat: SeatOrNone = ANY_OR_NO_SEAT
    admits_watchers: bool = True
    watchers: tuple[Watcher, ...] = ()
    votes: tuple[VoteProgress, ...] = ()
    next_table: str = ""


@dataclass(frozen=True, slots=True)
class TableEvent:
    """An event at the table; it is sent once and not stored.

    `kind` is a constant of this module, `causing_seat` the seat that caused it. `vote_kind` is the
    kind of the vote concerned, `concerned_seat` the seat concerned, `text` the proposed player or
    the name of a watcher.
    """

    kind: str
    causing_seat: SeatOrNone
    vote_kind: str = ""
    concerned_seat: SeatOrNone = ANY_OR_NO_SEAT
    text: str = ""
