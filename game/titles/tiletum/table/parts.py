"""Every part of the table in its place, for one window; nothing shown yet."""

from functools import partial
from typing import Final

from game.scene.nodes.node import Node
from game.scene.widgets import Button
from game.table_protocol import ClientHandlers
from game.tabletop.map.veil import Scrim
from game.tabletop.table_model import MoveKind
from game.tabletop.table_parts import PartHandlers, TableParts, TitleParts, place_node, place_scaled
from game.titles.tiletum.table import layout as sizes
from game.titles.tiletum.table.exhibit import TableContext, TiletumHandlers
from game.titles.tiletum.table.map_board import TiletumMapBoard
from game.titles.tiletum.table.panels.action_sheet import ActionSheetPanel
from game.titles.tiletum.table.panels.board import BoardPanel
from game.titles.tiletum.table.panels.cardinal import CardinalPanel
from game.titles.tiletum.table.panels.document import DocumentPanel
from game.titles.tiletum.table.panels.final_scoring import FinalScoringPanel
from game.titles.tiletum.table.panels.large_board import LargeBoardPanel
from game.titles.tiletum.table.panels.offers import OffersPanel
from game.titles.tiletum.table.panels.rose import RosePanel
from game.titles.tiletum.table.panels.seat import TiletumSeatPanel
from game.titles.tiletum.table.panels.strip import FairsPanel, KingTrackPanel
from game.titles.tiletum.table.panels.technologies import TechnologiesPanel
from game.titles.tiletum.table.panels.top_bar import TiletumTopBar
from game.titles.tiletum.table.panels.underground_maps import UndergroundMapsPanel

TASK_KINDS: Final = {
    "buy": MoveKind(kind="buy", icon="goods", key="b"),
    "fulfil": MoveKind(kind="fulfil", icon="contract", key="g", board="board"),
    "crest": MoveKind(kind="crest", icon="crest", key="c", board="board"),
    "contribute": MoveKind(kind="contribute", icon="cathedral", key="k"),
    "use": MoveKind(kind="use", icon="helper", key="p", board="board"),
    "delve": MoveKind(kind="delve", icon="explorer", key="d"),
    "learn": MoveKind(kind="learn", icon="learn", key="t"),
    "exchange": MoveKind(kind="exchange", icon="swap", key="s"),
}


class TiletumParts(TableParts):
    """Window, action sheet, king track, fairs, offers and board, and all that every table has."""

    layout: sizes.TiletumLayout
    chart: TiletumMapBoard

    def __init__(
        self,
        context: TableContext,
        layout: sizes.TiletumLayout,
        chart: TiletumMapBoard,
        own: TiletumHandlers,
        handlers: PartHandlers,
        client: ClientHandlers,
    ) -> None:
        """Build the tree from back to front."""
        self.track = KingTrackPanel(context, own)
        self.fairs = FairsPanel(context, own)
        self.document = DocumentPanel(context, own)
        self.large = LargeBoardPanel(context, own)
        self.cardinal = CardinalPanel(context, own)
        self.rose = RosePanel(context, own)
        self.action_sheet = ActionSheetPanel(context, own)
        self.ending = FinalScoringPanel(context, role="panel", name="ending")
        self.offers = OffersPanel(context, own)
        self.board = BoardPanel(context, own)
        self.arts = TechnologiesPanel(context, own)
        self.mines = UndergroundMapsPanel(context, own)
        self.sheet = Button("", name="sheet", cap="@sheet", keys=("@sheet",))
        self.sheet.on_click = own.turn_sheet
        self.top_bar = TiletumTopBar(context, own.tip, end=layout.title_strip_end)
        self.seats = tuple(TiletumSeatPanel(context) for _ in layout.column.players)
        for seat, panel in enumerate(self.seats):
            panel.on_click = partial(own.show_board, seat)
            panel.focusable = True
        everything = TitleParts(
            chart=chart,
            veil=Scrim(),
            top_bar=self.top_bar,
            plates=self.seats,
            hand=Node(visible=False),
            panels={"board": self.board},
        )
        super().__init__(context, layout, everything, handlers, client)
        action_sheet = layout.action_sheet
        laid: list[tuple[Node, sizes.ScaledBox | None, tuple[float, float]]] = [
            (self.rose, layout.rose, sizes.WINDOW),
            (self.action_sheet, action_sheet, sizes.ACTION_SHEET),
            (self.track, layout.track, sizes.TRACK),
            (self.fairs, layout.fairs, sizes.FAIRS),
            (self.arts, layout.technologies_box if layout.silver else None, sizes.ARTS),
            (self.mines, layout.underground_maps_box if layout.silver else None, sizes.MINES),
            (self.document, layout.document_box, (sizes.DOCUMENT, 0.0)),
            (self.cardinal, layout.document_box, (sizes.DOCUMENT, 0.0)),
            (self.large, layout.large_board_box, sizes.LARGE),
            (self.offers, layout.offers, sizes.OFFERS),
            (self.ending, layout.ending_box, sizes.ENDING[2:]),
        ]
        for node, place, size in laid:
            if place is not None:
                place_scaled(node, place.box[:2], size, place.scale)
                (self.hud if node is self.ending else self.front).add(node)
        box = action_sheet.box
        self.action_sheet.y = box.bottom
        self.action_sheet.lowest = box.height / action_sheet.scale
        self.action_sheet.tallest = (box.bottom - layout.rose.box.y) / action_sheet.scale
        if layout.silver:
            place_node(self.sheet, layout.sheet_button_box)
            self.hud.add(self.sheet)
        for document in (self.document, self.large, self.cardinal):
            document.visible = False
