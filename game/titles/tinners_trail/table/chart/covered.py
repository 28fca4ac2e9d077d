"""What is covered by the pieces of an area, for names that make room."""

from __future__ import annotations

from collections.abc import Iterator

from game.tabletop.map.name_spots import Box, Point
from game.titles.tinners_trail.rules.views import AreaView
from game.titles.tinners_trail.table.chart import spots
from game.titles.tinners_trail.table.look.plates import cubes_of, lies_open, row_of_cubes

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


def covered_by(area: AreaView, origin: Point) -> list[Box]:
    """Return the boxes that lie under what an area holds, ships and adits apart."""
    pieces = _mine(area) if area.owner >= 0 else _tile(area)
    return [moved(box, origin) for part in (pieces, _neutral(area)) for box in part]


def cube_rows(area: AreaView) -> Iterator[Box]:
    """Yield the boxes of the rows of tin, copper and water, as a mine has them."""
    for kind, count in zip(spots.KINDS, cubes_of(area), strict=True):
        yield from _row(kind, count)


def _mine(area: AreaView) -> Iterator[Box]:
    yield moved(HOUSE, spots.HOUSE)
    yield from cube_rows(area)
    yield from _row("arsenic", area.arsenic, train=area.train)


def _row(kind: str, count: int, *, train: bool = False) -> Iterator[Box]:
    singles, more = row_of_cubes(count)
    if not singles:
        return
    first = moved(CUBE, spots.cube_spot(kind, 0, train=train))
    right = moved(CUBE, spots.cube_spot(kind, singles - 1, train=train))[2]
    if more:
        right = spots.more_spot(kind, singles, train=train)[0] + CHIP + DIGIT * (len(more) - 2)
    yield first[0], first[1], right, first[3]


def _tile(area: AreaView) -> Iterator[Box]:
    wide = lies_open(area)
    if area.tile is not None:
        yield moved(OPEN_TILE, spots.open_tile(area.name)) if wide else moved(TILE, spots.TILE)
    counts = (*cubes_of(area)[:2], area.arsenic)
    for kind, count in zip(spots.LYING_COLUMNS, counts, strict=True):
        if count:
            yield moved(CUBE, spots.lying_spot(area.name, kind, 0, wide=wide))


def _neutral(area: AreaView) -> Iterator[Box]:
    mine = area.owner >= 0
    x, y = spots.miner_spot(area.name, mine=mine, wide=lies_open(area))
    for number in range(area.miners):
        dx, dy = spots.MINER_STEP
        yield moved(MINER, (x + dx * number, y + dy * number))
    if area.drainage:
        yield moved(TOKEN, spots.token_spot(area.name, wide=lies_open(area)))
    if area.train:
        yield moved(TRAIN, spots.train_spot(mine=mine))
    if area.pump:
        yield moved(PUMP, spots.PUMP if mine else spots.PUMP_ALONE)
