"""Life on the map: smoke over working mines, ships that ride at anchor, gulls over the sea."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from math import cos, pi, sin
from pathlib import Path

from pygame import BLEND_RGB_ADD, BLEND_RGB_MULT, Surface

from game.scene.animation.lively import LivelyNode
from game.scene.drawing.colours import worn
from game.scene.nodes.node import Canvas
from game.tabletop.art.small_art import SMOKE_FRAMES
from game.tabletop.map.map_frame import MapFrame
from game.tabletop.table_model import put
from game.titles.tinners_trail.rules.views import TableView
from game.titles.tinners_trail.table.art.map_picture import MapPainter
from game.titles.tinners_trail.table.art.pieces import GULL_FRAMES
from game.titles.tinners_trail.table.chart import spots
from game.titles.tinners_trail.table.chart.places import TrailCounty, shapes_in
from game.titles.tinners_trail.table.context import TableContext
from game.titles.tinners_trail.table.look.plates import AnyArea

# Life on the map: smoke over working mines, ships that ride at anchor, gulls over the sea.

SMOKE_PER_SECOND = 5.0
SMOKE_APART = 3
"""Frames between the smoke of one mine and of the next: no two chimneys puff together."""
BOB, BOB_SECONDS = 2.0, 4.0
GULLS = ((690.0, 190.0, 150.0, 44.0, 31.0), (330.0, 690.0, 120.0, 30.0, 26.0))
"""Each flies round a middle (map units) with two radii, in so many seconds."""
BEATS_PER_SECOND = 4.0
GLIDE_SHARE = 0.55


class Smoke(LivelyNode):
    """Over each mine that still has ore; `seconds` moves it on."""

    def __init__(self, context: TableContext, county: TrailCounty) -> None:
        """Take what the pieces of the map are drawn with."""
        super().__init__()
        self._context, self._county = context, county
        self.mines: tuple[str, ...] = ()

    def draw(self, canvas: Canvas) -> None:
        """Put the present frame over every chimney."""
        scale = self._county.scale
        art = self._context.art(canvas.k * scale)
        beat = int(self.seconds * SMOKE_PER_SECOND)
        x, y = spots.CHIMNEY
        for number, name in enumerate(self.mines):
            left, top = self._county.origin(name)
            frame = (beat + SMOKE_APART * number) % SMOKE_FRAMES
            put(canvas, art.smoke(frame), left + x * scale, top + y * scale)


class Harbour(LivelyNode):
    """The ships of all ports; `seconds` lets them rise and sink."""

    def __init__(self, context: TableContext, county: TrailCounty) -> None:
        """Take what the pieces of the map are drawn with."""
        super().__init__()
        self._context, self._county = context, county
        self.ports: tuple[str, ...] = ()

    def draw(self, canvas: Canvas) -> None:
        """Put every ship."""
        scale = self._county.scale
        art = self._context.art(canvas.k * scale)
        for number, name in enumerate(self.ports):
            x, y = self._county.port(name)
            swell = sin(2 * pi * self.seconds / BOB_SECONDS + number * 1.7)
            put(canvas, art.piece("ship"), x, y + BOB / 2 * scale * swell)


class Gulls(LivelyNode):
    """They circle over the sea, beat their wings for a while, then glide."""

    def __init__(self, context: TableContext, county: TrailCounty) -> None:
        """Take what the pieces of the map are drawn with."""
        super().__init__()
        self._context, self._county = context, county

    def draw(self, canvas: Canvas) -> None:
        """Put each where it is by now."""
        art = self._context.art(canvas.k * self._county.scale)
        for number, (x, y, wide, high, round_trip) in enumerate(GULLS):
            turn = 2 * pi * self.seconds / round_trip + 2.1 * number
            point = (x + wide * cos(turn), y + high * sin(2 * turn + number))
            put(canvas, art.gull(_beat(self.seconds + 3.3 * number)), *self._county.at(point))


def working_mines(looks: tuple[AnyArea, ...]) -> tuple[str, ...]:
    """Return the areas whose engine has ore to raise."""
    return tuple(look.name for look in looks if look.owner >= 0 and look.tin + look.copper)


def _beat(seconds: float) -> int:
    if seconds % 7.0 > 7.0 * (1 - GLIDE_SHARE):
        return 1
    return int(seconds * BEATS_PER_SECOND) % GULL_FRAMES


# How the map looks from round to round: darker towards the end of the day.

PALER = (40, 40, 44)  # with high contrast no night falls, and pieces stand on a paler land
NIGHT = ((255, 255, 255), (0xFF, 0xF4, 0xE6), (0xF2, 0xE0, 0xCF), (0xD9, 0xCD, 0xD2))


@dataclass(frozen=True, slots=True)
class CountyScene:
    """The regions of the areas on the map card, the round, and whether contrast is high."""

    regions: tuple[tuple[str, str], ...]
    round: int
    plain: bool


def county_scene(regions: Mapping[str, str], game_round: int) -> CountyScene:
    """Return what the map shows in a round; all rounds look the same with high contrast."""
    plain = worn().high_contrast
    return CountyScene(tuple(sorted(regions.items())), 1 if plain else game_round, plain)


def scene_of(view: TableView) -> CountyScene:
    """Return what the map of a view shows; areas beyond the map card have no colour."""
    regions = {area.name: area.region for area in view.areas if area.region}
    return county_scene(regions, view.round)


class CountyPainter:
    """Draws the county by day; evening falls on a copy of it."""

    def __init__(self, asset_folder: Path) -> None:
        """Take the folder of all assets; read files on first use."""
        self._folder = asset_folder
        self._painter = MapPainter(asset_folder)

    def paint(self, frame: MapFrame, scene: CountyScene) -> Surface:
        """Return the county by day."""
        shapes = shapes_in(self._folder)
        picture = self._painter.picture(shapes, frame, dict(scene.regions)).convert()
        if scene.plain:
            picture.fill(PALER, special_flags=BLEND_RGB_ADD)
        return picture

    def base(self, scene: CountyScene) -> CountyScene:
        """Return the day."""
        return replace(scene, round=1)

    def finish(self, picture: Surface, scene: CountyScene) -> None:
        """Let the evening fall."""
        picture.fill(NIGHT[min(scene.round, len(NIGHT)) - 1], special_flags=BLEND_RGB_MULT)
