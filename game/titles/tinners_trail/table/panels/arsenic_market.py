"""The inset "Arsenic Market": its sections, their cubes, and what is worth selling."""

from functools import partial
from itertools import groupby
from typing import NamedTuple

from game.scene.drawing import colours
from game.scene.drawing.picture import Picture
from game.scene.layout import Column, Container, Overlay, Row, Spacer, theme
from game.scene.skins.mark_painting import paint_whole_box
from game.scene.stage.sheet_placing import Point
from game.scene.stage.units import PxSize
from game.scene.text import text_styles
from game.scene.text.lettering import TextStyle
from game.scene.widgets import Label, PaintedNode
from game.tabletop.art.cells import paint_cell
from game.tabletop.art.text import BOLD_TEXT_ON_PAPER_STYLE, SMALL_TEXT_ON_PAPER_STYLE
from game.tabletop.panel.content_widgets import CentredArtNode, ContentWidget, make_content_on_cell
from game.titles.tinners_trail.rules.view_classes import ArsenicMarketSpace, TableView
from game.titles.tinners_trail.table.art.pieces import PieceArt
from game.titles.tinners_trail.table.panels.development_board import ROMAN_NUMERALS
from game.titles.tinners_trail.table.panels.parchments import (
    HEAD_HEIGHT,
    ROW_GAP,
    build_head_row,
    build_parchment_column,
)

PRICE_STYLE = TextStyle("bold", 27)
MARKET_SPACE_WIDTH = 42.0
BACK_ARSENIC_LUMP_OFFSET = 3.0
CLOSED_SPACE_LINE_THICKNESS = 2.0
CUBE_RADIUS = 12.0


class ArsenicMarketLook(NamedTuple):
    """What the arsenic market shows.

    `next_space` is the number of the space that the next lump fills, -1 for none. `held_arsenic` is
    the viewer's arsenic and `pounds` its price if it were sold now, both 0 for an onlooker.
    """

    spaces: tuple[ArsenicMarketSpace, ...]
    next_space: int
    held_arsenic: int
    pounds: int


def make_arsenic_market_look(view: TableView, pounds: int) -> ArsenicMarketLook:
    """Return the look of the market; `pounds` is what the rules say the viewer's arsenic would
    bring."""
    free = [
        at
        for at, space in enumerate(view.arsenic_market_spaces)
        if space.is_open and not space.is_filled
    ]
    following = free[0] if free and view.phase != "over" else -1
    playing = 0 <= view.viewer < len(view.seats)
    held = view.seats[view.viewer].arsenic if playing else 0
    return ArsenicMarketLook(view.arsenic_market_spaces, following, held, pounds)


class ArsenicMarketPanel(ContentWidget[PieceArt, ArsenicMarketLook]):
    """The arsenic market: a row of spaces, the dearest first, in sections that are each headed
    by the last round in which the section is open."""

    def space_spot(self, space_index: int) -> Point:
        """Return the middle of a space, relative to the panel."""
        last = len(self.look.spaces) - 1 if self.look is not None else space_index
        return self.middle_of_part(f"space:{min(space_index, last)}")

    def build_content(self, look: ArsenicMarketLook) -> Container:
        """Return the panel's content: the sections and spaces, and what the viewer's arsenic
        would bring."""
        say = self.context.say
        sold = (
            Label(say("market-brings", count=look.held_arsenic), SMALL_TEXT_ON_PAPER_STYLE),
            Label(say("pounds", pounds=look.pounds), BOLD_TEXT_ON_PAPER_STYLE),
        )
        head = (
            Row(
                Label(say("market"), text_styles.PAPER_STYLES.head),
                Spacer(),
                *sold,
                gap=theme.HAIR_GAP,
                height=HEAD_HEIGHT,
            )
            if look.held_arsenic
            else build_head_row(say("market"), say("market-none"))
        )
        sections = groupby(enumerate(look.spaces), lambda numbered: numbered[1].section)
        held = (
            self._build_section_column(look, section, list(spaces)) for section, spaces in sections
        )
        return build_parchment_column(head, Row(*held, justify="between", grow=1))

    def _build_section_column(
        self, look: ArsenicMarketLook, section: int, spaces: list[tuple[int, ArsenicMarketSpace]]
    ) -> Column:
        until = self.context.say("market-until", round=ROMAN_NUMERALS[section])
        cells = (self._build_space(look, number, space) for number, space in spaces)
        return Column(
            Label(until, SMALL_TEXT_ON_PAPER_STYLE, align="centre", height=theme.EXTRA_WIDE_GAP),
            Row(*cells, gap=ROW_GAP, justify="centre", grow=1),
        )

    def _build_space(
        self, look: ArsenicMarketLook, space_index: int, space: ArsenicMarketSpace
    ) -> Overlay:
        """Return the node of a space; the last space, which is never full, shows room for more
        lumps behind it."""
        is_next = space_index == look.next_space
        tone = "shut" if not space.is_open else "next" if is_next else "price"
        ink = colours.INK if is_next or not space.is_open else colours.RUST
        # the heading says that it is in pounds; the sign would make the number small
        price = Label(str(space.pounds), PRICE_STYLE.in_colour(ink), align="centre")
        cube = CentredArtNode(self.context, lambda art: art.cube("arsenic", CUBE_RADIUS))
        closed = Column(
            PaintedNode(_closed_space_line_picture, height=CLOSED_SPACE_LINE_THICKNESS),
            justify="centre",
        )
        face = Overlay(
            make_content_on_cell(tone, cube if space.is_filled else price),
            None if space.is_open else closed,
            width=MARKET_SPACE_WIDTH,
            name=f"space:{space_index}",
        )
        if space_index < len(look.spaces) - 1:
            return face
        behind = Overlay(
            PaintedNode(partial(paint_cell, cell_tone="price")),
            padding=(BACK_ARSENIC_LUMP_OFFSET, 0.0),
        )
        return Overlay(behind, Row(face, padding=(0.0, BACK_ARSENIC_LUMP_OFFSET)))


def _closed_space_line_picture(size: PxSize, _px_per_u: float) -> Picture:
    return paint_whole_box(size, colours.RUST, 0.8)
