"""The position of the whole map in a window; spare width shows sea on the left."""

from dataclasses import dataclass

from game.scene.nodes.zoom import ZOOM_SCALES, InitialView
from game.tabletop.layout import action_row_and_hand
from game.tabletop.layout.table_layout import TOP_BAR_HEIGHT, WindowFrame
from game.tabletop.map.map_frame import MapFrame


@dataclass(frozen=True, slots=True)
class RequiredMapRange:
    """The vertical range of a map that must stay visible, from `top_y` to `bottom_y` in u of the
    map.

    `highest_window_y` is the smallest y in the window, in u of the controls, at which the range may
    begin, because other things cover the window above it.
    """

    top_y: float
    bottom_y: float
    highest_window_y: float

    @property
    def height(self) -> float:
        """The height of the range in u of the map."""
        return self.bottom_y - self.top_y


def whole_map_frame(
    frame: WindowFrame,
    map_size: tuple[float, float],
    map_top: float,
    required: RequiredMapRange | None = None,
) -> MapFrame:
    """Return the frame that shows a whole map of `map_size` u as large as it fits between top bar,
    column and buttons.

    `map_top` is the y in u at which the map's picture begins. The map touches the column, so that
    spare width is free at its left; spare height is divided equally above and below it. If
    `required` is given, the map is small and low enough for this range to begin at its
    `highest_window_y` or below and to end above the buttons.
    """
    room = frame.window_size
    c = frame.window_size.control_size_factor
    wide = frame.left_edge_of_column * c
    above = TOP_BAR_HEIGHT * c
    low = (frame.top_of_button_bar - action_row_and_hand.BAR_OVERHANG_HEIGHT) * c
    high = low - above
    scale = min(wide / map_size[0], high / map_size[1])
    if required is not None:
        scale = min(scale, (low - required.highest_window_y * c) / required.height)
    left = wide - map_size[0] * scale
    down = above + (high - map_size[1] * scale) / 2 - map_top * scale
    if required is not None:
        down = max(down, required.highest_window_y * c - required.top_y * scale)
    return MapFrame(
        (room.width_px, room.height_px),
        room.px_per_u * scale,
        (left * room.px_per_u, down * room.px_per_u),
    )


def initial_view_for(
    frame: WindowFrame,
    whole_frame: MapFrame,
    smallest_target: float,
    min_target_px: float,
    required: RequiredMapRange,
) -> InitialView:
    """Return the initial view of a map whose smallest targets are `smallest_target` u large.
    `whole_frame` is the frame that shows the whole map.

    The view shows the whole map if these targets are at least `min_target_px` large there.
    Otherwise it enlarges the map until they are, but only as far as the range `required` still fits
    between its `highest_window_y` and the buttons.
    """
    c = frame.window_size.control_size_factor
    k = frame.window_size.px_per_u
    edge = required.highest_window_y * c
    low = (frame.top_of_button_bar - action_row_and_hand.BAR_OVERHANG_HEIGHT) * c
    high = required.height * whole_frame.px_per_u / k
    larger = min(
        min_target_px / (whole_frame.px_per_u * smallest_target),
        ZOOM_SCALES[-1],
        (low - edge) / high,
    )
    if larger <= 1:
        return InitialView()
    right = frame.left_edge_of_column * c
    middle = (
        (TOP_BAR_HEIGHT + frame.top_of_button_bar - action_row_and_hand.BAR_OVERHANG_HEIGHT) * c / 2
    )
    begins = edge - whole_frame.exact_pixel((0.0, required.top_y))[1] / k * larger
    ends = low - whole_frame.exact_pixel((0.0, required.bottom_y))[1] / k * larger
    down = max(min(middle * (1 - larger), ends), begins)
    return InitialView(larger, (right * (1 - larger), down))
