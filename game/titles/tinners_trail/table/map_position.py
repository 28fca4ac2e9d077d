"""The position of the map in the window, and the sea that boards may cover."""

from game.scene.stage.sheet_placing import Box, Point
from game.scene.stage.units import DESIGN_HEIGHT, DESIGN_WIDTH
from game.tabletop.layout import table_layout
from game.tabletop.layout.action_row_and_hand import BUTTON_BAR_HEIGHT
from game.tabletop.layout.boards_on_sea import MapPosition, SeaArea
from game.tabletop.layout.side_column import WIDTH_WITH_MARGIN
from game.tabletop.layout.table_layout import TableWindowSize, WindowFrame

NORTH_COAST_HEIGHTS = (
    *(619, 597, 553, 536, 505, 458, 458, 505, 505, 503, 497, 487, 432, 432, 448, 417, 370, 370),
    *(373, 332, 304, 247, 247, 298, 281, 281, 296, 230, 230, 233, 159, 110, 76, 78, 116, 321, 504),
)
"""In u of the map, for every step from its left edge: the top of land, ships and engine houses."""
REPLAY_MAP_SCALE = 0.927
FREE_HEIGHT_AT_REPLAY_MAP_SCALE = 810.0
REPLAY_MIDDLE_X = 765.5
MAP_MIDDLE_X = 742.0
LAND_FOOT_Y = 915.0  # u of the design: middle and lowest cape of the land
SOUTHERN_CAPE_POSITIONS = (716.0, LAND_FOOT_Y), (850.0, 742.0)
"""In u of the map: how far its southern capes reach to the east and south."""
SOUTH_COAST_Y = 708.0
SOUTH_COAST_LEFT_X = 955.0
"""In u of the map: from there on to the right, how far down the land reaches."""
LAND_WIDTH = 1452.0
LAND_TO_BUTTON_BAR_GAP = 31.0  # from the map's edge to its east end; what stays free


def map_position_in_window(window_size: TableWindowSize) -> MapPosition:
    """Return where the map lies in a window; spare width goes to the sea on both sides, spare
    height mostly to the sea above.

    Where large controls leave less room than the land needs, it is drawn smaller: it lies wholly
    left of the players, and above the buttons.
    """
    if window_size.has_players_below_map:
        scale = min(window_size.width / LAND_WIDTH, 1.0)
        left = (window_size.width - LAND_WIDTH * scale) / 2
        foot = (
            WindowFrame(window_size=window_size).top_of_button_bar * window_size.control_size_factor
            - LAND_TO_BUTTON_BAR_GAP
        )
        return MapPosition(scale, left, foot - LAND_FOOT_Y * scale, NORTH_COAST_HEIGHTS)
    spare_width = window_size.width - DESIGN_WIDTH
    spare_height = window_size.height - DESIGN_HEIGHT
    if not window_size.foot_height:
        free = window_size.width - WIDTH_WITH_MARGIN * window_size.control_size_factor
        scale = min(free / LAND_WIDTH, 1.0)
        left = min(spare_width / 2, free - LAND_WIDTH * scale)
        foot = min(
            spare_height / 2 + LAND_FOOT_Y,
            window_size.height
            - BUTTON_BAR_HEIGHT * window_size.control_size_factor
            - LAND_TO_BUTTON_BAR_GAP,
        )
        top = spare_height / 2 if scale == 1.0 else foot - LAND_FOOT_Y * scale
        return MapPosition(scale, left, top, NORTH_COAST_HEIGHTS)
    free = window_size.height - window_size.foot_height - table_layout.TOP_BAR_HEIGHT
    scale = REPLAY_MAP_SCALE * min(free / FREE_HEIGHT_AT_REPLAY_MAP_SCALE, 1.0)
    left = REPLAY_MIDDLE_X - scale * MAP_MIDDLE_X + spare_width / 2
    top = 15.4 + spare_height / 2
    if scale < REPLAY_MAP_SCALE:  # a high foot: the land is drawn smaller, down to the foot
        top = window_size.height - window_size.foot_height - 8 - scale * LAND_FOOT_Y
    return MapPosition(scale, left, top, NORTH_COAST_HEIGHTS)


def sea_area(
    frame: WindowFrame, map_position: MapPosition, possible_corners: tuple[Point, ...] = ()
) -> SeaArea:
    """Return the sea above the land, with its right limit left of the right column.
    `possible_corners` are the points at which the upper left corner of a board on the sea may
    lie."""
    return SeaArea(
        map_position,
        frame.window_size.control_size_factor,
        possible_corners,
        frame.left_edge_of_column - table_layout.SIDE_MARGIN,
    )


def is_in_sea_south_east_of_land(box: Box, window_size: TableWindowSize) -> bool:
    """Return whether a box, in u of the controls, covers only sea in the south-east of the map."""
    land = map_position_in_window(window_size)
    left = box.x * window_size.control_size_factor
    top = box.y * window_size.control_size_factor
    return (
        top >= land.top + SOUTH_COAST_Y * land.scale
        and left >= land.left + SOUTH_COAST_LEFT_X * land.scale
    )
