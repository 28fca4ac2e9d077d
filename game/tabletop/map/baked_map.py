"""A map with pre-rendered pictures, which are scaled to a window."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

import pygame

from game.scene.drawing.picture_files import record_unusable_file
from game.scene.input.hit_shapes import LeftTopWidthHeight
from game.tabletop.map.map_frame import MapFrame
from game.tabletop.map.map_window import (
    draw_table_top_and_rim_around_map,
    fill_left_gap_with_mirrored_sea,
    plain_window_surface,
    window_surface_and_map_rect,
)

DOUBLE_PICTURE_FROM_SCALE: Final = 1.15


class BakedMapFile(NamedTuple):
    """The name of a scene's pre-rendered picture, without "_double" and suffix, and the colour
    of the sea around it."""

    name: str
    sea_colour: str


class BakedMapPainter:
    """Paints a map from pre-rendered picture files, scaled to the window; a plain colour
    replaces a missing file."""

    def __init__(
        self,
        folder: Path,
        file_by_scene: Mapping[str, BakedMapFile],
        shown_box: LeftTopWidthHeight,
    ) -> None:
        """Store the folder, the picture file of every scene, and the extent the pictures show:
        left, top, width and height in u.

        Files are read on first use.
        """
        self._folder = folder
        self._file_by_scene = file_by_scene
        self._extent = shown_box

    def paint_map(self, frame: MapFrame, scene: str) -> pygame.Surface:
        """Return a new picture of a scene's map in the size of the frame, with the sea or a
        table drawn around it."""
        bake = self._file_by_scene[scene]
        ending = (
            "_double" if frame.px_per_u * frame.u_per_map_unit > DOUBLE_PICTURE_FROM_SCALE else ""
        )
        path = self._folder / f"{bake.name}{ending}.webp"
        left, top = frame.nearest_pixel(self._extent[:2])
        right, low = frame.nearest_pixel(
            (self._extent[0] + self._extent[2], self._extent[1] + self._extent[3])
        )
        try:
            place = pygame.Rect(left, top, right - left, low - top)
            surface, shown = window_surface_and_map_rect(
                pygame.image.load(path), place, frame.picture_size_px, bake.sea_colour
            )
            draw_table_top_and_rim_around_map(
                surface, fill_left_gap_with_mirrored_sea(surface, shown)
            )
        except (OSError, pygame.error) as error:
            record_unusable_file(path, error)
            surface = plain_window_surface(frame.picture_size_px, bake.sea_colour)
        return surface

    def source_scene(self, scene: str) -> str:
        """Return the scene itself: its picture is loaded ready, not made from that of another
        scene."""
        return scene

    def turn_source_into_scene(self, picture: pygame.Surface, scene: str) -> None:
        """Do nothing: pre-rendered pictures need no finishing."""
