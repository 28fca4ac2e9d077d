"""Every part of the table in its place, for one window; nothing shown yet."""

from functools import partial
from typing import Final

from game.scene.nodes.node import Node
from game.scene.widgets import Button
from game.table_protocol import ClientAccess
from game.tabletop.map.dimming_layers import DimmingLayer
from game.tabletop.table_model import MoveKind
from game.tabletop.table_parts import (
    PartHandlers,
    TableParts,
    TitleParts,
    place_and_scale_node,
    place_or_hide_node,
)
from game.titles.tiletum.table import layout as sizes
from game.titles.tiletum.table.map_board import TiletumMapBoard
from game.titles.tiletum.table.panels.action_sheet import ActionSheetPanel
from game.titles.tiletum.table.panels.board import SmallBoardPanel
from game.titles.tiletum.table.panels.cardinal import CardinalPanel
from game.titles.tiletum.table.panels.document import TECHNOLOGIES_DOCUMENT, DocumentPanel
from game.titles.tiletum.table.panels.houses_times_pillars import HousesTimesPillarsPanel
from game.titles.tiletum.table.panels.king_track_and_fairs import FairsPanel, KingTrackPanel
from game.titles.tiletum.table.panels.large_board import LargeBoardPanel
from game.titles.tiletum.table.panels.offers import OffersPanel
from game.titles.tiletum.table.panels.rose_window import RosePanel
from game.titles.tiletum.table.panels.seat import TiletumSeatPanel
from game.titles.tiletum.table.panels.technologies import TechnologiesPanel
from game.titles.tiletum.table.panels.top_bar import TiletumTopBar
from game.titles.tiletum.table.panels.underground_maps import UndergroundMapsPanel
from game.titles.tiletum.table.pickable_widget import TableContext, TiletumHandlers

MOVE_KIND_BY_TASK: Final = {
    "buy": MoveKind(kind="buy", button_icon="goods", default_key="b"),
    "fulfil": MoveKind(
        kind="fulfil", button_icon="contract", default_key="g", opened_board="board"
    ),
    "crest": MoveKind(kind="crest", button_icon="crest", default_key="c", opened_board="board"),
    "contribute": MoveKind(kind="contribute", button_icon="cathedral", default_key="k"),
    "use": MoveKind(kind="use", button_icon="helper", default_key="p", opened_board="board"),
    "delve": MoveKind(kind="delve", button_icon="explorer", default_key="d"),
    "learn": MoveKind(kind="learn", button_icon="learn", default_key="t"),
    "exchange": MoveKind(kind="exchange", button_icon="swap", default_key="s"),
}


