"""Where the names stand: under their pieces, moved a little where something lies in their way."""

from __future__ import annotations

from collections.abc import Mapping

from game.titles.tinners_trail.table.chart import spots
from game.titles.tinners_trail.table.look.areas import AreaLook, row_of_cubes

Point = tuple[float, float]
Box = tuple[float, float, float, float]
"""Left, top, right and bottom."""

ASIDE = (0.0, -14.0, 14.0, -28.0, 28.0, -42.0, 42.0)
BELOW = (0.0, 8.0, -6.0, 15.0)
COST_ASIDE, COST_BELOW = 5.0, 9.0
"""How many square u of overlap one u of distance is worth."""
HEIGHT = 19.0
SHIP: Box = (-25.0, -40.0, 25.0, 8.0)
ADIT: Box = (-19.0, -19.0, 19.0, 18.0)
TILE: Box = (-28.0, -32.0, 28.0, 24.0)
OPEN_TILE: Box = (-54.0, -32.0, 54.0, 24.0)
HOUSE: Box = (-58.0, -50.0, -2.0, 14.0)
CUBE = 9.0
CHIP, DIGIT = 30.0, 8.0
"""How wide the chip behind a long row is with one digit, and how much each further one adds."""


def name_spots(
    middles: Mapping[str, Point], widths: Mapping[str, float], obstacles: list[Box]
) -> dict[str, Point]:
    """Return the middle of every name, chosen so that it covers as little as possible.

    All in u of the map. `middles` are the usual places; a name that was placed is in the way of
    those that follow.
    """
    taken = list(obstacles)
    placed: dict[str, Point] = {}
    for name, middle in middles.items():
        half = widths[name] / 2
        placed[name] = _best_spot(middle, half, taken)
        taken.append(_box(placed[name], half))
    return placed


def _best_spot(middle: Point, half: float, taken: list[Box]) -> Point:
    """Return the cheapest place near the usual one; mostly that one is free."""
    x, y = middle
    around = _box(middle, half + max(ASIDE))
    reach = (around[0], around[1] + min(BELOW), around[2], around[3] + max(BELOW))
    near = [box for box in taken if _overlap(reach, box)]

    def cost(shift: Point) -> float:
        box = _box((x + shift[0], y + shift[1]), half)
        away = COST_ASIDE * abs(shift[0]) + COST_BELOW * abs(shift[1])
        return away + sum(_overlap(box, other) for other in near)

    if not near or cost((0.0, 0.0)) == 0.0:
        return middle
    best = min(((dx, dy) for dy in BELOW for dx in ASIDE), key=cost)
    return x + best[0], y + best[1]


def pieces_of(look: AreaLook, origin: Point) -> list[Box]:
    """Return the boxes that an area's tile or mine covers."""
    boxes: list[Box] = []
    if look.owner >= 0:
        boxes.append(HOUSE)
        for kind, count in zip(spots.KINDS, look.cubes, strict=True):
            singles, more = row_of_cubes(count)
            if singles:
                left, y = spots.cube_spot(kind, 0)
                right = spots.cube_spot(kind, singles - 1)[0] + CUBE
                if more:
                    right = spots.more_spot(kind, singles)[0] + CHIP + DIGIT * (len(more) - 2)
                boxes.append((left - CUBE, y - CUBE, right, y + CUBE))
    elif look.tile is not None:
        wide = look.tile.face == "up"
        x, y = spots.open_tile(look.name) if wide else spots.TILE
        left, top, right, low = OPEN_TILE if wide else TILE
        boxes.append((left + x, top + y + 6, right + x, low + y + 6))
    return [moved(box, origin) for box in boxes]


def moved(box: Box, by: Point) -> Box:
    """Return a box somewhere else."""
    return box[0] + by[0], box[1] + by[1], box[2] + by[0], box[3] + by[1]


def _box(middle: Point, half: float) -> Box:
    x, y = middle
    return x - half, y - HEIGHT / 2, x + half, y + HEIGHT / 2


def _overlap(one: Box, other: Box) -> float:
    wide = min(one[2], other[2]) - max(one[0], other[0])
    high = min(one[3], other[3]) - max(one[1], other[1])
    return wide * high if wide > 0 and high > 0 else 0.0
