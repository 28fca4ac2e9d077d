"""A page is a screen made of blocks on a backdrop, rebuilt when something on it changes."""

from collections import Counter
from collections.abc import Iterator
from typing import Unpack

import pygame

from game.client.app import App
from game.client.widgets.buttons import ButtonWay, GrandButton
from game.client.widgets.screen_commands import handle_common_keys
from game.scene.animation.node_animations import Passing
from game.scene.layout import Container, lay_out
from game.scene.nodes.node import Node, NodeValues
from game.scene.nodes.zoom import LivelyNode
from game.scene.stage.placing import box
from game.scene.stage.units import DESIGN_HEIGHT, Units
from game.scene.widgets import Painted
from game.scene.widgets.kept_carets import KeptCarets
from game.scene.widgets.scroll_list import Scrolling
from game.scene.window.window import Screen

USED = "marker"
REFUSED = "not-possible"
SOFTLY = 0.55

MARGIN = 20.0


def hear_clicks(screen: Screen) -> None:
    """Let a screen's controls be heard; what is seen tells the same."""
    sound = screen.kit.sound
    screen.stage.on_used = lambda node: sound.play(USED, volume=SOFTLY)
    screen.stage.on_refused = lambda node: sound.play(REFUSED)


class Page(Screen):
    """Base of the screens round the table. `build` adds nodes to `self.stage.root`.

    After `rebuild` the node of the same name has the focus again, so a page can be redrawn
    after every choice without the keyboard losing its place.
    """

    backdrop = "dark"
    first_focus = ""  # name of the node that has the focus when the page opens

    def __init__(self, app: App) -> None:
        super().__init__(app.kit)
        self.app = app
        self._passing: Passing | None = None
        self._sheet: Node | None = None
        self.life: LivelyNode | None = None  # what stirs in the backdrop
        self.stage.on_back = self.go_back
        hear_clicks(self)

    def build(self, units: Units) -> None:
        """Add the nodes of the page to the root."""
        raise NotImplementedError

    def go_back(self) -> None:
        """Leave by Escape or the right button: to the screen below."""
        self.window.pop()

    def arrange(self, units: Units) -> None:
        """Build the page for this size."""
        self.rebuild()

    def rebuild(self) -> None:
        """Build everything again from what the page knows now."""
        focus = self.stage.focus
        name = focus.node.name if focus.node is not None else self.first_focus
        scrolled = ScrolledPanes(self.stage.root, focus.node)
        carets = KeptCarets(self.stage.root)
        self.stage.timeline.reduced = self.app.settings.reduced_motion
        self.stage.timeline.still = not self.app.settings.ambient_motion
        units = self.stage.units
        root = self.stage.root
        root.clear()
        root.width = units.width
        root.height = units.height
        size = (units.width_px, units.height_px)
        pictures = self.app.box.screen_pictures
        root.add(Painted(lambda _size, _k: pictures.backdrop(self.backdrop, size)))
        if self._passing is not None:
            self.stage.timeline.drop(self._passing)
            self._passing = None
        self.life = pictures.life(self.backdrop, size)
        if self.life is not None:
            root.add(self.life)
            self._passing = Passing(self.life.pass_time)
            self.stage.timeline.keep(self._passing)
        self.build(units)
        again = root.find(name) if name else None
        if again is not None and again is not focus.node:
            focus.set(again, shown=focus.shown)
        scrolled.restore(root, again)
        carets.restore(root)
        self.stage.refresh()

    def lead_keys(self) -> None:
        """Show the first focus: whoever opened the page has done so by keys or a controller."""
        self.stage.by_keys = True
        self.stage.focus.set(self.stage.root.find(self.first_focus), shown=True)

    def back_button(self, *, primary: bool = False, **place: Unpack[NodeValues]) -> GrandButton:
        """Return the button that does what Escape does."""
        way = ButtonWay("close", self.app.say("button.back"), self.go_back, "undo", "@back")
        return way.grand(self.app, primary=primary, **place)

    def handle(self, event: pygame.event.Event) -> bool:
        """See to the keys that work everywhere."""
        return handle_common_keys(self.app, self.stage, event, self.described)

    def described(self) -> tuple[str, ...]:
        """Return what the page shows in words; nothing when its texts and controls say it all."""
        return ()

    def block(self, width: float, height: float) -> Node:
        """Put a node of that size in u, centred, in the player's own scale as far as it fits."""
        return self._put(width, height, fitting_scale(self.stage.units, width, height))

    def sheet(
        self, widest: float, narrowest: float, tallest: float, *, scrolls: bool = False
    ) -> Node:
        """Put a centred node in the player's own scale, at most that wide and tall.

        Where not even the narrowest width fits, the scale gives way; what the height cannot
        hold has to scroll. One that `scrolls` shows more in a window with room for more.
        """
        units = self.stage.units
        room = (units.width - 2 * MARGIN) / narrowest
        scale = min(units.wanted, room)
        width = min((units.width - 2 * MARGIN) / scale, widest)
        share = units.height / DESIGN_HEIGHT if scrolls else 0.0
        most = tallest * max(share / scale, 1.0)
        height = min((units.height - 2 * MARGIN) / scale, most)
        return self._put(width, height, scale)

    def show_sheet(
        self,
        content: Container,
        *,
        widest: float,
        narrowest: float,
        tallest: float,
        scrolls: bool = False,
    ) -> Node:
        """Put a sheet, no higher than its content, which is laid out on it; return the sheet."""
        sheet = self.sheet(widest, narrowest, tallest, scrolls=scrolls)
        k = self.stage.units.k * sheet.scale
        lay_out(content, self.kit, k, width=sheet.width, most_height=sheet.height)
        self.shorten(sheet, content.height)
        return sheet.add(content)

    def _put(self, width: float, height: float, scale: float) -> Node:
        """Put a node into the middle of the window, in place of one that was tried before."""
        units = self.stage.units
        root = self.stage.root
        left = (units.width - width * scale) / 2
        top = (units.height - height * scale) / 2
        root.remove(self._sheet)
        self._sheet = Node(**box(left, top, width, height), scale=scale)
        root.add(self._sheet)
        return self._sheet

    @property
    def sheet_scale(self) -> float:
        """The scale of the sheet that stands there now."""
        return self._sheet.scale if self._sheet is not None else 1.0

    def shorten(self, sheet: Node, height: float) -> None:
        """Make a sheet no higher than what is on it; it stays in the middle."""
        if height < sheet.height:
            sheet.height = height
            sheet.y = (self.stage.units.height - height * sheet.scale) / 2


