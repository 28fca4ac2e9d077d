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
from game.titles.tinners_trail.table.studio import Studio

WIDTH, HEIGHT = 772.0, 604.0
MARGIN = 22.0
TILE_MIDDLE, TILE_SCALE = (112.0, 182.0), 2.1
CARD_MIDDLE, CARD_SCALE = (282.0, 183.0), 0.88
TILE_ALONE = (190.0, 182.0)
OPEN_SCALE, OPEN_SCALE_ALONE = 1.5, 2.2
NOTES_TOP = 252.0
TABLE_LEFT, TABLE_RIGHT = 358.0, 750.0
TABLE_TOP, TABLE_FOOT = 108.0, 276.0
PLACE, FEW_KINDS = 68.0, 3  # how wide a column of figures is, and how many find it that wide
ROW, EXTRA = 32.0, 22.0
BIDDERS_TOP, BIDDER_HEIGHT, BIDDER_GAP = 289.0, 86.0, 10.0
NAME_ROW, SUM_ROW, STATE_ROW = 2.0, 31.0, 57.0  # the tops of a bidder's lines
CONTROLS_TOP = 383.0
PREAMBLE = TextStyle("italic", 21, theme.RUST)
TITLE = TextStyle("head", 42, theme.INK)
NAME, NARROW_NAME = (styles.TITLE_ON_PARCHMENT.sized(size) for size in (23, 20))
NARROW = 150.0
PRICE, PRICE_BESIDE = styles.BOLD_ON_PARCHMENT.sized(17), 18.0
FLOURISH = 110.0
LOZENGE = as_outline([(0, -8), (8, 0), (0, 8), (-8, 0)])
CARD_PLACE = as_outline([(-54, -73), (54, -73), (54, 73), (-54, 73)])


def tile_on_bill(art: PieceArt, face: TileFace, lying: str, *, alone: bool) -> PieceSprite:
    """Return the tile for sale, lying "up", "down" or "peeked", `alone` without a card beside."""
    if lying == "up":
        return art.tile_up(face, scale=OPEN_SCALE_ALONE if alone else OPEN_SCALE)
    if lying == "peeked":
        return art.tile_peek(face, share=0.45, scale=TILE_SCALE)
    return art.tile_down(face.region, face.letter, scale=TILE_SCALE)


def card_on_bill(art: PieceArt, face: CardFace) -> PieceSprite:
    """Return the survey card that is sold with an area."""
    return art.survey_card(face, degrees=3.0, scale=CARD_SCALE)


