"""The corners of the map in which a note lies where the column has no room for it."""

from collections.abc import Iterable

from game.scene.stage.sheet_placing import Box
from game.tabletop.layout.side_column import PANEL_GAP
from game.tabletop.layout.table_layout import TableLayout

NOTE_WIDTH = 424.0
MAX_NOTE_HEIGHT = 380.0


def map_corner_box(layout: TableLayout, purpose: str) -> Box:
    """Return the box of the map corner `purpose`, clear of the buttons and documents over the
    map."""
    area = layout.sheet_area_box
    width = min(NOTE_WIDTH, area.width)
    x = area.x if purpose.endswith("west") else area.right - width
    covering = [
        *layout.zoom_button_boxes.values(),
        *layout.tab_boxes.values(),
        *layout.document_boxes,
    ]
    if layout.hide_hand_button_box is not None:
        covering.append(layout.hide_hand_button_box)
    free = _widest_gap(Box(x, area.y, width, area.height), covering)
    height = min(MAX_NOTE_HEIGHT, free.height)
    top = free.bottom - height if "south" in purpose else free.y
    return Box(x, top, width, height)


def _widest_gap(strip: Box, covering: Iterable[Box]) -> Box:
    """Return the highest part of a strip of the window that none of the boxes covers."""
    crossed = sorted((box for box in covering if box.overlaps(strip)), key=lambda box: box.y)
    gaps = []
    top = strip.y
    for box in crossed:
        gaps.append((box.y - PANEL_GAP - top, top))
        top = max(top, box.bottom + PANEL_GAP)
    gaps.append((strip.bottom - top, top))
    height, top = max(gaps)
    return strip._replace(y=top, height=max(height, 0.0))
