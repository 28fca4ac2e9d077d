"""The documents on the sea: the prices of coal and iron, and the distant market."""

from collections.abc import Iterator
from dataclasses import dataclass

from game.scene.drawing.hex_colours import hex_to_rgb
from game.scene.layout import Column, Container, Grid, Overlay, Row, fraction_track, theme
from game.scene.nodes.node import Canvas, Node
from game.scene.stage.sheet_placing import Point
from game.scene.widgets import Divider, Label
from game.tabletop.panel.content_widgets import (
    CentredArtNode,
    CentredDrawingNode,
    ContentWidget,
    LabelHiddenUnlessItFits,
    make_content_on_background,
    make_content_on_cell,
)
from game.tabletop.table_context import draw_sprite
from game.titles.brass.rules.table_view import TableView
from game.titles.brass.table.art import inks
from game.titles.brass.table.art.brass_art import BrassArt
from game.titles.brass.table.art.paper_bills import paint_paper_sheet

PANEL_PADDING = (theme.TIGHT_GAP, theme.WIDE_GAP, theme.TIGHT_GAP, theme.WIDE_GAP)
CORNER_RADIUS = 4.0
CUBE_RADIUS = 13.0
CUBE_COLUMN_WIDTH = 2 * CUBE_RADIUS + theme.TIGHT_GAP
SMALL_CUBE_RADIUS = 8.5
MISSING_CUBE_RADIUS = 8.0
PRICE_BOX_HEIGHT = 49.0
DEMAND_SPACE_HEIGHT = 30.0
DEMAND_MARKER_HEIGHT = 20.0
TILES_WIDTH = 50.0
TILES_RISE_ABOVE_WORDS = 6.0  # u that keep them off the words below
MAX_TILES_SHOWN = 3
CLOSING_SPACE_RGB = hex_to_rgb("#F0C9B4")
FIRST_DEMAND_SPACE_WITH_TEXT_AT_START = (
    6  # from this space on the marker stands where their number is told
)


class TracksPanel(ContentWidget[BrassArt, TableView]):
    """The document with the coal and iron tracks: two rows of boxes with cubes; the next one to
    be bought is framed."""

    def cube_box_spot(self, kind: str, cubes_left: int) -> Point:
        """Return the middle of the box from which the next cube is taken while `cubes_left`
        cubes are on the track."""
        prices = len(self.look.printed_cube_prices) if self.look is not None else 1
        return self.middle_of_part(f"{kind}:{min(max(prices - cubes_left, 0), prices - 1)}")

    def build_content(self, look: TableView) -> Container:
        """Return the heading and the rows of both tracks on paper."""
        say = self.context.say
        rows = (
            *self._build_track_row_nodes(look, "coal", look.coal_track_cubes),
            *self._build_track_row_nodes(look, "iron", look.iron_track_cubes),
        )
        prices = Grid(
            *rows,
            columns=("auto", *(fraction_track(),) * len(look.printed_cube_prices), "auto"),
            gap=1.0,
            row_gap=theme.HAIR_GAP,
            align="centre",
        )
        paper = Column(
            build_head_row(say("tracks"), say("tracks-note")),
            Divider(),
            prices,
            gap=1.0,
            padding=PANEL_PADDING,
        )
        return make_content_on_background(paint_paper_sheet, paper)

    def _build_track_row_nodes(self, look: TableView, kind: str, cubes_left: int) -> Iterator[Node]:
        """Yield the nodes of a track's row: a cube of its kind, the boxes with prices, and the
        price of an empty track."""
        yield CentredArtNode(
            self.context, lambda art: art.cube(kind, CUBE_RADIUS), width=CUBE_COLUMN_WIDTH
        )
        gone = len(look.printed_cube_prices) - cubes_left
        for number, price in enumerate(look.printed_cube_prices):
            tone = "next" if number == gone else "light" if number > gone else "shade"
            style = (
                inks.PRINTED_PRICE_STYLE
                if number >= gone
                else inks.PRINTED_PRICE_STYLE.in_colour(inks.OCHRE_RGB)
            )
            cube = CentredArtNode(
                self.context,
                (lambda art: art.cube(kind, SMALL_CUBE_RADIUS))
                if number >= gone
                else (lambda art: art.missing_cube(MISSING_CUBE_RADIUS)),
                name=f"{kind}:{number}",
                grow=1,
            )
            price_words = Label(f"£{price}", style, align="centre")
            yield make_content_on_cell(
                tone, Column(price_words, cube), CORNER_RADIUS, height=PRICE_BOX_HEIGHT
            )
        style = inks.BILL_NOTE_STYLE if cubes_left else inks.BILL_SUM_STYLE
        yield Label(
            f"£{look.empty_track_price}", style, align="right", min_width=theme.SLATE_SIDE_PADDING
        )


