"""The auction bill: a printed notice that carries the whole sale of one area."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from game.scene import styles, theme
from game.scene.canvas import Canvas
from game.scene.lettering import TextStyle
from game.scene.node import Node
from game.scene.paths import as_outline, filled, stroked
from game.tabletop.art.cells import cell, hairline
from game.tabletop.art.lines import STRONG, put_rule, width_of
from game.tabletop.art.sprite import PieceSprite
from game.tabletop.sheet.sheet import Controlled, Sheet
from game.tabletop.studio import put
from game.titles.tinners_trail.table.art.cards import CardFace
from game.titles.tinners_trail.table.art.piece_art import PieceArt
from game.titles.tinners_trail.table.art.tiles import TileFace
from game.titles.tinners_trail.table.look.bill import Bidder, Bill, YieldRow
from game.titles.tinners_trail.table.look.hand import face_of
from game.titles.tinners_trail.table.sheets.bill_shape import ORNATE, BillShape
from game.titles.tinners_trail.table.studio import Studio

NOTES_TOP = 252.0
FEW_KINDS = 3  # how many columns of figures are as wide as they would be
ROW, EXTRA = 32.0, 22.0
BIDDER_GAP = 10.0
EYE_ASIDE = 25.0  # of a tile at scale 1: from its middle to the eyes of who has looked
PREAMBLE = TextStyle("italic", 21, theme.RUST)
NAME, NARROW_NAME = (styles.TITLE_ON_PARCHMENT.sized(size) for size in (23, 20))
NARROW = 150.0
PRICE, PRICE_BESIDE = styles.BOLD_ON_PARCHMENT.sized(17), 18.0
FLOURISH = 110.0
LOZENGE = as_outline([(0, -8), (8, 0), (0, 8), (-8, 0)])
CARD_PLACE = as_outline([(-54, -73), (54, -73), (54, 73), (-54, 73)])


def tile_on_bill(
    art: PieceArt, face: TileFace, lying: str, shape: BillShape, *, alone: bool
) -> PieceSprite:
    """Return the tile for sale, lying "up", "down" or "peeked", `alone` without a card beside."""
    if lying == "up":
        return art.tile_up(face, scale=shape.open_scale_alone if alone else shape.open_scale)
    if lying == "peeked":
        return art.tile_peek(face, share=0.45, scale=shape.tile_scale)
    return art.tile_down(face.region, face.letter, scale=shape.tile_scale)


def card_on_bill(art: PieceArt, face: CardFace, shape: BillShape) -> PieceSprite:
    """Return the survey card that is sold with an area."""
    return art.survey_card(face, degrees=3.0, scale=shape.card_scale)


class BillSheet(Sheet):
    """Draws the notice; what can be done about it lies in `controls` below the bidders."""

    def __init__(self, studio: Studio, shape: BillShape = ORNATE) -> None:
        """Begin with an empty notice."""
        super().__init__(width=shape.size[0], height=shape.size[1], name="bill")
        self._studio = studio
        self.shape = shape
        self.look: Bill | None = None
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

    def show(self, look: Bill) -> None:
        """Print a notice."""
        self.look = self.showing = look
        self.label = f"{self._studio.say('bill-preamble')} {look.title}. {look.terms}"

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
        yield lambda canvas: self._draw_goods(canvas, look)
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

    def _draw_heading(self, canvas: Canvas, look: Bill) -> None:
        shape = self.shape
        left, width = shape.margin, shape.inner_width
        top, height, letters = shape.title
        title = TextStyle("head", letters, theme.INK)
        canvas.words(look.title, title, (left, top, width, height), "centre")
        if shape.ornate:
            preamble = self._studio.say("bill-preamble")
            canvas.words(preamble, PREAMBLE, (left, 11, width, 28), "centre")
            self._draw_flourish(canvas, width_of(canvas, look.title, title) / 2 + 32)
        box = (left, shape.terms_top, width, 26)
        canvas.words(look.terms, styles.NOTE_ON_PARCHMENT, box, "centre")

    def _draw_flourish(self, canvas: Canvas, beside: float) -> None:
        middle = self.width / 2
        for lozenge, line in ((-beside, -beside - FLOURISH - 14), (beside, beside + 14)):
            rule = hairline(canvas.box(0, 0, FLOURISH, 1.5).size, theme.RULE, 0.9)
            canvas.put(rule, middle + line, 59)
            canvas.put(filled(LOZENGE, canvas.k, theme.CHOUGH), middle + lozenge, 60)

    def _draw_goods(self, canvas: Canvas, look: Bill) -> None:
        self._draw_tile(canvas, look)
        if look.card_slot:
            self._draw_card(canvas, look)

    def _draw_tile(self, canvas: Canvas, look: Bill) -> None:
        art, shape = self._studio.art(canvas.k), self.shape
        letter = look.region.upper()
        face = TileFace(look.region, letter, look.tile, look.bonus)
        x, y = shape.tile if look.card_slot else shape.tile_alone
        put(canvas, tile_on_bill(art, face, look.tile_face, shape, alone=not look.card_slot), x, y)
        aside = EYE_ASIDE * shape.tile_scale
        for number, seat in enumerate(look.eyes if look.tile_face != "up" else ()):
            token = art.peek_token(self._studio.colour(seat))
            put(canvas, token, x + aside - 26 * number, y - aside)
        if not shape.ornate:
            return
        width = 180.0 if look.card_slot else 340.0
        box = (x - width / 2, NOTES_TOP, width, 26)
        canvas.words(look.tile_note, styles.NOTE_ON_PARCHMENT, box, "centre")

    def _draw_card(self, canvas: Canvas, look: Bill) -> None:
        art = self._studio.art(canvas.k)
        x, y = self.shape.card
        if look.card:
            face = face_of(look.card, self._studio.words)
            put(canvas, card_on_bill(art, face, self.shape), x, y)
        else:
            canvas.put(stroked(CARD_PLACE, canvas.k, (1.6, theme.RULE), (7, 5)), x, y)
            put(canvas, art.icon("cards", 58, tone="faint"), x, y)
        if self.shape.ornate:
            box = (x - 80, NOTES_TOP, 160, 26)
            canvas.words(look.card_note, styles.NOTE_ON_PARCHMENT, box, "centre")

    def _draw_table(self, canvas: Canvas, look: Bill) -> None:
        """As many rows as there are stand close enough to end above the rule."""
        art = self._studio.art(canvas.k)
        table, margin = self.shape.table, self.shape.margin
        room, left = table.height, table.x + 10
        rows = len(look.rows) + 1
        row = min((room - EXTRA * len(look.extras)) / rows, ROW)
        y = table.y + (room - row * rows - EXTRA * len(look.extras)) / 2 + row / 2
        columns = self._columns(len(look.kinds))
        first = columns[0] - self.shape.pitch / 2 - left
        head = styles.HEAD_ON_PARCHMENT.sized(22)
        canvas.words(self._studio.say("if-you-win"), head, (left, y - 17, first, 34))
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
            canvas.words(extra, styles.NOTE_ON_PARCHMENT, box)
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
        style = STRONG if row.total else styles.BODY_ON_PARCHMENT
        if row.total:
            size = canvas.box(left, 0, width, height).size
            canvas.put(hairline(size, (0xFF, 0xFA, 0xE8), 0.9), left, y - height / 2)
            rule = hairline(canvas.box(left, 0, width, 2).size, theme.INK, 0.9)
            canvas.put(rule, left, y - height / 2)
        canvas.words(row.words, style, (left + 10, y - 16, first, 32))
        figure = TextStyle("heavy", 24, theme.INK) if row.total else styles.BODY_ON_PARCHMENT
        for text, x in zip(row.cells, columns, strict=True):
            canvas.words(text, figure, (x - 28, y - 16, 56, 32), "centre")

    def _draw_bidder(
        self, canvas: Canvas, bidder: Bidder, box: tuple[float, float, float, float]
    ) -> None:
        x, y, width, _ = box
        name_row, sum_row, state_row = self.shape.bidder_rows
        tone = "mine" if bidder.acts else "row"
        canvas.put(cell(canvas.box(*box).size, canvas.k, tone, 10), x, y)
        art = self._studio.art(canvas.k)
        name, left, r = (NAME, 54.0, 14.5) if width > NARROW else (NARROW_NAME, 37.0, 12.0)
        side = 13.0 if width > NARROW else 7.0
        disc = art.disc(self._studio.colour(bidder.seat), r)
        put(canvas, disc, x + (left - 24 if width > NARROW else side + r), y + name_row + 16)
        canvas.words(bidder.name, name, (x + left, y + name_row, width - left - side + 2, 32))
        canvas.words(bidder.bid, TextStyle("heavy", 21, theme.INK), (x + side, y + sum_row, 70, 28))
        canvas.words(
            bidder.money,
            styles.NOTE_ON_PARCHMENT,
            (x + width / 2 - 10, y + sum_row, width / 2 + 10 - side, 28),
            "right",
        )
        colour = theme.CHOUGH if bidder.acts else theme.RUST
        style = STRONG.sized(19) if bidder.strong else styles.NOTE_ON_PARCHMENT
        place = (x + side, y + state_row, width - 2 * side, 26)
        fits = canvas.kit.lettering.fits(bidder.state, style, canvas.k, canvas.box(*place).width)
        state = bidder.state if fits or not bidder.acts else self._studio.say("your-turn")
        canvas.words(state, style.in_colour(colour), place)

    def _pitch(self, bidders: int) -> float:
        return (self.shape.inner_width + BIDDER_GAP) / bidders

    def _columns(self, kinds: int) -> tuple[float, ...]:
        """Return the middle of every column of figures, the last one at the right."""
        pitch = self.shape.pitch - (0 if kinds <= FEW_KINDS else 10)
        last = self.shape.table.right - 26
        return tuple(last - pitch * (kinds - 1 - number) for number in range(kinds))
