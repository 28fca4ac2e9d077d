"""Tooltips for the parts of a drawn panel."""

from collections.abc import Callable, Mapping
from functools import partial

from game.scene.input.hit_shapes import LeftTopWidthHeight
from game.scene.nodes.node import Node
from game.scene.nodes.tooltip import Tooltip
from game.scene.stage.sheet_placing import Box

PartTooltip = Callable[[str], Tooltip | None]
"""Returns what is told of a part by its name."""


class TooltipAreasLayer(Node):
    """A layer over a panel; its children are invisible parts with tooltips.

    A click on a part is a click on the panel.
    """

    def __init__(self, part_tooltip: PartTooltip) -> None:
        """Store `part_tooltip`, which returns the tooltip of a named part; `place_parts` positions
        the parts."""
        super().__init__()
        self._part_tooltip = part_tooltip
        self._parts: dict[str, Node] = {}

    def place_parts(self, box_by_part: Mapping[str, LeftTopWidthHeight]) -> None:
        """Create or move the part of every name to its box in u of the panel; parts without a
        box become invisible."""
        for name in box_by_part.keys() - self._parts.keys():
            self._parts[name] = Node(tooltip=partial(self._part_tooltip, name), name=f"told:{name}")
            self.add(self._parts[name])
        for name, part in self._parts.items():
            part.visible = name in box_by_part
            if part.visible:
                part.x, part.y, part.width, part.height = box_by_part[name]


def square_box_around(x: float, y: float, half_side: float) -> Box:
    """Return the square box with its middle at (`x`, `y`) and sides of 2 * `half_side`."""
    return Box(x - half_side, y - half_side, 2 * half_side, 2 * half_side)
