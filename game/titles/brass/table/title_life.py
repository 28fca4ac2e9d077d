"""Life in the title picture: the train on the viaduct, smoke, windows, lamps and ripples."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from game.scene.canvas import Canvas
from game.tabletop.art.living_picture import Lights, LivingPicture, Plume, ripples
from game.tabletop.art.sprite import PieceSprite
from game.titles.brass.table.art.brass_art import BrassArt

KEEP: Final = (0.72, 0.5)
"""Where a window of other proportions crops the picture: the share on the left and on top."""
TRAIN_FILE: Final = Path("brass") / "images" / "title_train.png"
TRAIN_CORNER: Final = (786.0, 580.0)
"""The upper left corner of the train's picture where the train stands at rest."""
TRAIN_SECONDS, TRAIN_SPEED, TRAIN_WAY = 40.0, 62.0, (440.0, 1230.0)
"""A train comes so often, at so many u a second, and is seen between two points (u)."""
TRAIN_FADE = 70.0
SMOKE: Final = Plume(
    mouth=(1212.0, 152.0),
    drift=(-330.0, -150.0),
    tones=("#7A5660", "#4A3C50"),
    rise=0.8,
    sway=8.0,
    radii=(16.0, 38.0, 60.0),
    thick=lambda age: 0.8 * min(1.0, age * 8) * (1 - age) ** 1.2,
)
LAMPS: Final = Lights(
    ((742.0, 792.0), (1300.0, 792.0), (1806.0, 792.0)), 60.0, "#FFD587", 0.24, 0.14, per_second=5.0
)
WINDOWS: Final = Lights(
    ((1372.0, 452.0), (1506.0, 512.0), (1640.0, 572.0), (1438.0, 690.0)),
    *(34.0, "#FFCF7A", 0.16, 0.16),
    per_second=5 / 3,
    first=7,
)
RIPPLES, RIPPLES_PER_SECOND = 54, 3.0
RIPPLE_LIGHT: Final = (255, 214, 150, 70)


class BrassTitleLife(LivingPicture[BrassArt]):
    """The viaduct, the mill and the basin."""

    def __init__(self, asset_folder: Path, size: tuple[int, int]) -> None:
        """Take the folder of all assets and the window's size in px."""
        super().__init__(asset_folder, BrassArt, size, KEEP)
        self._train = self.at_size(asset_folder / TRAIN_FILE)
        self._ripples = ripples(1770, RIPPLES, (720, 1860), 170, 10)

    def draw(self, canvas: Canvas) -> None:
        """Put everything as it is now, from back to front."""
        self._draw_train(canvas)
        self.draw_plume(canvas, SMOKE)
        self.draw_glimmers(canvas, self._ripples, RIPPLE_LIGHT, RIPPLES_PER_SECOND)
        self.draw_lights(canvas, LAMPS)
        self.draw_lights(canvas, WINDOWS)

    def _draw_train(self, canvas: Canvas) -> None:
        """It stands there, sets off to the left, and the next one comes from the right."""
        x, y = TRAIN_CORNER
        gone = self.seconds % TRAIN_SECONDS * TRAIN_SPEED
        way = TRAIN_WAY[1] - TRAIN_WAY[0]
        x = TRAIN_WAY[0] + (x - TRAIN_WAY[0] - gone) % max(way, TRAIN_SECONDS * TRAIN_SPEED)
        seen = min((x - TRAIN_WAY[0]) / TRAIN_FADE, (TRAIN_WAY[1] - x) / TRAIN_FADE, 1.0)
        if seen > 0.0:
            self.put(canvas, PieceSprite(self._train, (0, 0)), x, y, seen)
