"""The panel of one player."""

from __future__ import annotations

from typing import Unpack

from game.scene import styles
from game.scene.canvas import Canvas
from game.scene.node import Place
from game.scene.skins.panel import parchment, slate
from game.scene.units import Point
from game.titles.tinners_trail.table.cells import tray
from game.titles.tinners_trail.table.exhibit import Exhibit
from game.titles.tinners_trail.table.lines import Run, put_chip, write
from game.titles.tinners_trail.table.look.plate import Plate
from game.titles.tinners_trail.table.studio import Studio, put

PLATE_WIDTH = 61.0
TRAY = (310.0, 104.0, 34.0)


class PlatePanel(Exhibit[Plate]):
    """Name, money, points, mines, cards and ore of a seat; parchment while it acts."""

    def __init__(self, studio: Studio, seat: int, **place: Unpack[Place]) -> None:
        """Take the seat the panel belongs to."""
        super().__init__(studio, **place)
        self.seat = seat
        self.role = "panel"
        self.solid = True

    @property
    def stat_row(self) -> float:
        """The middle of the row of numbers."""
        return self.height - (34 if self.height > 90 else 25)

    @property
    def coin_spot(self) -> Point:
        """Where coins leave and arrive."""
        return 90.0, self.stat_row

    @property
    def house_spot(self) -> Point:
        """Where the stack of mines stands."""
        return 223.0, self.stat_row

    def ore_spot(self, ore: str) -> Point:
        """Return where cubes of an ore lie."""
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
        put(canvas, art.plate(colour, PLATE_WIDTH, self.height), 0, 0)
        self._draw_name(canvas, self.look)
        self._draw_stats(canvas, self.look)

    def _draw_name(self, canvas: Canvas, look: Plate) -> None:
        right = self.width - 14.0
        middle = 26.0 if self.height > 90 else 23.0
        if look.chip:
            right = put_chip(canvas, look.chip, look.tone, right, middle) - 8
        name = styles.TITLE_ON_PARCHMENT if look.active else styles.TITLE
        note = styles.NOTE_ON_PARCHMENT if look.active else styles.NOTE
        runs = (Run(look.name, name.sized(27)), Run("  " + look.caption, note.sized(19)))
        write(canvas, runs, 76, middle, right - 76)

    def _draw_stats(self, canvas: Canvas, look: Plate) -> None:
        art = self.studio.art(canvas.k)
        colour = self.studio.colour(self.seat)
        tone = "ink" if look.active else "cream"
        style = styles.NUMBER_ON_PARCHMENT if look.active else styles.NUMBER
        y = self.stat_row
        put(canvas, art.coin(13), *self.coin_spot)
        money = self.studio.say("pounds", pounds=look.money)
        canvas.words(money, style, (108, y - 17, 42, 34))
        put(
            canvas,
            art.icon("laurel", 28, tone=("#8E6524", "#B98A12") if look.active else tone),
            160,
            y,
        )
        canvas.words(str(look.points), style, (178, y - 17, 34, 34))
        house = art.engine_house(colour, scale=0.56, on_slate=not look.active)
        put(canvas, house, 226, y + 14)
        canvas.words(str(look.mines_left), style, (244, y - 17, 20, 34))
        put(
            canvas,
            art.icon("cards", 27, tone=("#5B3D1C", "#8A6A3A") if look.active else tone),
            277,
            y,
        )
        canvas.words(str(look.cards), style, (295, y - 17, 20, 34))
        left, width, height = TRAY
        box = canvas.box(left, y - height / 2, width, height)
        canvas.put(tray(box.size, canvas.k, dark=not look.active), left, y - height / 2)
        for ore, count in (("tin", look.tin), ("copper", look.copper)):
            x, _ = self.ore_spot(ore)
            put(canvas, art.cube(ore, 11), x, y)
            canvas.words(str(count), style.sized(22), (x + 15, y - 17, 26, 34))
