"""Boards of expansions: the places in the sea where they lie open and cover neither land nor ship.

Where the whole board of emigration finds no such place a strip of it does: the present round's
row, which opens the board.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from game.scene.box import Box
from game.titles.tinners_trail.table.layout.map_place import MapPlace

BOARD_SIZES = {"market": (484.0, 114.0), "emigration": (364.0, 182.0)}
STRIPS = {"emigration": (410.0, 44.0)}
GAP = 8.0
SMALLER = (1.0, 0.94, 0.88)
"""How much smaller than the other documents a board may be drawn to find a place."""


class BoardPlace(NamedTuple):
    """Where a board lies, its box in u of the controls as it is drawn; `strip` when only that."""

    box: Box
    scale: float
    strip: bool


@dataclass(frozen=True, slots=True)
class Sea:
    """The sea above the land: `corners` are where boards may begin, `right` where they end."""

    map_place: MapPlace
    controls: float
    corners: tuple[tuple[float, float], ...]
    right: float

    def holds(self, box: Box) -> bool:
        """Return whether a box covers nothing but sea."""
        ends = box.x * self.controls, box.right * self.controls
        return box.right <= self.right and box.bottom * self.controls <= self.map_place.sea_foot(
            *ends
        )


def place_boards(names: tuple[str, ...], sea: Sea, scale: float) -> dict[str, BoardPlace]:
    """Return a place for every board that finds one, all of them whole if that is possible."""
    most: dict[str, BoardPlace] = {}
    for strips in (frozenset[str](), frozenset(STRIPS)):
        placed = _placed(names, strips, sea, scale)
        if len(placed) > len(most):
            most = placed
    return most


def _placed(
    names: tuple[str, ...], strips: frozenset[str], sea: Sea, scale: float
) -> dict[str, BoardPlace]:
    placed: dict[str, BoardPlace] = {}
    for name in names:
        strip = name in strips
        size = STRIPS[name] if strip else BOARD_SIZES[name]
        taken = [place.box for place in placed.values()]
        found = next(_free_places(size, taken, sea, scale), None)
        if found is not None:
            placed[name] = BoardPlace(*found, strip)
    return placed


def _free_places(
    size: tuple[float, float], taken: list[Box], sea: Sea, scale: float
) -> Iterator[tuple[Box, float]]:
    """Yield where a board may lie, the largest first."""
    for smaller in SMALLER:
        wide, tall = (side * scale * smaller for side in size)
        for x, y in sea.corners:
            tops = [y, *(box.bottom + GAP for box in taken if box.x == x)]
            box = Box(x, max(tops), wide, tall)
            if sea.holds(box) and not any(box.overlaps(other) for other in taken):
                yield box, scale * smaller
