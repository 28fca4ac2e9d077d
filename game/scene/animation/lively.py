"""Liveliness: draws again only the nodes that stir by themselves, while all else stands still."""

from collections.abc import Sequence
from typing import NamedTuple, Unpack

from pygame import Rect

from game.scene.drawing.frame import rect_of
from game.scene.nodes.node import Canvas, Item, Node, NodeValues, Span


class Stirred(NamedTuple):
    """The whole picture after its lively nodes were drawn again, and where it differs."""

    items: list[Item]
    changed: list[Rect]


class LivelyRedraw:
    """Remembers the last complete drawing: what was put, and which part of it is lively."""

    def __init__(self) -> None:
        self._canvas: Canvas | None = None

    def remember(self, canvas: Canvas) -> None:
        """A complete picture was drawn with this canvas."""
        self._canvas = canvas

    def stirred(self) -> Stirred | None:
        """Draw the lively nodes again; None when they look as before, or nothing was drawn yet."""
        canvas = self._canvas
        if canvas is None:
            return None
        items: list[Item] = []
        changed: list[Rect] = []
        spans: list[Span] = []
        copied = 0
        for span in canvas.spans:
            items += canvas.items[copied : span.first]
            before = canvas.items[span.first : span.last]
            after = canvas.drawn_again(span)
            if after != before:
                gone = [item for item in before if item not in after]
                come = [item for item in after if item not in before]
                changed += [rect_of(item) for item in gone + come]
            spans.append(span._replace(first=len(items), last=len(items) + len(after)))
            items += after
            copied = span.last
        if not changed:
            return None
        canvas.items, canvas.spans = items + canvas.items[copied:], spans
        return Stirred(canvas.items, changed)


class LivelyNode(Node):
    """Draws what it shows after `seconds`; at 0 it is at rest."""

    lively = True

    def __init__(self, **place: Unpack[NodeValues]) -> None:
        super().__init__(**place)
        self.seconds = 0.0

    def pass_time(self, seconds: float) -> None:
        """So much time has passed since the beginning."""
        self.seconds = seconds

    def make_way(self, taken: Sequence[Rect]) -> None:
        """Something lies over these parts of the window (px); what would pass below may not."""
