"""The factories of tables: what the tables of an edition share, and its box in menus."""

from __future__ import annotations

from abc import abstractmethod
from weakref import WeakKeyDictionary

import pygame
from pygame import Surface

from game.places import assets_folder
from game.scene.drawing.cache import SURFACES
from game.scene.stage.stage import Stage
from game.table_protocol import RoomHandlers, SeatCard
from game.tabletop.art.palette import PAINTS
from game.tabletop.art.pictures import Backdrops, WindowPicture
from game.tabletop.art.table_art import ArtRoom
from game.tabletop.layout.table_layout import RoomSize
from game.tabletop.map.map_pictures import MapPictures
from game.tabletop.map_table import AnyTable, MapTableFactory
from game.tabletop.move_kind import MoveKinds
from game.tabletop.question.inputs import Proxy
from game.titles.tinners_trail.components.edition_2007 import load_components_2007
from game.titles.tinners_trail.components.loading import load_components
from game.titles.tinners_trail.rules.components import REGION_NAMES
from game.titles.tinners_trail.table.art.palette import IMAGES
from game.titles.tinners_trail.table.art.pieces import PieceArt
from game.titles.tinners_trail.table.chart.chart import CountyPainter, county_scene
from game.titles.tinners_trail.table.chart.spots import TrailCounty
from game.titles.tinners_trail.table.controller import MOVE_KINDS
from game.titles.tinners_trail.table.edition_2007.table import (
    MOVES_OF_2007,
    Edition2007Table,
    layout_of_2007,
)
from game.titles.tinners_trail.table.layout import BothLayout, TrailLayout, trail_layout
from game.titles.tinners_trail.table.table import Tools, TrailTable
from game.titles.tinners_trail.table.view_model import (
    ONE_WASH,
    Edition2007Context,
    Extras,
    TableContext,
)
from game.words import Words


class BothTableFactory(MapTableFactory[AnyTable]):
    """Keeps what tables share: pieces, map pictures, bids left behind by seat."""

    context: type[TableContext] = TableContext

    def __init__(self, words: Words, kinds: MoveKinds) -> None:
        """Take the words, and which moves are private and which reply."""
        super().__init__(kinds)
        self.folder, self.words = assets_folder(), words
        self.art_room = ArtRoom(self.folder, PieceArt)
        self.pictures = MapPictures(CountyPainter(self.folder))
        self._backdrops = Backdrops(self.folder / IMAGES)
        self._proxies: WeakKeyDictionary[Stage, dict[int, Proxy]] = WeakKeyDictionary()

    @abstractmethod
    def layout(self, room: RoomSize, seats: int) -> BothLayout:
        """Return how a table is laid out in its usual form."""

    @abstractmethod
    def regions(self, seats: int) -> dict[str, str]:
        """Return the letters of the regions, by the areas in play with so many players (S-2)."""

    def tools(self, stage: Stage, seats: tuple[SeatCard, ...], orders: RoomHandlers) -> Tools:
        """Return what a table shares with others of its stage."""
        context = self.context(self.art_room, self.words, seats, PAINTS, orders.box_name)
        return context, self.pictures, self._proxies.setdefault(stage, {})

    def draw_map(self, room: RoomSize, seats: int) -> None:
        """Draw the county as it is at first, by day."""
        layout = self.layout(room, seats)
        county = TrailCounty(self.folder, room, layout.map_place, layout.view)
        self.pictures.picture(county, county_scene(self.regions(seats), 1))

    def card(self, size: tuple[int, int]) -> pygame.Surface:
        """Return a picture for menus."""
        return self._backdrops.picture("title", size)


class TrailTableFactory(BothTableFactory[TrailTable]):
    """See `TableFactory`; expansions and Lord Wallace find room when they are met."""

    def __init__(self, words: Words) -> None:
        """Take the words."""
        super().__init__(words, MOVE_KINDS)

    def make(
        self, stage: Stage, seats: tuple[SeatCard, ...], orders: RoomHandlers, room: RoomSize
    ) -> TrailTable:
        """Return an empty table for a stage."""

        def plan(extras: Extras) -> tuple[TrailLayout, TrailCounty]:
            layout = trail_layout(room, len(seats), extras)
            return layout, TrailCounty(self.folder, room, layout.map_place, layout.view)

        return TrailTable(stage, self.tools(stage, seats, orders), plan, orders)

    def layout(self, room: RoomSize, seats: int) -> TrailLayout:
        """Return the layout of the base game."""
        return trail_layout(room, seats)

    def regions(self, seats: int) -> dict[str, str]:
        """Return those of the map card of so many players."""
        card = next(card for card in load_components().map_cards if card.players == seats)
        in_play = zip(REGION_NAMES, card.regions, strict=True)
        return {area: region for region, areas in in_play for area in areas}


class Edition2007TableFactory(BothTableFactory[Edition2007Table]):
    """See `TableFactory`; no question is private, since everything is open."""

    context = Edition2007Context

    def __init__(self, words: Words) -> None:
        """Take the words."""
        super().__init__(words, MOVES_OF_2007)
        self._old_map = WindowPicture(self.folder / IMAGES, "title_2007", keep=(0.5, 0.5))

    def make(
        self, stage: Stage, seats: tuple[SeatCard, ...], orders: RoomHandlers, room: RoomSize
    ) -> Edition2007Table:
        """Return an empty table for a stage."""
        layout = layout_of_2007(room, len(seats))
        plan = layout, TrailCounty(self.folder, room, layout.map_place)
        return Edition2007Table(stage, self.tools(stage, seats, orders), plan, orders)

    def layout(self, room: RoomSize, seats: int) -> BothLayout:
        """Return the layout."""
        return layout_of_2007(room, seats)

    def regions(self, seats: int) -> dict[str, str]:
        """Return all areas in play (C-17): no regions are told apart."""
        printed = load_components_2007().printed
        return dict.fromkeys((area.name for area in printed.areas[: printed.in_play]), ONE_WASH)

    def card(self, size: tuple[int, int]) -> Surface:
        """Return a picture for menus."""
        return SURFACES.get(("old map", size), lambda: self._old_map.picture(size))
