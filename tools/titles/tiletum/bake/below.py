"""A strip of rock from the grass down: soil, strata, veins of silver, timber and lanterns."""

import math
import random
from collections.abc import Callable
from pathlib import Path
from typing import Final

import numpy as np
import skia
from scipy import ndimage

from tools.bake.drawing import (
    Point,
    closed_path,
    curved_path,
    draw_outlined,
    make_fill_paint,
    make_radial_gradient_paint,
    make_stroke_paint,
    open_path,
    rectangle_path,
)
from tools.bake.manifest import ASSETS, list_files_in_manifest
from tools.bake.maps import (
    Field,
    MapPlate,
    alpha_of,
    blend_colour_into,
    draw_surface_over,
    rgb_array,
    write_webp,
)
from tools.titles.tiletum.bake.map.drawing import draw_all, paint_ground
from tools.titles.tiletum.bake.map.europe import Europe

# Bake the map of Europe at normal and double size, painted and plain.

Painter = Callable[[Europe], Field]
FOLDER = ASSETS / "tiletum" / "images"
SIZES = {"": (1.0, 92), "_double": (2.0, 80)}
"""Pixels per u and WebP quality, by the end of the file name."""
PLAIN_SEA = "#DCE8F4"
PLAIN_LAND = "#FFFDF4"
PLAIN_RIM = "#1B1510"

STRIPS: Final = (
    (446.0, 132.0, 1018.0, 258.0),
    (446.0, 398.0, 1018.0, 258.0),
    (446.0, 664.0, 1018.0, 258.0),
)
"""Left, top, width and height of the three maps in u (underground_layout.toml)."""
CORNER = 14.0
RIM = "#0C0A0C"
LEAF = "#B8924A"
GRASS = "#6F8A45"
BLADE = "#41562B"
LEAVES = "#7E9A52"
SOIL = 16.0
TURF = 7.0
EARTH: Final = ((0.0, "#5B4636"), (0.16, "#4C4047"), (0.55, "#383340"), (1.0, "#211F29"))
"""The colours of the ground by depth."""
VEIN = "#8FA0AA"
SHEEN = "#EEF6FA"
LANTERNS = 7
VEINS = 11
CRYSTALS = 34
STONES = 130

NIGHT = "#0A1024"
DUSK = 0.62
MIST = 2.2
"""The colour of the shade over the map of Europe, its opacity (0 to 1), and its blur in u."""
PLAIN_NIGHT = "#1B2430"
PLAIN_ROCK = "#4A4A54"


def bake_map() -> list[Path]:
    """Write the painted map, and the plain one of high contrast, in two sizes; return the files."""
    return _baked("map", paint_map, paint_plain)


def _baked(name: str, paint: Painter, paint_bare: Painter) -> list[Path]:
    written = []
    for ending, (k, quality) in SIZES.items():
        europe = Europe.read(k)
        for look, picture in (("", paint(europe)), ("_plain", paint_bare(europe))):
            path = FOLDER / f"{name}{look}{ending}.webp"
            written.append(write_webp(path, picture, quality))
    list_files_in_manifest(written, source=f"tools/titles/tiletum/bake/{name}", licence="MIT")
    return written


def paint_map(europe: Europe) -> Field:
    """Return the map without anything that depends on the game."""
    picture = paint_ground(europe)
    surface, canvas = europe.surface()
    draw_all(europe, canvas)
    draw_surface_over(picture, surface)
    return picture


def paint_plain(europe: Europe) -> Field:
    """Return a map with bare coasts for high contrast: no wash, no mountains, and no lines at
    sea."""
    return _bare(europe, PLAIN_SEA, PLAIN_LAND, europe.coasts)


def _bare(europe: Europe, ground: str, body: str, shape: skia.Path) -> Field:
    width, height = europe.size
    picture: Field = np.tile(rgb_array(ground), (height, width, 1))
    surface, canvas = europe.surface()
    draw_outlined(canvas, shape, make_fill_paint(body), make_stroke_paint(PLAIN_RIM, 2.4))
    draw_surface_over(picture, surface)
    return picture


