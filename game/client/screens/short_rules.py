"""The short rules in a few pages."""

from functools import partial

from game.box.rules_reference import SHORT_RULES_TEXT_TABLE
from game.client.app import App
from game.client.widgets.buttons import ButtonSpec, make_grand_button_row
from game.client.widgets.frames import Flourish, make_light_plate_node
from game.client.widgets.page import Page
from game.client.widgets.piece_row import PieceRow
from game.client.widgets.scroll_pane import ScrollPane
from game.scene.drawing.colours import CHOUGH, INK, RULE
from game.scene.layout import Column, ContainerHiddenIfTooLow, Grid, Overlay, fraction_track, theme
from game.scene.nodes.node import Node
from game.scene.stage.units import WindowUnits
from game.scene.text.lettering import TextStyle
from game.scene.text.text_styles import PAPER_STYLES
from game.scene.widgets import Label

TEXT_STYLE = TextStyle("text", 25, INK)
PAGE_MAX_WIDTH = 1240.0
PAGE_MIN_WIDTH = 560.0
PAGE_MAX_HEIGHT = 960.0
FOLDED_BELOW_WIDTH = 760.0
"""The page width in u below which the lead words are placed above their sentences."""
HEADING_STYLE = TextStyle("head", 52, INK)
LEAD_WORD_STYLE = TextStyle("bold", 25, CHOUGH)
PAPER_PADDING = (theme.EXTRA_WIDE_GAP, 60.0)
LEAD_WORD_WIDTH = 190.0
FLOURISH_WIDTH = 380.0
MAX_PAGES = 20
MAX_LINES = 12
TALLEST_PIECE_HEIGHT = 178.0
PIECES_GAP = 56.0
PIECES_SCALE = 1.3
PIECES_PLATE_PADDING = (theme.EXTRA_WIDE_GAP, theme.WIDE_GAP)
MIN_BUTTON_WIDTH = 230.0


class ShortRulesScreen(Page):
    """The page with the title's short rules, several pages turned by buttons and arrow keys;
    `table` is the table of its texts."""

    first_focus = "next"

    def __init__(self, app: App, table: str = SHORT_RULES_TEXT_TABLE) -> None:
        super().__init__(app)
        self.page_number = 1
        self._text_table = table
        numbers = range(1, MAX_PAGES)
        self.page_count = next(n for n in numbers if f"{table}.page-{n + 1}.head" not in app.words)

    def turn_pages(self, page_count: int) -> None:
        """Turn `page_count` pages forward, or back if negative, at most to the first or last
        page."""
        self.page_number = min(max(self.page_number + page_count, 1), self.page_count)
        self.kit.sound.play("page")
        self.rebuild()

    def build(self, units: WindowUnits) -> None:
        """Add the page and the buttons to turn it."""
        say = self.app.say
        page = self.add_sheet(PAGE_MAX_WIDTH, PAGE_MIN_WIDTH, PAGE_MAX_HEIGHT)
        key = f"{self._text_table}.page-{self.page_number}"
        head = say(f"{key}.head")
        told = self._build_paragraphs(key, is_folded=page.width < FOLDED_BELOW_WIDTH)
        content = Column(told, self._build_pieces_plate(), gap=theme.EXTRA_WIDE_GAP)
        text = ScrollPane(content, name="text", label=head, grow=1)
        paper = Column(
            Label(head, HEADING_STYLE, align="centre", wraps=True),
            Flourish(colour=RULE, width=FLOURISH_WIDTH, align_self="centre"),
            text,
            Label(
                say("learn.page", page=self.page_number, pages=self.page_count), PAPER_STYLES.note
            ),
            gap=theme.TIGHT_GAP,
            padding=PAPER_PADDING,
            skin="parchment",
            grow=1,
        )
        paper.children[-1].align_self = "centre"
        whole = Column(paper, self._build_buttons(), gap=theme.WIDE_GAP, min_height=page.height)
        self.add_sheet_with_content(
            whole, max_width=PAGE_MAX_WIDTH, min_width=PAGE_MIN_WIDTH, max_height=PAGE_MAX_HEIGHT
        )
        text.focusable = text.is_scrollable

    def _build_pieces_plate(self) -> Node:
        """Return the pieces the page is about, enlarged on a plate, if there is room for them."""
        figures = self.app.box.reference.piece_names_of_page(self._text_table, self.page_number)
        pictures = self.app.box.pictures_outside_table
        row = PieceRow(
            pictures,
            figures,
            gap=PIECES_GAP,
            centred=True,
            scale_factor=PIECES_SCALE,
            tallest_piece=TALLEST_PIECE_HEIGHT,
            height=TALLEST_PIECE_HEIGHT,
        )
        plate = Overlay(make_light_plate_node(), Column(row, padding=PIECES_PLATE_PADDING))
        return ContainerHiddenIfTooLow(Column(plate, justify="centre"))

    def _build_paragraphs(self, key: str, *, is_folded: bool) -> Node:
        """Return paragraphs with a bold lead word in the margin and sentences beside it; if
        `is_folded`, the lead words stand above the sentences."""
        cells = []
        for number in range(1, MAX_LINES):
            if f"{key}.line-{number}" not in self.app.words:
                break
            cells += [
                Label(self.app.say(f"{key}.lead-{number}"), LEAD_WORD_STYLE, wraps=True),
                Label(self.app.say(f"{key}.line-{number}"), TEXT_STYLE, wraps=True),
            ]
        columns = (fraction_track(),) if is_folded else (LEAD_WORD_WIDTH, fraction_track())
        row_gap = theme.HAIR_GAP if is_folded else theme.WIDE_GAP
        return Grid(*cells, columns=columns, gap=theme.WIDE_GAP, row_gap=row_gap)

    def _build_buttons(self) -> Node:
        say = self.app.say
        back = partial(self.turn_pages, -1)
        on = partial(self.turn_pages, 1)
        first = "" if self.page_number > 1 else say("learn.first")
        last = "" if self.page_number < self.page_count else say("learn.last")
        ways = (
            ButtonSpec("previous", say("learn.previous"), back, "prev", "", ("left",), first),
            ButtonSpec("close", say("button.close"), self.go_back, "x", "@back"),
            ButtonSpec(
                "rules",
                say("learn.rules"),
                self.app.open_rules_at_article_of_nodes,
                "book",
                "@help",
            ),
            ButtonSpec("next", say("learn.next"), on, "next", "", ("right", "space"), last),
        )
        buttons = make_grand_button_row(self.app, ways, "next")
        return Grid(*buttons, min_column_width=MIN_BUTTON_WIDTH, gap=theme.WIDE_GAP)
