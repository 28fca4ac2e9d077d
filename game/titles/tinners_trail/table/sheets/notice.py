"""A printed notice that carries the whole sale of one area."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

from game.scene.drawing import colours
from game.scene.drawing.outlines import as_outline, filled_outline_picture, stroked_outline_picture
from game.scene.layout import Column, Row, Spacer, theme
from game.scene.nodes.node import Canvas, Node
from game.scene.nodes.tip import Tooltip
from game.scene.skins.mark import paint_plain_line
from game.scene.stage.placing import Box
from game.scene.text import text_styles
from game.scene.text.lettering import TextStyle
from game.scene.widgets import Label
from game.tabletop.art.text import STRONG, draw_rule, text_width
from game.tabletop.panel.content import content_on_cell, lay_out_and_draw, make_disc_node
from game.tabletop.panel.told_parts import TooltipParts, square_box_around
from game.tabletop.sheet.sheet import HasFirstControl, Sheet
from game.tabletop.table_context import draw_sprite
from game.titles.tinners_trail.table.art.tiles import TileFace
from game.titles.tinners_trail.table.panels.hand import card_face_of, card_tip_text, is_card_hidden
from game.titles.tinners_trail.table.sheets import auction_summary
from game.titles.tinners_trail.table.sheets.bid_sheet_shape import BidSheetShape
from game.titles.tinners_trail.table.sheets.bill_shape import ORNATE
from game.titles.tinners_trail.table.view_model import TrailContext

NOTES_TOP = 252.0
FEW_KINDS = 3  # how many columns of figures are as wide as they would be
ROW = 32.0
FIGURE_ROOM: Final = 18.0
"""Left of the middle of a column of figures nothing else is written in so many u."""
HEAD_LEFT: Final = 10.0
LAST_COLUMN: Final = 26.0
"""How far the middle of the last column of figures is from the table's right edge."""
EXTRA = 22.0
BIDDER_GAP = 10.0
PREAMBLE = TextStyle("italic", 21, colours.RUST)
NAME, NARROW_NAME = (text_styles.ON_PAPER.title.sized(size) for size in (23, 20))
NARROW = 150.0
BID = TextStyle("heavy", 21, colours.INK)
DISC = 12.0
BADGE_R: Final = 9.0
BADGE_AT: Final = 2.0
"""Where the disc is in the corner of a bidder's cell that is too narrow for disc and name."""
BADGE_LEFT: Final = 9.0
PRICE = text_styles.ON_PAPER.bold.sized(17)
PRICE_BESIDE = 21.0
HEAD_CUBE = 11.0
PRICE_GAP = 1.0
FLOURISH = 110.0
LOZENGE = as_outline([(0, -8), (8, 0), (0, 8), (-8, 0)])
EYE_ASIDE = 25.0  # of a tile at scale 1: from its middle to the eyes of who has looked
CARD_PLACE = as_outline([(-54, -73), (54, -73), (54, 73), (-54, 73)])
SIGN_RAISED = 10.0  # with what is added to the dice below them
CUBE_R = 13.0
CUBE_PITCH = 36.0
COUNT_DROP = 25.0  # at scale 1
COUNT = TextStyle("heavy", 36, colours.INK)
WIDE_NOTE = 340.0  # below goods that lie alone
GROUND_HALF = 62.0  # at scale 1, as are the following
TILE_HALF = 30.0
OPEN_TILE_HALF = 47.0
CARD_HALF = (58.0, 80.0)
BoxesWithTips = dict[str, tuple[Box, Tooltip]]
"""What is told of a part by its name, and the box in which it is drawn."""


