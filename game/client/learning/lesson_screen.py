"""A lesson: the real table, a panel that tells and asks, and rings round what it speaks of."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame
from pygame import Rect
from pygame.event import Event

from game.client.asking import Asking
from game.client.desk import Desk
from game.client.dialogs import Reply, ask
from game.client.learning.lesson import Step
from game.client.learning.lesson_asking import LessonAsking
from game.client.learning.lesson_panel import LessonPanel, PanelOrders, Told
from game.client.learning.panel_spot import Surroundings, best_spot, candidates
from game.client.learning.side_note import readable
from game.client.learning.spotlight import Spotlight, spots
from game.client.learning.tuition import Tuition
from game.client.screens.table import TableExits, TableScreen
from game.match.match import Match
from game.scene.units import Point

EDGE, HEAD_ROOM = 14.0, 66.0  # u kept free beside the panel, and for the bar above


@dataclass(frozen=True, slots=True)
class LessonWays:
    """Where a lesson leads: to another of its steps, to its end, out of it."""

    at: Callable[[int], None]
    came_to: Callable[[int], None]
    finished: Callable[[], None]
    leave: Callable[[], None]
    settings: Callable[[], None]
    rules: Callable[[], None]


class LessonScreen(TableScreen):
    """Shows a step when everything before it has come to rest; waits for a click or a move."""

    aided = False

    def __init__(self, desk: Desk, tuition: Tuition, ways: LessonWays) -> None:
        self.tuition, self._ways = tuition, ways
        self._panel: LessonPanel | None = None
        self._spotlight: Spotlight | None = None
        self._step = -1  # the one that is shown
        self._objection = ""
        self._place: Rect | None = None
        self._held = False  # the player has chosen the place
        self._by_keys = False  # what the player used last
        exits = TableExits(self._over, ways.leave, ways.settings, ways.rules)
        super().__init__(desk, tuition.match, exits, tuition.prompter)

    def make_asking(self) -> Asking:
        """Return who lets only the lesson's moves pass."""
        return LessonAsking(self.desk, self.stage, self, (self.tuition, self._object))

    # ---- the screen

    def _make_table(self) -> None:
        super()._make_table()
        self._spotlight = Spotlight(self._ringed, z=94)
        self.stage.timeline.keep(self._spotlight.breath)
        self.stage.root.add(self._spotlight)
        self._panel = self._place = None
        self._held = False

    def handle(self, event: Event) -> bool:
        """Remember whether keys or the mouse are used, then do as every table."""
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            self._by_keys = event.type == pygame.KEYDOWN
        return super().handle(event)

    def update(self, seconds: float) -> None:
        """Go on; tell the next step as soon as nothing moves any more."""
        super().update(seconds)
        self._teach()

    def played_all(self) -> bool:
        """Whether everything told so far has been played and shown."""
        return self.tuition.prompter.is_silent and not self.director.busy

    def _go_on(self) -> None:
        super()._go_on()
        self._teach()

    def described_table(self) -> tuple[str, ...]:
        """Return what the lesson says, then the position."""
        told = self._told()
        said = tuple(text for text in (told.text, told.asked, told.objection) if text)
        return (*said, *super().described_table())

    def _over(self, match: Match) -> None:
        """The game of a lesson that came to its end leads on like any other step."""

    # ---- teaching

    def _teach(self) -> None:
        waiting = not self.played_all()
        if not waiting and self._step != self.tuition.at:
            self._step = self.tuition.at
            self._objection = ""
            self._ways.came_to(self._step)
            self._show_panel()
            self._lead_on()
        elif self._panel is None or self._panel.told.waiting != waiting:
            self._show_panel()

    def _lead_on(self) -> None:
        """Bring the keyboard to the way on where there is nothing else to do."""
        if self._panel is not None and not self.tuition.step.move:
            self.stage.focus.set(self._panel.find("lesson-next"), shown=self._by_keys)

    def _told(self) -> Told:
        tuition, say = self.tuition, self.desk.say
        waiting = self._step != tuition.at or not self.played_all()
        at = max(self._step, 0)
        lesson = tuition.lesson
        step = lesson.steps[at]
        asked = "learning.meanwhile" if waiting else lesson.key(at, "do")
        leads = "show" if step.move else "finish" if at == len(lesson.steps) - 1 else "next"
        return Told(
            title=say(f"lesson.{lesson.name}.title"),
            number=say("learning.step", step=at + 1, steps=len(lesson.steps)),
            text=say(lesson.key(at)),
            asked=say(asked) if step.move else "",
            objection=self._objection,
            leads=leads,
            waiting=waiting,
            first=at == 0,
        )

    def _show_panel(self) -> None:
        """Put a panel with what is told now where it covers nothing that is spoken of."""
        focus, root = self.stage.focus, self.stage.root
        name = focus.node.name if focus.node is not None else ""
        if self._panel is not None and self._panel in root.children:
            root.remove(self._panel)
        orders = PanelOrders(self._on, self._back_a_step, self._move, self.open_menu, self._drag)
        units = self.stage.units
        scale = readable(units, self.table.spare("note"))
        self._panel = LessonPanel(self.desk, self._told(), orders, units.k * scale)
        self._panel.scale = scale
        root.add(self._panel)
        self.stage.refresh()
        self._put_panel()
        self.table.point_out(self._step_shown().places)
        again = self._panel.find(name) if name.startswith("lesson-") else None
        if again is not None:
            focus.set(again, shown=focus.shown)

    def _step_shown(self) -> Step:
        """Return the step the panel tells; while others move it points at nothing."""
        if self._step != self.tuition.at or not self.played_all():
            return Step("")
        return self.tuition.step

    def _ringed(self) -> list[Rect]:
        """Return where the things the step points at lie, in px."""
        return spots(self.stage, self.table, self._step_shown().points)

    def pointed_at(self) -> list[Rect]:
        """Return where everything the step speaks of lies, in px."""
        step = self._step_shown()
        return spots(self.stage, self.table, (*step.points, *step.places))

    # ---- where the panel lies

    def _put_panel(self, spot: Rect | None = None) -> None:
        panel = self._panel
        if panel is None:
            return
        k, scale = self.stage.units.k, panel.scale
        size = round(panel.width * scale * k), round(panel.height * scale * k)
        around = self._surroundings()
        if spot is None:
            held = self._place if self._held else None
            spot = best_spot(size, around, held or self._place)
        self._place = spot
        panel.x, panel.y = spot.x / k, spot.y / k
        self.stage.refresh()

    def _surroundings(self) -> Surroundings:
        note = self.table.spare("note")
        k, scale = self.stage.units.k, note.get("scale", 1.0)
        left, top = EDGE * scale * k, HEAD_ROOM * scale * k
        right = (note["x"] + note["width"] * scale) * k
        bottom = (note["y"] + note["height"] * scale) * k
        room = Rect(round(left), round(top), round(right - left), round(bottom - top))
        sheets = spots(self.stage, self.table, ("sheet",))
        return Surroundings(room, self.pointed_at(), sheets)

    def _move(self) -> None:
        """Lay the panel in the next of the usual places."""
        if self._place is None:
            return
        places = candidates(self._place.size, self._surroundings().room)
        at = places.index(self._place) if self._place in places else -1
        self._held = True
        self._put_panel(places[(at + 1) % len(places)])

    def _drag(self, by: Point) -> None:
        panel, place = self._panel, self._place
        if panel is None or place is None:
            return
        k = self.stage.units.k * panel.scale
        self._held = True
        window = Rect(0, 0, self.stage.units.width_px, self.stage.units.height_px)
        self._put_panel(place.move(round(by[0] * k), round(by[1] * k)).clamp(window))

    # ---- on, back, and out

    def _on(self) -> None:
        """Read on; where a move is asked for, let it be shown; at the end, finish."""
        if self._step != self.tuition.at or not self.played_all():
            return
        if self.tuition.is_last:
            self._ways.finished()
            return
        self._rest("")
        self.tuition.pass_step()
        self._go_on()

    def _back_a_step(self) -> None:
        if self._step > 0:
            self._ways.at(self._step - 1)

    def _object(self, objection: str) -> None:
        self._objection = objection
        self.kit.sound.play("not-possible")
        self.ask_again()
        self._show_panel()

    def open_menu(self) -> None:
        """Offer to begin again or to leave; the lesson waits meanwhile."""
        say = self.desk.say
        replies = [
            Reply(say("learning.again"), lambda: self._ways.at(0), name="lesson-again"),
            Reply(say("learning.leave"), self._ways.leave, name="lesson-leave"),
            Reply(say("learning.stay"), self.ask_again, "primary", "@back", name="lesson-stay"),
        ]
        title = say(f"lesson.{self.tuition.lesson.name}.title")
        ask(self.stage, title, [say("learning.kept")], replies)
