"""Vertical and radial colour gradients."""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
from pygame import Rect

from game.scene.drawing.colours import Rgb, RgbOrRgba
from game.scene.drawing.display_settings import RgbArray, title_metal_tone_for_brass

RADIAL_SHADE_COUNT = 256
GradientStop = tuple[float, Rgb]


@dataclass(frozen=True, slots=True)
class VerticalGradient:
    """A vertical gradient: colours at stops from 0 (top edge of the box) to 1 (bottom edge)."""

    stops: tuple[GradientStop, ...]


@dataclass(frozen=True, slots=True)
class RadialGradient:
    """A radial gradient: colours at stops from 0 (the centre) to 1 (the farthest corner).

    `centre` is given in shares of the box's width and height.
    """

    stops: tuple[GradientStop, ...]
    centre: tuple[float, float] = (0.5, 0.5)


Paint = RgbOrRgba | VerticalGradient | RadialGradient
ShareArray = npt.NDArray[np.floating]


def vertical_gradient(*colours_of_stops: Rgb) -> VerticalGradient:
    """Return a vertical gradient of the given colours at evenly spaced stops, the first at the
    top."""
    last = max(len(colours_of_stops) - 1, 1)
    return VerticalGradient(tuple((i / last, colour) for i, colour in enumerate(colours_of_stops)))


def pixel_colours_and_opacity(
    paint: Paint, px_area: Rect, painted_size: tuple[float, float]
) -> tuple[RgbArray, float]:
    """Return the colours of the pixels of `px_area` in a box of `painted_size` px that is filled
    with `paint`, as an array [x, y], and the opacity, 0 to 255.

    Along an axis on which the colour does not change, the array has the length 1.
    """
    if isinstance(paint, VerticalGradient):
        along = (np.arange(px_area.top, px_area.bottom) + 0.5) / max(painted_size[1], 1)
        return _colours_along_gradient(paint.stops, along)[None, :, :], 255.0
    if isinstance(paint, RadialGradient):
        table = _colours_along_gradient(paint.stops, np.linspace(0.0, 1.0, RADIAL_SHADE_COUNT))
        x = paint.centre[0] * painted_size[0]
        y = paint.centre[1] * painted_size[1]
        reach = np.hypot(max(x, painted_size[0] - x), max(y, painted_size[1] - y))
        xs = np.arange(px_area.left, px_area.right, dtype=np.float32) + np.float32(0.5 - x)
        ys = np.arange(px_area.top, px_area.bottom, dtype=np.float32) + np.float32(0.5 - y)
        away = np.sqrt((xs * xs)[:, None] + (ys * ys)[None, :])
        away *= np.float32((RADIAL_SHADE_COUNT - 1) / max(reach, 1.0))
        return table[np.asarray(np.minimum(away, RADIAL_SHADE_COUNT - 1), dtype=np.uint8)], 255.0
    opacity = float(paint[3]) if len(paint) > 3 else 255.0
    return np.array(title_metal_tone_for_brass(paint)[:3], dtype=np.uint8)[None, None, :], opacity


def _colours_along_gradient(
    gradient_stops: tuple[GradientStop, ...], position_shares: ShareArray
) -> RgbArray:
    at = [share for share, _ in gradient_stops]
    tones = [title_metal_tone_for_brass(colour) for _, colour in gradient_stops]
    channels = [np.interp(position_shares, at, [colour[i] for colour in tones]) for i in range(3)]
    return np.rint(np.stack(channels, axis=-1)).astype(np.uint8)
