"""The extra boards: their sizes, and where they lie open on the sea."""

from typing import Final

from game.scene.stage.sheet_placing import Box
from game.tabletop.layout import table_layout
from game.tabletop.layout.action_row_and_hand import BAR_OVERHANG_HEIGHT
from game.tabletop.layout.boards_on_sea import (
    SCALE_FACTORS_TO_TRY,
    BoardPosition,
    BoardSize,
    SeaArea,
    board_positions_on_sea,
)
from game.tabletop.layout.table_layout import WindowFrame
from game.titles.tinners_trail.table.extras import SOUTHERN_BOARD_NAME
from game.titles.tinners_trail.table.map_position import is_in_sea_south_east_of_land

BOARD_SIZES: Final = {
    "market": BoardSize("market", (484.0, 114.0)),
    "emigration": BoardSize("emigration", (381.0, 182.0), strip_size=(427.0, 44.0)),
    "boxes": BoardSize("boxes", (488.0, 202.0)),
}
GAP_ABOVE_BUTTONS: Final = 6.0
WANTED_STRIP_HEIGHT_PX: Final = 32.0


def open_board_positions(
    board_names: tuple[str, ...], frame: WindowFrame, sea_area: SeaArea, scale: float
) -> dict[str, BoardPosition]:
    """Return, by name, the position of each of these boards for which the sea has room. `sea_area`
    is the free sea north of the land, and `scale` the largest scale of the boards there; the board
    `SOUTHERN_BOARD_NAME` lies in the sea south of the land."""
    northern = tuple(BOARD_SIZES[name] for name in board_names if name != SOUTHERN_BOARD_NAME)
    window = frame.window_size
    wanted_strip = WANTED_STRIP_HEIGHT_PX / (window.px_per_u * window.control_size_factor)
    positions = board_positions_on_sea(northern, sea_area, scale, wanted_strip)
    if SOUTHERN_BOARD_NAME in board_names:
        southern = _position_south_of_land(BOARD_SIZES[SOUTHERN_BOARD_NAME], frame)
        if southern is not None:
            positions[SOUTHERN_BOARD_NAME] = southern
    return positions


def _position_south_of_land(board: BoardSize, frame: WindowFrame) -> BoardPosition | None:
    """Return the position in the lower right corner of the map at which a board covers only the
    sea south of the land, or None if it fits at none of the scales allowed."""
    right = frame.left_edge_of_column - table_layout.SIDE_MARGIN
    bottom = frame.top_of_button_bar - BAR_OVERHANG_HEIGHT - GAP_ABOVE_BUTTONS
    for scale in SCALE_FACTORS_TO_TRY:
        width, height = (side * scale for side in board.size)
        box = Box(right - width, bottom - height, width, height)
        if is_in_sea_south_east_of_land(box, frame.window_size):
            return BoardPosition(box, scale, is_strip_only=False)
    return None
