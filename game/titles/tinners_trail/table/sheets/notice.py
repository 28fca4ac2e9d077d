"""A printed notice that carries the whole sale of one area, in two shapes: one with ornament, and
one for where little room is left.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, Generic, TypeVar

from game.scene.drawing import colours
from game.scene.drawing.paint_surface import as_outline, filled
from game.scene.nodes.node import Canvas, Node
from game.scene.stage.placing import SMALLEST_K, Box, Point, SheetPlace
from game.scene.text import lettering
from game.scene.text.lettering import TextStyle
from game.tabletop.art.table_art import cell, hairline
from game.tabletop.art.text import STRONG, put_rule, width_of
from game.tabletop.layout.table_layout import TableLayout
from game.tabletop.sheet.sheet import Controlled, Sheet, SheetHandlers, shortcut
from game.tabletop.sheet.sheet_keeper import place_on
from game.tabletop.table_model import put
from game.titles.tinners_trail.table.sheets.bill import Bidder, SaleNotice, YieldRow
from game.titles.tinners_trail.table.view_model import TableContext


@dataclass(frozen=True, slots=True)
class BothHandlers:
    """What the controls of sheets do; without `proxy` no order bids by itself."""

    sheet: SheetHandlers
    back: Callable[[], None]
    choose: Callable[[str], None]
    lead: Callable[[], None]
    cancel_proxy: Callable[[], None]
    proxy: Callable[[], None] | None = None


def more_and_less(context: TableContext, step: Callable[[int], None]) -> tuple[Node, Node]:
    """Return what hears plus and minus, for one more and one less."""
    more = shortcut(("+", "="), context.say("more"), partial(step, 1))
    return more, shortcut(("-",), context.say("less"), partial(step, -1))


@dataclass(frozen=True, slots=True, kw_only=True)
class BidSheetShape:
    """Where everything lies on a bill, in u of the sheet."""

    size: tuple[float, float]
    margin: float
    ornate: bool  # with the preamble, lozenges, and notes below tile and card
    title: tuple[float, float, float]  # top, height and size of the letters
    terms_top: float
    tile: Point
    tile_alone: Point
    tile_scale: float
    open_scale: float
    open_scale_alone: float
    card: Point
    card_scale: float
    table: Box
    pitch: float  # how wide a column of figures is
    rule: float
    bidders: tuple[float, float]  # top and height
    bidder_rows: tuple[float, float, float]  # the tops of a bidder's lines
    controls_top: float

    @property
    def inner_width(self) -> float:
        """How wide what lies on the bill may be."""
        return self.size[0] - 2 * self.margin


ORNATE: Final = BidSheetShape(
    size=(772.0, 604.0),
    margin=22.0,
    ornate=True,
    title=(33.0, 48.0, 42.0),
    terms_top=80.0,
    tile=(112.0, 182.0),
    tile_alone=(190.0, 182.0),
    tile_scale=2.1,
    open_scale=1.5,
    open_scale_alone=2.2,
    card=(282.0, 183.0),
    card_scale=0.88,
    table=Box(358.0, 108.0, 392.0, 168.0),
    pitch=68.0,
    rule=281.0,
    bidders=(289.0, 86.0),
    bidder_rows=(2.0, 31.0, 57.0),
    controls_top=383.0,
)
CLOSE: Final = BidSheetShape(
    size=(656.0, 562.0),
    margin=16.0,
    ornate=False,
    title=(10.0, 42.0, 36.0),
    terms_top=66.0,
    tile=(70.0, 168.0),
    tile_alone=(112.0, 168.0),
    tile_scale=1.5,
    open_scale=0.98,
    open_scale_alone=1.5,
    card=(172.0, 168.0),
    card_scale=0.78,
    table=Box(224.0, 93.0, 416.0, 150.0),
    pitch=62.0,
    rule=246.0,
    bidders=(253.0, 89.0),
    bidder_rows=(1.0, 29.0, 58.0),
    controls_top=348.0,
)


def bill_place(layout: TableLayout, about: Sequence[Box]) -> tuple[BidSheetShape, SheetPlace]:
    """Return the shape and the place of a bill: the ornate one wherever its words can be read."""
    place = place_on(layout, ORNATE.size, about)
    if place.scale * layout.controls * layout.room.k >= SMALLEST_K:
        return ORNATE, place
    close = place_on(layout, CLOSE.size, about)
    return CLOSE, close


NOTES_TOP = 252.0
FEW_KINDS = 3  # how many columns of figures are as wide as they would be
ROW, EXTRA = 32.0, 22.0
BIDDER_GAP = 10.0
PREAMBLE = TextStyle("italic", 21, colours.RUST)
NAME, NARROW_NAME = (lettering.TITLE_ON_PARCHMENT.sized(size) for size in (23, 20))
NARROW = 150.0
PRICE, PRICE_BESIDE = lettering.BOLD_ON_PARCHMENT.sized(17), 18.0
FLOURISH = 110.0
LOZENGE = as_outline([(0, -8), (8, 0), (0, 8), (-8, 0)])
AnyNotice = TypeVar("AnyNotice", bound=SaleNotice)


class NoticeSheet(Sheet, Generic[AnyNotice]):
    """Draws the notice; what can be done about it lies in `controls` below the bidders.

    The goods for sale, left of the table, are an edition's own.
    """

    def __init__(self, context: TableContext, shape: BidSheetShape = ORNATE) -> None:
        """Begin with an empty notice."""
        super().__init__(width=shape.size[0], height=shape.size[1], name="bill")
        self.context = context
        self.shape = shape
        self.look: AnyNotice | None = None
        self.controls: Node = Node()

    def give(self, controls: Node) -> None:
        """Lay what can be done about the sale below the bidders."""
        self.controls = controls
        controls.x, controls.y = self.shape.margin, self.shape.controls_top
        self.add(controls)

    def first_control(self) -> Node | None:
        """Return what the keyboard begins with, None for those who only watch."""
        controls: object = self.controls
        return controls.first_control() if isinstance(controls, Controlled) else None

    def show(self, look: AnyNotice) -> None:
        """Print a notice."""
        self.look = self.showing = look
        self.label = f"{self.context.say('bill-preamble')} {look.title}. {look.terms}"

    def drawn_from(self) -> tuple[object, ...]:
        """Return what is printed."""
        return self.look, self.shape

    def draw(self, canvas: Canvas) -> None:
        """Put paper and print."""
        super().draw(canvas)
        for part in self.parts():
            part(canvas)

    def parts(self) -> Iterator[Callable[[Canvas], None]]:
        """Yield what is printed, a drawing each: heading, goods, the table and every bidder."""
        look = self.look
        if look is None:
            return
        yield lambda canvas: self._draw_heading(canvas, look)
        yield lambda canvas: self.draw_goods(canvas, look)
        yield lambda canvas: self._draw_table(canvas, look)
        pitch, (top, height) = self._pitch(len(look.bidders)), self.shape.bidders
        for number, bidder in enumerate(look.bidders):
            box = (self.shape.margin + pitch * number, top, pitch - BIDDER_GAP, height)
            yield partial(self._draw_bidder, bidder=bidder, box=box)

    def bidder_spot(self, seat: int) -> tuple[float, float]:
        """Return where a seat's bid is written, relative to the bill."""
        bidders = self.look.bidders if self.look is not None else ()
        shape = self.shape
        left = shape.margin + self._pitch(max(len(bidders), 1)) * seat
        return left + 30, shape.bidders[0] + shape.bidder_rows[1] + 14

    @abstractmethod
    def draw_goods(self, canvas: Canvas, look: AnyNotice) -> None:
        """Put what is for sale."""

    def put_note(self, canvas: Canvas, note: str, middle: float, width: float) -> None:
        """Write a note below something for sale, where there is room for notes."""
        if self.shape.ornate:
            box = (middle - width / 2, NOTES_TOP, width, 26)
            canvas.words(note, lettering.NOTE_ON_PARCHMENT, box, "centre")

    def _draw_heading(self, canvas: Canvas, look: AnyNotice) -> None:
        shape = self.shape
        left, width = shape.margin, shape.inner_width
        top, height, letters = shape.title
        title = TextStyle("head", letters, colours.INK)
        canvas.words(look.title, title, (left, top, width, height), "centre")
        if shape.ornate:
            preamble = self.context.say("bill-preamble")
            canvas.words(preamble, PREAMBLE, (left, 11, width, 28), "centre")
            self._draw_flourish(canvas, width_of(canvas, look.title, title) / 2 + 32)
        box = (left, shape.terms_top, width, 26)
        canvas.words(look.terms, lettering.NOTE_ON_PARCHMENT, box, "centre")

    def _draw_flourish(self, canvas: Canvas, beside: float) -> None:
        middle = self.width / 2
        for lozenge, line in ((-beside, -beside - FLOURISH - 14), (beside, beside + 14)):
            rule = hairline(canvas.box(0, 0, FLOURISH, 1.5).size, colours.RULE, 0.9)
            canvas.put(rule, middle + line, 59)
            canvas.put(filled(LOZENGE, canvas.k, colours.CHOUGH), middle + lozenge, 60)

    def _draw_table(self, canvas: Canvas, look: AnyNotice) -> None:
        """As many rows as there are stand close enough to end above the rule."""
        art = self.context.art(canvas.k)
        table, margin = self.shape.table, self.shape.margin
        room, left = table.height, table.x + 10
        rows = len(look.rows) + 1
        row = min((room - EXTRA * len(look.extras)) / rows, ROW)
        y = table.y + (room - row * rows - EXTRA * len(look.extras)) / 2 + row / 2
        columns = self._columns(len(look.kinds))
        first = columns[0] - self.shape.pitch / 2 - left
        head = lettering.HEAD_ON_PARCHMENT.sized(22)
        canvas.words(self.context.say("if-you-win"), head, (left, y - 17, first, 34))
        prices = dict(zip(look.kinds, look.prices, strict=False))
        for kind, x in zip(look.kinds, columns, strict=True):
            price = prices.get(kind, "")
            put(canvas, art.cube(kind, 12), x - (PRICE_BESIDE if price else 0), y - 1)
            canvas.words(price, PRICE, (x - 1, y - 16, 32, 32))
        for line in look.rows:
            y += row
            self._draw_row(canvas, line, (first, y, row), columns)
        y += row / 2 + EXTRA / 2 + 1
        for number, extra in enumerate(look.extras):
            box = (left, y + EXTRA * number - 13, table.right - left, 26)
            canvas.words(extra, lettering.NOTE_ON_PARCHMENT, box)
        put_rule(canvas, margin, self.shape.rule, self.shape.inner_width)

    def _draw_row(
        self,
        canvas: Canvas,
        row: YieldRow,
        place: tuple[float, float, float],
        columns: tuple[float, ...],
    ) -> None:
        """`place` is the width of its words, its middle and its height."""
        first, y, height = place
        left, width = self.shape.table.x, self.shape.table.width
        style = STRONG if row.total else lettering.BODY_ON_PARCHMENT
        if row.total:
            size = canvas.box(left, 0, width, height).size
            canvas.put(hairline(size, (0xFF, 0xFA, 0xE8), 0.9), left, y - height / 2)
            rule = hairline(canvas.box(left, 0, width, 2).size, colours.INK, 0.9)
            canvas.put(rule, left, y - height / 2)
        canvas.words(row.words, style, (left + 10, y - 16, first, 32))
        figure = TextStyle("heavy", 24, colours.INK) if row.total else lettering.BODY_ON_PARCHMENT
        for text, x in zip(row.cells, columns, strict=True):
            canvas.words(text, figure, (x - 28, y - 16, 56, 32), "centre")

    def _draw_bidder(
        self, canvas: Canvas, bidder: Bidder, box: tuple[float, float, float, float]
    ) -> None:
        x, y, width, _ = box
        name_row, sum_row, state_row = self.shape.bidder_rows
        tone = "mine" if bidder.acts else "row"
        canvas.put(cell(canvas.box(*box).size, canvas.k, tone, 10), x, y)
        art = self.context.art(canvas.k)
        name, left, r = (NAME, 54.0, 14.5) if width > NARROW else (NARROW_NAME, 37.0, 12.0)
        side = 13.0 if width > NARROW else 7.0
        disc = art.disc(self.context.colour(bidder.seat), r)
        put(canvas, disc, x + (left - 24 if width > NARROW else side + r), y + name_row + 16)
        canvas.words(bidder.name, name, (x + left, y + name_row, width - left - side + 2, 32))
        canvas.words(
            bidder.bid, TextStyle("heavy", 21, colours.INK), (x + side, y + sum_row, 70, 28)
        )
        canvas.words(
            bidder.money,
            lettering.NOTE_ON_PARCHMENT,
            (x + width / 2 - 10, y + sum_row, width / 2 + 10 - side, 28),
            "right",
        )
        colour = colours.CHOUGH if bidder.acts else colours.RUST
        style = STRONG.sized(19) if bidder.strong else lettering.NOTE_ON_PARCHMENT
        place = (x + side, y + state_row, width - 2 * side, 26)
        fits = canvas.kit.lettering.fits(bidder.state, style, canvas.k, canvas.box(*place).width)
        state = bidder.state if fits or not bidder.acts else self.context.say("your-turn")
        canvas.words(state, style.in_colour(colour), place)

    def _pitch(self, bidders: int) -> float:
        return (self.shape.inner_width + BIDDER_GAP) / bidders

    def _columns(self, kinds: int) -> tuple[float, ...]:
        """Return the middle of every column of figures, the last one at the right."""
        pitch = self.shape.pitch - (0 if kinds <= FEW_KINDS else 10)
        last = self.shape.table.right - 26
        return tuple(last - pitch * (kinds - 1 - number) for number in range(kinds))