def paint_strips(plate: MapPlate, picture: Field) -> None:
    """Paint the three strips of rock over the picture, in place, each with its own seed."""
    for number, strip in enumerate(STRIPS):
        shape, canvas = plate.surface()
        canvas.drawRoundRect(rectangle_path(*strip), CORNER, CORNER, make_fill_paint("#FFFFFF"))
        inside = alpha_of(shape)
        shade, canvas = plate.surface()
        left, top, width, height = strip
        canvas.drawRoundRect(
            rectangle_path(left - 2, top + 4, width + 4, height + 4),
            CORNER, CORNER, make_fill_paint("#000000", 0.55, blur=7),
        )  # fmt: skip
        draw_surface_over(picture, shade)
        ground = _ground(plate, strip, number)
        picture *= (1 - inside)[..., None]
        picture += ground * inside[..., None]
        drawn, canvas = plate.surface()
        canvas.clipRRect(skia.RRect.MakeRectXY(rectangle_path(*strip), CORNER, CORNER), True)
        _draw(canvas, strip, random.Random(1512 + number))
        canvas.restore()
        draw_surface_over(picture, drawn)
        edge, canvas = plate.surface()
        canvas.drawRoundRect(rectangle_path(*strip), CORNER, CORNER, make_stroke_paint(RIM, 3.4))
        canvas.drawRoundRect(
            rectangle_path(left + 3, top + 3, width - 6, height - 6),
            11,
            11,
            make_stroke_paint(LEAF, 1.3, 0.75),
        )
        draw_surface_over(picture, edge)


def _ground(plate: MapPlate, strip: tuple[float, float, float, float], seed: int) -> Field:
    """Return soil above rock, in bands that bend, with grain."""
    x, y = plate.grid()
    _, top, _, height = strip
    bend = 10 * plate.noise(240, 40 + seed) + 3 * plate.noise(46, 60 + seed)
    depth = np.clip((y - top + bend) / height, 0, 1)
    ground = np.zeros((*depth.shape, 3), dtype=np.float32)
    for channel in range(3):
        stops = [rgb_array(colour)[channel] for _, colour in EARTH]
        ground[..., channel] = np.interp(depth, [at for at, _ in EARTH], stops)
    bands = np.sin((y - top + 1.7 * bend + 0.03 * x) / 9.0) * np.clip(depth * 2, 0, 1)
    ground += (5.0 * bands + 6.0 * plate.noise(30, 80 + seed) + 3.2 * plate.noise(5, 90 + seed))[
        ..., None
    ]
    blend_colour_into(ground, "#0D0B12", 0.42 * np.clip(depth - 0.35, 0, 1))
    return np.clip(ground, 0, 255)


def _draw(
    canvas: skia.Canvas, strip: tuple[float, float, float, float], chance: random.Random
) -> None:
    left, top, width, height = strip
    for _ in range(LANTERNS):
        at = chance.uniform(left + 40, left + width - 40), chance.uniform(top + 60, top + height)
        canvas.drawCircle(*at, 150, make_radial_gradient_paint(at, 150, "#F0A94A", 0.2))
    for count, draw, high, low in (
        (STONES, _stone, 28, 0),
        (VEINS, _vein, 44, 10),
        (CRYSTALS, _crystal, 40, 6),
    ):
        for _ in range(count):
            x = chance.uniform(left, left + width)
            draw(canvas, (x, chance.uniform(top + high, top + height - low)), chance)
    _turf(canvas, strip, chance)


def _stone(canvas: skia.Canvas, at: Point, chance: random.Random) -> None:
    size = chance.uniform(2.0, 6.5)
    around = [
        (
            at[0] + size * 1.5 * math.cos(turn) * chance.uniform(0.7, 1.1),
            at[1] + size * math.sin(turn) * chance.uniform(0.7, 1.1),
        )
        for turn in (math.tau * step / 7 for step in range(7))
    ]
    draw_outlined(
        canvas,
        closed_path(around),
        make_fill_paint("#8A8494", 0.13),
        make_stroke_paint("#0E0C12", 0.9, 0.3),
    )


