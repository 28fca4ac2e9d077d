"""The note of a lesson on its table: the panel, where it lies, and the rings it points with."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from pygame import Rect

from game.box.lesson import LessonStep
from game.client.app import App
from game.client.tutorial.lesson_panel import LessonPanel, LessonText, PanelHandlers
from game.client.tutorial.spotlight import Spotlight, spots, wholes
from game.client.widgets.side_note import fitted_in, readable
from game.scene.stage.placing import Point
from game.scene.stage.stage import Stage
from game.table_protocol import Table

# The note of a lesson on its table: the panel, where it lies, and the rings it points with.

EDGE, HEAD_ROOM = 14.0, 66.0  # u kept free beside the panel, and for the bar above
NOTHING = LessonStep("")


class NoteHost(Protocol):
    """The screen a note lies on."""

    table: Table
    stage: Stage


class LessonNote:
    """Lies where it covers least; where the player lays it, it stays while it hides nothing."""

    def __init__(
        self, app: App, host: NoteHost, orders: Callable[[LessonNote], PanelHandlers]
    ) -> None:
        """`orders` says what the buttons of this note do."""
        self._app, self._host = app, host
        self._orders = orders(self)
        self._panel: LessonPanel | None = None
        self._light: Spotlight | None = None
        self._step = NOTHING
        self._place = Rect(0, 0, 0, 0)
        self._held = False  # the player has chosen the place
        self._sheet: object = None  # what lies over the table

    @property
    def told(self) -> LessonText | None:
        """What it says, None before it has said anything on this table."""
        return self._panel.told if self._panel is not None else None

    def table_changed(self) -> None:
        """Another table is on the screen, perhaps of another size."""
        stage = self._host.stage
        if self._light is not None:
            stage.timeline.drop(self._light.breath)
        self._light = Spotlight(self.ringed, z=94)
        stage.timeline.keep(self._light.breath)
        stage.root.add(self._light)
        self._panel, self._held = None, False

    def tell(self, told: LessonText, step: LessonStep) -> None:
        """Say something and point at what the step speaks of."""
        stage, units = self._host.stage, self._host.stage.units
        focused = stage.focus.node.name if stage.focus.node is not None else ""
        if self._panel is not None and self._panel in stage.root.children:
            stage.root.remove(self._panel)
        scale = readable(units, self._host.table.spare("note"))
        fitted = fitted_in(self._host.table, units)
        self._panel = LessonPanel(self._app, told, self._orders, units.k * scale, fitted)
        self._panel.scale = scale
        self._step = step
        stage.root.add(self._panel)
        stage.refresh()
        self._put()
        self._host.table.point_out(step.places, step.points if step.move else ())
        again = self._panel.find(focused) if focused.startswith("lesson-") else None
        if again is not None:
            stage.focus.set(again, shown=stage.focus.shown)

    def lead_on(self, *, shown: bool) -> None:
        """Give the focus to the way on."""
        if self._panel is not None:
            self._host.stage.focus.set(self._panel.find("lesson-next"), shown=shown)

    def lead_to_pick(self, *, shown: bool) -> None:
        """Give the focus to the first thing it points at that can be picked."""
        stage, table = self._host.stage, self._host.table
        in_reach = {id(spot.node) for spot in stage.reading_order()}
        names = (*self._step.points, *self._step.places)
        nodes = [mark.node for name in names if (mark := table.landmark(name)) is not None]
        first = next((node for node in nodes if node.enabled and id(node) in in_reach), None)
        if first is not None:
            stage.focus.set(first, shown=shown)
            stage.tooltips.hide()  # the note tells; a tip would lie on what is ringed

    def ringed(self) -> list[Rect]:
        """Return what its rings go round, in px."""
        return self._spots(self._step.points)

    def pointed_at(self) -> list[Rect]:
        """Return where everything it speaks of lies, in px."""
        return self._spots((*self._step.points, *self._step.places))

    def _spots(self, names: tuple[str, ...]) -> list[Rect]:
        return spots(self._host.stage, self._host.table, names)

    # ---- where it lies

    def look_out(self) -> None:
        """Make room when something else comes to lie over the table."""
        mark = self._host.table.landmark("sheet")
        sheet = mark.node if mark is not None else None
        if sheet is not self._sheet and self._panel is not None:
            self._sheet = sheet
            self._put()

    def move(self) -> None:
        """Lie in the next of the usual places."""
        places = candidates(self._place.size, self._surroundings().room)
        at = places.index(self._place) if self._place in places else -1
        self._held = True
        self._put(places[(at + 1) % len(places)])

    def drag(self, by: Point) -> None:
        """Follow the pointer by so many u of the panel."""
        if self._panel is None:
            return
        units = self._host.stage.units
        k = units.k * self._panel.scale
        window = Rect(0, 0, units.width_px, units.height_px)
        self._held = True
        self._put(self._place.move(round(by[0] * k), round(by[1] * k)).clamp(window))

    def _put(self, spot: Rect | None = None) -> None:
        panel = self._panel
        if panel is None:
            return
        k = self._host.stage.units.k
        size = round(panel.width * panel.scale * k), round(panel.height * panel.scale * k)
        if spot is None:
            spot = best_spot(size, self._surroundings(), self._place if self._held else None)
        self._place = spot
        panel.x, panel.y = spot.x / k, spot.y / k
        self._host.stage.refresh()

    def _surroundings(self) -> PanelSurroundings:
        note = self._host.table.spare("note")
        k, scale = self._host.stage.units.k, note.get("scale", 1.0)
        left, top = EDGE * scale * k, HEAD_ROOM * scale * k
        right = (note["x"] + note["width"] * scale) * k
        bottom = (note["y"] + note["height"] * scale) * k
        room = Rect(round(left), round(top), round(right - left), round(bottom - top))
        read = wholes(self._host.stage, self._host.table, self._step.points)
        return PanelSurroundings(room, self.pointed_at(), self._spots(("sheet",)), read)


# Where the panel of a lesson lies: beside what it speaks of, never on it.

ON_TARGET, ON_SHEET = 100.0, 20.0


@dataclass(frozen=True, slots=True)
class PanelSurroundings:
    """Rectangles in px: the free room, what is pointed at, the open sheet, what else is read."""

    room: Rect
    targets: Sequence[Rect]
    sheets: Sequence[Rect]
    read: Sequence[Rect] = ()

    def cost(self, panel: Rect) -> tuple[float, bool, int]:
        """Return how bad it is to lie there: what is pointed at and the sheet weigh more than to
        lie in the middle of the table, and that more than what else is read.
        """
        hidden = ON_TARGET * _covered(panel, self.targets) + ON_SHEET * _covered(panel, self.sheets)
        return hidden, panel.centerx == self.room.centerx, _covered(panel, self.read)


def _covered(panel: Rect, things: Sequence[Rect]) -> int:
    return sum(area.width * area.height for area in map(panel.clip, things))


def candidates(size: tuple[int, int], room: Rect) -> tuple[Rect, ...]:
    """Return places for a panel of that size, the usual ones first: right, left, middle."""
    right, left, middle = Rect((0, 0), size), Rect((0, 0), size), Rect((0, 0), size)
    right.right, left.left, middle.centerx = room.right, room.left, room.centerx
    down = (room.bottom - size[1], room.top)
    return tuple(Rect((place.x, y), size) for place in (right, left, middle) for y in down)


def best_spot(
    size: tuple[int, int], surroundings: PanelSurroundings, before: Rect | None = None
) -> Rect:
    """Return the place that covers least; the one it has now, where that is as good."""
    places = list(candidates(size, surroundings.room))
    if before is not None:
        held = Rect((0, 0), size)
        held.midbottom = before.midbottom
        places.insert(0, held.clamp(surroundings.room))
    return min(places, key=surroundings.cost)
