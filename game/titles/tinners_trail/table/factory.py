"""Makes the tables of both editions of Tinners' Trail."""

from dataclasses import replace
from functools import partial
from weakref import WeakKeyDictionary

from pygame import Surface

from game.files.folders import assets_folder
from game.scene.drawing.shared_surfaces import SURFACE_CACHE
from game.scene.stage.stage import Stage
from game.table_protocol import ClientAccess, SeatPlayer
from game.tabletop.art.palette import ART_COLOUR_BY_SEAT_COLOUR
from game.tabletop.art.table_art import ArtCache
from game.tabletop.art.window_pictures import Backdrops, WindowPicture
from game.tabletop.layout.table_layout import TableWindowSize
from game.tabletop.map.map_pictures import MapPictures
from game.tabletop.map_table_factory import MapTableFactory
from game.text.words import Words
from game.titles.tinners_trail.table.action_names import action_name_widths
from game.titles.tinners_trail.table.art.palette import IMAGES_FOLDER
from game.titles.tinners_trail.table.art.pieces import PieceArt
from game.titles.tinners_trail.table.controller import SPECIAL_MOVE_KINDS, TrailController
from game.titles.tinners_trail.table.county.county_layout import make_layout_and_county
from game.titles.tinners_trail.table.county.county_scene import (
    CountyPainter,
    make_first_county_scene,
)
from game.titles.tinners_trail.table.inputs import KeptBidsAndPicks
from game.titles.tinners_trail.table.materials import TrailTableMaterials
from game.titles.tinners_trail.table.table import TrailTable
from game.titles.tinners_trail.table.view_model import (
    BASE_GAME_EXTRAS,
    EXTRAS_OF_2007,
    TrailContext,
)


class TrailTableFactory(MapTableFactory[TrailTable]):
    """Makes the tables of one edition, and keeps what they share: piece pictures, map pictures, and
    the proxy bids and draft picks left behind at each stage.

    A table makes room for expansions and Lord Wallace when a game shows that it has them.
    """

    def __init__(self, words: Words, *, edition_2007: bool = False) -> None:
        """Store the words. In the 2007 edition all is open, so that no kind of move is private."""
        open_to_all = replace(SPECIAL_MOVE_KINDS, private_kinds=frozenset())
        backdrops = Backdrops(assets_folder() / IMAGES_FOLDER)
        super().__init__(open_to_all if edition_2007 else SPECIAL_MOVE_KINDS, backdrops)
        self._is_2007_edition = edition_2007
        self._folder = assets_folder()
        self._words = words
        self._art_cache = ArtCache(self._folder, PieceArt)
        self._pictures = MapPictures(CountyPainter(self._folder))
        self._menu_map_of_2007 = WindowPicture(
            self._folder / IMAGES_FOLDER, "title_2007", crop_shares=(0.5, 0.5)
        )
        self._kept_picks_by_stage: WeakKeyDictionary[Stage, KeptBidsAndPicks] = WeakKeyDictionary()

    def make_table(
        self,
        stage: Stage,
        seats: tuple[SeatPlayer, ...],
        client: ClientAccess,
        window_size: TableWindowSize,
    ) -> TrailTable:
        """Return a table for a stage that shows no game yet, with the proxy bids and draft picks
        kept for that stage."""
        context = TrailContext(
            self._art_cache, self._words, seats, ART_COLOUR_BY_SEAT_COLOUR, client.pack_name
        )
        context.is_edition_2007 = self._is_2007_edition
        left = self._kept_picks_by_stage.setdefault(stage, KeptBidsAndPicks())
        plan = partial(
            make_layout_and_county,
            self._folder,
            window_size,
            len(seats),
            action_name_widths=action_name_widths(context, stage),
        )
        controller = TrailController(left, answers_standing_orders=client.may_stored_orders_answer)
        return TrailTable(
            TrailTableMaterials(stage, context, self._pictures, plan, controller, client)
        )

    def draw_map_into_cache(self, window_size: TableWindowSize, seat_count: int) -> None:
        """Draw the map picture of round 1 by day into the cache."""
        is_2007 = self._is_2007_edition
        extras = EXTRAS_OF_2007 if is_2007 else BASE_GAME_EXTRAS
        _, county = make_layout_and_county(self._folder, window_size, seat_count, extras)
        scene = make_first_county_scene(seat_count, edition_2007=is_2007)
        self._pictures.usual_size_picture(county, scene)

    def menu_picture(self, size_px: tuple[int, int]) -> Surface:
        """Return the picture of the title for menus, of `size_px` in pixels; the 2007 edition has a
        different map."""
        if not self._is_2007_edition:
            return super().menu_picture(size_px)
        return SURFACE_CACHE.get_or_make(
            ("old map", size_px), lambda: self._menu_map_of_2007.make_picture(size_px)
        )
