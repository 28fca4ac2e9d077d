"""The panel of one player."""

from __future__ import annotations

from typing import NamedTuple, Unpack

from game.scene import styles
from game.scene.canvas import Canvas
from game.scene.lettering import TextStyle
from game.scene.node import Place
from game.scene.skins.panel import parchment, slate
from game.scene.units import Point
from game.titles.tinners_trail.table.cells import tray
from game.titles.tinners_trail.table.exhibit import Exhibit
from game.titles.tinners_trail.table.lines import Run, put_chip, write
from game.titles.tinners_trail.table.look.plate import Goods, Plate
from game.titles.tinners_trail.table.studio import Studio, put

PLATE_WIDTH = 61.0
PORTRAIT_R = 27.5
WITH_PORTRAIT = 82.0
MARK_BELOW = 0.8
TRAY = (313.0, 101.0, 34.0)
LOW = 98.0
TWO_ROWS = {True: (26.0, 70.0), False: (23.0, 59.0)}  # tall or low: name, numbers
THREE_ROWS = {True: (22.0, 53.0, 83.0), False: (19.0, 48.0, 77.0)}
GOODS_LEFT, GOODS_RIGHT = 76.0, 412.0


class StatPlaces(NamedTuple):
    """Where the numbers of the second row begin."""

    money: float
    points: float
    mines: float
    cards: float


STATS = StatPlaces(103.0, 162.0, 238.0, 283.0)
WIDE_STATS = StatPlaces(103.0, 182.0, 268.0, 346.0)


