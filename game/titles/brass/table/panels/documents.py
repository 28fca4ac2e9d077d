"""The documents on the sea: what coal and iron cost, and how far the distant market has fallen."""

from __future__ import annotations

from dataclasses import dataclass

from game.scene.canvas import Canvas
from game.tabletop.art.cells import cell
from game.tabletop.art.lines import put_rule
from game.tabletop.studio import put
from game.titles.brass.table import styles
from game.titles.brass.table.art.bill import bill
from game.titles.brass.table.exhibit import Exhibit

ROW_TOP, ROW_PITCH = 47.0, 48.0
BOX, BOX_PITCH, BOX_LEFT = (29.0, 44.0), 30.7, 49.0
DEMAND_BOX, DEMAND_PITCH = (27.0, 34.0), 26.2
TILES_MAKE_WAY = 6  # the marker below this space, and beyond, stands where their number is told


@dataclass(frozen=True, slots=True)
class TracksLook:
    """Cubes on both tracks, the printed prices from the cheap end, that of an empty track, and
    how many cubes will be moved there by what is drafted.
    """

    coal: int
    iron: int
    prices: tuple[int, ...]
    empty_price: int
    coming: tuple[int, int] = (0, 0)


class TracksPanel(Exhibit[TracksLook]):
    """Two rows of boxes with cubes; the next one to be bought is framed."""

    def spot(self, kind: str, left: int) -> tuple[float, float]:
        """Return the middle of the box whose cube is taken while so many are left."""
        number = min(max(8 - left, 0), 7)
        row = 0 if kind == "coal" else 1
        return BOX_LEFT + BOX_PITCH * number + BOX[0] / 2, ROW_TOP + ROW_PITCH * row + 30

    def draw(self, canvas: Canvas) -> None:
        """Put paper, head and rows."""
        canvas.put(bill(canvas.size(self), canvas.k))
        say = self.studio.say
        put_head(canvas, say("tracks"), say("tracks-note"), self.width)
        put_rule(canvas, 16, 40, self.width - 32)
        if self.look is not None:
            self._draw_row(canvas, self.look, 0)
            self._draw_row(canvas, self.look, 1)

    def _draw_row(self, canvas: Canvas, look: TracksLook, row: int) -> None:
        kind, left = ("coal", look.coal) if row == 0 else ("iron", look.iron)
        top = ROW_TOP + ROW_PITCH * row
        art = self.studio.art(canvas.k)
        put(canvas, art.cube(kind, 13), 29, top + 22)
        gone = len(look.prices) - left
        for number, price in enumerate(look.prices):
            x = BOX_LEFT + BOX_PITCH * number
            tone = "next" if number == gone else "light" if number > gone else "shade"
            canvas.put(cell(canvas.box(x, top, *BOX).size, canvas.k, tone, 4), x, top)
            style = styles.PRICE if number >= gone else styles.PRICE.in_colour(styles.OCHRE)
            canvas.words(f"£{price}", style, (x, top + 1, BOX[0], 18), "centre")
            middle = x + BOX[0] / 2, top + 30
            if number >= gone:
                put(canvas, art.cube(kind, 9), *middle)
            elif number >= gone - look.coming[row]:
                put(canvas, art.cube(kind, 9), *middle, 0.5)
            else:
                put(canvas, art.ghost_cube(8), *middle)
        style = styles.BILL_SUM if not left else styles.BILL_NOTE
        canvas.words(f"£{look.empty_price}", style, (self.width - 42, top + 8, 30, 28), "centre")


@dataclass(frozen=True, slots=True)
class MarketLook:
    """What stands beside each space of the demand marker, how far it is down, the tiles left."""

    bonuses: tuple[int, ...]
    demand: int
    tiles: int
    lit: bool = False


class MarketPanel(Exhibit[MarketLook]):
    """Nine boxes with the marker below one, and the stack of tiles."""

    @property
    def tile_spot(self) -> tuple[float, float]:
        """The stack of tiles."""
        return self.width - 40, 68.0

    def put_look(self, canvas: Canvas, look: MarketLook) -> None:
        """Put paper, head, boxes and tiles."""
        canvas.put(bill(canvas.size(self), canvas.k, lit=look.lit))
        say = self.studio.say
        put_head(canvas, say("market"), say("market-note"), self.width)
        put_rule(canvas, 16, 40, self.width - 32)
        for number, words in enumerate(
            [*(str(each) for each in look.bonuses), "\N{MULTIPLICATION SIGN}"]
        ):
            x = 17 + DEMAND_PITCH * number
            closed = number == len(look.bonuses)
            now = number == look.demand
            tone = (
                "next" if now else "now" if closed else "shade" if number < look.demand else "light"
            )
            canvas.put(cell(canvas.box(x, 52, *DEMAND_BOX).size, canvas.k, tone, 4), x, 52)
            style = styles.BILL_SUM if now else styles.BILL_TEXT
            style = style.in_colour((0xF0, 0xC9, 0xB4)) if closed and not now else style
            canvas.words(words, style, (x, 52, *DEMAND_BOX), "centre")
        art = self.studio.art(canvas.k)
        marker = 17 + DEMAND_PITCH * look.demand + DEMAND_BOX[0] / 2
        put(canvas, art.pin(), marker, 88)
        for number in range(min(look.tiles, 3)):
            put(canvas, art.market_tile(), self.width - 40 + 2 * number, 68 - 2 * number)
        words = say("market-tiles", count=look.tiles)
        if look.demand < TILES_MAKE_WAY:
            canvas.words(words, styles.BILL_NOTE, (190, 97, 130, 24), "right")
        else:
            canvas.words(words, styles.BILL_NOTE, (17, 97, 130, 24))


def put_head(canvas: Canvas, words: str, note: str, width: float) -> None:
    """Put the head of a bill, and a note beside it as far as there is room."""
    lettering, k = canvas.kit.lettering, canvas.k
    wide = min(lettering.width(words, styles.BILL_HEAD, k) / k + 8, width - 36)
    canvas.words(words, styles.BILL_HEAD, (18, 8, wide, 32))
    room = width - 36 - wide - 6
    if lettering.fits(note, styles.BILL_NOTE, k, canvas.box(0, 0, max(room, 1), 9).width):
        canvas.words(note, styles.BILL_NOTE, (18 + wide + 6, 10, room, 30), "right")
