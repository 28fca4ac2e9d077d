"""The panel of a lesson beside the table, and its note about a move."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Protocol

from pygame import Rect

from game.box.lesson import LessonStep
from game.client.app import App
from game.client.tutorial.panel_placement import PanelSurroundings, best_spot, candidates
from game.client.widgets.buttons import ButtonWay
from game.client.widgets.dialogs import ENTER
from game.client.widgets.frames import icon
from game.client.widgets.side_note import fitted_in, readable
from game.client.widgets.spotlight import Spotlight, spots
from game.client.widgets.text import TextColumn
from game.scene.drawing.colours import CHOUGH
from game.scene.input.pointer import Handle
from game.scene.nodes.node import Node
from game.scene.stage.placing import Point, box
from game.scene.stage.stage import Stage
from game.scene.text.lettering import Lettering
from game.scene.text.text_styles import ON_PAPER
from game.scene.widgets import Button, Label, Panel
from game.table_protocol import Table

# The panel of a lesson: what it says, what it asks for, why not, and the way on.

WIDTH = 424.0
SIDE = 20.0
HEAD = 66.0
FOOT = 74.0
BUTTON = 54.0
SMALL = 52.0
TITLE = ON_PAPER.head.sized(23)
TITLE_ROWS = ON_PAPER.head.sized(21)
TEXT = ON_PAPER.body.sized(22)
ASKED = ON_PAPER.bold.sized(22)
HAPPENED = ON_PAPER.note.sized(20)
OBJECTION = ON_PAPER.bold.in_colour(CHOUGH).sized(21)

EDGE = 14.0
HEAD_ROOM = 66.0  # u kept free beside the panel, and for the bar above
NOTHING = LessonStep("")


@dataclass(frozen=True, slots=True)
class LessonText:
    """The text of a panel: `asked` and `objection` may be empty; `leads` is the key of the continue
    button.

    `happened` are the last journal lines of others since the player's last move.
    """

    title: str
    number: str
    text: str
    asked: str
    objection: str
    leads: str  # "next", "show" or "finish"
    waiting: bool  # others are moving: no way on or back yet
    first: bool
    happened: tuple[str, ...] = ()


class LessonPanel(Panel):
    """A panel as tall as its texts; rebuilt for every change."""

    sheet = True

    def __init__(
        self,
        app: App,
        told: LessonText,
        note: "LessonNote",
        k: float,
        fitted: Callable[[float], float],
    ) -> None:
        """Show the text with `k` px per u; `fitted` adjusts the height to its surroundings."""
        inner = WIDTH - 2 * SIDE
        lettering = app.kit.lettering
        texts = [(line, HAPPENED) for line in told.happened]
        texts.append((told.text, TEXT))
        if told.asked:
            texts.append((told.asked, ASKED))
        if told.objection:
            texts.append((told.objection, OBJECTION))
        column = TextColumn(lettering, texts, 12.0, k=k, x=SIDE, y=HEAD + 4, width=inner)
        height = fitted(HEAD + 4 + column.height + 14 + FOOT)
        spoken = " ".join((told.title, *(text for text, _ in texts)))
        super().__init__("active", name="lesson", label=spoken, width=WIDTH, height=height, z=95)
        self.told = told
        right = WIDTH - SIDE + 12
        room = right - 2 * SMALL - SIDE - 48
        self.add(
            Handle(note.drag, name="lesson-handle", width=right - 2 * SMALL - 12, height=HEAD),
            icon(app.box.screen_pictures, "lantern", 34, "ink", x=SIDE + 12, y=HEAD / 2 + 2),
            *_head(lettering, told, k, room),
            _small(app, "move", "place", note.move, right - 2 * SMALL - 3),
            _small(app, "menu", "x", note.host.open_menu, right - SMALL),
            column,
            *_buttons(app, told, note.host, height),
        )


def _head(lettering: Lettering, told: LessonText, k: float, room: float) -> list[Node]:
    """Return the title above the number, or two rows with the number at their end."""
    left = SIDE + 36
    if lettering.fits(told.title, TITLE, k, room * k):
        return [
            Label(told.title, TITLE, **box(left, 6, room, 36)),
            Label(told.number, ON_PAPER.note, **box(left, 40, room, 24)),
        ]
    first, *rest = lettering.wrapped(told.title, TITLE_ROWS, k, round(room * k))
    second = " ".join(rest)
    beside = lettering.width(second, TITLE_ROWS, k) / k + 14
    return [
        Label(first, TITLE_ROWS, **box(left, 6, room, 30)),
        Label(second, TITLE_ROWS, **box(left, 36, room, 30)),
        Label(told.number, ON_PAPER.note, **box(left + beside, 39, room - beside, 24)),
    ]


def _small(app: App, key: str, picture: str, then: Callable[[], None], x: float) -> Button:
    """Return one of the two quiet buttons in the head."""
    says = app.say(f"learning.{key}")
    keys = ("@lesson-move",) * (key == "move")
    way = ButtonWay(f"lesson-{key}", "", then, picture, keys=keys, tip=says)
    return way.plain(app, "quiet", 22, label=says, **box(x, 8, SMALL, SMALL))


def _buttons(app: App, told: LessonText, host: "NoteHost", height: float) -> list[Node]:
    say = app.say
    top = height - FOOT + 4
    shows = told.leads == "show"
    share = 0.36 if shows else 0.5  # to be shown a move is not where one clicks to read on
    width = (WIDTH - 2 * SIDE - 10) * share
    why = say("learning.watch") if told.waiting else say("learning.first")
    stays = why if told.waiting or told.first else ""
    cap = "" if stays else "@lesson-back"
    keys = ("@lesson-back",)
    back = ButtonWay("lesson-back", say("learning.back"), host.back_a_step, "", cap, keys, stays)
    tip = say("learning.show-tip") if shows else ""
    name = "lesson-show" if shows else "lesson-next"
    waits = (tip or why) if told.waiting else ""
    words = say(f"learning.{told.leads}")
    on_keys = (f"@{name}", *ENTER * (not shows))
    on = ButtonWay(name, words, host.read_on, "", f"@{name}", on_keys, waits, tip)
    skin = "quiet" if shows else "primary"
    beside = box(SIDE + width + 10, top, width, BUTTON)
    return [back.plain(app, **box(SIDE, top, width, BUTTON)), on.plain(app, skin, **beside)]


class NoteHost(Protocol):
    """The screen of a lesson's note."""

    table: Table
    stage: Stage

    def read_on(self) -> None:
        """Continue the lesson."""

    def back_a_step(self) -> None:
        """Show the previous step."""

    def open_menu(self) -> None:
        """Offer to begin again or to leave."""


