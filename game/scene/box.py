"""Box: a rectangle, in u."""

from __future__ import annotations

from typing import NamedTuple


class Box(NamedTuple):
    """Left, top, width and height in u."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """The right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """The lower edge."""
        return self.y + self.height

    @property
    def centre(self) -> tuple[float, float]:
        """The middle."""
        return self.x + self.width / 2, self.y + self.height / 2

    @property
    def size(self) -> tuple[float, float]:
        """Width and height."""
        return self.width, self.height

    def overlaps(self, other: Box) -> bool:
        """Return whether the two share more than an edge."""
        return (
            self.x < other.right
            and other.x < self.right
            and self.y < other.bottom
            and other.y < self.bottom
        )

    def holds(self, other: Box) -> bool:
        """Return whether the other lies wholly inside."""
        return (
            self.x <= other.x
            and self.y <= other.y
            and other.right <= self.right
            and other.bottom <= self.bottom
        )

    def grown(self, by: float) -> Box:
        """Return the box with so much more on every side."""
        return Box(self.x - by, self.y - by, self.width + 2 * by, self.height + 2 * by)

    def common(self, other: Box) -> float:
        """Return how many square u the two share."""
        wide = min(self.right, other.right) - max(self.x, other.x)
        tall = min(self.bottom, other.bottom) - max(self.y, other.y)
        return max(wide, 0.0) * max(tall, 0.0)
