"""Frames: one msgpack array each, first the number of its kind; PROTOCOL.md lists all of them.

A frame of a client goes on with the number of its request, one of the host with its own number and
that of the request it answers, 0 for none; they count from 1 in each connection. Nothing that is
read is believed: whatever a frame holds, reading it gives checked values or raises Unreadable.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Any, Final

import msgpack

from game.engine.title import Fact, Reason, Unreadable
from game.online.protocol.values import Count, read, written
from game.records.codec import unpacked

VERSION: Final = 1
"""Of the protocol: peers of different versions part with a sentence."""
PORT: Final = 27183
LARGEST_FRAME: Final = 640_000  # bytes; the numbers of an owner's own box are the longest part
LARGEST_REQUEST: Final = 16_000  # bytes of any request but the one that opens a table
ANY_SEAT: Final = -1
NO_REQUEST: Final = 0


class Ask(IntEnum):
    """What a client's frame asks for."""

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


class Tell(IntEnum):
    """What a host's frame tells."""

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


class Refused(Exception):
    """What was asked for is refused; `final` when asking again is of no use."""

    def __init__(self, key: str | Reason, *, final: bool = False, **facts: Fact) -> None:
        """Keep the reason, or make it: its words are in the table `reason.online`."""
        super().__init__(key)
        self.reason = Reason(f"online.{key}", facts) if isinstance(key, str) else key
        self.final = final


def frame(kind: int, number: int, *fields: object) -> bytes:
    """Return a frame."""
    packed: bytes = msgpack.packb([int(kind), number, *map(written, fields)])
    return packed


def opened(content: bytes) -> tuple[int, int, list[Any]]:
    """Return the kind and the number of a frame, and what else it holds."""
    fields = unpacked(content)
    if type(fields) is not list or len(fields) < 2:
        raise Unreadable("a frame is a list of a kind, a number, and more")
    kind, number = read(tuple[Count, Count], fields[:2])
    return kind, number, fields[2:]
