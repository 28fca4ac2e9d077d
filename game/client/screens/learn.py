"""How to play: the rules in a few pages, each a heading and some short paragraphs."""

from __future__ import annotations

from game.client.app import App
from game.client.widgets.buttons import GrandButton, PrimaryButton, side_by_side
from game.client.widgets.frames import Flourish, Plate
from game.client.widgets.page import Page
from game.client.widgets.pictures import FigureRow
from game.client.widgets.scroll_pane import ScrollPane
from game.client.widgets.text import Column
from game.scene.drawing.colours import CHOUGH, INK, RULE
from game.scene.nodes.node import Node
from game.scene.stage.placing import Units, box
from game.scene.text.lettering import NOTE_ON_PARCHMENT, TextStyle
from game.scene.widgets import Label, Panel

WIDE, NARROW, TALL = 1240.0, 860.0, 960.0
HEAD_HEIGHT, FOOT_HEIGHT = 132.0, 70.0
HEADING = TextStyle("head", 52, INK)
TEXT = TextStyle("text", 25, INK)
LEAD = TextStyle("bold", 25, CHOUGH)
SIDE, LEAD_WIDTH, LINE = 60.0, 190.0, 33.0
MOST_PAGES = 20
MOST_LINES = 12
PIECES, LARGE = 178.0, 1.3
SHELF, SHELF_GAP, FOOTING = 222.0, 26.0, 22.0


class LearnScreen(Page):
    """Turns pages by buttons and arrow keys; the words are the title's."""

    first_focus = "next"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.page = 1
        numbers = range(1, MOST_PAGES)
        self.pages = next(n for n in numbers if f"learn.page-{n + 1}.head" not in app.words)

    def turn(self, by: int) -> None:
        """Go some pages on or back."""
        self.page = min(max(self.page + by, 1), self.pages)
        self.kit.sound.play("page")
        self.rebuild()

    def build(self, units: Units) -> None:
        """Put the page and the buttons to turn it."""
        say = self.app.say
        page = self.sheet(WIDE, NARROW, TALL)
        width, height = page.width, page.height - FOOT_HEIGHT - 20
        paper = Panel("parchment", width=width, height=height)
        key = f"learn.page-{self.page}"
        column = Column(width - 2 * SIDE, units.k * page.scale)
        told, room = self._text(key, column), height - HEAD_HEIGHT - 52
        text = ScrollPane(
            told,
            name="text",
            label=say(f"{key}.head"),
            **box(SIDE, HEAD_HEIGHT, width - 2 * SIDE + 30, room),
        )
        text.focusable = text.hidden_height > 0
        if told.height + SHELF + SHELF_GAP <= room:
            free = room - told.height - SHELF
            paper.add(self._shelf(width, HEAD_HEIGHT + told.height + (free + SHELF_GAP) / 2))
        number = say("learn.page", page=self.page, pages=self.pages)
        paper.add(
            Label(say(f"{key}.head"), HEADING, align="centre", **box(SIDE, 22, width - 120, 70)),
            Flourish(ink=RULE, x=width / 2 - 190, y=96, width=380),
            text,
            Label(number, NOTE_ON_PARCHMENT, align="centre", **box(0, height - 44, width, 30)),
        )
        page.add(paper, *self._buttons(width, page.height - FOOT_HEIGHT))
        self.stage.root.add(page)

    def _shelf(self, width: float, top: float) -> Node:
        """What the page speaks of, in large, on a plate of its own below the text."""
        figures = self.app.box.reference.pieces_of_page(self.page)
        room = width - 2 * SIDE
        shelf = Plate(**box(SIDE, top, room, SHELF))
        spot = box(0, SHELF - FOOTING - PIECES, room / LARGE, PIECES / LARGE)
        screen_pictures = self.app.box.screen_pictures
        return shelf.add(
            FigureRow(screen_pictures, figures, gap=56, centred=True, scale=LARGE, **spot)
        )

    def _text(self, key: str, column: Column) -> Node:
        """Paragraphs: a bold lead word in the margin and its sentences beside it."""
        text = Node(width=column.width)
        room = column.width - LEAD_WIDTH - 20
        for number in range(1, MOST_LINES):
            if f"{key}.line-{number}" not in self.app.words:
                break
            sentence = self.app.say(f"{key}.line-{number}")
            lines = column.of(room).lines(self.kit.lettering, sentence, TEXT)
            told, height = "\n".join(lines), LINE * len(lines)
            lead = self.app.say(f"{key}.lead-{number}")
            text.add(
                Label(lead, LEAD, **box(0, text.height, LEAD_WIDTH, LINE)),
                Label(
                    told,
                    TEXT,
                    wrap=True,
                    label=sentence,
                    **box(LEAD_WIDTH, text.height, room, height),
                ),
            )
            text.height += height + 16
        return text

    def _buttons(self, page_width: float, top: float) -> list[Node]:
        say = self.app.say
        first, last = self.page == 1, self.page == self.pages
        width = (page_width - 48) / 4
        buttons = [
            GrandButton(
                self.app,
                say("learn.previous"),
                "prev",
                name="previous",
                keys=("left",),
                enabled=not first,
                tooltip=say("learn.first") if first else None,
                on_click=lambda: self.turn(-1),
                **box(0, top, width, FOOT_HEIGHT),
            ),
            GrandButton(
                self.app,
                say("button.close"),
                "x",
                "@back",
                name="close",
                on_click=self.go_back,
                **box(width + 16, top, width, FOOT_HEIGHT),
            ),
            GrandButton(
                self.app,
                say("learn.rules"),
                "book",
                "@help",
                name="rules",
                on_click=self.app.help,
                **box(2 * width + 32, top, width, FOOT_HEIGHT),
            ),
            PrimaryButton(
                self.app,
                say("learn.next"),
                "next",
                name="next",
                keys=("right", "space"),
                enabled=not last,
                tooltip=say("learn.last") if last else None,
                on_click=lambda: self.turn(1),
                **box(3 * width + 48, top, width, FOOT_HEIGHT),
            ),
        ]
        return [*side_by_side(buttons)]
