"""Where the map lies in the window, and the highest points of its land."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil

STEP = 40.0
NORTH_COAST = (
    *(619, 597, 553, 536, 505, 458, 458, 505, 505, 503, 497, 487, 432, 432, 448, 417, 370, 370),
    *(373, 332, 304, 247, 247, 298, 281, 281, 296, 230, 230, 233, 159, 110, 76, 78, 116, 321, 504),
)
"""In u of the map, for every step from its left edge: the top of land, ships and engine houses."""


@dataclass(frozen=True, slots=True)
class MapPlace:
    """The map's scale against u, and its offset in u of the window."""

    scale: float
    left: float
    top: float

    def sea_foot(self, left: float, right: float) -> float:
        """Return how far down, in u of the window, there is only sea between two edges."""
        first = max(int((left - self.left) / self.scale // STEP), 0)
        last = ceil((right - self.left) / self.scale / STEP) - 1
        below = NORTH_COAST[first : max(last + 1, 0)]
        return self.top + self.scale * min(below, default=NORTH_COAST[0])
