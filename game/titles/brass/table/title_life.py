"""Life in the title picture: the train on the viaduct, smoke, windows, lamps and ripples."""

from __future__ import annotations

from math import sin
from pathlib import Path
from random import Random
from typing import Final

import pygame
from pygame import SRCALPHA, Surface

from game.scene.canvas import Canvas
from game.scene.stirring import Stirring
from game.tabletop.art.sheet import reduced
from game.tabletop.art.sprite import PieceSprite
from game.titles.brass.table.art.brass_art import BrassArt

PICTURE: Final = (1920.0, 1080.0)
KEEP: Final = (0.72, 0.5)
"""Where a window of other proportions crops the picture: the share on the left and on top."""
TRAIN_FILE: Final = Path("brass") / "images" / "title_train.png"
TRAIN_CORNER: Final = (786.0, 580.0)
"""The upper left corner of the train's picture where the train stands at rest."""
TRAIN_SECONDS, TRAIN_SPEED, TRAIN_WAY = 40.0, 62.0, (440.0, 1230.0)
"""A train comes so often, at so many u a second, and is seen between two points (u)."""
TRAIN_FADE = 70.0
PUFFS, PUFF_SECONDS = 9, 13.0
CHIMNEY, DRIFT = (1212.0, 152.0), (-330.0, -150.0)
PUFF_TONES = ("#7A5660", "#4A3C50")
LAMPS: Final = ((742.0, 792.0), (1300.0, 792.0), (1806.0, 792.0))
WINDOWS: Final = ((1372.0, 452.0), (1506.0, 512.0), (1640.0, 572.0), (1438.0, 690.0))
FLICKERS_PER_SECOND = 5.0
RIPPLES, RIPPLES_PER_SECOND = 54, 3.0
RIPPLE_LIGHT = (255, 214, 150)


class BrassTitleLife(Stirring):
    """Lies over the picture and follows its cut to the window's proportions."""

    def __init__(self, asset_folder: Path, size: tuple[int, int]) -> None:
        """Take the folder of all assets and the window's size in px."""
        super().__init__()
        self._scale = max(size[0] / PICTURE[0], size[1] / PICTURE[1])
        self._left = (PICTURE[0] * self._scale - size[0]) * KEEP[0]
        self._top = (PICTURE[1] * self._scale - size[1]) * KEEP[1]
        self._art = BrassArt(asset_folder, self._scale)
        self._train = _at_size(asset_folder / TRAIN_FILE, self._scale)
        self._ripples = _ripples()
        self._ripple: dict[int, Surface] = {}

    def draw(self, canvas: Canvas) -> None:
        """Put everything as it is now, from back to front."""
        self._draw_train(canvas)
        self._draw_smoke(canvas)
        self._draw_ripples(canvas)
        self._draw_lights(canvas)

    def _put(
        self, canvas: Canvas, sprite: PieceSprite, x: float, y: float, alpha: float = 1.0
    ) -> None:
        left = round(x * self._scale - self._left) - sprite.anchor[0]
        top = round(y * self._scale - self._top) - sprite.anchor[1]
        canvas.put_px(sprite.surface, left, top, alpha)

    def _draw_train(self, canvas: Canvas) -> None:
        """It stands there, sets off to the left, and the next one comes from the right."""
        x, y = TRAIN_CORNER
        gone = self.seconds % TRAIN_SECONDS * TRAIN_SPEED
        way = TRAIN_WAY[1] - TRAIN_WAY[0]
        x = TRAIN_WAY[0] + (x - TRAIN_WAY[0] - gone) % max(way, TRAIN_SECONDS * TRAIN_SPEED)
        seen = min((x - TRAIN_WAY[0]) / TRAIN_FADE, (TRAIN_WAY[1] - x) / TRAIN_FADE, 1.0)
        if seen > 0.0:
            self._put(canvas, PieceSprite(self._train, (0, 0)), x, y, seen)

    def _draw_smoke(self, canvas: Canvas) -> None:
        for number in range(PUFFS):
            age = (self.seconds / PUFF_SECONDS + number / PUFFS) % 1.0
            x = CHIMNEY[0] + DRIFT[0] * age**1.2 + 8 * sin(number * 2.4 + 5 * age)
            y = CHIMNEY[1] + DRIFT[1] * age**0.8
            r = 16.0 * (1 + number % 2) if age < 0.25 else 38.0 if age < 0.6 else 60.0
            thick = 0.8 * min(1.0, age * 8) * (1 - age) ** 1.2
            self._put(canvas, self._art.glow(r, PUFF_TONES[number % 2]), x, y, thick)

    def _draw_ripples(self, canvas: Canvas) -> None:
        beat = int(self.seconds * RIPPLES_PER_SECOND)
        for number, (x, y, long) in enumerate(self._ripples):
            if (number * 7 + beat * 3) % 5 < 2:
                wide = max(2, round(long * self._scale))
                stroke = self._ripple.get(wide)
                if stroke is None:
                    stroke = Surface((wide, max(1, round(2 * self._scale))), SRCALPHA)
                    stroke.fill((*RIPPLE_LIGHT, 70))
                    self._ripple[wide] = stroke
                left = round((x - long / 2) * self._scale - self._left)
                canvas.put_px(stroke, left, round(y * self._scale - self._top))

    def _draw_lights(self, canvas: Canvas) -> None:
        beat = int(self.seconds * FLICKERS_PER_SECOND)
        for number, (x, y) in enumerate(LAMPS):
            share = 0.24 + 0.14 * _chance(beat, number)
            self._put(canvas, self._art.glow(60.0, "#FFD587"), x, y, share)
        for number, (x, y) in enumerate(WINDOWS):
            share = 0.16 + 0.16 * _chance(beat // 3, number + 7)
            self._put(canvas, self._art.glow(34.0, "#FFCF7A"), x, y, share)


def _at_size(file: Path, scale: float) -> Surface:
    """Return a picture that is shipped at two pixels per u; nothing stands in for a missing one."""
    try:
        baked = pygame.image.load(file)
    except (OSError, pygame.error):
        baked = Surface((2, 2), SRCALPHA)
    plain = Surface(baked.get_size(), SRCALPHA, 32)
    plain.blit(baked, (0, 0))
    width, height = (max(1, round(side * scale / 2)) for side in baked.get_size())
    return reduced(plain, (width, height))


def _ripples() -> list[tuple[float, float, float]]:
    """Return where light lies on the water: x, y and length, longer near the window."""
    chance = Random(1770)
    found = []
    for _ in range(RIPPLES):
        t = chance.random()
        found.append((chance.uniform(720, 1860), 812 + 170 * t, (10 + 30 * t)))
    return found


def _chance(beat: int, number: int) -> float:
    """Return a number from 0 to 1 that changes with every beat; at rest 0.5."""
    return Random(beat * 31 + number).random() if beat else 0.5
