"""Sheets that say what they hold: containers, with the buttons among them."""

from abc import abstractmethod
from collections.abc import Iterator
from math import inf
from typing import ClassVar, Final, Unpack

from game.scene.layout import Column, Container, FlatContainerNode, LayoutMeasurer, lay_out, theme
from game.scene.nodes.node import NodeValues
from game.scene.stage.sheet_placing import SMALLEST_TARGET_PX
from game.scene.text import text_styles
from game.scene.text.lettering import TextStyle
from game.scene.widgets import Divider, Label
from game.scene.window.screen_kit import Kit
from game.tabletop.sheet.sheet import EYE_BUTTON_WIDTH, Sheet

MIN_LIST_BUTTON_SHARE_OF_TARGET = 0.65
"""The least share of the smallest target that a button in a list of them is high."""
MIN_HEADING_SHARE_OF_SHEET_WIDTH = 0.6
"""A heading between equal margins is at least this share of the sheet's width wide."""
QUESTION_STYLE: Final = text_styles.PAPER_STYLES.title.sized(31)
LARGE_NOTE_STYLE: Final = text_styles.PAPER_STYLES.note.sized(20)


class ContentSheet(Sheet):
    """A sheet that is as high as its content, and at most `height_limit`;
    `build_and_lay_out_content` lays it out.

    The content is the first of `build_shrinking_contents` that is not too high, or the last. It is
    rebuilt when `showing` changes.
    """

    padding: ClassVar = (theme.MEDIUM_GAP, theme.WIDE_GAP, theme.WIDE_GAP, theme.WIDE_GAP)
    _content: Container | None = None

    def __init__(self, *, height_limit: float = inf, **node_values: Unpack[NodeValues]) -> None:
        super().__init__(**node_values)
        self.height_limit = height_limit
        self.min_button_height = theme.SMALL_CONTROL_HEIGHT
        self._measuring: LayoutMeasurer | None = None
        self._laid_out_inputs: tuple[object, ...] = ()

    @property
    def height_for_placing(self) -> float:
        """The height in u for which a free position is searched: the limit of the sheet's height,
        or the current height if there is no limit."""
        return self.height if self.height_limit == inf else self.height_limit

    @abstractmethod
    def build_shrinking_contents(self) -> Iterator[Column]:
        """Yield the full content, then ever shorter versions of it, for positions where the full
        one would be too high."""

    def build_and_lay_out_content(self, kit: Kit, px_per_u: float) -> None:
        """Build the content and lay it out with a kit at `px_per_u`, unless nothing has
        changed since the last time."""
        wanted = self.showing, self.look_through_button_width, kit, px_per_u
        if wanted == self._laid_out_inputs:
            return
        self._laid_out_inputs = wanted
        self.min_button_height = max(
            theme.SMALL_CONTROL_HEIGHT,
            MIN_LIST_BUTTON_SHARE_OF_TARGET * SMALLEST_TARGET_PX / px_per_u,
        )
        self._measuring = LayoutMeasurer(kit, px_per_u)
        self.remove(self._content)
        for content in self.build_shrinking_contents():
            self._content = lay_out(content, kit, px_per_u, width=self.width)
            if content.height <= self.height_limit:
                break
        if self._content is not None:
            self.height = min(self._content.height, self.height_limit)
            lay_out(self._content, kit, px_per_u, width=self.width, height=self.height)
            self.add(self._content)

    @property
    def heading_width(self) -> float:
        """The width of a heading in u, which leaves room for the look-through button at both
        sides."""
        side = max(self.look_through_button_width, theme.WIDE_GAP)
        return self.width - 2 * side

    def make_heading_label(
        self, words: str, style: TextStyle, wrapped_style: TextStyle | None = None
    ) -> Label:
        """Return a centred label for the heading; a text too long for one line is wrapped and
        has the style `wrapped_style`, if given.

        On a narrow sheet, or if a word is too long for `heading_width`, the text is centred left of
        the look-through button instead, where there is more room.
        """
        measuring = self._measuring
        assert measuring is not None, "headings are made while the content is laid out"
        room = self.heading_width
        longest_word = max(
            (
                measuring.min_unshortened_line_width(word, wrapped_style or style)
                for word in words.split()
            ),
            default=0.0,
        )
        is_left_of_button = (
            longest_word > room or room < MIN_HEADING_SHARE_OF_SHEET_WIDTH * self.width
        )
        if is_left_of_button:
            room = self.width - theme.WIDE_GAP - self.look_through_button_width
        wraps = measuring.min_unshortened_line_width(words, style) > room
        return Label(
            words,
            (wrapped_style or style) if wraps else style,
            align="centre",
            wraps=wraps,
            width=room,
            align_self="start" if is_left_of_button else "centre",
        )

    def make_question_head(
        self, heading: str, note: str, *, is_note_large: bool = False
    ) -> FlatContainerNode:
        """Return a heading, the note below it (in larger letters if `is_note_large`), and a
        line."""
        style = LARGE_NOTE_STYLE if is_note_large else text_styles.PAPER_STYLES.note
        is_beside_button = self.look_through_button_width > EYE_BUTTON_WIDTH
        note_label = Label(note, style, align="centre", wraps=True)
        if is_beside_button:
            note_label = Label(
                note,
                style,
                align="centre",
                wraps=True,
                width=self.heading_width,
                align_self="centre",
            )
        return FlatContainerNode(
            Column(
                self.make_heading_label(heading, QUESTION_STYLE),
                note_label,
                Divider(),
                gap=theme.HAIR_GAP,
            )
        )