class ScrolledPanes:
    """Where everything that scrolls on a page stood before the page is built again.

    A pane is known by its name, its label and its number among those that have both alike. What
    has the focus stays where it is on the screen, whatever has grown above it.
    """

    def __init__(self, root: Node, focused: Node | None) -> None:
        self._offsets: dict[tuple[str, str, int], float] = {}
        self._focused_tops: dict[tuple[str, str, int], float] = {}
        for key, pane in self._panes(root):
            self._offsets[key] = pane.offset
            if focused is not None and pane.holds(focused):
                self._focused_tops[key] = pane.top_of(focused)

    def restore(self, root: Node, focused: Node | None) -> None:
        """Show the same parts of the panes that were built; `focused` has the focus now."""
        for key, pane in self._panes(root):
            if key not in self._offsets:
                continue
            seen = focused if focused is not None and pane.holds(focused) else None
            moved = 0.0
            if seen is not None and key in self._focused_tops:
                moved = pane.top_of(seen) - self._focused_tops[key]
            is_seen = seen is not None and key in self._focused_tops
            pane.continue_at(self._offsets[key] + moved, seen if is_seen else None)

    @staticmethod
    def _panes(root: Node) -> Iterator[tuple[tuple[str, str, int], Scrolling]]:
        counts: Counter[tuple[str, str]] = Counter()
        for node in root.walk():
            if isinstance(node, Scrolling):
                called = node.name, node.label
                yield (*called, counts[called]), node
                counts[called] += 1


def fitting_scale(units: Units, width: float, height: float) -> float:
    """Return the scale the player wants, as far as a box of that size fits the window."""
    room = min((units.width - 2 * MARGIN) / width, (units.height - 2 * MARGIN) / height)
    return min(units.wanted, room)
