"""Where a sheet lies: it hides neither what it is about nor the own hand, and no document either
where the window has the room.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.scene.box import Box
from game.scene.placing import SheetPlace, Surroundings, sheet_place
from game.scene.units import Point
from game.titles.tinners_trail.table.layout.bar import BAR_EDGE
from game.titles.tinners_trail.table.layout.table_layout import (
    CARD_PITCH,
    NARROW_EXCHANGE,
    TAB_PITCH,
    TableLayout,
)

EDGE, BESIDE = 12.0, 8.0
"""How far a sheet keeps from the window's edge, and from everything else."""
LARGER = 1.2  # in a small window
READABLE = 0.8  # of what is wanted: a sheet that would be smaller rather lies on a document
FULL_HAND = 5
LEFT, MIDDLE, RIGHT = 0.26, 0.5, 0.76  # of the width: where the middle of a sheet would best lie


def place_on(
    layout: TableLayout,
    size: tuple[float, float],
    about: Sequence[Box] = (),
    *,
    over_hand: bool = False,
) -> SheetPlace:
    """Place a sheet that is about some boxes; `over_hand` if no hand lies there now."""
    room = room_of(layout)
    button = () if layout.foot else (layout.hide_hand,)
    hand = () if over_hand or layout.foot else (hand_box(layout),)
    low = tuple(box for box in layout.actions.values() if box.y < layout.bar_top)
    wanted = LARGER if layout.compact else 1.0
    around = Surroundings(
        room=room,
        about=(*about, *hand, *button, *low),
        beside=documents(layout),
        wish=(room.x + room.width * _side(room, about, over_hand=over_hand), room.centre[1]),
        readable=READABLE * wanted,
        gap=BESIDE,
    )
    return sheet_place(size, wanted, around)


def room_of(layout: TableLayout) -> Box:
    """Return the room for sheets: between top bar and buttons, left of the players."""
    top = layout.top_bar.bottom + BESIDE
    foot = layout.bar_top - BAR_EDGE - BESIDE
    return Box(EDGE, top, layout.side_edge - 2 * EDGE, foot - top)


def documents(layout: TableLayout) -> tuple[Box, ...]:
    """Return the tabs, then what lies open on the map, as it is drawn: the most needed first."""
    scale = layout.inset_scale
    exchange = layout.exchange
    if layout.narrow_exchange:
        exchange = exchange._replace(width=NARROW_EXCHANGE)  # dice lie there for a moment only
    printed = {"working-day": layout.work_track, "exchange": exchange}
    open_ones = [
        Box(box.x, box.y, box.width * scale, box.height * scale)
        for name, box in printed.items()
        if name not in layout.tabs
    ]
    return *layout.tabs.values(), *open_ones, *(place.box for place in layout.boards.values())


def hand_box(layout: TableLayout) -> Box:
    """Return where a full hand lies, down to the bar."""
    pitch = TAB_PITCH if layout.small_hand else CARD_PITCH
    left = layout.hand_slots(FULL_HAND)[0][0] - pitch / 2
    top = layout.hide_hand.bottom
    return Box(left, top, layout.side_edge - left, layout.bar_top - top)


def box_round(outline: Sequence[Point], controls: float) -> Box:
    """Return the box round points in u of the window, in u of the controls."""
    across, down = ([point[axis] / controls for point in outline] for axis in (0, 1))
    left, top = min(across), min(down)
    return Box(left, top, max(across) - left, max(down) - top)


def _side(room: Box, about: Sequence[Box], *, over_hand: bool) -> float:
    if over_hand:
        return MIDDLE
    middles = [box.centre[0] for box in about]
    lies_left = sum(middles) / len(middles) < room.centre[0] if middles else True
    return RIGHT if lies_left else LEFT
