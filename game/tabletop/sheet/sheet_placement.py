"""Place a sheet beside the part of the table it is about."""

from collections.abc import Sequence

from game.scene.stage.sheet_placing import (
    Box,
    Point,
    SheetPosition,
    SheetSurroundings,
    best_sheet_position,
)
from game.tabletop.layout.table_layout import SHEET_GAP, TableLayout, TableWindowSize

# A sheet hides neither what it is about nor the own hand, and no document either if the window
# is large enough.

MAX_SHEET_SCALE = 1.2
"""The scale in a small window, and the largest where the player wishes larger controls than fit."""
MIN_SHARE_OF_WANTED_SCALE = 0.8
"""The smallest share of the wanted size: instead of a smaller one, the sheet covers a document."""
MIN_READABLE_PX_PER_U = 0.7
"""The same in px per u: below, texts leave their boxes and a finger misses the buttons."""
LEFT_MIDDLE_SHARE = 0.26
CENTRE_SHARE = 0.5
RIGHT_MIDDLE_SHARE = 0.76  # of the width: preferred middle of a sheet


def sheet_position_beside_boxes(
    layout: TableLayout,
    sheet_size: tuple[float, float],
    boxes_shown_beside: Sequence[Box] = (),
    *,
    may_cover_hand: bool = False,
) -> SheetPosition:
    """Return position and scale of a sheet of `sheet_size` u that is best beside the boxes in
    `boxes_shown_beside`; with `may_cover_hand` it may cover the hand."""
    room = layout.sheet_area_box
    hand = layout.hand_box
    button = () if hand is None or layout.hand is None else (layout.hand.hide_button_box,)
    cards = () if may_cover_hand or hand is None else (hand,)
    wanted = _wanted_scale(layout.window_size)
    around = SheetSurroundings(
        available_box=room,
        boxes_never_covered=(
            *boxes_shown_beside,
            *cards,
            *button,
            *layout.second_row_action_button_boxes,
        ),
        boxes_avoided_if_possible=(*layout.tab_boxes.values(), *layout.document_boxes),
        preferred_centre=(
            room.x
            + room.width
            * _preferred_horizontal_share(room, boxes_shown_beside, may_cover_hand=may_cover_hand),
            room.centre[1],
        ),
        min_readable_scale=_smallest_readable_scale(layout.window_size, wanted),
        gap_to_boxes=SHEET_GAP,
    )
    return best_sheet_position(sheet_size, wanted, around)


def _wanted_scale(window: TableWindowSize) -> float:
    """Return the scale, relative to the controls, of a sheet that has enough room: MAX_SHEET_SCALE
    in a compact window. In others it is the control size that the player has chosen divided by the
    current one, from 1 to MAX_SHEET_SCALE."""
    if window.is_compact:
        return MAX_SHEET_SCALE
    return min(max(window.chosen_control_scale / window.control_size_factor, 1.0), MAX_SHEET_SCALE)


def _smallest_readable_scale(window: TableWindowSize, wanted_scale: float) -> float:
    """Return the smallest scale that a sheet may have in order not to cover a document."""
    enough = MIN_READABLE_PX_PER_U / (window.px_per_u * window.control_size_factor)
    return max(MIN_SHARE_OF_WANTED_SCALE * wanted_scale, min(wanted_scale, enough))


def box_around_points(points: Sequence[Point], control_size_factor: float) -> Box:
    """Return the smallest box around points in u of the window, converted to u of the controls
    (`control_size_factor` u of the window each)."""
    across, down = ([point[axis] / control_size_factor for point in points] for axis in (0, 1))
    left = min(across)
    top = min(down)
    return Box(left, top, max(across) - left, max(down) - top)


def _preferred_horizontal_share(
    allowed_box: Box, boxes_shown_beside: Sequence[Box], *, may_cover_hand: bool
) -> float:
    if may_cover_hand:
        return CENTRE_SHARE
    middles = [box.centre[0] for box in boxes_shown_beside]
    lies_left = sum(middles) / len(middles) < allowed_box.centre[0] if middles else True
    return RIGHT_MIDDLE_SHARE if lies_left else LEFT_MIDDLE_SHARE
