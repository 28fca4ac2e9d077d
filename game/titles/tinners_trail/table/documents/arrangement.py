"""The arrangements of work track, exchange and tabs, and which of them a window gets."""

from enum import Enum
from typing import Final

from game.tabletop.layout import table_layout
from game.tabletop.layout.drawers import TAB_WIDTH
from game.tabletop.layout.table_layout import WindowFrame
from game.titles.tinners_trail.table.documents import places
from game.titles.tinners_trail.table.documents.places import DocumentPositions
from game.titles.tinners_trail.table.documents.sizes import DocumentSizes
from game.titles.tinners_trail.table.extras import SOUTHERN_BOARD_NAME, ExtrasInPlay
from game.titles.tinners_trail.table.map_position import map_position_in_window, sea_area

SCALES_TRIED_FOR_ROW: Final = tuple(1 - 0.02 * step for step in range(15))
"""The scales at which a row is tried with large controls, the largest first."""


class Arrangement(Enum):
    """The ways to place the work track, the exchange and the tabs relative to each other."""

    FOLDED = "folded"
    """Track and exchange have tabs too; each opens below the tabs."""
    STACKED = "stacked"
    """The exchange lies below the track, the tabs lie right of the track."""
    ROW = "row"
    """Track, exchange and tabs lie side by side."""
    ROW_WITHOUT_DICE = "row-without-dice"
    """As a row, with a narrow exchange."""
    ROW_OVER_TABS = "row-over-tabs"
    """The track and a narrow exchange lie side by side, the tabs lie below the exchange."""
    BESIDE_CARDS = "beside-cards"
    """A narrow exchange lies right of a replay's cards at the lower edge, the tabs lie right of
    the track."""

    @property
    def has_room_for_dice(self) -> bool:
        """Whether the exchange is as wide as printed."""
        return self in (Arrangement.FOLDED, Arrangement.STACKED, Arrangement.ROW)


def largest_row_on_sea(frame: WindowFrame, usual_sizes: DocumentSizes) -> DocumentSizes | None:
    """Return the sizes, at the largest scale possible, at which the track and an exchange without
    dice lie side by side on the sea without covering land; None if they cover land at every scale
    tried."""
    sea = sea_area(frame, map_position_in_window(frame.window_size))
    for scale in SCALES_TRIED_FOR_ROW:
        sizes = DocumentSizes(usual_sizes.track, usual_sizes.exchange, scale).without_dice()
        row = places.document_positions_in_row(sizes)
        if sea.contains_box(row.track) and sea.contains_box(row.exchange):
            return sizes
    return None


def choose_arrangement(
    frame: WindowFrame,
    extras: ExtrasInPlay,
    *,
    row_on_sea: DocumentSizes | None,
    is_map_closer: bool,
) -> Arrangement:
    """Return how track, exchange and tabs are arranged in a window with these boards in play.

    `row_on_sea` are the sizes at which a row of track and exchange covers no land, None if there
    are none; they matter only in a window with large controls. `is_map_closer` is true for a map so
    large that the window shows only part of it.
    """
    if frame.window_size.are_controls_enlarged_beyond_automatic:
        return _arrangement_with_large_controls(frame, row_on_sea)
    if frame.client_uses_bottom and SOUTHERN_BOARD_NAME in extras.extra_boards:
        return Arrangement.ROW_WITHOUT_DICE  # the board takes the place beside the cards
    if is_map_closer:
        is_crowded = frame.window_size.is_compact or bool(extras.extra_boards)
        return Arrangement.ROW_WITHOUT_DICE if is_crowded else Arrangement.ROW
    if frame.client_uses_bottom and not frame.window_size.is_compact:
        return Arrangement.BESIDE_CARDS
    return Arrangement.STACKED


def _arrangement_with_large_controls(
    frame: WindowFrame, row_on_sea: DocumentSizes | None
) -> Arrangement:
    if row_on_sea is None:
        return Arrangement.FOLDED
    if _has_room_for_tabs(places.document_positions_in_row(row_on_sea), frame):
        return Arrangement.ROW_WITHOUT_DICE
    return Arrangement.ROW_OVER_TABS


def _has_room_for_tabs(document_positions: DocumentPositions, frame: WindowFrame) -> bool:
    """Return whether at least one tab fits between a row and the right column."""
    left, _ = document_positions.tabs_corner
    return left + TAB_WIDTH <= frame.left_edge_of_column - table_layout.SIDE_MARGIN
