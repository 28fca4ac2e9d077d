"""Sea and land: water with its lines, vellum with the washes of the realms, and their shores."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import skia
from numpy.typing import NDArray
from scipy import ndimage

from tools.bake.ink import stroke
from tools.bake.plate import Field, alpha_over, laid_over, path_of
from tools.bake.sea import Water, paint_sea
from tools.titles.tiletum.bake.map.europe import Europe

WATER: Final = Water(
    tones=("#86A6CE", "#567FB4", "#34568F"),
    glow="#C4D6EA",
    lines=(3.6, 7.2, 10.8, 14.4, 18.0, 21.6),
    ink="#13295A",
    depths=(
        (120, 300, 300, 300, "#2B4C86", 0.5),
        (150, 800, 330, 300, "#24427A", 0.5),
        (900, 1010, 460, 160, "#2B4C86", 0.35),
    ),
    contrast=0.6,
    thickness=1.2,
)
LAND, BLOTCH, SHADOW = "#F1E4C2", "#C9AE79", "#0E1C3C"
REALMS: Final = (
    ((640, 640, 260, 250), "#8FA7CC", 0.5),
    ((790, 300, 150, 130), "#D7A94C", 0.5),
    ((1010, 400, 280, 210), "#B9BE84", 0.5),
    ((470, 190, 190, 150), "#C98B77", 0.5),
    ((1330, 380, 190, 150), "#D2C07E", 0.45),
    ((1060, 700, 230, 100), "#9DB894", 0.5),
    ((1190, 880, 190, 130), "#CE9B86", 0.5),
    ((1420, 180, 220, 150), "#C6B2C2", 0.4),
    ((1420, 740, 180, 180), "#C8B48A", 0.4),
)
"""Middle and radii of a wash in u, its colour and strength."""
RIVER, RIVER_EDGE, RIM = "#8FB2D8", "#4F78AE", "#3A2A1A"


def paint_ground(europe: Europe) -> Field:
    """Return sea and land without anything drawn on them."""
    picture = paint_sea(europe, WATER, europe.distance_to(europe.land))
    _rhumb_lines(europe, picture)
    _lay_land(europe, picture)
    surface, canvas = europe.surface()
    _draw_rivers(europe, canvas)
    _draw_coast(europe, canvas)
    alpha_over(picture, surface)
    return picture


def _lay_land(europe: Europe, picture: Field) -> None:
    land = europe.land
    moved = ndimage.shift(land, [each * europe.k for each in (4.0, 3.0)], order=0)
    soft = ndimage.gaussian_filter(moved, 3 * europe.k)
    laid_over(picture, SHADOW, _f(soft * (1 - land) * 0.55))
    laid_over(picture, LAND, land)
    x, y = europe.grid()
    ragged = 1 + 0.16 * europe.noise(120, 41)
    for (left, top, wide, high), colour, share in REALMS:
        far = ((x - left) / wide) ** 2 + ((y - top) / high) ** 2
        laid_over(picture, colour, _f(land * share * np.exp(-((far * ragged) ** 1.7))))
    blotches = np.clip(europe.noise(90, 42) - 0.9, 0, 1.6) * 0.16
    laid_over(picture, BLOTCH, _f(land * blotches))
    shore = np.clip(1 - europe.from_sea / 26, 0, 1) * land
    laid_over(picture, "#B7832F", _f(shore**1.5 * 0.42))
    laid_over(picture, "#2C4FA6", _f(np.clip(1 - europe.from_sea / 6, 0, 1) * land * 0.16))
    picture += (europe.noise(6, 43) * 1.1 * land)[..., None]


def _rhumb_lines(europe: Europe, picture: Field) -> None:
    surface, canvas = europe.surface()
    for x, y in ((485.0, 626.0), (226.0, 352.0), (1296.0, 980.0)):
        for step in range(32):
            angle = np.pi * step / 16
            canvas.drawLine(
                x,
                y,
                x + 2600 * float(np.cos(angle)),
                y + 2600 * float(np.sin(angle)),
                stroke("#E9C876", 1.0, 0.26),
            )
    alpha_over(picture, surface)


def _draw_rivers(europe: Europe, canvas: skia.Canvas) -> None:
    canvas.save()
    canvas.clipPath(europe.coasts, doAntiAlias=True)
    for colour, width in ((RIVER_EDGE, 3.6), (RIVER, 2.0)):
        for points in europe.rivers:
            canvas.drawPath(path_of(points, closed=False), stroke(colour, width, 0.9))
    canvas.restore()


def _draw_coast(europe: Europe, canvas: skia.Canvas) -> None:
    canvas.save()
    canvas.clipPath(europe.coasts, doAntiAlias=True)
    canvas.drawPath(europe.coasts, stroke("#FFF6DC", 5.0, 0.5))
    canvas.restore()
    canvas.drawPath(europe.coasts, stroke(RIM, 1.8))


def _f(field: NDArray[np.floating[Any]]) -> Field:
    return np.asarray(field, dtype=np.float32)
