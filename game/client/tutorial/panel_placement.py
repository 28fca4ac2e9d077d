"""Places the panel of a lesson beside its subject without covering it."""

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect

COST_PER_COVERED_TARGET = 100.0
COST_PER_COVERED_DIALOG = 200.0  # that is where the player acts now
POSITIONS_PER_SIDE = 2  # at the bottom and at the top


@dataclass(frozen=True, slots=True)
class PanelSurroundings:
    """The rectangles, in px, on which a panel's position depends: the area in which it may be
    placed, the highlighted targets, the open dialogs, the text of the things that the step points
    at (`pointed_text_rects`), and all other text to read."""

    free_rect: Rect
    target_rects: Sequence[Rect]
    dialog_rects: Sequence[Rect]
    text_rects: Sequence[Rect] = ()
    pointed_text_rects: Sequence[Rect] = ()

    def position_cost(self, panel: Rect) -> tuple[float, bool, int]:
        """Return the cost of a position as a tuple to compare: the weighted area of targets and
        dialogs that the panel covers there, whether it is away from the left and the right side of
        the free area, and the area of text that it covers."""
        hidden = COST_PER_COVERED_TARGET * _covered_area(
            panel, self.target_rects
        ) + COST_PER_COVERED_DIALOG * _covered_area(panel, self.dialog_rects)
        return (
            hidden,
            self.free_rect.left < panel.left and panel.right < self.free_rect.right,
            _covered_area(panel, (*self.text_rects, *self.pointed_text_rects)),
        )

    def can_panel_stay(self, panel: Rect) -> bool:
        """Return whether a panel at a side covers nothing that the step needs: no target, no
        dialog, and no text of the things that the step points at."""
        hidden, is_off_sides, _ = self.position_cost(panel)
        return not (hidden or is_off_sides or _covered_area(panel, self.pointed_text_rects))

    def can_avoid_targets(self, size: tuple[int, int]) -> bool:
        """Return whether the best position for a panel of this size covers no target or dialog and
        is at the left or the right side."""
        return self.position_cost(best_panel_rect(size, self))[:2] == (0, False)


def _covered_area(panel: Rect, rects: Sequence[Rect]) -> int:
    return sum(area.width * area.height for area in map(panel.clip, rects))


def candidate_panel_rects(size: tuple[int, int], free_rect: Rect) -> tuple[Rect, ...]:
    """Return the possible positions of a panel, preferred ones first: right, left, middle, and
    between the middle and either side, each at the bottom and at the top of `free_rect`."""
    right = Rect((0, 0), size)
    left = Rect((0, 0), size)
    middle = Rect((0, 0), size)
    right.right = free_rect.right
    left.left = free_rect.left
    middle.centerx = free_rect.centerx
    lefts = [right.x, left.x, middle.x, (left.x + middle.x) // 2, (middle.x + right.x) // 2]
    down = (free_rect.bottom - size[1], free_rect.top)
    return tuple(Rect((x, y), size) for x in lefts for y in down)


def best_panel_rect(
    size: tuple[int, int], surroundings: PanelSurroundings, earlier_rect: Rect | None = None
) -> Rect:
    """Return the rectangle, in px, of the position with the lowest cost for a panel of this size.
    One candidate is `earlier_rect`, changed to this size with the middle of its lower edge kept; it
    is taken if no other one is better."""
    places = list(candidate_panel_rects(size, surroundings.free_rect))
    if earlier_rect is not None:
        held = Rect((0, 0), size)
        held.midbottom = earlier_rect.midbottom
        places.insert(0, held.clamp(surroundings.free_rect))
    return min(places, key=surroundings.position_cost)


def steady_panel_position(
    size: tuple[int, int], surroundings: PanelSurroundings, current_position: int | None
) -> int:
    """Return the index, among the candidates, of the position for a panel that is now at
    `current_position`. If that is None the panel is new, and gets the position with the lowest
    cost.

    A panel stays where it is while it covers nothing that the step needs, even if it covers less
    important text. Otherwise it moves to the position with the lowest cost; if several have this
    cost, to one on the same side.
    """
    places = candidate_panel_rects(size, surroundings.free_rect)
    costs = [surroundings.position_cost(place) for place in places]
    if current_position is None:
        return min(range(len(places)), key=costs.__getitem__)
    if surroundings.can_panel_stay(places[current_position]):
        return current_position

    def cost_and_side_change(position_index: int) -> tuple[tuple[float, bool, int], bool]:
        return costs[
            position_index
        ], position_index // POSITIONS_PER_SIDE != current_position // POSITIONS_PER_SIDE

    return min(range(len(places)), key=cost_and_side_change)
