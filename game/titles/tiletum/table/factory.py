"""Makes the tables of Tiletum."""

from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import ClassVar, cast

from pygame import Surface

from game.engine.owner_pack import Pack
from game.engine.rules import State
from game.engine.title import Options, Title
from game.files.folders import assets_folder
from game.scene.drawing.picture import Picture
from game.scene.stage.stage import Stage
from game.table_protocol import ClientHandlers, SeatPlayer
from game.tabletop.art.palette import PAINTS
from game.tabletop.art.seat_pictures import PaintedPictures
from game.tabletop.art.table_art import ArtCache
from game.tabletop.art.window_pictures import Backdrops
from game.tabletop.layout.table_layout import TableWindowSize
from game.tabletop.map.map_pictures import MapPictures
from game.tabletop.map.map_space import MapCoordinates, MapFrame
from game.tabletop.map_table_factory import MapTableFactory
from game.tabletop.table_model import SpecialMoveKinds
from game.text.words import Words
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.table.art.map_art import FOLDER, make_map_painter, map_scene_name
from game.titles.tiletum.table.art.tiletum_art import TiletumArt
from game.titles.tiletum.table.coaching import MoveForecaster
from game.titles.tiletum.table.controller import TiletumController
from game.titles.tiletum.table.draw_ahead import KEEP, TiletumTitleAnimation
from game.titles.tiletum.table.exhibit import TableContext
from game.titles.tiletum.table.layout import make_tiletum_layout
from game.titles.tiletum.table.map_plan import load_map_plan
from game.titles.tiletum.table.pack_art import FIGURES
from game.titles.tiletum.table.pack_names import changed_tile_descriptions
from game.titles.tiletum.table.table import TiletumTable
from game.titles.tiletum.table.views import space_views

SHOWN = 440.0, 90.0, 1040.0, 860.0
"""The part of the map a small picture shows: left, top, width and height in u."""


class TiletumTableFactory(MapTableFactory[TiletumTable]):
    """Keeps what tables share: pieces and map pictures. Nothing is secret at this table (T-115)."""

    def __init__(self, title: Title, words: Words) -> None:
        """Store the title and the words."""
        super().__init__(
            SpecialMoveKinds(private_kinds=frozenset()), Backdrops(assets_folder() / FOLDER, KEEP)
        )
        self._title = title
        self._words = words
        self._art_caches: dict[Pack | None, ArtCache[TiletumArt]] = {}
        self._pictures = MapPictures(make_map_painter(assets_folder()))

    def make_table(
        self,
        stage: Stage,
        seats: tuple[SeatPlayer, ...],
        client: ClientHandlers,
        room: TableWindowSize,
    ) -> TiletumTable:
        """Return an empty table for a stage."""
        options = client.options or Options(self._title.name, len(seats))
        self._words.override_names(changed_tile_descriptions(self._words, options.pack))
        context: TableContext = TableContext(
            self._art_cache_for_pack(options.pack), self._words, seats, PAINTS, client.pack_name
        )
        guide = MoveForecaster(self._title.make_game(options))
        controller = TiletumController(guide)
        return TiletumTable(stage, context, guide, self._pictures, room, controller, client)

    def _art_cache_for_pack(self, pack: Pack | None) -> ArtCache[TiletumArt]:
        """Return the pieces of our box or a pack's; of packs only the last one's are kept."""
        if pack not in self._art_caches:
            self._art_caches = {key: kept for key, kept in self._art_caches.items() if key is None}
            self._art_caches[pack] = ArtCache(assets_folder(), partial(TiletumArt, pack=pack))
        return self._art_caches[pack]

    def draw_map(self, room: TableWindowSize, seats: int) -> None:
        """Read both sheets and what lies where on them, and draw the stone of the rose window."""
        layout = make_tiletum_layout(room, seats)
        space = MapCoordinates(layout.frame, room.k)
        for below in (False, True):
            self._pictures.usual_size_picture(space, map_scene_name(below=below))
        load_map_plan()
        self._art_cache_for_pack(None).art_at_scale(
            room.k * room.control_size_factor * layout.rose_box.scale
        ).rose_window_stone_sprite()


class TiletumScreenPictures(PaintedPictures[TiletumArt]):
    """See `table_protocol.ScreenPictures`."""

    icon_names_by_role: ClassVar[Mapping[str, str]] = {
        "new-game": "cathedral",
        "go-on": "merchant",
        "rank": "laurel",
    }

    def __init__(self, asset_folder: Path) -> None:
        """Store the folder of all assets; read files on first use."""
        backdrops = Backdrops(asset_folder / FOLDER, KEEP)
        super().__init__(asset_folder, TiletumArt, backdrops, FIGURES, TiletumTitleAnimation)
        self._maps = MapPictures(make_map_painter(asset_folder))

    def seat_piece_picture(self, colour: str, k: float) -> Picture:
        """Return a merchant, hung from the middle of its foot."""
        sprite = self.art_at_scale(k).piece("merchant", self.art_colour_names[colour])
        return Picture(sprite.surface, -sprite.anchor[0], -sprite.anchor[1])

    def thumbnail(
        self, view: State | None, colours: Sequence[str], size: tuple[int, int]
    ) -> Surface:
        """Return the map in small with houses, pillars and people."""
        frame = MapFrame.frame_of_part(SHOWN, size)
        picture = self._maps.usual_size_picture(
            MapCoordinates(frame, frame.k), map_scene_name()
        ).copy()
        if view is None:
            return picture
        art = self.art_at_scale(frame.k)
        plan = load_map_plan()
        paints = self.art_colour_names
        for space in space_views(cast("TiletumState", view)):
            if space.map:  # the picture shows Europe
                continue
            spots = [(plan.spaces[space.name].houses, [h.owner for h in space.houses], "house")]
            spots += [(plan.spaces[space.name].pillars, list(space.pillars), "pillar")]
            for points, owners, kind in spots:
                for at, owner in zip(points, owners, strict=False):
                    if owner >= 0:
                        sprite = art.piece(kind, paints[colours[owner]])
                        sprite.blit_to(picture, frame.exact_pixel(at))
            for number, (seat, who) in enumerate(space.people):
                x, y = plan.spaces[space.name].stand
                at = frame.exact_pixel((x + 20 * number, y))
                art.piece(who, paints[colours[seat]]).blit_to(picture, at)
        return picture
