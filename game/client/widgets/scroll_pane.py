"""A pane that scrolls what is longer than it: by wheel, keys, bar, and by the focus."""

from typing import Final, Unpack

import pygame

from game.scene.input.keys import KeyStroke, stroke_from_event
from game.scene.nodes.layout_item import LayoutMeasurer
from game.scene.nodes.node import Canvas, Node, NodeValues
from game.scene.stage.stage import Stage
from game.scene.widgets.scroll_list import ROUNDING_TOLERANCE, ScrollingNode

SCROLL_UNITS_PER_WHEEL_NOTCH = 90.0
PAGE_KEYS: Final = ("page up", "page down")
FOCUS_MARGIN = 12.0  # shown above and below what has the focus, at least


class ScrollPane(ScrollingNode):
    """A node that clips its `content` and scrolls it; a node in it that gets the focus is
    scrolled into view."""

    role = "document"
    own_keys = ("up", "down", *PAGE_KEYS)
    takes_page_keys = False  # also while it has not the focus, see `scroll_pane_by_page_key`

    def __init__(self, content: Node, **node_values: Unpack[NodeValues]) -> None:
        super().__init__(content, SCROLL_UNITS_PER_WHEEL_NOTCH, **node_values)
        self.content = content
        self._focused: Node | None = None

    def lay_out_children(self, measurer: LayoutMeasurer) -> None:
        """Lay the content out, and scroll the node `kept_in_sight` into view if there is one."""
        super().lay_out_children(measurer)
        if self.kept_in_sight is not None:
            self.scroll_into_view(self.kept_in_sight)

    @property
    def is_scrollable(self) -> bool:
        """Whether a part of the content is hidden."""
        return self.content_overflow_height > 0

    @property
    def hides_content_below(self) -> bool:
        """Whether a part of the content is hidden below the lower edge."""
        return self.content_overflow_height - self.offset > ROUNDING_TOLERANCE

    def scroll_to_hidden_content_below(self) -> None:
        """Scroll down by nearly the pane's height, so that the content that was faded at the lower
        edge is clear of the fade at the upper edge and nothing is skipped."""
        self.scroll_to(self.offset + max(self.height - 2 * self.fade_height, FOCUS_MARGIN))

    def scroll_into_view(self, descendant: Node) -> None:
        """Scroll as little as possible so that a part of the content is visible, clear of the
        faded edges."""
        room = max(FOCUS_MARGIN, self.fade_height)
        top = self.offset_from_content_top(descendant)
        lowest = top + descendant.height + room - self.height
        self.scroll_to(min(max(self.offset, lowest), top - room))

    def begin_with(self, part: Node) -> None:
        """Scroll so that a part of the content begins at the top edge, which does not fade there.
        If the content after it is shorter than the pane, empty space follows the content."""
        top = self.offset_from_content_top(part)
        self.content.height = max(self.content.height, top + self.height)
        self.offset_without_top_fade = top
        self.scroll_to(top)

    def restore_offset(self, offset: float, visible_focused_node: Node | None) -> None:
        """Scroll to an offset in u that an earlier pane had, and then, if necessary, until the node
        `kept_in_sight` is visible. The pane does not scroll to `visible_focused_node`, the node
        with the focus, because it was visible in the earlier pane."""
        super().restore_offset(offset, visible_focused_node)
        self._focused = visible_focused_node
        if self.kept_in_sight is not None:
            self.scroll_into_view(self.kept_in_sight)

    def on_key(self, stroke: KeyStroke) -> bool:
        """Scroll by the arrow and page keys while the pane itself has the focus; return whether
        it scrolled."""
        page = self.height * 0.9
        ways = {
            "up": -SCROLL_UNITS_PER_WHEEL_NOTCH,
            "down": SCROLL_UNITS_PER_WHEEL_NOTCH,
            "page up": -page,
            "page down": page,
        }
        return self.try_scroll_to(self.offset + ways.get(stroke.name, 0.0))

    def draw(self, canvas: Canvas) -> None:
        """Scroll a newly focused node into view, and draw the pane."""
        focused = next((node for node in self.content.walk() if node.focused), None)
        if focused is not None and focused is not self._focused:
            self.scroll_into_view(focused)
        self._focused = focused
        super().draw(canvas)


def scroll_pane_by_page_key(stage: Stage, event: pygame.event.Event) -> bool:
    """Scroll the frontmost pane that takes page keys, if the event is the press of a page key.

    Do nothing if a dialog is open or the focused node uses the key itself. Return True if there was
    a pane to scroll.
    """
    if event.type != pygame.KEYDOWN or stage.top_modal is not None:
        return False
    stroke = stroke_from_event(event)
    if stroke.name not in PAGE_KEYS or stroke.name in stage.focused_keys.key_names:
        return False
    panes = [
        spot.node
        for spot in stage.visible_nodes()
        if isinstance(spot.node, ScrollPane)
        and spot.node.takes_page_keys
        and spot.node.is_scrollable
    ]
    if panes:
        panes[-1].on_key(stroke)
        stage.update_before_next_drawing()
    return bool(panes)
