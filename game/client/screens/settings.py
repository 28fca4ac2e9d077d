"""The settings screen: picture, pace and sound; every change counts at once and is kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.client.furniture import GrandButton
from game.client.page import Page
from game.client.segments import Segment, Segments
from game.client.settings import PRESENTATIONS, SCALES, SPEEDS, VOLUMES
from game.scene.lettering import TextStyle
from game.scene.node import Node
from game.scene.styles import BOLD, HEAD, NOTE, NUMBER
from game.scene.units import Units
from game.scene.widgets import Divider, Label, Panel, Slider, Toggle

PAGE = (1500.0, 900.0)
HEADING = TextStyle("head", 64, (0xFB, 0xF0, 0xD2))
LEFT, CONTROL = 32.0, 420.0
ROW = 62.0
HALF = 740.0


class SettingsScreen(Page):
    """Shows the desk's settings; the desk applies and stores every choice."""

    first_focus = "done"

    def build(self, units: Units) -> None:
        """Put the three panels and the way out."""
        say = self.desk.say
        page = self.block(*PAGE)
        page.add(
            Label(say("settings.title"), HEADING, x=4, y=-6, width=700, height=80),
            self._look(),
            self._pace(),
            self._sound(),
            Label(self.desk.fault, NOTE, x=0, y=824, width=1100, height=60),
            GrandButton(
                self.desk, say("settings.done"), "check", "Esc", "primary", name="done",
                on_click=self.go_back, x=PAGE[0] - 320, y=816, width=320, height=76,
            ),
        )  # fmt: skip
        self.stage.root.add(page)

    # ---- panels

    def _look(self) -> Node:
        settings, say = self.desk.settings, self.desk.say
        panel = Panel("slate", x=0, y=88, width=PAGE[0], height=278)
        scales = [Segment(str(scale), say("settings.percent", percent=scale)) for scale in SCALES]
        ways = [Segment(way, say(f"settings.{way}")) for way in PRESENTATIONS]
        panel.add(
            Label(say("settings.look"), HEAD, x=LEFT, y=14, width=600, height=40),
            *self._named("ui_scale_percent", 66, self._segments(
                "ui_scale_percent", scales, str(settings.ui_scale_percent), 66, 1040, int)),
            *self._named("full_screen", 132, self._toggle("full_screen", 132)),
            *self._named("presentation", 198, self._segments(
                "presentation", ways, settings.presentation, 198, 560, str)),
            Label(say("settings.presentation-note"), NOTE, x=CONTROL + 580, y=198, width=400, height=46),
        )  # fmt: skip
        return panel

    def _pace(self) -> Node:
        settings, say = self.desk.settings, self.desk.say
        panel = Panel("slate", x=0, y=384, width=PAGE[0], height=206)
        speeds = [Segment(speed, say(f"settings.{speed}")) for speed in SPEEDS]
        panel.add(Label(say("settings.pace"), HEAD, x=LEFT, y=10, width=300, height=40))
        panel.add(
            *self._named("own_speed", 56, self._segments(
                "own_speed", speeds, settings.own_speed, 56, 440, str), short=True),
            *self._named("computer_speed", 122, self._segments(
                "computer_speed", speeds, settings.computer_speed, 122, 440, str), short=True),
        )  # fmt: skip
        for place, name in enumerate(("reduced_motion", "confirm_pass")):
            top = 56 + 66 * place
            panel.add(
                Divider(dark=True, x=810, y=top + 55, width=640),
                Label(say(f"settings.{name}"), BOLD, x=810, y=top - 6, width=420, height=30),
                Label(say(f"settings.{name}-note"), NOTE, x=810, y=top + 22, width=520, height=28),
                self._toggle(name, top, x=1390),
            )
        return panel

    def _sound(self) -> Node:
        say = self.desk.say
        panel = Panel("slate", x=0, y=608, width=PAGE[0], height=190)
        panel.add(Label(say("settings.sound"), HEAD, x=LEFT, y=10, width=300, height=40))
        for place, name in enumerate(VOLUMES):
            left = LEFT + 740 * (place % 2)
            top = 58.0 + 62 * (place // 2)
            number = Label("", NUMBER, align="right", x=left + 590, y=top, width=80, height=44)
            panel.add(
                Label(say(f"settings.{name}"), BOLD, x=left, y=top, width=180, height=44),
                self._slider(name, number, x=left + 190, y=top),
                number,
            )
        return panel

    # ---- controls

    def _named(self, name: str, top: float, *controls: Node, short: bool = False) -> list[Node]:
        width = 250.0 if short else CONTROL - LEFT - 10
        text = self.desk.say(f"settings.{name}")
        return [Label(text, BOLD, x=LEFT, y=top, width=width, height=46), *controls]

    def _segments(
        self,
        name: str,
        segments: Sequence[Segment],
        value: str,
        top: float,
        width: float,
        read: Callable[[str], int | str],
    ) -> Node:
        left = CONTROL if width != 440 else 300.0
        return Segments(
            segments, value, lambda chosen: self._choose(**{name: read(chosen)}),
            name=name, x=left, y=top, width=width, height=46,
        )  # fmt: skip

    def _toggle(self, name: str, top: float, x: float = CONTROL) -> Node:
        value = bool(getattr(self.desk.settings, name))
        return Toggle(
            value, lambda on: self._choose(**{name: on}), name=name,
            label=self.desk.say(f"settings.{name}"), x=x, y=top, height=46,
        )  # fmt: skip

    def _slider(self, name: str, number: Label, x: float, y: float) -> Node:
        value = int(getattr(self.desk.settings, name))

        def changed(volume: int) -> None:
            number.set_text(self.desk.say("settings.percent", percent=volume))
            self.desk.choose(**{name: volume})

        number.set_text(self.desk.say("settings.percent", percent=value))
        return Slider(
            range(0, 101, 5), value, changed, name=name,
            label=self.desk.say(f"settings.{name}"), x=x, y=y, width=400, height=44,
        )  # fmt: skip

    def _choose(self, **choices: int | str | bool) -> None:
        self.desk.choose(**choices)
        self.rebuild()
