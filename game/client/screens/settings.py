"""The settings screen: picture, pace and sound; every change counts at once and is kept."""

from __future__ import annotations

from collections.abc import Sequence

from game.client.box_place import BoxPlace, box
from game.client.furniture import PrimaryButton
from game.client.page import Page
from game.client.segments import Segment, Segments
from game.client.settings import PRESENTATIONS, SCALES, SPEEDS, VOLUMES
from game.scene.lettering import TextStyle
from game.scene.node import Node
from game.scene.styles import BOLD, HEAD, NOTE, NUMBER
from game.scene.units import Units
from game.scene.widgets import Label, Panel, Slider, Toggle

PAGE = (1500.0, 900.0)
HEADING = TextStyle("head", 64, (0xFB, 0xF0, 0xD2))
LEFT, CONTROL = 32.0, 420.0


class SettingsScreen(Page):
    """Shows the desk's settings; the desk applies and stores every choice."""

    first_focus = "done"

    def build(self, units: Units) -> None:
        """Put the three panels and the way out."""
        say = self.desk.say
        page = self.block(*PAGE)
        page.add(
            Label(say("settings.title"), HEADING, **box(4, -6, 700, 80)),
            self._look(),
            self._pace(),
            self._sound(),
            Label(self.desk.fault, NOTE, **box(0, 824, 1100, 60)),
            PrimaryButton(
                self.desk,
                say("settings.done"),
                "check",
                "Esc",
                name="done",
                on_click=self.go_back,
                **box(PAGE[0] - 320, 816, 320, 76),
            ),
        )
        self.stage.root.add(page)

    # ---- panels

    def _look(self) -> Node:
        say = self.desk.say
        panel = Panel("slate", **box(0, 88, PAGE[0], 278))
        scales = [Segment(str(scale), say("settings.percent", percent=scale)) for scale in SCALES]
        ways = [Segment(way, say(f"settings.{way}")) for way in PRESENTATIONS]
        return panel.add(
            Label(say("settings.look"), HEAD, **box(LEFT, 14, 600, 40)),
            self._name("ui_scale_percent", 66),
            self._segments("ui_scale_percent", scales, box(CONTROL, 66, 1040, 46)),
            self._name("full_screen", 132),
            self._toggle("full_screen", CONTROL, 132),
            self._name("presentation", 198),
            self._segments("presentation", ways, box(CONTROL, 198, 560, 46)),
            Label(say("settings.presentation-note"), NOTE, **box(CONTROL + 580, 198, 400, 46)),
        )

    def _pace(self) -> Node:
        say = self.desk.say
        panel = Panel("slate", **box(0, 384, PAGE[0], 206))
        speeds = [Segment(speed, say(f"settings.{speed}")) for speed in SPEEDS]
        panel.add(
            Label(say("settings.pace"), HEAD, **box(LEFT, 10, 300, 40)),
            self._name("own_speed", 56),
            self._segments("own_speed", speeds, box(300, 56, 460, 46)),
            self._name("computer_speed", 122),
            self._segments("computer_speed", speeds, box(300, 122, 460, 46)),
        )
        for place, name in enumerate(("reduced_motion", "confirm_pass")):
            top = 56.0 + 66 * place
            panel.add(
                Label(say(f"settings.{name}"), BOLD, **box(810, top - 6, 420, 30)),
                Label(say(f"settings.{name}-note"), NOTE, **box(810, top + 22, 520, 28)),
                self._toggle(name, 1390, top),
            )
        return panel

    def _sound(self) -> Node:
        say = self.desk.say
        panel = Panel("slate", **box(0, 608, PAGE[0], 190))
        panel.add(Label(say("settings.sound"), HEAD, **box(LEFT, 10, 300, 40)))
        for place, name in enumerate(VOLUMES):
            left = LEFT + 740 * (place % 2)
            top = 58.0 + 62 * (place // 2)
            number = Label("", NUMBER, align="right", **box(left + 590, top, 80, 44))
            panel.add(
                Label(say(f"settings.{name}"), BOLD, **box(left, top, 180, 44)),
                self._slider(name, number, left + 190, top),
                number,
            )
        return panel

    # ---- controls

    def _name(self, name: str, top: float) -> Label:
        return Label(self.desk.say(f"settings.{name}"), BOLD, **box(LEFT, top, 380, 46))

    def _segments(self, name: str, segments: Sequence[Segment], place: BoxPlace) -> Node:
        value = getattr(self.desk.settings, name)
        read = type(value)
        return Segments(
            segments,
            str(value),
            lambda chosen: self._choose(**{name: read(chosen)}),
            name=name,
            **place,
        )

    def _toggle(self, name: str, x: float, top: float) -> Node:
        value = bool(getattr(self.desk.settings, name))
        return Toggle(
            value,
            lambda on: self._choose(**{name: on}),
            name=name,
            label=self.desk.say(f"settings.{name}"),
            x=x,
            y=top,
            height=46,
        )

    def _slider(self, name: str, number: Label, x: float, top: float) -> Node:
        value = int(getattr(self.desk.settings, name))

        def changed(volume: int) -> None:
            number.set_text(self.desk.say("settings.percent", percent=volume))
            self.desk.choose(**{name: volume})

        number.set_text(self.desk.say("settings.percent", percent=value))
        return Slider(
            range(0, 101, 5),
            value,
            changed,
            name=name,
            label=self.desk.say(f"settings.{name}"),
            **box(x, top, 400, 44),
        )

    def _choose(self, **choices: int | str | bool) -> None:
        self.desk.choose(**choices)
        self.rebuild()
