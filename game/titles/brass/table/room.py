"""The drawing room of Brass: makes tables."""

from __future__ import annotations

from typing import Final
from weakref import WeakKeyDictionary

import pygame

from game.engine.options import Options
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
from game.titles.brass.table.art.brass_art import BrassArt
from game.titles.brass.table.art.map_ground import FOLDER, ground_now, map_ground
from game.titles.brass.table.desk import BrassDesk, HeldBefore
from game.titles.brass.table.exhibit import Studio
from game.titles.brass.table.guide import Guide
from game.titles.brass.table.layout import brass_layout
from game.titles.brass.table.sequels import Sequels
from game.titles.brass.table.table import BrassTable
from game.titles.brass.table.title_life import KEEP
from game.words import Words

PRIVATE_KINDS: Final = frozenset(
    {"build", "canal", "rail", "develop", "sell", "loan", "pass", "card", "coal", "iron", "done"}
)
"""All that is asked while cards of the hand are weighed, or just after one was chosen."""


class BrassRoom(MapRoom[BrassTable]):
    """Keeps what tables share: pieces, map pictures, and what was held when a table was left."""

    def __init__(self, title: Title, words: Words) -> None:
        """Take the title and the words."""
        super().__init__(MoveKinds(PRIVATE_KINDS))
        self._title, self._words = title, words
        self._art_room = ArtRoom(assets_folder(), BrassArt)
        self._pictures = MapPictures(map_ground(assets_folder()))
        self._cover = Backdrops(assets_folder() / FOLDER, KEEP)
        self._kept: WeakKeyDictionary[Stage, HeldBefore] = WeakKeyDictionary()

    def make(
        self, stage: Stage, seats: tuple[SeatCard, ...], orders: RoomHandlers, room: RoomSize
    ) -> BrassTable:
        """Return an empty table for a stage."""
        layout = brass_layout(room, len(seats))
        studio: Studio = Studio(self._art_room, self._words, seats, PAINTS, orders.box_name)
        usual = Options(self._title.name, len(seats), self._title.editions[0])
        game = self._title.game(orders.options or usual)
        guide = Guide(game)
        tools = studio, guide, self._pictures
        desk = BrassDesk(Sequels(game), guide, self._kept.setdefault(stage, HeldBefore()))
        return BrassTable(stage, tools, layout, desk, orders)

    def draw_map(self, room: RoomSize, seats: int) -> None:
        """Read the map of the first era."""
        layout = brass_layout(room, seats)
        space = MapSpace(layout.frame, room.k, layout.view)
        self._pictures.picture(space, ground_now("canal"))

    def card(self, size: tuple[int, int]) -> pygame.Surface:
        """Return a picture for menus: the mill and its chimney at dusk."""
        return self._cover.picture("title", size)
