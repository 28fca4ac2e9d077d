"""Text on pages: scrolling panes, columns and paragraphs."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Unpack

from game.scene.input.keys import Stroke
from game.scene.nodes.layout_item import Measuring
from game.scene.nodes.node import Canvas, Node, NodeValues
from game.scene.stage.placing import BoxPlace, box
from game.scene.text.lettering import Lettering, TextStyle
from game.scene.widgets import Label
from game.scene.widgets.scroll_list import Scrolling

# A pane whose content may be taller than itself: by wheel, keys, bar, and by the focus.

NOTCH = 90.0
ROOM = 12.0  # shown above and below what has the focus, at least

LEADING = 1.32  # height of a line against the size of its letters
SAFETY = 0.92  # letters are a little wider in px than in u

EDGE_ROUNDING_PX = 1  # px by which its edges may be rounded inwards

GAP = 6.0
BAR = 14  # kept free at the right


class ScrollPane(Scrolling):
    """Clips its `content` and scrolls it; a focused node is scrolled into view."""

    role = "document"

    def __init__(self, content: Node, **place: Unpack[NodeValues]) -> None:
        super().__init__(content, NOTCH, **place)
        self.content = content
        self._focused: Node | None = None

    def lay_out_children(self, measuring: Measuring) -> None:
        """Lay the content out, and keep the visible part in view."""
        super().lay_out_children(measuring)
        if self.kept_in_sight is not None:
            self.reveal(self.kept_in_sight)

    @property
    def scrolls(self) -> bool:
        """Whether a part of the content is hidden."""
        return self.hidden_height > 0

    def reveal(self, part: Node) -> None:
        """Scroll a part of the content into view, out of the faded edges, as little as possible."""
        room = max(ROOM, self.fade_height)
        top = self.top_of(part)
        lowest = top + part.height + room - self.height
        self.scroll_to(min(max(self.offset, lowest), top - room))

    def continue_at(self, offset: float, seen: Node | None) -> None:
        """Show the same part as an earlier pane did."""
        super().continue_at(offset, seen)
        self._focused = seen
        if self.kept_in_sight is not None:
            self.reveal(self.kept_in_sight)

    def key(self, stroke: Stroke) -> bool:
        """Scroll by keys while the pane itself has the focus."""
        page = self.height * 0.9
        ways = {"up": -NOTCH, "down": NOTCH, "page up": -page, "page down": page}
        return self.go_to(self.offset + ways.get(stroke.name, 0.0))

    def draw(self, canvas: Canvas) -> None:
        """Scroll a newly focused node into view."""
        focused = next((node for node in self.content.walk() if node.focused), None)
        if focused is not None and focused is not self._focused:
            self.reveal(focused)
        self._focused = focused
        super().draw(canvas)


class TextColumn(Node):
    """Paragraphs in their styles, which begin at `tops`; its height follows from its width.

    `k` is px per u where it will be drawn; small letters are larger in u if `k` is small.
    """

    def __init__(
        self,
        lettering: Lettering,
        paragraphs: Iterable[tuple[str, TextStyle]],
        gap: float = 8.0,
        k: float = 1.0,
        **place: Unpack[NodeValues],
    ) -> None:
        super().__init__(**place)
        top = 0.0
        self.tops = list[float]()
        for text, style in paragraphs:
            self.tops.append(top)
            line = max(style.size * LEADING, lettering.height(style, k) / k)
            lines = lettering.wrapped(text, style, k, round(self.width * k * SAFETY))
            for at, part in enumerate(lines):
                self.add(Label(part, style, **box(0, top + line * at, self.width, line)))
            top += line * len(lines) + gap
        self.height = max(top - gap, 0.0)


@dataclass(frozen=True, slots=True)
class PageColumn:
    """A column of a page: `width` in u, and `k` px per u."""

    width: float
    k: float

    def of(self, width: float) -> "PageColumn":
        """Return another column of the same page."""
        return replace(self, width=width)

    def lines(self, lettering: Lettering, text: str, style: TextStyle) -> list[str]:
        """Return the lines of a text wrapped at this width."""
        return lettering.wrapped(text, style, self.k, int(self.width * self.k) - EDGE_ROUNDING_PX)


def scrolling_text(
    lettering: Lettering,
    paragraphs: Sequence[tuple[str, TextStyle]],
    name: str,
    k: float,
    **place: Unpack[BoxPlace],
) -> ScrollPane:
    """Return the paragraphs in a pane of this width, at most as tall as the place.

    It takes the focus only if something is hidden. `k` is px per u where it is drawn.
    """
    column = TextColumn(lettering, paragraphs, GAP, k=k, width=place["width"] - BAR)
    place["height"] = min(column.height, place["height"])
    label = " ".join(text for text, _ in paragraphs)
    pane = ScrollPane(column, name=name, label=label, role="text", **place)
    pane.focusable = pane.hidden_height > 0
    return pane


def stacked(rows: Sequence[Node], width: float, gap: float = 10.0) -> Node:
    """Return a column of rows."""
    column = Node(width=width)
    for row in rows:
        row.y = column.height
        column.height += row.height + gap
        column.add(row)
    column.height = max(column.height - gap, 0.0)
    return column


def cells(
    texts: Iterable[tuple[str, TextStyle]], place: BoxPlace, pitch: float, align: str = "centre"
) -> list[Label]:
    """Return texts in the columns of a table: the first in its place, each `pitch` u to the
    right."""
    left = place["x"]
    top = place["y"]
    width = place["width"]
    height = place["height"]
    return [
        Label(text, style, align=align, **box(left + pitch * at, top, width, height))
        for at, (text, style) in enumerate(texts)
    ]
