"""The table of a bill "if you win": what a mine would hold, kind by kind, and the notes below."""

from functools import partial
from typing import Final

from game.scene.drawing import colours
from game.scene.drawing.hex_colours import hex_to_rgb
from game.scene.drawing.picture import Picture
from game.scene.layout import Column, LayoutMeasurer, Overlay, Row, theme
from game.scene.nodes.node import Node
from game.scene.skins.mark_painting import paint_whole_box
from game.scene.stage.units import PxSize
from game.scene.text import text_styles
from game.scene.text.lettering import TextStyle
from game.scene.widgets import Label, PaintedNode
from game.tabletop.art.text import BOLD_TEXT_ON_PAPER_STYLE, NUMBER_ON_PAPER_STYLE
from game.tabletop.panel.content_widgets import CentredArtNode
from game.titles.tinners_trail.table.sheets.auction_bill_sizes import AuctionBillSizes
from game.titles.tinners_trail.table.sheets.auction_summary import AuctionSummary, MineContentsRow
from game.titles.tinners_trail.table.view_model import TrailContext

ROW_HEIGHT: Final = 32.0
MIN_ROW_HEIGHT: Final = 20.0
"""How high a row of the table is at least, if many rows and notes share the height."""
CUBE_RADIUS: Final = 11.0
RULED_LINE_THICKNESS: Final = 2.0
CUBE_PRICE_GAP: Final = 2.0
TOTAL_ROW_BACKGROUND_RGB: Final = hex_to_rgb("#FFFAE8")
HEAD_STYLE: Final = text_styles.PAPER_STYLES.head.sized(22)
PRICE_STYLE: Final = text_styles.PAPER_STYLES.bold.sized(17)
TOTAL_STYLE: Final = NUMBER_ON_PAPER_STYLE.sized(24)


def build_bill_table(
    context: TrailContext,
    bill_sizes: AuctionBillSizes,
    look: AuctionSummary,
    measurer: LayoutMeasurer,
) -> Column:
    """Return the table of a bill: its head, a row for each source of cubes, the total, and the
    notes below."""
    width = bill_sizes.number_column_width(len(look.cube_kinds))
    note_width = bill_sizes.table_width - 2 * theme.TIGHT_GAP
    notes = [make_note_label(extra, note_width, measurer) for extra in look.sentences_below_table]
    return Column(
        _head_row(context, look, width, measurer),
        *(_figure_row(row, width) for row in look.rows),
        Column(
            *notes,
            padding=(theme.HAIR_GAP, theme.TIGHT_GAP, 0.0, theme.TIGHT_GAP),
            visible=bool(notes),
        ),
        justify="centre",
        align_self="stretch",
        grow=1.0,
        basis=0.0,
    )


def make_note_label(
    words: str, width: float, measurer: LayoutMeasurer, *, align: str = "left"
) -> Label:
    """Return a note in one line of `width` u, aligned by `align`, or in several lines if it is too
    long for one."""
    style = text_styles.PAPER_STYLES.note
    if measurer.kit.lettering.fits(words, style, measurer.px_per_u, int(width * measurer.px_per_u)):
        return Label(words, style, align=align, min_height=MIN_ROW_HEIGHT)
    return Label(words, style, align=align, wraps=True)


def _head_row(
    context: TrailContext, look: AuctionSummary, width: float, measurer: LayoutMeasurer
) -> Row:
    """Return the row with a cube of each kind and the current price of the ore."""
    prices = dict(zip(look.cube_kinds, look.price_texts, strict=False))
    heads = [
        _kind_head(context, kind, prices.get(kind, ""), width, measurer) for kind in look.cube_kinds
    ]
    return _table_row(look.table_heading, HEAD_STYLE, heads)


def _kind_head(
    context: TrailContext, kind: str, price: str, width: float, measurer: LayoutMeasurer
) -> Row:
    """Return a cube of a kind and its price in the middle of a column. The cube is smaller where
    the letters of the price are large beside the column."""
    label = Label(price, PRICE_STYLE)
    room = width - CUBE_PRICE_GAP - measurer.wanted_width(label)
    radius = min(CUBE_RADIUS, room / 2)
    cube = CentredArtNode(
        context, lambda art: art.cube(kind, radius), width=2 * radius, name=f"cube:{kind}"
    )
    return Row(cube, label, gap=CUBE_PRICE_GAP, width=width, justify="centre")


def _figure_row(row: MineContentsRow, width: float) -> Node:
    """Return the row of one source of cubes; that of the total on a bright ground."""
    style = BOLD_TEXT_ON_PAPER_STYLE if row.is_total else text_styles.PAPER_STYLES.body
    figure = TOTAL_STYLE if row.is_total else style
    cells = [Label(cell, figure, align="centre", width=width) for cell in row.count_texts]
    if not row.is_total:
        return _table_row(row.source_text, style, cells)
    return Overlay(
        PaintedNode(partial(_plain_picture, TOTAL_ROW_BACKGROUND_RGB)),
        PaintedNode(partial(_plain_picture, colours.INK), height=RULED_LINE_THICKNESS),
        _table_row(row.source_text, style, cells),
        min_height=MIN_ROW_HEIGHT,
    )


def _table_row(words: str, style: TextStyle, cells: list[Label] | list[Row]) -> Row:
    return Row(
        Label(words, style, grow=1.0, basis=0.0),
        *cells,
        padding=(0.0, 0.0, 0.0, theme.TIGHT_GAP),
        basis=ROW_HEIGHT,
        min_height=MIN_ROW_HEIGHT,
    )


def _plain_picture(colour: colours.Rgb, size: PxSize, _px_per_u: float) -> Picture:
    return paint_whole_box(size, colour, 0.9)
