"""The layer of the map on which all pieces stand."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Generic

from game.scene.canvas import Canvas
from game.tabletop.map.hasty import Hasty, Part
from game.tabletop.studio import put
from game.titles.tinners_trail.table.chart.brush import CountyBrush
from game.titles.tinners_trail.table.chart.county import County
from game.titles.tinners_trail.table.look.areas import AnyArea
from game.titles.tinners_trail.table.studio import Studio

LAMP_R = 74.0
LAMPLIGHT = (0.0, 0.22, 0.5, 0.8)
"""How bright the lamps of the mines are from round to round."""


class Pieces(Hasty, Generic[AnyArea]):
    """All pieces on land, drawn above the lights, from back to front."""

    def __init__(self, studio: Studio, county: County, brush: CountyBrush[AnyArea]) -> None:
        """Take what they are drawn with."""
        super().__init__(county)
        self._studio = studio
        self._county = county
        self._brush = brush
        self.looks: tuple[AnyArea, ...] = ()
        self.adits: tuple[tuple[str, str], ...] = ()
        self.round = 1

    def shown(self) -> tuple[object, ...]:
        """Return what lies on land, what is in the air, and the time of day."""
        return self.looks, self.adits, self.round, frozenset(self._brush.lifted)

    def parts(self) -> Iterator[Part]:
        """Yield what draws the lamps, each area from back to front, and the adits."""
        yield self._draw_lamps
        for look in sorted(self.looks, key=lambda look: self._county.origin(look.name)[1]):
            yield partial(self._draw_look, look)
        yield self._draw_adits

    def draw_area(self, canvas: Canvas, name: str) -> None:
        """Put what lies in one area, whoever draws."""
        for look in self.looks:
            if look.name == name:
                self._draw_look(look, canvas)

    def _draw_look(self, look: AnyArea, canvas: Canvas) -> None:
        outer = canvas.place
        x, y = self._county.origin(look.name)
        canvas.place = outer.inside((x, y, self._county.scale, 1.0))
        self._brush.draw(canvas, look)
        canvas.place = outer

    def _draw_adits(self, canvas: Canvas) -> None:
        art = self._studio.art(canvas.k * self._county.scale)
        for first, second in self.adits:
            put(canvas, art.adit(), *self._county.adit(first, second))

    def _draw_lamps(self, canvas: Canvas) -> None:
        """Towards evening every mine stands in the light of its own lamps."""
        bright = LAMPLIGHT[min(max(self.round, 1), len(LAMPLIGHT)) - 1]
        if not bright:
            return
        scale = self._county.scale
        glow = self._studio.art(canvas.k * scale).glow(LAMP_R)
        for look in self.looks:
            if look.owner >= 0:
                x, y = self._county.origin(look.name)
                put(canvas, glow, x - 14 * scale, y - 4 * scale, bright)
