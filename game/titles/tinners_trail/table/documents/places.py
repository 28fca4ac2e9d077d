"""Where the track, the exchange, the tabs and the boards lie in each arrangement.

All boxes are as drawn, in u of the controls.
"""

from dataclasses import dataclass, replace
from typing import Final

from game.scene.stage.sheet_placing import Box, Point
from game.tabletop.layout import table_layout
from game.tabletop.layout.drawers import TAB_GAP
from game.tabletop.layout.table_layout import WindowFrame
from game.titles.tinners_trail.table.documents.sizes import DocumentSizes

TRACK_TOP_Y: Final = table_layout.TOP_BAR_HEIGHT + 8
TRACK_LEFT_X: Final = 20.0
DOCUMENT_GAP: Final = 8.0
GAP_RIGHT_OF_TRACK: Final = 12.0
EXCHANGE_COLUMN_GAP: Final = 26.0
"""How far the exchange beside a replay's cards keeps from the right column."""
EXCHANGE_BAR_OVERLAP_HEIGHT: Final = 4.0
"""How far it reaches below the upper edge of the client's buttons."""


@dataclass(frozen=True, slots=True)
class DocumentPositions:
    """Where everything lies in an arrangement.

    `tabs_corner` is the upper left corner of the first tab. The boards may begin below the
    tabs at x = `left_x_of_boards_below_tabs`, or at `boards_corner_below_track`.
    """

    track: Box
    exchange: Box
    tabs_corner: Point
    left_x_of_boards_below_tabs: float
    boards_corner_below_track: Point


def positions_with_exchange_below_track(sizes: DocumentSizes) -> DocumentPositions:
    """Return the places with the exchange below the track."""
    track = sizes.track_box_at(TRACK_LEFT_X, TRACK_TOP_Y)
    exchange = sizes.exchange_box_at(TRACK_LEFT_X, track.bottom + DOCUMENT_GAP)
    right_of_track = track.right + GAP_RIGHT_OF_TRACK
    return DocumentPositions(
        track,
        exchange,
        tabs_corner=(right_of_track, TRACK_TOP_Y),
        left_x_of_boards_below_tabs=right_of_track,
        boards_corner_below_track=(exchange.right + DOCUMENT_GAP, exchange.y),
    )


def document_positions_in_row(sizes: DocumentSizes) -> DocumentPositions:
    """Return the places with track, exchange and tabs side by side."""
    track = sizes.track_box_at(TRACK_LEFT_X, TRACK_TOP_Y)
    exchange = sizes.exchange_box_at(track.right + GAP_RIGHT_OF_TRACK, TRACK_TOP_Y)
    right_of_row = exchange.right + DOCUMENT_GAP
    return DocumentPositions(
        track,
        exchange,
        tabs_corner=(right_of_row, TRACK_TOP_Y),
        left_x_of_boards_below_tabs=right_of_row,
        boards_corner_below_track=(TRACK_LEFT_X, track.bottom + DOCUMENT_GAP),
    )


def document_positions_in_row_over_tabs(sizes: DocumentSizes) -> DocumentPositions:
    """Return the places with track and exchange side by side, and the tabs below the exchange."""
    placed = document_positions_in_row(sizes)
    return replace(
        placed,
        tabs_corner=(placed.exchange.x, placed.exchange.bottom + TAB_GAP),
        left_x_of_boards_below_tabs=placed.exchange.x,
    )


def document_positions_beside_replayed_cards(
    sizes: DocumentSizes, frame: WindowFrame
) -> DocumentPositions:
    """Return the places with the exchange in the lower right corner of the map, beside the cards
    of a replay."""
    track = sizes.track_box_at(TRACK_LEFT_X, TRACK_TOP_Y)
    corner = sizes.exchange_box_at(0.0, 0.0)
    exchange = sizes.exchange_box_at(
        frame.left_edge_of_column - EXCHANGE_COLUMN_GAP - corner.width,
        frame.top_of_button_bar + EXCHANGE_BAR_OVERLAP_HEIGHT - corner.height,
    )
    right_of_track = track.right + GAP_RIGHT_OF_TRACK
    return DocumentPositions(
        track,
        exchange,
        tabs_corner=(right_of_track, TRACK_TOP_Y),
        left_x_of_boards_below_tabs=right_of_track,
        boards_corner_below_track=(TRACK_LEFT_X, track.bottom + DOCUMENT_GAP),
    )
