"""A page with a list, and an invitation to begin while the list is empty."""

from collections.abc import Sequence
from typing import Unpack

from game.client.app import App
from game.client.widgets.buttons import ButtonSpec
from game.client.widgets.frames import Flourish, make_icon_sprite
from game.client.widgets.page import Page
from game.client.widgets.scroll_pane import ScrollPane
from game.scene.drawing import colours
from game.scene.drawing.colours import CREAM
from game.scene.drawing.hex_colours import hex_to_rgb
from game.scene.layout import Column, Container, Row, WrappingRow, theme
from game.scene.nodes.node import Canvas, Node, NodeValues
from game.scene.skins.mark_painting import paint_whole_box
from game.scene.stage.units import WindowUnits
from game.scene.text.lettering import TextStyle
from game.scene.text.text_styles import NOTE_STYLE, PAPER_STYLES
from game.scene.widgets import Label, ScrollList

PAGE_MAX_WIDTH = 1500.0
PAGE_MIN_WIDTH = 940.0
PAGE_MAX_HEIGHT = 940.0
PAGE_HEADING_STYLE = TextStyle("head", 56, hex_to_rgb("#FBF0D2"))
MIN_NOTE_WIDTH = 280.0
"""The width in u beside the heading below which the note is placed below the heading."""
HEADING_NOTE_STYLE = NOTE_STYLE.in_colour(CREAM)  # it may lie where the sky is bright
PAPER_PADDING = (theme.EXTRA_WIDE_GAP, 30.0)
PAPER_MIN_HEIGHT = 160.0
"""The least height in u of a sheet with little content."""
BACK_BUTTON_WIDTH = 280.0
RULED_LINE_WIDTH = 1.3
RULED_LINE_OPACITY = 0.32

INVITATION_HEAD_STYLE = TextStyle("head", 34, colours.INK)
EMPTY_LIST_ICON_SIZE = 84.0
FLOURISH_WIDTH = 260.0
EMPTY_LIST_BUTTON_WIDTH = 420.0


class ListRow(Row):
    """A row of a list; with `has_line_below` a thin line is drawn below it."""

    has_line_below = False

    def __init__(self, *children: Node | None, **node_values: Unpack[NodeValues]) -> None:
        super().__init__(
            *children,
            gap=theme.MEDIUM_GAP,
            padding=(0.0, theme.TIGHT_GAP),
            align="centre",
            **node_values,
        )

    def drawing_cache_key(self) -> tuple[object, ...] | None:
        """Return a tuple of one bool, whether there is a line below the row: its drawing depends on
        nothing else."""
        return (self.has_line_below,)

    def draw(self, canvas: Canvas) -> None:
        """Draw the line below the row, if `has_line_below`."""
        if self.has_line_below:
            line = canvas.rect_px(0, 0, self.width, RULED_LINE_WIDTH)
            canvas.draw_picture(
                paint_whole_box(line.size, colours.RULE, RULED_LINE_OPACITY), 0, self.height - 1
            )


def make_growing_column(*children: Node | None) -> Column:
    """Return the nodes `children` in a column that takes the free width of a row."""
    return Column(*children, justify="centre", grow=1, basis=0.0)


def make_page_heading(title: str, note: str) -> WrappingRow:
    """Return the heading of a page with a note at its right, or below it where the heading leaves
    too little room."""
    words = Label(note, HEADING_NOTE_STYLE, align="right", wraps=True, grow=1, basis=MIN_NOTE_WIDTH)
    heading = WrappingRow(
        Label(title, PAGE_HEADING_STYLE, wraps=True),
        words if note else None,
        gap=theme.EXTRA_WIDE_GAP,
        align="centre",
    )
    heading.line_gap = theme.HAIR_GAP
    return heading


