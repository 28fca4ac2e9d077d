"""The bottom bar: action buttons in their groups, and the buttons that look back."""

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
NARROWEST_ACTION = 88.0
GAP, GROUP_GAP = 7.0, 17.0
LOOK_BACK = ("undo", "last-turns", "reset")
LOOK_BACK_WIDTH = 326.0
NARROWEST_LOOK_BACK = 210.0
UNDO_SHARE = 0.44


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


def look_back_boxes(area: Box, touch: float) -> dict[str, Box]:
    """Return undo and last turns side by side and reset below them.

    Where two rows would be lower than `touch`, all three stand side by side.
    """
    if area.height / 2 + 3 < touch:
        width = (area.width - 12) / 3
        return {
            name: Box(area.x + (width + 6) * number, area.y, width, area.height)
            for number, name in enumerate(LOOK_BACK)
        }
    undo_width = (area.width - 6) * UNDO_SHARE
    half_height = (area.height - 6) / 2
    lower = area.y + half_height + 6
    return {
        "undo": Box(area.x, area.y, undo_width, half_height),
        "last-turns": Box(
            area.x + undo_width + 6, area.y, area.width - 6 - undo_width, half_height
        ),
        "reset": Box(area.x, lower, area.width, half_height),
    }
