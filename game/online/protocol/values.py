"""Values as they are sent and stored: dataclasses as arrays of their fields, read by their types.

An opening is the record of a journal, as bytes. Nothing that is read is believed: whatever it is,
`read` returns what the type says, within its limits, or raises Unreadable.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Final, TypeVar, Union, get_args, get_origin, get_type_hints

from game.engine.title import Unreadable
from game.records.codec import MOST_CELLS, MOST_NUMBER, MOST_SEATS, decode, encode
from game.records.records import Opening

MOST_LETTERS: Final = 1000
SECRET_BYTES: Final = 16
LARGEST_BYTES: Final = 2_000_000

Count = Annotated[int, 0, MOST_NUMBER]
SeatNumber = Annotated[int, 0, MOST_SEATS - 1]
SomeSeat = Annotated[int, -1, MOST_SEATS - 1]
"""A seat, or -1 for any or none."""
Observer = Annotated[int, -3, MOST_SEATS - 1]
"""A seat, or -3 for what everybody at the table knows."""
Secret = Annotated[bytes, SECRET_BYTES, SECRET_BYTES]
MaybeSecret = Annotated[bytes, 0, SECRET_BYTES]
"""A secret, or b"" for none."""
Raw = Annotated[str, MOST_LETTERS]
"""A text as somebody has typed it; a plain `str` can be printed on one line."""

Read = TypeVar("Read")


def written(value: object) -> object:
    """Return a value as msgpack takes it."""
    if isinstance(value, Opening):
        return encode(value)
    if is_dataclass(value) and not isinstance(value, type):
        return [written(getattr(value, field.name)) for field in fields(value)]
    if isinstance(value, tuple | list):
        return [written(each) for each in value]
    if isinstance(value, dict):
        return [[name, each] for name, each in value.items()]
    return value.value if isinstance(value, Enum) else value


def read(kind: type[Read], value: object) -> Read:
    """Return the value of a type that was written so; Unreadable says where it is none."""
    found: Read = _reader(kind)(value)  # type: ignore[arg-type]  # types can be hashed
    return found


@cache
def _reader(kind: Any) -> Callable[[Any], Any]:
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return _limited(parts[0], parts[1:])
    if origin in (Union, UnionType):
        return _either(parts)
    if origin in (tuple, list, dict):
        return _several(origin, parts)
    special: dict[Any, Callable[[Any], Any]] = {
        Opening: _opening,
        int: _limited(int, (-MOST_NUMBER, MOST_NUMBER)),
        bytes: _limited(bytes, (0, LARGEST_BYTES)),
        str: _limited(str, ()),
        bool: _limited(bool, ()),
    }
    if kind not in special:
        special[kind] = _chosen(kind) if issubclass(kind, Enum) else _fields(kind)
    return special[kind]


def _chosen(kind: type[Enum]) -> Callable[[Any], Any]:
    allowed = {each.value: each for each in kind}

    def take(value: Any) -> Any:
        _expect(kind, type(value) is int and value in allowed)
        return allowed[value]

    return take


def _opening(value: Any) -> Opening:
    """Take the opening of a game, as journals begin with it."""
    _expect(Opening, type(value) is bytes)
    opening = decode(value)
    _expect(Opening, isinstance(opening, Opening))
    assert isinstance(opening, Opening)
    return opening


def _limited(kind: type, limits: tuple[int, ...]) -> Callable[[Any], Any]:
    def take(value: Any) -> Any:
        fits = type(value) is kind
        if fits and kind is int:
            fits = limits[0] <= value <= limits[1]
        elif fits and kind is bytes:
            fits = limits[0] <= len(value) <= limits[1]
        elif fits and kind is str:
            fits = len(value) <= MOST_LETTERS and (bool(limits) or value.isprintable())
        _expect(kind, fits)
        return value

    return take


def _either(parts: tuple[Any, ...]) -> Callable[[Any], Any]:
    """Take nothing where that is allowed, else what the type of the value says."""
    readers = [(part, _reader(part)) for part in parts if part is not NoneType]

    def take(value: Any) -> Any:
        if value is None and NoneType in parts:
            return None
        fitting = (take for part, take in readers if len(readers) == 1 or type(value) is part)
        reader = next(fitting, None)
        _expect(parts[0], reader is not None)
        return reader(value) if reader is not None else None

    return take


def _several(origin: Any, parts: tuple[Any, ...]) -> Callable[[Any], Any]:
    if origin is dict:
        pairs = _reader(tuple[tuple[parts], ...])  # type: ignore[valid-type]
        return lambda value: dict(pairs(value))
    if origin is list or parts[-1] is Ellipsis:
        each = _reader(parts[0])

        def take_all(value: Any) -> Any:
            _expect(origin, type(value) is list and len(value) <= MOST_CELLS)
            return origin(each(one) for one in value)

        return take_all
    readers = [_reader(part) for part in parts]

    def take(value: Any) -> Any:
        _expect(origin, type(value) is list and len(value) == len(readers))
        return tuple(reader(one) for reader, one in zip(readers, value, strict=True))

    return take


def _fields(kind: Any) -> Callable[[Any], Any]:
    hints = get_type_hints(kind, include_extras=True)
    readers = [(field.name, _reader(hints[field.name])) for field in fields(kind)]

    def take(value: Any) -> Any:
        _expect(kind, type(value) is list and len(value) == len(readers))
        return kind(*[reader(one) for (_, reader), one in zip(readers, value, strict=True)])

    return take


def _expect(kind: Any, fits: bool) -> None:
    if not fits:
        raise Unreadable(f"something is no {getattr(kind, '__name__', kind)} as it may be sent")
