"""Documents and boards: which lie open on the table, and the tabs of those that do not."""

from dataclasses import dataclass

from game.scene.stage.sheet_placing import Box, Point
from game.tabletop.layout import table_layout
from game.tabletop.layout.boards_on_sea import BoardPosition, MapPosition
from game.tabletop.layout.drawers import TAB_GAP, tab_boxes
from game.tabletop.layout.side_column import SideColumnBoxes
from game.tabletop.layout.table_layout import WindowFrame
from game.titles.tinners_trail.table.documents import places
from game.titles.tinners_trail.table.documents.arrangement import (
    Arrangement,
    choose_arrangement,
    largest_row_on_sea,
)
from game.titles.tinners_trail.table.documents.boards import open_board_positions
from game.titles.tinners_trail.table.documents.places import DocumentPositions
from game.titles.tinners_trail.table.documents.sizes import (
    NARROW_EXCHANGE_WIDTH,
    DocumentSizes,
    usual_document_scale,
)
from game.titles.tinners_trail.table.extras import ExtrasInPlay
from game.titles.tinners_trail.table.map_position import map_position_in_window, sea_area


@dataclass(frozen=True, slots=True)
class TrailDocumentBoxes:
    """The boxes of the documents over the map.

    `scale` is the scale at which track and exchange are drawn; with `has_narrow_exchange`
    the exchange shows no dice.
    """

    track: Box
    exchange: Box
    scale: float
    has_narrow_exchange: bool
    tabs: dict[str, Box]
    boards: dict[str, BoardPosition]

    @property
    def boxes_of_open_documents(self) -> tuple[Box, ...]:
        """The boxes of the documents that lie open on the map, at their drawn size, the most
        needed first."""
        exchange = self.exchange
        if self.has_narrow_exchange:
            exchange = exchange._replace(
                width=NARROW_EXCHANGE_WIDTH
            )  # dice lie there but for a moment
        printed = {"working-day": self.track, "exchange": exchange}
        drawn = [
            box._replace(width=box.width * self.scale, height=box.height * self.scale)
            for name, box in printed.items()
            if name not in self.tabs
        ]
        return *drawn, *(place.box for place in self.boards.values())


def make_documents_layout(
    frame: WindowFrame,
    column: SideColumnBoxes,
    extras: ExtrasInPlay,
    closer_position: MapPosition | None = None,
) -> TrailDocumentBoxes:
    """Return where the work track, the exchange, the extra boards and the tabs lie in a window.

    `closer_position` is the position of a map so large that the window shows only part of it.
    """
    room = frame.window_size
    sizes = DocumentSizes.for_seats(len(column.seat_panel_boxes), usual_document_scale(room))
    row_on_sea = (
        largest_row_on_sea(frame, sizes) if room.are_controls_enlarged_beyond_automatic else None
    )
    arrangement = choose_arrangement(
        frame, extras, row_on_sea=row_on_sea, is_map_closer=closer_position is not None
    )
    if arrangement is Arrangement.FOLDED:
        return _layout_with_documents_folded(frame, column, extras, sizes)
    sizes = row_on_sea or sizes
    if not arrangement.has_room_for_dice:
        sizes = sizes.without_dice()
    placed = _places_in_arrangement(arrangement, sizes, frame)
    tabs, boards = _tabs_and_open_boards(
        frame, column, extras, placed, closer_position or map_position_in_window(room), sizes.scale
    )
    return TrailDocumentBoxes(
        track=Box(placed.track.x, placed.track.y, *sizes.track),
        exchange=Box(placed.exchange.x, placed.exchange.y, *sizes.exchange),
        scale=sizes.scale,
        has_narrow_exchange=room.is_compact or not arrangement.has_room_for_dice,
        tabs=tabs,
        boards=boards,
    )


def _layout_with_documents_folded(
    frame: WindowFrame, column: SideColumnBoxes, extras: ExtrasInPlay, sizes: DocumentSizes
) -> TrailDocumentBoxes:
    """Return the layout in which all documents, track and exchange included, are folded to tabs;
    track and exchange open below the tabs."""
    names = ["working-day", "exchange", *_tab_names(column, extras, extras.extra_boards)]
    tabs = _tab_boxes(frame, names, (table_layout.LEFT_MARGIN, places.TRACK_TOP_Y))
    drawers_top = _bottom_y_of_lowest_tab(tabs) + TAB_GAP
    return TrailDocumentBoxes(
        track=Box(places.TRACK_LEFT_X, drawers_top, *sizes.track),
        exchange=Box(places.TRACK_LEFT_X, drawers_top, *sizes.exchange),
        scale=sizes.scale,
        has_narrow_exchange=frame.window_size.is_compact,
        tabs=tabs,
        boards={},
    )


def _places_in_arrangement(
    arrangement: Arrangement, sizes: DocumentSizes, frame: WindowFrame
) -> DocumentPositions:
    """Return the positions of the documents in an arrangement in which track and exchange lie
    open."""
    if arrangement is Arrangement.STACKED:
        return places.positions_with_exchange_below_track(sizes)
    if arrangement is Arrangement.ROW_OVER_TABS:
        return places.document_positions_in_row_over_tabs(sizes)
    if arrangement is Arrangement.BESIDE_CARDS:
        return places.document_positions_beside_replayed_cards(sizes, frame)
    return places.document_positions_in_row(sizes)


def _tabs_and_open_boards(
    frame: WindowFrame,
    column: SideColumnBoxes,
    extras: ExtrasInPlay,
    document_positions: DocumentPositions,
    map_position: MapPosition,
    scale: float,
) -> tuple[dict[str, Box], dict[str, BoardPosition]]:
    """Return the tabs and the boards that lie open beside track and exchange, by name.

    A board that finds no place gets a tab; then the positions of the other boards are recomputed,
    because they lie below the tabs.
    """
    folded: tuple[str, ...] = ()
    while True:
        tabs = _tab_boxes(frame, _tab_names(column, extras, folded), document_positions.tabs_corner)
        below_tabs = max(document_positions.tabs_corner[1], _bottom_y_of_lowest_tab(tabs) + TAB_GAP)
        corners = (
            (document_positions.left_x_of_boards_below_tabs, below_tabs),
            document_positions.boards_corner_below_track,
        )
        tried = tuple(name for name in extras.extra_boards if name not in folded)
        boards = open_board_positions(tried, frame, sea_area(frame, map_position, corners), scale)
        if len(boards) == len(tried):
            return tabs, boards
        folded = tuple(name for name in extras.extra_boards if name not in boards)


def _tab_names(column: SideColumnBoxes, extras: ExtrasInPlay, boards: tuple[str, ...]) -> list[str]:
    """Return the names of the parts, other than track and exchange, that have a tab, in tab order;
    `boards` are the folded boards."""
    names: list[str] = []
    if extras.wallace and "wallace" not in column.panel_boxes_by_name:
        names.append("wallace")
    names += boards
    if "development" not in column.panel_boxes_by_name:
        names.append("development")
    if column.journal_box is None:
        names.append("journal")
    return names


def _tab_boxes(frame: WindowFrame, tab_names: list[str], corner: Point) -> dict[str, Box]:
    touch = frame.window_size.min_click_target_side
    return tab_boxes(tab_names, corner, frame.left_edge_of_column, touch)


def _bottom_y_of_lowest_tab(tabs: dict[str, Box]) -> float:
    """Return the y of the lower edge of the lowest tab, 0 without tabs."""
    return max((box.bottom for box in tabs.values()), default=0.0)
