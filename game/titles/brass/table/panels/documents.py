"""The documents on the sea: the prices of coal and iron, and the distant market."""

from dataclasses import dataclass

from game.scene.nodes.node import Canvas
from game.tabletop.art.cells import cell
from game.tabletop.art.text import put_rule
from game.tabletop.table_context import put
from game.titles.brass.rules.table_view import TableView
from game.titles.brass.table.art import inks
from game.titles.brass.table.art.brass_art import LookWidget
from game.titles.brass.table.art.paper_bills import bill

ROW_TOP = 47.0
ROW_PITCH = 48.0
BOX = (29.0, 44.0)
BOX_PITCH = 30.7
BOX_LEFT = 49.0
DEMAND_BOX = (27.0, 34.0)
DEMAND_PITCH = 26.2
TILES_MAKE_WAY = 6  # the marker below this space, and beyond, stands where their number is told


class TracksPanel(LookWidget[TableView]):
    """Two rows of boxes with cubes; the next one to be bought is framed."""

    def spot(self, kind: str, left: int) -> tuple[float, float]:
        """Return the middle of the box whose cube is taken while `left` are left."""
        number = min(max(8 - left, 0), 7)
        row = 0 if kind == "coal" else 1
        return BOX_LEFT + BOX_PITCH * number + BOX[0] / 2, ROW_TOP + ROW_PITCH * row + 30

    def draw(self, canvas: Canvas) -> None:
        """Draw paper, head and rows."""
        canvas.put(bill(canvas.size(self), canvas.k))
        say = self.context.say
        put_head(canvas, say("tracks"), say("tracks-note"), self.width)
        put_rule(canvas, 16, 40, self.width - 32)
        if self.look is not None:
            self._draw_row(canvas, self.look, 0)
            self._draw_row(canvas, self.look, 1)

    def _draw_row(self, canvas: Canvas, look: TableView, row: int) -> None:
        kind, left = ("coal", look.coal) if row == 0 else ("iron", look.iron)
        top = ROW_TOP + ROW_PITCH * row
        art = self.context.art(canvas.k)
        put(canvas, art.cube(kind, 13), 29, top + 22)
        gone = len(look.prices) - left
        for number, price in enumerate(look.prices):
            x = BOX_LEFT + BOX_PITCH * number
            tone = "next" if number == gone else "light" if number > gone else "shade"
            canvas.put(cell(canvas.box(x, top, *BOX).size, canvas.k, tone, 4), x, top)
            style = inks.PRICE if number >= gone else inks.PRICE.in_colour(inks.STYLES_OCHRE)
            canvas.words(f"£{price}", style, (x, top + 1, BOX[0], 18), "centre")
            middle = x + BOX[0] / 2, top + 30
            if number >= gone:
                put(canvas, art.cube(kind, 9), *middle)
            else:
                put(canvas, art.ghost_cube(8), *middle)
        style = inks.BILL_SUM if not left else inks.BILL_NOTE
        canvas.words(f"£{look.empty_price}", style, (self.width - 42, top + 8, 30, 28), "centre")


@dataclass(frozen=True, slots=True)
class MarketLook:
    """The table's view, and whether the market can be picked."""

    view: TableView
    lit: bool

    @property
    def note(self) -> str:
        """The key of the text about the bonuses beside the marker."""
        return "market-note-money" if self.view.pays_money else "market-note"


class BrassMarketPanel(LookWidget[MarketLook]):
    """Nine boxes with the marker below one, and the stack of tiles."""

    @property
    def tile_spot(self) -> tuple[float, float]:
        """The stack of tiles."""
        return self.width - 40, 68.0

    def put_look(self, canvas: Canvas, look: MarketLook) -> None:
        """Draw paper, head, boxes and tiles."""
        canvas.put(bill(canvas.size(self), canvas.k, lit=look.lit))
        say = self.context.say
        put_head(canvas, say("market"), say(look.note), self.width)
        put_rule(canvas, 16, 40, self.width - 32)
        for number, words in enumerate(
            [*(str(each) for each in look.view.bonuses), "\N{MULTIPLICATION SIGN}"]
        ):
            x = 17 + DEMAND_PITCH * number
            closed = number == len(look.view.bonuses)
            now = number == look.view.demand
            open_tone = "shade" if number < look.view.demand else "light"
            tone = "next" if now else "now" if closed else open_tone
            canvas.put(cell(canvas.box(x, 52, *DEMAND_BOX).size, canvas.k, tone, 4), x, 52)
            style = inks.BILL_SUM if now else inks.BILL_TEXT
            style = style.in_colour((0xF0, 0xC9, 0xB4)) if closed and not now else style
            canvas.words(words, style, (x, 52, *DEMAND_BOX), "centre")
        art = self.context.art(canvas.k)
        marker = 17 + DEMAND_PITCH * look.view.demand + DEMAND_BOX[0] / 2
        put(canvas, art.pin(), marker, 88)
        for number in range(min(len(look.view.distant), 3)):
            put(canvas, art.market_tile(), self.width - 40 + 2 * number, 68 - 2 * number)
        tiles = len(look.view.distant)
        words = say("market-tiles", count=tiles) if tiles else say("market-shut")
        if look.view.demand < TILES_MAKE_WAY:
            canvas.words(words, inks.BILL_NOTE, (190, 97, 130, 24), "right")
        else:
            canvas.words(words, inks.BILL_NOTE, (17, 97, 130, 24))


def put_head(canvas: Canvas, words: str, note: str, width: float) -> None:
    """Draw the head of a document, and a note beside it as far as there is room."""
    lettering = canvas.kit.lettering
    k = canvas.k
    wide = min(lettering.width(words, inks.BILL_HEAD, k) / k + 8, width - 36)
    canvas.words(words, inks.BILL_HEAD, (18, 8, wide, 32))
    room = width - 36 - wide - 6
    if lettering.fits(note, inks.BILL_NOTE, k, canvas.box(0, 0, max(room, 1), 9).width):
        canvas.words(note, inks.BILL_NOTE, (18 + wide + 6, 10, room, 30), "right")
