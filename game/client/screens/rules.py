"""The rules: how to play in a few pages, and the whole rules with a search."""

from collections.abc import Sequence
from functools import partial

from game.box.reference import SHORT_RULES, lines_of
from game.client.app import App
from game.client.widgets.buttons import ButtonWay, button_row
from game.client.widgets.frames import Flourish, icon, light_plate, tailpiece
from game.client.widgets.page import Page
from game.client.widgets.pictures import FigureRow
from game.client.widgets.text import Column, ScrollPane
from game.scene.drawing.colours import CHOUGH, INK, RULE
from game.scene.nodes.node import Node
from game.scene.stage.placing import Units, box
from game.scene.text.lettering import HEAD, NOTE, ON_PAPER, TextStyle
from game.scene.widgets import Label, Panel, TextField

WIDE, NARROW, TALL = 1560.0, 900.0, 960.0
LIST_WIDE, LIST_NARROW, LIST_ROOM = 440.0, 320.0, 1200.0
HEADING = TextStyle("head", 48, INK)
TEXT = TextStyle("text", 25, INK)
GAP, SIDE, LINE, ROW, FOOT = 20.0, 56.0, 33.0, 46.0, 70.0
ICON, HEAD_HEIGHT, FIELD, FIGURES = 72.0, 134.0, 48.0, 144.0
BUTTON = 340.0
SEARCH = "search"


