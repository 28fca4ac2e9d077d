"""The drawing room of Tinners' Trail: makes tables."""

from __future__ import annotations

from weakref import ReferenceType, WeakKeyDictionary, ref

import pygame

from game.places import assets_folder
from game.room import SeatCard, TableOrders
from game.scene.kit import Kit
from game.scene.stage import Stage
from game.scene.units import SMALLEST_WINDOW_PX
from game.titles.tinners_trail.table.backdrops import Backdrops
from game.titles.tinners_trail.table.chart.county import ChartRoom, County
from game.titles.tinners_trail.table.guide import Guide, RulesGuide
from game.titles.tinners_trail.table.layout.extras import Extras
from game.titles.tinners_trail.table.layout.room_size import RoomSize
from game.titles.tinners_trail.table.layout.table_layout import TableLayout, table_layout
from game.titles.tinners_trail.table.selection.proxy import Proxy
from game.titles.tinners_trail.table.selection.questions import PRIVATE_KINDS
from game.titles.tinners_trail.table.studio import Studio
from game.titles.tinners_trail.table.table import TrailTable
from game.words import Words


class TrailRoom:
    """See `game.room.DrawingRoom`. Keeps what tables share: map pictures and the guide."""

    def __init__(self, kit: Kit, words: Words, guide: Guide | None = None) -> None:
        """Take letters, pictures and words; the rules themselves are the usual guide."""
        del kit  # letters reach the panels through the canvas
        self._folder = assets_folder()
        self._words = words
        self._guide = guide or RulesGuide()
        self._chart_room = ChartRoom(self._folder)
        self._backdrops = Backdrops(self._folder)
        # a table holds its stage: held firmly here, neither would ever go
        self._tables: WeakKeyDictionary[Stage, ReferenceType[TrailTable]] = WeakKeyDictionary()
        self._proxies: WeakKeyDictionary[Stage, dict[int, Proxy]] = WeakKeyDictionary()

    @property
    def private_kinds(self) -> frozenset[str]:
        """Return the kinds of moves that need or give private knowledge."""
        return PRIVATE_KINDS

    def table(
        self,
        stage: Stage,
        seats: tuple[SeatCard, ...],
        orders: TableOrders,
        foot: float = 0.0,
    ) -> TrailTable:
        """Return an empty table for a stage; the one it had before stops moving."""
        known = self._tables.get(stage)
        before = known() if known is not None else None
        if before is not None:
            before.retire()
        units = stage.units
        # a window below the smallest shows a part of the table, as `units.k` has it
        width, height = map(max, (units.width_px, units.height_px), SMALLEST_WINDOW_PX)
        room = RoomSize(width, height, units.hud, foot)

        def plan(extras: Extras) -> tuple[TableLayout, County]:
            layout = table_layout(room, len(seats), extras)
            return layout, County(self._folder, room, layout.map_place)

        studio = Studio(self._folder, self._words, seats)
        proxies = self._proxies.setdefault(stage, {})
        tools = (studio, self._guide, self._chart_room, proxies)
        table = TrailTable(stage, tools, plan, orders)
        self._tables[stage] = ref(table)
        return table

    def card(self, size: tuple[int, int]) -> pygame.Surface:
        """Return a picture for menus."""
        return self._backdrops.picture("title", size)
