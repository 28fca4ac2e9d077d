"""Where the auction bill lies: clear of the area for sale, and of the hand where it can."""

from __future__ import annotations

from typing import NamedTuple

from game.titles.tinners_trail.table.layout.room_size import TARGET_PX
from game.titles.tinners_trail.table.layout.table_layout import BILL, CARD_PITCH, TableLayout

EDGE, BESIDE = 12.0, 8.0
"""How far a bill keeps from the window's edge, and from area and cards."""
FULL_HAND = 5
READABLE = 0.7
"""Pixels per u below which a bill would be hard to read."""


class BillPlace(NamedTuple):
    """The upper left corner in u of the controls, and the scale against them."""

    x: float
    y: float
    scale: float


def bill_place(layout: TableLayout, area: tuple[float, float]) -> BillPlace:
    """Lay the bill right of an area, or else left; `area` is where that begins and ends in u of the
    controls.
    """
    scale = _scale(layout, area)
    width = BILL.width * scale
    right = max(min(layout.bill.x, layout.side_edge - EDGE - width), EDGE)
    right = _beside_the_hand(layout, area, right, width)
    middle = sum(area) / 2
    x = right if right - middle >= middle - (EDGE + width) else EDGE
    return BillPlace(x, layout.bill.y, scale)


def _scale(layout: TableLayout, area: tuple[float, float]) -> float:
    """As large as wanted, unless a smaller one leaves the area in sight."""
    most = layout.bill_scale
    begin, end = area
    room = max(layout.side_edge - EDGE - BESIDE - end, begin - BESIDE - EDGE)
    least = min(max(READABLE * layout.touch / TARGET_PX, 1.0), most)
    return min(most, room / BILL.width) if room >= least * BILL.width else most


def _beside_the_hand(
    layout: TableLayout, area: tuple[float, float], right: float, width: float
) -> float:
    """Where a bill on the right leaves cards and area free, in a wide window; else as told."""
    first_card = layout.hand_slots(FULL_HAND)[0][0] - CARD_PITCH / 2
    free = first_card - BESIDE - width
    return min(right, free) if free >= area[1] + BESIDE else right
