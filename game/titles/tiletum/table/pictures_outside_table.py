"""Pictures for the screens around the table: single pieces, seats, saved games."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import ClassVar, cast

from pygame import Surface

from game.engine.rules import State
from game.scene.drawing.picture import Picture
from game.tabletop.art.seat_pictures import PaintedPictures
from game.tabletop.art.window_pictures import Backdrops
from game.tabletop.map.map_frame import MapCoordinates, MapFrame
from game.tabletop.map.map_pictures import MapPictures
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.table.art.map_art import IMAGES_FOLDER, make_map_painter, map_scene_name
from game.titles.tiletum.table.art.tiletum_art import TiletumArt
from game.titles.tiletum.table.draw_ahead import (
    TITLE_PICTURE_CROP_SHARES_LEFT_AND_TOP,
    TiletumTitleAnimation,
)
from game.titles.tiletum.table.figures import PAINTER_BY_FIGURE
from game.titles.tiletum.table.map_plan import load_map_plan
from game.titles.tiletum.table.views import space_views

THUMBNAIL_MAP_BOX = 440.0, 90.0, 1040.0, 860.0
"""The part of the map a small picture shows: left, top, width and height in u."""


class TiletumPicturesOutsideTable(PaintedPictures[TiletumArt]):
    """The pictures of Tiletum for pages: backdrops, map thumbnails and seat pieces
    (`table_protocol.PicturesOutsideTable`)."""

    icon_names_by_role: ClassVar[Mapping[str, str]] = {
        "new-game": "cathedral",
        "go-on": "merchant",
        "rank": "laurel",
    }

    def __init__(self, asset_folder: Path) -> None:
        """Store the folder of all assets; read files on first use."""
        backdrops = Backdrops(asset_folder / IMAGES_FOLDER, TITLE_PICTURE_CROP_SHARES_LEFT_AND_TOP)
        super().__init__(
            asset_folder, TiletumArt, backdrops, PAINTER_BY_FIGURE, TiletumTitleAnimation
        )
        self._maps = MapPictures(make_map_painter(asset_folder))

    def seat_piece_picture(self, colour: str, px_per_u: float) -> Picture:
        """Return a merchant, hung from the middle of its foot."""
        sprite = self.art_at_scale(px_per_u).piece("merchant", self.art_colour_names[colour])
        return Picture(sprite.surface, -sprite.anchor[0], -sprite.anchor[1])

    def thumbnail(
        self, view: State | None, colours: Sequence[str], size: tuple[int, int]
    ) -> Surface:
        """Return the map of Europe in small with houses, pillars and people; without a view the
        empty map."""
        frame = MapFrame.frame_of_part(THUMBNAIL_MAP_BOX, size)
        picture = self._maps.usual_size_picture(
            MapCoordinates(frame, frame.px_per_u), map_scene_name()
        ).copy()
        if view is None:
            return picture
        art = self.art_at_scale(frame.px_per_u)
        plan = load_map_plan()
        paints = self.art_colour_names
        for space in space_views(cast("TiletumState", view)):
            if space.underground_map_number:  # the picture shows Europe
                continue
            spots = [
                (plan.spaces[space.name].house_points, [h.owner for h in space.houses], "house")
            ]
            spots += [(plan.spaces[space.name].pillar_points, list(space.pillar_owners), "pillar")]
            for points, owners, kind in spots:
                for at, owner in zip(points, owners, strict=False):
                    if owner >= 0:
                        sprite = art.piece(kind, paints[colours[owner]])
                        sprite.blit_to(picture, frame.exact_pixel(at))
            for number, (seat, who) in enumerate(space.people):
                x, y = plan.spaces[space.name].people_point
                at = frame.exact_pixel((x + 20 * number, y))
                art.piece(who, paints[colours[seat]]).blit_to(picture, at)
        return picture
