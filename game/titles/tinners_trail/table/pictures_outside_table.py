"""Pictures for the screens around the table: the title, single pieces, saved games."""

from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar, Final, cast

import pygame
from pygame import Color, Surface

from game.engine.rules import State
from game.records.records import AUTOMA_PLAYER
from game.scene.drawing.picture import Picture
from game.scene.stage.sheet_placing import Point
from game.tabletop.art.palette import ART_COLOUR_BY_SEAT_COLOUR
from game.tabletop.art.player_colours import player_colour
from game.tabletop.art.seat_pictures import PaintedPictures
from game.tabletop.art.window_pictures import Backdrops
from game.titles.tinners_trail.rules.components import REGION_NAMES
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.table_parts import adit_area_name_pairs
from game.titles.tinners_trail.table.animated_title_picture import AnimatedTitlePicture
from game.titles.tinners_trail.table.art import palette, pieces
from game.titles.tinners_trail.table.art.map_shapes import MapShapes
from game.titles.tinners_trail.table.art.pieces import PieceArt
from game.titles.tinners_trail.table.county.county_coordinates import read_county_shapes
from game.titles.tinners_trail.table.figures import PAINTER_BY_FIGURE
from game.titles.tinners_trail.table.view_model import REGION_OF_ALL_LAND_IN_2007

OVERSAMPLING_FACTOR: Final = (
    3  # drawn so much larger and made small at the end, so that edges are smooth
)
MARGIN_SHARE: Final = 0.05  # of the height, kept free round the county
REGION_PALENESS_SHARE: Final = 0.55  # how far the land of a region is washed out towards parchment
PARCHMENT_COLOUR: Final = Color("#F0E3BE")
INK_COLOUR: Final = Color("#3C2C1A")
THUMBNAIL_MINE_RADIUS = 21.0
THUMBNAIL_PORT_RADIUS = 9.0  # in u of the map


def thumbnail(
    shapes: MapShapes, view: State | None, seat_colours: Sequence[str], size: tuple[int, int]
) -> Surface:
    """Return a small picture of the county with the owners' colours, of `size` in pixels;
    `seat_colours` are the seats' colours. Without a view the land is empty.
    """
    state = cast("TrailState", view) if view is not None else None
    washes = _area_colours(state, seat_colours)
    draw = pygame.draw
    width = size[0] * OVERSAMPLING_FACTOR
    height = size[1] * OVERSAMPLING_FACTOR
    surface = Surface((width, height), 0, 32)
    surface.fill(palette.SEA_COLOUR)
    xs, ys = zip(*shapes.outline, strict=True)
    wide = max(xs) - min(xs)
    tall = max(ys) - min(ys)
    room = 1 - 2 * MARGIN_SHARE
    k = min(width * room / wide, height * room / tall)
    left = (width - wide * k) / 2 - min(xs) * k
    top = (height - tall * k) / 2 - min(ys) * k

    def map_to_picture_point(point: Point) -> Point:
        return left + point[0] * k, top + point[1] * k

    def line(outline: Sequence[Point], colour: Color, thickness: float) -> None:
        points = [map_to_picture_point(point) for point in outline]
        pen = max(round(thickness * k), 1)
        draw.lines(surface, colour, closed=True, points=points, width=pen)

    def spot(centre: Point, radius: float, colour: Color, rim_colour: Color) -> None:
        draw.circle(surface, rim_colour, map_to_picture_point(centre), (radius + 4) * k)
        draw.circle(surface, colour, map_to_picture_point(centre), radius * k)

    draw.polygon(
        surface,
        Color(palette.OUT_OF_PLAY_COLOUR),
        [map_to_picture_point(point) for point in shapes.outline],
    )
    for name, shape in shapes.areas.items():
        wash = washes.get(name, Color(palette.OUT_OF_PLAY_COLOUR))
        draw.polygon(surface, wash, [map_to_picture_point(point) for point in shape.polygon])
    for shape in shapes.areas.values():
        line(shape.polygon, INK_COLOUR.lerp(PARCHMENT_COLOUR, 0.35), 2.0)
    line(shapes.outline, Color(palette.SEA_INK), 5.0)
    for first, second in adit_area_name_pairs(state) if state is not None else ():
        spot(shapes.border_between(first, second).middle, 8.0, INK_COLOUR, PARCHMENT_COLOUR)
    for area, name in enumerate(state.board.area_names if state is not None else ()):
        assert state is not None
        port = shapes.areas[name].port
        owner = int(state.owner[area])
        if state.port[area] and port is not None:
            spot(port, THUMBNAIL_PORT_RADIUS, Color(255, 255, 255), Color(palette.SEA_INK))
        if owner >= 0:  # a bright rim tells the colours of two neighbours apart
            tones = player_colour(seat_colours[owner])
            place = shapes.areas[name].pieces_point
            spot(place, THUMBNAIL_MINE_RADIUS, Color(tones.light), Color(tones.dark))
    return pygame.transform.smoothscale(surface, size)


def _area_colours(state: TrailState | None, seat_colours: Sequence[str]) -> dict[str, Color]:
    """Return the colour of each area in play: the owner's, or the pale wash of its region if it has
    no owner."""
    washes: dict[str, Color] = {}
    for area in range(int(state.board.areas_in_play_count)) if state is not None else ():
        assert state is not None
        owner = int(state.owner[area])
        region = REGION_OF_ALL_LAND_IN_2007
        if not state.board.is_edition_2007:
            region = REGION_NAMES[int(state.board.region_of_area[area])]
        own = Color(player_colour(seat_colours[owner]).mid) if owner >= 0 else None
        pale = Color(palette.WASH_BY_REGION[region]).lerp(PARCHMENT_COLOUR, REGION_PALENESS_SHARE)
        washes[state.board.area_names[area]] = own or pale
    return washes


class TrailPicturesOutsideTable(PaintedPictures[PieceArt]):
    """The title's pictures for screens outside the table, by kind, colour and size."""

    icon_names_by_role: ClassVar = {"new-game": "mine", "go-on": "pick", "rank": "pick"}
    portrait_names_by_player: ClassVar = {AUTOMA_PLAYER: pieces.WALLACE_ART_COLOUR_NAME}

    def __init__(self, asset_folder: Path) -> None:
        """Store the folder that holds `shared/` and `tinners_trail/`; read files on first use."""
        backdrops = Backdrops(asset_folder / palette.IMAGES_FOLDER, handover_file_name="handover")
        super().__init__(asset_folder, PieceArt, backdrops, PAINTER_BY_FIGURE, AnimatedTitlePicture)

    def seat_piece_picture(self, colour: str, px_per_u: float) -> Picture:
        """Return the picture of a mine in this colour; its anchor is the middle of its foot."""
        return (
            self.art_at_scale(px_per_u)
            .engine_house(ART_COLOUR_BY_SEAT_COLOUR[colour], on_slate=True)
            .picture
        )

    def thumbnail(
        self, view: State | None, colours: Sequence[str], size: tuple[int, int]
    ) -> Surface:
        """Return a small picture of the county with everybody's mines, of `size` in pixels."""
        paints = [ART_COLOUR_BY_SEAT_COLOUR[colour] for colour in colours]
        return thumbnail(read_county_shapes(self.folder), view, paints, size)
