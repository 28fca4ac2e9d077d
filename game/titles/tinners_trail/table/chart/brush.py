"""The brush: draws what lies in one area; each edition has one of its own."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic

from game.scene.canvas import Canvas
from game.tabletop.map.name_spots import Box, Point
from game.tabletop.studio import put
from game.titles.tinners_trail.table.art.piece_art import PieceArt
from game.titles.tinners_trail.table.chart import spots
from game.titles.tinners_trail.table.look.areas import AnyArea, cubes_of, row_of_cubes
from game.titles.tinners_trail.table.studio import Studio


class CountyBrush(ABC, Generic[AnyArea]):
    """Draws areas at the scale of the canvas; the origin is the area's own.

    `lifted` names what is in the air and not drawn: "tile:camborne", "cube:camborne:tin".
    """

    def __init__(self, studio: Studio) -> None:
        """Take the studio of the table."""
        self.studio = studio
        self.lifted: set[str] = set()

    @abstractmethod
    def draw(self, canvas: Canvas, area: AnyArea) -> None:
        """Put everything that lies in an area."""

    @abstractmethod
    def covers(self, area: AnyArea, origin: Point) -> list[Box]:
        """Return the boxes that lie under what an area holds, ships and adits apart."""

    def in_play(self, area: AnyArea) -> bool:
        """Return whether there can be a mine."""
        return True

    def is_low(self, area: AnyArea) -> bool:
        """Return whether a fourth row of cubes lies below the others."""
        return False

    def put_house(self, canvas: Canvas, art: PieceArt, area: AnyArea) -> None:
        """Put the owner's mine."""
        put(canvas, art.engine_house(self.studio.colour(area.owner)), *spots.HOUSE)

    def put_rows(
        self, canvas: Canvas, art: PieceArt, area: AnyArea, by: Point = (0.0, 0.0)
    ) -> None:
        """Put the rows of cubes where a mine has them, or so far off."""
        for kind, count in zip(spots.KINDS, cubes_of(area), strict=True):
            if f"cube:{area.name}:{kind}" in self.lifted:
                continue
            singles, more = row_of_cubes(count)
            for number in range(singles):
                x, y = spots.cube_spot(kind, number)
                put(canvas, art.cube(kind), x + by[0], y + by[1])
            if more:
                x, y = spots.more_spot(kind, singles)
                put(canvas, art.more_chip(more), x + by[0], y + by[1])

    def put_train(self, canvas: Canvas, art: PieceArt, area: AnyArea) -> None:
        """Put the train, beside the mine if there is one."""
        if area.train:
            put(canvas, art.train(), *spots.train_spot(mine=area.owner >= 0))
