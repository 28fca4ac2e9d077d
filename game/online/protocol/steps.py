"""Steps as they are sent: each is what one observer's view changed by, with a number and a
fingerprint of the view after it.

The place of an observer is how many undos there were and how many steps there are. Each step is
sent together with the number of undos before it, so whoever misses anything knows.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import msgpack

from game.engine.fingerprint import DIGEST_BYTES
from game.engine.rules import CHANCE
from game.engine.title import Unreadable
from game.records.codec import MOST_CELLS, MOST_NUMBER, MOST_SEATS, MOST_STEPS, FieldList, unpacked

Rows = list[list[int]]
LARGEST_ITEM: Final = 100_000  # bytes
MOST_ITEMS: Final = 400  # of a frame: a long history takes several


@dataclass(frozen=True, slots=True)
class Item:
    """A step, or, without a `mover`, that all steps after `number` were taken back.

    `code` is None for another seat's secret. `changes` are lists of a row, its length, a cell, and
    the numbers from there on that differ.
    """

    number: int
    print: bytes
    mover: int | None = None
    code: int | None = None
    changes: tuple[tuple[int, int, int, tuple[int, ...]], ...] = ()


def written_step(
    number: int, fingerprint: bytes, move: tuple[int, int | None], changes: list[Any]
) -> bytes:
    """Return a step; `move` is its mover and its code, `changes` are those of `changed`."""
    packed: bytes = msgpack.packb([number, fingerprint, *move, changes])
    return packed


def written_undo(number: int, fingerprint: bytes) -> bytes:
    """Return that the steps after a number were taken back."""
    packed: bytes = msgpack.packb([number, fingerprint])
    return packed


def changed(before: Rows, after: Rows) -> list[list[object]]:
    """Return what carries one view to the other."""
    found: list[list[object]] = []
    for row, (old, new) in enumerate(zip(before, after, strict=True)):
        if old == new:
            continue
        shorter = min(len(old), len(new))
        start = next((at for at in range(shorter) if old[at] != new[at]), shorter)
        end = len(new)
        if len(old) == end:
            while old[end - 1] == new[end - 1]:
                end -= 1
        found.append([row, len(new), start, new[start:end]])
    return found


def read_item(content: bytes) -> Item:
    """Return what was sent; Unreadable when it is nothing of that kind."""
    fields = FieldList(unpacked(content), "a step")
    number = fields.number("its number", 0, MOST_STEPS)
    fingerprint = fields.octets("its fingerprint", DIGEST_BYTES, DIGEST_BYTES)
    if not fields.left():
        return Item(number, fingerprint)
    mover = fields.number("its mover", CHANCE, MOST_SEATS - 1)
    code = None if fields.nothing() else fields.number("its code", 0, MOST_NUMBER)
    changes = tuple(_change(one) for one in fields.some("its changes", MOST_CELLS).lists(4))
    fields.end()
    return Item(number, fingerprint, mover, code, changes)


def _change(fields: FieldList) -> tuple[int, int, int, tuple[int, ...]]:
    row, length, start = (fields.number("a place", 0, MOST_CELLS) for _ in range(3))
    inner = fields.some("its numbers", MOST_CELLS)
    count = inner.left()
    cells = tuple(inner.number("a number", -MOST_NUMBER, MOST_NUMBER) for _ in range(count))
    return row, length, start, cells


def applied(item: Item, rows: Rows) -> Rows:
    """Return the rows after a step; the given ones stay, and share what did not change."""
    after = list(rows)
    for row, length, start, cells in item.changes:
        if row >= len(after) or start > len(after[row]) or start + len(cells) > length:
            raise Unreadable("a step changes what is not there")
        fresh = after[row][:start] + list(cells) + after[row][start + len(cells) :]
        after[row] = fresh[:length]
        if len(after[row]) != length:
            raise Unreadable("a step leaves a row too short")
    return after
