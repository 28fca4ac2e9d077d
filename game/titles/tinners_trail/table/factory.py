"""The factory of tables, and the box of its edition in menus."""

from dataclasses import replace
from functools import partial
from weakref import WeakKeyDictionary

from pygame import Surface

from game.files.folders import assets_folder
from game.scene.drawing.shared_surfaces import SURFACES
from game.scene.stage.stage import Stage
from game.table_protocol import ClientHandlers, SeatPlayer
from game.tabletop.art.palette import PAINTS
from game.tabletop.art.table_art import ArtCache
from game.tabletop.art.window_pictures import Backdrops, WindowPicture
from game.tabletop.layout.table_layout import TableWindowSize
from game.tabletop.map.map_pictures import MapPictures
from game.tabletop.map_table_factory import MapTableFactory
from game.text.words import Words
from game.titles.tinners_trail.components.edition_2007 import load_components_2007
from game.titles.tinners_trail.components.loading import load_components
from game.titles.tinners_trail.rules.components import REGION_NAMES
from game.titles.tinners_trail.table.art.palette import IMAGES
from game.titles.tinners_trail.table.art.pieces import PieceArt
from game.titles.tinners_trail.table.chart.daylight import CountyPainter, make_county_scene
from game.titles.tinners_trail.table.chart.spots import TrailCounty
from game.titles.tinners_trail.table.controller import MOVE_KINDS
from game.titles.tinners_trail.table.extras import Extras
from game.titles.tinners_trail.table.inputs import KeptBidsAndPicks
from game.titles.tinners_trail.table.layout import TrailLayout, make_table_layout
from game.titles.tinners_trail.table.table import TrailTable
from game.titles.tinners_trail.table.view_model import BASE_GAME, OF_2007, ONE_WASH, TrailContext


class TrailTableFactory(MapTableFactory[TrailTable]):
    """Keeps what the tables of an edition share: pieces, map pictures, bids left behind by seat.
    Expansions and Lord Wallace find room when they are met.
    """

    def __init__(self, words: Words, *, edition_2007: bool = False) -> None:
        """Store the words; in 2007 everything is open, so that no question is private."""
        open_to_all = replace(MOVE_KINDS, private_kinds=frozenset())
        backdrops = Backdrops(assets_folder() / IMAGES)
        super().__init__(open_to_all if edition_2007 else MOVE_KINDS, backdrops)
        self._is_2007_edition = edition_2007
        self._folder = assets_folder()
        self._words = words
        self._art_cache = ArtCache(self._folder, PieceArt)
        self._pictures = MapPictures(CountyPainter(self._folder))
        self._menu_map_of_2007 = WindowPicture(self._folder / IMAGES, "title_2007", keep=(0.5, 0.5))
        self._kept_picks_by_stage: WeakKeyDictionary[Stage, KeptBidsAndPicks] = WeakKeyDictionary()

    def make_table(
        self,
        stage: Stage,
        seats: tuple[SeatPlayer, ...],
        client: ClientHandlers,
        room: TableWindowSize,
    ) -> TrailTable:
        """Return an empty table for a stage."""
        context = TrailContext(self._art_cache, self._words, seats, PAINTS, client.pack_name)
        context.edition_2007 = self._is_2007_edition
        left = self._kept_picks_by_stage.setdefault(stage, KeptBidsAndPicks())
        plan = partial(self._make_layout_and_county, room, len(seats))
        return TrailTable(stage, context, self._pictures, left, plan, client)

    def draw_map(self, room: TableWindowSize, seats: int) -> None:
        """Draw the county as it is at first, by day."""
        _, county = self._make_layout_and_county(
            room, seats, OF_2007 if self._is_2007_edition else BASE_GAME
        )
        self._pictures.usual_size_picture(
            county, make_county_scene(self.region_letters_by_area(seats), 1)
        )

    def menu_picture(self, size: tuple[int, int]) -> Surface:
        """Return a picture for menus."""
        if not self._is_2007_edition:
            return super().menu_picture(size)
        return SURFACES.get_or_make(("old map", size), lambda: self._menu_map_of_2007.picture(size))

    def _make_layout_and_county(
        self, room: TableWindowSize, seats: int, extras: Extras
    ) -> tuple[TrailLayout, TrailCounty]:
        layout = make_table_layout(room, seats, extras)
        return layout, TrailCounty(self._folder, room, layout.map_place, layout.view)

    def region_letters_by_area(self, seats: int) -> dict[str, str]:
        """Return the letters of the regions, by the areas in play with so many players (S-2); in
        2007 all are in play, and no regions are told apart (C-17).
        """
        if self._is_2007_edition:
            printed = load_components_2007().printed
            return dict.fromkeys((area.name for area in printed.areas[: printed.in_play]), ONE_WASH)
        card = next(card for card in load_components().map_cards if card.players == seats)
        in_play = zip(REGION_NAMES, card.regions, strict=True)
        return {area: region for region, areas in in_play for area in areas}
