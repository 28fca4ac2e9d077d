"""The journal panel: the newest lines; wheel and keys show older ones."""

from collections.abc import Callable, Sequence
from typing import Unpack

from game.scene.input.keys import KeyStroke
from game.scene.layout import theme
from game.scene.nodes.node import Canvas, Node, NodeValues
from game.scene.skins.control import paint_list_row
from game.scene.skins.panel import slate_panel_picture
from game.scene.stage.sheet_placing import Point
from game.scene.text import text_styles
from game.scene.widgets import Button
from game.table_protocol import JournalEntry, PinnedJournalLine
from game.tabletop.art.table_art import TableArt
from game.tabletop.layout.side_column import (
    JOURNAL_FOOT_HEIGHT,
    JOURNAL_HEAD_HEIGHT,
    JOURNAL_LINE_HEIGHT,
)
from game.tabletop.panel.journal_rows import TEXT_LEFT_X, TEXT_RIGHT_MARGIN, JournalRows
from game.tabletop.table_context import TableContext, draw_sprite

HEAD_BUTTON_WIDTH = 118.0
MAX_PINNED_ROWS = 1
PINNED_GAP = 3.0
LAST_ROW_OVERLAP_INTO_FOOT = 4.0  # the last row may reach so far into the foot
PAGE_STEP_BY_HOTKEY = {"page up": 1, "page down": -1}
ROW_STEP_BY_HOTKEY = {"up": -1, "down": 1}


