"""The drawing room of the edition of 2007: makes tables."""

from __future__ import annotations

import pygame

from game.room import RoomHandlers, SeatCard
from game.scene.stage import Stage
from game.tabletop.art.palette import PAINTS
from game.tabletop.layout.room_size import RoomSize
from game.titles.tinners_trail.table.chart.county import County
from game.titles.tinners_trail.table.chart.evening import CountyScene, county_scene
from game.titles.tinners_trail.table.classic.cover import old_map
from game.titles.tinners_trail.table.classic.display import WASH
from game.titles.tinners_trail.table.classic.guide import ClassicGuide
from game.titles.tinners_trail.table.classic.kinds import CLASSIC_MOVES
from game.titles.tinners_trail.table.classic.layout import classic_layout
from game.titles.tinners_trail.table.classic.studio import ClassicStudio
from game.titles.tinners_trail.table.classic.table import ClassicTable
from game.titles.tinners_trail.table.county_room import CountyRoom
from game.titles.tinners_trail.table.layout.county_layout import CountyLayout
from game.words import Words


class ClassicRoom(CountyRoom[ClassicTable]):
    """See `game.room.DrawingRoom`; no question is private, since everything is open."""

    def __init__(self, words: Words) -> None:
        """Take the words; the rules are asked themselves."""
        super().__init__(words, CLASSIC_MOVES)
        self._guide = ClassicGuide()

    def make(
        self, stage: Stage, seats: tuple[SeatCard, ...], orders: RoomHandlers, room: RoomSize
    ) -> ClassicTable:
        """Return an empty table for a stage."""
        layout = classic_layout(room, len(seats))
        studio = ClassicStudio(self.art_room, self.words, seats, PAINTS, orders.box_name)
        tools = (studio, self._guide, self.pictures, self.proxies(stage))
        plan = layout, County(self.folder, room, layout.map_place)
        return ClassicTable(stage, tools, plan, orders)

    def card(self, size: tuple[int, int]) -> pygame.Surface:
        """Return a picture for menus."""
        return old_map(self.folder, self._regions(), size)

    def _regions(self) -> dict[str, str]:
        return dict.fromkeys(self._guide.areas(), WASH)

    def first_map(self, room: RoomSize, seats: int) -> tuple[CountyLayout, CountyScene]:
        """Return the layout, and the county by day."""
        scene = county_scene(self._regions(), 1)
        return classic_layout(room, seats), scene
