"""The tally of a sale: how many cubes went for how much, added up as they are sold."""

from __future__ import annotations

from game.scene import styles, theme
from game.scene.canvas import Canvas
from game.scene.lettering import TextStyle
from game.scene.node import Node
from game.scene.skins.panel import parchment
from game.tabletop.studio import put
from game.titles.tinners_trail.table.studio import Studio

WIDTH, HEIGHT, ROW = 460.0, 190.0, 44.0
NAME = TextStyle("title", 30, theme.INK)
SUM = TextStyle("heavy", 46, theme.INK)
LINE = styles.BODY_ON_PARCHMENT.sized(24)


class SaleTally(Node):
    """A strip of parchment; `prices` are pounds a cube, by the ores that are sold."""

    def __init__(
        self, studio: Studio, seat: int, prices: dict[str, int], middle: tuple[float, float]
    ) -> None:
        super().__init__(
            x=middle[0], y=middle[1], width=WIDTH, height=HEIGHT, anchor=(0.5, 0.5), role="text"
        )
        self._studio, self._seat, self._prices = studio, seat, prices
        self.sold = dict.fromkeys(prices, 0)
        self._extra = 0
        self.label = studio.name(seat)

    @property
    def pounds(self) -> int:
        """What has been sold so far has brought."""
        return self._extra + sum(self._prices[ore] * count for ore, count in self.sold.items())

    def add_cube(self, ore: str) -> None:
        """One more cube is sold."""
        self.sold[ore] += 1

    def settle(self, sold: dict[str, int], pounds: int) -> None:
        """All is sold, for that much; what a place adds to the prices is in it."""
        self.sold, self._extra = sold, 0
        self._extra = pounds - self.pounds

    def drawn_from(self) -> tuple[object, ...]:
        """Return what decides the picture."""
        return self._seat, self.pounds, *self.sold.values()

    def draw(self, canvas: Canvas) -> None:
        """Put paper, name, a row for each ore, and the sum."""
        left, top, width, height = self.box()
        canvas.put(parchment(canvas.size(self), canvas.k, active=True), left, top)
        art, studio = self._studio.art(canvas.k), self._studio
        put(canvas, art.disc(studio.colour(self._seat), 17.0), left + 40, top + 40)
        canvas.words(self.label, NAME, (left + 70, top + 18, 240, 44))
        middle = top + 92
        for ore, count in self.sold.items():
            put(canvas, art.cube(ore, 13), left + 44, middle)
            told = f"{count} × {studio.say('pounds', pounds=self._prices[ore])}"
            canvas.words(told, LINE, (left + 76, middle - 20, 180, 40))
            middle += ROW
        total = studio.say("pounds", pounds=self.pounds)
        canvas.words(total, SUM, (left + 250, top + 60, width - 280, height - 80), "right")
