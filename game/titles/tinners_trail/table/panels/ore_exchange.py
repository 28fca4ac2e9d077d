"""The inset "Ore Exchange": two price rulers, the dice, and how likely each price is next."""

from itertools import pairwise
from typing import Final, NamedTuple

from game.scene.drawing import colours
from game.scene.drawing.hex_colours import hex_to_rgb
from game.scene.drawing.picture import Picture
from game.scene.layout import Column, Container, Grid, Overlay, Row, theme
from game.scene.nodes.node import Node
from game.scene.skins.mark_painting import paint_whole_box
from game.scene.stage.units import PxSize
from game.scene.text import text_styles
from game.scene.text.lettering import TextStyle
from game.scene.widgets import Divider, Label, PaintedNode
from game.tabletop.art.text import SMALL_TEXT_ON_PAPER_STYLE
from game.tabletop.panel.content_widgets import CentredArtNode, ContentWidget, make_content_on_cell
from game.titles.tinners_trail.rules.board import Board
from game.titles.tinners_trail.rules.view_classes import TableView
from game.titles.tinners_trail.table.art.pieces import PieceArt
from game.titles.tinners_trail.table.documents.sizes import NARROW_EXCHANGE_WIDTH

PRICE_SCALES_WIDTH = NARROW_EXCHANGE_WIDTH - 2 * theme.WIDE_GAP
CUBE_RADIUS = 13.0
LAST_PRICE_DOT_SIZE: Final = (19.0, 2.4)
TILT_DEGREES_BY_DIE = (("tin", -8.0), ("copper", 6.0), ("water", -3.0))
PRICE_STYLE = TextStyle("text", 20, colours.RUST)
PRICE_NOW_STYLE = TextStyle("heavy", 22, hex_to_rgb("#FFF4DC"))


class PriceScale(NamedTuple):
    """The prices an ore can have, its current price (0 before the roll) and the last round's
    price."""

    ore: str
    prices: tuple[int, ...]
    present_price: int
    last_round_price: int


class ExchangeLook(NamedTuple):
    """What the ore exchange shows: the price scales of tin and copper, and for each price column
    the dice totals that give it."""

    price_scales: tuple[PriceScale, PriceScale]
    dice_totals_by_column: tuple[str, ...]


def exchange_look(view: TableView, board: Board) -> ExchangeLook:
    """Return what the ore exchange shows: the prices of both ores and the dice totals that give
    them.
    """
    tin, copper, least = (
        tuple(map(int, each))
        for each in (board.tin_price, board.copper_price, board.min_dice_total_by_column)
    )
    closed = (
        str(low) if low + 1 == above else f"{low}–{above - 1}" for low, above in pairwise(least)
    )
    rulers = (
        PriceScale("tin", tin, view.tin_price, view.last_tin_price),
        PriceScale("copper", copper, view.copper_price, view.last_copper_price),
    )
    return ExchangeLook(rulers, (*closed, f"{least[-1]}+"))


class ExchangePanel(ContentWidget[PieceArt, ExchangeLook]):
    """The ore exchange: the prices of both ores with the current one inked, the dice totals that
    give each column, and room for the dice."""

    are_dice_rolling = False
    compact = False

    def drawing_cache_key(self) -> tuple[object, ...]:
        """Return the look, whether dice are rolling, and whether the panel is compact."""
        return self.look, self.are_dice_rolling, self.compact

    def build_content(self, look: ExchangeLook) -> Container:
        """Return the panel's content: head, price scales and dice totals, on narrow paper while
        a compact panel shows no dice."""
        bare = self.compact and not self.are_dice_rolling
        width = NARROW_EXCHANGE_WIDTH if bare else self.width
        rulers = (self._build_price_scale_row(ruler) for ruler in look.price_scales)
        prices = Column(*rulers, gap=theme.HAIR_GAP, justify="centre", width=PRICE_SCALES_WIDTH)
        paper = Column(
            Label(self.context.say("ore-exchange"), text_styles.PAPER_STYLES.head),
            Divider(),
            Row(
                prices,
                None if bare else PaintedNode(_line_picture, width=1.4),
                None if self.compact else self._build_totals_column(look),
                gap=theme.TIGHT_GAP,
                grow=1,
                basis=0.0,
            ),
            gap=theme.HAIR_GAP,
            padding=(theme.TIGHT_GAP, theme.WIDE_GAP),
            skin="parchment",
            width=width,
        )
        return Row(paper)

    def _build_totals_column(self, look: ExchangeLook) -> Column:
        """Return which totals of the dice give each column of prices."""
        say = self.context.say
        told = (
            Label(
                say(f"dice-column-{number}", totals=total),
                SMALL_TEXT_ON_PAPER_STYLE,
                align="centre",
            )
            for number, total in enumerate(look.dice_totals_by_column, start=1)
        )
        head = Label(say("dice-head"), SMALL_TEXT_ON_PAPER_STYLE, align="centre")
        return Column(head, Grid(*told, columns=2), justify="centre", grow=1, basis=0.0)

    def _build_price_scale_row(self, price_scale: PriceScale) -> Row:
        """Return a row with a cube of the ore and the prices it can have."""
        ore = price_scale.ore
        cube = CentredArtNode(
            self.context,
            lambda art: art.cube(ore, CUBE_RADIUS),
            width=2 * CUBE_RADIUS + theme.TIGHT_GAP,
        )
        cells = (self._build_price_node(price_scale, price) for price in price_scale.prices)
        return Row(cube, *cells, gap=theme.HAIR_GAP, height=theme.SMALL_CONTROL_HEIGHT, name=ore)

    def _build_price_node(self, price_scale: PriceScale, price: int) -> Node:
        """Return the cell of a price, inked if it is the current one, with a dot below if it was
        the last round's."""
        now = price == price_scale.present_price
        words = self.context.say("pounds", pounds=price)
        dot = PaintedNode(
            _last_price_dot_picture, width=LAST_PRICE_DOT_SIZE[0], height=LAST_PRICE_DOT_SIZE[1]
        )
        held = Column(dot, justify="end", align="centre", padding=(0.0, 0.0, theme.HAIR_GAP, 0.0))
        held.visible = price == price_scale.last_round_price and not now
        label = Label(words, PRICE_NOW_STYLE if now else PRICE_STYLE, align="centre")
        return make_content_on_cell(
            "now" if now else "price", Overlay(label, held), grow=1, basis=0.0
        )


def _line_picture(size: PxSize, _px_per_u: float) -> Picture:
    return paint_whole_box(size, colours.RULE, 0.8)


def _last_price_dot_picture(size: PxSize, _px_per_u: float) -> Picture:
    return paint_whole_box(size, colours.RUST, 0.7)
