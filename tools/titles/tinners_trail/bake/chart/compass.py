"""The compass rose, with faint rhumb lines across the sea."""

from __future__ import annotations

import math

import skia

from tools.titles.tinners_trail.bake.chart.ground import FONTS, Ground

INK = 0xFF123B48
PALE = 0xFFEFE6CC
RHUMB = 0x20123B48


def draw_compass(ground: Ground, canvas: skia.Canvas) -> None:
    """Draw the rose at its place in the recipe."""
    plan = ground.recipe["compass"]
    x, y = plan["centre"]
    radius = plan["radius"]
    canvas.save()
    canvas.translate(x, y)
    _rings(canvas, radius)
    for points, reach, width in ((8, 0.62, 0.12), (4, 0.8, 0.15), (4, 1.2, 0.18)):
        turn = 45.0 / 2 if points == 8 else (45.0 if reach < 1 else 0.0)
        for number in range(points):
            _spike(canvas, turn + number * 360 / points, radius * reach, radius * width)
    canvas.drawCircle(0, 0, radius * 0.07, skia.Paint(Color=PALE, AntiAlias=True))
    canvas.drawCircle(0, 0, radius * 0.07, _line(1.2))
    _letter(canvas, plan["north"], radius)
    canvas.restore()


def draw_rhumb_lines(ground: Ground, canvas: skia.Canvas) -> None:
    """Draw sixteen faint lines from the compass over the whole chart."""
    x, y = ground.recipe["compass"]["centre"]
    paint = skia.Paint(Color=RHUMB, AntiAlias=True, Style=skia.Paint.kStroke_Style, StrokeWidth=1.0)
    start = ground.recipe["compass"]["radius"] * 1.28
    for number in range(32):
        angle = math.tau * number / 32
        along = math.cos(angle), math.sin(angle)
        canvas.drawLine(
            x + along[0] * start,
            y + along[1] * start,
            x + along[0] * 3000,
            y + along[1] * 3000,
            paint,
        )


def _rings(canvas: skia.Canvas, radius: float) -> None:
    canvas.drawCircle(0, 0, radius * 1.1, skia.Paint(Color=0x38EFE6CC, AntiAlias=True))
    canvas.drawCircle(0, 0, radius * 1.1, _line(1.7))
    canvas.drawCircle(0, 0, radius, _line(1.1))
    canvas.drawCircle(0, 0, radius * 0.5, _line(0.9))
    for number in range(64):
        angle = math.tau * number / 64
        inner = 0.94 if number % 2 else 1.0
        if number % 2 == 0:
            continue
        along = math.cos(angle), math.sin(angle)
        canvas.drawLine(
            along[0] * radius * inner,
            along[1] * radius * inner,
            along[0] * radius,
            along[1] * radius,
            _line(0.9),
        )
    for number in range(32):
        sweep = 360 / 64
        if number % 2:
            arc = skia.Rect.MakeLTRB(-radius * 1.05, -radius * 1.05, radius * 1.05, radius * 1.05)
            canvas.drawArc(arc, number * 2 * sweep, 2 * sweep, False, _line(radius * 0.05))


def _spike(canvas: skia.Canvas, degrees: float, length: float, width: float) -> None:
    canvas.save()
    canvas.rotate(degrees)
    for side, colour in ((1, INK), (-1, PALE)):
        half = skia.Path()
        half.moveTo(0, -length)
        half.lineTo(side * width, -width)
        half.lineTo(0, 0)
        half.close()
        canvas.drawPath(half, skia.Paint(Color=colour, AntiAlias=True))
        canvas.drawPath(half, _line(0.9))
    canvas.restore()


def _letter(canvas: skia.Canvas, north: str, radius: float) -> None:
    face = skia.Typeface.MakeFromFile(str(FONTS / "IMFellEnglishSC-Regular.ttf"))
    font = skia.Font(face, 31)
    width = font.measureText(north)
    paint = skia.Paint(Color=INK, AntiAlias=True)
    canvas.drawString(north, -width / 2, -radius * 1.26, font, paint)


def _line(width: float) -> skia.Paint:
    return skia.Paint(
        Color=INK,
        AntiAlias=True,
        Style=skia.Paint.kStroke_Style,
        StrokeWidth=width,
        StrokeJoin=skia.Paint.kRound_Join,
    )
