"""Frames: one msgpack array each, first the number of its kind; PROTOCOL.md lists all of them.

`requests` and `host_messages` declare the fields of each kind. A client's frame continues with its
request number, a host's frame with its own number and the number of the request it answers, 0 for
none; they count from 1 in each connection. Received bytes are not trusted: reading a frame gives
checked values or raises Unreadable.

Values are sent and stored as arrays of the fields of dataclasses, and read by their types. An
opening is the record of a journal, as bytes.
"""

from collections.abc import Callable, Sequence
from dataclasses import fields, is_dataclass
from enum import Enum, IntEnum
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Final, TypeVar, Union, get_args, get_origin, get_type_hints

import msgpack

from game.engine.reasons import FactValue, Reason, Unreadable
from game.records.codec import MAX_CELLS_PER_ROW, decode_msgpack_value, decode_record, encode_record
from game.records.record_readers import MAX_NUMBER, MAX_SEATS
from game.records.records import Opening

PROTOCOL_VERSION: Final = 1
"""The version of the protocol; a host refuses clients with another version."""
DEFAULT_PORT: Final = 27183
MAX_FRAME_BYTES: Final = 640_000  # bytes; the numbers of a component pack are the longest part
MAX_REQUEST_BYTES: Final = 16_000  # bytes of any request except the one that opens a table
ANY_OR_NO_SEAT: Final = -1
NO_REQUEST_NUMBER: Final = 0

MAX_TEXT_LETTERS: Final = 1000
SECRET_BYTES: Final = 16
MAX_BYTES_LENGTH: Final = 2_000_000

_DEFAULT_LIMITS_BY_TYPE: Final[dict[Any, tuple[int, ...]]] = {
    int: (-MAX_NUMBER, MAX_NUMBER),
    bytes: (0, MAX_BYTES_LENGTH),
    str: (),
    bool: (),
}


class RequestKind(IntEnum):
    """The kinds of the requests that a client sends."""

    HELLO = 0
    LOOK = 1
    OPEN = 2
    JOIN = 3
    PLAY = 4
    UNDO = 5
    CHAT = 6
    VOTE = 7
    SEAT = 8
    START = 9
    CLOSE = 10
    NAME = 11
    WATCHERS = 12
    AGAIN = 13
    TITLES = 14
    PLAN = 15
    MOVES = 16
    POSITION = 17
    STEPS = 18


class HostMessageKind(IntEnum):
    """The kinds of the messages that a host sends."""

    WELCOME = 0
    REFUSED = 1
    DONE = 2
    TABLES = 3
    OPENED = 4
    JOINED = 5
    LOBBY = 6
    HISTORY = 7
    UPDATE = 8
    CHAT = 9
    JOURNAL = 10
    REJOIN = 11
    AROUND = 12
    EVENT = 13
    AGAIN = 14
    TITLES = 15
    PLAN = 16
    MOVES = 17
    POSITION = 18
    STEPS = 19
    STAND_INS = 20


class Refused(Exception):
    """Raised when a request is refused; `is_final` when it is useless to repeat it."""

    def __init__(self, key: str | Reason, *, is_final: bool = False, **facts: FactValue) -> None:
        """Store the reason, or make one from its key in the table `reason.online` and its facts. If
        `is_final`, the refusal ends the connection for good."""
        super().__init__(key)
        self.reason = Reason(f"online.{key}", facts) if isinstance(key, str) else key
        self.is_final = is_final


def encode_frame(frame_kind: int, frame_number: int, *fields: object) -> bytes:
    """Encode a frame: its kind, its number and its fields."""
    return encode_plain_frame(frame_kind, frame_number, [to_plain_types(field) for field in fields])


def encode_plain_frame(frame_kind: int, frame_number: int, plain_fields: list[object]) -> bytes:
    """Encode a frame whose fields are of the types that msgpack can encode."""
    packed: bytes = msgpack.packb([int(frame_kind), frame_number, *plain_fields])
    return packed


def decode_frame(frame: bytes) -> tuple[int, int, list[Any]]:
    """Decode a frame into its kind, its number and its fields; raise Unreadable when it is
    invalid.
    """
    fields = decode_msgpack_value(frame)
    if type(fields) is not list or len(fields) < 2:
        raise Unreadable("a frame is a list of a kind, a number, and more")
    kind, number = from_plain_types(tuple[CountNumber, CountNumber], fields[:2])
    return kind, number, fields[2:]


CountNumber = Annotated[int, 0, MAX_NUMBER]
SeatNumber = Annotated[int, 0, MAX_SEATS - 1]
SeatOrNone = Annotated[int, -1, MAX_SEATS - 1]
"""A seat, or -1 for any seat or no seat."""
WatcherNumberOrAll = Annotated[int, -1, MAX_NUMBER]
"""The number of a watcher, or -1 for all."""
ObserverNumber = Annotated[int, -3, MAX_SEATS - 1]
"""A seat, or -3 for what everybody at the table knows."""
Secret = Annotated[bytes, SECRET_BYTES, SECRET_BYTES]
SecretOrNone = Annotated[bytes, 0, SECRET_BYTES]
"""A secret, or b"" for none."""
TypedText = Annotated[str, MAX_TEXT_LETTERS]
"""A text as a person has typed it; a plain `str` holds only printable characters on one line."""
TypedTextOfRequestLength = Annotated[str, MAX_REQUEST_BYTES]
"""A typed text of the length of a whole request, so that the host can refuse one that is too long
with a sentence.
"""

