"""Place the panel of a lesson beside its subject without covering it."""

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect

ON_TARGET = 100.0
ON_SHEET = 20.0


@dataclass(frozen=True, slots=True)
class PanelSurroundings:
    """Rectangles in px: the free room, what is pointed at, the open sheet, what else is read."""

    room: Rect
    targets: Sequence[Rect]
    sheets: Sequence[Rect]
    read: Sequence[Rect] = ()

    def cost(self, panel: Rect) -> tuple[float, bool, int]:
        """Return how bad it is to lie there: what is pointed at and the sheet weigh more than to
        lie in the middle of the table, and that more than what else is read.
        """
        hidden = ON_TARGET * _covered(panel, self.targets) + ON_SHEET * _covered(panel, self.sheets)
        return hidden, panel.centerx == self.room.centerx, _covered(panel, self.read)

    def is_apart(self, size: tuple[int, int]) -> bool:
        """Whether a panel of that size hides nothing it speaks of and leaves the middle free."""
        return self.cost(best_spot(size, self))[:2] == (0, False)


def _covered(panel: Rect, things: Sequence[Rect]) -> int:
    return sum(area.width * area.height for area in map(panel.clip, things))


def candidates(size: tuple[int, int], room: Rect) -> tuple[Rect, ...]:
    """Return places for a panel of that size, the usual ones first: right, left, middle."""
    right = Rect((0, 0), size)
    left = Rect((0, 0), size)
    middle = Rect((0, 0), size)
    right.right = room.right
    left.left = room.left
    middle.centerx = room.centerx
    down = (room.bottom - size[1], room.top)
    return tuple(Rect((place.x, y), size) for place in (right, left, middle) for y in down)


def best_spot(
    size: tuple[int, int], surroundings: PanelSurroundings, before: Rect | None = None
) -> Rect:
    """Return the place that covers least; the one it has now, where that is as good."""
    places = list(candidates(size, surroundings.room))
    if before is not None:
        held = Rect((0, 0), size)
        held.midbottom = before.midbottom
        places.insert(0, held.clamp(surroundings.room))
    return min(places, key=surroundings.cost)
