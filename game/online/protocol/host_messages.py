"""The messages of hosts: one dataclass for each kind, as section 5 of PROTOCOL.md lists them.

The declaration of a class is the format of its frame: its fields are sent in their order, and read
by their types. A frame of another format needs a kind of its own; clients drop unknown kinds.
"""

from dataclasses import dataclass
from typing import Annotated, Final

from game.engine.reasons import Reason
from game.online.protocol.frame_classes import FrameClasses
from game.online.protocol.messages import (
    MAX_FRAME_BYTES,
    CountNumber,
    HostMessageKind,
    ObserverNumber,
    SeatNumber,
    SeatOrNone,
    TypedText,
    decode_frame,
    encode_plain_frame,
    from_plain_types,
    to_plain_fields,
)
from game.online.protocol.surroundings import TableEvent, TableSurroundings
from game.online.protocol.table_state import (
    ChatLine,
    GameStanding,
    HostedEdition,
    Lobby,
    SeatUndoRefusal,
    TableSetUp,
    TableStatus,
)

MultilineText = Annotated[str, MAX_FRAME_BYTES]
"""A text of many lines."""

HOST_MESSAGE_CLASSES: Final = FrameClasses(HostMessageKind)
"""The class of each kind of message of a host."""


class HostMessage:
    """A message of a host."""

    __slots__ = ()


@HOST_MESSAGE_CLASSES.register(HostMessageKind.WELCOME, open_ended=True)
@dataclass(frozen=True, slots=True)
class WelcomeMessage(HostMessage):
    """Answers a greeting: the version of the protocol, the name of the host, and the version of
    its program."""

    protocol_version: CountNumber
    host_name: TypedText
    program_version: str


@HOST_MESSAGE_CLASSES.register(HostMessageKind.REFUSED)
@dataclass(frozen=True, slots=True)
class RefusedMessage(HostMessage):
    """A request is refused, for a reason that `sentence` says in English; after a final refusal
    it is useless to repeat it."""

    reason: Reason
    is_final: bool
    sentence: str


@HOST_MESSAGE_CLASSES.register(HostMessageKind.DONE)
@dataclass(frozen=True, slots=True)
class DoneMessage(HostMessage):
    """A request that needs no other answer has been carried out."""


@HOST_MESSAGE_CLASSES.register(HostMessageKind.TABLES)
@dataclass(frozen=True, slots=True)
class TablesMessage(HostMessage):
    """The tables that a client may see."""

    tables: tuple[TableStatus, ...]


@HOST_MESSAGE_CLASSES.register(HostMessageKind.OPENED)
@dataclass(frozen=True, slots=True)
class TableOpenedMessage(HostMessage):
    """The name of the table that the client has opened."""

    table: str


@HOST_MESSAGE_CLASSES.register(HostMessageKind.JOINED)
@dataclass(frozen=True, slots=True)
class JoinedMessage(HostMessage):
    """The client is at the table. `seats` has one seat for each claim, ANY_OR_NO_SEAT where the
    claim was refused; `problem` is the reason of the last refusal."""

    set_up: TableSetUp
    is_owner: bool
    problem: Reason | None
    seats: tuple[SeatOrNone, ...]


@HOST_MESSAGE_CLASSES.register(HostMessageKind.LOBBY)
@dataclass(frozen=True, slots=True)
class LobbyMessage(HostMessage):
    """The phase of the table, its seats and their people, the pause and the votes."""

    lobby: Lobby


@HOST_MESSAGE_CLASSES.register(HostMessageKind.HISTORY)
@dataclass(frozen=True, slots=True)
class HistoryMessage(HostMessage):
    """What an observer has seen of the game: the view at its beginning and all encoded steps; the
    second and later parts of a long history have no first view."""

    observer: ObserverNumber
    undo_count: CountNumber
    first_view: bytes | None
    steps: tuple[bytes, ...]


@HOST_MESSAGE_CLASSES.register(HostMessageKind.UPDATE)
@dataclass(frozen=True, slots=True)
class UpdateMessage(HostMessage):
    """The standing of the game, for each of the player's seats why it cannot undo, and the new
    steps: each with its observer and the number of undos before it."""

    standing: GameStanding
    undo_refusals: tuple[SeatUndoRefusal, ...]
    steps: tuple[tuple[ObserverNumber, CountNumber, bytes], ...]


@HOST_MESSAGE_CLASSES.register(HostMessageKind.CHAT)
@dataclass(frozen=True, slots=True)
class ChatMessage(HostMessage):
    """The last lines of the chat (`is_whole`), or one more line."""

    is_whole: bool
    lines: tuple[ChatLine, ...]


@HOST_MESSAGE_CLASSES.register(HostMessageKind.JOURNAL)
@dataclass(frozen=True, slots=True)
class JournalMessage(HostMessage):
    """The file of the game, once it is over."""

    content: bytes


