"""A page with one list on parchment that scrolls, a heading above it and the way out below."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Unpack

from game.client.parts.column import Column
from game.client.parts.page import Page
from game.client.parts.row_line import RowLine
from game.client.parts.scroll_pane import ScrollPane
from game.scene.box_place import BoxPlace, box
from game.scene.lettering import TextStyle
from game.scene.node import Node
from game.scene.styles import BODY_ON_PARCHMENT, NOTE
from game.scene.theme import CREAM
from game.scene.units import Units
from game.scene.widgets import Label, Panel, ScrollList

WIDE, NARROW, TALL = 1500.0, 940.0, 940.0
HEADING = TextStyle("head", 56, (0xFB, 0xF0, 0xD2))
AT_DUSK = NOTE.in_colour(CREAM)  # it may lie where the sky is bright
HEAD_HEIGHT, FOOT_HEIGHT, MARGIN = 84.0, 86.0, 30.0
HEAD_WIDTH = 440.0
LOWEST = 160.0
"""A sheet with hardly anything on it is as high as this."""


class ListPage(Page):
    """`key` names heading and note among the words; an empty list shows what `nothing` returns."""

    key = ""
    row_height = 62.0
    first_focus = "close"
    leads_on = False  # whether other buttons than those of the rows are more than the way out

    def rows(self, width: float) -> Sequence[Node]:
        """Return the rows of the list, that wide."""
        raise NotImplementedError

    def nothing(self, column: Column) -> Panel:
        """Return what stands there instead of an empty list: the sentence `key`.none."""
        paper = Panel("parchment", width=column.width, height=LOWEST)
        told = self.desk.say(f"{self.key}.none")
        spot = box(40, LOWEST / 2 - 30, column.width - 80, 60)
        return paper.add(Label(told, BODY_ON_PARCHMENT, align="centre", **spot))

    def build(self, units: Units) -> None:
        """Put heading, list and the way out."""
        say = self.desk.say
        page = self.sheet(WIDE, NARROW, TALL, scrolls=True)
        width, height = page.width, page.height - HEAD_HEIGHT - FOOT_HEIGHT
        rows = self.rows(width - 2 * MARGIN - 20)
        told = say(f"{self.key}.note") if rows else ""
        if rows:
            height = min(height, max(self.row_height * len(rows) + 48, LOWEST))
            paper: Node = self._listed(rows, **box(0, HEAD_HEIGHT, width, height))
        else:
            said = self.nothing(Column(width, units.k * page.scale))
            low = said.height > height
            paper = ScrollPane(said, **box(0, HEAD_HEIGHT, width, height)) if low else said
            paper.y, height = HEAD_HEIGHT, min(height, said.height)
            rows = [said]
        leads_on = self.leads_on or any(node.focusable for row in rows for node in row.walk())
        self.shorten(page, HEAD_HEIGHT + height + FOOT_HEIGHT)
        title = say(f"{self.key}.title")
        beside = min(self.kit.lettering.width(title, HEADING, 1.0) * 1.05 + 40, HEAD_WIDTH)
        note = box(beside, 34, width - beside - 4, 50)
        page.add(
            Label(title, HEADING, **box(4, -6, beside - 8, 76)),
            Label(told, AT_DUSK, align="right", wrap=True, **note),
            paper,
            self.back_button(
                box(width - 280, HEAD_HEIGHT + height + 16, 280, FOOT_HEIGHT - 16),
                primary=not leads_on,
            ),
        )
        self.stage.root.add(page)

    def _listed(self, rows: Sequence[Node], **place: Unpack[BoxPlace]) -> Panel:
        """The rows on parchment, a thin line between every two."""
        paper = Panel("parchment", **place)
        for row in rows[:-1]:
            row.add(RowLine(y=row.height - 1, width=row.width))
        spot = box(MARGIN, 24, place["width"] - 2 * MARGIN, place["height"] - 48)
        label = self.desk.say(f"{self.key}.title")
        return paper.add(ScrollList(rows, self.row_height, name="list", label=label, **spot))