ReadT = TypeVar("ReadT")


@cache
def _dataclass_field_names(value_type: type) -> tuple[str, ...]:
    """Return the names of the fields of a dataclass; () if the type is not one."""
    return tuple(field.name for field in fields(value_type)) if is_dataclass(value_type) else ()


def to_plain_types(value: object) -> object:
    """Convert a value to the types that msgpack can encode: a dataclass becomes the list of its
    fields, a dictionary a list of pairs, an Enum its value and an Opening bytes."""
    if isinstance(value, Opening):
        return encode_record(value)
    if _dataclass_field_names(type(value)):  # type: ignore[arg-type]  # types can be hashed
        return to_plain_fields(value)
    if isinstance(value, tuple | list):
        return [to_plain_types(each) for each in value]
    if isinstance(value, dict):
        return [[name, each] for name, each in value.items()]
    return value.value if isinstance(value, Enum) else value


def to_plain_fields(value: object) -> list[object]:
    """Convert the fields of a dataclass to the types that msgpack can encode."""
    names = _dataclass_field_names(type(value))  # type: ignore[arg-type]  # types can be hashed
    return [to_plain_types(getattr(value, name)) for name in names]


def from_plain_types(value_type: type[ReadT], value: object) -> ReadT:
    """Convert what `to_plain_types` returned back to a value of this type; raise Unreadable when it
    is invalid.
    """
    found: ReadT = _reader_for_type(value_type)(value)  # type: ignore[arg-type]  # types can be hashed
    return found


def _as_tuple(*values: Any) -> tuple[Any, ...]:
    return values


@cache
def _reader_for_type(value_type: Any) -> Callable[[Any], Any]:  # noqa: PLR0911  (a table of kinds)
    origin = get_origin(value_type)
    parts = get_args(value_type)
    if origin is Annotated:
        return _limited_reader(*parts)
    if origin in (Union, UnionType):
        return _union_reader(parts)
    if origin is dict:
        pairs = _reader_for_type(tuple[tuple[parts], ...])  # type: ignore[valid-type]
        return lambda value: dict(pairs(value))
    if origin is list or (origin is tuple and parts[-1] is Ellipsis):
        return _sequence_reader(origin, _reader_for_type(parts[0]))
    if origin is tuple:
        return _fields_reader(_as_tuple, parts)
    if value_type in _DEFAULT_LIMITS_BY_TYPE:
        return _limited_reader(value_type, *_DEFAULT_LIMITS_BY_TYPE[value_type])
    if value_type is Opening:
        return _read_opening
    if issubclass(value_type, Enum):
        return _enum_reader({each.value: each for each in value_type})
    hints = get_type_hints(value_type, include_extras=True)
    return _fields_reader(value_type, [hints[field.name] for field in fields(value_type)])


def _limited_reader(value_type: type, *limits: int) -> Callable[[Any], Any]:
    def convert(value: Any) -> Any:
        fits = type(value) is value_type
        if fits and value_type is str:
            most = limits[0] if limits else MAX_TEXT_LETTERS
            fits = len(value) <= most and (bool(limits) or value.isprintable())
        elif fits and value_type is not bool:
            fits = limits[0] <= (value if value_type is int else len(value)) <= limits[1]
        _raise_unreadable_unless(value_type, fits)
        return value

    return convert


def _union_reader(member_types: tuple[Any, ...]) -> Callable[[Any], Any]:
    """Return a function that converts a received value to one of the types `member_types`, chosen
    by the type of the value; it raises Unreadable."""
    readers = {part: _reader_for_type(part) for part in member_types if part is not NoneType}
    only = next(iter(readers.values())) if len(readers) == 1 else None

    def convert(value: Any) -> Any:
        if value is None and NoneType in member_types:
            return None
        reader = only or readers.get(type(value))
        if reader is None:
            raise Unreadable("something is none of the kinds that may be sent")
        return reader(value)

    return convert


def _sequence_reader(make_sequence: Any, read_item: Callable[[Any], Any]) -> Callable[[Any], Any]:
    def convert(value: Any) -> Any:
        _raise_unreadable_unless(
            make_sequence, type(value) is list and len(value) <= MAX_CELLS_PER_ROW
        )
        return make_sequence(map(read_item, value))

    return convert


def _fields_reader(
    make_value: Callable[..., Any], field_types: Sequence[Any]
) -> Callable[[Any], Any]:
    readers = [_reader_for_type(kind) for kind in field_types]

    def convert(value: Any) -> Any:
        _raise_unreadable_unless(make_value, type(value) is list and len(value) == len(readers))
        return make_value(*[reader(one) for reader, one in zip(readers, value, strict=True)])

    return convert


def _enum_reader(enum_by_value: dict[int, Enum]) -> Callable[[Any], Any]:
    def convert(value: Any) -> Any:
        _raise_unreadable_unless(Enum, type(value) is int and value in enum_by_value)
        return enum_by_value[value]

    return convert


def _read_opening(value: Any) -> Opening:
    """Return the opening of a game from its bytes, which are encoded as in journals; raise
    Unreadable for anything else.
    """
    opening = decode_record(value) if type(value) is bytes else None
    if not isinstance(opening, Opening):
        raise Unreadable("an opening is the first record of a journal")
    return opening


def _raise_unreadable_unless(value_type: Any, is_valid: bool) -> None:
    if not is_valid:
        raise Unreadable(
            f"something is no {getattr(value_type, '__name__', value_type)} as it may be sent"
        )
