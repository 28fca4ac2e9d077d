"""A node that draws what containers hold as one picture."""

from typing import Unpack

from game.scene.layout.containers import Container
from game.scene.nodes.layout_item import LayoutMeasurer
from game.scene.nodes.node import Canvas, Node, NodeValues


class FlatContainerNode(Node):
    """A node that draws containers as one picture: nothing in them can be clicked or is spoken
    separately."""

    def __init__(self, content: Container, **node_values: Unpack[NodeValues]) -> None:
        super().__init__(**node_values)
        self.content = content

    def max_content_width(self, measurer: LayoutMeasurer) -> float:
        """Return the width in u at which nothing in the content is wrapped."""
        return measurer.wanted_width(self.content)

    def min_content_width(self, measurer: LayoutMeasurer) -> float:
        """Return the width in u below which something in the content would be cut."""
        return measurer.min_width_of(self.content)

    def height_at_width(self, measurer: LayoutMeasurer, width: float) -> float:
        """Return the height in u that the content needs at a width."""
        return measurer.wanted_height(self.content, width)

    def lay_out_children(self, measurer: LayoutMeasurer) -> None:
        """Lay the content out in the node's box."""
        self.content.initial_size  # noqa: B018  (remembered before it is changed)
        self.content.width = self.width
        self.content.height = self.height
        self.content.lay_out_children(measurer)

    def drawing_cache_key(self) -> tuple[object, ...]:
        """Return only the size, because the content of a node never changes."""
        return self.width, self.height

    def draw(self, canvas: Canvas) -> None:
        """Draw the content."""
        canvas.paint_subtree(self.content)
