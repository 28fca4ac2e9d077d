"""A page: a screen made of nodes on a backdrop, rebuilt when something on it changes."""

from collections import Counter
from collections.abc import Iterator
from typing import Unpack

import pygame

from game.client.app import App
from game.client.widgets.buttons import ButtonSpec, GrandButton
from game.client.widgets.screen_commands import handle_keys_of_every_screen
from game.scene.animation.node_animations import EndlessAnimation
from game.scene.layout import Container, lay_out
from game.scene.nodes.node import Node, NodeValues
from game.scene.nodes.zoom import EndlesslyAnimatedNode
from game.scene.stage.units import DESIGN_HEIGHT, WindowUnits
from game.scene.widgets import PaintedNode
from game.scene.widgets.kept_carets import KeptCarets
from game.scene.widgets.scroll_list import ScrollingNode
from game.scene.window.window import Screen

ACTIVATION_SOUND = "marker"
REFUSAL_SOUND = "not-possible"
CLICK_VOLUME = 0.55

PAGE_MARGIN = 20.0
MIN_SCALE_GAIN_FOR_FOLDING = 1.15  # times as large as in an earlier arrangement
SCALE_TOLERANCE = 0.001  # of a scale, by which a page may be larger than it should be


def add_click_sounds(screen: Screen) -> None:
    """Let a screen play a sound when a control is activated, and another one when a disabled
    control is clicked."""
    sound = screen.kit.sound
    screen.stage.on_before_activation = lambda node: sound.play(
        ACTIVATION_SOUND, volume=CLICK_VOLUME
    )
    screen.stage.on_disabled_clicked = lambda node: sound.play(REFUSAL_SOUND)


class Page(Screen):
    """Base class of the screens around the table; `build` puts nodes into `self.stage.root`.

    `rebuild` clears the page and calls `build` after a change; the focus returns to the node with
    the name of the focused one.
    """

    backdrop = "dark"
    first_focus = ""  # name of the node that has the focus when the page opens

    def __init__(self, app: App) -> None:
        super().__init__(app.kit)
        self.app = app
        self._page_transition: EndlessAnimation | None = None
        self._sheet: Node | None = None
        self.backdrop_animation_node: EndlesslyAnimatedNode | None = (
            None  # what stirs in the backdrop
        )
        self.stage.on_back = self.go_back
        add_click_sounds(self)

    def build(self, units: WindowUnits) -> None:
        """Add the nodes of the page to the root."""
        raise NotImplementedError

    def go_back(self) -> None:
        """Close the page; called by Escape or the right mouse button."""
        self.window.pop()

    def arrange(self, units: WindowUnits) -> None:
        """Rebuild the page for a window of this size."""
        self.rebuild()

    def rebuild(self) -> None:
        """Clear the page and build it with the current content; focus, scroll positions and carets
        are kept."""
        focus = self.stage.focus
        focused = focus.node.name if focus.node is not None else ""
        scrolled = PaneScrollPositions(self.stage.root, focus.node)
        carets = KeptCarets(self.stage.root)
        self.stage.timeline.reduced = self.app.settings.reduced_motion
        self.stage.timeline.are_endless_animations_off = not self.app.settings.ambient_motion
        units = self.stage.units
        root = self.stage.root
        root.clear()
        root.width = units.width
        root.height = units.height
        size = (units.width_px, units.height_px)
        pictures = self.app.box.pictures_outside_table
        root.add(PaintedNode(lambda _size, _k: pictures.backdrop(self.backdrop, size)))
        if self._page_transition is not None:
            self.stage.timeline.end_endless(self._page_transition)
            self._page_transition = None
        self.backdrop_animation_node = pictures.animated_layer(self.backdrop, size)
        if self.backdrop_animation_node is not None:
            root.add(self.backdrop_animation_node)
            self._page_transition = EndlessAnimation(self.backdrop_animation_node.set_elapsed)
            self.stage.timeline.play_endless(self._page_transition)
        self.build(units)
        name = focused or self.first_focus  # which `build` may have set
        again = root.find(name) if name else None
        if again is not None and again is not focus.node:
            focus.focus_node(again, shows_ring=focus.is_ring_shown)
        scrolled.restore_positions(root, again)
        carets.restore(root)
        self.stage.update_before_next_drawing()

    def focus_first_control(self) -> None:
        """Focus the first control with a visible ring, since the page was opened by a key or a
        controller."""
        self.stage.is_last_input_key = True
        self.stage.focus.focus_node(self.stage.root.find(self.first_focus), shows_ring=True)

    def make_back_button(
        self, *, is_main_button: bool = False, **node_values: Unpack[NodeValues]
    ) -> GrandButton:
        """Return the button Back, which calls `go_back` as Escape does; with `is_main_button` it is
        brass."""
        way = ButtonSpec("close", self.app.say("button.back"), self.go_back, "undo", "@back")
        return way.make_grand_button(self.app, is_main_button=is_main_button, **node_values)

    def intercept_event(self, event: pygame.event.Event) -> bool:
        """Handle the keys that work on every page; return True if the event was such a key."""
        return handle_keys_of_every_screen(self.app, self.stage, event, self.content_sentences)

    def content_sentences(self) -> tuple[str, ...]:
        """Return the content of the page as sentences for the screen reader; () if its visible
        texts and controls suffice."""
        return ()

    def add_best_arrangement(
        self, *arrangements: Container, worth_folding: float = MIN_SCALE_GAIN_FOR_FOLDING
    ) -> Container:
        """Lay out several arrangements of the page, add the best one, centred, and return it.

        Each has a fixed width and the height of its content. The first one is taken if no later one
        can be drawn at least `worth_folding` times as large.
        """
        units = self.stage.units
        width = units.width - 2 * PAGE_MARGIN
        height = units.height - 2 * PAGE_MARGIN
        scales = [self.lay_out_to_fit(each, width, height) for each in arrangements]
        large = max(scales) / worth_folding
        block, scale = next(
            (block, scale)
            for block, scale in zip(arrangements, scales, strict=True)
            if scale >= large
        )
        self._add_centred_node(block.width, block.height, scale).add(block)
        return block

    def lay_out_to_fit(self, content: Container, width: float, height: float) -> float:
        """Lay content out at the largest scale, at most the player's, at which it fits in
        `width` and `height` (in u), and return the scale."""
        units = self.stage.units
        scale = units.control_scale
        while True:
            lay_out(content, self.kit, units.px_per_u * scale, max_height=height / scale)
            fits = min(units.control_scale, width / content.width, height / content.height)
            if fits > scale - SCALE_TOLERANCE:
                return scale
            scale = fits

    def add_sheet(
        self, max_width: float, min_width: float, max_height: float, *, is_scrollable: bool = False
    ) -> Node:
        """Add an empty centred node at the player's scale and return it; it is at most `max_width`
        wide and `max_height` high, in u.

        If the window is narrower than `min_width`, the scale is reduced. If `is_scrollable`, the
        sheet may be higher than `max_height` in a window that is higher than the design height.
        """
        units = self.stage.units
        room = (units.width - 2 * PAGE_MARGIN) / min_width
        scale = min(units.control_scale, room)
        width = min((units.width - 2 * PAGE_MARGIN) / scale, max_width)
        share = units.height / DESIGN_HEIGHT if is_scrollable else 0.0
        most = max_height * max(share / scale, 1.0)
        height = min((units.height - 2 * PAGE_MARGIN) / scale, most)
        return self._add_centred_node(width, height, scale)

    def add_sheet_with_content(
        self,
        content: Container,
        *,
        max_width: float,
        min_width: float,
        max_height: float,
        is_scrollable: bool = False,
        fills_max_height: bool = False,
    ) -> Node:
        """Add a sheet with this content and return the sheet; sizes are in u, and the sheet is at
        least `min_width` wide. It is as tall as the content, or, with `fills_max_height`, as tall
        as the limits allow. If it `is_scrollable`, content that is too tall can be scrolled."""
        sheet = self.add_sheet(max_width, min_width, max_height, is_scrollable=is_scrollable)
        k = self.stage.units.px_per_u * sheet.scale
        height = sheet.height if fills_max_height else None
        lay_out(content, self.kit, k, width=sheet.width, height=height, max_height=sheet.height)
        self.shrink_sheet(sheet, content.height)
        return sheet.add(content)

    def _add_centred_node(self, width: float, height: float, scale: float) -> Node:
        """Add an empty node in the middle of the window in place of the previous sheet, and
        return it."""
        units = self.stage.units
        root = self.stage.root
        left = (units.width - width * scale) / 2
        top = (units.height - height * scale) / 2
        root.remove(self._sheet)
        self._sheet = Node(x=left, y=top, width=width, height=height, scale=scale)
        root.add(self._sheet)
        return self._sheet

    @property
    def sheet_scale(self) -> float:
        """The scale of the sheet that the page has now, 1.0 if there is none."""
        return self._sheet.scale if self._sheet is not None else 1.0

    def shrink_sheet(self, sheet: Node, height: float) -> None:
        """Reduce a sheet to a height if it is taller; it stays centred."""
        if height < sheet.height:
            sheet.height = height
            sheet.y = (self.stage.units.height - height * sheet.scale) / 2