class ListPage(Page):
    """Base class of the pages that show a list; `key` is the name of the text table with their
    texts.

    If a page names no `first_focus`, the first button of its list has the focus at first, or the
    back button if the list has no button.
    """

    key = ""
    row_height = 62.0
    _first_button_of_list = ""
    list_width = PAGE_MAX_WIDTH  # u; of the page before its rows are made
    has_onward_buttons = (
        False  # whether other buttons than those of the rows are more than the way out
    )
    is_back_button_main = False  # whether Enter leads back, whatever other buttons there are

    def build_rows(self) -> Sequence[ListRow]:
        """Return the rows of the list."""
        raise NotImplementedError

    def make_extra_buttons(self) -> Sequence[Node]:
        """Return the buttons that stand beside the close button; none by default."""
        return ()

    def note_text(self) -> str:
        """Return the note beside the heading, by default the text `<key>.note`."""
        return self.app.say(f"{self.key}.note")

    def build_empty_list_content(self) -> Container:
        """Return what is shown in place of an empty list, by default the text `<key>.none`."""
        told = self.app.say(f"{self.key}.none")
        return Column(
            Label(told, PAPER_STYLES.body, align="centre", wraps=True),
            justify="centre",
            padding=PAPER_PADDING,
            skin="parchment",
            min_height=PAPER_MIN_HEIGHT,
        )

    def build(self, units: WindowUnits) -> None:
        """Add the heading with its note, the list or the content for an empty one, and the
        buttons."""
        title = self.app.say(f"{self.key}.title")
        self.list_width = self.add_sheet(
            PAGE_MAX_WIDTH, PAGE_MIN_WIDTH, PAGE_MAX_HEIGHT, is_scrollable=True
        ).width
        rows = self.build_rows()
        paper = (
            self._build_list_on_parchment(rows, title) if rows else self.build_empty_list_content()
        )
        parts: Sequence[Node] = rows or [paper]
        buttons = [node.name for part in parts for node in part.walk() if node.focusable]
        leads_on = self.has_onward_buttons or bool(buttons)
        if self.first_focus in ("", self._first_button_of_list):
            self._first_button_of_list = buttons[0] if buttons else "close"
            self.first_focus = self._first_button_of_list
        back_button = self.make_back_button(
            is_main_button=self.is_back_button_main or not leads_on,
            width=BACK_BUTTON_WIDTH,
            height=theme.GRAND_BUTTON_HEIGHT,
        )
        if self.is_back_button_main:
            back_button.keys = ("return",)
        foot = Row(
            *self.make_extra_buttons(),
            back_button,
            gap=theme.MEDIUM_GAP,
            justify="end",
        )
        head = make_page_heading(title, self.note_text() if rows else "")
        content = Column(head, paper, foot, gap=theme.MEDIUM_GAP)
        self.add_sheet_with_content(
            content,
            max_width=PAGE_MAX_WIDTH,
            min_width=PAGE_MIN_WIDTH,
            max_height=PAGE_MAX_HEIGHT,
            is_scrollable=True,
        )

    def _build_list_on_parchment(self, rows: Sequence[ListRow], title: str) -> Container:
        """Return a scrolling list of the rows on parchment, with thin lines between them."""
        for row in rows[:-1]:
            row.has_line_below = True
        listed = ScrollList(rows, self.row_height, name="list", label=title)
        return Column(listed, padding=PAPER_PADDING, skin="parchment", min_height=PAPER_MIN_HEIGHT)


class EmptyListPanel(Column):
    """A parchment that replaces an empty list: an icon, a heading, a sentence and perhaps a button.
    It scrolls if there is too little room."""

    def __init__(
        self,
        app: App,
        button_spec: ButtonSpec | None = None,
        *,
        picture: str,
        heading: str,
        sentence: str,
        **node_values: Unpack[NodeValues],
    ) -> None:
        """Show the icon `picture`, the heading and the sentence; `button_spec` is the button below
        them, None for no button."""
        content = Column(
            make_icon_sprite(app.box.pictures_outside_table, picture, EMPTY_LIST_ICON_SIZE, "ink"),
            Label(heading, INVITATION_HEAD_STYLE, align="centre", wraps=True, align_self="stretch"),
            Flourish(colour=colours.RULE, width=FLOURISH_WIDTH),
            Label(sentence, PAPER_STYLES.body, align="centre", wraps=True, align_self="stretch"),
            gap=theme.TIGHT_GAP,
            align="centre",
            justify="centre",
        )
        if button_spec is not None:
            begin = button_spec.make_grand_button(
                app, is_main_button=True, width=EMPTY_LIST_BUTTON_WIDTH
            )
            content.add(Row(begin, justify="centre", padding=(theme.MEDIUM_GAP, 0.0, 0.0, 0.0)))
        pane = ScrollPane(content, grow=1)
        node_values["label"] = heading
        super().__init__(
            pane, padding=(theme.EXTRA_WIDE_GAP, theme.SECTION_GAP), skin="parchment", **node_values
        )
