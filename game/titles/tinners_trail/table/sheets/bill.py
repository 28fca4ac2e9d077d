"""The auction bill: a printed notice that carries the whole sale of one area."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from game.scene import styles, theme
from game.scene.canvas import Canvas
from game.scene.lettering import TextStyle
from game.scene.paths import as_outline, filled, stroked
from game.titles.tinners_trail.table.art.cards import CardFace
from game.titles.tinners_trail.table.art.piece_art import PieceArt
from game.titles.tinners_trail.table.art.sprite import Sprite
from game.titles.tinners_trail.table.art.tiles import TileFace
from game.titles.tinners_trail.table.cells import cell, hairline
from game.titles.tinners_trail.table.lines import STRONG, put_rule
from game.titles.tinners_trail.table.look.bill import Bidder, Bill, YieldRow
from game.titles.tinners_trail.table.look.hand import face_of
from game.titles.tinners_trail.table.sheets.sheet import Sheet
from game.titles.tinners_trail.table.studio import Studio, put

WIDTH, HEIGHT = 796.0, 838.0
TILE_MIDDLE, TILE_SCALE = (134.0, 272.0), 2.6
CARD_MIDDLE, CARD_SCALE = (316.0, 278.0), 1.1
TILE_ALONE = (214.0, 272.0)
OPEN_SCALE, OPEN_SCALE_ALONE = 1.95, 2.6
TABLE_LEFT, TABLE_RIGHT = 394.0, 762.0
COLUMNS = (601.0, 665.0, 728.0)
FIRST_ROW, ROW, EXTRA = 196.0, 38.0, 25.0
MOST_ROWS = 4
BIDDERS_TOP, BIDDER_HEIGHT = 437.0, 117.0
CONTROLS_TOP = 582.0
PREAMBLE = TextStyle("italic", 27, theme.RUST)
TITLE = TextStyle("head", 58, theme.INK)
NAME, NARROW_NAME = (styles.TITLE_ON_PARCHMENT.sized(size) for size in (25, 20))
NARROW = 150.0
PRICE, PRICE_BESIDE = styles.BOLD_ON_PARCHMENT.sized(18), 18.0
LOZENGE = as_outline([(0, -8), (8, 0), (0, 8), (-8, 0)])
CARD_PLACE = as_outline([(-60, -81), (60, -81), (60, 81), (-60, 81)])


def tile_on_bill(art: PieceArt, face: TileFace, lying: str, *, alone: bool) -> Sprite:
    """Return the tile for sale, lying "up", "down" or "peeked", `alone` without a card beside."""
    if lying == "up":
        return art.tile_up(face, scale=OPEN_SCALE_ALONE if alone else OPEN_SCALE)
    if lying == "peeked":
        return art.tile_peek(face, share=0.45, scale=TILE_SCALE)
    return art.tile_down(face.region, face.letter, scale=TILE_SCALE)


def card_on_bill(art: PieceArt, face: CardFace) -> Sprite:
    """Return the survey card that is sold with an area."""
    return art.survey_card(face, degrees=3.0, scale=CARD_SCALE)


class BillSheet(Sheet):
    """Draws the notice; what can be done about it lies in `controls` below the bidders."""

    def __init__(self, studio: Studio) -> None:
        """Begin with an empty notice."""
        super().__init__(width=WIDTH, height=HEIGHT, name="bill")
        self._studio = studio
        self.look: Bill | None = None

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
        pitch = (WIDTH - 68 + 13) / len(look.bidders)
        for number, bidder in enumerate(look.bidders):
            box = (34 + pitch * number, BIDDERS_TOP, pitch - 13, BIDDER_HEIGHT)
            yield partial(self._draw_bidder, bidder=bidder, box=box)

    def bidder_spot(self, seat: int) -> tuple[float, float]:
        """Return where a seat's bid is written, relative to the bill."""
        bidders = self.look.bidders if self.look is not None else ()
        pitch = (WIDTH - 68 + 13) / max(len(bidders), 1)
        return 34 + pitch * seat + 30, BIDDERS_TOP + 66

    def _draw_heading(self, canvas: Canvas, look: Bill) -> None:
        left, width = 34.0, WIDTH - 68
        preamble = self._studio.say("bill-preamble")
        canvas.words(preamble, PREAMBLE, (left, 18, width, 36), "centre")
        canvas.words(look.title, TITLE, (left, 46, width, 66), "centre")
        canvas.put(hairline(canvas.box(298, 0, 78, 1.5).size, theme.RULE, 0.9), 298, 123)
        canvas.put(hairline(canvas.box(420, 0, 78, 1.5).size, theme.RULE, 0.9), 420, 123)
        canvas.put(filled(LOZENGE, canvas.k, theme.CHOUGH), WIDTH / 2, 124)
        note = styles.NOTE_ON_PARCHMENT.sized(20)
        canvas.words(look.terms, note, (left, 131, width, 28), "centre")

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
            token = art.peek_token(self._studio.colour(seat), scale=1.2)
            put(canvas, token, x + 68 - 30 * number, y - 62)
        note = styles.NOTE_ON_PARCHMENT.sized(19)
        width = 200.0 if look.card_slot else 350.0
        canvas.words(look.tile_note, note, (x - width / 2, 378, width, 28), "centre")

    def _draw_card(self, canvas: Canvas, look: Bill) -> None:
        art = self._studio.art(canvas.k)
        x, y = CARD_MIDDLE
        if look.card:
            put(canvas, card_on_bill(art, face_of(look.card, self._studio.words)), x, y)
        else:
            canvas.put(stroked(CARD_PLACE, canvas.k, (1.6, theme.RULE), (7, 5)), x, y)
            put(canvas, art.icon("cards", 58, tone="faint"), x, y)
        note = styles.NOTE_ON_PARCHMENT.sized(19)
        canvas.words(look.card_note, note, (x - 84, 378, 168, 28), "centre")

    def _draw_table(self, canvas: Canvas, look: Bill) -> None:
        art = self._studio.art(canvas.k)
        head = styles.HEAD_ON_PARCHMENT.sized(23)
        words = self._studio.say("if-you-win")
        spare = (MOST_ROWS - len(look.rows)) * ROW - EXTRA * len(look.extras)
        first = FIRST_ROW + max(spare, 0) / 2  # a short table stands beside the middle of the tile
        canvas.words(words, head, (TABLE_LEFT + 10, first - 18, 180, 36))
        prices = (*look.prices, "")
        for kind, x, price in zip(("tin", "copper", "water"), COLUMNS, prices, strict=True):
            put(canvas, art.cube(kind, 13), x - (PRICE_BESIDE if price else 0), first - 2)
            canvas.words(price, PRICE, (x - 1, first - 18, 36, 32))
        for number, row in enumerate(look.rows, start=1):
            self._draw_row(canvas, row, first + 2 + ROW * number)
        style = styles.NOTE_ON_PARCHMENT.sized(19)
        for number, extra in enumerate(look.extras):
            y = first + ROW * (len(look.rows) + 1) + EXTRA * number
            box = (TABLE_LEFT + 10, y - 16, TABLE_RIGHT - TABLE_LEFT - 10, 30)
            canvas.words(extra, style, box)
        put_rule(canvas, 34, 424, WIDTH - 68)

    def _draw_row(self, canvas: Canvas, row: YieldRow, y: float) -> None:
        width = TABLE_RIGHT - TABLE_LEFT
        style = STRONG if row.total else styles.BODY_ON_PARCHMENT
        if row.total:
            light = hairline(canvas.box(TABLE_LEFT, 0, width, 40).size, (0xFF, 0xFA, 0xE8), 0.9)
            canvas.put(light, TABLE_LEFT, y - 20)
            rule = hairline(canvas.box(TABLE_LEFT, 0, width, 2).size, theme.INK, 0.9)
            canvas.put(rule, TABLE_LEFT, y - 20)
        canvas.words(row.words, style, (TABLE_LEFT + 10, y - 17, 190, 34))
        figure = TextStyle("heavy", 25, theme.INK) if row.total else styles.BODY_ON_PARCHMENT
        for text, x in zip(row.cells, COLUMNS, strict=True):
            canvas.words(text, figure, (x - 28, y - 17, 56, 34), "centre")

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
        put(canvas, disc, x + (left - 24 if width > NARROW else side + r), y + 28)
        canvas.words(bidder.name, name, (x + left, y + 9, width - left - side + 2, 38))
        canvas.words(bidder.bid, TextStyle("heavy", 23, theme.INK), (x + 13, y + 50, 70, 34))
        canvas.words(
            bidder.money,
            styles.NOTE_ON_PARCHMENT.sized(19),
            (x + width / 2 - 10, y + 50, width / 2, 34),
            "right",
        )
        colour = theme.CHOUGH if bidder.acts else theme.RUST
        style = (STRONG if bidder.strong else styles.NOTE_ON_PARCHMENT).sized(19)
        place = (x + side, y + 80, width - 2 * side, 28)
        fits = canvas.kit.lettering.fits(bidder.state, style, canvas.k, canvas.box(*place).width)
        state = bidder.state if fits or not bidder.acts else self._studio.say("your-turn")
        canvas.words(state, style.in_colour(colour), place)