class PlatePanel(Exhibit[Plate]):
    """Name, money, points, mines, cards and ore of a seat; parchment while it acts.

    With expansions the ore moves to a third row, beside arsenic, own miners and pieces that wait.
    """

    def __init__(self, studio: Studio, seat: int, **place: Unpack[Place]) -> None:
        """Take the seat the panel belongs to."""
        super().__init__(studio, **place)
        self.seat = seat
        self.role = "panel"
        self.solid = True

    @property
    def rows(self) -> tuple[float, ...]:
        """The middles of the rows: name, numbers and perhaps goods."""
        three = self.look is not None and self.look.goods is not None
        return (THREE_ROWS if three else TWO_ROWS)[self.height > LOW]

    @property
    def stat_row(self) -> float:
        """The middle of the row of numbers."""
        return self.rows[1]

    @property
    def coin_spot(self) -> Point:
        """Where coins leave and arrive."""
        return 86.0, self.stat_row

    @property
    def house_spot(self) -> Point:
        """Where the stack of mines stands."""
        return STATS.mines - 8, self.stat_row

    def ore_spot(self, ore: str) -> Point:
        """Return where cubes of an ore lie."""
        if self.look is not None and self.look.goods is not None:
            return {"tin": 94.0, "copper": 146.0, "arsenic": 198.0}[ore], self.rows[2]
        return (328.0 if ore == "tin" else 379.0), self.stat_row

    def draw(self, canvas: Canvas) -> None:
        """Put panel, plate and numbers."""
        if self.look is None:
            return
        active = self.look.active
        ground = parchment(canvas.size(self), canvas.k, 12, active=True) if active else None
        canvas.put(ground or slate(canvas.size(self), canvas.k))
        art = self.studio.art(canvas.k)
        colour = self.studio.colour(self.seat)
        portrait = art.portrait(self.studio.seats[self.seat].player, PORTRAIT_R)
        if portrait is None or self.height < WITH_PORTRAIT:
            put(canvas, art.plate(colour, PLATE_WIDTH, self.height), 0, 0)
        else:
            put(canvas, art.plate(colour, PLATE_WIDTH, self.height, MARK_BELOW), 0, 0)
            put(canvas, portrait, PLATE_WIDTH / 2, PORTRAIT_R + 5)
        self._draw_name(canvas, self.look)
        self._draw_stats(canvas, self.look)
        self._draw_ore(canvas, self.look)
        if self.look.goods is not None:
            self._draw_goods(canvas, self.look, self.look.goods)

    def _draw_name(self, canvas: Canvas, look: Plate) -> None:
        right = self.width - 14.0
        middle = self.rows[0]
        if look.chip:
            right = put_chip(canvas, look.chip, look.tone, right, middle) - 8
        name = styles.TITLE_ON_PARCHMENT if look.active else styles.TITLE
        note = styles.NOTE_ON_PARCHMENT if look.active else styles.NOTE
        end = write(canvas, (Run(look.name, name.sized(27)),), 76, middle, right - 76)
        caption, style = "  " + look.caption, note.sized(19)
        if canvas.kit.lettering.fits(caption, style, canvas.k, (right - end) * canvas.k):
            write(canvas, (Run(caption, style),), end, middle, right - end)

    def _draw_stats(self, canvas: Canvas, look: Plate) -> None:
        """Money, points, mines and cards, apart enough for three figures."""
        art = self.studio.art(canvas.k)
        y = self.stat_row
        wide = look.goods is not None
        places = WIDE_STATS if wide else STATS
        style = self._figure(look)
        laurel = ("#8E6524", "#B98A12") if look.active else "cream"
        cards = ("#5B3D1C", "#8A6A3A") if look.active else "cream"
        put(canvas, art.coin(13), *self.coin_spot)
        money = self.studio.say("pounds", pounds=look.money)
        if look.debt:
            money = self.studio.say("minus-pounds", pounds=look.debt)
        canvas.words(money, style, (places.money, y - 17, places.points - places.money - 14, 34))
        put(canvas, art.icon("laurel", 28, tone=laurel), places.points, y)
        canvas.words(str(look.points), style, (places.points + 17, y - 17, 41, 34))
        house = art.engine_house(
            self.studio.colour(self.seat), scale=0.56, on_slate=not look.active
        )
        put(canvas, house, places.mines, y + 14)
        canvas.words(str(look.mines_left), style, (places.mines + 17, y - 17, 20, 34))
        put(canvas, art.icon("cards", 27, tone=cards), places.cards, y)
        canvas.words(str(look.cards), style, (places.cards + 15, y - 17, 20, 34))

    def _draw_ore(self, canvas: Canvas, look: Plate) -> None:
        art = self.studio.art(canvas.k)
        ores = [("tin", look.tin), ("copper", look.copper)]
        left, width, height = TRAY
        middle = self.ore_spot("tin")[1]
        if look.goods is not None:
            left, height = GOODS_LEFT, 28.0
            if look.goods.arsenic >= 0:
                ores.append(("arsenic", look.goods.arsenic))
            width = 52.0 * len(ores)
        box = canvas.box(left, middle - height / 2, width, height)
        canvas.put(tray(box.size, canvas.k, dark=not look.active), left, middle - height / 2)
        for ore, count in ores:
            x, y = self.ore_spot(ore)
            put(canvas, art.cube(ore, 11 if look.goods is None else 10), x, y)
            canvas.words(str(count), self._figure(look).sized(22), (x + 15, y - 17, 26, 34))

    def _draw_goods(self, canvas: Canvas, look: Plate, goods: Goods) -> None:
        """Calciner, own miners and Michigan's pieces, from the right."""
        art = self.studio.art(canvas.k)
        y = self.rows[2]
        right = GOODS_RIGHT
        style = self._figure(look).sized(22)
        colour = self.studio.colour(self.seat)
        if goods.own_miners >= 0:
            canvas.words(str(goods.own_miners), style, (right - 16, y - 17, 20, 34))
            put(canvas, art.miner(colour, scale=0.72, on_slate=not look.active), right - 28, y + 13)
            right -= 48
        if goods.calciners >= 0:
            there = 1.0 if goods.calciners else 0.28
            put(canvas, art.calciner(scale=0.62), right - 10, y + 13, there)
            right -= 34
        tone = ("#4A2E1A", "#7A5526") if look.active else "cream"
        for piece in goods.waiting[::-1]:
            put(canvas, art.icon(piece, 25, tone=tone), right - 12, y)
            right -= 28

    def _figure(self, look: Plate) -> TextStyle:
        return styles.NUMBER_ON_PARCHMENT if look.active else styles.NUMBER
