"""The layout of a table of Tinners' Trail for one window and number of players."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final

from game.scene.nodes.zoom import InitialView
from game.scene.stage.sheet_placing import Box
from game.tabletop.layout import table_layout
from game.tabletop.layout.action_row_and_hand import FULL_HAND_CARD_COUNT, HandPosition
from game.tabletop.layout.boards_on_sea import MapPosition
from game.tabletop.layout.drawers import TAB_GAP
from game.tabletop.layout.side_column import SeatPanelSizes, SidePanelSize
from game.tabletop.layout.table_layout import TableLayout, TableWindowSize, WindowFrame
from game.titles.tinners_trail.table.documents.boards import BOARD_SIZES
from game.titles.tinners_trail.table.documents.layout import (
    TrailDocumentBoxes,
    make_documents_layout,
)
from game.titles.tinners_trail.table.extras import ExtrasInPlay
from game.titles.tinners_trail.table.map_close_up import (
    closer_map_positions,
    is_land_uncovered,
    keeps_usual_documents_open,
)
from game.titles.tinners_trail.table.map_position import map_position_in_window
from game.titles.tinners_trail.table.move_kinds import action_button_row
from game.titles.tinners_trail.table.view_model import BASE_GAME_EXTRAS

# Every box of the table for one window size and number of players (design, section 4).

HAND_MIDDLE_LEFT_OF_SIDE_COLUMN = 272.0
HAND_MIDDLE_ABOVE_BOTTOM_BAR = 113.0  # whole cards
HAND_HALF_HEIGHT = 93.0
SMALL_HAND_HALF_HEIGHT = 48.0  # of a hand's height, its turned cards included
CARD_PITCH = 122.0
COMPACT_CARD_PITCH = 70.0
HAND_OWNER_LABEL_HEIGHT = 30.0
HAND_EXCHANGE_GAP = 12.0
TOP_BAR_PHASES_RIGHT_X = 1010.0
LOW_PANEL_HEIGHT_WITH_EXTRA_GOODS = 96.0  # of a seat's panel: it has a third row
WALLACE_PANEL_SIZE: Final = SidePanelSize("wallace", 276.0)
DEVELOPMENT_PANEL_SIZE: Final = SidePanelSize("development", 234.0, (81.0, 117.0, 153.0, 189.0))
"""It may be cut below its first row and from row to row."""
DRAWER_SIZES: Final = {
    "wallace": (428.0, WALLACE_PANEL_SIZE.height),
    "development": (424.0, DEVELOPMENT_PANEL_SIZE.height),
    "journal": (424.0, 300.0),
    **{name: board.size for name, board in BOARD_SIZES.items()},
}


@dataclass(frozen=True, slots=True, kw_only=True)
class TrailLayout(TableLayout):
    """Where everything lies at the table; `map_position` is the position of the whole map,
    `initial_view` the part of it that is shown at first."""

    map_position: MapPosition
    document_boxes_by_kind: TrailDocumentBoxes
    initial_view: InitialView
    has_small_hand: bool

    @property
    def replayed_hand_owner_label_box(self) -> Box | None:
        """The box directly above the hand in which a replay names the owner of the cards; None
        outside a replay or if the table has no hand."""
        hand = self.hand
        if not self.client_uses_bottom or hand is None:
            return None
        width = FULL_HAND_CARD_COUNT * hand.card_pitch
        top = hand.middle[1] - hand.half_height - HAND_OWNER_LABEL_HEIGHT
        return Box(hand.right_limit - width, top, width, HAND_OWNER_LABEL_HEIGHT)

    def drawer_box(self, name: str) -> Box:
        """Return the box in which a folded part opens; the whole board of a strip opens below
        the strip."""
        printed = self.document_boxes_by_kind
        boards = self.document_boxes_by_kind.boards
        if name in ("working-day", "exchange"):
            return printed.exchange if name == "exchange" else printed.track
        if name in boards:
            strip = boards[name].box
            return Box(strip.x, strip.bottom + TAB_GAP, *self.drawer_sizes[name])
        return TableLayout.drawer_box(self, name)  # with slots there is no bare `super`


def make_table_layout(
    window_size: TableWindowSize,
    seats: int,
    extras: ExtrasInPlay = BASE_GAME_EXTRAS,
    action_name_widths: Mapping[str, float] = MappingProxyType({}),
) -> TrailLayout:
    """Return the layout of a table for a window, a number of seats and its extras; the 2007
    edition has no hand. `action_name_widths` are the widths of the actions' names in u."""
    frame = WindowFrame(window_size=window_size)
    low = (
        SeatPanelSizes(seats, low_height=LOW_PANEL_HEIGHT_WITH_EXTRA_GOODS)
        if extras.has_goods_besides_ore
        else SeatPanelSizes(seats)
    )
    panels = (
        (WALLACE_PANEL_SIZE, DEVELOPMENT_PANEL_SIZE)
        if extras.wallace
        else (DEVELOPMENT_PANEL_SIZE,)
    )
    column = frame.boxes_of_players_parts(low, panels)
    printed = make_documents_layout(frame, column, extras)
    view = InitialView()
    hand = _hand_position(frame)
    whole = map_position_in_window(window_size)
    for place in closer_map_positions(frame, seats):
        closer = make_documents_layout(frame, column, extras, place)
        if keeps_usual_documents_open(closer, printed) and is_land_uncovered(
            place, frame, closer, hand
        ):
            larger = place.scale / whole.scale
            corner = place.left - whole.left * larger, place.top - whole.top * larger
            printed = closer
            view = InitialView(larger, corner)
            break
    if frame.client_uses_bottom:
        hand = _replayed_hand_position(frame, printed)
    return TrailLayout(
        window_size=window_size,
        column=column,
        bar=frame.button_bar_boxes(action_button_row(extras, action_name_widths)),
        hand=None if extras.investment_boxes else hand,
        tab_boxes=printed.tabs,
        document_boxes=printed.boxes_of_open_documents,
        title_right_x=TOP_BAR_PHASES_RIGHT_X,
        drawer_sizes=DRAWER_SIZES,
        map_position=whole,
        initial_view=view,
        document_boxes_by_kind=printed,
        has_small_hand=frame.client_uses_bottom or _is_hand_small(window_size),
    )


