"""The page of the journal: all lines of the game by round or by player, with a search."""

from collections.abc import Callable

from game.client.app import App
from game.client.history.chronicle_columns import build_round_columns
from game.client.history.journal_model import JournalLine, JournalModel
from game.client.widgets.buttons import ButtonSpec
from game.client.widgets.frames import make_icon_sprite, make_seat_disc_sprite
from game.client.widgets.round_numerals import round_display_name, round_numeral
from game.client.widgets.scroll_pane import ScrollPane
from game.client.widgets.segmented_control import SegmentedControl, SegmentOption
from game.records.records import Seat
from game.scene.input.keys import KeyStroke
from game.scene.layout import (
    Column,
    LayoutMeasurer,
    Overlay,
    Row,
    WrappingRow,
    lay_out_again,
    theme,
)
from game.scene.nodes.node import Canvas, Node
from game.scene.skins.control import paint_list_row
from game.scene.text.text_styles import PAPER_STYLES
from game.scene.widgets import Divider, Label, ScrollList, TextField

SHEET_WIDTH = 1320.0
SHEET_MIN_HEIGHT = 640.0
SHEET_MAX_HEIGHT = 900.0
SEARCH_FIELD_WIDTH = 340.0
LINES_TAB = "lines"
PLAYERS_TAB = "players"
MAX_SEARCH_LETTERS = 40
ROW_HEIGHT = theme.CONTROL_HEIGHT
TAB_CHOICE_WIDTH = 380.0
ROUND_CHOICE_PADDING = 24.0  # beside the numeral of a round, so that a finger hits it
SEAT_MARK_SIZE = 24.0


