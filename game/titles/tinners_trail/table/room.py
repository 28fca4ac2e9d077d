"""The drawing room of the remastered edition: makes tables."""

from __future__ import annotations

from game.room import RoomHandlers, SeatCard
from game.scene.stage import Stage
from game.tabletop.art.palette import PAINTS
from game.tabletop.layout.room_size import RoomSize
from game.titles.tinners_trail.table.chart.county import County
from game.titles.tinners_trail.table.chart.evening import CountyScene, county_scene
from game.titles.tinners_trail.table.county_room import CountyRoom
from game.titles.tinners_trail.table.guide import Guide
from game.titles.tinners_trail.table.layout.extras import Extras
from game.titles.tinners_trail.table.layout.trail_layout import TrailLayout, trail_layout
from game.titles.tinners_trail.table.studio import Studio
from game.titles.tinners_trail.table.table import TrailTable
from game.titles.tinners_trail.table.trail_desk import MOVE_KINDS
from game.words import Words


class TrailRoom(CountyRoom[TrailTable]):
    """See `game.room.DrawingRoom`; expansions and Lord Wallace find room when they are met."""

    def __init__(self, words: Words) -> None:
        """Take the words; the rules are asked themselves."""
        super().__init__(words, MOVE_KINDS)
        self._guide = Guide()

    def make(
        self, stage: Stage, seats: tuple[SeatCard, ...], orders: RoomHandlers, room: RoomSize
    ) -> TrailTable:
        """Return an empty table for a stage."""

        def plan(extras: Extras) -> tuple[TrailLayout, County]:
            layout = trail_layout(room, len(seats), extras)
            return layout, County(self.folder, room, layout.map_place, layout.view)

        studio = Studio(self.art_room, self.words, seats, PAINTS, orders.box_name)
        tools = (studio, self._guide, self.pictures, self.proxies(stage))
        return TrailTable(stage, tools, plan, orders)

    def first_map(self, room: RoomSize, seats: int) -> tuple[TrailLayout, CountyScene]:
        """Return the base game's layout, and the map card of so many players by day."""
        return trail_layout(room, seats), county_scene(self._guide.regions(seats), 1)
