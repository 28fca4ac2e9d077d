"""One pass of a layout: measure a tree of containers, then place all that is in it."""

from typing import TypeVar

from game.scene.nodes.layout_item import LayoutMeasurer
from game.scene.nodes.node import Canvas, Node
from game.scene.window.screen_kit import Kit

LaidOutT = TypeVar("LaidOutT", bound=Node)


def lay_out(
    node: LaidOutT,
    kit: Kit,
    px_per_u: float,
    *,
    width: float | None = None,
    height: float | None = None,
    max_height: float | None = None,
) -> LaidOutT:
    """Set the size of a node, place everything in it, and return it; `px_per_u` is the number of px
    per u with which it is drawn.

    If `width` or `height` is None, the node gets the width or height it wants. A wanted height
    above `max_height` is reduced to `max_height`, or to the node's least height if that is greater;
    a given `height` is not limited.
    """
    measuring = LayoutMeasurer(kit, px_per_u)
    node.layout_kit_and_k = (kit, px_per_u)
    node.width = measuring.wanted_width(node) if width is None else width
    if height is None:
        height = measuring.wanted_height(node, node.width)
        if max_height is not None and height > max_height:
            height = max(max_height, min(measuring.min_height_of(node, node.width), height))
    node.height = height
    node.lay_out_children(measuring)
    return node


def lay_out_and_draw(canvas: Canvas, content: Node, width: float, height: float) -> None:
    """Lay containers out in a box of that size, and draw them as a part of the node being drawn."""
    lay_out(content, canvas.kit, canvas.px_per_u, width=width, height=height)
    canvas.paint_subtree(content)


def lay_out_again(node: Node) -> None:
    """Lay out the current content of a node in the size that an earlier `lay_out` gave it; do
    nothing if there was none."""
    if node.layout_kit_and_k is not None:
        lay_out(node, *node.layout_kit_and_k, width=node.width, height=node.height)
