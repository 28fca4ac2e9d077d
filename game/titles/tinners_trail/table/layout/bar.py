"""The bottom bar: action buttons in their groups, and the buttons that look back or ask."""

from __future__ import annotations

from game.titles.tinners_trail.table.layout.box import Box
from game.titles.tinners_trail.table.layout.extras import Extras

ACTION_GROUPS = (
    ("build", "extract"),
    ("adit", "train", "port", "miner", "pumps"),
    ("pasties",),
    ("pass",),
)
EXTRA_GROUPS = (("arsenic", ("process", "sell")), ("emigration", ("emigrate", "place")))
ACTION_WIDTH, ACTION_HEIGHT = 114.0, 122.0
LOW_HEIGHT, ROW_RISE = 60.0, 66.0
BAR_EDGE = 10.0  # how far the dark strip behind the buttons reaches above them
NARROWEST_ACTION = 88.0
GAP, GROUP_GAP = 7.0, 17.0
LOOK_BACK = ("undo", "hint", "reset", "last-turns")
LOOK_BACK_WIDTH = 326.0
NARROWEST_LOOK_BACK = 210.0
LOOK_BACK_TILE = 111.0  # wide enough, beside one another, for their names in every language


def action_boxes(left: float, top: float, room: float) -> dict[str, Box]:
    """Return a box for every action inside `room` u of width, in reading order."""
    count = sum(len(group) for group in ACTION_GROUPS)
    gaps = GAP * (count - len(ACTION_GROUPS)) + GROUP_GAP * (len(ACTION_GROUPS) - 1)
    width = min((room - gaps) / count, ACTION_WIDTH)
    boxes: dict[str, Box] = {}
    x = left
    for group in ACTION_GROUPS:
        for action in group:
            boxes[action] = Box(x, top, width, ACTION_HEIGHT)
            x += width + GAP
        x += GROUP_GAP - GAP
    return boxes


def extra_boxes(first: dict[str, Box], extras: Extras) -> dict[str, Box]:
    """Return boxes for the actions of expansions, in a lower row above the first one."""
    if not first:
        return {}
    start = first["build"]
    boxes: dict[str, Box] = {}
    x = start.x
    for expansion, actions in EXTRA_GROUPS:
        if not getattr(extras, expansion):
            continue
        for action in actions:
            boxes[action] = Box(x, start.y - ROW_RISE, start.width, LOW_HEIGHT)
            x += start.width + GAP
        x += GROUP_GAP - GAP
    return boxes


def least_action_room() -> float:
    """Return the width the action buttons need at their narrowest."""
    count = sum(len(group) for group in ACTION_GROUPS)
    gaps = GAP * (count - len(ACTION_GROUPS)) + GROUP_GAP * (len(ACTION_GROUPS) - 1)
    return NARROWEST_ACTION * count + gaps


def look_back_room(touch: float) -> float:
    """Return the width the buttons that look back would like to have."""
    if _in_one_row(touch):
        return len(LOOK_BACK) * LOOK_BACK_TILE + 6 * (len(LOOK_BACK) - 1)
    return LOOK_BACK_WIDTH


def least_look_back(touch: float) -> float:
    """Return the least width of the buttons that look back: more where they stand in one row."""
    if _in_one_row(touch):
        return len(LOOK_BACK) * touch + 6 * (len(LOOK_BACK) - 1)
    return NARROWEST_LOOK_BACK


def look_back_boxes(area: Box, touch: float) -> dict[str, Box]:
    """Return undo and hint side by side, reset and last turns below them.

    Where two rows would be lower than `touch`, all four stand side by side.
    """
    if _in_one_row(touch):
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
