"""Tabs: the buttons that open folded parts, in rows."""

from __future__ import annotations

from collections.abc import Sequence

from game.scene.box import Box
from game.scene.units import Point

TAB, TAB_WIDTH, TAB_GAP = 44.0, 190.0, 8.0


def tab_boxes(names: Sequence[str], corner: Point, edge: float, touch: float) -> dict[str, Box]:
    """Return a tab for every name, from a corner to the right up to an edge, then a row below."""
    left, highest = corner
    pitch = TAB_WIDTH + TAB_GAP
    in_row = max(int((edge - left) // pitch), 1)
    boxes = {}
    for number, name in enumerate(names):
        row, place = divmod(number, in_row)
        top = highest + max(TAB + TAB_GAP, touch) * row
        boxes[name] = Box(left + pitch * place, top, TAB_WIDTH, TAB)
    return boxes
