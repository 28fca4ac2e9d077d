"""Frames: one msgpack array each, first the number of its kind; PROTOCOL.md lists all of them.

A frame of a client goes on with the number of its request, one of the host with its own number and
that of the request it answers, 0 for none; they count from 1 in each connection. Nothing that is
read is believed: whatever a frame holds, reading it gives checked values or raises Unreadable.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final

import msgpack

from game.engine.title import Fact, Reason, Unreadable
from game.records.codec import MOST_NUMBER, FieldList, unpacked

VERSION: Final = 1
"""Of the protocol: peers of different versions part with a sentence."""
PORT: Final = 27183
SECRET_BYTES: Final = 16
LARGEST_FRAME: Final = 640_000  # bytes; the numbers of an owner's own box are the longest part
LARGEST_REQUEST: Final = 16_000  # bytes of any request but the one that opens a table
MOST_FACTS: Final = 16
LONGEST_CHAT: Final = 300  # letters
ANY_SEAT: Final = -1
NO_REQUEST: Final = 0


class Ask(IntEnum):
    """What a client's frame asks for."""

    HELLO = 0
    LIST = 1
    OPEN = 2
    JOIN = 3
    STATUS = 4
    PLAY = 5
    UNDO = 6
    RESET = 7
    CHAT = 8
    VOTE = 9
    SEAT = 10
    INVITE = 11
    LEAVE = 12
    START = 13
    CLOSE = 14
    JOURNAL = 15


class Tell(IntEnum):
    """What a host's frame tells."""

    WELCOME = 0
    REFUSED = 1
    DONE = 2
    TABLES = 3
    OPENED = 4
    STATUSES = 5
    JOINED = 6
    LOBBY = 7
    HISTORY = 8
    UPDATE = 9
    CHAT = 10
    JOURNAL = 11
    CLOSED = 12
    REJOIN = 13


class Refused(Exception):
    """What was asked for is refused; `final` when asking again is of no use."""

    def __init__(self, key: str, *, final: bool = False, **facts: Fact) -> None:
        """Keep the reason: its words are in the table `reason.online`."""
        super().__init__(key)
        self.reason, self.final = Reason(f"online.{key}", facts), final


def frame(kind: int, number: int, *fields: object) -> bytes:
    """Return a frame."""
    packed: bytes = msgpack.packb([int(kind), number, *fields])
    return packed


def opened(content: bytes) -> tuple[int, int, FieldList]:
    """Return the kind and the number of a frame, and what else it holds."""
    fields = FieldList(unpacked(content), "a frame")
    kind = fields.number("its kind", 0, 255)
    return kind, fields.number("its number", 0, MOST_NUMBER), fields


def flag(fields: FieldList, name: str) -> bool:
    """Take a yes or no."""
    value = fields.value(name)
    if type(value) is not bool:
        raise Unreadable(f"{name} is yes or no")
    return value


def secret(fields: FieldList, name: str) -> bytes:
    """Take a secret."""
    return fields.octets(name, SECRET_BYTES, SECRET_BYTES)


def written_reason(reason: Reason | None) -> list[object] | None:
    """Return a reason as it is sent."""
    if reason is None:
        return None
    return [reason.key, [[name, fact] for name, fact in reason.facts.items()]]


def read_reason(fields: FieldList, name: str) -> Reason | None:
    """Take a reason, or none."""
    if fields.nothing():
        return None
    inner = fields.some(name, 2)
    key, facts = inner.word("its key"), inner.some("its facts", MOST_FACTS)
    inner.end()
    return Reason(key, dict(_fact(pair) for pair in facts.lists(2)))


def _fact(pair: FieldList) -> tuple[str, Fact]:
    name, value = pair.word("its name"), pair.value("its value")
    if type(value) is int and abs(value) <= MOST_NUMBER:
        return name, value
    if type(value) is str and len(value) <= LARGEST_REQUEST:
        return name, value
    raise Unreadable("a fact is a number or a text")
