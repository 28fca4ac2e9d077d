"""Every part of a table of either edition in its place, for one window; nothing shown yet."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from game.room import RoomHandlers
from game.scene.node import Node
from game.tabletop.layout.boards import BoardPlace
from game.tabletop.map.veil import AreaVeil
from game.tabletop.table_parts import OwnParts, PartHandlers, TableParts, lay_printed, set_place
from game.titles.tinners_trail.table.chart.chart import Chart
from game.titles.tinners_trail.table.layout.county_layout import CountyLayout
from game.titles.tinners_trail.table.layout.documents import BOARDS
from game.titles.tinners_trail.table.panels.development import DevelopmentPanel
from game.titles.tinners_trail.table.panels.exchange import ExchangePanel
from game.titles.tinners_trail.table.panels.plate import PlatePanel
from game.titles.tinners_trail.table.panels.top_bar import TopBarPanel
from game.titles.tinners_trail.table.panels.work_track import WorkTrackPanel
from game.titles.tinners_trail.table.studio import Studio


@dataclass(frozen=True, slots=True)
class EditionParts:
    """What an edition adds: its work track, `panels` of the column, `boards` in the sea.

    `edition` is the name of one that is not the usual one.
    """

    working_day: WorkTrackPanel[Any]
    hand: Node
    panels: Mapping[str, Node] = field(default_factory=dict)
    boards: Mapping[str, Node] = field(default_factory=dict)
    edition: str = ""


class CountyParts(TableParts):
    """Track, exchange and boards, and all that every table has."""

    layout: CountyLayout
    chart: Chart[Any]
    veil: AreaVeil
    working_day: WorkTrackPanel[Any]

    def __init__(
        self,
        tools: tuple[Studio, CountyLayout],
        chart: Chart[Any],
        own: EditionParts,
        handlers: PartHandlers,
        orders: RoomHandlers,
    ) -> None:
        """Build the tree from back to front."""
        studio, layout = tools
        self.chart = chart
        chart.names.compact = layout.compact
        self.veil: AreaVeil = AreaVeil(chart.county, chart.draw_area)
        scale = layout.printed.scale
        self.working_day = own.working_day
        self.exchange = ExchangePanel(studio, scale=scale, role="panel", solid=True)
        self.exchange.label = studio.say("ore-exchange")
        set_place(self.working_day, layout.work_track)
        set_place(self.exchange, layout.exchange)
        self.exchange.compact = layout.printed.narrow
        for board in own.boards.values():
            board.visible = False
        self.top_bar = TopBarPanel(studio, " · ".join(filter(None, (own.edition, studio.box_name))))
        self.plates = tuple(PlatePanel(studio, seat) for seat in range(len(studio.seats)))
        self.development = DevelopmentPanel(studio, role="panel", solid=True)
        everything = OwnParts(
            chart=chart,
            veil=self.veil,
            top_bar=self.top_bar,
            plates=self.plates,
            hand=own.hand,
            panels={**own.panels, "development": self.development},
            documents={"working-day": self.working_day, "exchange": self.exchange},
            boards=own.boards,
            strips=[name for name, place in layout.boards.items() if place.strip],
        )
        super().__init__(studio, layout, everything, handlers, orders)
        for name, board in own.boards.items():
            if name in layout.boards:
                self.lay_board(board, layout.boards[name])

    def lay_board(self, board: Node, place: BoardPlace) -> None:
        """Lay a board of the edition open in the sea."""
        lay_printed(board, place.box[:2], BOARDS[board.name].size, place.scale)