class AuctionBill(Sheet):
    """The sheet of an auction: the goods for sale left of a table of their yield, the bidders
    below, and at the foot `controls` to bid or to watch."""

    def __init__(self, context: TrailContext, shape: BidSheetShape = ORNATE) -> None:
        """Create a bill without a look and without controls."""
        super().__init__(width=shape.size[0], height=shape.size[1], name="bill")
        self.context = context
        self.shape = shape
        self.look: auction_summary.AuctionSummary | None = None
        self.controls: Node = Node()
        self._tips_by_part: dict[str, Tooltip] = {}
        self._tooltip_parts = TooltipParts(self._tips_by_part.get)
        self.add(self._tooltip_parts)

    def set_controls(self, controls: Node) -> None:
        """Add the controls of the sale below the bidders."""
        self.controls = controls
        controls.x = self.shape.margin
        controls.y = self.shape.controls_top
        self.add(controls)

    def first_control(self) -> Node | None:
        """Return the control that gets the focus first, or None for someone who only watches."""
        controls: object = self.controls
        return controls.first_control() if isinstance(controls, HasFirstControl) else None

    def show(self, look: auction_summary.AuctionSummary) -> None:
        """Show the content of an auction, and place its tooltips."""
        self.look = self.showing = look
        self.label = f"{self.context.say('bill-preamble')} {look.title}. {look.terms}"
        told = {**self._goods_tips(look), **self._cube_tips(look), **self._bidder_tips(look)}
        self._tips_by_part.clear()
        self._tips_by_part.update({name: tip for name, (_, tip) in told.items()})
        self._tooltip_parts.place_parts({name: box for name, (box, _) in told.items()})

    def _goods_tips(self, look: auction_summary.AuctionSummary) -> BoxesWithTips:
        """Return the boxes and tooltips of the goods for sale, by name."""
        say = self.context.say
        shape = self.shape
        goods = look.goods
        x, y = shape.tile_alone
        if isinstance(goods, auction_summary.GroundForSale):
            half = GROUND_HALF * shape.open_scale_alone
            return {"ground": (square_box_around(x, y, half), Tooltip(look.title, (goods.note,)))}
        x, y = shape.tile if goods.card_slot else shape.tile_alone
        open_scale = shape.open_scale if goods.card_slot else shape.open_scale_alone
        scale = open_scale if goods.lies == "up" else shape.tile_scale
        across = scale * (OPEN_TILE_HALF if goods.lies == "up" else TILE_HALF)
        down = scale * TILE_HALF
        tile = Box(x - across, y - down, 2 * across, 2 * down)
        seen = [self.context.player_name(seat) for seat in goods.eyes if goods.lies != "up"]
        lines = [goods.note]
        lines += [say("tip-eyes", names=", ".join(seen))] if seen else []
        told = {"tile": (tile, Tooltip(say("row-tile"), tuple(lines)))}
        if goods.card_slot:
            lines = [goods.card_note]
            if goods.card and not is_card_hidden(goods.card):
                lines.insert(0, card_tip_text(self.context, goods.card))
            box = Box(*shape.card, 0.0, 0.0)
            across = CARD_HALF[0] * shape.card_scale
            down = CARD_HALF[1] * shape.card_scale
            box = Box(box.x - across, box.y - down, 2 * across, 2 * down)
            told["card"] = box, Tooltip(say("row-card"), tuple(lines))
        return told

    def _cube_tips(self, look: auction_summary.AuctionSummary) -> BoxesWithTips:
        """Return the boxes and tooltips of the cubes that head the table's columns, by name."""
        say = self.context.say
        y = self._table_head_middle(look)
        told: BoxesWithTips = {}
        prices = dict(zip(look.kinds, look.prices, strict=False))
        for kind, x in zip(look.kinds, self._head_cube_middles(look), strict=True):
            price = prices.get(kind, "")
            line = say("tip-bill-price", price=price) if price else say("tip-bill-new")
            if kind == "water":
                line = say("tip-bill-water")
            tip = Tooltip(say(f"tip-cube-{kind}"), (line,))
            told[f"cube:{kind}"] = square_box_around(x, y - 1, HEAD_CUBE + 4), tip
        return told

    def _bidder_tips(self, look: auction_summary.AuctionSummary) -> BoxesWithTips:
        """Return the box and tooltip of each bidder, by name."""
        pitch = self._bidder_pitch(max(len(look.bidders), 1))
        top, height = self.shape.bidders
        return {
            f"bidder:{bidder.seat}": (
                Box(self.shape.margin + pitch * number, top, pitch - BIDDER_GAP, height),
                Tooltip(bidder.name, (bidder.money, bidder.state)),
            )
            for number, bidder in enumerate(look.bidders)
        }

    def drawing_cache_key(self) -> tuple[object, ...]:
        """Return look and shape, which decide the picture."""
        return self.look, self.shape

    def draw(self, canvas: Canvas) -> None:
        """Draw the paper, then every part."""
        super().draw(canvas)
        for part in self.part_drawings():
            part(canvas)

    def part_drawings(self) -> Iterator[Callable[[Canvas], None]]:
        """Yield a drawing function for each part: heading, goods, table, and every bidder;
        nothing without a look."""
        look = self.look
        if look is None:
            return
        yield lambda canvas: self._draw_heading(canvas, look)
        yield lambda canvas: self._draw_goods(canvas, look)
        yield lambda canvas: self._draw_table(canvas, look)
        pitch = self._bidder_pitch(len(look.bidders))
        (top, height) = self.shape.bidders
        for number, bidder in enumerate(look.bidders):
            box = (self.shape.margin + pitch * number, top, pitch - BIDDER_GAP, height)
            yield partial(self._draw_bidder, bidder=bidder, box=box)

    def bidder_spot(self, seat: int) -> tuple[float, float]:
        """Return where a seat's bid is written, relative to the bill."""
        bidders = self.look.bidders if self.look is not None else ()
        shape = self.shape
        left = shape.margin + self._bidder_pitch(max(len(bidders), 1)) * seat
        return left + theme.BROAD, shape.bidders[0] + shape.bidders[1] / 2

    def _draw_goods(self, canvas: Canvas, look: auction_summary.AuctionSummary) -> None:
        if isinstance(look.goods, auction_summary.GroundForSale):
            self._draw_ground_for_sale(canvas, look.goods)
            return
        self._draw_tile_for_sale(canvas, look.goods)
        if look.goods.card_slot:
            art = self.context.art_at_scale(canvas.k)
            (x, y) = self.shape.card
            if look.goods.card:
                face = card_face_of(look.goods.card, self.context.words)
                scale = self.shape.card_scale
                draw_sprite(canvas, art.survey_card(face, degrees=3.0, scale=scale), x, y)
            else:
                canvas.draw_picture(
                    stroked_outline_picture(CARD_PLACE, canvas.k, 1.6, colours.RULE, (7, 5)), x, y
                )
                draw_sprite(canvas, art.icon("cards", 58, tone="faint"), x, y)
            self._draw_note_below(canvas, look.goods.card_note, x, 160.0)

    def _draw_ground_for_sale(self, canvas: Canvas, goods: auction_summary.GroundForSale) -> None:
        """Draw the ground in the size of a tile: a sign with dice for unexplored ground, else a
        cube of each kind with its count."""
        art = self.context.art_at_scale(canvas.k)
        (x, y) = self.shape.tile_alone
        scale = self.shape.open_scale_alone
        if goods.changes is not None:
            rise = SIGN_RAISED * scale if any(goods.changes) else 0.0
            draw_sprite(canvas, art.unexplored_ground_sign(goods.changes, scale=scale), x, y - rise)
        else:
            style = COUNT.sized(COUNT.size * scale / 2.2)
            for number, (kind, count) in enumerate(
                zip(auction_summary.CUBES, goods.counts, strict=True)
            ):
                left = x + CUBE_PITCH * scale * (number - 1)
                draw_sprite(canvas, art.cube(kind, CUBE_R * scale), left, y - 10 * scale)
                box = (left - 40, y + (COUNT_DROP - 10) * scale - 26, 80, 52)
                canvas.draw_text(str(count), style, box, "centre")
        self._draw_note_below(canvas, goods.note, x, WIDE_NOTE)

    def _draw_tile_for_sale(self, canvas: Canvas, goods: auction_summary.TileForSale) -> None:
        """Draw the tile as it lies on the map, and the card beside it."""
        art = self.context.art_at_scale(canvas.k)
        shape = self.shape
        face = TileFace(goods.region, goods.region.upper(), goods.counts, goods.bonus)
        x, y = shape.tile if goods.card_slot else shape.tile_alone
        if goods.lies == "up":
            open_scale = shape.open_scale if goods.card_slot else shape.open_scale_alone
            tile = art.face_up_tile(face, scale=open_scale)
        elif goods.lies == "peeked":
            tile = art.tile_peek(face, share=0.45, scale=shape.tile_scale)
        else:
            tile = art.face_down_tile(face.region, face.letter, scale=shape.tile_scale)
        draw_sprite(canvas, tile, x, y)
        aside = EYE_ASIDE * shape.tile_scale
        for number, seat in enumerate(goods.eyes if goods.lies != "up" else ()):
            token = art.peek_token(self.context.art_colour_name(seat))
            draw_sprite(canvas, token, x + aside - 26 * number, y - aside)
        self._draw_note_below(canvas, goods.note, x, 180.0 if goods.card_slot else WIDE_NOTE)

    def _draw_note_below(self, canvas: Canvas, note: str, middle: float, width: float) -> None:
        """Write a note below the goods, centred at `middle`; only on the ornate bill, which has
        room for notes."""
        if self.shape.ornate:
            box = (middle - width / 2, NOTES_TOP, width, 26)
            canvas.draw_text(note, text_styles.ON_PAPER.note, box, "centre")

    def _draw_heading(self, canvas: Canvas, look: auction_summary.AuctionSummary) -> None:
        shape = self.shape
        left = shape.margin
        width = shape.inner_width
        top, height, letters = shape.title
        title = TextStyle("head", letters, colours.INK)
        canvas.draw_text(look.title, title, (left, top, width, height), "centre")
        if shape.ornate:
            preamble = self.context.say("bill-preamble")
            canvas.draw_text(preamble, PREAMBLE, (left, 11, width, 28), "centre")
            beside = text_width(canvas, look.title, title) / 2 + 32
            middle = self.width / 2
            rule = paint_plain_line(canvas.box(0, 0, FLOURISH, 1.5).size, colours.RULE, 0.9)
            for lozenge, line in ((-beside, -beside - FLOURISH - 14), (beside, beside + 14)):
                canvas.draw_picture(rule, middle + line, 59)
                canvas.draw_picture(
                    filled_outline_picture(LOZENGE, canvas.k, colours.CHOUGH), middle + lozenge, 60
                )
        box = (left, shape.terms_top, width, 26)
        canvas.draw_text(look.terms, text_styles.ON_PAPER.note, box, "centre")

    def _draw_table(self, canvas: Canvas, look: auction_summary.AuctionSummary) -> None:
        """Draw the rows of the table and the extra sentences below."""
        art = self.context.art_at_scale(canvas.k)
        table = self.shape.table
        margin = self.shape.margin
        left = table.x + HEAD_LEFT
        row = self._row_height(look)
        y = self._table_head_middle(look)
        columns = self._figure_column_middles(look)
        first = row_words_width(self.shape, len(look.kinds))
        head = text_styles.ON_PAPER.head.sized(22)
        canvas.draw_text(self.context.say("if-you-win"), head, (left, y - 17, first, 34))
        prices = dict(zip(look.kinds, look.prices, strict=False))
        middles = self._head_cube_middles(look)
        ends = [*(x - HEAD_CUBE for x in middles[1:]), table.right]
        for kind, x, end in zip(look.kinds, middles, ends, strict=True):
            draw_sprite(canvas, art.cube(kind, HEAD_CUBE), x, y - 1)
            begin = x + HEAD_CUBE + PRICE_GAP
            canvas.draw_text(prices.get(kind, ""), PRICE, (begin, y - 16, end - begin, 32))
        for line in look.rows:
            y += row
            self._draw_row(canvas, line, (first, y, row), columns)
        y += row / 2 + EXTRA / 2 + 1
        for number, extra in enumerate(look.extras):
            box = (left, y + EXTRA * number - 13, table.right - left, 26)
            canvas.draw_text(extra, text_styles.ON_PAPER.note, box)
        draw_rule(canvas, margin, self.shape.rule, self.shape.inner_width)

    def _figure_column_middles(self, look: auction_summary.AuctionSummary) -> tuple[float, ...]:
        """Return the middles of the columns of figures."""
        return figure_column_middles(self.shape, len(look.kinds))

    def _head_cube_middles(self, look: auction_summary.AuctionSummary) -> list[float]:
        """Return the middles of the cubes that head the columns, left of their prices."""
        prices = dict(zip(look.kinds, look.prices, strict=False))
        return [
            x - (PRICE_BESIDE if prices.get(kind) else 0.0)
            for kind, x in zip(look.kinds, self._figure_column_middles(look), strict=True)
        ]

    def _row_height(self, look: auction_summary.AuctionSummary) -> float:
        """Return the height of a row of the table: the usual one, less if the rows and extra
        sentences would not fit."""
        room = self.shape.table.height - EXTRA * len(look.extras)
        return min(room / (len(look.rows) + 1), ROW)

    def _table_head_middle(self, look: auction_summary.AuctionSummary) -> float:
        """Return the y of the middle of the table's head row, with the whole table centred in
        its box."""
        table = self.shape.table
        row = self._row_height(look)
        taken = row * (len(look.rows) + 1) + EXTRA * len(look.extras)
        return table.y + (table.height - taken) / 2 + row / 2

    def _draw_row(
        self,
        canvas: Canvas,
        row: auction_summary.YieldRow,
        place: tuple[float, float, float],
        columns: tuple[float, ...],
    ) -> None:
        """Draw a row of the table; `place` is the width of its words, its middle and its height."""
        first, y, height = place
        left = self.shape.table.x
        width = self.shape.table.width
        style = figure = text_styles.ON_PAPER.body
        if row.total:
            style = STRONG
            figure = TextStyle("heavy", 24, colours.INK)
            size = canvas.box(left, 0, width, height).size
            top = y - height / 2
            canvas.draw_picture(paint_plain_line(size, (0xFF, 0xFA, 0xE8), 0.9), left, top)
            rule = paint_plain_line(canvas.box(left, 0, width, 2).size, colours.INK, 0.9)
            canvas.draw_picture(rule, left, top)
        canvas.draw_text(row.words, style, (left + HEAD_LEFT, y - 16, first, 32))
        for text, x in zip(row.cells, columns, strict=True):
            canvas.draw_text(text, figure, (x - 28, y - 16, 56, 32), "centre")

    def _draw_bidder(
        self, canvas: Canvas, bidder: auction_summary.Bidder, box: tuple[float, float, float, float]
    ) -> None:
        """Draw a bidder's cell: the name, the bid, the money left, and the state in the auction."""
        x, y, width, height = box
        wide = width > NARROW
        side = theme.GAP if wide else theme.HAIR
        note = text_styles.ON_PAPER.note
        style = STRONG.sized(note.size) if bidder.strong else note
        room = canvas.box(x, y, width - 2 * side, height).width
        fits = canvas.kit.lettering.fits(bidder.state, style, canvas.k, room)
        state = bidder.state if fits or not bidder.acts else self.context.say("your-turn")
        colour = colours.CHOUGH if bidder.acts else colours.RUST
        letters = NAME if wide else NARROW_NAME
        gap = theme.TIGHT if wide else theme.HAIR
        room = canvas.box(x, y, width - 2 * side - 2 * DISC - gap, height).width
        beside = canvas.kit.lettering.fits(bidder.name, letters, canvas.k, room)
        name = Row(
            make_disc_node(self.context, bidder.seat, DISC) if beside else None,
            Label(bidder.name, letters, may_shorten=True),
            gap=gap,
            align="centre",
            padding=(0.0, 0.0, 0.0, 0.0 if beside else BADGE_LEFT),
            height=theme.SLATE_SIDE,
        )
        sums = Row(Label(bidder.bid, BID), Spacer(), Label(bidder.money, note), gap=theme.HAIR)
        words = Label(state, style.in_colour(colour))
        lines = Column(name, sums, words, justify="between", padding=(0.0, side, theme.HAIR, side))
        lay_out_and_draw(
            canvas,
            content_on_cell("mine" if bidder.acts else "row", lines, x=x, y=y),
            width,
            height,
        )
        if not beside:
            disc = self.context.art_at_scale(canvas.k).disc(
                self.context.art_colour_name(bidder.seat), BADGE_R
            )
            draw_sprite(canvas, disc, x + BADGE_AT, y + BADGE_AT)

    def _bidder_pitch(self, bidders: int) -> float:
        return (self.shape.inner_width + BIDDER_GAP) / bidders


def name_width_beside_badge(width: float) -> float:
    """Return the width of a bidder's name in a narrow cell whose disc is in the corner."""
    return width - 2 * theme.HAIR - BADGE_LEFT


def figure_column_middles(shape: BidSheetShape, kinds: int) -> tuple[float, ...]:
    """Return the x middles of the table's columns of figures when it has so many kinds of cubes."""
    pitch = shape.pitch if kinds <= FEW_KINDS else shape.close_pitch
    last = shape.table.right - LAST_COLUMN
    return tuple(last - pitch * number for number in reversed(range(kinds)))


def row_words_width(shape: BidSheetShape, kinds: int) -> float:
    """Return the width for the words before the figures of a row when the table has so many
    kinds of cubes."""
    return figure_column_middles(shape, kinds)[0] - FIGURE_ROOM - shape.table.x - HEAD_LEFT
