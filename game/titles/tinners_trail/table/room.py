"""The drawing room of Tinners' Trail: makes tables."""

from __future__ import annotations

from contextlib import suppress
from threading import Thread
from weakref import ReferenceType, WeakKeyDictionary, ref

import pygame

from game.places import assets_folder
from game.room import RoomHandlers, SeatCard
from game.scene.kit import Kit
from game.scene.stage import Stage
from game.tabletop.art.art_room import ArtRoom
from game.tabletop.layout.room_size import RoomSize
from game.tabletop.map.map_pictures import MapPictures
from game.tabletop.question.proxy import Proxy
from game.titles.tinners_trail.table.art.piece_art import PieceArt
from game.titles.tinners_trail.table.backdrops import Backdrops
from game.titles.tinners_trail.table.chart.county import County
from game.titles.tinners_trail.table.chart.evening import CountyPainter, county_scene
from game.titles.tinners_trail.table.guide import Guide, RulesGuide
from game.titles.tinners_trail.table.layout.extras import BASE_GAME, Extras
from game.titles.tinners_trail.table.layout.trail_layout import TrailLayout, trail_layout
from game.titles.tinners_trail.table.selection.questions import MOVE_KINDS
from game.titles.tinners_trail.table.studio import PAINTS, Studio
from game.titles.tinners_trail.table.table import TrailTable
from game.words import Words


class TrailRoom:
    """See `game.room.DrawingRoom`. Keeps what tables share: pieces, map pictures, the guide."""

    def __init__(self, kit: Kit, words: Words, guide: Guide | None = None) -> None:
        """Take letters, pictures and words; the rules themselves are the usual guide."""
        del kit  # letters reach the panels through the canvas
        self.private_kinds, self.reply_kinds = MOVE_KINDS.private, MOVE_KINDS.reply
        self.way_out = MOVE_KINDS.way_out
        self._folder = assets_folder()
        self._words = words
        self._guide = guide or RulesGuide()
        self._art_room = ArtRoom(self._folder, PieceArt)
        self._pictures = MapPictures(CountyPainter(self._folder))
        self._backdrops = Backdrops(self._folder)
        # a table holds its stage: held firmly here, neither would ever go
        self._tables: WeakKeyDictionary[Stage, ReferenceType[TrailTable]] = WeakKeyDictionary()
        self._proxies: WeakKeyDictionary[Stage, dict[int, Proxy]] = WeakKeyDictionary()

    def table(
        self,
        stage: Stage,
        seats: tuple[SeatCard, ...],
        orders: RoomHandlers,
        foot: float = 0.0,
    ) -> TrailTable:
        """Return an empty table for a stage; the one it had before stops moving."""
        known = self._tables.get(stage)
        before = known() if known is not None else None
        if before is not None:
            before.retire()
        room = RoomSize.of(stage.units, foot)

        def plan(extras: Extras) -> tuple[TrailLayout, County]:
            layout = trail_layout(room, len(seats), extras)
            return layout, County(self._folder, room, layout.map_place)

        studio = Studio(self._art_room, self._words, seats, PAINTS)
        proxies = self._proxies.setdefault(stage, {})
        tools = (studio, self._guide, self._pictures, proxies)
        table = TrailTable(stage, tools, plan, orders)
        self._tables[stage] = ref(table)
        return table

    def prepare(self, stage: Stage, seats: int) -> None:
        """Draw the map of a table in a thread of its own: most of it needs no Python."""
        Thread(target=self._draw_map, args=(RoomSize.of(stage.units), seats)).start()

    def _draw_map(self, room: RoomSize, seats: int) -> None:
        with suppress(Exception):  # whoever needs the map meets the fault again, and tells of it
            place = trail_layout(room, seats, BASE_GAME).map_place
            regions = self._guide.regions(seats)
            self._pictures.picture(County(self._folder, room, place), county_scene(regions, 1))

    def card(self, size: tuple[int, int]) -> pygame.Surface:
        """Return a picture for menus."""
        return self._backdrops.picture("title", size)
