"""What is covered by the pieces of an area, for names that make room."""

from __future__ import annotations

from collections.abc import Iterator

from game.tabletop.map.name_spots import Box, Point
from game.titles.tinners_trail.table.chart import spots
from game.titles.tinners_trail.table.look.areas import AreaLook, CountyLook, row_of_cubes

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


def covered_by(look: AreaLook, origin: Point) -> list[Box]:
    """Return the boxes that lie under what an area holds, ships and adits apart."""
    pieces = _mine(look) if look.owner >= 0 else _tile(look)
    return [moved(box, origin) for part in (pieces, _neutral(look)) for box in part]


def cube_rows(look: CountyLook) -> Iterator[Box]:
    """Yield the boxes of the rows of tin, copper and water, as a mine has them."""
    for kind, count in zip(spots.KINDS, look.cubes, strict=True):
        yield from _row(kind, count)


def _mine(look: AreaLook) -> Iterator[Box]:
    yield moved(HOUSE, spots.HOUSE)
    yield from cube_rows(look)
    yield from _row("arsenic", look.arsenic, train=look.train)


def _row(kind: str, count: int, *, train: bool = False) -> Iterator[Box]:
    singles, more = row_of_cubes(count)
    if not singles:
        return
    first = moved(CUBE, spots.cube_spot(kind, 0, train=train))
    right = moved(CUBE, spots.cube_spot(kind, singles - 1, train=train))[2]
    if more:
        right = spots.more_spot(kind, singles, train=train)[0] + CHIP + DIGIT * (len(more) - 2)
    yield first[0], first[1], right, first[3]


def _tile(look: AreaLook) -> Iterator[Box]:
    wide = look.open
    if look.tile is not None:
        yield moved(OPEN_TILE, spots.open_tile(look.name)) if wide else moved(TILE, spots.TILE)
    counts = (*look.cubes[:2], look.arsenic)
    for kind, count in zip(spots.LYING_COLUMNS, counts, strict=True):
        if count:
            yield moved(CUBE, spots.lying_spot(look.name, kind, 0, wide=wide))


def _neutral(look: AreaLook) -> Iterator[Box]:
    mine = look.owner >= 0
    x, y = spots.miner_spot(look.name, mine=mine, wide=look.open)
    for number in range(look.miners):
        dx, dy = spots.MINER_STEP
        yield moved(MINER, (x + dx * number, y + dy * number))
    if look.drainage:
        yield moved(TOKEN, spots.token_spot(look.name, wide=look.open))
    if look.train:
        yield moved(TRAIN, spots.TRAIN if mine else spots.TRAIN_ALONE)
    if look.pump:
        yield moved(PUMP, spots.PUMP if mine else spots.PUMP_ALONE)