def _is_hand_small(window_size: TableWindowSize) -> bool:
    """Return whether the cards of the hand are drawn as tabs, because whole cards would be
    unreadable or cover the land."""
    return window_size.is_compact or window_size.are_controls_enlarged_beyond_automatic


def _replayed_hand_position(frame: WindowFrame, document_boxes: TrailDocumentBoxes) -> HandPosition:
    """Return where a replay shows a hand: just above the button bar, at the right edge of the map,
    or left of the exchange if that lies open there."""
    hand = _hand_position(frame)
    exchange = document_boxes.exchange
    right = frame.left_edge_of_column - table_layout.SIDE_MARGIN
    if (
        "exchange" not in document_boxes.tabs
        and exchange.bottom > frame.top_of_button_bar - HAND_EXCHANGE_GAP
    ):
        right = exchange.x - HAND_EXCHANGE_GAP
    middle = right, frame.top_of_button_bar - SMALL_HAND_HALF_HEIGHT - 4
    return replace(
        hand,
        middle=middle,
        card_pitch=COMPACT_CARD_PITCH,
        right_limit=right,
        half_height=SMALL_HAND_HALF_HEIGHT,
    )


def _hand_position(frame: WindowFrame) -> HandPosition:
    """Return the position of the hand, above the button bar at the right edge of the map."""
    room = frame.window_size
    edge = frame.left_edge_of_column
    bar_top = frame.top_of_button_bar
    small = _is_hand_small(room)
    middle = edge - HAND_MIDDLE_LEFT_OF_SIDE_COLUMN, bar_top - HAND_MIDDLE_ABOVE_BOTTOM_BAR
    if small:
        middle = edge - table_layout.SIDE_MARGIN - 2 * COMPACT_CARD_PITCH, bar_top - 52
    width = 236.0 if room.is_compact else 176.0
    target = (
        table_layout.CROWDED_CLICK_TARGET_PX if room.is_compact else table_layout.CLICK_TARGET_PX
    )
    tall = max(44.0, target / (room.px_per_u * room.control_size_factor))
    above = tall + (103.0 if small else 197.0)
    return HandPosition(
        middle=middle,
        card_pitch=COMPACT_CARD_PITCH if small else CARD_PITCH,
        right_limit=edge - table_layout.SIDE_MARGIN,
        half_height=SMALL_HAND_HALF_HEIGHT if small else HAND_HALF_HEIGHT,
        hide_button_box=Box(edge - table_layout.SIDE_MARGIN - width, bar_top - above, width, tall),
    )
