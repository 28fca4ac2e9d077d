"""Where a sheet lies: beside the picked area, and on no document it would cut in two.

It is drawn a little smaller if that leaves track, exchange, boards and hand in sight.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from game.titles.tinners_trail.table.layout.bar import BAR_EDGE
from game.titles.tinners_trail.table.layout.box import Box
from game.titles.tinners_trail.table.layout.table_layout import CARD_PITCH, TAB_PITCH, TableLayout

EDGE, BESIDE = 12.0, 8.0
"""How far a sheet keeps from the window's edge, and from documents."""
SHARES = {"left": 0.0, "middle": 0.5, "right": 0.94}
LARGER = 1.25  # in a small window
SMALLER = (1.0, 0.96, 0.92, 0.88, 0.84, 0.8)
FULL_HAND = 5


class SheetPlace(NamedTuple):
    """The upper left corner in u of the controls, and the scale against them."""

    x: float
    y: float
    scale: float


def sheet_place(
    layout: TableLayout, size: tuple[float, float], side: str, *, over_hand: bool = False
) -> SheetPlace:
    """Place a sheet on a side ("left", "middle" or "right"); `over_hand` if no hand lies there."""
    wanted = LARGER if layout.compact else 1.0
    hands = (None,) if over_hand else (_hand(layout), None)
    for hand in hands:
        for smaller in SMALLER:
            place = _clear_place(layout, size, (side, wanted * smaller), hand)
            if place is not None:
                return place
    return _anywhere(layout, size, side, wanted)


def documents(layout: TableLayout) -> tuple[Box, ...]:
    """Return what lies open on the map, as it is drawn, and the tabs of what does not."""
    scale = layout.inset_scale
    printed = {"working-day": layout.work_track, "exchange": layout.exchange}
    open_ones = [
        Box(box.x, box.y, box.width * scale, box.height * scale)
        for name, box in printed.items()
        if name not in layout.tabs
    ]
    return *open_ones, *(place.box for place in layout.boards.values()), *layout.tabs.values()


def _hand(layout: TableLayout) -> Box:
    pitch = TAB_PITCH if layout.small_hand else CARD_PITCH
    left = layout.hand_slots(FULL_HAND)[0][0] - pitch / 2
    return Box(left, layout.hand_top, layout.side_edge - left, layout.bar_top - layout.hand_top)


def _clear_place(
    layout: TableLayout, size: tuple[float, float], wish: tuple[str, float], hand: Box | None
) -> SheetPlace | None:
    """Return the first place between documents above and buttons and hand below, None without."""
    side, scale = wish
    wide, tall = size[0] * scale, size[1] * scale
    for x in _lefts(layout, side, wide):
        column = Box(x, 0.0, wide, layout.window.height)
        tabs = layout.tabs.values()
        hidden = [box for box in documents(layout) if box not in tabs and _lies_under(box, column)]
        above = [box for box in documents(layout) if column.overlaps(box) and box not in hidden]
        ceiling = max([layout.top_bar.bottom, *(box.bottom for box in above)]) + BESIDE
        floor = layout.bar_top - BAR_EDGE
        below = [box for box in layout.actions.values() if box.y < layout.bar_top]
        if any(column.overlaps(box) for box in below):
            floor -= layout.rise
        for held in (hand, layout.hide_hand):
            if held is not None and column.overlaps(held):
                floor = min(floor, held.y)
        spare = floor - BESIDE - ceiling - tall
        if spare >= 0 and all(box.y >= ceiling for box in hidden):
            return SheetPlace(x, ceiling + (0.0 if hidden else spare / 2), scale)
    return None


def _lies_under(box: Box, column: Box) -> bool:
    """Whether a document below the others would be covered wholly, not cut in two."""
    return column.x <= box.x and box.right <= column.right and box.y > box.height


def _lefts(layout: TableLayout, side: str, wide: float) -> Iterator[float]:
    """Yield where the sheet's left edge may be; one in the middle may step aside to the right."""
    last = layout.side_edge - EDGE - wide
    first = min(max((layout.side_edge - wide) * SHARES[side], EDGE), last)
    yield first
    if side == "middle":
        low = [box for box in layout.actions.values() if box.y < layout.bar_top]
        ends = [box.right + BESIDE for box in (*documents(layout), *low)]
        yield from sorted(end for end in ends if first < end <= last)


def _anywhere(
    layout: TableLayout, size: tuple[float, float], side: str, wanted: float
) -> SheetPlace:
    """Place a sheet in the middle of the free height, above the hand if that is high enough."""
    top = layout.top_bar.bottom + BESIDE
    room = layout.bar_top - layout.rise - BESIDE - top
    scale = min(wanted, room / size[1], (layout.side_edge - 2 * EDGE) / size[0])
    tall = size[1] * scale
    above_hand = layout.hand_top - BESIDE - top
    free = layout.side_edge - size[0] * scale
    y = top + ((above_hand if tall <= above_hand else room) - tall) / 2
    return SheetPlace(free * (0.06 if side == "left" else SHARES[side]), y, scale)
