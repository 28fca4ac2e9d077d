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
from game.titles.brass.rules.state import BrassState
from game.titles.brass.rules.table_view import make_table_view
from game.titles.brass.table.art.baked_map import IMAGES_FOLDER, make_map_ground_painter
from game.titles.brass.table.art.brass_art import BrassArt
from game.titles.brass.table.art.counters import CounterFace
from game.titles.brass.table.art.map_art import LineFace
from game.titles.brass.table.draw_ahead import (
    TITLE_PICTURE_CROP_SHARES_LEFT_AND_TOP,
    BrassTitleAnimation,
)
from game.titles.brass.table.figures import PAINTER_BY_FIGURE
from game.titles.brass.table.map_plan import load_map_plan

THUMBNAIL_MAP_BOX = 340.0, 70.0, 1150.0, 860.0
"""The part of the map a small picture shows: left, top, width and height in u."""


class BrassPicturesOutsideTable(PaintedPictures[BrassArt]):
    """The pictures of Brass for the screens around the table
    (`table_protocol.PicturesOutsideTable`)."""

    icon_names_by_role: ClassVar[Mapping[str, str]] = {
        "new-game": "cotton-mill",
        "go-on": "train",
        "rank": "laurel",
    }

    def __init__(self, asset_folder: Path) -> None:
        """Store the folder of all assets; read files on first use."""
        backdrops = Backdrops(asset_folder / IMAGES_FOLDER, TITLE_PICTURE_CROP_SHARES_LEFT_AND_TOP)
        super().__init__(asset_folder, BrassArt, backdrops, PAINTER_BY_FIGURE, BrassTitleAnimation)
        self._maps = MapPictures(make_map_ground_painter(asset_folder))

    def seat_piece_picture(self, colour: str, px_per_u: float) -> Picture:
        """Return a flipped mill, with its origin in the middle of its foot."""
        face = CounterFace(
            self.art_colour_names[colour], "cotton-mill", 1, is_flipped=True, points_text="3"
        )
        sprite = self.art_at_scale(px_per_u).counter(face)
        return Picture(sprite.surface, -sprite.anchor[0], -sprite.surface.get_height())

    def thumbnail(
        self, view: State | None, colours: Sequence[str], size: tuple[int, int]
    ) -> Surface:
        """Return a map, `size` in px, with the links and counters of a view; for None the empty
        map of the canal era."""
        frame = MapFrame.frame_of_part(THUMBNAIL_MAP_BOX, size)
        table = make_table_view(cast("BrassState", view)) if view is not None else None
        night = table is not None and table.era == "rail"
        picture = self._maps.usual_size_picture(
            MapCoordinates(frame, frame.px_per_u), "rail" if night else "canal"
        ).copy()
        if table is None:
            return picture
        art = self.art_at_scale(frame.px_per_u)
        plan = load_map_plan()
        for link in table.links:
            curve = plan.lines[link.line].curve
            face = LineFace(
                curve, "owned", night, self.art_colour_names[colours[link.owner]], night
            )
            art.line(face).blit_to(picture, frame.exact_pixel(curve[0]))
        for space in table.spaces:
            at = frame.exact_pixel(plan.space_middle(space.name))
            if space.counter is None:
                art.space(space.industries, is_rail_era=night).blit_to(picture, at)
                continue
            kind = space.counter.kind
            paint = self.art_colour_names[colours[space.counter.owner]]
            shown = CounterFace(
                paint, kind.industry, kind.level, is_flipped=space.counter.is_flipped
            )
            art.counter(shown._replace(points_text=str(kind.points))).blit_to(picture, at)
        return picture
