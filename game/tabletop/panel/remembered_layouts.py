"""What a panel remembers of its last drawings, so that a jump back to one of them is cheap."""

from collections.abc import Mapping
from typing import NamedTuple

from game.scene.input.hit_shapes import LeftTopWidthHeight
from game.scene.layout import FlatContainerNode
from game.scene.nodes.cached_drawing import CachedDrawing
from game.scene.nodes.node import Node

MAX_REMEMBERED_LAYOUTS = 64
"""How many drawings a panel remembers: those of the last few dozen steps of a replay."""

PartBoxes = Mapping[str, LeftTopWidthHeight]
"""The boxes of named parts (left, top, width, height), in u relative to the panel."""


class RememberedLayout(NamedTuple):
    """A drawing of a panel, and the panel's height and the boxes of its parts in it."""

    drawing: CachedDrawing
    height: float
    part_boxes: PartBoxes


class RememberedLayouts:
    """The last layouts of a panel, the one used last at the end.

    Their keys are compared one by one, because looks may hold values without a hash.
    """

    def __init__(self) -> None:
        self._layouts: list[RememberedLayout] = []

    def add(self, layout: RememberedLayout) -> None:
        """Remember a layout, and drop the one used longest ago when there are too many."""
        self._layouts.append(layout)
        if len(self._layouts) > MAX_REMEMBERED_LAYOUTS:
            del self._layouts[0]

    def find(self, cache_key: tuple[object, ...]) -> RememberedLayout | None:
        """Return the layout whose drawing has this cache key, None if it is not remembered."""
        for number in reversed(range(len(self._layouts))):
            if self._layouts[number].drawing.cache_key == cache_key:
                layout = self._layouts.pop(number)
                self._layouts.append(layout)
                return layout
        return None

    def clear(self) -> None:
        """Forget all layouts."""
        self._layouts.clear()


def boxes_of_visible_parts(content: Node) -> PartBoxes:
    """Return the boxes of the named nodes of a laid-out tree, relative to the parent of its root.

    If several nodes share a name, the first one counts; if it is hidden, the name has no box.
    """
    boxes: dict[str, LeftTopWidthHeight | None] = {}

    def note_boxes(node: Node, left: float, top: float) -> None:
        x = left + node.x
        y = top + node.y
        if node.name and node.name not in boxes:
            boxes[node.name] = (x, y, node.width, node.height) if node.visible else None
        for child in node.children_back_to_front():
            note_boxes(child, x, y)
        if isinstance(node, FlatContainerNode):
            note_boxes(node.content, x, y)

    note_boxes(content, 0.0, 0.0)
    return {name: box for name, box in boxes.items() if box is not None}
