"""Steps as they are sent: each is what one observer's view changed by, with a number and a
fingerprint of the view after it.

The place of an observer is how many undos there were and how many steps there are. Each step is
sent together with the number of undos before it, so whoever misses anything knows.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Final

import msgpack

from game.engine.fingerprint import DIGEST_BYTES
from game.engine.title import Unreadable
from game.online.protocol.values import Count, SomeSeat, read
from game.records.codec import MOST_CELLS, MOST_STEPS, unpacked

Rows = list[list[int]]
Cell = Annotated[int, 0, MOST_CELLS]
MOST_ITEMS: Final = 400  # of a frame: a long history takes several


@dataclass(frozen=True, slots=True)
class Item:
    """A step, or, without a `mover`, that all steps after `number` were taken back.

    `code` is None for another seat's secret. `changes` are a row, its length, a cell, and the
    numbers from there on that differ.
    """

    number: Annotated[int, 0, MOST_STEPS]
    print: Annotated[bytes, DIGEST_BYTES, DIGEST_BYTES]
    mover: SomeSeat | None = None
    code: Count | None = None
    changes: tuple[tuple[Cell, Cell, Cell, tuple[int, ...]], ...] = ()


def written_step(
    number: int, fingerprint: bytes, move: tuple[int, int | None], changes: list[Any]
) -> bytes:
    """Return a step; `move` is its mover and its code, `changes` are those of `changed`."""
    packed: bytes = msgpack.packb([number, fingerprint, *move, changes])
    return packed


def written_undo(number: int, fingerprint: bytes) -> bytes:
    """Return that the steps after a number were taken back."""
    packed: bytes = msgpack.packb([number, fingerprint, None, None, []])
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
    return read(Item, unpacked(content))


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