def _vein(canvas: skia.Canvas, at: Point, chance: random.Random) -> None:
    """Draw a vein of ore: a broad dull line with a bright one along its upper side."""
    points = [at]
    slope = chance.uniform(-0.35, 0.35)
    for _ in range(chance.randint(3, 6)):
        step = chance.uniform(12, 26)
        points.append((points[-1][0] + step, points[-1][1] + step * slope + chance.uniform(-4, 4)))
    canvas.drawPath(open_path(points), make_stroke_paint("#0E0C12", 5.2, 0.4))
    canvas.drawPath(open_path(points), make_stroke_paint(VEIN, 2.8, 0.5))
    canvas.drawPath(
        open_path([(x, y - 0.8) for x, y in points]), make_stroke_paint(SHEEN, 0.9, 0.75)
    )
    for x, y in points[1:-1]:
        branch = [(x, y), (x + chance.uniform(4, 12), y + chance.choice((-1, 1)) * 8)]
        canvas.drawPath(open_path(branch), make_stroke_paint(VEIN, 1.4, 0.45))


def _crystal(canvas: skia.Canvas, at: Point, chance: random.Random) -> None:
    x, y = at
    r = chance.uniform(1.2, 2.6)
    body = closed_path([(x, y - 1.6 * r), (x + r, y), (x, y + 1.6 * r), (x - r, y)])
    canvas.drawCircle(x, y, 7 * r, make_radial_gradient_paint(at, 7 * r, "#CFE4F0", 0.16))
    draw_outlined(
        canvas, body, make_fill_paint(SHEEN, 0.62), make_stroke_paint("#3B4650", 0.5, 0.8)
    )


def _turf(
    canvas: skia.Canvas, strip: tuple[float, float, float, float], chance: random.Random
) -> None:
    """Draw grass and trees along the upper edge of a strip."""
    left, top, width, _ = strip
    edge = [(left, top - 4.0)]
    step = 0
    while left + 12 * step <= left + width + 12:
        edge.append((left + 12 * step, top + SOIL + chance.uniform(-2.4, 2.4)))
        step += 1
    for x, y in edge[2:-2:2]:
        low = y + chance.uniform(7, 20)
        canvas.drawPath(
            curved_path(
                (x, y - 2),
                (x + chance.uniform(-6, 6), (y + low) / 2),
                (x + chance.uniform(-9, 9), low),
            ),
            make_stroke_paint("#2C2018", chance.uniform(0.8, 1.7), 0.75),
        )
    body = closed_path([*edge, (left + width + 12, top - 4)])
    canvas.drawPath(body, make_fill_paint("#3B3022"))
    turf = closed_path(
        [(x, y - TURF if number else y) for number, (x, y) in enumerate(edge)]
        + [(left + width + 12, top - 4)]
    )
    canvas.drawPath(turf, make_fill_paint(GRASS))
    for _ in range(260):
        x = chance.uniform(left, left + width)
        y = top + SOIL - TURF + chance.uniform(-1, 2)
        canvas.drawLine(
            x,
            y,
            x + chance.uniform(-1.6, 1.6),
            y - chance.uniform(3, 6),
            make_stroke_paint(BLADE, 0.8, 0.7),
        )
    for _ in range(26):
        x = chance.uniform(left + 16, left + width - 16)
        y = top + SOIL - TURF
        r = chance.uniform(3.2, 5.4)
        canvas.drawLine(x, y, x, y - r, make_stroke_paint("#33271B", 1.1))
        canvas.drawCircle(x, y - r - 1, r, make_fill_paint(LEAVES))
        canvas.drawCircle(x, y - r - 1, r, make_stroke_paint("#2B3A1C", 0.8, 0.8))


def bake_below() -> list[Path]:
    """Write the painted sheet, and the plain one of high contrast, in two sizes."""
    return _baked("below", paint_below, plain)


def paint_below(europe: Europe) -> Field:
    """Return the picture of three strips of rock on a darkened map of Europe."""
    picture = np.asarray(ndimage.gaussian_filter(paint_map(europe), (MIST, MIST, 0)), np.float32)
    blend_colour_into(picture, NIGHT, np.full(picture.shape[:2], DUSK, dtype=np.float32))
    paint_strips(europe, picture)
    return picture


def plain(europe: Europe) -> Field:
    """Return the three strips of rock without details, for high contrast."""
    strips = skia.Path()
    for strip in STRIPS:
        strips.addRoundRect(rectangle_path(*strip), CORNER, CORNER)
    return _bare(europe, PLAIN_NIGHT, PLAIN_ROCK, strips)
