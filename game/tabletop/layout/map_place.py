"""Where the map lies in the window, and the highest points of its land."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil

COAST_STEP = 40.0


@dataclass(frozen=True, slots=True)
class MapPlace:
    """The map's scale against u, and its offset in u of the window.

    `coast` is, for every `COAST_STEP` u of the map from its left edge, the top of land and of what
    must stay in sight off it, in u of the map; () where the map has no free sea.
    """

    scale: float
    left: float
    top: float
    coast: tuple[float, ...] = ()

    def sea_foot(self, left: float, right: float) -> float:
        """Return how far down, in u of the window, there is only sea between two edges."""
        if not self.coast:
            return self.top
        first = max(int((left - self.left) / self.scale // COAST_STEP), 0)
        last = ceil((right - self.left) / self.scale / COAST_STEP) - 1
        below = self.coast[first : max(last + 1, 0)]
        return self.top + self.scale * min(below, default=self.coast[0])
