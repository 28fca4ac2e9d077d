"""Life in the title picture: drifting smoke, glints, the brig, lanterns, windows and gulls."""

from __future__ import annotations

from math import exp, pi, sin
from pathlib import Path
from random import Random

import pygame
from pygame import SRCALPHA, Rect, Surface

from game.scene.canvas import Canvas
from game.scene.stirring import Stirring
from game.tabletop.art.sheet import reduced
from game.tabletop.art.sprite import PieceSprite
from game.titles.tinners_trail.table.art.backgrounds import KEEP_LOW, KEEP_RIGHT
from game.titles.tinners_trail.table.art.gull import GULL_FRAMES
from game.titles.tinners_trail.table.art.piece_art import PieceArt

PICTURE = (1920.0, 1080.0)
SHIP_FILE = Path("tinners_trail") / "images" / "title_ship.png"
SHIP_LEFT_TOP, SHIP_Y = (-64.0, -108.0), 706.0
SHIP_FROM, SHIP_TO, SHIP_START = 660.0, 1240.0, 925.0
SHIP_SPEED, SHIP_FADE = 6.0, 60.0
"""u a second, and the u over which the brig comes out of the haze and goes back into it."""
SHORTEST_WAY = 4 * SHIP_FADE
BOB, BOB_SECONDS = 1.6, 5.0
LANTERNS = ((1363.0, 742.0), (1415.0, 702.0))
WINDOWS = ((1540.0, 646.0, 84.0), (1660.0, 640.0, 60.0))
FLICKERS_PER_SECOND = 6.0
GLINTS, GLINTS_PER_SECOND = 46, 4.0
GLINT = (255, 236, 178)
SUN_X, HORIZON = 1120.0, 693.0
PUFFS, PUFF_SECONDS = 9, 13.0
CHIMNEY, DRIFT = (1434.0, 226.0), (-520.0, -205.0)
PUFF_TONES = ("#C98F78", "#6A6070")
FLOCK = ((1230, 358, 1.9), (1290, 328, 1.4), (1175, 394, 1.35), (1010, 440, 1.1), (1330, 470, 1.1))
CROSSING_SECONDS, CROSSING_AT = 30.0, 300.0