class LessonNote:
    """The note's panel: placed where it covers least; if the player moves it, it stays while it
    hides nothing."""

    def __init__(self, app: App, host: NoteHost) -> None:
        self._app = app
        self.host = host
        self._panel: LessonPanel | None = None
        self._light: Spotlight | None = None
        self._step = NOTHING
        self._place = Rect(0, 0, 0, 0)
        self._held = False  # the player has chosen the place
        self._sheet: object = None  # what lies over the table

    @property
    def told(self) -> LessonText | None:
        """The present text, None before the first on this table."""
        return self._panel.told if self._panel is not None else None

    def table_changed(self) -> None:
        """Move the note to a new table, perhaps of another size."""
        stage = self.host.stage
        if self._light is not None:
            stage.timeline.drop(self._light.breath)
        self._light = Spotlight(self.ringed, z=94)
        stage.timeline.keep(self._light.breath)
        stage.root.add(self._light)
        self._panel = None
        self._held = False

    def tell(self, told: LessonText, step: LessonStep) -> None:
        """Show a text and highlight what the step is about."""
        stage = self.host.stage
        focus = stage.focus.place
        stage.root.remove(self._panel)
        self._step = step
        self._panel = self._made(told)
        stage.root.add(self._panel)
        stage.refresh()
        self._put()
        self.host.table.point_out(step.places, step.points if step.move else ())
        stage.focus.back_to(focus, self._panel)

    def _made(self, told: LessonText) -> LessonPanel:
        """Return a panel with as many past events as fit beside the map; if none fit, the lowest
        panel possible."""
        table = self.host.table
        units = self.host.stage.units
        scale = readable(units, table.spare("note"))

        def panel(at: int, fitted: Callable[[float], float]) -> LessonPanel:
            shorter = replace(told, happened=told.happened[at:])
            made = LessonPanel(self._app, shorter, self, units.k * scale, fitted)
            made.scale = scale
            return made

        around = self._surroundings()
        fitted = fitted_in(table, units)
        panels = (panel(at, fitted) for at in range(len(told.happened) + 1))
        apart = (made for made in panels if self._held or around.is_apart(self._size(made)))
        return next(apart, None) or panel(0, float)

    def _size(self, panel: LessonPanel) -> tuple[int, int]:
        k = self.host.stage.units.k * panel.scale
        return round(panel.width * k), round(panel.height * k)

    def lead_on(self, *, shown: bool) -> None:
        """Focus the continue button."""
        if self._panel is not None:
            self.host.stage.focus.set(self._panel.find("lesson-next"), shown=shown)

    def lead_to_pick(self, *, shown: bool) -> None:
        """Focus the first highlighted target that can be picked."""
        stage = self.host.stage
        table = self.host.table
        in_reach = {id(spot.node) for spot in stage.reading_order()}
        names = (*self._step.points, *self._step.places)
        nodes = [mark.node for name in names if (mark := table.ui_anchor(name)) is not None]
        first = next((node for node in nodes if node.enabled and id(node) in in_reach), None)
        if first is not None:
            stage.focus.set(first, shown=shown)
            stage.tooltips.hide()  # the note tells; a tip would lie on what is ringed

    def ringed(self) -> list[Rect]:
        """Return the rectangles inside the highlight rings, in px."""
        return self._spots(self._step.points)

    def pointed_at(self) -> list[Rect]:
        """Return the rectangles of everything the text is about, in px."""
        return self._spots((*self._step.points, *self._step.places))

    def _spots(self, names: tuple[str, ...]) -> list[Rect]:
        return spots(self.host.stage, self.host.table, names)

    # ---- where it lies

    def look_out(self) -> None:
        """Move out of the way of a dialog that opens over the table."""
        mark = self.host.table.ui_anchor("sheet")
        sheet = mark.node if mark is not None else None
        if sheet is not self._sheet and self._panel is not None:
            self._sheet = sheet
            self._put()

    def move(self) -> None:
        """Move to the next of the usual positions."""
        places = candidates(self._place.size, self._surroundings().room)
        at = places.index(self._place) if self._place in places else -1
        self._held = True
        self._put(places[(at + 1) % len(places)])

    def drag(self, by: Point) -> None:
        """Move by a distance in u of the panel."""
        if self._panel is None:
            return
        units = self.host.stage.units
        k = units.k * self._panel.scale
        window = Rect(0, 0, units.width_px, units.height_px)
        self._held = True
        self._put(self._place.move(round(by[0] * k), round(by[1] * k)).clamp(window))

    def _put(self, spot: Rect | None = None) -> None:
        panel = self._panel
        if panel is None:
            return
        k = self.host.stage.units.k
        if spot is None:
            spot = best_spot(
                self._size(panel), self._surroundings(), self._place if self._held else None
            )
        self._place = spot
        panel.x = spot.x / k
        panel.y = spot.y / k
        self.host.stage.refresh()

    def _surroundings(self) -> "PanelSurroundings":
        note = self.host.table.spare("note")
        k = self.host.stage.units.k
        scale = note.get("scale", 1.0)
        left = EDGE * scale * k
        top = HEAD_ROOM * scale * k
        right = (note["x"] + note["width"] * scale) * k
        bottom = (note["y"] + note["height"] * scale) * k
        room = Rect(round(left), round(top), round(right - left), round(bottom - top))
        read = spots(self.host.stage, self.host.table, self._step.points, whole=True)
        return PanelSurroundings(room, self.pointed_at(), self._spots(("sheet",)), read)
