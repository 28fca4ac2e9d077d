"""Where the buttons along the bottom stand, and where a hand of cards lies."""

from collections.abc import Mapping
from dataclasses import dataclass

from game.scene.stage.placing import Box, Point

ACTION_WIDTH = 114.0
ACTION_HEIGHT = 122.0
WIDEST_ACTION = 152.0
LOW_HEIGHT = 60.0
ROW_RISE = 66.0
BAR = 134.0  # from the top of the action buttons to the window's edge
BAR_EDGE = 10.0  # how far the dark strip behind the buttons reaches above them
NARROWEST_ACTION = 88.0
LOW_SHARE = 1.5  # how much wider than `touch` a low button is at least: it has room for a name
ACTION_GAP = 7.0
GROUP_GAP = 17.0
WIDEST_GROUP_GAP = 40.0

Groups = tuple[tuple[str, ...], ...]

LOOK_BACK = ("undo", "hint", "reset", "last-turns")
LOOK_BACK_WIDTH = 326.0
NARROWEST_LOOK_BACK = 210.0
LOOK_BACK_TILE = 111.0  # wide enough, beside one another, for their names in every language
LOOK_BACK_GAP = 6.0
BESIDE = 18.0
"""Between two of them, and between them and the actions."""
LOOK_BACK_ROW = len(LOOK_BACK) * LOOK_BACK_TILE + LOOK_BACK_GAP * (len(LOOK_BACK) - 1)

FULL_HAND = 5


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


def _in_a_row(groups: Groups, first: Box, gap: float) -> dict[str, Box]:
    boxes: dict[str, Box] = {}
    x = first.x
    for group in groups:
        for action in group:
            boxes[action] = first._replace(x=x)
            x += first.width + ACTION_GAP
        x += gap - ACTION_GAP
    return boxes


def _usual_width(groups: Groups) -> float:
    return ACTION_WIDTH * sum(map(len, groups)) + _gaps(groups)


def _gaps(groups: Groups) -> float:
    """How much of the width the least gaps take."""
    return ACTION_GAP * (sum(map(len, groups)) - len(groups)) + GROUP_GAP * (len(groups) - 1)


# Where the buttons that look back or ask for a hint stand, right of the action buttons.


def look_back_area(bar: Box, row: ActionRow, touch: float) -> Box:
    """Return the right end of a bar that these buttons take: what the actions leave."""
    room = bar.width - BESIDE
    wide = room - LOOK_BACK_ROW >= _usual_width(row.groups)
    wanted = LOOK_BACK_ROW if wide or _in_one_row(touch) else LOOK_BACK_WIDTH
    least = NARROWEST_LOOK_BACK
    if _in_one_row(touch):
        least = len(LOOK_BACK) * touch + LOOK_BACK_GAP * (len(LOOK_BACK) - 1)
    narrowest = NARROWEST_ACTION * sum(map(len, row.groups)) + _gaps(row.groups)
    width = max(min(wanted, room - narrowest), least)
    return bar._replace(x=bar.right - width, width=width)


def look_back_boxes(area: Box, touch: float) -> dict[str, Box]:
    """Return undo and hint side by side, reset and last turns below them. Where two rows would be
    lower than `touch`, or one has the room, all four stand side by side.
    """
    if _in_one_row(touch) or area.width >= LOOK_BACK_ROW:
        return side_by_side(LOOK_BACK, area)
    height = (area.height - LOOK_BACK_GAP) / 2
    upper = area._replace(height=height)
    lower = upper._replace(y=area.y + height + LOOK_BACK_GAP)
    return side_by_side(LOOK_BACK[:2], upper) | side_by_side(LOOK_BACK[2:], lower)


def grid(
    rows: Groups, corner: tuple[float, float], pitch: tuple[float, float], size: tuple[float, float]
) -> dict[str, Box]:
    """Return a box for every name of some rows, from the first one's corner on, by the pitch."""
    return {
        name: Box(corner[0] + pitch[0] * column, corner[1] + pitch[1] * row, *size)
        for row, names in enumerate(rows)
        for column, name in enumerate(names)
    }


def without_hint(boxes: Mapping[str, Box]) -> Mapping[str, Box]:
    """Return the boxes of buttons that look back without hints: the others take the room."""
    if "hint" not in boxes:
        return boxes
    hint = boxes["hint"]
    undo = boxes["undo"]
    rest = {name: box for name, box in boxes.items() if name != "hint"}
    if boxes["reset"].y > undo.y:
        return {**rest, "undo": undo._replace(width=hint.right - undo.x)}
    return side_by_side(tuple(rest), undo._replace(width=boxes["last-turns"].right - undo.x))


def side_by_side(names: tuple[str, ...], area: Box) -> dict[str, Box]:
    """Return a box for each name, all of one width."""
    width = (area.width - LOOK_BACK_GAP * (len(names) - 1)) / len(names)
    return {
        name: area._replace(x=area.x + (width + LOOK_BACK_GAP) * number, width=width)
        for number, name in enumerate(names)
    }


def _in_one_row(touch: float) -> bool:
    return touch > ACTION_HEIGHT / 2 + 3


@dataclass(frozen=True, slots=True)
class HandPlace:
    """`middle` is that of a hand while it ends left of `right`; `pitch` is from card to card.
    `half` is half of its height, its turned cards included; `hide` the button above it.
    """

    middle: Point
    pitch: float
    right: float
    half: float
    hide: Box

    @property
    def top(self) -> float:
        """Return where the hand and its button begin."""
        return min(self.hide.y, self.middle[1] - self.half)

    def slots(self, cards: int) -> tuple[Point, ...]:
        """Return the centre of every card of a hand, left to right."""
        middle = min(self.middle[0], self.right - cards * self.pitch / 2)
        start = middle - (cards - 1) * self.pitch / 2
        return tuple((start + self.pitch * n, self.middle[1]) for n in range(cards))

    def full(self, right: float, bottom: float) -> Box:
        """Return what a full hand may cover, from its button down, up to two edges."""
        left = self.slots(FULL_HAND)[0][0] - self.pitch / 2
        return Box(left, self.hide.bottom, right - left, bottom - self.hide.bottom)
