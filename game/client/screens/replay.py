"""The replay screen: the same table, driven by a timeline instead of players."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.client.box_place import box
from game.client.cards import seat_cards
from game.client.common_keys import handle_common_keys
from game.client.course import CourseReader
from game.client.desk import Desk
from game.client.director import Director, Scene
from game.client.furniture import icon_painter
from game.client.page import fitting_scale
from game.client.playback import STRIDES, Playback
from game.client.screens.scrubber import Scrubber
from game.client.segments import Segment, Segments
from game.client.settings import FACTORS
from game.match.feed import Seen
from game.records.chronicle import Chronicle
from game.records.replay import OPEN_OBSERVER, Replay, Told
from game.room import TableOrders
from game.scene.node import Node
from game.scene.screen import Screen
from game.scene.styles import NOTE
from game.scene.units import Units
from game.scene.widgets import Button, Label, Panel

FOOT = 214.0
BAR = (1880.0, 196.0)
LINES_BEFORE = 12
BUDGET_SECONDS = 0.006
SPEEDS = ("half", "normal", "double", "fourfold")
PAUSE_SECONDS = 0.35  # between two strides while playing, at normal speed


class ReplayScreen(Screen):
    """Plays, steps, seeks; Unreadable from the constructor when the rules no longer lead there."""

    def __init__(self, desk: Desk, chronicle: Chronicle) -> None:
        super().__init__(desk.kit)
        self.desk, self.chronicle = desk, chronicle
        title, books = desk.box.title, desk.box.books
        self.playback = Playback(CourseReader(title, chronicle, books).read())
        self.observer = OPEN_OBSERVER
        self.speed = "normal"
        self._replay = Replay(title, chronicle, self.observer)
        self._wait = 0.0
        self.stage.on_back = self.close

    # ---- the screen

    def arrange(self, units: Units) -> None:
        """Make table and timeline for this size."""
        self.stage.timeline.reduced = self.desk.settings.reduced_motion
        scale = fitting_scale(units, *BAR)
        self.table = self.desk.box.room.table(
            self.stage,
            seat_cards(self.desk, self.chronicle.seats),
            self._orders(),
            foot=FOOT * scale,
        )
        self.director = Director(self.table, self._speed_of, lambda scene: None)
        self._bar = Node(
            x=(units.width - BAR[0] * scale) / 2,
            y=units.height - FOOT * scale + 6 * scale,
            scale=scale,
        )
        root = self.stage.root
        root.clear()
        root.width, root.height = units.width, units.height
        root.add(self.table.root, self._bar)
        self._fill_bar()
        self.go_to(self.playback.position)

    def update(self, seconds: float) -> None:
        """Let the motions go on, and while playing the next stride follow."""
        clock = self.window.clock
        end = clock.now() + BUDGET_SECONDS
        self.director.advance(seconds * 1000, lambda: clock.now() < end)
        if self.director.busy or not self.playback.playing:
            return
        self._wait -= seconds * FACTORS[self.speed]
        if self._wait <= 0:
            self._wait = PAUSE_SECONDS
            self.forward()

    @property
    def moving(self) -> bool:
        """Whether time must pass."""
        return super().moving or self.director.busy or self.playback.playing

    def close(self) -> None:
        """Leave the replay."""
        self.window.pop()

    # ---- playing

    def go_to(self, position: int) -> None:
        """Show a position at once."""
        position = self.playback.clamp(position)
        self.playback.position = position
        self.table.clear_log()
        for number in range(max(position - LINES_BEFORE, 0) + 1, position + 1):
            self.table.log(self._replay.step(number).events, self.observer)
        self.director.show(self._replay.view(position), self.observer)
        self.table.rest("")
        self._told()

    def forward(self) -> None:
        """Play one stride with its motions; a long one only ends with them."""
        goal = self.playback.following()
        self.director.finish_all()
        if goal - self.playback.position > LINES_BEFORE:
            self.go_to(goal)
        for number in range(self.playback.position + 1, goal + 1):
            self.director.add(Scene(_seen(self._replay.step(number)), self.observer))
        self.playback.position = goal
        if self.playback.at_end and self.playback.playing:
            self.toggle_play()
        self._told()
        self.stage.refresh()

    def back(self) -> None:
        """Show the position one stride before."""
        self.go_to(self.playback.previous())

    def toggle_play(self) -> None:
        """Play or pause; at the end playing begins again."""
        if self.playback.at_end and not self.playback.playing:
            self.go_to(0)
        self.playback.playing = not self.playback.playing
        self._wait = 0.0
        self._fill_bar()
        self.stage.refresh()

    def look_through(self, observer: int) -> None:
        """Look through a seat's eyes, or with all hands open."""
        self.observer = observer
        self._replay = Replay(self.desk.box.title, self.chronicle, observer)
        self._fill_bar()
        self.go_to(self.playback.position)

    # ---- the bar

    def _fill_bar(self) -> None:
        focus = self.stage.focus
        name = focus.node.name if focus.node is not None else ""
        self._bar.clear()
        panel = Panel("slate", width=BAR[0], height=BAR[1])
        self._scrubber = Scrubber(
            self.desk,
            self.chronicle.seats,
            self.playback.course,
            self.go_to,
            name="scrubber",
            label=self.desk.say("replay.title"),
            x=24,
            y=4,
            width=BAR[0] - 48,
        )
        self._place = Label("", NOTE, align="right", **box(520, 138, 160, 48))
        panel.add(self._scrubber, self._place, *self._strides(), *self._transport(), *self._eyes())
        self._bar.add(panel)
        self._told()
        again = self._bar.find(name) if name else None
        if again is not None:
            focus.set(again, shown=focus.shown)

    def _strides(self) -> list[Node]:
        say = self.desk.say

        def chosen(stride: str) -> None:
            self.playback.stride = stride
            self._fill_bar()

        segments = [Segment(stride, say(f"replay.{stride}")) for stride in STRIDES]
        return [
            Label(say("replay.step-by"), NOTE, **box(24, 138, 70, 48)),
            Segments(
                segments, self.playback.stride, chosen, name="stride", **box(96, 138, 280, 48)
            ),
        ]

    def _transport(self) -> list[Node]:
        say, playback = self.desk.say, self.playback
        toggle = "pause" if playback.playing else "play"
        buttons: tuple[tuple[str, str, tuple[str, ...], Callable[[], None]], ...] = (
            ("first", "first", ("home",), lambda: self.go_to(0)),
            ("previous", "prev", ("left",), self.back),
            (toggle, toggle, ("space",), self.toggle_play),
            ("next", "next", ("right",), self.forward),
            ("last", "last", ("end",), lambda: self.go_to(playback.course.steps)),
        )
        nodes: list[Node] = []
        left = 700.0
        for name, picture, keys, go in buttons:
            grand = name == toggle
            width = 84.0 if grand else 60.0
            icon = icon_painter(self.desk, picture, 28, "ink" if grand else "cream")
            nodes.append(
                Button(
                    "",
                    icon=icon,
                    skin="primary" if grand else "slate",
                    name="toggle" if grand else name,
                    label=say(f"replay.{name}"),
                    tooltip=say(f"replay.{name}"),
                    keys=keys,
                    on_click=go,
                    **box(left, 138, width, 48),
                )
            )
            left += width + 10
        return nodes

    def _eyes(self) -> list[Node]:
        say = self.desk.say
        eyes = [Segment(str(OPEN_OBSERVER), say("replay.open"))]
        eyes += [Segment(str(at), seat.name) for at, seat in enumerate(self.chronicle.seats)]
        speeds = [Segment(speed, say(f"settings.{speed}")) for speed in SPEEDS]

        def sped(speed: str) -> None:
            self.speed = speed
            self._fill_bar()

        return [
            Segments(speeds, self.speed, sped, name="speed", **box(1076, 138, 190, 48)),
            Segments(
                eyes,
                str(self.observer),
                lambda eye: self.look_through(int(eye)),
                name="eyes",
                **box(1280, 138, 500, 48),
            ),
            Button(
                "",
                icon=icon_painter(self.desk, "x", 26),
                name="close",
                label=say("replay.close"),
                tooltip=say("replay.close"),
                on_click=self.close,
                **box(1796, 138, 60, 48),
            ),
        ]

    def _told(self) -> None:
        course, position = self.playback.course, self.playback.position
        self._scrubber.position = position
        text = self.desk.say("replay.position", step=position, steps=course.steps)
        self._place.set_text(text)

    # ---- details

    def _speed_of(self, seen: Seen) -> float | None:
        return FACTORS[self.speed]

    def _orders(self) -> TableOrders:
        from game.client.screens.learn import LearnScreen
        from game.client.screens.settings import SettingsScreen

        def nothing() -> None:
            """Nobody is asked in a replay."""

        def sound() -> None:
            self.desk.choose(master=0 if self.desk.settings.master else 80)

        return TableOrders(
            answer=lambda code: None,
            undo=nothing,
            reset_turn=nothing,
            last_turns=nothing,
            show_hand=lambda: self.table.conceal_hand(False),
            hide_hand=lambda: self.table.conceal_hand(True),
            open_menu=self.close,
            open_help=lambda topic: self.window.push(LearnScreen(self.desk)),
            open_settings=lambda: self.window.push(SettingsScreen(self.desk)),
            toggle_sound=sound,
        )

    def handle(self, event: pygame.event.Event) -> bool:
        """Any click also finishes the running motion."""
        if handle_common_keys(self.desk, event):
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.director.playing:
            self.director.finish_scene()
        return False


def _seen(told: Told) -> Seen:
    return Seen(told.number, told.mover, told.move, told.events, told.view, undone=told.is_gap)
