"""Makes the tables of Tiletum."""

from game.engine.title import Options, Title
from game.files.folders import assets_folder
from game.scene.stage.stage import Stage
from game.table_protocol import ClientAccess, SeatPlayer
from game.tabletop.art.palette import ART_COLOUR_BY_SEAT_COLOUR
from game.tabletop.art.window_pictures import Backdrops
from game.tabletop.layout.table_layout import TableWindowSize
from game.tabletop.map.map_frame import MapCoordinates
from game.tabletop.map.map_pictures import MapPictures
from game.tabletop.map_table_factory import MapTableFactory
from game.tabletop.table_model import SpecialMoveKinds
from game.text.words import Words
from game.titles.tiletum.table.art.map_art import IMAGES_FOLDER, make_map_painter, map_scene_name
from game.titles.tiletum.table.art.pack_arts import PackArtCaches
from game.titles.tiletum.table.coaching import TiletumMoveForecaster
from game.titles.tiletum.table.controller import TiletumController
from game.titles.tiletum.table.draw_ahead import TITLE_PICTURE_CROP_SHARES_LEFT_AND_TOP
from game.titles.tiletum.table.layout import make_tiletum_layout
from game.titles.tiletum.table.map_plan import load_map_plan
from game.titles.tiletum.table.materials import TiletumTableMaterials
from game.titles.tiletum.table.pack_names import changed_tile_descriptions
from game.titles.tiletum.table.pickable_widget import TableContext
from game.titles.tiletum.table.table import TiletumTable


class TiletumTableFactory(MapTableFactory[TiletumTable]):
    """Makes Tiletum tables and keeps what they share: pieces and map pictures. Nothing is secret
    at these tables (T-115)."""

    def __init__(self, title: Title, words: Words) -> None:
        """Store the title and the words."""
        super().__init__(
            SpecialMoveKinds(private_kinds=frozenset()),
            Backdrops(assets_folder() / IMAGES_FOLDER, TITLE_PICTURE_CROP_SHARES_LEFT_AND_TOP),
        )
        self._title = title
        self._words = words
        self._art_caches = PackArtCaches()
        self._pictures = MapPictures(make_map_painter(assets_folder()))

    def make_table(
        self,
        stage: Stage,
        seats: tuple[SeatPlayer, ...],
        client: ClientAccess,
        window_size: TableWindowSize,
    ) -> TiletumTable:
        """Return an empty table for a stage; texts that a pack changes are put into the words."""
        options = client.options or Options(self._title.name, len(seats))
        self._words.override_names(changed_tile_descriptions(self._words, options.pack))
        context: TableContext = TableContext(
            self._art_caches.art_cache_for_pack(options.pack),
            self._words,
            seats,
            ART_COLOUR_BY_SEAT_COLOUR,
            client.pack_name,
        )
        guide = TiletumMoveForecaster(self._title.make_game(options))
        controller = TiletumController(guide)
        return TiletumTable(
            TiletumTableMaterials(
                stage, context, guide, self._pictures, window_size, controller, client
            )
        )

    def draw_map_into_cache(self, window_size: TableWindowSize, seat_count: int) -> None:
        """Draw ahead what every table needs: both map scenes, the map plan and the stone of the
        rose window."""
        layout = make_tiletum_layout(window_size, seat_count)
        space = MapCoordinates(layout.frame, window_size.px_per_u)
        for below in (False, True):
            self._pictures.usual_size_picture(space, map_scene_name(is_underground=below))
        load_map_plan()
        self._art_caches.art_cache_for_pack(None).art_at_scale(
            window_size.px_per_u * window_size.control_size_factor * layout.rose_box.scale
        ).rose_window_stone_sprite()
