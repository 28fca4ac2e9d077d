"""The finished map for one window and the areas of one map card."""

import math
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import numpy as np
import pygame
from numpy.typing import NDArray

from game.scene.drawing.picture_files import record_unusable_file
from game.tabletop.art.pictures import vignette
from game.tabletop.art.svg_shapes import ShapeFiles
from game.tabletop.map.map_frame import MapFrame
from game.tabletop.map.map_window import (
    extend_map_edge_pixels_over_window,
    plain_window_surface,
    window_surface_and_map_rect,
)
from game.titles.tinners_trail.table.art.map_lines import (
    borders_and_coast_surface,
    picture_and_corner_at_each_place,
)
from game.titles.tinners_trail.table.art.map_shapes import MapShapes
from game.titles.tinners_trail.table.art.palette import (
    IMAGES_FOLDER,
    OUT_OF_PLAY_COLOUR,
    SEA_COLOUR,
    WASH_BY_REGION,
)

NO_MINE_SIGN_RISE = 6.0  # above the place of a mine's pieces, clear of the name

DOUBLE_PICTURE_FROM_SCALE: Final = 1.15
"""Larger windows use the double-size bake."""
WHOLE_MAP_BOX: Final = (-400, -200, 2800, 1500)
COUNTY_BOX: Final = (31, 72, 1419, 846)
"""What the layers show, in u: left, top, width and height."""

OUT_OF_PLAY_ALPHA = 184
HATCH_INK = (107, 90, 58)
HATCH_OPACITY = 0.24
HATCH_DEGREES = 38.0
HATCH_PITCH = 9.0
"""The same hatching as on the baked chart, so that it runs on into Devon."""

ByteArray = NDArray[np.uint8]


def area_number_grid(shapes: MapShapes, frame: MapFrame, rect: pygame.Rect) -> ByteArray:
    """Return by column and row of `rect` the number of the area at each pixel, from 1; 0 is sea."""
    surface = pygame.Surface(rect.size, depth=8)
    surface.set_palette([(number, number, number) for number in range(256)])
    surface.fill(0)
    for number, area in enumerate(shapes.areas.values(), start=1):
        ring = [
            (x - rect.left, y - rect.top) for x, y in frame.exact_pixels_of_points(area.polygon)
        ]
        pygame.draw.polygon(surface, (number, number, number), ring)
    return pygame.surfarray.array2d(surface).astype(np.uint8)


