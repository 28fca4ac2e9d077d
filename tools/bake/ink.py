"""Short words for drawing with skia: fills, strokes, gradients, glows and paths; sizes in u."""

from __future__ import annotations

from collections.abc import Sequence

import skia

Point = tuple[float, float]
Stop = tuple[float, str]


def tone(colour: str, alpha: float = 1.0) -> int:
    """Return "#RRGGBB" with an opacity as skia's colour."""
    value = int(colour[1:], 16)
    return int(skia.ColorSetARGB(round(alpha * 255), value >> 16, (value >> 8) & 255, value & 255))


def fill(colour: str, alpha: float = 1.0, *, blur: float = 0.0) -> skia.Paint:
    """Return a paint that fills, with a soft rim of `blur` u."""
    paint = skia.Paint(Color=tone(colour, alpha), AntiAlias=True)
    if blur:
        paint.setMaskFilter(skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, blur))
    return paint


def stroke(colour: str, width: float, alpha: float = 1.0) -> skia.Paint:
    """Return a paint that draws a round-ended line."""
    return skia.Paint(
        Color=tone(colour, alpha),
        AntiAlias=True,
        Style=skia.Paint.kStroke_Style,
        StrokeWidth=width,
        StrokeCap=skia.Paint.kRound_Cap,
        StrokeJoin=skia.Paint.kRound_Join,
    )


def across(start: Point, end: Point, stops: Sequence[Stop]) -> skia.Paint:
    """Return a paint that blends colours from start to end."""
    shader = skia.GradientShader.MakeLinear(
        [skia.Point(*start), skia.Point(*end)],
        [tone(colour) for _, colour in stops],
        [at for at, _ in stops],
    )
    return skia.Paint(Shader=shader, AntiAlias=True, Dither=True)


def glow(centre: Point, radius: float, colour: str, alpha: float) -> skia.Paint:
    """Return a paint that fades from the centre to nothing."""
    shares = (1.0, 0.56, 0.24, 0.07, 0.0)
    shader = skia.GradientShader.MakeRadial(
        skia.Point(*centre),
        radius,
        [tone(colour, alpha * share) for share in shares],
        [0.0, 0.25, 0.5, 0.75, 1.0],
    )
    return skia.Paint(Shader=shader, AntiAlias=True, Dither=True)


def ring(points: Sequence[Point]) -> skia.Path:
    """Return a closed path of straight edges."""
    path = skia.Path()
    path.addPoly([skia.Point(*each) for each in points], True)
    return path


def line(points: Sequence[Point]) -> skia.Path:
    """Return an open path of straight edges."""
    path = skia.Path()
    path.addPoly([skia.Point(*each) for each in points], False)
    return path


def bow(start: Point, bend: Point, end: Point) -> skia.Path:
    """Return an open curve from start to end, pulled towards `bend`."""
    path = skia.Path()
    path.moveTo(*start)
    path.quadTo(*bend, *end)
    return path


def rectangle(left: float, top: float, width: float, height: float) -> skia.Rect:
    """Return a rectangle."""
    return skia.Rect.MakeXYWH(left, top, width, height)


def arch(centre_x: float, foot: float, width: float, height: float) -> skia.Path:
    """Return a window or door with a round head."""
    radius = width / 2
    path = skia.Path()
    path.moveTo(centre_x - radius, foot)
    path.lineTo(centre_x - radius, foot - height + radius)
    path.arcTo(skia.Rect.MakeXYWH(centre_x - radius, foot - height, width, width), 180, 180, False)
    path.lineTo(centre_x + radius, foot)
    path.close()
    return path