class JournalSheet(Column):
    """The sheet of the large journal with two tabs: "lines", of the whole game, and "players",
    by round; `tab_name` is the tab shown first."""

    def __init__(
        self,
        app: App,
        journal: JournalModel,
        tab_name: str,
        go_to_step: Callable[[int], None],
        close_journal: Callable[[], None],
    ) -> None:
        """Build the sheet; `go_to_step` shows a step of the game, `close_journal` closes the
        journal."""
        title = app.say("recalling.title")
        self._app = app
        self._seats = journal.seats
        self._journal = journal
        self.go_to = go_to_step
        self._tab_name = tab_name
        self._round = journal.round if tab_name == PLAYERS_TAB else 0
        self._searched = ""
        self._note = Label(
            app.say("recalling.note"),
            PAPER_STYLES.note,
            align="right",
            wraps=True,
            grow=1,
            basis=0.0,
        )
        words = app.say("recalling.search")
        self._search_field = TextField(
            "",
            self._on_search_changed,
            max_letters=MAX_SEARCH_LETTERS,
            placeholder=words,
            name="search",
            label=words,
        )
        self._search_field.is_cleared_by_escape = True
        self._search_field.width = SEARCH_FIELD_WIDTH
        self._choices = WrappingRow(gap=theme.EXTRA_WIDE_GAP)
        self._choices.line_gap = theme.TIGHT_GAP
        self._body = Overlay(grow=1)
        way_out = ButtonSpec(
            "close-journal", app.say("button.close"), close_journal, key_cap="@back"
        )
        button = way_out.make_plain_button(
            app, "primary", min_width=theme.BUTTON_WIDTH, height=theme.BUTTON_HEIGHT
        )
        super().__init__(
            Row(
                Label(title, PAPER_STYLES.head.sized(34)),
                self._note,
                self._search_field,
                gap=theme.EXTRA_WIDE_GAP,
                align="centre",
            ),
            self._choices,
            Divider(),
            self._body,
            Row(button, justify="centre"),
            gap=theme.MEDIUM_GAP,
            padding=(theme.EXTRA_WIDE_GAP, theme.PAPER_SIDE_PADDING),
            skin="parchment",
            width=SHEET_WIDTH,
            min_height=SHEET_MIN_HEIGHT,
            max_height=SHEET_MAX_HEIGHT,
            label=title,
            name="journal-sheet",
        )
        self._fill_choices_and_content()

    def shown_lines(self) -> list[JournalLine]:
        """Return the lines that contain the searched words, in the chosen round or in all
        rounds."""
        return self._journal.lines_containing(self._searched, self._round)

    def first_control(self) -> Node | None:
        """Return the node that gets the focus first: the search field if it is visible, otherwise
        the close button."""
        return self._search_field if self._search_field.visible else self.find("close-journal")

    def _refill_and_scroll_to_end(self) -> None:
        self._fill_choices_and_content()
        lay_out_again(self)
        self._scroll_to_last_line()

    def _fill_choices_and_content(self) -> None:
        """Rebuild the choices of tab and round, and the content they select."""
        say = self._app.say
        reads_lines = self._tab_name == LINES_TAB
        modes = [SegmentOption(mode, say(f"recalling.{mode}")) for mode in (LINES_TAB, PLAYERS_TAB)]
        rounds = [
            SegmentOption(str(number), self._round_label_naming_new_era(number))
            for number in self._journal.begun_round_numbers
        ]
        if reads_lines:
            rounds.insert(0, SegmentOption("0", say("recalling.whole-game")))
        chosen = str(self._round)
        self._choices.clear()
        self._choices.add(
            SegmentedControl(
                modes,
                self._tab_name,
                self._choose_tab,
                is_on_parchment=True,
                name="mode",
                basis=TAB_CHOICE_WIDTH,
            ),
            SegmentedControl(
                rounds,
                chosen,
                self._set_round,
                is_on_parchment=True,
                fits_texts=True,
                text_side_gap=ROUND_CHOICE_PADDING,
                name="round",
            ),
        )
        self._note.visible = reads_lines
        self._search_field.visible = reads_lines
        self._show_content()

    def _choose_tab(self, tab_name: str) -> None:
        self._tab_name = tab_name
        self._round = self._round or self._journal.round if tab_name == PLAYERS_TAB else 0
        self._refill_and_scroll_to_end()

    def _set_round(self, number: str) -> None:
        self._round = int(number)
        self._refill_and_scroll_to_end()

    def _on_search_changed(self, words: str) -> None:
        self._searched = words
        self._show_content()
        lay_out_again(self)
        self._scroll_to_last_line()

    def lay_out_children(self, measurer: LayoutMeasurer) -> None:
        """Place the parts; after the first layout scroll to the last line."""
        is_new = not self._body.height
        super().lay_out_children(measurer)
        if is_new:
            self._scroll_to_last_line()

    def _show_content(self) -> None:
        self._body.clear()
        if self._tab_name == LINES_TAB:
            self._body.add(self._build_line_list())
        else:
            columns = build_round_columns(
                self._app, self._seats, self._journal.seat_summaries_of_round(self._round)
            )
            self._body.add(ScrollPane(columns))

    def on_descendant_key(self, stroke: KeyStroke, focused_node: Node) -> Node | None:
        """If a page key is pressed in the search field, scroll the lines and return the search
        field, which keeps the focus. Return None for every other key or node."""
        if focused_node is not self._search_field or stroke.name not in ("page up", "page down"):
            return None
        for shown in self._body.children:
            if isinstance(shown, ScrollList):
                shown.on_key(stroke)
        return focused_node

    def _scroll_to_last_line(self) -> None:
        for shown in self._body.children:
            if isinstance(shown, ScrollList):
                shown.scroll_to_row(-1)

    def _build_line_list(self) -> Node:
        lines = self.shown_lines()
        if not lines:
            key = "recalling.not-found" if self._searched else "recalling.nothing-yet"
            told = self._app.say(key)
            return Label(told, PAPER_STYLES.note, align_self="start")
        rows = [self._make_line_row(line) for line in lines]
        return ScrollList(rows, ROW_HEIGHT, name="lines", label=self._app.say("recalling.title"))

    def _make_line_row(self, line: JournalLine) -> Node:
        seat = line.entry.seat
        who = self._seats[seat] if seat >= 0 else None
        when = round_display_name(self._app, line.round_number, len(self._seats))
        return JournalLineRow(self._app, line, who, time_text=when, on_choose=self.go_to)

    def _round_label_naming_new_era(self, round_number: int) -> str:
        """Return the numeral of a round. For the first round of an era the name of this era is put
        in front of it."""
        numeral = round_numeral(self._app, round_number, len(self._seats))
        eras = self._app.box.rounds_per_era
        if eras is None or numeral != "1":
            return numeral
        return f"{self._app.say(f'end.era-{(round_number - 1) // eras(len(self._seats)) + 1}')} 1"


class JournalLineRow(Row):
    """A line of the journal; a click shows the position of the step it describes. A line without a
    step cannot be clicked."""

    def __init__(
        self,
        app: App,
        line: JournalLine,
        seat: Seat | None,
        *,
        time_text: str,
        on_choose: Callable[[int], None],
    ) -> None:
        entry = line.entry
        pictures = app.box.pictures_outside_table
        mark = make_icon_sprite(
            pictures, app.box.game_facts.journal_icon_name, SEAT_MARK_SIZE, "brass"
        )
        if seat is not None:
            mark = make_seat_disc_sprite(pictures, seat.colour, SEAT_MARK_SIZE)
        super().__init__(
            mark,
            Label(entry.text, PAPER_STYLES.body, grow=1, basis=0.0),
            Label(time_text, PAPER_STYLES.note, align="right"),
            gap=theme.MEDIUM_GAP,
            padding=(0.0, theme.MEDIUM_GAP),
            align="centre",
            role="button",
            label=entry.text,
            name=f"line:{entry.step}",
        )
        if entry.step:
            self.on_click = lambda: on_choose(entry.step)
            self.focusable = True

    def drawing_cache_key(self) -> tuple[object, ...] | None:
        """Return a tuple of one bool, whether the row is hovered or focused: its drawing depends
        on nothing else."""
        return (self.hovered or self.focused,)

    def draw(self, canvas: Canvas) -> None:
        """Draw a highlight if the row is hovered or focused."""
        if self.hovered or self.focused:
            canvas.draw_picture(paint_list_row(canvas.node_size_px(self), canvas.px_per_u, "hover"))
