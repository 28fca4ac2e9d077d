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

MOST_SHEET_SCALE = 1.2
"""The scale in a small window, and the largest where the player wishes larger controls than fit."""
LEAST_SHARE_OF_WANTED_SCALE = 0.8
"""The smallest share of the wanted size: instead of a smaller one, the sheet covers a document."""
LEAST_READABLE_PX_PER_U = 0.7
"""The same in px per u: below, texts leave their boxes and a finger misses the buttons."""
LEFT_MIDDLE_SHARE = 0.26
CENTRE_SHARE = 0.5
RIGHT_MIDDLE_SHARE = 0.76  # of the width: preferred middle of a sheet


def sheet_position_beside_boxes(
    layout: TableLayout,
    size: tuple[float, float],
    about: Sequence[Box] = (),
    *,
    over_hand: bool = False,
) -> SheetPosition:
    """Return position and scale of a sheet of `size` u that is best beside the boxes in `about`;
    with `over_hand` it may cover the hand."""
    room = layout.sheet_area_box
    hand = layout.hand_box
    button = () if hand is None or layout.hand is None else (layout.hand.hide_button_box,)
    cards = () if over_hand or hand is None else (hand,)
    wanted = _wanted_scale(layout.window_size)
    around = SheetSurroundings(
        room=room,
        boxes_never_covered=(*about, *cards, *button, *layout.second_row_action_button_boxes),
        boxes_avoided_if_possible=(*layout.tab_boxes.values(), *layout.document_boxes),
        preferred_centre=(
            room.x + room.width * _preferred_horizontal_share(room, about, over_hand=over_hand),
            room.centre[1],
        ),
        least_readable_scale=_smallest_readable_scale(layout.window_size, wanted),
        gap_to_boxes=SHEET_GAP,
    )
    return best_sheet_position(size, wanted, around)


def _wanted_scale(window: TableWindowSize) -> float:
    """Return the scale of a sheet that has enough room: 1 of the controls, and more where these are
    smaller than the player wishes."""
    if window.is_compact:
        return MOST_SHEET_SCALE
    return min(max(window.chosen_control_scale / window.control_size_factor, 1.0), MOST_SHEET_SCALE)


def _smallest_readable_scale(window: TableWindowSize, wanted: float) -> float:
    """Return the scale below which a sheet covers a document rather than being smaller still."""
    enough = LEAST_READABLE_PX_PER_U / (window.k * window.control_size_factor)
    return max(LEAST_SHARE_OF_WANTED_SCALE * wanted, min(wanted, enough))


def box_around_points(outline: Sequence[Point], controls: float) -> Box:
    """Return the smallest box around points in u of the window, converted to u of the controls
    (`controls` u of the window each)."""
    across, down = ([point[axis] / controls for point in outline] for axis in (0, 1))
    left = min(across)
    top = min(down)
    return Box(left, top, max(across) - left, max(down) - top)


def _preferred_horizontal_share(room: Box, about: Sequence[Box], *, over_hand: bool) -> float:
    if over_hand:
        return CENTRE_SHARE
    middles = [box.centre[0] for box in about]
    lies_left = sum(middles) / len(middles) < room.centre[0] if middles else True
    return RIGHT_MIDDLE_SHARE if lies_left else LEFT_MIDDLE_SHARE
