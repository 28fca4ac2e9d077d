"""Words written letter by letter along a curve."""

import itertools
import math
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import skia

from tools.bake.drawing import Point


class CurvedText(NamedTuple):
    """Words, their size and letter spacing in u, and a cubic curve of four points."""

    text: str
    size: float
    spacing: float
    points: Sequence[Sequence[float]]


def draw_text_along_curve(
    canvas: skia.Canvas, words: CurvedText, face: Path, ink: int, halo: int
) -> None:
    """Write the words centred on the curve; the two colours are skia's (AARRGGBB)."""
    font = skia.Font(skia.Typeface.MakeFromFile(str(face)), words.size)
    curve = _sampled([(x, y) for x, y in words.points])
    widths = [font.measureText(letter) for letter in words.text]
    total = sum(widths) + words.spacing * (len(widths) - 1)
    length = curve[-1][0]
    at = (length - total) / 2
    around = skia.Paint(
        Color=halo,
        AntiAlias=True,
        Style=skia.Paint.kStroke_Style,
        StrokeWidth=7,
        StrokeJoin=skia.Paint.kRound_Join,
        MaskFilter=skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, 2.0),
    )
    placed = []
    for letter, width in zip(words.text, widths, strict=True):
        placed.append((letter, width, *_place(curve, at + width / 2)))
        at += width + words.spacing
    for paint in (around, skia.Paint(Color=ink, AntiAlias=True)):
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
