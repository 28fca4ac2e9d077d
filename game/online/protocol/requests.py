"""The requests of clients: one dataclass for each kind, as section 4 of PROTOCOL.md lists them.

The declaration of a class is the format of its frame: its fields are sent in their order, and read
by their types. A frame of another format needs a kind of its own.
"""

from dataclasses import dataclass
from typing import Any, Final

from game.online.protocol.frame_classes import FrameClasses
from game.online.protocol.invitation import SeatClaim
from game.online.protocol.messages import (
    CountNumber,
    ObserverNumber,
    RequestKind,
    SeatNumber,
    SeatOrNone,
    Secret,
    SecretOrNone,
    TypedText,
    TypedTextOfRequestLength,
    WatcherNumberOrAll,
    encode_plain_frame,
    to_plain_fields,
)
from game.online.protocol.table_state import TableSetUp

REQUEST_CLASSES: Final = FrameClasses(RequestKind)
"""The class of each kind of request."""


class Request:
    """A request of a client."""

    __slots__ = ()


@REQUEST_CLASSES.register(RequestKind.HELLO, open_ended=True)
@dataclass(frozen=True, slots=True)
class HelloRequest(Request):
    """Greet the host, as the first request of a connection; `program_name_and_version` is the
    client's name and version."""

    protocol_version: CountNumber
    program_name_and_version: str


@REQUEST_CLASSES.register(RequestKind.LOOK)
@dataclass(frozen=True, slots=True)
class ListTablesRequest(Request):
    """Ask for the entries of all listed tables, and of the tables in `tables_and_own_secrets`,
    pairs of a table's name and the client's secrets at this table."""

    tables_and_own_secrets: tuple[tuple[str, tuple[SecretOrNone, ...]], ...]


@REQUEST_CLASSES.register(RequestKind.OPEN)
@dataclass(frozen=True, slots=True)
class OpenRequest(Request):
    """Open a table; `claims` are the opener's seats, `invitation_codes` the secrets of the
    invitations to other seats. If a request with the same `owner_secret` has opened a table
    already, the answer names that table."""

    set_up: TableSetUp
    owner_secret: Secret
    claims: tuple[SeatClaim, ...]
    invitation_codes: tuple[tuple[SeatNumber, Secret], ...]


@REQUEST_CLASSES.register(RequestKind.JOIN)
@dataclass(frozen=True, slots=True)
class JoinRequest(Request):
    """Come to a table, or back to it; without claims the client watches."""

    table: str
    owner_secret: SecretOrNone
    claims: tuple[SeatClaim, ...]


@REQUEST_CLASSES.register(RequestKind.PLAY)
@dataclass(frozen=True, slots=True)
class PlayRequest(Request):
    """Play the move with this code as the seat's answer to the question of a moment."""

    seat: SeatNumber
    moment: CountNumber
    code: CountNumber


@REQUEST_CLASSES.register(RequestKind.UNDO)
@dataclass(frozen=True, slots=True)
class UndoRequest(Request):
    """Undo the seat's last decision, or its whole turn (`is_whole_turn`)."""

    seat: SeatNumber
    moment: CountNumber
    is_whole_turn: bool


@REQUEST_CLASSES.register(RequestKind.CHAT)
@dataclass(frozen=True, slots=True)
class ChatRequest(Request):
    """Say something to everybody at the table: a phrase, given by its key, or a text."""

    phrase: str
    text: TypedTextOfRequestLength


@REQUEST_CLASSES.register(RequestKind.VOTE)
@dataclass(frozen=True, slots=True)
class VoteRequest(Request):
    """Start a vote, or answer an open one; `Vote` explains `kind`, `seat` and
    `new_player_kind`."""

    kind: str
    seat: SeatOrNone
    new_player_kind: str
    agrees: bool


@REQUEST_CLASSES.register(RequestKind.SEAT)
@dataclass(frozen=True, slots=True)
class FillOrFreeSeatRequest(Request):
    """Before the start: give a free seat to a computer player with this name. If the player is
    "human", free the seat instead, for a person with an invitation whose secret is
    `invitation_code`."""

    seat: SeatNumber
    player: str
    name: TypedText
    invitation_code: SecretOrNone


@REQUEST_CLASSES.register(RequestKind.START)
@dataclass(frozen=True, slots=True)
class StartRequest(Request):
    """Begin the game, as the owner."""


@REQUEST_CLASSES.register(RequestKind.CLOSE)
@dataclass(frozen=True, slots=True)
class CloseRequest(Request):
    """Close the table, as the owner, before the start or after the end."""


@REQUEST_CLASSES.register(RequestKind.NAME)
@dataclass(frozen=True, slots=True)
class WatcherNameRequest(Request):
    """Set the name under which the other people at the table see this watcher."""

    name: TypedText


@REQUEST_CLASSES.register(RequestKind.WATCHERS)
@dataclass(frozen=True, slots=True)
class WatchersRequest(Request):
    """As the owner: store whether people may watch (`admits_watchers`), and remove the watcher with
    the number `watcher_or_all`. If that is -1, all watchers but the owner are removed when people
    may not watch, otherwise none."""

    watcher_or_all: WatcherNumberOrAll
    admits_watchers: bool


@REQUEST_CLASSES.register(RequestKind.AGAIN)
@dataclass(frozen=True, slots=True)
class NextTableRequest(Request):
    """After the game: get a table for another game of these people; `owner_secret` is the secret of
    its owner."""

    owner_secret: Secret


@REQUEST_CLASSES.register(RequestKind.TITLES)
@dataclass(frozen=True, slots=True)
class TitlesRequest(Request):
    """List the titles and computer players that the host offers."""


@REQUEST_CLASSES.register(RequestKind.PLAN)
@dataclass(frozen=True, slots=True)
class DefaultSetUpRequest(Request):
    """Make the default set-up of a game; `seats` are pairs of a name, "" for a free seat, and a
    player. The edition "" is the title's first one."""

    title: str
    edition: str
    expansions: tuple[str, ...]
    seats: tuple[tuple[TypedText, str], ...]


@REQUEST_CLASSES.register(RequestKind.MOVES)
@dataclass(frozen=True, slots=True)
class MovesRequest(Request):
    """List the legal moves of one of the player's seats."""

    seat: SeatNumber


@REQUEST_CLASSES.register(RequestKind.POSITION)
@dataclass(frozen=True, slots=True)
class PositionRequest(Request):
    """Describe the current position as this observer sees it."""

    observer: ObserverNumber


@REQUEST_CLASSES.register(RequestKind.STEPS)
@dataclass(frozen=True, slots=True)
class StepsRequest(Request):
    """List what has been played from step number `first_step` on, as this observer sees it."""

    observer: ObserverNumber
    first_step: CountNumber


REQUEST_CLASSES.check_that_all_are_declared()


def encode_request(request_number: int, request: Request) -> bytes:
    """Encode a request as the frame with this number."""
    kind = REQUEST_CLASSES.kind_of_class(type(request))
    return encode_plain_frame(kind, request_number, to_plain_fields(request))


def read_request(request_kind: int, fields: list[Any]) -> Request:
    """Return the request of a decoded frame with checked values; raise Unreadable when it is
    invalid.

    The number of a frame counts even if its fields are invalid, since the refusal names it; so the
    frame is decoded before its fields are read.
    """
    request: Request = REQUEST_CLASSES.read(request_kind, fields)
    return request