class PaneScrollPositions:
    """The scroll positions of a page's panes, stored before the page is rebuilt.

    A pane is identified by its name, its label, and its index among the panes with the same name
    and label. If content above the focused node grows, the node keeps its position on the screen.
    """

    def __init__(self, root: Node, focused_node: Node | None) -> None:
        self._offsets: dict[tuple[str, str, int], float] = {}
        self._focused_tops: dict[tuple[str, str, int], float] = {}
        for key, pane in self._panes_by_key(root):
            self._offsets[key] = pane.offset
            if focused_node is not None and pane.contains_node(focused_node):
                self._focused_tops[key] = pane.offset_from_content_top(focused_node)

    def restore_positions(self, root: Node, focused_node: Node | None) -> None:
        """Restore the stored positions in the panes of a rebuilt page; the pane with `focused_node`
        (the node with the focus now, or None) scrolls on by as much as that node has moved in its
        content."""
        for key, pane in self._panes_by_key(root):
            if key not in self._offsets:
                continue
            seen = (
                focused_node
                if focused_node is not None and pane.contains_node(focused_node)
                else None
            )
            moved = 0.0
            if seen is not None and key in self._focused_tops:
                moved = pane.offset_from_content_top(seen) - self._focused_tops[key]
            is_seen = seen is not None and key in self._focused_tops
            pane.restore_offset(self._offsets[key] + moved, seen if is_seen else None)

    @staticmethod
    def _panes_by_key(root: Node) -> Iterator[tuple[tuple[str, str, int], ScrollingNode]]:
        counts: Counter[tuple[str, str]] = Counter()
        for node in root.walk():
            if isinstance(node, ScrollingNode):
                called = node.name, node.label
                yield (*called, counts[called]), node
                counts[called] += 1


def fitting_scale(units: WindowUnits, width: float, height: float) -> float:
    """Return the player's scale, reduced if a rectangle of that size in u would not fit the
    window."""
    room = min((units.width - 2 * PAGE_MARGIN) / width, (units.height - 2 * PAGE_MARGIN) / height)
    return min(units.control_scale, room)
