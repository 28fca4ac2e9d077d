"""Where things stand on a player's panel, in u of the panel."""

from __future__ import annotations

from typing import NamedTuple

from game.scene.box import Box
from game.tabletop.layout.column import SeatPanels
from game.titles.tinners_trail.table.layout.trail_layout import LOW_WITH_GOODS


class StatPlaces(NamedTuple):
    """The middles of the four pictures in the row of numbers, and the room right of each."""

    money: float
    points: float
    mines: float
    cards: float
    money_room: float
    points_room: float
    few_room: float = 17.0


TWO_ROWS = StatPlaces(81.0, 162.0, 233.0, 280.0, 52.0, 42.0)
THREE_ROWS = StatPlaces(81.0, 175.0, 260.0, 330.0, 64.0, 54.0, 30.0)
WITH_CUBES = StatPlaces(81.0, 158.0, 224.0, 268.0, 50.0, 42.0)
CUBES_ROOM = 27.0
"""Of investment cubes there may be a dozen."""
FIGURE_GAP = 18.0
"""From the middle of a picture to its number."""

MOST_HALF, RING_ROOM = 19.0, 1.0
"""Of the box round a number: half its height, and what is left free of the name for a ring."""

SIZES = SeatPanels(0)
"""Of panels: the rows of one that is higher than the low ones stand between theirs."""

LOW_ROWS, TALL_ROWS = (23.0, 59.0), (26.0, 71.0)
LOW_GOODS_ROWS, TALL_GOODS_ROWS = (19.0, 49.0, 76.0), (21.0, 53.5, 82.5)
NAME_SIZE, NAME_SIZE_ABOVE_GOODS = 27.0, 23.0


class Tray(NamedTuple):
    """The sunk field of the ore: its left edge, width and height, and the middles of its cubes."""

    left: float
    width: float
    height: float
    cubes: tuple[float, ...]


ORE_TRAY = Tray(318.0, 98.0, 32.0, (332.0, 380.0))
CUBE_GAP = 14.5
GOODS_LEFT, GOODS_RIGHT = 74.0, 412.0
GOODS_PITCH = 50.0


def goods_tray(kinds: int) -> Tray:
    """Return the tray of the third row, for that many kinds of cubes."""
    cubes = tuple(GOODS_LEFT + 16.0 + GOODS_PITCH * kind for kind in range(kinds))
    return Tray(GOODS_LEFT, GOODS_PITCH * kinds + 2.0, 26.0, cubes)


def rows_of(height: float, *, goods: bool) -> tuple[float, ...]:
    """Return the middles of the rows: name, numbers and perhaps goods."""
    low, tall = (LOW_GOODS_ROWS, TALL_GOODS_ROWS) if goods else (LOW_ROWS, TALL_ROWS)
    lowest = LOW_WITH_GOODS if goods else SIZES.low
    share = min(max((height - lowest) / (SIZES.tall - lowest), 0.0), 1.0)
    return tuple(a + (b - a) * share for a, b in zip(low, tall, strict=True))


def part_box(part: str, stats: StatPlaces, tray: Tray, rows: tuple[float, ...]) -> Box:
    """Return the box of money, points, mines, cards or ore, to point at."""
    if part == "ore":
        middle = rows[2] if len(rows) > len(TALL_ROWS) else rows[1]
        return Box(tray.left - 2, middle - tray.height / 2 - 2, tray.width + 4, tray.height + 4)
    names = ("money", "points", "mines", "cards")
    begins = [middle - FIGURE_GAP for middle in stats[: len(names)]]
    ends = [*begins[1:], stats.cards + FIGURE_GAP + stats.few_room]
    place = names.index(part)
    half = min((rows[1] - rows[0]) / 2 - RING_ROOM, MOST_HALF)
    return Box(begins[place], rows[1] - half, ends[place] - begins[place] - 1, 2 * half)
