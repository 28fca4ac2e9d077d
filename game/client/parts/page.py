"""A page: a screen made of blocks on a backdrop, built afresh whenever something on it changes."""

from __future__ import annotations

import pygame

from game.client.common_keys import handle_common_keys
from game.client.desk import Desk
from game.client.parts.clicks import hear_clicks
from game.client.parts.grand_button import GrandButton, PrimaryButton
from game.scene.box_place import BoxPlace, box
from game.scene.canvas import Canvas
from game.scene.node import Node
from game.scene.screen import Screen
from game.scene.stirring import Stirring
from game.scene.tween import Passing
from game.scene.units import DESIGN_HEIGHT, Units

MARGIN = 20.0


class Backdrop(Node):
    """A title's picture that fills the window."""

    def __init__(self, desk: Desk, kind: str, units: Units) -> None:
        super().__init__(width=units.width, height=units.height)
        self._size_px = (units.width_px, units.height_px)
        self._stationery, self._kind = desk.box.stationery, kind

    def draw(self, canvas: Canvas) -> None:
        """Put the picture."""
        canvas.put_px(self._stationery.backdrop(self._kind, self._size_px), 0, 0)


class Page(Screen):
    """Base of the screens round the table. `build` adds nodes to `self.stage.root`.

    After `rebuild` the node of the same name has the focus again, so a page can be redrawn
    after every choice without the keyboard losing its place.
    """

    backdrop = "dark"
    first_focus = ""  # name of the node that has the focus when the page opens

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk.kit)
        self.desk = desk
        self._passing: Passing | None = None
        self.life: Stirring | None = None  # what stirs in the backdrop
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
        self.stage.timeline.reduced = self.desk.settings.reduced_motion
        self.stage.timeline.still = not self.desk.settings.ambient_motion
        units = self.stage.units
        root = self.stage.root
        root.clear()
        root.width, root.height = units.width, units.height
        if self.backdrop:
            root.add(Backdrop(self.desk, self.backdrop, units))
            self._enliven(units)
        self.build(units)
        again = root.find(name) if name else None
        if again is not None and again is not focus.node:
            focus.set(again, shown=focus.shown)
        self.stage.refresh()

    def lead_keys(self) -> None:
        """Show the first focus: whoever opened the page has done so by keys or a controller."""
        self.stage.by_keys = True
        self.stage.focus.set(self.stage.root.find(self.first_focus), shown=True)

    def _enliven(self, units: Units) -> None:
        """Lay over the backdrop what stirs in it."""
        if self._passing is not None:
            self.stage.timeline.drop(self._passing)
            self._passing = None
        size = (units.width_px, units.height_px)
        self.life = self.desk.box.stationery.life(self.backdrop, size)
        if self.life is not None:
            self.stage.root.add(self.life)
            self._passing = Passing(self.life.pass_time)
            self.stage.timeline.keep(self._passing)

    def back_button(self, place: BoxPlace, *, primary: bool = False) -> GrandButton:
        """Return the button that does what Escape does."""
        kind = PrimaryButton if primary else GrandButton
        says = self.desk.say("button.back")
        return kind(self.desk, says, "undo", "@back", name="close", on_click=self.go_back, **place)

    def handle(self, event: pygame.event.Event) -> bool:
        """See to the keys that work everywhere."""
        return handle_common_keys(self.desk, self.stage, event, self.described)

    def described(self) -> tuple[str, ...]:
        """Return what the page shows in words; nothing when its texts and controls say it all."""
        return ()

    def block(self, width: float, height: float) -> Node:
        """Return a node of that size in u, centred, in the player's own scale as far as it fits."""
        units = self.stage.units
        scale = fitting_scale(units, width, height)
        return _centred(units, width, height, scale)

    def sheet(
        self, widest: float, narrowest: float, tallest: float, *, scrolls: bool = False
    ) -> Node:
        """Return a centred node in the player's own scale, at most that wide and tall.

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
        return _centred(units, width, height, scale)

    def shorten(self, sheet: Node, height: float) -> None:
        """Make a sheet no higher than what is on it; it stays in the middle."""
        if height < sheet.height:
            sheet.height = height
            sheet.y = (self.stage.units.height - height * sheet.scale) / 2


def _centred(units: Units, width: float, height: float, scale: float) -> Node:
    """Return a node of that size and scale in the middle of the window."""
    left, top = (units.width - width * scale) / 2, (units.height - height * scale) / 2
    return Node(**box(left, top, width, height), scale=scale)


def fitting_scale(units: Units, width: float, height: float) -> float:
    """Return the scale the player wants, as far as a box of that size fits the window."""
    room = min(
        (units.width - 2 * MARGIN) / width,
        (units.height - 2 * MARGIN) / height,
    )
    return min(units.wanted, room)