class JournalPanel(Node):
    """The list of the journal's lines, newest at the bottom; `lines_scrolled_back` counts the newer
    lines scrolled out of sight.

    A line that is too long for the panel is broken into several rows. The line under the pointer or
    keyboard cursor is `selected_entry`: `on_entry_selected` is called with it, and with None when
    no line is selected; `on_entry_chosen` is called on a click or Enter. Dragging scrolls the
    lines.
    """

    role = "list"
    solid = True
    focusable = True
    own_keys = (*PAGE_STEP_BY_HOTKEY, *ROW_STEP_BY_HOTKEY)

    def __init__(self, context: TableContext[TableArt], **node_values: Unpack[NodeValues]) -> None:
        super().__init__(**node_values)
        self.label = context.say("journal")
        self.context = context
        self.entries: list[JournalEntry] = []
        self._preview_count = 0  # number of the last lines that show a move which is not played yet
        self.lines_scrolled_back = 0
        self.selected_entry: JournalEntry | None = None
        self.on_entry_selected: Callable[[JournalEntry | None], None] = lambda entry: None
        self.on_entry_chosen: Callable[[JournalEntry], None] = lambda entry: None
        self.on_hover = self._on_hover_changed
        self.line_rows = JournalRows()
        self._drag_start: Point | None = None
        self._was_dragged = False
        self.pinned_button: Button | None = None
        self.full_journal_button = self._make_head_button("journal-all", "@journal")
        self.round_summary_button = self._make_head_button("journal-round", "@chronicle")
        self.add(self.full_journal_button, self.round_summary_button)

    def _make_head_button(self, text_key: str, keyboard_key: str) -> Button:
        """Return a small button of the head with the words of `text_key` and a keyboard key, hidden
        until `show_head_buttons` is called."""
        words = self.context.say(text_key)
        tip = self.context.say(f"{text_key}-tip")
        button = Button(words, name=text_key, key_cap=keyboard_key, arrangement="row", tooltip=tip)
        button.text_style = text_styles.BOLD_STYLE.sized(17)
        button.gap = 6.0
        button.visible = False
        return button

    def pin_line_as_foot_button(self, line: PinnedJournalLine) -> None:
        """Show a line as a button at the foot; do nothing if the panel is too low for it."""
        if self.row_capacity < MAX_PINNED_ROWS + 1:
            return
        self.pinned_button = Button(
            line.text, name="pinned", arrangement="row", tooltip=line.tooltip_text
        )
        self.pinned_button.text_style = text_styles.BOLD_STYLE.sized(18)
        self.pinned_button.on_click = line.on_click
        self.pinned_button.focusable = True
        self.pinned_button.x, self.pinned_button.y = (
            8.0,
            self.height - JOURNAL_FOOT_HEIGHT - JOURNAL_LINE_HEIGHT,
        )
        self.pinned_button.width, self.pinned_button.height = self.width - 16, JOURNAL_LINE_HEIGHT
        self.add(self.pinned_button)

    def show_head_buttons(
        self, open_full_journal: Callable[[], None], open_round_chronicle: Callable[[], None]
    ) -> None:
        """Show the head's two buttons: `open_full_journal` opens the full-size journal,
        `open_round_chronicle` the round chronicle."""
        right = self.width - 8
        for button, opens in (
            (self.round_summary_button, open_round_chronicle),
            (self.full_journal_button, open_full_journal),
        ):
            button.on_click = opens
            button.visible = True
            button.focusable = True
            button.x = right - HEAD_BUTTON_WIDTH
            button.y = 5
            button.width = HEAD_BUTTON_WIDTH
            button.height = JOURNAL_HEAD_HEIGHT - 8
            right = button.x - 6

    @property
    def visible_entries(self) -> Sequence[JournalEntry]:
        """The visible lines, oldest first."""
        end = len(self.entries) - self.lines_scrolled_back
        newest_first = (self.entries[at] for at in range(end - 1, -1, -1))
        return self.entries[
            end
            - self.line_rows.count_of_first_entries_that_fit(
                newest_first, self.height_left_for_lines
            ) : end
        ]

    @property
    def preview_entries(self) -> tuple[JournalEntry, ...]:
        """The lines of a move that is not played yet."""
        return tuple(self.entries[len(self.entries) - self._preview_count :])

    @property
    def height_left_for_lines(self) -> float:
        """The height for lines in u."""
        foot = JOURNAL_FOOT_HEIGHT + (
            JOURNAL_LINE_HEIGHT + PINNED_GAP if self.pinned_button is not None else 0.0
        )
        return self.height - JOURNAL_HEAD_HEIGHT - foot + LAST_ROW_OVERLAP_INTO_FOOT

    @property
    def row_capacity(self) -> int:
        """How many lines of one row fit, at least 1."""
        return max(int(self.height_left_for_lines // JOURNAL_LINE_HEIGHT), 1)

    def show_preview(self, entries: Sequence[JournalEntry]) -> None:
        """Show lines of a move that is not played yet; the next lines added or removed replace
        them."""
        self.add_entries_in_place_of_preview(entries)
        self._preview_count = len(entries)

    def add_entries_in_place_of_preview(self, new_entries: Sequence[JournalEntry]) -> None:
        """Add lines in place of a preview, scroll to the newest, and select none."""
        self.entries = [*self.entries[: len(self.entries) - self._preview_count], *new_entries]
        self._preview_count = 0
        self.lines_scrolled_back = 0
        self._select_entry(None)
        newest = (entry.text for entry in self.entries[-1:])
        self.label = ": ".join((self.context.say("journal"), *newest))

    def remove_later_entries(self, last_kept_step: int = 0) -> None:
        """Remove the preview and the lines of all steps after `last_kept_step` (0: every line),
        scroll to the newest, and select none."""
        self.show_preview(())
        self.entries = (
            [entry for entry in self.entries if entry.step <= last_kept_step]
            if last_kept_step
            else []
        )
        self.lines_scrolled_back = 0
        self._select_entry(None)
        self.label = self.context.say("journal")

    def scroll(self, line_count: int) -> bool:
        """Scroll to older lines (a negative number to newer ones); return False when nothing
        moved."""
        most = len(self.entries) - self.line_rows.count_of_first_entries_that_fit(
            self.entries, self.height_left_for_lines
        )
        offset = min(max(self.lines_scrolled_back + line_count, 0), most)
        moved = offset != self.lines_scrolled_back
        self.lines_scrolled_back = offset
        return moved

    def on_pointer_wheel(self, notches: float) -> bool:
        """Scroll one line per wheel step; return False when nothing moved."""
        return self.scroll(round(notches))

    def on_pointer_hover(self, point: Point) -> bool:
        """Select the line below the pointer, or none; return whether the selection changed."""
        return self._select_entry(self._entry_at(point))

    def on_pointer_press(self, point: Point) -> None:
        """Start to drag the lines."""
        self._drag_start = point
        self._was_dragged = False

    def on_pointer_drag(self, point: Point) -> None:
        """Scroll the lines with the pointer."""
        if self._drag_start is None:
            return
        lines = round((point[1] - self._drag_start[1]) / JOURNAL_LINE_HEIGHT)
        if lines:
            self._drag_start = point
            self._was_dragged = True
            self.scroll(lines)

    def on_pointer_release(self, point: Point) -> None:
        """Choose the line below the pointer; do nothing if the lines were dragged."""
        entry = self._entry_at(point)
        if entry is not None and not self._was_dragged:
            self.on_entry_chosen(entry)
        self._drag_start = None

    def _on_hover_changed(self, is_hovered: bool) -> None:
        if not is_hovered:
            self._select_entry(None)

    def _entry_at(self, point: Point) -> JournalEntry | None:
        if not 0 <= point[0] <= self.width:
            return None
        top = JOURNAL_HEAD_HEIGHT
        for entry in self.visible_entries:
            end = top + self.line_rows.height_of(entry)
            if top <= point[1] < end:
                return entry
            top = end
        return None

    def on_key(self, stroke: KeyStroke) -> bool:
        """Scroll with the page keys, select lines with the arrow keys, and choose the selected one
        with Enter; return whether the key was used.

        An arrow key beyond the first or last line is not used, so that the focus can leave the
        panel.
        """
        if stroke.name in PAGE_STEP_BY_HOTKEY:
            return self.scroll(PAGE_STEP_BY_HOTKEY[stroke.name] * self.row_capacity)
        if stroke.name == "return" and self.selected_entry is not None:
            self.on_entry_chosen(self.selected_entry)
            return True
        return stroke.name in ROW_STEP_BY_HOTKEY and self._select_next(
            ROW_STEP_BY_HOTKEY[stroke.name]
        )

    def _select_next(self, direction: int) -> bool:
        """Move the selection by one line and scroll to it; if no line is selected, begin at the
        newest visible line. Beyond the first or last line, select none and return False."""
        at = next((i for i, entry in enumerate(self.entries) if entry is self.selected_entry), None)
        goal = len(self.entries) - self.lines_scrolled_back - 1 if at is None else at + direction
        if (at is None and direction > 0) or not 0 <= goal < len(self.entries):
            self._select_entry(None)
            return False
        self.lines_scrolled_back = min(self.lines_scrolled_back, len(self.entries) - goal - 1)
        while goal < len(self.entries) - self.lines_scrolled_back - len(self.visible_entries):
            self.lines_scrolled_back += 1
        self._select_entry(self.entries[goal])
        return True

    def _select_entry(self, entry: JournalEntry | None) -> bool:
        if entry is self.selected_entry:
            return False
        self.selected_entry = entry
        if entry is not None:
            self.label = f"{self.context.say('journal')}: {entry.text}"
        self.on_entry_selected(entry)
        return True

    def drawing_cache_key(self) -> tuple[object, ...]:
        """Return the visible lines, each with whether it is the selected one, because two lines may
        have equal texts."""
        return *self.visible_entries, [
            entry is self.selected_entry for entry in self.visible_entries
        ]

    def draw(self, canvas: Canvas) -> None:
        """Draw the panel, its heading, and the visible lines with the selected one marked."""
        canvas.draw_picture(slate_panel_picture(canvas.node_size_px(self), canvas.px_per_u))
        say = self.context.say
        self.line_rows.set_width(canvas.kit.lettering, canvas.px_per_u, self.width)
        title = say("journal")
        canvas.draw_text(title, text_styles.HEADING_STYLE, (17, 8, 180, 34))
        if not self.full_journal_button.visible:
            lettering = canvas.kit.lettering
            title_width = (
                lettering.line_width_px(title, text_styles.HEADING_STYLE, canvas.px_per_u)
                / canvas.px_per_u
            )
            left = 17 + min(title_width, 180) + theme.MEDIUM_GAP
            box = (left, 8, self.width - 17 - left, 34)
            canvas.draw_text(say("journal-note"), text_styles.NOTE_STYLE, box, "right")
        top = JOURNAL_HEAD_HEIGHT
        for entry in self.visible_entries:
            height = self.line_rows.height_of(entry)
            if entry is self.selected_entry:
                bar = (8.0, top - 1, self.width - 16, height - 1)
                canvas.draw_picture(
                    paint_list_row(canvas.rect_px(*bar).size, canvas.px_per_u, "chosen"),
                    bar[0],
                    bar[1],
                )
            self._draw_entry(canvas, entry, top + JOURNAL_LINE_HEIGHT / 2)
            top += height

    def _draw_entry(self, canvas: Canvas, entry: JournalEntry, first_row_middle_y: float) -> None:
        """Draw a line's mark (the seat's disc, or an icon for a line without a seat) and its rows;
        `first_row_middle_y` is the y of the first row's middle."""
        art = self.context.art_at_scale(canvas.px_per_u)
        if entry.seat >= 0:
            draw_sprite(
                canvas,
                art.disc(self.context.art_colour_name(entry.seat), 11.0, on_slate=True),
                29,
                first_row_middle_y,
            )
        else:
            draw_sprite(
                canvas, art.icon(art.journal_icon_name, 22, tone="disabled"), 29, first_row_middle_y
            )
        width = self.width - TEXT_LEFT_X - TEXT_RIGHT_MARGIN
        for words in self.line_rows.rows_of(entry):
            canvas.draw_text(
                words, text_styles.BODY_STYLE, (TEXT_LEFT_X, first_row_middle_y - 16, width, 32)
            )
            first_row_middle_y += self.line_rows.row_height
