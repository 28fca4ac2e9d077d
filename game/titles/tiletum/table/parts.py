"""Every part of the table in its place, for one window; nothing shown yet."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from game.scene.nodes.node import Node
from game.scene.stage.tip import Tip
from game.scene.widgets import Button
from game.table_protocol import ClientHandlers
from game.tabletop.map.veil import Veil
from game.tabletop.move_kind import MoveKind
from game.tabletop.table_parts import OwnParts, PartHandlers, TableParts, lay_printed, set_place
from game.titles.tiletum.table import layout as sizes
from game.titles.tiletum.table.exhibit import TableContext
from game.titles.tiletum.table.map_board import TiletumMapBoard
from game.titles.tiletum.table.panels.action_sheet import ActionSheetPanel
from game.titles.tiletum.table.panels.board import BoardPanel, LargeBoardPanel
from game.titles.tiletum.table.panels.document import DocumentPanel
from game.titles.tiletum.table.panels.offers import MinesPanel, OffersPanel
from game.titles.tiletum.table.panels.rose import RosePanel
from game.titles.tiletum.table.panels.seat import TiletumSeatPanel
from game.titles.tiletum.table.panels.strip import EndingPanel, FairsPanel, TrackPanel
from game.titles.tiletum.table.panels.technologies import TechnologiesPanel
from game.titles.tiletum.table.panels.top_bar import TiletumTopBar

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


class TiletumHandlers(NamedTuple):
    """What only the parts of this table do when they are used."""

    pick: Callable[[str], None]
    answer: Callable[[int], None]
    show_board: Callable[[int], None]
    turn_sheet: Callable[[], None]
    turn_document: Callable[[str], None]
    tip: Callable[[str], Tip | None]


class TiletumParts(TableParts):
    """Window, errand, king track, fairs, offers and board, and all that every table has."""

    layout: sizes.TiletumLayout
    chart: TiletumMapBoard

    def __init__(
        self,
        tools: tuple[TableContext, sizes.TiletumLayout],
        chart: TiletumMapBoard,
        own: TiletumHandlers,
        handlers: PartHandlers,
        client: ClientHandlers,
    ) -> None:
        """Build the tree from back to front."""
        context, layout = tools
        tools_of_targets = own.pick, own.tip
        self.track = TrackPanel(context, own.turn_document)
        self.fairs = FairsPanel(context, own.turn_document)
        self.document = DocumentPanel(context, own.turn_document)
        self.large = LargeBoardPanel(context, tools_of_targets, own.turn_document)
        self.rose = RosePanel(context, tools_of_targets)
        self.action_sheet = ActionSheetPanel(
            context, own.answer, own.pick, handlers.confirm, own.tip
        )
        self.ending = EndingPanel(context, role="panel", name="ending")
        self.offers = OffersPanel(context, tools_of_targets)
        self.board = BoardPanel(context, tools_of_targets)
        self.top_bar = TiletumTopBar(context, narrow=layout.narrow)
        self.seats = tuple(TiletumSeatPanel(context) for _ in layout.column.players)
        for seat, panel in enumerate(self.seats):
            panel.on_click, panel.focusable = partial(own.show_board, seat), True
        everything = OwnParts(
            chart=chart,
            veil=Veil(),
            top_bar=self.top_bar,
            plates=self.seats,
            hand=Node(visible=False),
            panels={"board": self.board},
        )
        super().__init__(context, layout, everything, handlers, client)
        for node, laid, size in (
            (self.track, layout.track, sizes.TRACK),
            (self.fairs, layout.fairs, sizes.FAIRS),
            (self.rose, layout.rose, sizes.WINDOW),
        ):
            _lay(node, laid, size)
        _lay(self.ending, layout.ending, sizes.ENDING[2:])
        self.hud.add(self.ending)
        scale = layout.action_sheet.scale
        _lay(
            self.action_sheet,
            layout.action_sheet,
            (sizes.ERRAND[0], layout.action_sheet.box.height / scale),
        )
        self.front.add(self.rose, self.action_sheet, self.track, self.fairs)
        self.arts = TechnologiesPanel(context, tools_of_targets)
        self.mines = MinesPanel(context, own.turn_sheet)
        self.sheet = Button("", name="sheet", cap="@sheet", keys=("@sheet",))
        self.sheet.on_click = own.turn_sheet
        if layout.silver:
            _lay(self.arts, layout.arts, sizes.ARTS)
            _lay(self.mines, layout.mines, sizes.MINES)
            set_place(self.sheet, layout.sheet)
            self.front.add(self.arts, self.mines)
            self.hud.add(self.sheet)
        _lay(self.document, layout.document, (sizes.DOCUMENT, 0.0))
        self.document.visible = False
        _lay(self.large, layout.large, sizes.LARGE)
        self.large.visible = False
        self.front.add(self.document, self.large)
        if layout.offers is not None:
            _lay(self.offers, layout.offers, sizes.OFFERS)
            self.front.add(self.offers)


def _lay(node: Node, laid: sizes.Laid, size: tuple[float, float]) -> None:
    """Put a part of some design size in its place."""
    lay_printed(node, laid.box[:2], size, laid.scale)
