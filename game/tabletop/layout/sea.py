"""Positions for boards in the sea, where they cover neither land nor ship.

When a whole board does not fit, its strip may: the part of it that matters now, which opens the
board.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from math import ceil
from typing import NamedTuple

from game.scene.stage.placing import Box

GAP = 8.0
SMALLER = (1.0, 0.94, 0.88)
"""How much smaller than the other documents a board may be drawn to find a place."""
COAST_STEP = 40.0


@dataclass(frozen=True, slots=True)
class MapPosition:
    """The map's scale against u, and its offset in u of the window.

    `coast` is, for every `COAST_STEP` u of the map from its left edge, the top of the land and of
    other things that must stay visible, in u of the map; () for a map without free sea.
    """

    scale: float
    left: float
    top: float
    coast: tuple[float, ...] = ()

    def sea_bottom_between(self, left: float, right: float) -> float:
        """Return down to which y, in u of the window, there is only sea between two x."""
        if not self.coast:
            return self.top
        first = max(int((left - self.left) / self.scale // COAST_STEP), 0)
        last = ceil((right - self.left) / self.scale / COAST_STEP) - 1
        below = self.coast[first : max(last + 1, 0)]
        return self.top + self.scale * min(below, default=self.coast[0])


class BoardSize(NamedTuple):
    """A board's name and size, and the size of its strip; None when it has no strip."""

    name: str
    size: tuple[float, float]
    strip_size: tuple[float, float] | None = None


class BoardPosition(NamedTuple):
    """The position of a board in u of the controls; `is_strip_only` when only the strip is
    shown."""

    box: Box
    scale: float
    is_strip_only: bool


@dataclass(frozen=True, slots=True)
class SeaArea:
    """The sea above the land: `possible_corners` are where boards may begin, `right_limit` is
    where they must end."""

    map_place: MapPosition
    control_scale: float
    possible_corners: tuple[tuple[float, float], ...]
    right_limit: float

    def covers_only_sea(self, box: Box) -> bool:
        """Return whether a box covers only sea."""
        ends = box.x * self.control_scale, box.right * self.control_scale
        return (
            box.right <= self.right_limit
            and box.bottom * self.control_scale <= self.map_place.sea_bottom_between(*ends)
        )


def place_boards(
    boards: tuple[BoardSize, ...], sea: SeaArea, scale: float
) -> dict[str, BoardPosition]:
    """Return the positions of all boards that fit, whole ones if possible."""
    most: dict[str, BoardPosition] = {}
    for strips in (False, True):
        placed: dict[str, BoardPosition] = {}
        for board in boards:
            strip = board.strip_size if strips else None
            taken = [place.box for place in placed.values()]
            found = next(_free_boxes_for_board(strip or board.size, taken, sea, scale), None)
            if found is not None:
                placed[board.name] = BoardPosition(*found, strip is not None)
        if len(placed) > len(most):
            most = placed
    return most


def _free_boxes_for_board(
    size: tuple[float, float], taken: list[Box], sea: SeaArea, scale: float
) -> Iterator[tuple[Box, float]]:
    """Yield possible positions of a board, the largest first."""
    for smaller in SMALLER:
        wide, tall = (side * scale * smaller for side in size)
        for x, y in sea.possible_corners:
            tops = [y, *(box.bottom + GAP for box in taken if box.x == x)]
            box = Box(x, max(tops), wide, tall)
            if sea.covers_only_sea(box) and not any(box.overlaps(other) for other in taken):
                yield box, scale * smaller
