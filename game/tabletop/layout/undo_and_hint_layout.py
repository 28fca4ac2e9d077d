"""The layout of the undo, reset, last turns and hint buttons, right of the actions."""

from collections.abc import Mapping

from game.scene.stage.sheet_placing import Box
from game.tabletop.layout.action_row_and_hand import (
    ACTION_HEIGHT,
    ActionGroups,
    ActionRow,
    total_gap_width,
    usual_row_width,
)

MIN_ACTION_WIDTH = 88.0

UNDO_AND_HINT_BUTTON_NAMES = ("undo", "hint", "reset", "last-turns")
UNDO_AND_HINT_WIDTH = 326.0
MIN_UNDO_AND_HINT_WIDTH = 210.0
UNDO_OR_HINT_BUTTON_WIDTH = 111.0  # wide enough, side by side, for their names in every language
UNDO_AND_HINT_GAP = 6.0  # between two of them
UNDO_WIDTH_SHARE = 0.7  # of the mean width in a crowded row: the word is short in every language
BESIDE_ACTIONS_GAP = 18.0  # between them and the actions
UNDO_AND_HINT_ROW_WIDTH = (
    len(UNDO_AND_HINT_BUTTON_NAMES) * (UNDO_OR_HINT_BUTTON_WIDTH + UNDO_AND_HINT_GAP)
    - UNDO_AND_HINT_GAP
)


def area_of_undo_and_hint_buttons(bar: Box, row: ActionRow, min_target_side: float) -> Box:
    """Return the box of all undo and hint buttons (undo, hint, reset, last turns) at the right end
    of the bar.

    `min_target_side` is the least height of a button. The box is wide enough for one row of
    buttons if the actions keep their usual width, or if `min_target_side` is too high for two
    rows; otherwise for two rows.
    """
    room = bar.width - BESIDE_ACTIONS_GAP
    wide = room - UNDO_AND_HINT_ROW_WIDTH >= usual_row_width(row.groups)
    wanted = (
        UNDO_AND_HINT_ROW_WIDTH
        if wide or _must_use_one_row(min_target_side)
        else UNDO_AND_HINT_WIDTH
    )
    least = MIN_UNDO_AND_HINT_WIDTH
    if _must_use_one_row(min_target_side):
        least = len(UNDO_AND_HINT_BUTTON_NAMES) * min_target_side + UNDO_AND_HINT_GAP * (
            len(UNDO_AND_HINT_BUTTON_NAMES) - 1
        )
    narrowest = MIN_ACTION_WIDTH * sum(map(len, row.groups)) + total_gap_width(row.groups)
    width = max(min(wanted, room - narrowest), least)
    return bar._replace(x=bar.right - width, width=width)


def undo_and_hint_button_boxes(area: Box, min_target_side: float) -> dict[str, Box]:
    """Return the box of each of the buttons undo, hint, reset and last turns by name: undo and hint
    side by side, with reset and last turns below them.

    All four are side by side when two rows would be lower than `min_target_side`, or when the
    area is wide enough for one row.
    """
    if _must_use_one_row(min_target_side):
        return _boxes_in_crowded_row(area)
    if area.width >= UNDO_AND_HINT_ROW_WIDTH:
        return boxes_side_by_side(UNDO_AND_HINT_BUTTON_NAMES, area)
    height = (area.height - UNDO_AND_HINT_GAP) / 2
    upper = area._replace(height=height)
    lower = upper._replace(y=area.y + height + UNDO_AND_HINT_GAP)
    return boxes_side_by_side(UNDO_AND_HINT_BUTTON_NAMES[:2], upper) | boxes_side_by_side(
        UNDO_AND_HINT_BUTTON_NAMES[2:], lower
    )


def grid_boxes(
    rows: ActionGroups,
    top_left: tuple[float, float],
    column_and_row_pitch: tuple[float, float],
    box_size: tuple[float, float],
) -> dict[str, Box]:
    """Return a box of `box_size` for every name, row by row from the corner;
    `column_and_row_pitch` is the distance of neighbouring boxes in x and y."""
    return {
        name: Box(
            top_left[0] + column_and_row_pitch[0] * column,
            top_left[1] + column_and_row_pitch[1] * row,
            *box_size,
        )
        for row, names in enumerate(rows)
        for column, name in enumerate(names)
    }


def boxes_without_hint(boxes: Mapping[str, Box]) -> Mapping[str, Box]:
    """Return the boxes without that of the hint button; the other buttons of its row use its
    space."""
    if "hint" not in boxes:
        return boxes
    hint = boxes["hint"]
    undo = boxes["undo"]
    rest = {name: box for name, box in boxes.items() if name != "hint"}
    if boxes["reset"].y > undo.y:
        return {**rest, "undo": undo._replace(width=hint.right - undo.x)}
    return boxes_side_by_side(tuple(rest), undo._replace(width=boxes["last-turns"].right - undo.x))


def boxes_side_by_side(button_names: tuple[str, ...], area: Box) -> dict[str, Box]:
    """Divide the area into boxes of equal width, one per name, side by side with gaps."""
    width = (area.width - UNDO_AND_HINT_GAP * (len(button_names) - 1)) / len(button_names)
    return {
        name: area._replace(x=area.x + (width + UNDO_AND_HINT_GAP) * number, width=width)
        for number, name in enumerate(button_names)
    }


def _boxes_in_crowded_row(area: Box) -> dict[str, Box]:
    """Return the boxes of all four buttons side by side, with the narrowest for undo."""
    undo_width = (
        UNDO_WIDTH_SHARE * boxes_side_by_side(UNDO_AND_HINT_BUTTON_NAMES, area)["undo"].width
    )
    undo = area._replace(width=undo_width)
    rest_left = undo.right + UNDO_AND_HINT_GAP
    rest = area._replace(x=rest_left, width=area.right - rest_left)
    return {"undo": undo} | boxes_side_by_side(UNDO_AND_HINT_BUTTON_NAMES[1:], rest)


def _must_use_one_row(min_target_side: float) -> bool:
    return min_target_side > ACTION_HEIGHT / 2 + 3