class RulesScreen(Page):
    """`article` is the one shown; those read before come back by the button or Alt and left."""

    first_focus = SEARCH

    def __init__(self, app: App, article: str = "") -> None:
        super().__init__(app)
        self._reference = app.box.reference
        self.article = article or next(iter(self._reference.order), "")
        self._typed = ""
        self._read: list[str] = []
        self._k = 1.0  # px of a u of the page

    def open(self, article: str) -> None:
        """Show another article."""
        if article and article != self.article:
            self._read.append(self.article)
            self.article = article
            self.kit.sound.play("page")
            self.rebuild()

    def open_before(self) -> None:
        """Show the article that was read before this one."""
        if self._read:
            self.article = self._read.pop()
            self.kit.sound.play("page")
            self.rebuild()

    def described(self) -> tuple[str, ...]:
        """Return the article in words."""
        return (self.app.say(f"article.{self.article}.head"), *self._lines())

    def build(self, units: Units) -> None:
        """Put contents, article and the ways out."""
        page = self.sheet(WIDE, NARROW, TALL, scrolls=True)
        self._k = units.k * page.scale
        left = LIST_WIDE if page.width >= LIST_ROOM else LIST_NARROW
        height = page.height - FOOT - GAP
        contents = Panel("slate", **box(0, 0, left, height))
        contents.add(*self._contents(left, height))
        width = page.width - left - GAP
        paper = Panel("parchment", **box(left + GAP, 0, width, height))
        paper.add(*self._article(width, height))
        page.add(contents, paper, *self._buttons(left, page.width, page.height - FOOT))

    # ---- contents

    def _contents(self, width: float, height: float) -> list[Node]:
        say = self.app.say
        words, spot = say("rules.search"), box(GAP, GAP, width - 2 * GAP, FIELD)
        field = TextField(self._typed, self._search, hint=words, label=words, name=SEARCH, **spot)
        found = partial(self._reference.found, self._typed, self.app.words)
        field.keys = ("@menu-rules-search",)
        field.on_submit = lambda: self.open(next(iter(found()), ""))
        room = box(GAP, FIELD + 2 * GAP, width - 2 * GAP, height - FIELD - 3 * GAP)
        rows = self._rows(room["width"] - GAP)
        if not rows.children:
            return [field, Label(say("rules.none"), NOTE, wrap=True, **room)]
        pane = ScrollPane(rows, name="contents", label=say("rules.contents"), **room)
        chosen = rows.find(f"article:{self.article}")
        if chosen is not None:
            pane.reveal(chosen)
        return [field, pane]

    def _rows(self, width: float) -> Node:
        """What was found, else everything under the headings of its groups."""
        rows = Node(width=width)
        if self._typed.strip():
            for name in self._reference.found(self._typed, self.app.words):
                self._add_row(rows, name)
            return rows
        for group, names in self._reference.groups.items():
            heading = self.app.say(f"reference-group.{group}")
            rows.add(Label(heading, HEAD.sized(25), **box(4, rows.height, width - 8, 40)))
            rows.height += 42
            for name in names:
                self._add_row(rows, name)
            rows.height += 8
        return rows

    def _add_row(self, rows: Node, name: str) -> None:
        words, icon = self.app.say(f"article.{name}.head"), self._reference.articles[name].icon
        way = ButtonWay(f"article:{name}", words, partial(self.open, name), icon)
        row = way.plain(self.app, "slate", 26, "row", **box(0, rows.height, rows.width, ROW))
        row.chosen = name == self.article
        rows.add(row)
        rows.height += ROW + 4

    def _search(self, typed: str) -> None:
        self._typed = typed
        self.rebuild()

    # ---- the article

    def _lines(self) -> tuple[str, ...]:
        return lines_of(self.article, self.app.words)

    def _article(self, width: float, height: float) -> list[Node]:
        if not self.article:
            return []
        head = self.app.say(f"article.{self.article}.head")
        about = self._reference.articles[self.article]
        room = width - 2 * SIDE
        written = self._text(room - GAP)
        free = height - HEAD_HEIGHT - 32
        text = ScrollPane(written, name="text", label=head, **box(SIDE, HEAD_HEIGHT, room, free))
        text.focusable = text.hidden_height > 0
        middle = 28 + ICON / 2
        return [
            icon(
                self.app.box.screen_pictures, about.icon, ICON, "ink", x=SIDE + ICON / 2, y=middle
            ),
            Label(head, HEADING, **box(SIDE + ICON + GAP, 24, room - ICON - GAP, 76)),
            Flourish(ink=RULE, x=SIDE, y=112, width=room),
            text,
            *tailpiece(self.app, about.icon, written.height, box(SIDE, HEAD_HEIGHT, room, free)),
        ]

    def _text(self, width: float) -> Node:
        """The paragraphs, then where to read on."""
        about = self._reference.articles[self.article]
        text = Node(width=width)
        if about.figures:
            spot = box(0, 8, width, FIGURES)
            row = FigureRow(self.app.box.screen_pictures, about.figures, **spot)
            row.height = row.tallest(self._k)
            text.add(row)
            text.height = row.height + 28
        for line in self._lines():
            for part in Column(width, self._k).lines(self.kit.lettering, line, TEXT):
                text.add(Label(part, TEXT, **box(0, text.height, width, LINE)))
                text.height += LINE
            text.height += 18
        if about.see:
            heading = self.app.say("rules.see-also")
            text.add(Label(heading, ON_PAPER.bold, **box(0, text.height + 8, width, 34)))
            text.height += 50
            self._add_links(text, about.see)
        return text

    def _add_links(self, text: Node, names: tuple[str, ...]) -> None:
        """Buttons side by side, in as many lines as they need."""
        left = 0.0
        for name in names:
            head = self.app.say(f"article.{name}.head")
            wide = self.kit.lettering.width(head, ON_PAPER.bold, 1.0) * 1.05 + 76
            if left and left + wide > text.width:
                left = 0.0
                text.height += ROW + 8
            then, icon = partial(self.open, name), self._reference.articles[name].icon
            way = ButtonWay(f"see:{name}", head, then, icon)
            spot = box(left, text.height, min(wide, text.width), ROW)
            text.add(way.plain(self.app, layout="row", **spot))
            left += wide + 10
        text.height += ROW + 8

    def _buttons(self, left: float, page_width: float, top: float) -> list[Node]:
        """The way back stands below the contents, the way out in the corner."""
        say, keys = self.app.say, ("@menu-rules-before",)
        first = "" if self._read else say("rules.first")
        before = ButtonWay("before", say("rules.before"), self.open_before, "prev", "", keys, first)
        close = ButtonWay("close", say("button.close"), self.go_back, "x", "@back")
        return [
            before.grand(self.app, **box(0, top, left, FOOT)),
            close.grand(self.app, primary=True, **box(page_width - BUTTON, top, BUTTON, FOOT)),
        ]