class BillSheet(Sheet):
    """Draws the notice; what can be done about it lies in `controls` below the bidders."""

    def __init__(self, studio: Studio) -> None:
        """Begin with an empty notice."""
        super().__init__(width=WIDTH, height=HEIGHT, name="bill")
        self._studio = studio
        self.look: Bill | None = None
        self.controls: Node = Node()

    def give(self, controls: Node) -> None:
        """Lay what can be done about the sale below the bidders."""
        self.controls = controls
        controls.x, controls.y = MARGIN, CONTROLS_TOP
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
        return (self.look,)

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
        pitch = _pitch(len(look.bidders))
        for number, bidder in enumerate(look.bidders):
            box = (MARGIN + pitch * number, BIDDERS_TOP, pitch - BIDDER_GAP, BIDDER_HEIGHT)
            yield partial(self._draw_bidder, bidder=bidder, box=box)

    def bidder_spot(self, seat: int) -> tuple[float, float]:
        """Return where a seat's bid is written, relative to the bill."""
        bidders = self.look.bidders if self.look is not None else ()
        return MARGIN + _pitch(max(len(bidders), 1)) * seat + 30, BIDDERS_TOP + SUM_ROW + 14

    def _draw_heading(self, canvas: Canvas, look: Bill) -> None:
        left, width = MARGIN, WIDTH - 2 * MARGIN
        preamble = self._studio.say("bill-preamble")
        canvas.words(preamble, PREAMBLE, (left, 11, width, 28), "centre")
        canvas.words(look.title, TITLE, (left, 33, width, 48), "centre")
        beside = width_of(canvas, look.title, TITLE) / 2 + 32
        for lozenge, line in ((-beside, -beside - FLOURISH - 14), (beside, beside + 14)):
            rule = hairline(canvas.box(0, 0, FLOURISH, 1.5).size, theme.RULE, 0.9)
            canvas.put(rule, WIDTH / 2 + line, 59)
            canvas.put(filled(LOZENGE, canvas.k, theme.CHOUGH), WIDTH / 2 + lozenge, 60)
        canvas.words(look.terms, styles.NOTE_ON_PARCHMENT, (left, 80, width, 26), "centre")

    def _draw_goods(self, canvas: Canvas, look: Bill) -> None:
        self._draw_tile(canvas, look)
        if look.card_slot:
            self._draw_card(canvas, look)

    def _draw_tile(self, canvas: Canvas, look: Bill) -> None:
        art = self._studio.art(canvas.k)
        letter = look.region.upper()
        face = TileFace(look.region, letter, look.tile, look.bonus)
        x, y = TILE_MIDDLE if look.card_slot else TILE_ALONE
        put(canvas, tile_on_bill(art, face, look.tile_face, alone=not look.card_slot), x, y)
        for number, seat in enumerate(look.eyes if look.tile_face != "up" else ()):
            token = art.peek_token(self._studio.colour(seat))
            put(canvas, token, x + 55 - 26 * number, y - 50)
        width = 180.0 if look.card_slot else 340.0
        box = (x - width / 2, NOTES_TOP, width, 26)
        canvas.words(look.tile_note, styles.NOTE_ON_PARCHMENT, box, "centre")

    def _draw_card(self, canvas: Canvas, look: Bill) -> None:
        art = self._studio.art(canvas.k)
        x, y = CARD_MIDDLE
        if look.card:
            put(canvas, card_on_bill(art, face_of(look.card, self._studio.words)), x, y)
        else:
            canvas.put(stroked(CARD_PLACE, canvas.k, (1.6, theme.RULE), (7, 5)), x, y)
            put(canvas, art.icon("cards", 58, tone="faint"), x, y)
        box = (x - 80, NOTES_TOP, 160, 26)
        canvas.words(look.card_note, styles.NOTE_ON_PARCHMENT, box, "centre")

    def _draw_table(self, canvas: Canvas, look: Bill) -> None:
        """As many rows as there are stand close enough to end above the rule."""
        art = self._studio.art(canvas.k)
        room = TABLE_FOOT - TABLE_TOP
        rows = len(look.rows) + 1
        row = min((room - EXTRA * len(look.extras)) / rows, ROW)
        y = TABLE_TOP + (room - row * rows - EXTRA * len(look.extras)) / 2 + row / 2
        columns = _columns(len(look.kinds))
        first = columns[0] - PLACE / 2 - TABLE_LEFT - 10
        head = styles.HEAD_ON_PARCHMENT.sized(22)
        canvas.words(self._studio.say("if-you-win"), head, (TABLE_LEFT + 10, y - 17, first, 34))
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
            box = (TABLE_LEFT + 10, y + EXTRA * number - 13, TABLE_RIGHT - TABLE_LEFT - 10, 26)
            canvas.words(extra, styles.NOTE_ON_PARCHMENT, box)
        put_rule(canvas, MARGIN, 281, WIDTH - 2 * MARGIN)

    def _draw_row(
        self,
        canvas: Canvas,
        row: YieldRow,
        place: tuple[float, float, float],
        columns: tuple[float, ...],
    ) -> None:
        """`place` is the width of its words, its middle and its height."""
        first, y, height = place
        width = TABLE_RIGHT - TABLE_LEFT
        style = STRONG if row.total else styles.BODY_ON_PARCHMENT
        if row.total:
            size = canvas.box(TABLE_LEFT, 0, width, height).size
            canvas.put(hairline(size, (0xFF, 0xFA, 0xE8), 0.9), TABLE_LEFT, y - height / 2)
            rule = hairline(canvas.box(TABLE_LEFT, 0, width, 2).size, theme.INK, 0.9)
            canvas.put(rule, TABLE_LEFT, y - height / 2)
        canvas.words(row.words, style, (TABLE_LEFT + 10, y - 16, first, 32))
        figure = TextStyle("heavy", 24, theme.INK) if row.total else styles.BODY_ON_PARCHMENT
        for text, x in zip(row.cells, columns, strict=True):
            canvas.words(text, figure, (x - 28, y - 16, 56, 32), "centre")

    def _draw_bidder(
        self, canvas: Canvas, bidder: Bidder, box: tuple[float, float, float, float]
    ) -> None:
        x, y, width, _ = box
        tone = "mine" if bidder.acts else "row"
        canvas.put(cell(canvas.box(*box).size, canvas.k, tone, 10), x, y)
        art = self._studio.art(canvas.k)
        name, left, r = (NAME, 54.0, 14.5) if width > NARROW else (NARROW_NAME, 37.0, 12.0)
        side = 13.0 if width > NARROW else 7.0
        disc = art.disc(self._studio.colour(bidder.seat), r)
        put(canvas, disc, x + (left - 24 if width > NARROW else side + r), y + NAME_ROW + 16)
        canvas.words(bidder.name, name, (x + left, y + NAME_ROW, width - left - side + 2, 32))
        canvas.words(bidder.bid, TextStyle("heavy", 21, theme.INK), (x + side, y + SUM_ROW, 70, 28))
        canvas.words(
            bidder.money,
            styles.NOTE_ON_PARCHMENT,
            (x + width / 2 - 10, y + SUM_ROW, width / 2 + 10 - side, 28),
            "right",
        )
        colour = theme.CHOUGH if bidder.acts else theme.RUST
        style = STRONG.sized(19) if bidder.strong else styles.NOTE_ON_PARCHMENT
        place = (x + side, y + STATE_ROW, width - 2 * side, 26)
        fits = canvas.kit.lettering.fits(bidder.state, style, canvas.k, canvas.box(*place).width)
        state = bidder.state if fits or not bidder.acts else self._studio.say("your-turn")
        canvas.words(state, style.in_colour(colour), place)


def _pitch(bidders: int) -> float:
    return (WIDTH - 2 * MARGIN + BIDDER_GAP) / bidders


def _columns(kinds: int) -> tuple[float, ...]:
    """Return the middle of every column of figures, the last one at the right."""
    pitch = PLACE if kinds <= FEW_KINDS else PLACE - 10
    return tuple(TABLE_RIGHT - 26 - pitch * (kinds - 1 - number) for number in range(kinds))
