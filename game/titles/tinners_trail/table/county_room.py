"""The drawing room of either edition: what its tables share."""

from __future__ import annotations

from abc import ABC, abstractmethod
from contextlib import suppress
from threading import Thread
from typing import Generic, TypeVar
from weakref import ReferenceType, WeakKeyDictionary, ref

import pygame

from game.places import assets_folder
from game.room import RoomHandlers, SeatCard
from game.scene.stage import Stage
from game.tabletop.art.art_room import ArtRoom
from game.tabletop.layout.room_size import RoomSize
from game.tabletop.map.map_pictures import MapPictures
from game.tabletop.map_table import MapTable
from game.tabletop.move_kind import MoveKinds
from game.tabletop.question.proxy import Proxy
from game.titles.tinners_trail.table.art.piece_art import PieceArt
from game.titles.tinners_trail.table.backdrops import Backdrops
from game.titles.tinners_trail.table.chart.county import County
from game.titles.tinners_trail.table.chart.evening import CountyPainter, CountyScene
from game.titles.tinners_trail.table.layout.county_layout import CountyLayout
from game.words import Words

AnyTable = TypeVar("AnyTable", bound=MapTable)  # type: ignore[type-arg]  # of any stand
Proxies = dict[int, Proxy]


class CountyRoom(ABC, Generic[AnyTable]):
    """See `game.room.DrawingRoom`. Keeps what tables share: pieces and map pictures."""

    def __init__(self, words: Words, kinds: MoveKinds) -> None:
        """Take the words, and which moves are private and which reply."""
        self.private_kinds, self.reply_kinds = kinds.private, kinds.reply
        self.way_out = kinds.way_out
        self.folder, self.words = assets_folder(), words
        self.art_room = ArtRoom(self.folder, PieceArt)
        self.pictures = MapPictures(CountyPainter(self.folder))
        self._backdrops = Backdrops(self.folder)
        # a table holds its stage: held firmly here, neither would ever go
        self._tables: WeakKeyDictionary[Stage, ReferenceType[AnyTable]] = WeakKeyDictionary()
        self._proxies: WeakKeyDictionary[Stage, Proxies] = WeakKeyDictionary()

    @abstractmethod
    def make(
        self,
        stage: Stage,
        seats: tuple[SeatCard, ...],
        orders: RoomHandlers,
        shared: tuple[RoomSize, Proxies],
    ) -> AnyTable:
        """Return an empty table for a stage."""

    @abstractmethod
    def first_map(self, room: RoomSize, seats: int) -> tuple[CountyLayout, CountyScene]:
        """Return how a table is laid out in its usual form, and what its map shows at first."""

    def table(
        self,
        stage: Stage,
        seats: tuple[SeatCard, ...],
        orders: RoomHandlers,
        foot: float = 0.0,
    ) -> AnyTable:
        """Return an empty table for a stage; the one it had before stops moving."""
        known = self._tables.get(stage)
        before = known() if known is not None else None
        if before is not None:
            before.retire()
        room = RoomSize.of(stage.units, foot)
        table = self.make(stage, seats, orders, (room, self._proxies.setdefault(stage, {})))
        self._tables[stage] = ref(table)
        return table

    def prepare(self, stage: Stage, seats: int) -> None:
        """Draw the map of a table in a thread of its own: most of it needs no Python."""
        Thread(target=self._draw_map, args=(RoomSize.of(stage.units), seats)).start()

    def _draw_map(self, room: RoomSize, seats: int) -> None:
        with suppress(Exception):  # whoever needs the map meets the fault again, and tells of it
            layout, scene = self.first_map(room, seats)
            county = County(self.folder, room, layout.map_place, layout.view)
            self.pictures.picture(county, scene)

    def card(self, size: tuple[int, int]) -> pygame.Surface:
        """Return a picture for menus."""
        return self._backdrops.picture("title", size)
