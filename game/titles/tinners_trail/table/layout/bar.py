"""The bottom bar: action buttons in their groups, and the buttons that look back or ask."""

from __future__ import annotations

from game.scene.box import Box
from game.titles.tinners_trail.table.kinds.all import ACTIONS, EXTRA_ACTIONS, grouped
from game.titles.tinners_trail.table.layout.extras import BASE_GAME, Extras

ACTION_GROUPS = grouped(ACTIONS)
ACTION_WIDTH, ACTION_HEIGHT = 114.0, 122.0
WIDEST_ACTION = 152.0
LOW_HEIGHT, ROW_RISE = 60.0, 66.0
BAR_EDGE = 10.0  # how far the dark strip behind the buttons reaches above them
NARROWEST_ACTION = 88.0
LOW_SHARE = 1.5  # how much wider than `touch` a low button is at least: it has room for a name
GAP, GROUP_GAP, WIDEST_GROUP_GAP = 7.0, 17.0, 40.0
LOOK_BACK = ("undo", "hint", "reset", "last-turns")
LOOK_BACK_WIDTH = 326.0
NARROWEST_LOOK_BACK = 210.0
LOOK_BACK_TILE = 111.0  # wide enough, beside one another, for their names in every language
LOOK_BACK_ROW = len(LOOK_BACK) * LOOK_BACK_TILE + 6 * (len(LOOK_BACK) - 1)


Groups = tuple[tuple[str, ...], ...]


def action_boxes(
    left: float, top: float, room: float, extras: Extras = BASE_GAME
) -> dict[str, Box]:
    """Return a box for every action inside `room` u of width, in reading order.

    Those of expansions are among them where there is room for all; a wide window makes all wider.
    """
    groups: Groups = ACTION_GROUPS
    if has_room_for_extras(room, extras):
        groups = (*ACTION_GROUPS[:2], *_extra_groups(extras), *ACTION_GROUPS[2:])
    count = sum(map(len, groups))
    width = min((room - _gaps(groups)) / count, WIDEST_ACTION)
    spare = room - _gaps(groups) - width * count
    gap = min(GROUP_GAP + spare / (len(groups) - 1), WIDEST_GROUP_GAP)
    boxes: dict[str, Box] = {}
    x = left
    for group in groups:
        for action in group:
            boxes[action] = Box(x, top, width, ACTION_HEIGHT)
            x += width + GAP
        x += gap - GAP
    return boxes


def has_room_for_extras(room: float, extras: Extras) -> bool:
    """Whether the actions of expansions need no row of their own."""
    groups = ACTION_GROUPS + _extra_groups(extras)
    return ACTION_WIDTH * sum(map(len, groups)) + _gaps(groups) <= room


def _gaps(groups: Groups) -> float:
    """How much of the width the least gaps take."""
    return GAP * (sum(map(len, groups)) - len(groups)) + GROUP_GAP * (len(groups) - 1)


def _extra_groups(extras: Extras) -> Groups:
    return grouped(tuple(act for act in EXTRA_ACTIONS if getattr(extras, act.expansion)))


def extra_boxes(first: dict[str, Box], extras: Extras, touch: float) -> dict[str, Box]:
    """Return boxes for the actions of expansions, in a lower row above the first one."""
    if not first:
        return {}
    start = first["build"]
    width = max(start.width, LOW_SHARE * touch)
    boxes: dict[str, Box] = {}
    x = start.x
    for group in _extra_groups(extras):
        for action in group:
            boxes[action] = Box(x, start.y - ROW_RISE, width, LOW_HEIGHT)
            x += width + GAP
        x += GROUP_GAP - GAP
    return boxes


def least_action_room() -> float:
    """Return the width the action buttons need at their narrowest."""
    return NARROWEST_ACTION * sum(map(len, ACTION_GROUPS)) + _gaps(ACTION_GROUPS)


def look_back_room(touch: float, width: float) -> float:
    """Return the width the buttons that look back would like to have in a bar so wide."""
    wide = width - LOOK_BACK_ROW >= ACTION_WIDTH * sum(map(len, ACTION_GROUPS)) + _gaps(
        ACTION_GROUPS
    )
    return LOOK_BACK_ROW if wide or _in_one_row(touch) else LOOK_BACK_WIDTH


def least_look_back(touch: float) -> float:
    """Return the least width of the buttons that look back: more where they stand in one row."""
    if _in_one_row(touch):
        return len(LOOK_BACK) * touch + 6 * (len(LOOK_BACK) - 1)
    return NARROWEST_LOOK_BACK


def look_back_boxes(area: Box, touch: float) -> dict[str, Box]:
    """Return undo and hint side by side, reset and last turns below them.

    Where two rows would be lower than `touch`, or one has the room, all four stand side by side.
    """
    if _in_one_row(touch) or area.width >= LOOK_BACK_ROW:
        width = (area.width - 6 * (len(LOOK_BACK) - 1)) / len(LOOK_BACK)
        return {
            name: Box(area.x + (width + 6) * number, area.y, width, area.height)
            for number, name in enumerate(LOOK_BACK)
        }
    width, height = (area.width - 6) / 2, (area.height - 6) / 2
    return {
        name: Box(
            area.x + (width + 6) * (number % 2),
            area.y + (height + 6) * (number // 2),
            width,
            height,
        )
        for number, name in enumerate(LOOK_BACK)
    }


def _in_one_row(touch: float) -> bool:
    return touch > ACTION_HEIGHT / 2 + 3


def without_hint(boxes: dict[str, Box]) -> dict[str, Box]:
    """Return the boxes of buttons that look back where nobody gives hints: the others take the
    room.
    """
    if "hint" not in boxes:
        return boxes
    hint, undo = boxes["hint"], boxes["undo"]
    rest = {name: box for name, box in boxes.items() if name != "hint"}
    if boxes["reset"].y > undo.y:
        return {**rest, "undo": undo._replace(width=hint.right - undo.x)}
    width = (boxes["last-turns"].right - undo.x - 6 * (len(rest) - 1)) / len(rest)
    return {
        name: box._replace(x=undo.x + (width + 6) * number, width=width)
        for number, (name, box) in enumerate(rest.items())
    }
