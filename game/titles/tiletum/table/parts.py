"""Every part of the table in its place, for one window; nothing shown yet."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from game.room import RoomHandlers
from game.scene.nodes.node import Node
from game.scene.tip import Tip
from game.scene.widgets import Button
from game.tabletop.map.veil import Veil
from game.tabletop.move_kind import MoveKind
from game.tabletop.table_parts import OwnParts, PartHandlers, TableParts, lay_printed, set_place
from game.titles.tiletum.table.board.map_board import MapBoard
from game.titles.tiletum.table.exhibit import Studio
from game.titles.tiletum.table.layout import (
    ARTS,
    DOCUMENT,
    ENDING,
    ERRAND,
    FAIRS,
    LARGE,
    MINES,
    OFFERS,
    TRACK,
    WINDOW,
    Laid,
    TiletumLayout,
)
from game.titles.tiletum.table.panels.board import BoardPanel
from game.titles.tiletum.table.panels.document import DocumentPanel
from game.titles.tiletum.table.panels.ending import EndingPanel
from game.titles.tiletum.table.panels.errand import ErrandPanel
from game.titles.tiletum.table.panels.large_board import LargeBoardPanel
from game.titles.tiletum.table.panels.offers import MinesPanel, OffersPanel
from game.titles.tiletum.table.panels.rose import RosePanel
from game.titles.tiletum.table.panels.seat import TiletumSeatPanel
from game.titles.tiletum.table.panels.strip import FairsPanel, TrackPanel
from game.titles.tiletum.table.panels.top_bar import TechnologiesPanel, TiletumTopBar

TASK_KINDS: Final = {
    "buy": MoveKind(kind="buy", icon="goods", key="b"),
    "fulfil": MoveKind(kind="fulfil", icon="contract", key="g", board="board"),
    "crest": MoveKind(kind="crest", icon="crest", key="c", board="board"),
    "contribute": MoveKind(kind="contribute", icon="cathedral", key="k"),
    "use": MoveKind(kind="use", icon="helper", key="p", board="board"),
    "exchange": MoveKind(kind="exchange", icon="swap", key="s"),
    "delve": MoveKind(kind="delve", icon="explorer", key="d"),
    "learn": MoveKind(kind="learn", icon="learn", key="t"),
}


@dataclass(frozen=True, slots=True)
class TiletumHandlers:
    """What only the parts of this table do when they are used."""

    pick: Callable[[str], None]
    answer: Callable[[int], None]
    show_board: Callable[[int], None]
    turn_sheet: Callable[[], None]
    turn_document: Callable[[str], None]
    tip: Callable[[str], Tip | None]


class TiletumParts(TableParts):
    """Window, errand, king track, fairs, offers and board, and all that every table has."""

    layout: TiletumLayout
    chart: MapBoard

    def __init__(
        self,
        tools: tuple[Studio, TiletumLayout],
        chart: MapBoard,
        own: TiletumHandlers,
        handlers: PartHandlers,
        orders: RoomHandlers,
    ) -> None:
        """Build the tree from back to front."""
        studio, layout = tools
        self.track = TrackPanel(studio, own.turn_document)
        self.fairs = FairsPanel(studio, own.turn_document)
        self.document = DocumentPanel(studio, own.turn_document)
        self.large = LargeBoardPanel(studio, (own.pick, own.turn_document), own.tip)
        self.rose = RosePanel(studio, own.pick, own.tip)
        self.errand = ErrandPanel(studio, own.answer, own.pick, handlers.confirm, own.tip)
        self.ending = EndingPanel(studio, role="panel", name="ending")
        self.offers = OffersPanel(studio, own.pick, own.tip)
        self.board = BoardPanel(studio, own.pick, own.tip)
        self.top_bar = TiletumTopBar(studio, narrow=layout.narrow)
        self.seats = tuple(TiletumSeatPanel(studio) for _ in layout.column.players)
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
        super().__init__(studio, layout, everything, handlers, orders)
        for node, laid, size in (
            (self.track, layout.track, TRACK),
            (self.fairs, layout.fairs, FAIRS),
            (self.rose, layout.rose, WINDOW),
        ):
            _lay(node, laid, size)
        _lay(self.ending, layout.ending, ENDING[2:])
        self.hud.add(self.ending)
        scale = layout.errand.scale
        _lay(self.errand, layout.errand, (ERRAND[0], layout.errand.box.height / scale))
        self.front.add(self.rose, self.errand, self.track, self.fairs)
        self.arts = TechnologiesPanel(studio, own.pick, own.tip)
        self.mines = MinesPanel(studio, own.turn_sheet)
        self.sheet = Button("", name="sheet", cap="@sheet", keys=("@sheet",))
        self.sheet.on_click = own.turn_sheet
        if layout.silver:
            self._lay_silver(layout)
        _lay(self.document, layout.document, (DOCUMENT, 0.0))
        self.document.visible = False
        _lay(self.large, layout.large, LARGE)
        self.large.visible = False
        self.front.add(self.document, self.large)
        if layout.offers is not None:
            _lay(self.offers, layout.offers, OFFERS)
            self.front.add(self.offers)

    def _lay_silver(self, layout: TiletumLayout) -> None:
        """Put what only games with silver have in its place."""
        _lay(self.arts, layout.arts, ARTS)
        _lay(self.mines, layout.mines, MINES)
        set_place(self.sheet, layout.sheet)
        self.front.add(self.arts, self.mines)
        self.hud.add(self.sheet)


def _lay(node: Node, laid: Laid, size: tuple[float, float]) -> None:
    """Put a part of some design size in its place."""
    lay_printed(node, laid.box[:2], size, laid.scale)
