"""The brush draws what lies in one area and knows what that covers, for names that make room;
each edition has one of its own.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator

from game.scene.drawing import colours
from game.scene.nodes.node import Canvas
from game.scene.text.lettering import TextStyle
from game.tabletop.map.name_spots import Box, Point
from game.tabletop.table_model import put
from game.titles.tinners_trail.rules.views import AreaView
from game.titles.tinners_trail.table.art.cards import TileFace
from game.titles.tinners_trail.table.art.pieces import PieceArt
from game.titles.tinners_trail.table.chart import spots
from game.titles.tinners_trail.table.chart.spots import cubes_of, lies_open, row_of_cubes
from game.titles.tinners_trail.table.view_model import TableContext

SHIP: Box = (-25.0, -40.0, 25.0, 8.0)
ADIT: Box = (-19.0, -19.0, 19.0, 18.0)
TILE: Box = (-28.0, -26.0, 28.0, 30.0)
OPEN_TILE: Box = (-54.0, -26.0, 54.0, 30.0)
HOUSE: Box = (-31.0, -59.5, 25.0, 4.5)
TRAIN: Box = (-24.0, -33.0, 24.0, 3.0)
MINER: Box = (-11.0, -38.0, 11.0, 1.0)
PUMP: Box = (-17.0, -28.0, 18.0, 2.0)
TOKEN: Box = (-13.0, -13.0, 13.0, 13.0)
CUBE: Box = (-9.0, -9.0, 9.0, 9.0)
CHIP, DIGIT = 30.0, 8.0
"""How wide the chip behind a long row is with one digit, and how much each further one adds."""


def moved(box: Box, by: Point) -> Box:
    """Return a box somewhere else."""
    return box[0] + by[0], box[1] + by[1], box[2] + by[0], box[3] + by[1]


def covered_by(area: AreaView) -> Iterator[Box]:
    """Yield the boxes that lie under what an area holds, ships and adits apart."""
    mine, wide = area.owner >= 0, lies_open(area)
    if mine:
        yield moved(HOUSE, spots.HOUSE)
        yield from cube_rows(area)
        yield from _row("arsenic", area.arsenic, train=area.train)
    else:
        if area.tile is not None:
            yield moved(OPEN_TILE, spots.open_tile(area.name)) if wide else moved(TILE, spots.TILE)
        counts = (*cubes_of(area)[:2], area.arsenic)
        for kind, count in zip(spots.LYING_COLUMNS, counts, strict=True):
            if count:
                yield moved(CUBE, spots.lying_spot(area.name, kind, 0, wide=wide))
    x, y = spots.miner_spot(area.name, mine=mine, wide=wide)
    for number in range(area.miners):
        dx, dy = spots.MINER_STEP
        yield moved(MINER, (x + dx * number, y + dy * number))
    if area.drainage:
        yield moved(TOKEN, spots.token_spot(area.name, wide=wide))
    if area.train:
        yield moved(TRAIN, spots.train_spot(mine=mine))
    if area.pump:
        yield moved(PUMP, spots.PUMP if mine else spots.PUMP_ALONE)


def cube_rows(area: AreaView) -> Iterator[Box]:
    """Yield the boxes of the rows of tin, copper and water, as a mine has them."""
    for kind, count in zip(spots.KINDS, cubes_of(area), strict=True):
        yield from _row(kind, count)


def _row(kind: str, count: int, *, train: bool = False) -> Iterator[Box]:
    singles, more = row_of_cubes(count)
    if not singles:
        return
    first = moved(CUBE, spots.cube_spot(kind, 0, train=train))
    right = moved(CUBE, spots.cube_spot(kind, singles - 1, train=train))[2]
    if more:
        right = spots.more_spot(kind, singles, train=train)[0] + CHIP + DIGIT * (len(more) - 2)
    yield first[0], first[1], right, first[3]


class BothBrush(ABC):
    """Draws areas at the scale of the canvas; the origin is the area's own.

    `lifted` names what is in the air and not drawn: "tile:camborne", "cube:camborne:tin".
    """

    def __init__(self, context: TableContext) -> None:
        """Take the studio of the table."""
        self.context = context
        self.lifted: set[str] = set()

    @abstractmethod
    def draw(self, canvas: Canvas, area: AreaView) -> None:
        """Put everything that lies in an area."""

    @abstractmethod
    def covers(self, area: AreaView) -> Iterator[Box]:
        """Yield the boxes that lie under what an area holds, ships and adits apart."""

    def in_play(self, area: AreaView) -> bool:
        """Return whether there can be a mine."""
        return True

    def is_low(self, area: AreaView) -> bool:
        """Return whether a fourth row of cubes lies below the others."""
        return False

    def put_house(self, canvas: Canvas, art: PieceArt, area: AreaView) -> None:
        """Put the owner's mine."""
        put(canvas, art.engine_house(self.context.colour(area.owner)), *spots.HOUSE)

    def put_rows(
        self, canvas: Canvas, art: PieceArt, area: AreaView, by: Point = (0.0, 0.0)
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

    def put_train(self, canvas: Canvas, art: PieceArt, area: AreaView) -> None:
        """Put the train, beside the mine if there is one."""
        if area.train:
            put(canvas, art.piece("train"), *spots.train_spot(mine=area.owner >= 0))


PEEL = 0.6
COUNT = TextStyle("heavy", 18, colours.INK, colours.HALO)


class TrailBrush(BothBrush):
    """Draws areas of the remastered edition: tiles and tokens too."""

    def draw(self, canvas: Canvas, area: AreaView) -> None:
        """Put tile or mine with everything round it."""
        art, mine = self.context.art(canvas.k), area.owner >= 0
        if mine:
            self.put_house(canvas, art, area)
            if area.calciner >= 0:
                put(canvas, art.piece("calciner"), *spots.CALCINER)
            self.put_rows(canvas, art, area)
        else:
            self._draw_tile(canvas, art, area)
            self._draw_lying(canvas, art, area)
        self._draw_miners(canvas, art, area)
        self.put_train(canvas, art, area)
        if area.pump:
            pump = art.piece("steam_pump", scale=0.8)
            put(canvas, pump, *(spots.PUMP if mine else spots.PUMP_ALONE))
        self._draw_arsenic(canvas, art, area)
        if area.drainage:
            self._draw_token(canvas, art, area)

    def covers(self, area: AreaView) -> Iterator[Box]:
        """Yield the boxes that lie under what an area holds, ships and adits apart."""
        return covered_by(area)

    def in_play(self, area: AreaView) -> bool:
        """Return whether it is on the map card."""
        return bool(area.region)

    def is_low(self, area: AreaView) -> bool:
        """Return whether arsenic lies before a mine."""
        return bool(area.arsenic) and area.owner >= 0

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
        under = sum(cubes_of(area)[:2]) + area.arsenic + area.drainage
        rise = spots.RAISED if tile.known and under else 0.0
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
                spot = spots.lying_spot(area.name, kind, number, wide=lies_open(area))
                put(canvas, art.cube(kind), *spot)

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
