"""The drawing room of either edition: what its tables share."""

from __future__ import annotations

from abc import abstractmethod
from weakref import WeakKeyDictionary

import pygame

from game.places import assets_folder
from game.scene.stage import Stage
from game.tabletop.art.art_room import ArtRoom
from game.tabletop.art.window_picture import Backdrops
from game.tabletop.layout.room_size import RoomSize
from game.tabletop.map.map_pictures import MapPictures
from game.tabletop.map_room import AnyTable, MapRoom
from game.tabletop.move_kind import MoveKinds
from game.tabletop.question.proxy import Proxy
from game.titles.tinners_trail.table.art.files import IMAGES
from game.titles.tinners_trail.table.art.piece_art import PieceArt
from game.titles.tinners_trail.table.chart.county import County
from game.titles.tinners_trail.table.chart.evening import CountyPainter, CountyScene
from game.titles.tinners_trail.table.layout.county_layout import CountyLayout
from game.words import Words

Proxies = dict[int, Proxy]


class CountyRoom(MapRoom[AnyTable]):
    """Keeps what tables share: pieces, map pictures, bids left behind."""

    def __init__(self, words: Words, kinds: MoveKinds) -> None:
        """Take the words, and which moves are private and which reply."""
        super().__init__(kinds)
        self.folder, self.words = assets_folder(), words
        self.art_room = ArtRoom(self.folder, PieceArt)
        self.pictures = MapPictures(CountyPainter(self.folder))
        self._backdrops = Backdrops(self.folder / IMAGES)
        self._proxies: WeakKeyDictionary[Stage, Proxies] = WeakKeyDictionary()

    @abstractmethod
    def first_map(self, room: RoomSize, seats: int) -> tuple[CountyLayout, CountyScene]:
        """Return how a table is laid out in its usual form, and what its map shows at first."""

    def proxies(self, stage: Stage) -> Proxies:
        """Return the bids left behind on a stage, by seat."""
        return self._proxies.setdefault(stage, {})

    def draw_map(self, room: RoomSize, seats: int) -> None:
        """Draw the county as it is at first."""
        layout, scene = self.first_map(room, seats)
        county = County(self.folder, room, layout.map_place, layout.view)
        self.pictures.picture(county, scene)

    def card(self, size: tuple[int, int]) -> pygame.Surface:
        """Return a picture for menus."""
        return self._backdrops.picture("title", size)
