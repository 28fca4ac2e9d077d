"""Names of the areas, written over the pieces."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Generic

from game.scene import styles, theme
from game.scene.canvas import Canvas
from game.scene.lettering import TextStyle
from game.tabletop.map.hasty import Hasty, Part
from game.tabletop.map.name_spots import Box, Point, name_spots
from game.titles.tinners_trail.table.chart import spots
from game.titles.tinners_trail.table.chart.brush import CountyBrush
from game.titles.tinners_trail.table.chart.county import County
from game.titles.tinners_trail.table.chart.covered import ADIT, SHIP, moved
from game.titles.tinners_trail.table.look.areas import AnyArea
from game.titles.tinners_trail.table.studio import Studio

OUT_OF_PLAY = styles.MAP_NAME.in_colour(theme.RUST)
COMPACT_NAME = 22.5
LETTERS = 0.72
"""How much of a line's height its letters take."""


class Names(Hasty, Generic[AnyArea]):
    """Every area's name under its pieces; those beyond the map card are written in rust, while all
    of Cornwall is seen: closer, their land is no more than what lies below sheets and boards.
    """

    def __init__(self, studio: Studio, county: County, brush: CountyBrush[AnyArea]) -> None:
        """Take the words, where the areas lie, and who knows what covers them."""
        super().__init__(county)
        self._studio, self._county, self._brush = studio, county, brush
        self._looks: tuple[AnyArea, ...] = ()
        self._adits: tuple[tuple[str, str], ...] = ()
        self._spots: dict[str, Point] | None = None
        self.compact = False

    def show(self, looks: tuple[AnyArea, ...], adits: tuple[tuple[str, str], ...]) -> None:
        """Take what lies on the map; the names make room for it."""
        if (looks, adits) != (self._looks, self._adits):
            self._looks, self._adits, self._spots = looks, adits, None

    def shown(self) -> tuple[object, ...]:
        """Return what lies on the map and how large names are."""
        return self._looks, self._adits, self.compact

    def parts(self) -> Iterator[Part]:
        """Yield what writes each name."""
        for name in self._county.shapes.areas:
            yield partial(self.write, name=name)

    def write(self, canvas: Canvas, name: str) -> None:
        """Write the name of one area in its place on the map, whoever draws."""
        in_play = any(look.name == name and self._brush.in_play(look) for look in self._looks)
        if not in_play and self._county.zoom > 1.0:
            return
        if self._spots is None:
            self._spots = self._make_room(canvas)
        outer = canvas.place
        canvas.place = outer.inside((0.0, 0.0, self._county.scale, 1.0))
        x, y = self._spots[name]
        style = self._style(in_play=in_play)
        canvas.words(self._studio.area(name), style, (x - 90, y - 18, 180, 36), "centre")
        canvas.place = outer

    def _style(self, *, in_play: bool) -> TextStyle:
        style = styles.MAP_NAME if in_play else OUT_OF_PLAY
        return style.sized(COMPACT_NAME) if self.compact else style

    def _make_room(self, canvas: Canvas) -> dict[str, Point]:
        low = {look.name for look in self._looks if self._brush.is_low(look)}
        k = canvas.k * self._county.scale
        lettering = canvas.kit.lettering
        style = self._style(in_play=True)
        middles, widths = {}, {}
        for name in self._county.shapes.areas:
            x, y = self._on_map(self._county.origin(name))
            left, down = spots.NAME_UNDER_ARSENIC if name in low else spots.NAME
            middles[name] = (x + left, y + down)
            widths[name] = lettering.width(self._studio.area(name), style, k) / k
        height = LETTERS * lettering.height(style, k) / k
        return name_spots(middles, widths, self._obstacles(), height)

    def _obstacles(self) -> list[Box]:
        boxes: list[Box] = []
        for look in self._looks:
            boxes += self._brush.covers(look, self._on_map(self._county.origin(look.name)))
            if look.port:
                boxes.append(moved(SHIP, self._on_map(self._county.port(look.name))))
        for first, second in self._adits:
            boxes.append(moved(ADIT, self._on_map(self._county.adit(first, second))))
        return boxes

    def _on_map(self, point: Point) -> Point:
        """Return a point in u of the window in u of the map."""
        return point[0] / self._county.scale, point[1] / self._county.scale
