"""Sheets that say what they hold: containers, with the buttons among them."""

from abc import abstractmethod
from collections.abc import Iterator
from math import inf
from typing import ClassVar, Final, Unpack

from game.scene.layout import Column, Container, Measuring, lay_out, theme
from game.scene.nodes.node import NodeValues
from game.scene.stage.placing import SMALLEST_TARGET_PX
from game.scene.text import text_styles
from game.scene.text.lettering import TextStyle
from game.scene.widgets import Divider, Label
from game.scene.window.screen_kit import Kit
from game.tabletop.panel.content import PictureOfContainers
from game.tabletop.sheet.sheet import EYE_SIDE, Sheet

NEAR = 0.65
"""The least share of the smallest target that a button in a list of them is high."""
QUESTION: Final = text_styles.ON_PAPER.title.sized(31)
LARGE_NOTE: Final = text_styles.ON_PAPER.note.sized(20)


class ContentSheet(Sheet):
    """A sheet as high as what it holds, and at most `tallest`; `lay_out_content` lays it out.

    The contents are what `content_variants` yields: the first that is not too high is shown, so
    each leaves out more than the one before. Changed content is another `showing`.
    """

    padding: ClassVar = (theme.GAP, theme.WIDE, theme.WIDE, theme.WIDE)
    _content: Container | None = None

    def __init__(self, *, tallest: float = inf, **place: Unpack[NodeValues]) -> None:
        super().__init__(**place)
        self.tallest = tallest
        self.least_button = theme.SMALL_CONTROL
        self._measuring: Measuring | None = None
        self._arranged: tuple[object, ...] = ()

    @property
    def height_for_placing(self) -> float:
        """The height for which it is placed."""
        return self.height if self.tallest == inf else self.tallest

    @abstractmethod
    def content_variants(self) -> Iterator[Column]:
        """Yield what it holds; then with less and less, for a place that is too low."""

    def lay_out_content(self, kit: Kit, k: float) -> None:
        """Lay the content out in the letters of a kit, where a u has `k` px."""
        wanted = self.showing, self.has_eye, kit, k
        if wanted == self._arranged:
            return
        self._arranged = wanted
        self.least_button = max(theme.SMALL_CONTROL, NEAR * SMALLEST_TARGET_PX / k)
        self._measuring = Measuring(kit, k)
        self.remove(self._content)
        for content in self.content_variants():
            self._content = lay_out(content, kit, k, width=self.width)
            if content.height <= self.tallest:
                break
        if self._content is not None:
            self.height = min(self._content.height, self.tallest)
            lay_out(self._content, kit, k, width=self.width, height=self.height)
            self.add(self._content)

    @property
    def heading_width(self) -> float:
        """The width of a heading, which leaves room for the eye at both sides."""
        side = max(EYE_SIDE * self.has_eye, theme.WIDE)
        return self.width - 2 * side

    def heading_line(self, words: str, style: TextStyle, wrapped: TextStyle | None = None) -> Label:
        """Return a line of the heading; one that is too long goes on in a second line, in letters
        of `wrapped`.
        """
        measuring = self._measuring
        wraps = (
            measuring is not None and measuring.min_text_width(words, style) > self.heading_width
        )
        return Label(
            words,
            (wrapped or style) if wraps else style,
            align="centre",
            wrap=wraps,
            width=self.heading_width,
            align_self="centre",
        )

    def question_head(self, heading: str, note: str, *, large: bool = False) -> PictureOfContainers:
        """Return a heading, the note below it (in larger letters if `large`), and a line."""
        style = LARGE_NOTE if large else text_styles.ON_PAPER.note
        return PictureOfContainers(
            Column(
                self.heading_line(heading, QUESTION),
                Label(note, style, align="centre", wrap=True),
                Divider(),
                gap=theme.HAIR,
            )
        )
