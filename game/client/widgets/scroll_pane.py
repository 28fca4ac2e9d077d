"""A pane whose content may be taller than itself: by wheel, keys, bar, and by the focus."""

from __future__ import annotations

from typing import Unpack

from game.scene.input.keys import Stroke
from game.scene.nodes.node import Canvas, Node, NodeValues
from game.scene.skins import control
from game.scene.stage.placing import Point
from game.scene.widgets.scroll_list import strips

BAR = 10.0
SHORTEST_THUMB = 44.0
NOTCH = 90.0
ROOM = 12.0  # shown above and below what has the focus


class ScrollPane(Node):
    """Cuts its `content` at the box and moves it; what gets the focus comes in sight."""

    clips = True

    def __init__(self, content: Node, **place: Unpack[NodeValues]) -> None:
        super().__init__(**place)
        self.content = content
        self.offset = 0.0
        self._thumb = _PaneThumb(self)
        self._focused: Node | None = None
        self.add(content, self._thumb)

    @property
    def hidden_height(self) -> float:
        """How many u of the content do not fit."""
        return max(self.content.height - self.height, 0.0)

    @property
    def scrolls(self) -> bool:
        """Whether a part of the content is hidden."""
        return self.hidden_height > 0

    def scroll_to(self, offset: float) -> None:
        """Put the part that begins `offset` u down at the top."""
        self.offset = min(max(offset, 0.0), self.hidden_height)
        self.content.y = -self.offset
        self._thumb.place()

    def reveal(self, part: Node) -> None:
        """Bring a part of the content in sight, moving no further than that takes."""
        top = _top_of(part, self.content) or 0.0
        lowest = top + part.height + ROOM - self.height
        self.scroll_to(min(max(self.offset, lowest), top - ROOM))

    def wheel(self, steps: float) -> bool:
        """Some lines a notch; at an end the wheel goes on to what lies below."""
        before = self.offset
        self.scroll_to(self.offset - steps * NOTCH)
        return self.offset != before

    def key(self, stroke: Stroke) -> bool:
        """While the pane itself has the focus, keys move it; at an end they go on to others."""
        ways = {
            "up": -NOTCH,
            "down": NOTCH,
            "page up": -self.height * 0.9,
            "page down": self.height * 0.9,
        }
        before = self.offset
        self.scroll_to(self.offset + ways.get(stroke.name, 0.0))
        return self.offset != before

    def draw(self, canvas: Canvas) -> None:
        """Bring a newly focused node in sight."""
        focused = next((node for node in self.content.walk() if node.focused), None)
        if focused is not None and focused is not self._focused:
            self.reveal(focused)
        self._focused = focused
        self.fading = strips(self.offset, self.hidden_height)
        self._thumb.place()


class _PaneThumb(Node):
    def __init__(self, pane: ScrollPane) -> None:
        super().__init__(role="scrollbar", width=BAR, on_click=lambda: None, focusable=False)
        self._pane = pane
        self._grip = 0.0

    def place(self) -> None:
        """Stand where the pane stands."""
        pane = self._pane
        whole = max(pane.height + pane.hidden_height, 1.0)
        self.visible = pane.hidden_height > 0
        self.height = max(pane.height * pane.height / whole, SHORTEST_THUMB)
        self.x = pane.width - BAR
        self.y = (pane.height - self.height) * pane.offset / max(pane.hidden_height, 1.0)

    def press(self, point: Point) -> None:
        self._grip = point[1]

    def drag(self, point: Point) -> None:
        way = max(self._pane.height - self.height, 1.0)
        self._pane.scroll_to((self.y + point[1] - self._grip) / way * self._pane.hidden_height)

    def draw(self, canvas: Canvas) -> None:
        held = self.pressed or self.hovered
        canvas.put(control.scrollbar(canvas.size(self), canvas.k, held=held))


def _top_of(wanted: Node, tree: Node) -> float | None:
    """How far below the tree's own top a node begins; None when it is not in the tree."""
    if wanted is tree:
        return 0.0
    for child in tree.children:
        below = _top_of(wanted, child)
        if below is not None:
            return child.y + below * child.scale
    return None
