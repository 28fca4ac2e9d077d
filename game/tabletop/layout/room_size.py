"""The size of one window as the table's layout sees it."""

from __future__ import annotations

from dataclasses import dataclass

from game.scene.units import SMALLEST_WINDOW_PX, Units

COMPACT_BELOW = 0.75
TARGET_PX = 44.0
NARROWEST, LOWEST = 1540.0, 850.0  # the smallest room, in u of the controls, that holds them all
SMALLEST_PX_PER_U = 0.62  # nobody could read controls made smaller than this
LARGEST_UNASKED = 1.12  # how much larger controls grow by themselves where they would be smaller


@dataclass(frozen=True, slots=True)
class RoomSize(Units):
    """A window: `k` is px per u of the map, `controls` the size of the controls against it.

    The player's own enlargement of the controls is honoured as far as the window can hold it.
    `foot` is the height in u at the bottom that belongs to somebody else.
    """

    foot: float = 0.0

    @classmethod
    def of(cls, units: Units, foot: float = 0.0) -> RoomSize:
        """Return the room of a window; one below the smallest shows a part of it."""
        width, height = map(max, (units.width_px, units.height_px), SMALLEST_WINDOW_PX)
        return cls(width, height, units.hud, foot)

    @property
    def controls(self) -> float:
        """How large the controls are drawn: 1 is the design's size."""
        largest = min(self.width / NARROWEST, self.height / LOWEST)
        smallest = min(SMALLEST_PX_PER_U / self.k, LARGEST_UNASKED)
        return max(min(self.hud, largest), smallest)

    @property
    def compact(self) -> bool:
        """Whether secondary lines are left out because they could not be read."""
        return self.k * self.controls < COMPACT_BELOW

    @property
    def touch(self) -> float:
        """The smallest side of something to click, in u of the controls."""
        return max(TARGET_PX / (self.k * self.controls), TARGET_PX)
