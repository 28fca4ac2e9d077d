"""Makes the tables of Brass."""

from typing import Final

from game.engine.title import Options, Title
from game.files.folders import assets_folder
from game.scene.stage.stage import Stage
from game.table_protocol import ClientAccess, SeatPlayer
from game.tabletop.art.palette import ART_COLOUR_BY_SEAT_COLOUR
from game.tabletop.art.table_art import ArtCache
from game.tabletop.art.window_pictures import Backdrops
from game.tabletop.layout.table_layout import TableWindowSize
from game.tabletop.map.map_frame import MapCoordinates
from game.tabletop.map.map_pictures import MapPictures
from game.tabletop.map_table_factory import MapTableFactory
from game.tabletop.table_model import SpecialMoveKinds
from game.text.words import Words
from game.titles.brass.table.art.baked_map import (
    IMAGES_FOLDER,
    make_map_ground_painter,
    map_scene_name,
)
from game.titles.brass.table.art.brass_art import BrassArt, TableContext
from game.titles.brass.table.controller import BrassController, HeldAnswerTextStore
from game.titles.brass.table.draw_ahead import TITLE_PICTURE_CROP_SHARES_LEFT_AND_TOP
from game.titles.brass.table.layout import brass_layout
from game.titles.brass.table.materials import BrassTableMaterials
from game.titles.brass.table.move_lookahead import MoveLookahead
from game.titles.brass.table.table import BrassTable

PRIVATE_MOVE_KINDS: Final = frozenset(
    {"build", "canal", "rail", "develop", "sell", "loan", "pass", "card", "coal", "iron", "done"}
)
"""All that is asked while cards of the hand are weighed, or just after one was chosen."""


class BrassTableFactory(MapTableFactory[BrassTable]):
    """Makes the tables of Brass and keeps what they share: pieces, map pictures, and the answers
    held when a table was left."""

    def __init__(self, title: Title, words: Words) -> None:
        """Store the title and the words, and create the shared caches."""
        super().__init__(
            SpecialMoveKinds(PRIVATE_MOVE_KINDS),
            Backdrops(assets_folder() / IMAGES_FOLDER, TITLE_PICTURE_CROP_SHARES_LEFT_AND_TOP),
        )
        self._title = title
        self._words = words
        self._art_cache = ArtCache(assets_folder(), BrassArt)
        self._pictures = MapPictures(make_map_ground_painter(assets_folder()))
        self._held = HeldAnswerTextStore()

    def make_table(
        self,
        stage: Stage,
        seats: tuple[SeatPlayer, ...],
        client: ClientAccess,
        window_size: TableWindowSize,
    ) -> BrassTable:
        """Return a new empty table for a stage; `window_size` is the size of the window."""
        layout = brass_layout(window_size, len(seats), shows_task=client.shows_task)
        context: TableContext = TableContext(
            self._art_cache, self._words, seats, ART_COLOUR_BY_SEAT_COLOUR, client.pack_name
        )
        usual = Options(self._title.name, len(seats), self._title.editions[0])
        game = self._title.make_game(client.options or usual)
        controller = BrassController(MoveLookahead(game), self._held, client.answer_keeper)
        return BrassTable(
            BrassTableMaterials(stage, context, game, self._pictures, layout, controller, client)
        )

    def draw_map_into_cache(self, window_size: TableWindowSize, seat_count: int) -> None:
        """Draw the map of the canal era in its usual size and cache it."""
        layout = brass_layout(window_size, seat_count)
        space = MapCoordinates(layout.frame, window_size.px_per_u, layout.view)
        self._pictures.usual_size_picture(space, map_scene_name("canal"))
