"""What a cartographer drew on the land: molehill mountains, woods and hamlets, and the
names. Sea and land: water with its lines, vellum with the washes of the realms, and their
shores."""

import math
from typing import Final

import numpy as np
import skia

from tools.bake import compass, maps, sea
from tools.bake.curved_text import CurvedText, draw_text_along_curve
from tools.bake.drawing import (
    Point,
    clipped_to_path,
    closed_path,
    draw_outlined,
    make_fill_paint,
    make_stroke_paint,
    open_path,
    rectangle_path,
)
from tools.bake.manifest import FONTS
from tools.titles.tiletum.bake.map.europe import Europe

INK = "#4A3420"
SHADE = "#A98A5B"
LEAF = "#7E8A4E"
PITCH = 15.0
ROWS = (-11.0, 0.0, 11.0)
LANDS: Final = (
    CurvedText("ANGLIA", 22, 7, ((452, 176), (492, 172), (530, 180), (560, 196))),
    CurvedText("GALLIA", 25, 8, ((576, 662), (618, 648), (660, 626), (708, 622))),
    CurvedText("GERMANIA", 25, 8, ((1070, 330), (1140, 342), (1200, 346), (1262, 352))),
    CurvedText("ITALIA", 24, 7, ((1026, 770), (1060, 764), (1092, 778), (1130, 790))),
    CurvedText("POLONIA", 21, 5, ((1330, 216), (1370, 220), (1410, 220), (1456, 216))),
    CurvedText("CROATIA", 18, 4, ((1366, 700), (1392, 706), (1420, 712), (1462, 718))),
)
SEAS: Final = (
    CurvedText("Oceanus Germanicus", 25, 2, ((640, 170), (700, 158), (760, 148), (850, 140))),
    CurvedText("Mare Mediterraneum", 27, 3, ((772, 918), (850, 908), (950, 916), (1060, 906))),
)

