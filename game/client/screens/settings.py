"""The settings screen: picture, reading, pace and sound; every change counts at once."""

from __future__ import annotations

from collections.abc import Sequence

from game.client.screens.key_list import KeyScreen
from game.client.stored.settings import COMPUTER_SPEEDS, PALETTES, PRESENTATIONS, SCALES, VOLUMES
from game.client.widgets.buttons import PrimaryButton, Segment, Segments
from game.client.widgets.choices import languages
from game.client.widgets.page import Page
from game.client.widgets.scroll_pane import ScrollPane
from game.client.widgets.text import stacked
from game.scene.nodes.node import Node
from game.scene.stage.placing import BoxPlace, Units, box
from game.scene.text.lettering import BOLD, HEAD, NOTE, NUMBER, TextStyle
from game.scene.widgets import Button, Label, Panel, Slider, Toggle

WIDE, NARROW, TALL = 1240.0, 940.0, 1600.0
HEADING = TextStyle("head", 56, (0xFB, 0xF0, 0xD2))
HEAD_ROOM = 84.0
ROW = 62.0
GUTTER = 18.0
SIDE = 28.0
NAME_SHARE = 0.34


class SettingsScreen(Page):
    """Shows the desk's settings; the desk applies and stores every choice."""

    first_focus = "done"

    def build(self, units: Units) -> None:
        """Put the panels in a column, and the way out beside the heading."""
        say = self.app.say
        page = self.sheet(WIDE, NARROW, TALL)
        column = self._column(page.width)
        if column.height > page.height - HEAD_ROOM:
            column = self._column(page.width - GUTTER)
        self.shorten(page, HEAD_ROOM + column.height)
        page.add(
            Label(say("settings.title"), HEADING, **box(4, -4, 420, 76)),
            Label(self.app.fault, NOTE, **box(320, 8, max(page.width - 770, 0), 60)),
            Button(
                say("keys.open"),
                cap="@menu-keys",
                keys=("@menu-keys",),
                name="keys",
                tooltip=say("keys.open-note"),
                on_click=lambda: self.window.push(KeyScreen(self.app)),
                **box(page.width - 430, 8, 174, 56),
            ),
            PrimaryButton(
                self.app,
                say("settings.done"),
                "check",
                "@back",
                name="done",
                on_click=self.go_back,
                **box(page.width - 240, 4, 240, 64),
            ),
            ScrollPane(column, **box(0, HEAD_ROOM, page.width, page.height - HEAD_ROOM)),
        )
        self.stage.root.add(page)

    # ---- panels

    def _column(self, width: float) -> Node:
        panels = [self._look(width), self._reading(width), self._pace(width), self._sound(width)]
        return stacked(panels, width, 16)

    def _look(self, width: float) -> Node:
        say = self.app.say
        scales = [Segment(str(scale), say("settings.percent", percent=scale)) for scale in SCALES]
        ways = [Segment(way, say(f"settings.{way}")) for way in PRESENTATIONS]
        return self._panel(
            "look",
            width,
            (
                ("language", self._segments("language", languages(), self._spot(width))),
                ("ui_scale_percent", self._segments("ui_scale_percent", scales, self._spot(width))),
                ("full_screen", self._toggle("full_screen", width)),
                ("presentation", self._segments("presentation", ways, self._spot(width))),
            ),
        )

    def _reading(self, width: float) -> Node:
        palettes = [Segment(name, self.app.say(f"settings.{name}")) for name in PALETTES]
        return self._panel(
            "reading",
            width,
            (
                ("clear_text", self._toggle("clear_text", width)),
                ("high_contrast", self._toggle("high_contrast", width)),
                ("palette", self._segments("palette", palettes, self._spot(width))),
            ),
        )

    def _pace(self, width: float) -> Node:
        speeds = [Segment(speed, self.app.say(f"settings.{speed}")) for speed in COMPUTER_SPEEDS]
        rows = [
            ("own_speed", self._segments("own_speed", speeds[1:], self._spot(width))),
            ("computer_speed", self._segments("computer_speed", speeds, self._spot(width))),
            ("reduced_motion", self._toggle("reduced_motion", width)),
            ("ambient_motion", self._toggle("ambient_motion", width)),
            ("ask_before_passing", self._toggle("ask_before_passing", width)),
            ("round_summary", self._toggle("round_summary", width)),
        ]
        if self.app.box.holds_turns:
            rows.append(("hold_turn", self._toggle("hold_turn", width)))
        if self.app.analyst is not None:
            rows.append(("win_bar", self._toggle("win_bar", width)))
        if self.app.box.coach is not None:
            rows.append(("coach", self._toggle("coach", width)))
        return self._panel("pace", width, rows)

    def _sound(self, width: float) -> Node:
        return self._panel(
            "sound", width, tuple((name, self._slider(name, width)) for name in VOLUMES)
        )

    def _panel(self, key: str, width: float, rows: Sequence[tuple[str, Node]]) -> Node:
        """Return a panel with a heading and named rows; the controls stand where they are told."""
        panel = Panel("slate", width=width, height=58 + ROW * len(rows) + 8)
        panel.add(Label(self.app.say(f"settings.{key}"), HEAD, **box(SIDE, 10, 400, 40)))
        for place, (name, control) in enumerate(rows):
            top = 58 + ROW * place
            control.y = top + 6
            label_width = self._control_left(width) - SIDE - 16
            panel.add(
                Label(
                    self.app.say(f"settings.{name}"), BOLD, **box(SIDE, top + 4, label_width, 50)
                ),
                control,
            )
        return panel

    # ---- controls

    def _control_left(self, width: float) -> float:
        return SIDE + NAME_SHARE * width

    def _spot(self, width: float) -> BoxPlace:
        left = self._control_left(width)
        return box(left, 0, width - SIDE - left, 46)

    def _segments(self, name: str, segments: Sequence[Segment], place: BoxPlace) -> Node:
        value = getattr(self.app.settings, name)
        read = type(value)
        return Segments(
            segments,
            str(value),
            lambda chosen: self._choose(**{name: read(chosen)}),
            name=name,
            **place,
        )

    def _toggle(self, name: str, width: float) -> Node:
        """A switch; a note of the same name stands beside it."""
        say = self.app.say
        spot = self._spot(width)
        note = say(f"settings.{name}-note") if f"settings.{name}-note" in self.app.words else ""
        return Toggle(
            bool(getattr(self.app.settings, name)),
            lambda on: self._choose(**{name: on}),
            text=note,
            style=NOTE,
            name=name,
            label=say(f"settings.{name}"),
            **spot,
        )

    def _slider(self, name: str, width: float) -> Node:
        say = self.app.say
        value = int(getattr(self.app.settings, name))
        spot = self._spot(width)
        row = Node(**spot)
        number = Label(
            say("settings.percent", percent=value),
            NUMBER,
            align="right",
            **box(spot["width"] - 90, 0, 90, 44),
        )

        def changed(volume: int) -> None:
            number.set_text(say("settings.percent", percent=volume))
            self.app.choose(**{name: volume})

        slider = Slider(
            range(0, 101, 5),
            value,
            changed,
            name=name,
            label=say(f"settings.{name}"),
            **box(0, 0, spot["width"] - 110, 44),
        )
        return row.add(slider, number)

    def _choose(self, **choices: int | str | bool) -> None:
        self.app.choose(**choices)
        self.rebuild()
