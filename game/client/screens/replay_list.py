"""The list of saved games: watch one, or go on with an unfinished one."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from game.client.box_place import box
from game.client.desk import Desk
from game.client.furniture import GrandButton, disc, icon_painter
from game.client.page import Page
from game.records.reading import Condition
from game.records.saves import Saves, Summary
from game.scene.lettering import TextStyle
from game.scene.node import Node
from game.scene.styles import BODY_ON_PARCHMENT, BOLD_ON_PARCHMENT, NOTE_ON_PARCHMENT
from game.scene.units import Units
from game.scene.widgets import Button, Label, Panel, ScrollList

PAGE = (1500.0, 940.0)
HEADING = TextStyle("head", 64, (0xFB, 0xF0, 0xD2))
ROW = 84.0
SOUND = (Condition.WHOLE, Condition.TORN)


class ReplayListScreen(Page):
    """Games in the order they were played last; broken ones say what is wrong with them."""

    def __init__(
        self,
        desk: Desk,
        saves: Saves,
        watch: Callable[[Path], None],
        resume: Callable[[Path], None],
    ) -> None:
        super().__init__(desk)
        self._saves, self._watch, self._resume = saves, watch, resume

    def build(self, units: Units) -> None:
        """Put heading, list and the way out."""
        say = self.desk.say
        page = self.block(*PAGE)
        paper = Panel("parchment", **box(0, 90, PAGE[0], 740))
        summaries = self._saves.summaries()
        if summaries:
            rows = [self._row(summary) for summary in summaries]
            paper.add(ScrollList(rows, ROW, **box(30, 22, PAGE[0] - 60, 696)))
        else:
            paper.add(
                Label(
                    say("replay.none"),
                    BODY_ON_PARCHMENT,
                    align="centre",
                    **box(40, 300, PAGE[0] - 80, 60),
                )
            )
        page.add(
            Label(say("replay.list"), HEADING, **box(4, -6, 900, 80)),
            paper,
            GrandButton(
                self.desk,
                say("button.back"),
                "first",
                "Esc",
                name="back",
                on_click=self.go_back,
                **box(0, 852, 300, 70),
            ),
        )
        self.stage.root.add(page)

    def _row(self, summary: Summary) -> Node:
        row = Node(width=PAGE[0] - 80, height=ROW)
        played = datetime.fromtimestamp(summary.file.stat().st_mtime)
        for place, seat in enumerate(summary.seats):
            row.add(disc(self.desk.box.stationery, seat.colour, 34, x=24 + 40 * place, y=ROW / 2))
        names = ", ".join(seat.name for seat in summary.seats) or summary.file.name
        row.add(
            Label(names, BOLD_ON_PARCHMENT.sized(22), **box(240, 10, 620, 32)),
            Label(
                f"{played:%d.%m.%Y %H:%M} · {self._told(summary)}",
                NOTE_ON_PARCHMENT,
                **box(240, 44, 620, 28),
            ),
        )
        if not summary.is_over and summary.condition in SOUND:
            row.add(
                Button(
                    self.desk.say("menu.continue"),
                    skin="quiet",
                    name=f"resume:{summary.file.stem}",
                    icon=icon_painter(self.desk, "pick", 24, "ink"),
                    on_click=lambda: self._resume(summary.file),
                    **box(900, 16, 230, 52),
                )
            )
        if summary.seats:
            row.add(
                Button(
                    self.desk.say("replay.watch"),
                    skin="quiet",
                    name=f"watch:{summary.file.stem}",
                    icon=icon_painter(self.desk, "play", 24, "ink"),
                    on_click=lambda: self._watch(summary.file),
                    **box(1150, 16, 230, 52),
                )
            )
        return row

    def _told(self, summary: Summary) -> str:
        say = self.desk.say
        if summary.condition not in SOUND:
            return say(f"reason.record.{summary.condition.value}", file=summary.file.name)
        if not summary.is_over:
            return say("replay.unfinished", progress=summary.progress)
        return say("replay.finished", scores=", ".join(map(str, summary.scores)))
