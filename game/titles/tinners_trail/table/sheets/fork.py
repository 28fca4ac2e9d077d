"""The pictures of a fork's ways."""

from __future__ import annotations

from game.scene.canvas import Canvas
from game.scene.units import Point
from game.tabletop.studio import put
from game.titles.tinners_trail.table.look.fork import ForkWay
from game.titles.tinners_trail.table.panels.emigration import NOBODY, Gift, draw_gift
from game.titles.tinners_trail.table.studio import Studio

CUBES = ("tin", "copper")
BROWN = ("#4A2E1A", "#7A5526")


class WayPictures:
    """Draws them for the seat that is asked."""

    def __init__(self, studio: Studio, seat: int) -> None:
        """Take what they are drawn with, and the seat."""
        self._studio, self._seat = studio, seat

    def put(self, canvas: Canvas, way: ForkWay, at: Point) -> None:
        """Put a way's picture, or the disc of whoever has taken it."""
        art = self._studio.art(canvas.k)
        x, y = at
        if way.taken_by != NOBODY:
            put(canvas, art.disc(self._studio.colour(way.taken_by), 18.0), x, y)
        elif way.gift is not None:
            self._put_gift(canvas, way.gift, at)
        elif way.picture in CUBES:
            put(canvas, art.cube(way.picture, 18.0), x, y)
        elif way.picture == "calciner":
            put(canvas, art.calciner(scale=1.3), x, y + 26)
        elif way.picture == "miner":
            put(canvas, art.miner(scale=1.4), x, y + 26)
        elif way.picture == "own-miner":
            put(canvas, art.miner(self._studio.colour(self._seat), scale=1.4), x, y + 26)
        elif way.picture == "none":
            put(canvas, art.icon("x", 34, tone="faint"), x, y)
        else:
            put(canvas, art.icon(way.picture, 46, tone=BROWN), x, y)

    def _put_gift(self, canvas: Canvas, gift: Gift, at: Point) -> None:
        art, (x, y) = self._studio.art(canvas.k), at
        if gift.kind == "pounds":
            label = self._studio.say("pounds", pounds=gift.number)
            put(canvas, art.coin(23.0, label=label), x, y)
        elif gift.kind in ("points", "rise"):
            draw_gift(canvas, self._studio, gift, at)
        else:
            size, pitch = (46.0, 0.0) if gift.number == 1 else (38.0, 27.0)
            for number in range(gift.number):
                left = x + pitch * (number - (gift.number - 1) / 2)
                put(canvas, art.icon(gift.kind, size, tone=BROWN), left, y)
