"""Every part of this table in its place, for one window; nothing shown yet."""

from __future__ import annotations

from functools import partial

from game.room import RoomHandlers
from game.scene.box import Box
from game.scene.node import Node
from game.scene.tip import Tip
from game.tabletop.layout.boards import BoardPlace
from game.tabletop.map.veil import Veil
from game.tabletop.table_parts import DRAWER, OwnParts, PartHandlers, TableParts, set_place
from game.titles.tinners_trail.table.chart.chart import Chart
from game.titles.tinners_trail.table.layout.documents import BOARDS
from game.titles.tinners_trail.table.layout.trail_layout import TrailLayout
from game.titles.tinners_trail.table.panels.development import DevelopmentPanel
from game.titles.tinners_trail.table.panels.emigration import EmigrationPanel
from game.titles.tinners_trail.table.panels.emigration_strip import EmigrationStrip
from game.titles.tinners_trail.table.panels.exchange import ExchangePanel
from game.titles.tinners_trail.table.panels.hand import HandPanel
from game.titles.tinners_trail.table.panels.market import MarketPanel
from game.titles.tinners_trail.table.panels.plate import PlatePanel
from game.titles.tinners_trail.table.panels.top_bar import TopBarPanel
from game.titles.tinners_trail.table.panels.wallace import WallacePanel
from game.titles.tinners_trail.table.panels.working_day import WorkingDayPanel
from game.titles.tinners_trail.table.studio import Studio


class TrailParts(TableParts):
    """Track, exchange and boards, and all that every table has."""

    layout: TrailLayout
    chart: Chart
    hand: HandPanel

    def __init__(
        self,
        studio: Studio,
        layout: TrailLayout,
        chart: Chart,
        handlers: PartHandlers,
        orders: RoomHandlers,
    ) -> None:
        """Build the tree from back to front."""
        self.chart = chart
        chart.names.compact = layout.compact
        self.veil = Veil(chart.county, chart.draw_area)
        scale = layout.printed.scale
        self.working_day = WorkingDayPanel(studio, scale=scale, role="panel", solid=True)
        self.exchange = ExchangePanel(studio, scale=scale, role="panel", solid=True)
        self.exchange.label = studio.say("ore-exchange")
        set_place(self.working_day, layout.work_track)
        set_place(self.exchange, layout.exchange)
        self.exchange.compact = layout.printed.narrow
        self.market = MarketPanel(studio, scale=scale, role="panel", solid=True)
        self.emigration = EmigrationPanel(studio, scale=scale, role="panel", solid=True)
        self.market.tooltip = Tip(studio.say("market"), (studio.say("market-tip"),))
        self.market.visible = self.emigration.visible = False
        self.top_bar = TopBarPanel(studio)
        self.plates = tuple(PlatePanel(studio, seat) for seat in range(len(studio.seats)))
        self.wallace = WallacePanel(studio)
        self.development = DevelopmentPanel(studio, role="panel", solid=True)
        self.hand = HandPanel(studio, layout.hand.slots, compact=layout.small_hand)
        own = OwnParts(
            chart=chart,
            veil=self.veil,
            top_bar=self.top_bar,
            plates=self.plates,
            hand=self.hand,
            panels={"wallace": self.wallace, "development": self.development},
            documents={"working-day": self.working_day, "exchange": self.exchange},
            boards={"market": self.market, "emigration": self.emigration},
            strips=[name for name, place in layout.boards.items() if place.strip],
        )
        super().__init__(studio, layout, own, handlers, orders)
        self.strip: EmigrationStrip | None = None
        for name, board in own.boards.items():
            if name in layout.boards:
                self._lay_board(studio, board, layout.boards[name])
        wallace_first = "wallace" in layout.tabs and not layout.crowded
        self.drawers.open("wallace" if wallace_first else "")

    def _lay_board(self, studio: Studio, board: Node, place: BoardPlace) -> None:
        """Boards of expansions lie open in the sea, one of them perhaps as a strip that opens."""
        printed, (x, y) = BOARDS[board.name], place.box[:2]
        board.scale = place.scale
        if not place.strip or printed.strip is None:
            set_place(board, Box(x, y, *printed.size))
            return
        toggle = partial(self.drawers.toggle, board.name)
        self.strip = EmigrationStrip(studio, self.drawers.next_key, toggle)
        set_place(self.strip, Box(x, y, *printed.strip))
        self.strip.scale = place.scale
        set_place(board, self.layout.drawer(board.name))
        board.z = DRAWER
        self.drawers.tabs[board.name] = self.strip
        self.hud.add(self.strip)
