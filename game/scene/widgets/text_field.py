"""A one-line text field: its editing and its widget."""

from collections.abc import Callable
from contextlib import suppress
from typing import Unpack

import pygame

from game.scene.drawing import colours
from game.scene.input.keys import KeyStroke
from game.scene.layout import theme
from game.scene.nodes.layout_item import LayoutMeasurer
from game.scene.nodes.node import Canvas, Node, NodeValues
from game.scene.skins import panel
from game.scene.skins.mark_painting import paint_plain_box
from game.scene.stage.sheet_placing import Point
from game.scene.text import text_styles
from game.scene.text.lettering import ELLIPSIS, TextRenderer, TextStyle
from game.system.keyboard import ERASE_TO_START_KEY, standard_editing_key

ERASER_HOTKEYS = ("backspace", "ctrl+backspace", "delete", "ctrl+delete", ERASE_TO_START_KEY)
CARET_HOTKEYS = ("left", "right", "home", "end", "ctrl+left", "ctrl+right")
SELECTION_AND_CLIPBOARD_HOTKEYS = ("ctrl+a", "ctrl+c", "ctrl+x", "ctrl+v")


class EditedText:
    """A text of at most `max_letters` characters that is edited by keys; the characters between
    `selection_mark` and `caret` are selected.

    `copy_to_clipboard` and `read_clipboard` are functions for the clipboard; `on_change` is called
    with every new text.
    """

    def __init__(
        self,
        text: str,
        max_letters: int,
        on_change: Callable[[str], None],
        *,
        copy_to_clipboard: Callable[[str], object],
        read_clipboard: Callable[[], str],
    ) -> None:
        self.text = text
        self.limit = max_letters
        self._changed = on_change
        self._copy = copy_to_clipboard
        self._paste = read_clipboard
        self.caret = self.selection_mark = len(text)
        self.has_exceeded_limit = False  # whether the last text had no room

    @property
    def selection_range(self) -> tuple[int, int]:
        """The start and end of the selection; equal when nothing is selected."""
        return min(self.caret, self.selection_mark), max(self.caret, self.selection_mark)

    def insert_typed_text(self, typed_text: str) -> None:
        """Replace the selection by the printable characters of a typed text, as many as the limit
        allows; `has_exceeded_limit` says whether some were left out."""
        start, end = self.selection_range
        printable = "".join(character for character in typed_text if character.isprintable())
        room = max(self.limit - len(self.text) + end - start, 0)
        self.has_exceeded_limit = len(printable) > room
        self._replace_range(start, end, printable[:room])

    def move_caret(self, caret_index: int, *, extends_selection: bool) -> None:
        """Move the caret to `caret_index`; with `extends_selection` the selection
        reaches up to it, otherwise nothing is selected."""
        self.caret = min(max(caret_index, 0), len(self.text))
        if not extends_selection:
            self.selection_mark = self.caret

    def select_all(self) -> None:
        """Select everything, so that the next letter replaces it."""
        self.selection_mark = 0
        self.caret = len(self.text)

    def set_text(self, text: str) -> None:
        """Replace the whole text without calling `on_change`; caret and selection stay where they
        are, as far as the text is long enough."""
        self.text = text
        self.caret, self.selection_mark = (
            min(self.caret, len(text)),
            min(self.selection_mark, len(text)),
        )

    def process_key(self, stroke: KeyStroke) -> bool:
        """Process an editing key; return False if it is not one."""
        name = standard_editing_key(stroke.name)
        goal = {
            "left": self.caret - 1,
            "right": self.caret + 1,
            "home": 0,
            "end": len(self.text),
            "ctrl+left": self._word_boundary(-1),
            "ctrl+right": self._word_boundary(1),
        }.get(name.replace("shift+", ""))
        start, end = self.selection_range
        if goal is not None:
            collapses = start != end and name in ("left", "right")
            self.move_caret((start if name == "left" else end) if collapses else goal,
                       extends_selection="shift+" in name)  # fmt: skip
        elif name in ERASER_HOTKEYS:
            if start == end:
                start, end = sorted((self.caret, self._erase_end_index(name)))
            self._replace_range(start, end, "")
        elif name == "ctrl+a":
            self.select_all()
        elif name in ("ctrl+c", "ctrl+x"):
            if start != end:
                self._copy(self.text[start:end])
            if name == "ctrl+x":
                self._replace_range(start, end, "")
        elif name == "ctrl+v":
            self.insert_typed_text(self._paste())
        else:
            return False
        return True

    def _erase_end_index(self, key_name: str) -> int:
        if key_name == ERASE_TO_START_KEY:
            return 0
        by = 1 if key_name.endswith("delete") else -1
        if key_name.startswith("ctrl+"):
            return self._word_boundary(by)
        return min(max(self.caret + by, 0), len(self.text))

    def _word_boundary(self, direction: int) -> int:
        """Return the index of the beginning of the word before the caret (`direction` -1), or of
        the end of the word after it (1)."""
        at = self.caret
        end = 0 if direction < 0 else len(self.text)
        inside = False
        while at != end:
            letter = self.text[at - 1 if direction < 0 else at]
            if inside and not letter.isalnum():
                break
            inside = inside or letter.isalnum()
            at += direction
        return at

    def _replace_range(self, start_index: int, end_index: int, new_text: str) -> None:
        value = self.text[:start_index] + new_text + self.text[end_index:]
        self.caret = self.selection_mark = start_index + len(new_text)
        if value != self.text:
            self.text = value
            self._changed(value)