@dataclass(frozen=True, slots=True)
class MarketLook:
    """What the distant market shows: the table's view, and whether the market can be picked."""

    view: TableView
    is_pickable: bool

    @property
    def bonus_note_key(self) -> str:
        """The key of the note about the bonuses, which are pounds or income spaces."""
        return "market-note-money" if self.view.is_market_bonus_money else "market-note"


class BrassMarketPanel(ContentWidget[BrassArt, MarketLook]):
    """The document with the distant market: a row of spaces, the demand marker below one of
    them, and the stack of tiles."""

    @property
    def tile_spot(self) -> Point:
        """The middle of the stack of tiles, relative to the panel."""
        return self.middle_of_part("tiles")

    def build_content(self, look: MarketLook) -> Container:
        """Return heading, spaces, marker and tiles on paper, lit if the market can be picked."""
        say = self.context.say
        view = look.view
        boxes = [str(each) for each in view.demand_space_bonuses]
        boxes.append("\N{MULTIPLICATION SIGN}")
        cells = [
            self._build_market_space(look, number, words) for number, words in enumerate(boxes)
        ]
        pins = [Node(height=DEMAND_MARKER_HEIGHT) for _ in boxes]
        pins[view.demand_marker_space] = CentredArtNode(
            self.context, lambda art: art.track_marker(), height=DEMAND_MARKER_HEIGHT
        )
        tiles = len(view.steps_of_unused_market_tiles)
        words = say("market-tiles", count=tiles) if tiles else say("market-shut")
        below = (
            "end" if view.demand_marker_space < FIRST_DEMAND_SPACE_WITH_TEXT_AT_START else "start"
        )
        spaces = Grid(*cells, *pins, columns=len(boxes), gap=1.0, row_gap=theme.HAIR_GAP, grow=1)
        stack = CentredDrawingNode(
            self._draw_tiles,
            width=TILES_WIDTH,
            height=DEMAND_SPACE_HEIGHT - TILES_RISE_ABOVE_WORDS,
            name="tiles",
            align_self="start",
        )
        paper = Column(
            build_head_row(say("market"), say(look.bonus_note_key)),
            Divider(),
            Overlay(
                Row(spaces, stack, gap=theme.TIGHT_GAP, align_self="stretch"),
                Column(
                    Row(Label(words, inks.BILL_NOTE_STYLE), justify=below), justify="end", grow=1
                ),
                grow=1,
            ),
            gap=theme.HAIR_GAP,
            padding=PANEL_PADDING,
        )
        return make_content_on_background(
            lambda size, k: paint_paper_sheet(size, k, is_lit=look.is_pickable), paper
        )

    def _build_market_space(self, look: MarketLook, space_index: int, words: str) -> Overlay:
        """Return the market's space at index `space_index` with its words; the last space closes
        the market."""
        demand = look.view.demand_marker_space
        closed = space_index == len(look.view.demand_space_bonuses)
        now = space_index == demand
        tone = "next" if now else "now" if closed else "shade" if space_index < demand else "light"
        style = inks.BILL_SUM_STYLE if now else inks.BILL_TEXT_STYLE
        if closed and not now:
            style = style.in_colour(CLOSING_SPACE_RGB)
        label = Label(words, style, align="centre")
        return make_content_on_cell(tone, label, CORNER_RADIUS, height=DEMAND_SPACE_HEIGHT)

    def _draw_tiles(self, canvas: Canvas, position: Point) -> None:
        art = self.context.art_at_scale(canvas.px_per_u)
        left, top = position
        tiles = len(self.look.view.steps_of_unused_market_tiles) if self.look is not None else 0
        for number in range(min(tiles, MAX_TILES_SHOWN)):
            draw_sprite(canvas, art.market_tile(), left + 2 * number, top - 2 * number)


def build_head_row(words: str, note: str) -> Row:
    """Return a document's heading, with a note beside it if there is room."""
    beside = LabelHiddenUnlessItFits(note, inks.BILL_NOTE_STYLE, align="right", grow=1)
    return Row(Label(words, inks.BILL_HEAD_STYLE), beside, gap=theme.TIGHT_GAP, align="centre")
