"""The bar along the top: name of the title, state of the game, and who acts."""

from abc import abstractmethod
from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, Final

from game.scene.drawing import accents, colours
from game.scene.layout import Column, Container, LayoutMeasurer, Row, theme
from game.scene.nodes.node import Canvas, Node
from game.scene.text import text_styles
from game.scene.text.lettering import TextStyle
from game.scene.widgets import Label
from game.tabletop.art.cells import Art
from game.tabletop.panel.content_widgets import ContentWidget, make_content_on_pill
from game.tabletop.panel.look_widget import Look
from game.tabletop.panel.tooltip_parts import PartTooltip, TooltipAreasLayer
from game.tabletop.table_context import TableContext

BOX_NAME_STYLE: Final = TextStyle("italic", 17, accents.BRASS_HIGH)
PIP_TEXT_STYLE: Final = text_styles.SMALL_BOLD_STYLE.sized(17)
TITLE_NAME_PART: Final = "name"
LEFT_PADDING: Final = 20.0
MAX_NAME_WIDTH: Final = 212.0
FONT_SIZE_OVER_SUBTITLE: Final = 28.0
NAME_HEIGHT: Final = 31.0
SUBTITLE_HEIGHT: Final = 20.0
TOOLTIP_BOX_TOP_Y: Final = 6.0
TOOLTIP_BOX_HEIGHT: Final = 44.0
TOOLTIP_AREA_SIDE_MARGIN: Final = 4.0


def make_pack_name_tooltip_node(context: TableContext[Any], width: float, height: float) -> Node:
    """Return an invisible node of that size whose tooltip is the full name of the pack."""
    told = context.words.say("numbers.playing", name=context.pack_name)
    return Node(tooltip=told, width=width, height=height)


class TopStrip(ContentWidget[Art, Look]):
    """The content of the top bar, which leaves out optional words until it ends before x =
    `right_edge`.

    `wordmark_style` is the text style of the title's name, `gap` the space between parts,
    `pip_width` the width of a progress pip; `optional_words` are words in the order in which
    they are left out; the parts in `parts_with_tooltip` have a tooltip.
    """

    name_key: ClassVar[str] = "title.name"
    wordmark_style: ClassVar[TextStyle]
    gap: ClassVar[float] = theme.EXTRA_WIDE_GAP
    pip_width: ClassVar[float]
    optional_words: ClassVar[tuple[str, ...]] = (TITLE_NAME_PART,)
    parts_with_tooltip: ClassVar[tuple[str, ...]] = ()

    def __init__(
        self,
        context: TableContext[Art],
        tooltip_of_part: PartTooltip | None = None,
        *,
        right_edge: float,
    ) -> None:
        """Create the bar; `tooltip_of_part` returns the tooltips of the parts in
        `parts_with_tooltip`, `right_edge` is the x up to which it may reach."""
        super().__init__(context)
        self._right_limit = right_edge
        self._tooltip_parts = (
            TooltipAreasLayer(tooltip_of_part) if tooltip_of_part is not None else None
        )
        self._pack_name_node = (
            make_pack_name_tooltip_node(context, 0.0, 0.0) if context.pack_name else None
        )
        self.add(
            *(node for node in (self._pack_name_node, self._tooltip_parts) if node is not None)
        )

    @abstractmethod
    def parts_by_name(self, look: Look, optional_words: frozenset[str]) -> Mapping[str, Container]:
        """Return the parts by name from left to right; `optional_words` are the optional words
        to show."""

    def build_content(self, look: Look, optional_words: frozenset[str] = frozenset()) -> Row:
        """Return the bar with the optional words in `optional_words`."""
        parts = self.parts_by_name(look, optional_words)
        for name, part in parts.items():
            part.name = name
        return Row(
            self._make_wordmark_column() if TITLE_NAME_PART in optional_words else None,
            *parts.values(),
            gap=self.gap,
            padding=(0.0, LEFT_PADDING),
            align="centre",
            skin="bar",
        )

    def content_that_fits(self, look: Look, canvas: Canvas) -> Row:
        """Return the bar with as many optional words as fit before its end."""
        for dropped in range(len(self.optional_words)):
            row = self.build_content(look, frozenset(self.optional_words[dropped:]))
            if (
                LayoutMeasurer(canvas.kit, canvas.px_per_u).wanted_width(row) - LEFT_PADDING
                <= self._right_limit
            ):
                return row
        return self.build_content(look)

    def on_parts_laid_out(self) -> None:
        """Move the tooltip areas of the parts and of the pack's name to where the parts are now."""
        if self._pack_name_node is not None:
            box = self.part_box(TITLE_NAME_PART)
            self._pack_name_node.visible = box is not None
            if box is not None:
                (
                    self._pack_name_node.x,
                    self._pack_name_node.y,
                    self._pack_name_node.width,
                    self._pack_name_node.height,
                ) = box
        if self._tooltip_parts is not None:
            boxes = {name: self.part_box(name) for name in self.parts_with_tooltip}
            self._tooltip_parts.place_parts(
                {
                    name: (
                        box[0] - TOOLTIP_AREA_SIDE_MARGIN,
                        TOOLTIP_BOX_TOP_Y,
                        box[2] + 2 * TOOLTIP_AREA_SIDE_MARGIN,
                        TOOLTIP_BOX_HEIGHT,
                    )
                    for name, box in boxes.items()
                    if box is not None
                }
            )

    def make_optional_word_label(
        self, text_key: str, optional_words: frozenset[str]
    ) -> Label | None:
        """Return a label with the words of `text_key` if `text_key` is in `optional_words`, else
        None."""
        return (
            Label(self.context.say(text_key), text_styles.NOTE_STYLE)
            if text_key in optional_words
            else None
        )

    def make_progress_pip_row(self, text_and_is_present: Iterable[tuple[str, bool]]) -> Row:
        """Return a row with a pip for each pair of a word and whether this pip is the current one.
        The pips before the current one are shown as past, those after it as future."""
        row = Row(gap=theme.HAIR_GAP)
        over = True
        for words, now in text_and_is_present:
            over = over and not now
            tone = "brass" if now else "calm" if over else "ghost"
            style = PIP_TEXT_STYLE.in_colour(colours.INK if now else colours.FOG)
            label = Label(words, style, align="centre")
            row.add(make_content_on_pill(tone, label, width=self.pip_width, height=self.pip_width))
        return row

    def subtitle(self) -> str:
        """Return the text below the name: that of the pack, "" if there is none."""
        return self.context.pack_name

    def _make_wordmark_column(self) -> Column:
        """Return the title's name, with the subtitle below it if there is one."""
        words = self.context.words.say(self.name_key)
        below = self.subtitle()
        if not below:
            return Column(Label(words, self.wordmark_style), name=TITLE_NAME_PART)
        return Column(
            Label(words, self.wordmark_style.sized(FONT_SIZE_OVER_SUBTITLE), height=NAME_HEIGHT),
            Label(
                below,
                BOX_NAME_STYLE,
                may_shorten=True,
                max_width=MAX_NAME_WIDTH,
                height=SUBTITLE_HEIGHT,
            ),
            name=TITLE_NAME_PART,
        )