class TextField(Node):
    """A one-line text field of at most `max_letters` characters; `placeholder` is shown while it is
    empty.

    `on_submit` is called on Enter. With `is_cleared_by_escape`, as in a search, Escape removes a
    text before it goes back. Keys and mouse select as usual. The caret does not blink, which
    would keep the program awake.
    """

    side_padding = 14.0  # u beside the text
    bottom_margin = 0.0  # u left free below it
    is_cleared_by_escape = False
    role = "field"
    own_keys = (*ERASER_HOTKEYS, *CARET_HOTKEYS, *SELECTION_AND_CLIPBOARD_HOTKEYS)
    height = 48.0
    focusable = True
    style: TextStyle = text_styles.BODY_STYLE
    hint_style: TextStyle = text_styles.BODY_STYLE.in_colour(colours.DISABLED_TEXT)

    def __init__(
        self,
        text: str,
        on_change: Callable[[str], None],
        *,
        max_letters: int = 24,
        placeholder: str = "",
        on_submit: Callable[[], None] | None = None,
        **node_values: Unpack[NodeValues],
    ) -> None:
        super().__init__(**node_values)
        self.on_submit = on_submit
        self.hint = placeholder
        self.edited_text = EditedText(
            text,
            max_letters,
            on_change,
            copy_to_clipboard=copy_text_to_clipboard,
            read_clipboard=_clipboard_text,
        )
        # index of the first visible letter, and the right edge of each
        self._letter_edges: tuple[int, list[float]] = (0, [0.0])

    def max_content_width(self, measurer: LayoutMeasurer) -> float:
        """Return the usual width of a field in u, in which a name has room."""
        return theme.BUTTON_WIDTH

    def min_content_width(self, measurer: LayoutMeasurer) -> float:
        """Return half the usual width in u, because a longer text scrolls."""
        return theme.BUTTON_WIDTH / 2

    def height_at_width(self, measurer: LayoutMeasurer, width: float) -> float:
        """Return the height of a field."""
        return theme.BUTTON_HEIGHT

    @property
    def value(self) -> str:
        """The current text."""
        return self.edited_text.text

    @value.setter
    def value(self, text: str) -> None:
        self.edited_text.set_text(text)

    def pop_exceeded_character_limit(self) -> int:
        """Return the limit if it cut off the last input, and forget this; 0 when nothing was cut
        off."""
        was_cut, self.edited_text.has_exceeded_limit = self.edited_text.has_exceeded_limit, False
        return self.edited_text.limit if was_cut else 0

    def on_text_input(self, typed_text: str) -> bool:
        """Insert typed or pasted text as far as the limit allows; return True."""
        self.edited_text.insert_typed_text(typed_text)
        return True

    def on_key(self, stroke: KeyStroke) -> bool:
        """Process an editing key, Enter if there is `on_submit`, or Escape if it clears the text
        and there is any; return True for these and for every key that types a character, so that
        such keys are not shortcuts here."""
        if self.edited_text.process_key(stroke):
            return True
        if stroke.name == "escape" and self.is_cleared_by_escape and self.value:
            self.edited_text.select_all()
            self.edited_text.insert_typed_text("")
            return True
        if stroke.name == "return" and self.on_submit is not None:
            self.on_submit()
            return True
        return bool(stroke.typed_character) and stroke.name != "return"

    def on_pointer_press(self, point: Point) -> None:
        """Move the caret to the pointer."""
        self.edited_text.move_caret(self._letter_index_at(point[0]), extends_selection=False)

    def on_pointer_drag(self, point: Point) -> None:
        """Select up to the pointer."""
        self.edited_text.move_caret(self._letter_index_at(point[0]), extends_selection=True)

    def draw(self, canvas: Canvas) -> None:
        """Draw background, selection, text and caret."""
        left, top, width, height = self.box()
        self.draw_background(canvas)
        lettering = canvas.kit.lettering
        k = canvas.px_per_u
        room = width - 2 * self.side_padding
        caret = self.edited_text.caret
        value = self.value
        style = self.style if value else self.hint_style
        first, seen = self.visible_part(lettering, k)
        letter_count = _count_letters_before_ellipsis(seen, value[first:]) if value else 0
        ends = [
            left + self.side_padding + lettering.line_width_px(value[first:at], style, k) / k
            for at in range(first, first + letter_count + 1)
        ]
        self._letter_edges = first, ends
        if self.focused:
            self._draw_selection(canvas, first, ends)
        canvas.draw_text(
            seen, style, (left + self.side_padding, top, room + 2, height - self.bottom_margin)
        )
        if self.focused:
            bar = canvas.rect_px(0, 0, 2, height - 20)
            canvas.draw_picture(
                paint_plain_box(bar.size, colours.LAMP),
                ends[min(caret - first, len(ends) - 1)],
                top + 10,
            )

    def visible_part(self, lettering: TextRenderer, px_per_u: float) -> tuple[int, str]:
        """Return the index of the first visible letter and the visible text.

        Without the focus a text that is too long shows its start and an ellipsis; with the focus
        it is scrolled so that the caret is visible.
        """
        room_px = round((self.width - 2 * self.side_padding) * px_per_u)
        value = self.value
        style = self.style if value else self.hint_style
        if not (value and self.focused):
            return 0, lettering.shortened_text(value or self.hint, style, px_per_u, room_px)
        caret = self.edited_text.caret
        first = 0
        while (
            first < caret
            and lettering.line_width_px(value[first:caret], style, px_per_u) > room_px - 4
        ):
            first += 1
        seen = _prefix_that_fits(
            value[first:], room_px, lambda part: lettering.line_width_px(part, style, px_per_u)
        )
        return first, seen

    def draw_background(self, canvas: Canvas) -> None:
        """Draw the background."""
        left, top, _, _ = self.box()
        canvas.draw_picture(
            panel.paint_sunken_field(canvas.node_size_px(self), canvas.px_per_u), left, top
        )

    def _draw_selection(
        self, canvas: Canvas, first_visible_index: int, letter_end_positions: list[float]
    ) -> None:
        begin, end = (
            letter_end_positions[
                min(max(at - first_visible_index, 0), len(letter_end_positions) - 1)
            ]
            for at in self.edited_text.selection_range
        )
        if end > begin:
            top = self.box()[1] + 8
            height = self.height - 16
            box = canvas.rect_px(begin, top, end - begin, height)
            canvas.draw_picture(paint_plain_box(box.size, colours.LAMP, 2, 0.38), begin, top)

    def _letter_index_at(self, x: float) -> int:
        first, ends = self._letter_edges
        return first + min(range(len(ends)), key=lambda at: abs(ends[at] - x))


def copy_text_to_clipboard(text: str) -> bool:
    """Copy a text to the clipboard; return False when the system has none."""
    with suppress(pygame.error):
        pygame.scrap.put_text(text)
        return True
    return False


def _clipboard_text() -> str:
    with suppress(pygame.error):
        return pygame.scrap.get_text()
    return ""


def _prefix_that_fits(text: str, room_px: int, width_px: Callable[[str], int]) -> str:
    """Return the longest beginning of the text that fits into `room_px`."""
    while text and width_px(text) > room_px:
        text = text[:-1]
    return text


def _count_letters_before_ellipsis(visible_part: str, whole_text: str) -> int:
    """Return how many letters of a text its visible part has."""
    return (
        len(visible_part)
        if whole_text.startswith(visible_part)
        else len(visible_part) - len(ELLIPSIS)
    )
