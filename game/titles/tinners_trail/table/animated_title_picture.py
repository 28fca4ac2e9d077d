"""The moving parts of the title picture: smoke, glints, the brig, lanterns, windows and gulls."""

from collections.abc import Sequence
from functools import cached_property
from math import exp, pi, sin
from pathlib import Path
from random import Random
from typing import Final

from pygame import Rect, Surface

from game.scene.nodes.node import Canvas
from game.tabletop.art.animated_picture import (
    AnimatedPictureLayer,
    FlickeringLights,
    Glimmer,
    SmokePlume,
)
from game.tabletop.art.palette import PieceSprite
from game.tabletop.art.window_pictures import CROP_SHARES_KEEPING_RIGHT
from game.titles.tinners_trail.table.art import pieces
from game.titles.tinners_trail.table.art.pieces import PieceArt

SHIP_FILE = Path("tinners_trail") / "images" / "title_ship.png"
SHIP_OFFSET = (-64.0, -108.0)
SHIP_Y = 794.0
SHIP_LEFT_END_X = 660.0
SHIP_RIGHT_END_X = 1240.0
SHIP_START_X = 925.0
SHIP_U_PER_SECOND = 6.0
SHIP_FADE_WIDTH = 60.0
"""u a second, and the u over which the brig comes out of the haze and goes back into it."""
MIN_SHIP_WAY_WIDTH = 4 * SHIP_FADE_WIDTH
SHIP_BOB_HEIGHT = 1.6
SHIP_BOB_SECONDS = 5.0
FLICKERING_LIGHTS: Final = (
    FlickeringLights(
        ((1363.0, 742.0), (1415.0, 702.0)), 46.0, "#FFD587", 0.42, 0.16, changes_per_second=6.0
    ),
    FlickeringLights(
        ((1540.0, 646.0),), 84.0, "#FFCF7A", 0.12, 0.1, changes_per_second=3.0, flicker_offset=7
    ),
    FlickeringLights(
        ((1660.0, 640.0),), 60.0, "#FFCF7A", 0.12, 0.1, changes_per_second=3.0, flicker_offset=8
    ),
)
"""Lanterns, and the windows of the engine house."""
GLINT_COUNT = 46
GLINTS_PER_SECOND = 4.0
GLINT_COLOUR: Final = (255, 236, 178, 150)
SUN_X = 1120.0
HORIZON_Y = 693.0
SMOKE_PLUME: Final = SmokePlume(
    mouth_xy=(1434.0, 226.0),
    end_drift_xy=(-520.0, -205.0),
    tones=("#C98F78", "#6A6070"),
    rise_exponent=0.75,
    sway_width=9.0,
    small_medium_large_radii=(14.0, 34.0, 58.0),
    opacity_at_age=lambda age: 0.95 * sin(pi * min(1.0, age * 1.15)) ** 0.8 * (1 - age),
)
FLOCK_BIRDS = (
    (1230, 358, 1.9),
    (1290, 328, 1.4),
    (1175, 394, 1.35),
    (1010, 440, 1.1),
    (1330, 470, 1.1),
)
GULL_CROSSING_SECONDS = 30.0
CROSSING_GULL_Y = 300.0


class AnimatedTitlePicture(AnimatedPictureLayer[PieceArt]):
    """The moving parts of the title picture: the glints on the sea, the brig, the smoke and the
    birds.
    """

    def __init__(self, asset_folder: Path, size: tuple[int, int]) -> None:
        """Store the folder that holds `tinners_trail/` and the window's size in px."""
        super().__init__(asset_folder, PieceArt, size, CROP_SHARES_KEEPING_RIGHT)
        self._ship_file = asset_folder / SHIP_FILE
        self._ship_start_x = SHIP_LEFT_END_X
        self._glints = _make_glints()

    def avoid_areas(self, covered_rects: Sequence[Rect]) -> None:
        """Let the brig start right of all parts that would cover it, those at its height on the
        sea; `covered_rects` are the rectangles of the parts in px. The other moving parts stay."""
        self._ship_start_x = SHIP_LEFT_END_X
        for part in covered_rects:
            top, bottom = ((edge + self.top) / self.scale for edge in (part.top, part.bottom))
            if top < SHIP_Y and bottom > SHIP_Y + SHIP_OFFSET[1]:
                right = (part.right + self.left) / self.scale
                self._ship_start_x = max(self._ship_start_x, right - SHIP_OFFSET[0])

    def draw(self, canvas: Canvas) -> None:
        """Draw everything at its current position, from back to front."""
        self.draw_plume(canvas, SMOKE_PLUME)
        for number, (x, y, size) in enumerate(FLOCK_BIRDS):
            lift = 5 * sin(self.seconds / 3.1 + number)
            frame = (
                int(self.seconds * 3 + number * 1.7) % pieces.GULL_FRAME_COUNT
                if self.seconds
                else 0
            )
            sprite = self.art.gull(frame, at_dusk=True, scale=size)
            self.draw_sprite(canvas, sprite, x + 14 * sin(self.seconds / 7 + number), y + lift)
        way = self.seconds % GULL_CROSSING_SECONDS / GULL_CROSSING_SECONDS
        if self.seconds > GULL_CROSSING_SECONDS / 2:
            frame = int(self.seconds * 4) % pieces.GULL_FRAME_COUNT
            sprite = self.art.gull(frame, at_dusk=True, scale=1.6)
            self.draw_sprite(canvas, sprite, 680 + 1260 * way, CROSSING_GULL_Y + 60 * sin(6 * way))
        self.draw_glimmers(canvas, self._glints, GLINT_COLOUR, GLINTS_PER_SECOND)
        self._draw_ship(canvas)
        for lights in FLICKERING_LIGHTS:
            self.draw_lights(canvas, lights)

    def _draw_ship(self, canvas: Canvas) -> None:
        first = self._ship_start_x
        way = SHIP_RIGHT_END_X - self._ship_start_x
        if way < MIN_SHIP_WAY_WIDTH:
            return
        sailed = max(SHIP_START_X - first, SHIP_FADE_WIDTH) + SHIP_U_PER_SECOND * self.seconds
        x = first + sailed % way
        seen = min(1.0, (x - first) / SHIP_FADE_WIDTH, (SHIP_RIGHT_END_X - x) / SHIP_FADE_WIDTH)
        y = SHIP_Y + SHIP_BOB_HEIGHT * sin(2 * pi * self.seconds / SHIP_BOB_SECONDS)
        anchor = round(-SHIP_OFFSET[0] * self.scale), round(-SHIP_OFFSET[1] * self.scale)
        self.draw_sprite(canvas, PieceSprite(self.ship_picture, anchor), x, y, seen)

    @cached_property
    def ship_picture(self) -> Surface:
        """The picture of the brig at the window's size."""
        return self.load_picture_of_two_px_per_u(self._ship_file)


def _make_glints() -> list[Glimmer]:
    """Return the glints on the water as x, y and length, closer together in the distance."""
    chance = Random(91)
    glints = []
    for _ in range(GLINT_COUNT):
        t = chance.random()
        y = HORIZON_Y + 8 + 360 * t**1.7
        spread = 60 + 330 * t
        x = SUN_X + spread * 0.8 * chance.uniform(-1, 1) * exp(-0.2 * t)
        glints.append((x, y, (8 + 34 * t) * chance.uniform(0.6, 1.2)))
    return [glint for glint in glints if glint[0] < 1240]
