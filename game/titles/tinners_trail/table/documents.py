"""Documents and boards: which lie open on the table, and the tabs of those that do not."""

from dataclasses import dataclass
from typing import Final

from game.scene.stage.placing import Box
from game.scene.stage.units import DESIGN_HEIGHT
from game.tabletop.layout import table_layout
from game.tabletop.layout.column import SideColumnBoxes
from game.tabletop.layout.drawers import TAB_GAP, TAB_WIDTH, tab_boxes
from game.tabletop.layout.places import BAR_EDGE
from game.tabletop.layout.sea import (
    SMALLER,
    BoardPosition,
    BoardSize,
    MapPosition,
    SeaArea,
    board_positions_on_sea,
)
from game.tabletop.layout.table_layout import TableWindowSize, WindowFrame
from game.titles.tinners_trail.table.extras import Extras
from game.titles.tinners_trail.table.map_area import LAND_FOOT, map_position_in_window

SOUTHERN_CAPES = (716.0, LAND_FOOT), (850.0, 742.0)  # u of the map: how far they reach

COMPACT_INSETS = 0.85
LARGEST_INSETS = 1.2
HEIGHT_FOR_LARGEST = 650.0  # u above the design's height; then the sea above the land holds them
TRACK_WIDTH = 684.0
TRACK = 234.0
TRACK_OF_FIVE = 251.0
EXCHANGE = (428.0, 154.0)
EXCHANGE_OF_FIVE = (428.0, 147.0)
NARROW_EXCHANGE = 262.0  # without the dice
SIDE_BY_SIDE = tuple(1 - 0.02 * step for step in range(15))
FIVE = 5
HIGHEST = table_layout.TOP_BAR + 8
BAR_GAP = 6.0  # between a board and the buttons
BOARDS: Final = {
    "market": BoardSize("market", (484.0, 114.0)),
    "emigration": BoardSize("emigration", (381.0, 182.0), strip_size=(427.0, 44.0)),
    "boxes": BoardSize("boxes", (488.0, 202.0)),
}
SOUTHERN: Final = "boxes"
"""The board that lies below the land, where nobody holds cards."""
SOUTH_COAST = 708.0
SOUTH_FROM = 955.0
"""In u of the map: from there on to the right, how far down the land reaches."""


@dataclass(frozen=True, slots=True)
class TrailDocuments:
    """The boxes of the documents over the map.

    `scale` is the scale at which track and exchange are drawn; a `narrow` exchange shows no
    dice.
    """

    track: Box
    exchange: Box
    scale: float
    narrow: bool
    tabs: dict[str, Box]
    boards: dict[str, BoardPosition]

    @property
    def boxes_of_open_documents(self) -> tuple[Box, ...]:
        """The boxes of the documents that lie open on the map, at their drawn size, the most
        needed first."""
        exchange = self.exchange
        if self.narrow:
            exchange = exchange._replace(width=NARROW_EXCHANGE)  # dice lie there but for a moment
        printed = {"working-day": self.track, "exchange": exchange}
        drawn = [
            box._replace(width=box.width * self.scale, height=box.height * self.scale)
            for name, box in printed.items()
            if name not in self.tabs
        ]
        return *drawn, *(place.box for place in self.boards.values())


def make_documents_layout(
    frame: WindowFrame, column: SideColumnBoxes, extras: Extras, closer: MapPosition | None = None
) -> TrailDocuments:
    """Return where the work track, the exchange, the extra boards and the tabs lie in a window.

    `closer` is the position of a map so large that the window shows only part of it: then track
    and exchange lie in a row.
    """
    room = frame.window_size
    edge = frame.left_edge_of_column
    land = closer or map_position_in_window(room)
    track_height = TRACK_OF_FIVE if len(column.seat_panel_boxes) == FIVE else TRACK
    beside = _scale_side_by_side(frame, track_height)
    scale = beside or _scale_of_documents(room)
    shut = frame.window_size.control_size_factor > table_layout.LARGEST_UNASKED and not beside
    left = table_layout.LEFT if shut else 20 + TRACK_WIDTH * scale + 12
    tabs_top = HIGHEST
    in_corner = frame.client_uses_bottom and SOUTHERN in extras.extra_boards and not shut
    fits = left + NARROW_EXCHANGE * scale + 8 + TAB_WIDTH <= edge - table_layout.EDGE
    in_row = closer is not None and not shut and not beside
    by_cards = (
        frame.client_uses_bottom and not room.is_compact and not shut
    )  # the exchange, in a replay's corner
    narrow = room.is_compact or bool(beside) or by_cards or (in_row and bool(extras.extra_boards))
    if in_corner or (beside and fits):  # the exchange lies beside the track
        left += NARROW_EXCHANGE * scale + 8
    elif in_row:
        left += (NARROW_EXCHANGE if narrow else EXCHANGE[0]) * scale + 8
    elif beside:
        tabs_top += EXCHANGE[1] * scale + TAB_GAP

    def tabs_with(boards: tuple[str, ...]) -> dict[str, Box]:
        names = _tab_names(column, extras, boards, shut=shut)
        return tab_boxes(names, (left, tabs_top), edge, room.min_click_target_side)

    tabs = tabs_with(extras.extra_boards)
    below = max(box.bottom for box in tabs.values()) - table_layout.TOP_BAR if shut else 0.0
    track = Box(20, HIGHEST + below, TRACK_WIDTH, track_height)
    under = track.y if shut else track.y + track.height * scale + 8  # or where a drawer would open
    exchange = Box(20, under, *(EXCHANGE_OF_FIVE if track_height > TRACK else EXCHANGE))
    if beside or in_corner or in_row:
        x = track.x + track.width * scale + 12
        width = NARROW_EXCHANGE if narrow else exchange.width
        exchange = exchange._replace(x=x, y=track.y, width=width)
    elif by_cards:
        y = frame.top_of_button_bar + 4 - exchange.height
        x = edge - 26 - NARROW_EXCHANGE
        exchange = exchange._replace(x=x, y=y, width=NARROW_EXCHANGE)
    boards: dict[str, BoardPosition] = {}
    folded: tuple[str, ...] = ()
    while not shut:  # a board that finds no place gets a tab, which the others lie below
        tabs = tabs_with(folded)
        open_ones = tuple(BOARDS[name] for name in extras.extra_boards if name not in folded)
        northern = tuple(board for board in open_ones if board.name != SOUTHERN)
        boards = board_positions_on_sea(
            northern, _free_sea_area(frame, land, tabs, track=track, exchange=exchange), scale
        )
        southern = _board_position_south_of_land(frame) if len(northern) < len(open_ones) else None
        boards |= {SOUTHERN: southern} if southern is not None else {}
        if len(boards) == len(open_ones):
            break
        folded = tuple(name for name in extras.extra_boards if name not in boards)
    return TrailDocuments(track, exchange, scale, narrow, tabs, boards)


