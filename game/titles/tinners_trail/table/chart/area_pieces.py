"""The brush: draws what lies in one area; each edition has one of its own."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic

from game.scene.drawing import colours
from game.scene.nodes.node import Canvas
from game.scene.text.lettering import TextStyle
from game.tabletop.map.name_spots import Box, Point
from game.tabletop.table_model import put
from game.titles.tinners_trail.rules.views import AreaView
from game.titles.tinners_trail.table.art.pieces import PieceArt
from game.titles.tinners_trail.table.art.tiles import TileFace
from game.titles.tinners_trail.table.chart import spots
from game.titles.tinners_trail.table.chart.covered import covered_by
from game.titles.tinners_trail.table.context import TableContext
from game.titles.tinners_trail.table.look.plates import AnyArea, cubes_of, lies_open, row_of_cubes

# The brush: draws what lies in one area; each edition has one of its own.


class CountyBrush(ABC, Generic[AnyArea]):
    """Draws areas at the scale of the canvas; the origin is the area's own.

    `lifted` names what is in the air and not drawn: "tile:camborne", "cube:camborne:tin".
    """

    def __init__(self, context: TableContext) -> None:
        """Take the studio of the table."""
        self.context = context
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
        put(canvas, art.engine_house(self.context.colour(area.owner)), *spots.HOUSE)

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
            put(canvas, art.piece("train"), *spots.train_spot(mine=area.owner >= 0))


# Pieces of the remastered edition: draws everything that lies in one area.

PEEL = 0.6
COUNT = TextStyle("heavy", 18, colours.INK, colours.HALO)


class PieceBrush(CountyBrush[AreaView]):
    """Draws areas of the remastered edition: tiles and tokens too."""

    def draw(self, canvas: Canvas, area: AreaView) -> None:
        """Put tile or mine with everything round it."""
        art = self.context.art(canvas.k)
        if area.owner >= 0:
            self._draw_mine(canvas, art, area)
        else:
            self._draw_tile(canvas, art, area)
            self._draw_lying(canvas, art, area)
        self._draw_neutral(canvas, art, area)
        self._draw_arsenic(canvas, art, area)
        if area.drainage:
            self._draw_token(canvas, art, area)

    def covers(self, area: AreaView, origin: Point) -> list[Box]:
        """Return the boxes that lie under what an area holds, ships and adits apart."""
        return covered_by(area, origin)

    def in_play(self, area: AreaView) -> bool:
        """Return whether it is on the map card."""
        return bool(area.region)

    def is_low(self, area: AreaView) -> bool:
        """Return whether arsenic lies before a mine."""
        return bool(area.arsenic) and area.owner >= 0

    def _draw_mine(self, canvas: Canvas, art: PieceArt, area: AreaView) -> None:
        self.put_house(canvas, art, area)
        if area.calciner >= 0:
            put(canvas, art.piece("calciner"), *spots.CALCINER)
        self.put_rows(canvas, art, area)

    def _draw_arsenic(self, canvas: Canvas, art: PieceArt, area: AreaView) -> None:
        """In a mine the foremost row, elsewhere beside the ore that lies there."""
        singles, more = row_of_cubes(area.arsenic)
        for number in range(singles):
            if area.owner >= 0:
                spot = spots.cube_spot("arsenic", number, train=area.train)
            else:
                spot = spots.lying_spot(area.name, "arsenic", number, wide=lies_open(area))
            put(canvas, art.cube("arsenic"), *spot)
        if more and area.owner >= 0:
            spot = spots.more_spot("arsenic", singles, train=area.train)
            put(canvas, art.more_chip(more), *spot)

    def _draw_tile(self, canvas: Canvas, art: PieceArt, area: AreaView) -> None:
        tile = area.tile
        if tile is None or f"tile:{area.name}" in self.lifted:
            return
        letter = area.region.upper()
        face = TileFace(area.region, letter, (tile.tin, tile.copper, tile.water), tile.bonus)
        if tile.face_up:
            put(canvas, art.tile_up(face), *spots.open_tile(area.name))
            return
        rise = spots.RAISED if tile.known and _has_ore_or_token(area) else 0.0
        left, middle = spots.TILE
        if tile.known:
            put(canvas, art.tile_peek(face, share=PEEL), left, middle - rise)
        else:
            put(canvas, art.tile_down(area.region, letter), left, middle)
        x, y = spots.EYES[0], spots.EYES[1] - rise
        for number, seat in enumerate(tile.seen_by):
            token = art.peek_token(self.context.colour(seat))
            put(canvas, token, x + spots.EYE_PITCH * number, y)

    def _draw_lying(self, canvas: Canvas, art: PieceArt, area: AreaView) -> None:
        for kind, count in zip(spots.KINDS[:2], cubes_of(area)[:2], strict=True):
            if f"cube:{area.name}:{kind}" in self.lifted:
                continue
            for number in range(count):
                put(
                    canvas,
                    art.cube(kind),
                    *spots.lying_spot(area.name, kind, number, wide=lies_open(area)),
                )

    def _draw_neutral(self, canvas: Canvas, art: PieceArt, area: AreaView) -> None:
        mine = area.owner >= 0
        self._draw_miners(canvas, art, area)
        self.put_train(canvas, art, area)
        if area.pump:
            put(
                canvas,
                art.piece("steam_pump", scale=0.8),
                *(spots.PUMP if mine else spots.PUMP_ALONE),
            )

    def _draw_miners(self, canvas: Canvas, art: PieceArt, area: AreaView) -> None:
        """The company's own miner stands nearest to the mine."""
        x, y = spots.miner_spot(area.name, mine=area.owner >= 0, wide=lies_open(area))
        for number in range(area.miners):
            own = number == 0 and area.own_miner >= 0
            colour = self.context.colour(area.own_miner) if own else ""
            dx, dy = spots.MINER_STEP
            put(canvas, art.piece("miner", colour), x + dx * number, y + dy * number)

    def _draw_token(self, canvas: Canvas, art: PieceArt, area: AreaView) -> None:
        x, y = spots.token_spot(area.name, wide=lies_open(area))
        count = area.drainage
        put(canvas, art.drainage_token(), x, y)
        if count > 1:
            text = self.context.say("times", count=count)
            canvas.words(text, COUNT, (x + 10, y - 4, 34, 24))


def _has_ore_or_token(area: AreaView) -> bool:
    return sum(cubes_of(area)[:2]) + area.arsenic + area.drainage > 0