@HOST_MESSAGE_CLASSES.register(HostMessageKind.REJOIN)
@dataclass(frozen=True, slots=True)
class RejoinMessage(HostMessage):
    """The seats have changed, so that the client has to send a new request to join."""


@HOST_MESSAGE_CLASSES.register(HostMessageKind.AROUND)
@dataclass(frozen=True, slots=True)
class SurroundingsMessage(HostMessage):
    """The state of the table apart from its game; it follows every LobbyMessage."""

    surroundings: TableSurroundings


@HOST_MESSAGE_CLASSES.register(HostMessageKind.EVENT)
@dataclass(frozen=True, slots=True)
class EventMessage(HostMessage):
    """Something that has happened at the table; it is sent once."""

    event: TableEvent


@HOST_MESSAGE_CLASSES.register(HostMessageKind.AGAIN)
@dataclass(frozen=True, slots=True)
class NextTableMessage(HostMessage):
    """The table of the next game of these people."""

    table: str


@HOST_MESSAGE_CLASSES.register(HostMessageKind.TITLES)
@dataclass(frozen=True, slots=True)
class TitlesMessage(HostMessage):
    """The editions and the computer players that the host offers."""

    editions: tuple[HostedEdition, ...]
    computer_players: tuple[str, ...]


@HOST_MESSAGE_CLASSES.register(HostMessageKind.PLAN)
@dataclass(frozen=True, slots=True)
class DefaultSetUpMessage(HostMessage):
    """The default set-up of a game."""

    set_up: TableSetUp


@HOST_MESSAGE_CLASSES.register(HostMessageKind.MOVES)
@dataclass(frozen=True, slots=True)
class MovesMessage(HostMessage):
    """The legal moves at a moment as pairs of a code and a text, or a part of these
    `total_move_count` moves."""

    moment: CountNumber
    total_move_count: CountNumber
    moves: tuple[tuple[CountNumber, str], ...]


@HOST_MESSAGE_CLASSES.register(HostMessageKind.POSITION)
@dataclass(frozen=True, slots=True)
class PositionMessage(HostMessage):
    """The current position as text. `points`, in seat order, and `seats_from_best`, the seats from
    best to worst, are empty before the end."""

    observer: ObserverNumber
    undo_count: CountNumber
    step_count: CountNumber
    position_text: MultilineText
    points: tuple[int, ...]
    seats_from_best: tuple[SeatNumber, ...]


@HOST_MESSAGE_CLASSES.register(HostMessageKind.STEPS)
@dataclass(frozen=True, slots=True)
class StepsMessage(HostMessage):
    """The steps of a game, or a part of them; the whole answer has `total_step_count` steps. A step
    consists of its number, the seat that moved (-1 for luck), and its text, None for another seat's
    secret move."""

    observer: ObserverNumber
    undo_count: CountNumber
    total_step_count: CountNumber
    steps: tuple[tuple[CountNumber, SeatOrNone, str | None], ...]


@HOST_MESSAGE_CLASSES.register(HostMessageKind.STAND_INS)
@dataclass(frozen=True, slots=True)
class OwnSeatsPlayedByComputerMessage(HostMessage):
    """The names of the client's tables at which a computer plays seats of this player, each with
    these seats. It is sent before the TablesMessage, and only if there are such tables."""

    seats_by_table: tuple[tuple[str, tuple[SeatNumber, ...]], ...]


HOST_MESSAGE_CLASSES.check_that_all_are_declared()


@dataclass(frozen=True, slots=True)
class PlainHostMessage:
    """A message of a host whose fields have been converted for msgpack, so that it can be sent to
    many connections."""

    kind: int
    fields: list[object]


SendableMessage = HostMessage | PlainHostMessage
"""A message that a host can send."""


def to_plain_message(message: HostMessage) -> PlainHostMessage:
    """Convert the fields of a message once, for many connections."""
    return PlainHostMessage(
        HOST_MESSAGE_CLASSES.kind_of_class(type(message)), to_plain_fields(message)
    )


def encode_host_message(
    message_number: int, answered_request: int, message: SendableMessage
) -> bytes:
    """Encode a message as the frame with this number; `answered_request` is the number of the
    request that it answers, NO_REQUEST_NUMBER for none.
    """
    plain = message if isinstance(message, PlainHostMessage) else to_plain_message(message)
    return encode_plain_frame(plain.kind, message_number, [answered_request, *plain.fields])


def decode_host_message(frame: bytes) -> tuple[int, int, HostMessage | None]:
    """Decode a frame of a host into its number, the number of the request that it answers, and its
    message with checked values; None for a message of a kind that only later hosts know.

    Raise Unreadable when the frame is invalid.
    """
    kind, number, fields = decode_frame(frame)
    (answered_request,) = from_plain_types(tuple[CountNumber], fields[:1])
    if not HOST_MESSAGE_CLASSES.has_kind(kind):
        return number, answered_request, None
    return number, answered_request, HOST_MESSAGE_CLASSES.read(kind, fields[1:])
