"""The layout of the action buttons along the bottom and of a hand of cards."""

from dataclasses import dataclass

from game.scene.stage.placing import Box, Point

ACTION_WIDTH = 114.0
ACTION_HEIGHT = 122.0
WIDEST_ACTION = 152.0
LOW_HEIGHT = 60.0
ROW_RISE = 66.0
BAR = 134.0  # from the top of the action buttons to the window's edge
BAR_EDGE = 10.0  # how far the dark strip behind the buttons reaches above them
LOW_SHARE = 1.5  # minimum width of a low button as a multiple of `touch`, so that its name fits
ACTION_GAP = 7.0
GROUP_GAP = 17.0
WIDEST_GROUP_GAP = 40.0

Groups = tuple[tuple[str, ...], ...]

FULL_HAND = 5


@dataclass(frozen=True, slots=True)
class ActionRow:
    """The names of actions, group by group in reading order.

    `extra` are those of expansions: they are inserted before group `extra_at` when all fit,
    otherwise they form a lower row above.
    """

    groups: Groups
    extra: Groups = ()
    extra_at: int = 0

    def button_boxes(self, left: float, top: float, room: float) -> dict[str, Box]:
        """Return a box for every action within `room` u of width; a wide window makes all wider."""
        groups = self.groups
        if self.has_room_for_extra(room):
            groups = (*groups[: self.extra_at], *self.extra, *groups[self.extra_at :])
        count = sum(map(len, groups))
        width = min((room - total_gap_width(groups)) / count, WIDEST_ACTION)
        spare = room - total_gap_width(groups) - width * count
        gap = min(GROUP_GAP + spare / max(len(groups) - 1, 1), WIDEST_GROUP_GAP)
        return _boxes_in_row(groups, Box(left, top, width, ACTION_HEIGHT), gap)

    def lower_row_boxes(self, first: Box, touch: float) -> dict[str, Box]:
        """Return the boxes of the lower row above the `first` button."""
        width = max(first.width, LOW_SHARE * touch)
        return _boxes_in_row(
            self.extra, Box(first.x, first.y - ROW_RISE, width, LOW_HEIGHT), GROUP_GAP
        )

    def has_room_for_extra(self, room: float) -> bool:
        """Return whether the actions of expansions fit into the same row."""
        return usual_row_width(self.groups + self.extra) <= room


def _boxes_in_row(groups: Groups, first: Box, gap: float) -> dict[str, Box]:
    boxes: dict[str, Box] = {}
    x = first.x
    for group in groups:
        for action in group:
            boxes[action] = first._replace(x=x)
            x += first.width + ACTION_GAP
        x += gap - ACTION_GAP
    return boxes


def usual_row_width(groups: Groups) -> float:
    """Return the width in u of the groups of actions at the usual button width."""
    return ACTION_WIDTH * sum(map(len, groups)) + total_gap_width(groups)


def total_gap_width(groups: Groups) -> float:
    """Return the total width of the minimum gaps."""
    return ACTION_GAP * (sum(map(len, groups)) - len(groups)) + GROUP_GAP * (len(groups) - 1)


@dataclass(frozen=True, slots=True)
class HandPosition:
    """The position of a hand of cards.

    `middle` is its centre as long as it ends left of `right_limit`; `card_pitch` is the distance of
    cards. `half_height` is half of its height, turned cards included; `hide_button_box` is the
    button above it.
    """

    middle: Point
    card_pitch: float
    right_limit: float
    half_height: float
    hide_button_box: Box

    @property
    def top(self) -> float:
        """The upper edge of the hand and its button."""
        return min(self.hide_button_box.y, self.middle[1] - self.half_height)

    def card_centres(self, cards: int) -> tuple[Point, ...]:
        """Return the centre of every card of a hand, left to right."""
        middle = min(self.middle[0], self.right_limit - cards * self.card_pitch / 2)
        start = middle - (cards - 1) * self.card_pitch / 2
        return tuple((start + self.card_pitch * n, self.middle[1]) for n in range(cards))

    def full_hand_box(self, right: float, bottom: float) -> Box:
        """Return the area that a full hand may cover, from its button down, up to two edges."""
        left = self.card_centres(FULL_HAND)[0][0] - self.card_pitch / 2
        return Box(
            left, self.hide_button_box.bottom, right - left, bottom - self.hide_button_box.bottom
        )
