"""The drawing room of Tiletum: makes tables."""

from __future__ import annotations

from functools import partial

import pygame

from game.engine.options import Options
from game.engine.pack import Pack
from game.engine.title import Title
from game.places import assets_folder
from game.room import RoomHandlers, SeatCard
from game.scene.stage import Stage
from game.tabletop.art.art_room import ArtRoom
from game.tabletop.art.palette import PAINTS
from game.tabletop.art.window_picture import Backdrops
from game.tabletop.layout.room_size import RoomSize
from game.tabletop.map.map_pictures import MapPictures
from game.tabletop.map.map_space import MapSpace
from game.tabletop.map_room import MapRoom
from game.tabletop.move_kind import MoveKinds
from game.titles.tiletum.table.art.map_ground import FOLDER, ground_now, map_ground
from game.titles.tiletum.table.art.tiletum_art import TiletumArt
from game.titles.tiletum.table.desk import TiletumDesk
from game.titles.tiletum.table.exhibit import Studio
from game.titles.tiletum.table.guide import Guide
from game.titles.tiletum.table.layout import tiletum_layout
from game.titles.tiletum.table.map_plan import map_plan
from game.titles.tiletum.table.table import TiletumTable
from game.titles.tiletum.table.tile_names import tile_names
from game.titles.tiletum.table.title_life import KEEP
from game.words import Words


class TiletumRoom(MapRoom[TiletumTable]):
    """Keeps what tables share: pieces and map pictures. Nothing is secret at this table (T-115)."""

    def __init__(self, title: Title, words: Words) -> None:
        """Take the title and the words."""
        super().__init__(MoveKinds(private=frozenset()))
        self._title, self._words = title, words
        self._art_rooms: dict[Pack | None, ArtRoom[TiletumArt]] = {}
        self._pictures = MapPictures(map_ground(assets_folder()))
        self._cover = Backdrops(assets_folder() / FOLDER, KEEP)

    def make(
        self, stage: Stage, seats: tuple[SeatCard, ...], orders: RoomHandlers, room: RoomSize
    ) -> TiletumTable:
        """Return an empty table for a stage."""
        options = orders.options or Options(self._title.name, len(seats))
        self._words.wear(tile_names(self._words, options.pack))
        studio: Studio = Studio(
            self._art_of(options.pack), self._words, seats, PAINTS, orders.box_name
        )
        guide = Guide(self._title.game(options))
        tools = studio, guide, self._pictures
        return TiletumTable(stage, tools, room, TiletumDesk(), orders)

    def _art_of(self, pack: Pack | None) -> ArtRoom[TiletumArt]:
        """Return the pieces of our box or a pack's; of packs only the last one's are kept."""
        if pack not in self._art_rooms:
            self._art_rooms = {key: kept for key, kept in self._art_rooms.items() if key is None}
            self._art_rooms[pack] = ArtRoom(assets_folder(), partial(TiletumArt, pack=pack))
        return self._art_rooms[pack]

    def draw_map(self, room: RoomSize, seats: int) -> None:
        """Read both sheets and what lies where on them, and draw the stone of the rose window."""
        layout = tiletum_layout(room, seats)
        space = MapSpace(layout.frame, room.k)
        for below in (False, True):
            self._pictures.picture(space, ground_now(below=below))
        map_plan()
        self._art_of(None).at(room.k * room.controls * layout.rose.scale).window()

    def card(self, size: tuple[int, int]) -> pygame.Surface:
        """Return a picture for menus: the minster over the river at dusk."""
        return self._cover.picture("title", size)
