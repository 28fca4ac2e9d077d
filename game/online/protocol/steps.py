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
from game.records.codec import MOST_STEPS, unpacked

Rows = list[list[int]]
MOST_ITEMS: Final = 400  # of a frame: a long history takes several


@dataclass(frozen=True, slots=True)
class Item:
    """A step, or, without a `mover`, that all steps after `number` were taken back.

    `code` is None for another seat's secret. `changes` are the rows of the view that differ now.
    """

    number: Annotated[int, 0, MOST_STEPS]
    print: Annotated[bytes, DIGEST_BYTES, DIGEST_BYTES]
    mover: SomeSeat | None = None
    code: Count | None = None
    changes: tuple[tuple[Count, list[int]], ...] = ()


def written_item(
    number: int, fingerprint: bytes, mover: int | None, code: int | None, changes: list[Any]
) -> bytes:
    """Return a step, whose changes are those of `changed`, or an undo: see `Item`."""
    packed: bytes = msgpack.packb([number, fingerprint, mover, code, changes])
    return packed


def changed(before: Rows, after: Rows) -> list[Any]:
    """Return what carries one view to the other."""
    pairs = enumerate(zip(before, after, strict=True))
    return [(row, new) for row, (old, new) in pairs if old != new]


def read_item(content: bytes) -> Item:
    """Return what was sent; Unreadable when it is nothing of that kind."""
    return read(Item, unpacked(content))


def applied(item: Item, rows: Rows) -> Rows:
    """Return the rows after a step; the given ones stay, and share what did not change."""
    after = list(rows)
    for row, cells in item.changes:
        if row >= len(after):
            raise Unreadable("a step changes what is not there")
        after[row] = cells
    return after