class MapPainter:
    """Composes the map from its baked layers; for a missing file it uses plain colour.

    Neither layers nor pictures stay in memory: those of a large window weigh 60 MB, and reading
    them takes a fifth of a second.
    """

    def __init__(self, asset_folder: Path) -> None:
        """Store the folder that holds `tinners_trail/`; files are read when they are needed."""
        self._folder = asset_folder / IMAGES_FOLDER
        self._drawings = ShapeFiles(asset_folder)

    def paint_map(
        self, shapes: MapShapes, frame: MapFrame, region_letter_by_area: Mapping[str, str]
    ) -> pygame.Surface:
        """Return a new surface of the window's size.

        `region_letter_by_area` gives the letter of every area on the map card, "" of the others:
        those are hatched and bear a crossed-out mine. An area it does not name is hatched only.
        """
        picture = self._sea_and_land_surface(frame)
        rect = frame.pixel_rect_of_box_in_u(COUNTY_BOX)
        numbers = area_number_grid(shapes, frame, rect)
        picture.blit(self._region_wash_surface(frame, shapes, region_letter_by_area, numbers), rect)
        relief = self._relief_surface(frame)
        if relief is not None:
            picture.blit(relief, rect)
        picture.blit(borders_and_coast_surface(shapes, frame, region_letter_by_area, rect), rect)
        ports = [
            port for name in region_letter_by_area if (port := shapes.areas[name].port) is not None
        ]
        picture.fblits(picture_and_corner_at_each_place("anchor", frame, self._drawings, ports))
        beyond = [
            shapes.areas[name].pieces_point
            for name, region in region_letter_by_area.items()
            if not region
        ]
        raised = [(x, y - NO_MINE_SIGN_RISE) for x, y in beyond]
        picture.fblits(picture_and_corner_at_each_place("no_mine", frame, self._drawings, raised))
        picture.blit(vignette(frame.picture_size_px), (0, 0))
        return picture

    def _region_wash_surface(
        self, frame: MapFrame, shapes: MapShapes, regions: Mapping[str, str], numbers: ByteArray
    ) -> pygame.Surface:
        colours = np.zeros((256, 3), np.uint8)  # and whether it is in play, by area number
        in_play = np.zeros(256, np.bool_)
        for number, name in enumerate(shapes.areas, start=1):
            region = regions.get(name, "")
            in_play[number] = region in WASH_BY_REGION
            colours[number] = tuple(pygame.Color(WASH_BY_REGION.get(region, OUT_OF_PLAY_COLOUR)))[
                :3
            ]
        surface = pygame.Surface(numbers.shape, pygame.SRCALPHA)
        pygame.surfarray.blit_array(surface, colours[numbers])
        alpha = pygame.surfarray.pixels_alpha(surface)
        wash = self._wash_strength_grid(frame)
        played = in_play[numbers]
        strength = wash if wash is not None else np.full(numbers.shape, 60, np.uint8)
        alpha[...] = np.where(played, strength, OUT_OF_PLAY_ALPHA)
        alpha[numbers == 0] = 0
        del alpha  # a surface is locked as long as its pixels are held
        unplayed = (numbers > 0) & ~played
        if unplayed.any():
            _hatch_areas_out_of_play(surface, unplayed, frame)
        return surface

    def _sea_and_land_surface(self, frame: MapFrame) -> pygame.Surface:
        """Return a new surface of the window's size with sea and land."""
        chart = self._load_layer_image("chart", frame.px_per_u)
        if chart is None:
            return plain_window_surface(frame.picture_size_px, SEA_COLOUR)
        surface, shown = window_surface_and_map_rect(
            chart, frame.pixel_rect_of_box_in_u(WHOLE_MAP_BOX), frame.picture_size_px, SEA_COLOUR
        )
        extend_map_edge_pixels_over_window(surface, shown)
        return surface

    def _relief_surface(self, frame: MapFrame) -> pygame.Surface | None:
        """Return the engraved relief for the county's rectangle, if there is one."""
        relief = self._load_layer_image("relief", frame.px_per_u)
        size = frame.pixel_rect_of_box_in_u(COUNTY_BOX).size
        if relief is None or relief.get_size() == size:
            return relief
        return pygame.transform.smoothscale(relief, size)

    def _wash_strength_grid(self, frame: MapFrame) -> ByteArray | None:
        """Return the strength of the wash for the county's rectangle, by column and row."""
        wash = self._load_layer_image("wash", 1.0, "png")
        size = frame.pixel_rect_of_box_in_u(COUNTY_BOX).size  # in one size alone
        if wash is None:
            return None
        if wash.get_size() == size and wash.get_bitsize() == 8:
            return pygame.surfarray.array2d(wash).astype(np.uint8)
        wide = pygame.Surface(wash.get_size(), 0, 32)
        wide.blit(wash, (0, 0))
        wide = pygame.transform.smoothscale(wide, size)
        return pygame.surfarray.array_red(wide).astype(np.uint8)

    def _load_layer_image(
        self, name: str, px_per_u: float, file_ending: str = "webp"
    ) -> pygame.Surface | None:
        path = (
            self._folder
            / f"{name}{'_double' if px_per_u > DOUBLE_PICTURE_FROM_SCALE else ''}.{file_ending}"
        )
        try:
            return pygame.image.load(path)
        except (OSError, pygame.error) as error:
            record_unusable_file(path, error)
            return None


def _hatch_areas_out_of_play(
    surface: pygame.Surface, where: NDArray[np.bool_], frame: MapFrame
) -> None:
    """Draw thin diagonal lines over the areas out of play."""
    columns, rows = np.nonzero(where)
    rect = frame.pixel_rect_of_box_in_u(COUNTY_BOX)
    angle = math.radians(HATCH_DEGREES)
    x = (columns + (rect.left - frame.offset_px[0] + 0.5)) / frame.px_per_u
    y = (rows + (rect.top - frame.offset_px[1] + 0.5)) / frame.px_per_u
    across = (x * math.sin(angle) + y * math.cos(angle)) % HATCH_PITCH
    far = np.abs(across - HATCH_PITCH / 2)
    share = np.clip((0.55 - far) * frame.px_per_u + 0.5, 0, 1)[:, None] * HATCH_OPACITY
    pixels = pygame.surfarray.pixels3d(surface)
    ground = pixels[columns, rows]
    pixels[columns, rows] = (ground + (np.array(HATCH_INK) - ground) * share).astype(np.uint8)
    del pixels  # a surface is locked as long as its pixels are held
