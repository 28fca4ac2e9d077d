"""The action buttons along the bottom of a window, in their groups."""

from __future__ import annotations

from dataclasses import dataclass

from game.scene.box import Box

ACTION_WIDTH, ACTION_HEIGHT = 114.0, 122.0
WIDEST_ACTION = 152.0
LOW_HEIGHT, ROW_RISE = 60.0, 66.0
BAR = 134.0  # from the top of the action buttons to the window's edge
BAR_EDGE = 10.0  # how far the dark strip behind the buttons reaches above them
NARROWEST_ACTION = 88.0
LOW_SHARE = 1.5  # how much wider than `touch` a low button is at least: it has room for a name
GAP, GROUP_GAP, WIDEST_GROUP_GAP = 7.0, 17.0, 40.0

Groups = tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class ActionRow:
    """The names of actions, group by group in reading order.

    `extra` are those of expansions: they stand among the others, before group `extra_at`, where
    there is room for all, else in a lower row above the first one.
    """

    groups: Groups
    extra: Groups = ()
    extra_at: int = 0

    def boxes(self, left: float, top: float, room: float) -> dict[str, Box]:
        """Return a box for every action inside `room` u of width; a wide window makes all wider."""
        groups = self.groups
        if self.holds_extra(room):
            groups = (*groups[: self.extra_at], *self.extra, *groups[self.extra_at :])
        count = sum(map(len, groups))
        width = min((room - _gaps(groups)) / count, WIDEST_ACTION)
        spare = room - _gaps(groups) - width * count
        gap = min(GROUP_GAP + spare / max(len(groups) - 1, 1), WIDEST_GROUP_GAP)
        return _in_a_row(groups, Box(left, top, width, ACTION_HEIGHT), gap)

    def extra_boxes(self, first: Box, touch: float) -> dict[str, Box]:
        """Return the boxes of the lower row above the `first` button of the other one."""
        width = max(first.width, LOW_SHARE * touch)
        return _in_a_row(self.extra, Box(first.x, first.y - ROW_RISE, width, LOW_HEIGHT), GROUP_GAP)

    def holds_extra(self, room: float) -> bool:
        """Whether the actions of expansions need no row of their own."""
        return _usual_width(self.groups + self.extra) <= room

    @property
    def usual_room(self) -> float:
        """The width the action buttons would like to have."""
        return _usual_width(self.groups)

    @property
    def least_room(self) -> float:
        """The width the action buttons need at their narrowest."""
        return NARROWEST_ACTION * sum(map(len, self.groups)) + _gaps(self.groups)


def _in_a_row(groups: Groups, first: Box, gap: float) -> dict[str, Box]:
    boxes: dict[str, Box] = {}
    x = first.x
    for group in groups:
        for action in group:
            boxes[action] = first._replace(x=x)
            x += first.width + GAP
        x += gap - GAP
    return boxes


def _usual_width(groups: Groups) -> float:
    return ACTION_WIDTH * sum(map(len, groups)) + _gaps(groups)


def _gaps(groups: Groups) -> float:
    """How much of the width the least gaps take."""
    return GAP * (sum(map(len, groups)) - len(groups)) + GROUP_GAP * (len(groups) - 1)
