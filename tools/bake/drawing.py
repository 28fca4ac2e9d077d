"""Helpers for drawing with skia: fills, strokes, gradients, glows and paths, also from SVG path
text; sizes in u."""

import itertools
import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import skia
from fontTools.pens.recordingPen import RecordingPen
from fontTools.svgLib.path.parser import parse_path

from tools.bake.manifest import ASSETS, list_files_in_manifest, read_manifest

Point = tuple[float, float]
Stop = tuple[float, str]

DRAWN_SOURCE_TEXT = "drawn for this game"


def skia_colour(colour: str, alpha: float = 1.0) -> int:
    """Return the skia colour of "#RRGGBB" with an opacity from 0 to 1."""
    value = int(colour[1:], 16)
    return int(skia.ColorSetARGB(round(alpha * 255), value >> 16, (value >> 8) & 255, value & 255))


def make_fill_paint(colour: str, alpha: float = 1.0, *, blur: float = 0.0) -> skia.Paint:
    """Return a filling paint, with its edge blurred by `blur` u."""
    paint = skia.Paint(Color=skia_colour(colour, alpha), AntiAlias=True)
    if blur:
        paint.setMaskFilter(skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, blur))
    return paint


def make_stroke_paint(colour: str, width: float, alpha: float = 1.0) -> skia.Paint:
    """Return a paint for lines with round ends."""
    return skia.Paint(
        Color=skia_colour(colour, alpha),
        AntiAlias=True,
        Style=skia.Paint.kStroke_Style,
        StrokeWidth=width,
        StrokeCap=skia.Paint.kRound_Cap,
        StrokeJoin=skia.Paint.kRound_Join,
    )


def make_linear_gradient_paint(start: Point, end: Point, stops: Sequence[Stop]) -> skia.Paint:
    """Return a paint with a linear gradient from start to end."""
    shader = skia.GradientShader.MakeLinear(
        [skia.Point(*start), skia.Point(*end)],
        [skia_colour(colour) for _, colour in stops],
        [at for at, _ in stops],
    )
    return skia.Paint(Shader=shader, AntiAlias=True, Dither=True)


def make_radial_gradient_paint(
    centre: Point, radius: float, colour: str, alpha: float
) -> skia.Paint:
    """Return a paint with a radial gradient from the centre to transparent."""
    shares = (1.0, 0.56, 0.24, 0.07, 0.0)
    shader = skia.GradientShader.MakeRadial(
        skia.Point(*centre),
        radius,
        [skia_colour(colour, alpha * share) for share in shares],
        [0.0, 0.25, 0.5, 0.75, 1.0],
    )
    return skia.Paint(Shader=shader, AntiAlias=True, Dither=True)


def draw_text_backdrop_gradient(
    canvas: skia.Canvas, box: Point, colour: str, stops: Sequence[Point]
) -> None:
    """Draw a gradient from left to right over a box, so that text on it can be read; `box` is its
    width and height, `stops` are (position, opacity)."""
    width, height = box
    shader = skia.GradientShader.MakeLinear(
        [skia.Point(0, 0), skia.Point(width, 0)],
        [skia_colour(colour, alpha) for _, alpha in stops],
        [at for at, _ in stops],
    )
    canvas.drawRect(rectangle_path(0, 0, width, height), skia.Paint(Shader=shader, Dither=True))


def closed_path(points: Sequence[Point]) -> skia.Path:
    """Return a closed path of straight edges."""
    path = skia.Path()
    path.addPoly([skia.Point(*each) for each in points], True)
    return path


def open_path(points: Sequence[Point]) -> skia.Path:
    """Return an open path of straight edges."""
    path = skia.Path()
    path.addPoly([skia.Point(*each) for each in points], False)
    return path


def curved_path(start: Point, bend: Point, end: Point) -> skia.Path:
    """Return an open curve from start to end, pulled towards `bend`."""
    path = skia.Path()
    path.moveTo(*start)
    path.quadTo(*bend, *end)
    return path


def points_at_intervals(points: Sequence[Point], pitch: float) -> Iterator[Point]:
    """Yield points at intervals of `pitch` u along a line."""
    rest = 0.0
    for start, end in itertools.pairwise(points):
        length = math.dist(start, end)
        while rest < length:
            share = rest / length
            yield start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
            rest += pitch
        rest -= length


def rectangle_path(left: float, top: float, width: float, height: float) -> skia.Rect:
    """Return a rectangle."""
    return skia.Rect.MakeXYWH(left, top, width, height)


def arch_path(centre_x: float, foot: float, width: float, height: float) -> skia.Path:
    """Return a window or door with a round head."""
    radius = width / 2
    path = skia.Path()
    path.moveTo(centre_x - radius, foot)
    path.lineTo(centre_x - radius, foot - height + radius)
    path.arcTo(skia.Rect.MakeXYWH(centre_x - radius, foot - height, width, width), 180, 180, False)
    path.lineTo(centre_x + radius, foot)
    path.close()
    return path


@contextmanager
def translated_and_scaled(
    canvas: skia.Canvas, at: Sequence[float], size: float = 1.0
) -> Iterator[None]:
    """While the context is open, draw translated to a position and scaled by a size."""
    canvas.save()
    canvas.translate(*at)
    canvas.scale(size, size)
    yield
    canvas.restore()


@contextmanager
def clipped_to_path(canvas: skia.Canvas, path: skia.Path) -> Iterator[None]:
    """While the context is open, draw only inside a path."""
    canvas.save()
    canvas.clipPath(path, doAntiAlias=True)
    yield
    canvas.restore()


def draw_outlined(canvas: skia.Canvas, path: skia.Path, body: skia.Paint, rim: skia.Paint) -> None:
    """Draw a filled shape and its outline."""
    canvas.drawPath(path, body)
    canvas.drawPath(path, rim)


def path_from_svg(text: str) -> skia.Path:
    """Return the path of an SVG path text."""
    read = RecordingPen()
    path = skia.Path()
    parse_path(text, read)
    draw = {
        "moveTo": path.moveTo,
        "lineTo": path.lineTo,
        "qCurveTo": path.quadTo,
        "curveTo": path.cubicTo,
        "closePath": path.close,
        "endPath": lambda: None,
    }
    for step, points in read.value:
        draw[step](*itertools.chain.from_iterable(points))
    return path


def list_drawings_in_manifest(folder: str) -> list[Path]:
    """Update the manifest entries of the hand-drawn shape files in a folder; return the files."""
    baked = [name for name, entry in read_manifest().items() if entry.source != DRAWN_SOURCE_TEXT]
    files = sorted((ASSETS / folder).glob("*.svg"))
    drawn = [path for path in files if path.relative_to(ASSETS).as_posix() not in baked]
    list_files_in_manifest(drawn, source=DRAWN_SOURCE_TEXT, licence="MIT")
    return drawn
