"""Names of the seas, letter by letter along curves."""

from __future__ import annotations

import itertools
import math
from typing import Any

import skia

from tools.bake.plate import Point
from tools.titles.tinners_trail.bake.chart.ground import FONTS, Ground

INK = 0xFF123B48
HALO = 0x70B4CCC9


def draw_sea_names(ground: Ground, canvas: skia.Canvas) -> None:
    """Write every sea name of the recipe."""
    face = skia.Typeface.MakeFromFile(str(FONTS / "IMFellEnglish-Italic.ttf"))
    for name in ground.recipe["sea_name"]:
        _write(canvas, skia.Font(face, name["size"]), name)


def _write(canvas: skia.Canvas, font: skia.Font, name: dict[str, Any]) -> None:
    curve = _sampled([(x, y) for x, y in name["points"]])
    widths = [font.measureText(letter) for letter in name["text"]]
    total = sum(widths) + name["spacing"] * (len(widths) - 1)
    length = curve[-1][0]
    at = (length - total) / 2
    halo = skia.Paint(
        Color=HALO,
        AntiAlias=True,
        Style=skia.Paint.kStroke_Style,
        StrokeWidth=7,
        StrokeJoin=skia.Paint.kRound_Join,
        MaskFilter=skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, 2.0),
    )
    ink = skia.Paint(Color=INK, AntiAlias=True)
    placed = []
    for letter, width in zip(name["text"], widths, strict=True):
        placed.append((letter, width, *_place(curve, at + width / 2)))
        at += width + name["spacing"]
    for paint in (halo, ink):
        for letter, width, (x, y), degrees in placed:
            canvas.save()
            canvas.translate(x, y)
            canvas.rotate(degrees)
            canvas.drawString(letter, -width / 2, 0, font, paint)
            canvas.restore()


def _sampled(points: list[Point]) -> list[tuple[float, Point]]:
    """Return points of a cubic curve with their distance from its start."""
    curve: list[tuple[float, Point]] = []
    for step in range(201):
        t = step / 200
        parts = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
        at = (
            sum(part * x for part, (x, _) in zip(parts, points, strict=True)),
            sum(part * y for part, (_, y) in zip(parts, points, strict=True)),
        )
        walked = curve[-1][0] + math.dist(curve[-1][1], at) if curve else 0.0
        curve.append((walked, at))
    return curve


def _place(curve: list[tuple[float, Point]], distance: float) -> tuple[Point, float]:
    """Return the point at a distance along the curve and the slope there in degrees."""
    for (start, first), (end, second) in itertools.pairwise(curve):
        if end >= distance or end == curve[-1][0]:
            share = (distance - start) / (end - start)
            x = first[0] + (second[0] - first[0]) * share
            y = first[1] + (second[1] - first[1]) * share
            slope = math.degrees(math.atan2(second[1] - first[1], second[0] - first[0]))
            return (x, y), slope
    raise ValueError("a curve needs at least two points")
