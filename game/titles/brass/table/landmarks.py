"""Landmarks: where the things lie that lessons and the coach point at."""

from __future__ import annotations

from typing import Final

from game.room import Landmark
from game.scene.hit import Extent
from game.titles.brass.table.board.targets import REACH, LineNode
from game.titles.brass.table.panels.works import StackNode
from game.titles.brass.table.parts import BrassParts
from game.titles.brass.table.stand import BrassStand

OF_HAND: Final = "card:"
MAP_PARTS: Final = ("space", "line", "place")
"""What a bare name of the map may be: "bury.0", "bolton bury", "bury"."""


def landmark(parts: BrassParts, stand: BrassStand | None, name: str) -> Landmark | None:
    """Return a thing of the table by its name, None when it is not there.

    Beside the names of nodes there are "sheet" for the deed, names of the map, "neatline", "hand",
    "card:oldham" for a card of the hand, and of the bar above "eras", "rounds", "deck" and
    "order".
    """
    hand = stand.hand if stand is not None else ()
    box = parts.top_bar.part_box(name)
    if box is not None:
        return Landmark(parts.top_bar, box)
    if name == "hand":
        return Landmark(parts.hand, parts.hand.covered()) if parts.hand.visible else None
    if name.startswith(OF_HAND) and name.removeprefix(OF_HAND) in hand:
        name = f"{OF_HAND}{hand.index(name.removeprefix(OF_HAND))}"
    names = ("deed" if name == "sheet" else name, *(f"{part}:{name}" for part in MAP_PARTS))
    node = next((found for each in names if (found := parts.root.find(each)) is not None), None)
    if isinstance(node, StackNode) and node.visible:
        return Landmark(node, node.top_extent, node.extent())
    return parts.landmark(node, name, _round_counter(node) if isinstance(node, LineNode) else None)


def _round_counter(line: LineNode) -> Extent:
    """Return a box round the middle of a line, where its link lies."""
    (x, y), (left, top) = line.plan.counter, line.plan.curve[0]
    x, y = x - left, y - top
    return (x - 1.6 * REACH, y - 1.4 * REACH, 3.2 * REACH, 2.8 * REACH)
