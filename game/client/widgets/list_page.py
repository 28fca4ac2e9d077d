"""A page with a list, and an invitation to begin while the list is empty."""

from collections.abc import Sequence
from typing import Unpack

from game.client.app import App
from game.client.widgets.buttons import ButtonWay
from game.client.widgets.frames import Flourish, RowLine, icon
from game.client.widgets.page import Page
from game.client.widgets.text import PageColumn, ScrollPane
from game.scene.drawing import colours
from game.scene.drawing.colours import CREAM
from game.scene.nodes.node import Node
from game.scene.stage.placing import BoxPlace, box
from game.scene.stage.units import Units
from game.scene.text.lettering import TextStyle
from game.scene.text.text_styles import NOTE, ON_PAPER
from game.scene.widgets import Label, Panel, ScrollList

WIDE = 1500.0
NARROW = 940.0
TALL = 940.0
HEADING = TextStyle("head", 56, (0xFB, 0xF0, 0xD2))
AT_DUSK = NOTE.in_colour(CREAM)  # it may lie where the sky is bright
HEAD_HEIGHT = 84.0
FOOT_HEIGHT = 86.0
LIST_PAGE_MARGIN = 30.0
HEAD_WIDTH = 440.0
LOWEST = 160.0
"""A sheet with hardly anything on it is as high as this."""

HEAD = TextStyle("head", 34, colours.INK)
SIDE = 36.0
PICTURE = 84.0
LINE = 28.0
BUTTON_WIDTH = 420.0
BUTTON_HEIGHT = 66.0


class ListPage(Page):
    """`key` names heading and note among the words; an empty list shows what `nothing` returns."""

    key = ""
    row_height = 62.0
    first_focus = "close"
    leads_on = False  # whether other buttons than those of the rows are more than the way out

    def rows(self, width: float) -> Sequence[Node]:
        """Return the rows of the list, that wide."""
        raise NotImplementedError

    def beside(self, place: BoxPlace) -> Sequence[Node]:
        """Return what stands beside the way out."""
        return ()

    def note(self) -> str:
        """Return what is said of the list beside its heading."""
        return self.app.say(f"{self.key}.note")

    def nothing(self, column: PageColumn) -> Panel:
        """Return what stands there instead of an empty list: the sentence `key`.none."""
        paper = Panel("parchment", width=column.width, height=LOWEST)
        told = self.app.say(f"{self.key}.none")
        spot = box(40, LOWEST / 2 - 30, column.width - 80, 60)
        return paper.add(Label(told, ON_PAPER.body, align="centre", **spot))

    def build(self, units: Units) -> None:
        """Put heading, list and the way out."""
        say = self.app.say
        page = self.sheet(WIDE, NARROW, TALL, scrolls=True)
        width = page.width
        height = page.height - HEAD_HEIGHT - FOOT_HEIGHT
        rows = self.rows(width - 2 * LIST_PAGE_MARGIN - 20)
        told = self.note() if rows else ""
        if rows:
            height = min(height, max(self.row_height * len(rows) + 48, LOWEST))
            paper: Node = self._listed(rows, **box(0, HEAD_HEIGHT, width, height))
        else:
            said = self.nothing(PageColumn(width, units.k * page.scale))
            low = said.height > height
            paper = ScrollPane(said, **box(0, HEAD_HEIGHT, width, height)) if low else said
            paper.y, height = HEAD_HEIGHT, min(height, said.height)
            rows = [said]
        leads_on = self.leads_on or any(node.focusable for row in rows for node in row.walk())
        self.shorten(page, HEAD_HEIGHT + height + FOOT_HEIGHT)
        foot = HEAD_HEIGHT + height + 16
        high = FOOT_HEIGHT - 16
        title = say(f"{self.key}.title")
        beside = min(self.kit.lettering.width(title, HEADING, 1.0) * 1.05 + 40, HEAD_WIDTH)
        note = box(beside, 34, width - beside - 4, 50)
        page.add(
            Label(title, HEADING, **box(4, -6, beside - 8, 76)),
            Label(told, AT_DUSK, align="right", wrap=True, **note),
            paper,
            self.back_button(**box(width - 280, foot, 280, high), primary=not leads_on),
            *self.beside(box(0, foot, width - 292, high)),
        )

    def _listed(self, rows: Sequence[Node], **place: Unpack[BoxPlace]) -> Panel:
        """The rows on parchment, a thin line between every two."""
        paper = Panel("parchment", **place)
        for row in rows[:-1]:
            row.add(RowLine(y=row.height - 1, width=row.width))
        spot = box(
            LIST_PAGE_MARGIN, 24, place["width"] - 2 * LIST_PAGE_MARGIN, place["height"] - 48
        )
        label = self.app.say(f"{self.key}.title")
        return paper.add(ScrollList(rows, self.row_height, name="list", label=label, **spot))


class Invitation(Panel):
    """A picture, a heading and a sentence on parchment, and a `way` to begin if there is one. As
    tall as its sentence needs, or `height` where that is more.
    """

    def __init__(
        self,
        app: App,
        way: ButtonWay | None,
        column: PageColumn,
        height: float = 0.0,
        *,
        picture: str,
        heading: str,
        sentence: str,
    ) -> None:
        """Show the picture, the heading and the sentence; `way` is the button below them."""
        width = column.width
        room = column.width - 2 * SIDE
        text = LINE * len(column.of(room).lines(app.kit.lettering, sentence, ON_PAPER.body))
        needed = 24 + PICTURE + 6 + 46 + 28 + text + 24 + (BUTTON_HEIGHT + 20 if way else 0)
        super().__init__("parchment", width=width, height=max(needed, height), label=heading)
        top = (self.height - needed) / 2 + 24
        middle = width / 2
        self.add(
            icon(app.box.screen_pictures, picture, PICTURE, "ink", x=middle, y=top + PICTURE / 2),
            Label(heading, HEAD, align="centre", **box(SIDE, top + PICTURE + 6, room, 46)),
            Flourish(ink=colours.RULE, **box(middle - 130, top + PICTURE + 54, 260, 16)),
        )
        top += PICTURE + 80
        spot = box(SIDE, top, room, text)
        self.add(Label(sentence, ON_PAPER.body, align="centre", wrap=True, **spot))
        if way is not None:
            wide = min(BUTTON_WIDTH, room)
            place = box(middle - wide / 2, top + text + 24, wide, BUTTON_HEIGHT)
            self.add(way.grand(app, primary=True, **place))
