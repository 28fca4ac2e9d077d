"""The drawing room of the edition of 2007: makes tables, with an old map on its box."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pygame
from pygame import BLEND_RGB_MULT, SRCALPHA, Surface

from game.scene.drawing.cache import SURFACES
from game.scene.stage.stage import Stage
from game.table_protocol import RoomHandlers, SeatCard
from game.tabletop.art.palette import PAINTS
from game.tabletop.layout.table_layout import RoomSize
from game.titles.tinners_trail.table.art.map_picture import MapPainter
from game.titles.tinners_trail.table.chart.map_life import CountyScene, county_scene
from game.titles.tinners_trail.table.chart.places import TrailCounty, shapes_in, trail_frame
from game.titles.tinners_trail.table.context import Edition2007Context
from game.titles.tinners_trail.table.edition_2007.display import WASH
from game.titles.tinners_trail.table.edition_2007.move_kinds import CLASSIC_MOVES
from game.titles.tinners_trail.table.edition_2007.table import ClassicTable, classic_layout
from game.titles.tinners_trail.table.factory import BothEditionsTableFactory
from game.titles.tinners_trail.table.guide import ClassicGuide
from game.titles.tinners_trail.table.layout.table_layout import CountyLayout
from game.words import Words

MIDDLE: Final = (700.0, 560.0)  # of what is seen of the map, in u
SEEN: Final = 760.0  # u of the map from top to foot
SEPIA: Final = (0xF4, 0xDF, 0xB8)
SHADE: Final = (0x1C, 0x12, 0x0A)
SHADED, DARKEST = 0.42, 205  # of the height, below the name; how dark it is at the top


def old_map(folder: Path, regions: dict[str, str], size: tuple[int, int]) -> Surface:
    """Return the cover at a size in px; `folder` holds `tinners_trail/`."""
    return SURFACES.get(("old map", size), lambda: _painted(folder, regions, size))


def _painted(folder: Path, regions: dict[str, str], size: tuple[int, int]) -> Surface:
    k = size[1] / SEEN
    corner = size[0] / 2 - MIDDLE[0] * k, size[1] / 2 - MIDDLE[1] * k
    picture = MapPainter(folder).picture(shapes_in(folder), trail_frame(size, k, corner), regions)
    picture.fill(SEPIA, special_flags=BLEND_RGB_MULT)
    shade, rows = Surface((size[0], 1), SRCALPHA), round(size[1] * SHADED)
    for row in range(rows):
        shade.fill((*SHADE, round(DARKEST * (1 - row / rows) ** 1.4)))
        picture.blit(shade, (0, row))
    return picture.convert()


class Edition2007TableFactory(BothEditionsTableFactory[ClassicTable]):
    """See `table_protocol.TableFactory`; no question is private, since everything is open."""

    def __init__(self, words: Words) -> None:
        """Take the words; the rules are asked themselves."""
        super().__init__(words, CLASSIC_MOVES)
        self._guide = ClassicGuide()

    def make(
        self, stage: Stage, seats: tuple[SeatCard, ...], orders: RoomHandlers, room: RoomSize
    ) -> ClassicTable:
        """Return an empty table for a stage."""
        layout = classic_layout(room, len(seats))
        context = Edition2007Context(self.art_room, self.words, seats, PAINTS, orders.box_name)
        tools = (context, self._guide, self.pictures, self.proxies(stage))
        plan = layout, TrailCounty(self.folder, room, layout.map_place)
        return ClassicTable(stage, tools, plan, orders)

    def card(self, size: tuple[int, int]) -> pygame.Surface:
        """Return a picture for menus."""
        return old_map(self.folder, self._regions(), size)

    def _regions(self) -> dict[str, str]:
        return dict.fromkeys(self._guide.areas(), WASH)

    def first_map(self, room: RoomSize, seats: int) -> tuple[CountyLayout, CountyScene]:
        """Return the layout, and the county by day."""
        scene = county_scene(self._regions(), 1)
        return classic_layout(room, seats), scene