WATER: Final = sea.Water(
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
LAND = "#F1E4C2"
BLOTCH = "#C9AE79"
SHADOW = "#0E1C3C"
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
"""Middle and radii of each wash in u, its colour and its opacity."""
RIVER = "#8FB2D8"
RIVER_EDGE = "#4F78AE"
RIM = "#3A2A1A"


def draw_all(europe: Europe, canvas: skia.Canvas) -> None:
    """Draw everything that stands on the land, then the names."""
    scatter = maps.Scatter(europe, 1500, blocks=15.0, lines=13.0, sea=8, rivers=6)
    for crest in europe.smooth_lines("mountains"):
        _raise_mountains(crest, scatter)
    scatter.strew("hamlet", 46, 16.0, (0.8, 1.1))
    scatter.strew("wood", 240, 16.0, (0.8, 1.1))
    drawn = {"mountain": _mountain, "hamlet": _hamlet, "wood": _wood}
    scatter.draw(canvas, lambda kind: drawn[kind](canvas))
    for words in LANDS:
        draw_text_along_curve(
            canvas, words, FONTS / "IMFellEnglish-Regular.ttf", 0xFF9A3522, 0x70F6ECCE
        )
    for words in SEAS:
        draw_text_along_curve(
            canvas, words, FONTS / "IMFellEnglish-Italic.ttf", 0xFFF3DFA0, 0x502B4C86
        )
    rose = compass.Rose((466, 640), 26, 0x152A66, 0xFCF5E2, FONTS / "IMFellEnglish-Regular.ttf")
    compass.draw_compass(rose, canvas)


def _raise_mountains(crest: list[Point], scatter: maps.Scatter) -> None:
    last = (math.inf, math.inf)
    chance = scatter.chance
    for x, y in crest:
        if math.dist(last, (x, y)) < PITCH:
            continue
        last = x, y
        for row in ROWS:
            at = x + chance.uniform(-6, 6) + row * 0.6, y + row + chance.uniform(-3, 3)
            scatter.stand("mountain", at, 10.5, (0.75, 1.15))


def _mountain(canvas: skia.Canvas) -> None:
    body = closed_path([(-11, 6), (-7, -2), (-3, -9), (0, -12), (4, -7), (8, 0), (12, 6)])
    shade = closed_path([(0, -12), (4, -7), (8, 0), (12, 6), (4, 6), (2, -1)])
    canvas.drawPath(body, make_fill_paint("#EBDCB4"))
    canvas.drawPath(shade, make_fill_paint(SHADE, 0.75))
    canvas.drawPath(open_path([(-11, 6), (-7, -2), (-3, -9), (0, -12), (4, -7), (8, 0), (12, 6)]),
                    make_stroke_paint(INK, 1.1, 0.85))  # fmt: skip
    for x in (3.4, 6.2, 8.6):
        canvas.drawLine(x, -7 + 1.4 * (x - 3), x + 1.6, 4.5, make_stroke_paint(INK, 0.6, 0.6))


def _wood(canvas: skia.Canvas) -> None:
    canvas.drawOval(rectangle_path(-4, 2.4, 9, 2.4), make_fill_paint("#150D08", 0.16, blur=0.8))
    canvas.drawLine(0, 0, 0, 3.6, make_stroke_paint(INK, 0.9, 0.8))
    canvas.drawOval(rectangle_path(-3.4, -4.6, 6.8, 6), make_fill_paint(LEAF, 0.85))
    canvas.drawOval(rectangle_path(-3.4, -4.6, 6.8, 6), make_stroke_paint(INK, 0.7, 0.55))


def _hamlet(canvas: skia.Canvas) -> None:
    wall = closed_path([(-4, 4), (-4, -1), (3, -1), (3, 4)])
    roof = closed_path([(-5, -1), (-1, -6), (4, -1)])
    spire = closed_path([(3.4, 4), (3.4, -4), (5.2, -9), (7, -4), (7, 4)])
    for part, colour in ((spire, "#EFE4C8"), (wall, "#F6ECCE"), (roof, "#B4512F")):
        draw_outlined(canvas, part, make_fill_paint(colour), make_stroke_paint(INK, 0.7, 0.8))


def paint_ground(europe: Europe) -> maps.Field:
    """Return sea and land without anything drawn on them."""
    picture = sea.paint_sea(europe, WATER, europe.distance_to(europe.land))
    _rhumb_lines(europe, picture)
    _lay_land(europe, picture)
    surface, canvas = europe.surface()
    _draw_rivers(europe, canvas)
    _draw_coast(europe, canvas)
    maps.draw_surface_over(picture, surface)
    return picture


def _lay_land(europe: Europe, picture: maps.Field) -> None:
    land = europe.land
    maps.cast_shadow(europe, picture, land, (4.0, 3.0), colour=SHADOW, opacity=0.55)
    maps.blend_colour_into(picture, LAND, land)
    x, y = europe.grid()
    ragged = 1 + 0.16 * europe.noise(120, 41)
    for (left, top, wide, high), colour, share in REALMS:
        far = ((x - left) / wide) ** 2 + ((y - top) / high) ** 2
        maps.blend_colour_into(picture, colour, land * share * np.exp(-((far * ragged) ** 1.7)))
    blotches = np.clip(europe.noise(90, 42) - 0.9, 0, 1.6) * 0.16
    maps.blend_colour_into(picture, BLOTCH, land * blotches)
    shore = np.clip(1 - europe.from_sea / 26, 0, 1) * land
    maps.blend_colour_into(picture, "#B7832F", shore**1.5 * 0.42)
    maps.blend_colour_into(picture, "#2C4FA6", np.clip(1 - europe.from_sea / 6, 0, 1) * land * 0.16)
    picture += (europe.noise(6, 43) * 1.1 * land)[..., None]


def _rhumb_lines(europe: Europe, picture: maps.Field) -> None:
    surface, canvas = europe.surface()
    for x, y in ((485.0, 626.0), (226.0, 352.0), (1296.0, 980.0)):
        for step in range(32):
            angle = np.pi * step / 16
            end = x + 2600 * float(np.cos(angle)), y + 2600 * float(np.sin(angle))
            canvas.drawLine(x, y, *end, make_stroke_paint("#E9C876", 1.0, 0.26))
    maps.draw_surface_over(picture, surface)


def _draw_rivers(europe: Europe, canvas: skia.Canvas) -> None:
    with clipped_to_path(canvas, europe.coasts):
        for colour, width in ((RIVER_EDGE, 3.6), (RIVER, 2.0)):
            for points in europe.rivers:
                canvas.drawPath(open_path(points), make_stroke_paint(colour, width, 0.9))


def _draw_coast(europe: Europe, canvas: skia.Canvas) -> None:
    with clipped_to_path(canvas, europe.coasts):
        canvas.drawPath(europe.coasts, make_stroke_paint("#FFF6DC", 5.0, 0.5))
    canvas.drawPath(europe.coasts, make_stroke_paint(RIM, 1.8))
