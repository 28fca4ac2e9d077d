"""A compass rose, and faint rhumb lines from it across a map."""

import math
from dataclasses import dataclass
from pathlib import Path

import skia

from tools.bake.drawing import closed_path, draw_outlined, translated_and_scaled

RHUMB_ALPHA = 0x20


@dataclass(frozen=True, slots=True)
class Rose:
    """The position and radius of a compass rose in u, its two ink colours (RRGGBB), and the letter
    at its north."""

    centre: tuple[float, float]
    radius: float
    ink: int
    pale: int
    face: Path
    north: str = "N"


def draw_compass(rose: Rose, canvas: skia.Canvas) -> None:
    """Draw the rose at its position."""
    radius = rose.radius
    with translated_and_scaled(canvas, rose.centre):
        _rings(canvas, rose)
        for points, reach, width in ((8, 0.62, 0.12), (4, 0.8, 0.15), (4, 1.2, 0.18)):
            turn = 45.0 / 2 if points == 8 else (45.0 if reach < 1 else 0.0)
            for number in range(points):
                canvas.save()
                canvas.rotate(turn + number * 360 / points)
                _spike(canvas, rose, radius * reach, radius * width)
                canvas.restore()
        canvas.drawCircle(0, 0, radius * 0.07, _plain(rose.pale))
        canvas.drawCircle(0, 0, radius * 0.07, _line(rose, 1.2))
        _letter(canvas, rose)


def draw_rhumb_lines(rose: Rose, canvas: skia.Canvas) -> None:
    """Draw faint lines from the compass over the whole map."""
    x, y = rose.centre
    paint = _line(rose, 1.0)
    paint.setAlpha(RHUMB_ALPHA)
    start = rose.radius * 1.28
    for number in range(32):
        angle = math.tau * number / 32
        along = math.cos(angle), math.sin(angle)
        ends = [
            each + step * far
            for far in (start, 3000)
            for each, step in zip((x, y), along, strict=True)
        ]
        canvas.drawLine(*ends, paint)


def _rings(canvas: skia.Canvas, rose: Rose) -> None:
    radius = rose.radius
    canvas.drawCircle(0, 0, radius * 1.1, _plain(rose.pale, 0x38))
    canvas.drawCircle(0, 0, radius * 1.1, _line(rose, 1.7))
    canvas.drawCircle(0, 0, radius, _line(rose, 1.1))
    canvas.drawCircle(0, 0, radius * 0.5, _line(rose, 0.9))
    for number in range(1, 64, 2):
        angle = math.tau * number / 64
        x = math.cos(angle)
        y = math.sin(angle)
        inner = x * radius * 0.94, y * radius * 0.94
        canvas.drawLine(*inner, x * radius, y * radius, _line(rose, 0.9))
    arc = skia.Rect.MakeLTRB(-radius * 1.05, -radius * 1.05, radius * 1.05, radius * 1.05)
    for number in range(1, 32, 2):
        canvas.drawArc(arc, number * 11.25, 11.25, False, _line(rose, radius * 0.05))


def _spike(canvas: skia.Canvas, rose: Rose, length: float, width: float) -> None:
    for side, colour in ((1, rose.ink), (-1, rose.pale)):
        half = closed_path([(0, -length), (side * width, -width), (0, 0)])
        draw_outlined(canvas, half, _plain(colour), _line(rose, 0.9))


def _letter(canvas: skia.Canvas, rose: Rose) -> None:
    font = skia.Font(skia.Typeface.MakeFromFile(str(rose.face)), rose.radius / 2)
    width = font.measureText(rose.north)
    canvas.drawString(rose.north, -width / 2, -rose.radius * 1.26, font, _plain(rose.ink))


def _plain(colour: int, alpha: int = 0xFF) -> skia.Paint:
    return skia.Paint(Color=alpha << 24 | colour, AntiAlias=True)


def _line(rose: Rose, width: float) -> skia.Paint:
    return skia.Paint(
        Color=0xFF << 24 | rose.ink,
        AntiAlias=True,
        Style=skia.Paint.kStroke_Style,
        StrokeWidth=width,
        StrokeJoin=skia.Paint.kRound_Join,
    )