def _tab_names(
    column: SideColumnBoxes, extras: Extras, boards: tuple[str, ...], *, shut: bool
) -> list[str]:
    """Return the names of the documents and boards that do not lie open and therefore have a tab,
    in tab order.

    `shut` folds the work track and the exchange too; `boards` are extra boards, always folded.
    """
    is_folded = {"working-day": shut, "exchange": shut}
    is_folded["wallace"] = extras.wallace and "wallace" not in column.panel_boxes_by_name
    is_folded |= dict.fromkeys(boards, True)
    is_folded["development"] = "development" not in column.panel_boxes_by_name
    is_folded["journal"] = column.journal_box is None
    return [name for name, folded in is_folded.items() if folded]


def _board_position_south_of_land(frame: WindowFrame) -> BoardPosition | None:
    """Return the position at which a board covers only the sea south of the land, or None if it
    fits at none of the scales allowed."""
    land = map_position_in_window(frame.window_size)
    (wide, tall) = BOARDS[SOUTHERN].size
    for smaller in SMALLER:
        x = frame.left_edge_of_column - table_layout.EDGE - wide * smaller
        y = frame.top_of_button_bar - BAR_EDGE - BAR_GAP - tall * smaller
        corner = (
            x * frame.window_size.control_size_factor,
            y * frame.window_size.control_size_factor,
        )
        below = corner[1] >= land.top + SOUTH_COAST * land.scale
        if below and corner[0] >= land.left + SOUTH_FROM * land.scale:
            return BoardPosition(
                Box(x, y, wide * smaller, tall * smaller), smaller, is_strip_only=False
            )
    return None


def _scale_side_by_side(frame: WindowFrame, track_height: float) -> float:
    """Return the scale at which work track and exchange fit side by side on the sea without
    covering land, in a window with large controls.

    Return 0 with controls of usual size, and when no scale fits.
    """
    if frame.window_size.control_size_factor <= table_layout.LARGEST_UNASKED:
        return 0.0
    sea = SeaArea(
        map_position_in_window(frame.window_size),
        frame.window_size.control_size_factor,
        (),
        frame.left_edge_of_column - table_layout.EDGE,
    )
    for scale in SIDE_BY_SIDE:
        track = Box(20, HIGHEST, TRACK_WIDTH * scale, track_height * scale)
        exchange = Box(track.right + 12, HIGHEST, NARROW_EXCHANGE * scale, EXCHANGE[1] * scale)
        if sea.contains_box(track) and sea.contains_box(exchange):
            return scale
    return 0.0


def _scale_of_documents(room: TableWindowSize) -> float:
    """Return the scale of work track and exchange: 1 in a usual window, smaller in a compact
    one, where it grows with the height of the window."""
    if not room.is_compact:
        return 1.0
    share = min((room.height - DESIGN_HEIGHT) / HEIGHT_FOR_LARGEST, 1.0)
    return COMPACT_INSETS + (LARGEST_INSETS - COMPACT_INSETS) * share


def _free_sea_area(
    frame: WindowFrame, land: MapPosition, tabs: dict[str, Box], *, track: Box, exchange: Box
) -> SeaArea:
    """Return the sea that track, exchange and tabs leave uncovered: right of the work track and
    below the tabs, and, below the track, right of the exchange."""
    scale = _scale_of_documents(frame.window_size)
    beside = track.x + track.width * scale + 12
    if exchange.y == track.y and not frame.client_uses_bottom:
        beside += exchange.width * scale + 8
    under = track.y + track.height * scale + 8
    top = max([track.y, *(box.bottom + TAB_GAP for box in tabs.values())])
    held = exchange.x < beside and exchange.y < under + exchange.height
    left = exchange.x + exchange.width * scale + 8 if held else track.x
    corners = (beside, top), (left, under)
    return SeaArea(
        land,
        frame.window_size.control_size_factor,
        corners,
        frame.left_edge_of_column - table_layout.EDGE,
    )