class TitleLife(Stirring):
    """Lies over the picture and follows its cut to the window's proportions."""

    def __init__(self, asset_folder: Path, size: tuple[int, int]) -> None:
        """Take the folder that holds `tinners_trail/` and the window's size in px."""
        super().__init__()
        self._scale = max(size[0] / PICTURE[0], size[1] / PICTURE[1])
        self._left = (PICTURE[0] * self._scale - size[0]) * KEEP_RIGHT
        self._top = (PICTURE[1] * self._scale - size[1]) * KEEP_LOW
        self._art = PieceArt(asset_folder, self._scale)
        self._file = asset_folder / SHIP_FILE
        self._ship: Surface | None = None
        self._ship_from = SHIP_FROM
        self._glints = _glints()
        self._glint: dict[int, Surface] = {}

    def make_way(self, taken: Rect) -> None:
        """The brig sails to the right of what lies over the sea; without room there it does not."""
        top, bottom = ((edge + self._top) / self._scale for edge in (taken.top, taken.bottom))
        if top < SHIP_Y and bottom > SHIP_Y + SHIP_LEFT_TOP[1]:
            right = (taken.right + self._left) / self._scale
            self._ship_from = max(SHIP_FROM, right - SHIP_LEFT_TOP[0])

    def draw(self, canvas: Canvas) -> None:
        """Put everything as it is now, from back to front."""
        self._draw_smoke(canvas)
        self._draw_gulls(canvas)
        self._draw_glints(canvas)
        self._draw_ship(canvas)
        self._draw_lights(canvas)

    def _put(
        self, canvas: Canvas, sprite: PieceSprite, x: float, y: float, alpha: float = 1.0
    ) -> None:
        left = round(x * self._scale - self._left) - sprite.anchor[0]
        top = round(y * self._scale - self._top) - sprite.anchor[1]
        canvas.put_px(sprite.surface, left, top, alpha)

    def _draw_smoke(self, canvas: Canvas) -> None:
        for number in range(PUFFS):
            age = (self.seconds / PUFF_SECONDS + number / PUFFS) % 1.0
            x = CHIMNEY[0] + DRIFT[0] * age**1.2 + 9 * sin(number * 2.4 + 5 * age)
            y = CHIMNEY[1] + DRIFT[1] * age**0.75
            r = 14.0 * (1 + number % 2) if age < 0.25 else 34.0 if age < 0.6 else 58.0
            thick = 0.95 * sin(pi * min(1.0, age * 1.15)) ** 0.8 * (1 - age)
            self._put(canvas, self._art.glow(r, PUFF_TONES[number % 2]), x, y, thick)

    def _draw_gulls(self, canvas: Canvas) -> None:
        for number, (x, y, size) in enumerate(FLOCK):
            lift = 5 * sin(self.seconds / 3.1 + number)
            frame = int(self.seconds * 3 + number * 1.7) % GULL_FRAMES if self.seconds else 0
            sprite = self._art.gull(frame, at_dusk=True, scale=size)
            self._put(canvas, sprite, x + 14 * sin(self.seconds / 7 + number), y + lift)
        way = self.seconds % CROSSING_SECONDS / CROSSING_SECONDS
        if self.seconds > CROSSING_SECONDS / 2:
            frame = int(self.seconds * 4) % GULL_FRAMES
            sprite = self._art.gull(frame, at_dusk=True, scale=1.6)
            self._put(canvas, sprite, 680 + 1260 * way, CROSSING_AT + 60 * sin(6 * way))

    def _draw_glints(self, canvas: Canvas) -> None:
        beat = int(self.seconds * GLINTS_PER_SECOND)
        for number, (x, y, long) in enumerate(self._glints):
            if (number * 7 + beat * 3) % 5 < 2:
                width = max(2, round(long * self._scale))
                surface = self._glint.get(width)
                if surface is None:
                    surface = self._glint[width] = _stroke(width, max(1, round(2 * self._scale)))
                left = round((x - long / 2) * self._scale - self._left)
                canvas.put_px(surface, left, round(y * self._scale - self._top))

    def _draw_ship(self, canvas: Canvas) -> None:
        first, way = self._ship_from, SHIP_TO - self._ship_from
        if way < SHORTEST_WAY:
            return
        sailed = max(SHIP_START - first, SHIP_FADE) + SHIP_SPEED * self.seconds
        x = first + sailed % way
        seen = min(1.0, (x - first) / SHIP_FADE, (SHIP_TO - x) / SHIP_FADE)
        y = SHIP_Y + BOB * sin(2 * pi * self.seconds / BOB_SECONDS)
        anchor = round(-SHIP_LEFT_TOP[0] * self._scale), round(-SHIP_LEFT_TOP[1] * self._scale)
        self._put(canvas, PieceSprite(self._ship_at_size(), anchor), x, y, seen)

    def _draw_lights(self, canvas: Canvas) -> None:
        beat = int(self.seconds * FLICKERS_PER_SECOND)
        for number, (x, y) in enumerate(LANTERNS):
            self._put(
                canvas, self._art.glow(46.0, "#FFD587"), x, y, 0.42 + 0.16 * _chance(beat, number)
            )
        for number, (x, y, r) in enumerate(WINDOWS):
            share = 0.12 + 0.1 * _chance(beat // 2, number + 7)
            self._put(canvas, self._art.glow(r, "#FFCF7A"), x, y, share)

    def _ship_at_size(self) -> Surface:
        if self._ship is None:
            try:
                baked = pygame.image.load(self._file)
            except (OSError, pygame.error):
                baked = Surface((2, 2), SRCALPHA)
            plain = Surface(baked.get_size(), SRCALPHA, 32)
            plain.blit(baked, (0, 0))
            size = tuple(max(1, round(side * self._scale / 2)) for side in baked.get_size())
            self._ship = reduced(plain, (size[0], size[1]))
        return self._ship


def _glints() -> list[tuple[float, float, float]]:
    """Return where the sun glitters on the water: x, y and length, closer together far off."""
    chance = Random(91)
    glints = []
    for _ in range(GLINTS):
        t = chance.random()
        y = HORIZON + 8 + 360 * t**1.7
        spread = 60 + 330 * t
        x = SUN_X + spread * 0.8 * chance.uniform(-1, 1) * exp(-0.2 * t)
        glints.append((x, y, (8 + 34 * t) * chance.uniform(0.6, 1.2)))
    return [glint for glint in glints if glint[0] < 1240]


def _stroke(width: int, height: int) -> Surface:
    surface = Surface((width, height), SRCALPHA)
    surface.fill((*GLINT, 150))
    return surface


def _chance(beat: int, number: int) -> float:
    """Return a number from 0 to 1 that changes with every beat; at rest 0.5."""
    return Random(beat * 31 + number).random() if beat else 0.5
