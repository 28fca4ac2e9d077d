"""Every part of the remastered table in its place, for one window; nothing shown yet."""

from __future__ import annotations

from functools import partial

from game.room import RoomHandlers
from game.scene.node import Node
from game.scene.tip import Tip
from game.tabletop.layout.boards import BoardPlace
from game.tabletop.table_parts import DRAWER, PartHandlers, lay_printed, set_place
from game.titles.tinners_trail.rules.table_view import AreaView
from game.titles.tinners_trail.table.chart.chart import Chart
from game.titles.tinners_trail.table.county_parts import CountyParts, EditionParts
from game.titles.tinners_trail.table.layout.documents import BOARDS
from game.titles.tinners_trail.table.layout.trail_layout import TrailLayout
from game.titles.tinners_trail.table.panels.emigration import EmigrationPanel, EmigrationStrip
from game.titles.tinners_trail.table.panels.hand import HandPanel
from game.titles.tinners_trail.table.panels.market import MarketPanel
from game.titles.tinners_trail.table.panels.wallace import WallacePanel
from game.titles.tinners_trail.table.panels.working_day import WorkingDayPanel
from game.titles.tinners_trail.table.studio import Studio


class TrailParts(CountyParts):
    """Cards, and what expansions and Lord Wallace lay out."""

    layout: TrailLayout
    chart: Chart[AreaView]
    hand: HandPanel
    working_day: WorkingDayPanel

    def __init__(
        self,
        studio: Studio,
        layout: TrailLayout,
        chart: Chart[AreaView],
        handlers: PartHandlers,
        orders: RoomHandlers,
    ) -> None:
        """Build the tree from back to front."""
        scale = layout.printed.scale
        self._pieces = studio
        self.strip: EmigrationStrip | None = None
        self.market = MarketPanel(studio, scale=scale, role="panel", solid=True)
        self.emigration = EmigrationPanel(studio, scale=scale, role="panel", solid=True)
        self.market.tooltip = Tip(studio.say("market"), (studio.say("market-tip"),))
        self.wallace = WallacePanel(studio)
        own = EditionParts(
            working_day=WorkingDayPanel(studio, scale=scale, role="panel", solid=True),
            hand=HandPanel(studio, layout.hand.slots, compact=layout.small_hand),
            panels={"wallace": self.wallace},
            boards={"market": self.market, "emigration": self.emigration},
        )
        super().__init__((studio, layout), chart, own, handlers, orders)
        wallace_first = "wallace" in layout.tabs and not layout.crowded
        self.drawers.open("wallace" if wallace_first else "")

    def lay_board(self, board: Node, place: BoardPlace) -> None:
        """Boards of expansions lie open in the sea, one of them perhaps as a strip that opens."""
        printed = BOARDS[board.name]
        if not place.strip or printed.strip is None:
            super().lay_board(board, place)
            return
        board.scale = place.scale
        toggle = partial(self.drawers.toggle, board.name)
        self.strip = EmigrationStrip(self._pieces, self.drawers.next_key, toggle)
        lay_printed(self.strip, place.box[:2], printed.strip, place.scale)
        set_place(board, self.layout.drawer(board.name))
        board.z = DRAWER
        self.drawers.tabs[board.name] = self.strip
        self.hud.add(self.strip)
