"""The documents on the sea: what coal and iron cost, and how far the distant market has fallen."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Unpack

from game.numerals import numeral
from game.scene.drawing.colours import with_alpha
from game.scene.drawing.paint_surface import Painter, down, painting
from game.scene.input.hit import Circle, Extent
from game.scene.nodes.node import Canvas, NodeValues
from game.scene.stage.placing import Point
from game.tabletop.art.table_art import cell
from game.tabletop.art.text import put_rule
from game.tabletop.table_model import put
from game.titles.brass.rules.table_view import TableView
from game.titles.brass.table.art import inks
from game.titles.brass.table.art.brass_art import LookWidget, TableContext
from game.titles.brass.table.art.cards import bill

ROW_TOP = 47.0
ROW_PITCH = 48.0
BOX = (29.0, 44.0)
BOX_PITCH = 30.7
BOX_LEFT = 49.0
DEMAND_BOX = (27.0, 34.0)
DEMAND_PITCH = 26.2
TILES_MAKE_WAY = 6  # the marker below this space, and beyond, stands where their number is told

LEFT: float = 6.0
DISC = 10.5
SHOWN_BELOW_NONE = 5


class TracksPanel(LookWidget[TableView]):
    """Two rows of boxes with cubes; the next one to be bought is framed."""

    def spot(self, kind: str, left: int) -> tuple[float, float]:
        """Return the middle of the box whose cube is taken while so many are left."""
        number = min(max(8 - left, 0), 7)
        row = 0 if kind == "coal" else 1
        return BOX_LEFT + BOX_PITCH * number + BOX[0] / 2, ROW_TOP + ROW_PITCH * row + 30

    def draw(self, canvas: Canvas) -> None:
        """Put paper, head and rows."""
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
    """The table, and whether the market may be picked."""

    view: TableView
    lit: bool

    @property
    def note(self) -> str:
        """The key of what the numbers beside the marker bring."""
        return "market-note-money" if self.view.pays_money else "market-note"


class BrassMarketPanel(LookWidget[MarketLook]):
    """Nine boxes with the marker below one, and the stack of tiles."""

    @property
    def tile_spot(self) -> tuple[float, float]:
        """The stack of tiles."""
        return self.width - 40, 68.0

    def put_look(self, canvas: Canvas, look: MarketLook) -> None:
        """Put paper, head, boxes and tiles."""
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
    """Put the head of a bill, and a note beside it as far as there is room."""
    lettering = canvas.kit.lettering
    k = canvas.k
    wide = min(lettering.width(words, inks.BILL_HEAD, k) / k + 8, width - 36)
    canvas.words(words, inks.BILL_HEAD, (18, 8, wide, 32))
    room = width - 36 - wide - 6
    if lettering.fits(note, inks.BILL_NOTE, k, canvas.box(0, 0, max(room, 1), 9).width):
        canvas.words(note, inks.BILL_NOTE, (18 + wide + 6, 10, room, 30), "right")


# The income track: the neatline of the map, a cell for each level, a tick for each space.


@dataclass(frozen=True, slots=True)
class NeatlineLook:
    """The pounds of every space, and the seats on it: (seat, space, whether only a ghost)."""

    levels: tuple[int, ...]
    markers: tuple[tuple[int, int, bool], ...]


@painting
def ruler(painter: Painter, k: float, levels: tuple[int, ...]) -> None:
    """The printed cells, without numbers."""
    painter.spread(10 * k)
    box = painter.box(3 * k)
    painter.shadow(box.moved(0, 3 * k), 8 * k, with_alpha((0, 0, 0), 0.5))
    painter.fill(box, (0xEF, 0xE4, 0xC8))
    pitch = (box.width - 2 * LEFT * k) / len(levels)
    at = LEFT * k
    for number, (level, spaces) in enumerate(groupby(levels)):
        count = len(list(spaces))
        red = level < 0
        tones = (
            ((0xE8, 0xA3, 0x96), (0xDD, 0x8E, 0x80))
            if red
            else ((0xFA, 0xF3, 0xE0), (0xEF, 0xE4, 0xC8))
        )
        if number % 2:
            tones = (
                ((0xDB, 0x8B, 0x7C), (0xCF, 0x7A, 0x6B))
                if red
                else ((0xD9, 0xC8, 0x9C), (0xCC, 0xB8, 0x86))
            )
        cell = box._replace(x=at, y=4 * k, width=pitch * count, height=box.height - 8 * k, radius=0)
        painter.fill(cell, down(*tones))
        for tick in range(1, count):
            line = cell._replace(
                x=at + pitch * tick, y=box.height - 10 * k, width=max(k, 1), height=6 * k
            )
            painter.fill(line, (0x5A, 0x4A, 0x33))
        painter.fill(cell._replace(width=max(k, 1)), (0x5A, 0x4A, 0x33))
        at += pitch * count
    painter.line(box, 1.8 * k, inks.STYLES_SOOT)


class NeatlineShape:
    """The ruler and the discs that hang below it: they tell of incomes as it does."""

    def __init__(self, neatline: "Neatline") -> None:
        """Follow what the neatline shows."""
        self._neatline = neatline

    def contains(self, point: Point) -> bool:
        """Whether a point lies on the ruler or on a disc."""
        width = self._neatline.width
        height = self._neatline.height
        if 0 <= point[0] <= width and 0 <= point[1] <= height:
            return True
        return any(Circle(*disc, DISC).contains(point) for disc in self._neatline.discs)

    def inner_point(self) -> Point:
        """The middle of the ruler."""
        return self._neatline.width / 2, self._neatline.height / 2

    def extent(self) -> Extent:
        """The ruler and the row of discs."""
        return 0.0, 0.0, self._neatline.width, self._neatline.height + 2 * DISC - 1


class Neatline(LookWidget[NeatlineLook]):
    """Numbers over the cells; discs hang below the space their marker stands on."""

    def __init__(self, context: TableContext, **place: Unpack[NodeValues]) -> None:
        """Begin with nobody on the track."""
        super().__init__(context, **place)
        self.hit = NeatlineShape(self)

    @property
    def discs(self) -> list[Point]:
        """The middles of the discs, in the order of the markers."""
        look = self.look
        if look is None:
            return []
        pitch = (self.width - 2 * LEFT) / len(look.levels)
        below = [LEFT + pitch * (space + 0.5) for _, space, _ in look.markers]
        return [(x, self.height + DISC - 1) for x in beside_each_other(below)]

    def spot(self, space: int) -> tuple[float, float]:
        """Return where a marker hangs below a space."""
        count = len(self.look.levels) if self.look is not None else 1
        return LEFT + (self.width - 2 * LEFT) / count * (space + 0.5), self.height + DISC - 1

    def put_look(self, canvas: Canvas, look: NeatlineLook) -> None:
        """Put ruler, numbers and discs."""
        canvas.put(ruler(canvas.size(self), canvas.k, look.levels))
        pitch = (self.width - 2 * LEFT) / len(look.levels)
        at = LEFT
        for level, spaces in groupby(look.levels):
            count = len(list(spaces))
            if level >= 0 or level % SHOWN_BELOW_NONE == 0:
                words = numeral(level)
                extra = 20.0 if level < 0 else 0.0
                start = max(at - extra, LEFT)
                box = (start, 3, pitch * count + 2 * extra, self.height - 8)
                canvas.words(words, inks.BILL_BOLD.sized(17), box, "centre")
            at += pitch * count
        art = self.context.art(canvas.k)
        for (seat, _, ghost), (x, y) in zip(look.markers, self.discs, strict=True):
            colour = self.context.colour(seat)
            if ghost:
                put(canvas, art.ghost_disc(colour, DISC), x, y)
            else:
                put(canvas, art.disc(colour, DISC, on_slate=True), x, y)


def beside_each_other(wanted: Sequence[float]) -> list[float]:
    """Return where discs hang that none hides another: each as near as may be to where it is
    wanted, those that would touch side by side round the middle of their places.
    """
    rows: list[list[int]] = []
    for number in sorted(range(len(wanted)), key=lambda each: wanted[each]):
        rows.append([number])
        while len(rows) > 1 and _ends(rows[-2], wanted)[1] > _ends(rows[-1], wanted)[0]:
            last = rows.pop()
            rows[-1] += last
    found = [0.0] * len(wanted)
    for row in rows:
        start, _ = _ends(row, wanted)
        for place, number in enumerate(row):
            found[number] = start + DISC * (2 * place + 1)
    return found


def _ends(row: Sequence[int], wanted: Sequence[float]) -> tuple[float, float]:
    """Return where a row of discs begins and ends."""
    middle = sum(wanted[number] for number in row) / len(row)
    return middle - DISC * len(row), middle + DISC * len(row)