class TiletumParts(TableParts):
    """All parts of the Tiletum table: rose window, action sheet, king track, fairs, offers,
    board, and those of every table."""

    layout: sizes.TiletumLayout
    map_node: TiletumMapBoard

    def __init__(
        self,
        context: TableContext,
        layout: sizes.TiletumLayout,
        map_board: TiletumMapBoard,
        tiletum_handlers: TiletumHandlers,
        handlers: PartHandlers,
        client: ClientAccess,
    ) -> None:
        """Make all parts and add them from back to front."""
        self.king_track = KingTrackPanel(context, tiletum_handlers)
        self.fairs = FairsPanel(context, tiletum_handlers)
        self.document = DocumentPanel(context, tiletum_handlers)
        self.large_board = LargeBoardPanel(context, tiletum_handlers)
        self.cardinal = CardinalPanel(context, tiletum_handlers)
        self.rose = RosePanel(context, tiletum_handlers)
        self.action_sheet = ActionSheetPanel(context, tiletum_handlers)
        self.houses_times_pillars = HousesTimesPillarsPanel(context, role="panel", name="ending")
        self.offers = OffersPanel(context, tiletum_handlers)
        self.board = SmallBoardPanel(context, tiletum_handlers)
        self.technologies = TechnologiesPanel(context, tiletum_handlers)
        self.are_technologies_opened = False
        self.underground_maps = UndergroundMapsPanel(context, tiletum_handlers)
        self.map_sheet_button = Button("", name="sheet", key_cap="@sheet", keys=("@sheet",))
        self.map_sheet_button.on_click = tiletum_handlers.toggle_map_sheet
        self.technologies_button = Button(
            context.say("technologies"),
            name=f"open:{TECHNOLOGIES_DOCUMENT}",
            key_cap=f"@{TECHNOLOGIES_DOCUMENT}",
            keys=(f"@{TECHNOLOGIES_DOCUMENT}",),
            tooltip=context.say("technologies-open-tip"),
            on_click=partial(tiletum_handlers.toggle_document, TECHNOLOGIES_DOCUMENT),
        )
        self.top_bar = TiletumTopBar(
            context, tiletum_handlers.tooltip_of_target, right_edge=layout.title_right_limit_x
        )
        self.seats = tuple(TiletumSeatPanel(context) for _ in layout.column.seat_panel_boxes)
        for seat, panel in enumerate(self.seats):
            panel.on_click = partial(tiletum_handlers.toggle_seat_board, seat)
            panel.focusable = True
        everything = TitleParts(
            map_node=map_board,
            dimming_layer=DimmingLayer(),
            top_bar=self.top_bar,
            seat_panels=self.seats,
            hand=Node(visible=False),
            panels={"board": self.board},
        )
        super().__init__(context, layout, everything, handlers, client)
        action_sheet = layout.action_sheet_box
        cardinal = layout.cardinal_box
        ending = layout.houses_times_pillars_box
        self.cardinal.has_two_columns = layout.client_uses_bottom
        laid: list[tuple[Node, sizes.ScaledBox | None, tuple[float, float]]] = [
            (self.rose, layout.rose_box, sizes.ROSE_WINDOW_SIZE),
            (self.action_sheet, action_sheet, sizes.ACTION_SHEET_SIZE),
            (self.king_track, layout.king_track_box, sizes.KING_TRACK_SIZE),
            (self.fairs, layout.fairs_box, sizes.FAIRS_SIZE),
            (
                self.technologies,
                layout.technologies_box if layout.has_silver else None,
                sizes.TECHNOLOGIES_SIZE,
            ),
            (
                self.underground_maps,
                layout.underground_maps_box if layout.has_silver else None,
                sizes.UNDERGROUND_MAPS_SIZE,
            ),
            (self.document, layout.document_box, (sizes.KING_OR_FAIR_DOCUMENT_WIDTH, 0.0)),
            (self.offers, layout.offers_box, sizes.OFFERS_SIZE),
            (self.cardinal, cardinal, (cardinal.box.width / cardinal.scale, 0.0)),
            (self.large_board, layout.large_board_box, sizes.LARGE_BOARD_SIZE),
            (
                self.houses_times_pillars,
                ending,
                (ending.box.width / ending.scale, sizes.HOUSES_TIMES_PILLARS_BOX[3]),
            ),
        ]
        for node, place, size in laid:
            if place is not None:
                place_and_scale_node(node, place.box[:2], size, place.scale)
                (
                    self.control_layer
                    if node is self.houses_times_pillars
                    else self.layer_above_dimming
                ).add(node)
        box = action_sheet.box
        self.action_sheet.y = box.bottom
        self.action_sheet.min_sheet_height = box.height / action_sheet.scale
        top = layout.turn_map_sheet_button_box.y if layout.has_silver else layout.rose_box.box.y
        self.action_sheet.max_sheet_height = (box.bottom - top) / action_sheet.scale
        if layout.has_silver:
            place_or_hide_node(self.map_sheet_button, layout.turn_map_sheet_button_box)
            place_or_hide_node(self.technologies_button, layout.technologies_button_box)
            self.control_layer.add(self.map_sheet_button, self.technologies_button)
        for document in (self.document, self.large_board, self.cardinal):
            document.visible = False

    def show_technologies_panel(self, *, is_opened: bool) -> None:
        """Show the technologies in the place of the action sheet if that is hidden. Otherwise show
        the button that opens them, and show them over the map only if `is_opened`."""
        has_own_place = not self.action_sheet.visible
        self.are_technologies_opened = is_opened and not has_own_place
        self.technologies.visible = has_own_place or is_opened
        self.technologies_button.visible = not has_own_place
        self.technologies_button.chosen = self.are_technologies_opened
        place = (
            self.layout.opened_technologies_box
            if self.are_technologies_opened
            else self.layout.technologies_box
        )
        if self.technologies.visible:
            place_and_scale_node(
                self.technologies, place.box[:2], sizes.TECHNOLOGIES_SIZE, place.scale
            )

    def panel_opened_over_map(self) -> Node | None:
        """Return the document, enlarged board or technologies open over the map; if none of them is
        open, the open drawer, or None."""
        technologies = (self.technologies,) if self.are_technologies_opened else ()
        documents = (self.document, self.large_board, self.cardinal, *technologies)
        opened = next((node for node in documents if node.visible), None)
        return opened or super().panel_opened_over_map()
