"""The short rules in a few pages."""

from collections.abc import Sequence
from functools import partial

from game.box.reference import SHORT_RULES
from game.client.app import App
from game.client.widgets.buttons import ButtonWay, button_row
from game.client.widgets.figure_row import FigureRow
from game.client.widgets.frames import Flourish, light_plate
from game.client.widgets.page import Page
from game.client.widgets.text import PageColumn, ScrollPane
from game.scene.drawing.colours import CHOUGH, INK, RULE
from game.scene.nodes.node import Node
from game.scene.stage.placing import box
from game.scene.stage.units import Units
from game.scene.text.lettering import TextStyle
from game.scene.text.text_styles import ON_PAPER
from game.scene.widgets import Label, Panel

TEXT = TextStyle("text", 25, INK)
LEARN_WIDE = 1240.0
LEARN_NARROW = 860.0
LEARN_TALL = 960.0
LEARN_HEAD_HEIGHT = 132.0
FOOT_HEIGHT = 70.0
LEARN_HEADING = TextStyle("head", 52, INK)
LEAD = TextStyle("bold", 25, CHOUGH)
LEARN_SIDE = 60.0
LEAD_WIDTH = 190.0
LEARN_LINE = 33.0
MOST_PAGES = 20
MOST_LINES = 12
PIECES = 178.0
LARGE = 1.3
SHELF = 222.0
SHELF_GAP = 26.0
FOOTING = 22.0


class LearnScreen(Page):
    """Turns pages by buttons and arrow keys; the texts are the title's, in `table`."""

    first_focus = "next"

    def __init__(self, app: App, table: str = SHORT_RULES) -> None:
        super().__init__(app)
        self.page = 1
        self._table = table
        numbers = range(1, MOST_PAGES)
        self.pages = next(n for n in numbers if f"{table}.page-{n + 1}.head" not in app.words)

    def turn(self, by: int) -> None:
        """Move by a number of pages."""
        self.page = min(max(self.page + by, 1), self.pages)
        self.kit.sound.play("page")
        self.rebuild()

    def build(self, units: Units) -> None:
        """Add the page and the buttons to turn it."""
        say = self.app.say
        page = self.sheet(LEARN_WIDE, LEARN_NARROW, LEARN_TALL)
        width = page.width
        height = page.height - FOOT_HEIGHT - 20
        paper = Panel("parchment", width=width, height=height)
        key = f"{self._table}.page-{self.page}"
        column = PageColumn(width - 2 * LEARN_SIDE, units.k * page.scale)
        told = self._text(key, column)
        room = height - LEARN_HEAD_HEIGHT - 52
        head = say(f"{key}.head")
        spot = box(LEARN_SIDE, LEARN_HEAD_HEIGHT, width - 2 * LEARN_SIDE + 30, room)
        text = ScrollPane(told, name="text", label=head, **spot)
        text.focusable = text.hidden_height > 0
        if told.height + SHELF + SHELF_GAP <= room:
            free = room - told.height - SHELF
            paper.add(self._shelf(width, LEARN_HEAD_HEIGHT + told.height + (free + SHELF_GAP) / 2))
        number = say("learn.page", page=self.page, pages=self.pages)
        paper.add(
            Label(head, LEARN_HEADING, align="centre", **box(LEARN_SIDE, 22, width - 120, 70)),
            Flourish(ink=RULE, x=width / 2 - 190, y=96, width=380),
            text,
            Label(number, ON_PAPER.note, align="centre", **box(0, height - 44, width, 30)),
        )
        page.add(paper, *self._buttons(width, page.height - FOOT_HEIGHT))

    def _shelf(self, width: float, top: float) -> Node:
        """Return the enlarged pieces the page is about, on a plate below the text."""
        figures = self.app.box.reference.pieces_of_page(self._table, self.page)
        pictures = self.app.box.screen_pictures
        room = width - 2 * LEARN_SIDE
        spot = box(0, SHELF - FOOTING - PIECES, room / LARGE, PIECES / LARGE)
        return light_plate(**box(LEARN_SIDE, top, room, SHELF)).add(
            FigureRow(pictures, figures, gap=56, centred=True, scale=LARGE, **spot)
        )

    def _text(self, key: str, column: PageColumn) -> Node:
        """Return paragraphs: a bold keyword in the margin and its sentences beside it."""
        text = Node(width=column.width)
        room = column.width - LEAD_WIDTH - 20
        for number in range(1, MOST_LINES):
            if f"{key}.line-{number}" not in self.app.words:
                break
            sentence = self.app.say(f"{key}.line-{number}")
            lines = column.of(room).lines(self.kit.lettering, sentence, TEXT)
            height = LEARN_LINE * len(lines)
            lead = self.app.say(f"{key}.lead-{number}")
            beside = box(LEAD_WIDTH, text.height, room, height)
            text.add(
                Label(lead, LEAD, **box(0, text.height, LEAD_WIDTH, LEARN_LINE)),
                Label("\n".join(lines), TEXT, wrap=True, label=sentence, **beside),
            )
            text.height += height + 16
        return text

    def _buttons(self, page_width: float, top: float) -> Sequence[Node]:
        say = self.app.say
        back = partial(self.turn, -1)
        on = partial(self.turn, 1)
        first = "" if self.page > 1 else say("learn.first")
        last = "" if self.page < self.pages else say("learn.last")
        ways = (
            ButtonWay("previous", say("learn.previous"), back, "prev", "", ("left",), first),
            ButtonWay("close", say("button.close"), self.go_back, "x", "@back"),
            ButtonWay("rules", say("learn.rules"), self.app.help, "book", "@help"),
            ButtonWay("next", say("learn.next"), on, "next", "", ("right", "space"), last),
        )
        return button_row(self.app, ways, "next", 16, **box(0, top, page_width, FOOT_HEIGHT))
