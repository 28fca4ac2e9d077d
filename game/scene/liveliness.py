"""Liveliness: draws again only the nodes that stir by themselves, while all else stands still."""

from typing import NamedTuple

from pygame import Rect

from game.scene.canvas import Canvas, Item, Span
from game.scene.frame import rect_of


class Stirred(NamedTuple):
    """The whole picture after its lively nodes were drawn again, and where it differs."""

    items: list[Item]
    changed: list[Rect]


class Liveliness:
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
                changed += _changes(before, after)
            spans.append(span._replace(first=len(items), last=len(items) + len(after)))
            items += after
            copied = span.last
        if not changed:
            return None
        canvas.items, canvas.spans = items + canvas.items[copied:], spans
        return Stirred(canvas.items, changed)


def _changes(before: list[Item], after: list[Item]) -> list[Rect]:
    """Rectangles of what came or went; a lively node does not reorder what stays."""
    gone = [item for item in before if item not in after]
    come = [item for item in after if item not in before]
    return [rect_of(item) for item in gone + come]
