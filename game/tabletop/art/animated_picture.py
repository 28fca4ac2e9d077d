"""An animated title picture: its moving parts follow the crop to the window's proportions."""

from collections.abc import Callable, Iterable
from math import sin
from pathlib import Path
from random import Random
from typing import Final, Generic, NamedTuple

import pygame
from pygame import SRCALPHA, Surface

from game.scene.drawing.colours import Rgba
from game.scene.nodes.node import Canvas
from game.scene.nodes.zoom import EndlesslyAnimatedNode
from game.scene.skins.mark_painting import paint_whole_box
from game.tabletop.art.art_sheet import scaled_down_without_fringes
from game.tabletop.art.cells import Art
from game.tabletop.art.palette import PieceSprite

PICTURE_SIZE: Final = (1920.0, 1080.0)
RIVER_BANK_Y: Final = 812.0  # y of a river's far bank, in u
PUFF_COUNT = 9
PUFF_LIFE_SECONDS = 13.0
# shares of its life: a puff is small up to the first, medium up to the second, then large
LIFE_SHARE_UNTIL_PUFF_IS_MEDIUM = 0.25
LIFE_SHARE_UNTIL_PUFF_IS_LARGE = 0.6
Glimmer = tuple[float, float, float]
"""Where light lies on water: x, y and length, in u of the picture."""


class SmokePlume(NamedTuple):
    """A chimney's smoke: its start, drift, colours and density.

    `rise_exponent` bends its path upwards, `sway_width` is its sideways movement in u,
    `small_medium_large_radii` are the radii of small, medium and large puffs, `opacity_at_age`
    returns the opacity of a puff at a share (0 to 1) of its life.
    """

    mouth_xy: tuple[float, float]
    end_drift_xy: tuple[float, float]
    tones: tuple[str, str]
    rise_exponent: float
    sway_width: float
    small_medium_large_radii: tuple[float, float, float]
    opacity_at_age: Callable[[float], float]


class FlickeringLights(NamedTuple):
    """A set of flickering lamps or windows: their places, radius, colour, least opacity, additional
    opacity, and changes per second.

    Sets with different values of `flicker_offset` flicker differently.
    """

    light_centres: tuple[tuple[float, float], ...]
    radius: float
    colour: str
    min_opacity: float
    added_opacity: float
    changes_per_second: float
    flicker_offset: int = 0


class AnimatedPictureLayer(EndlesslyAnimatedNode, Generic[Art]):
    """The base class of the moving layer drawn over a title's picture; positions are in u of the
    picture.
    """

    def __init__(
        self,
        asset_folder: Path,
        art_class: type[Art],
        size: tuple[int, int],
        crop_shares: tuple[float, float],
    ) -> None:
        """Load the art, and compute how the picture is scaled and cropped to fill a window of
        `size` px.

        `crop_shares` are the shares (0 to 1) of the cropped width and height that are cut off at
        the left and the top.
        """
        super().__init__()
        self.scale = max(size[0] / PICTURE_SIZE[0], size[1] / PICTURE_SIZE[1])
        self.left = (PICTURE_SIZE[0] * self.scale - size[0]) * crop_shares[0]
        self.top = (PICTURE_SIZE[1] * self.scale - size[1]) * crop_shares[1]
        self.art = art_class(asset_folder, self.scale)

    def draw_sprite(
        self, canvas: Canvas, sprite: PieceSprite, x: float, y: float, alpha: float = 1.0
    ) -> None:
        """Draw a sprite with its anchor at a position."""
        left = round(x * self.scale - self.left) - sprite.anchor[0]
        top = round(y * self.scale - self.top) - sprite.anchor[1]
        canvas.draw_picture_at_px(sprite.surface, left, top, alpha)

    def draw_plume(self, canvas: Canvas, plume: SmokePlume) -> None:
        """Draw a chimney's smoke at the current time of the animation."""
        for number in range(PUFF_COUNT):
            age = (self.seconds / PUFF_LIFE_SECONDS + number / PUFF_COUNT) % 1.0
            swayed = plume.sway_width * sin(number * 2.4 + 5 * age)
            x = plume.mouth_xy[0] + plume.end_drift_xy[0] * age**1.2 + swayed
            y = plume.mouth_xy[1] + plume.end_drift_xy[1] * age**plume.rise_exponent
            small, middling, large = plume.small_medium_large_radii
            wide = small * (1 + number % 2)
            r = (
                wide
                if age < LIFE_SHARE_UNTIL_PUFF_IS_MEDIUM
                else middling
                if age < LIFE_SHARE_UNTIL_PUFF_IS_LARGE
                else large
            )
            puff = self.art.glow(r, plume.tones[number % 2])
            self.draw_sprite(canvas, puff, x, y, plume.opacity_at_age(age))

    def draw_glimmers(
        self, canvas: Canvas, glimmers: Iterable[Glimmer], colour: Rgba, per_second: float
    ) -> None:
        """Draw glimmers of light on water; three of five are visible at a time, and which ones
        changes `per_second` times a second."""
        beat = int(self.seconds * per_second)
        for number, (x, y, long) in enumerate(glimmers):
            if (number * 7 + beat * 3) % 5 < 2:
                wide = max(2, round(long * self.scale))
                high = max(1, round(2 * self.scale))
                stroke = paint_whole_box((wide, high), colour[:3], colour[3] / 255)
                left = round((x - long / 2) * self.scale - self.left)
                canvas.draw_picture_at_px(stroke, left, round(y * self.scale - self.top))

    def draw_lights(self, canvas: Canvas, lights: FlickeringLights) -> None:
        """Draw flickering lights at the current time of the animation."""
        glow = self.art.glow(lights.radius, lights.colour)
        beat = int(self.seconds * lights.changes_per_second)
        for number, (x, y) in enumerate(lights.light_centres, start=lights.flicker_offset):
            flicker = Random(beat * 31 + number).random() if beat else 0.5
            self.draw_sprite(
                canvas, glow, x, y, lights.min_opacity + lights.added_opacity * flicker
            )

    def load_picture_of_two_px_per_u(self, file: Path) -> Surface:
        """Load a picture that has two pixels per u, scaled to the layer's px per u; a tiny
        transparent one when the file is missing or unreadable."""
        try:
            baked = pygame.image.load(file)
        except (OSError, pygame.error):
            baked = Surface((2, 2), SRCALPHA)
        plain = Surface(baked.get_size(), SRCALPHA, 32)
        plain.blit(baked, (0, 0))
        width, height = (max(1, round(side * self.scale / 2)) for side in baked.get_size())
        return scaled_down_without_fringes(plain, (width, height))


def random_glimmers(
    seed: int,
    glimmer_count: int,
    x_range: tuple[float, float],
    depth_range: float,
    min_length: float,
) -> list[Glimmer]:
    """Return `glimmer_count` random glimmers on a river as (x, y, length) in u: x within `x_range`,
    y in the upper `depth_range` u of the river, the length at least `min_length` and greater near
    the lower edge. Equal seeds give equal glimmers."""
    chance = Random(seed)
    found = []
    for _ in range(glimmer_count):
        t = chance.random()
        found.append(
            (chance.uniform(*x_range), RIVER_BANK_Y + depth_range * t, min_length + 30 * t)
        )
    return found
