"""Positions for boards in the sea, where they cover neither land nor ship.

When a whole board does not fit, its strip may: the part of it that matters now, which opens the
board.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import ceil
from typing import NamedTuple

from game.scene.stage.sheet_placing import Box

BOARD_GAP = 8.0
SCALE_FACTORS_TO_TRY = (1.0, 0.94, 0.88)
"""How much smaller than the other documents a board may be drawn to find a place."""
COAST_STEP_WIDTH = 40.0


@dataclass(frozen=True, slots=True)
class MapPosition:
    """The map's scale (u of the window per u of the map) and its offset in u of the window.

    `coast_tops` is, for every `COAST_STEP_WIDTH` u of the map from its left edge, the top of the
    land and of other things that must stay visible, in u of the map; () for a map without free sea.
    """

    scale: float
    left: float
    top: float
    coast_tops: tuple[float, ...] = ()

    def sea_bottom_between(self, left: float, right: float) -> float:
        """Return the y down to which there is only sea between two x, all in u of the window;
        without a coast the map's upper edge."""
        if not self.coast_tops:
            return self.top
        first = max(int((left - self.left) / self.scale // COAST_STEP_WIDTH), 0)
        last = ceil((right - self.left) / self.scale / COAST_STEP_WIDTH) - 1
        below = self.coast_tops[first : max(last + 1, 0)]
        return self.top + self.scale * min(below, default=self.coast_tops[0])


class BoardSize(NamedTuple):
    """A board's name and size; `strip_size` is the size of the strip that can replace it, None
    when it has none."""

    name: str
    size: tuple[float, float]
    strip_size: tuple[float, float] | None = None


class BoardPosition(NamedTuple):
    """The box of a board in u of the controls, its scale, and `is_strip_only` when only its
    strip is shown."""

    box: Box
    scale: float
    is_strip_only: bool


@dataclass(frozen=True, slots=True)
class SeaArea:
    """The sea above the land: boards may begin at `possible_top_left_corners` and must end left of
    `right_limit`, all in u of the controls."""

    map_position: MapPosition
    control_scale: float
    possible_top_left_corners: tuple[tuple[float, float], ...]
    right_limit: float

    def contains_box(self, box: Box) -> bool:
        """Return whether a box (in u of the controls) covers only sea and ends left of the right
        limit."""
        ends = box.x * self.control_scale, box.right * self.control_scale
        return (
            box.right <= self.right_limit
            and box.bottom * self.control_scale <= self.map_position.sea_bottom_between(*ends)
        )


def board_positions_on_sea(
    boards: tuple[BoardSize, ...],
    sea: SeaArea,
    largest_scale: float,
    wanted_strip_height: float = 0.0,
) -> dict[str, BoardPosition]:
    """Return the position of each board that fits on the sea, by name.

    First all boards are placed whole, then all as strips; the strips are used only if more boards
    fit then. No board is larger than `largest_scale`, except a strip that would be lower than
    `wanted_strip_height` (u of the controls) at that scale and has room to be higher.
    """
    most: dict[str, BoardPosition] = {}
    for strips in (False, True):
        placed: dict[str, BoardPosition] = {}
        for board in boards:
            strip = board.strip_size if strips else None
            taken = [place.box for place in placed.values()]
            scales = [largest_scale * smaller for smaller in SCALE_FACTORS_TO_TRY]
            if strip is not None:
                least = wanted_strip_height / strip[1]
                scales = [*(max(each, least) for each in scales), *scales]
            found = next(_free_boxes_for_board(strip or board.size, taken, sea, scales), None)
            if found is not None:
                placed[board.name] = BoardPosition(*found, strip is not None)
        if len(placed) > len(most):
            most = placed
    return most


def _free_boxes_for_board(
    board_size: tuple[float, float],
    placed_boxes: list[Box],
    sea: SeaArea,
    scales: Sequence[float],
) -> Iterator[tuple[Box, float]]:
    """Yield every free box for a board with its scale, in the order of `scales`; `placed_boxes`
    are the boxes of boards already placed."""
    for scale in scales:
        wide, tall = (side * scale for side in board_size)
        for x, y in sea.possible_top_left_corners:
            tops = [y, *(box.bottom + BOARD_GAP for box in placed_boxes if box.x == x)]
            box = Box(x, max(tops), wide, tall)
            if sea.contains_box(box) and not any(box.overlaps(other) for other in placed_boxes):
                yield box, scale