LEARN_WIDE, LEARN_NARROW, LEARN_TALL = 1240.0, 860.0, 960.0
LEARN_HEAD_HEIGHT, FOOT_HEIGHT = 132.0, 70.0
LEARN_HEADING = TextStyle("head", 52, INK)
LEAD = TextStyle("bold", 25, CHOUGH)
LEARN_SIDE, LEAD_WIDTH, LEARN_LINE = 60.0, 190.0, 33.0
MOST_PAGES = 20
MOST_LINES = 12
PIECES, LARGE = 178.0, 1.3
SHELF, SHELF_GAP, FOOTING = 222.0, 26.0, 22.0


class LearnScreen(Page):
    """Turns pages by buttons and arrow keys; the words are the title's, in `table`."""

    first_focus = "next"

    def __init__(self, app: App, table: str = SHORT_RULES) -> None:
        super().__init__(app)
        self.page, self._table = 1, table
        numbers = range(1, MOST_PAGES)
        self.pages = next(n for n in numbers if f"{table}.page-{n + 1}.head" not in app.words)

    def turn(self, by: int) -> None:
        """Go some pages on or back."""
        self.page = min(max(self.page + by, 1), self.pages)
        self.kit.sound.play("page")
        self.rebuild()

    def build(self, units: Units) -> None:
        """Put the page and the buttons to turn it."""
        say = self.app.say
        page = self.sheet(LEARN_WIDE, LEARN_NARROW, LEARN_TALL)
        width, height = page.width, page.height - FOOT_HEIGHT - 20
        paper = Panel("parchment", width=width, height=height)
        key = f"{self._table}.page-{self.page}"
        column = Column(width - 2 * LEARN_SIDE, units.k * page.scale)
        told, room = self._text(key, column), height - LEARN_HEAD_HEIGHT - 52
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
        """What the page speaks of, in large, on a plate of its own below the text."""
        figures = self.app.box.reference.pieces_of_page(self._table, self.page)
        pictures = self.app.box.screen_pictures
        room = width - 2 * LEARN_SIDE
        spot = box(0, SHELF - FOOTING - PIECES, room / LARGE, PIECES / LARGE)
        return light_plate(**box(LEARN_SIDE, top, room, SHELF)).add(
            FigureRow(pictures, figures, gap=56, centred=True, scale=LARGE, **spot)
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
            height, lead = LEARN_LINE * len(lines), self.app.say(f"{key}.lead-{number}")
            beside = box(LEAD_WIDTH, text.height, room, height)
            text.add(
                Label(lead, LEAD, **box(0, text.height, LEAD_WIDTH, LEARN_LINE)),
                Label("\n".join(lines), TEXT, wrap=True, label=sentence, **beside),
            )
            text.height += height + 16
        return text

    def _buttons(self, page_width: float, top: float) -> Sequence[Node]:
        say = self.app.say
        back, on = partial(self.turn, -1), partial(self.turn, 1)
        first = "" if self.page > 1 else say("learn.first")
        last = "" if self.page < self.pages else say("learn.last")
        ways = (
            ButtonWay("previous", say("learn.previous"), back, "prev", "", ("left",), first),
            ButtonWay("close", say("button.close"), self.go_back, "x", "@back"),
            ButtonWay("rules", say("learn.rules"), self.app.help, "book", "@help"),
            ButtonWay("next", say("learn.next"), on, "next", "", ("right", "space"), last),
        )
        return button_row(self.app, ways, "next", 16, **box(0, top, page_width, FOOT_HEIGHT))
