"""Title pictures: the elements of a town with its river at dusk, and how the pictures are
written."""

import math
import random
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

import numpy as np
import skia

from tools.bake.drawing import (
    Point,
    make_fill_paint,
    make_linear_gradient_paint,
    make_stroke_paint,
    rectangle_path,
)
from tools.bake.manifest import ASSETS, list_files_in_manifest

WIDTH: Final = 1920
HEIGHT: Final = 1080
"""The size of a title picture, in u."""
Draw = Callable[[skia.Surface, int], None]
"""A function that draws the whole picture on a surface with this number of pixels per u."""


def write_title(
    title: str,
    draw: Draw,
    qualities: tuple[int, int],
    sprites: Mapping[str, tuple[tuple[float, ...], Callable[[skia.Canvas], None]]] | None = None,
) -> list[Path]:
    """Write the title picture at normal and double size, and its moving parts at double size;
    return the files.

    `qualities` are the WebP qualities of the two sizes. `sprites` are the moving parts: a rectangle
    (left, top, width and height in u) and a drawing function for each name.
    """
    folder = ASSETS / title / "images"
    written = []
    for name, k, quality in zip(("title", "title_double"), (1, 2), qualities, strict=True):
        surface = skia.Surface(WIDTH * k, HEIGHT * k)
        surface.getCanvas().scale(k, k)
        draw(surface, k)
        written.append(folder / f"{name}.webp")
        picture = surface.makeImageSnapshot().encodeToData(skia.kWEBP, quality)
        written[-1].write_bytes(bytes(picture))
    for name, ((left, top, width, height), draw_sprite) in (sprites or {}).items():
        surface = skia.Surface(round(2 * width), round(2 * height))
        canvas = surface.getCanvas()
        canvas.scale(2, 2)
        canvas.translate(-left, -top)
        draw_sprite(canvas)
        written.append(folder / f"{name}.png")
        written[-1].write_bytes(bytes(surface.makeImageSnapshot().encodeToData(skia.kPNG, 100)))
    list_files_in_manifest(written, source=f"tools/titles/{title}/bake/title", licence="MIT")
    return written


def draw_stars(canvas: skia.Canvas, chance: random.Random, count: int, low: float) -> None:
    """Draw stars above the height `low`, fainter towards it."""
    for _ in range(count):
        x = chance.uniform(0, WIDTH)
        y = low * chance.random() ** 1.5
        light = (0.2 + 0.7 * chance.random()) * (1 - y / (low + 40))
        canvas.drawCircle(x, y, 0.6 + 0.9 * chance.random() ** 3, make_fill_paint("#F4ECD8", light))


Tint = tuple[str, float, float]
"""A colour, and its least and greatest opacity."""


def draw_cloud(
    canvas: skia.Canvas, chance: random.Random, near: Point, reach: float, tint: Tint
) -> None:
    """Draw a thin strip of cloud near a point."""
    middle = chance.gauss(near[0], 520)
    half = chance.uniform(90, reach)
    strip = rectangle_path(middle - half, near[1] + chance.gauss(0, 7), 2 * half, 2.2)
    colour, faint, strong = tint
    canvas.drawOval(strip, make_fill_paint(colour, chance.uniform(faint, strong), blur=0.8))


def hill_line(height: float, swell: float, length: float, phase: float) -> list[Point]:
    """Return the points of a sine curve across the picture, the skyline of hills; sizes in u."""
    return [
        (float(x), height - swell * math.sin(x / length * math.tau + phase))
        for x in range(0, WIDTH + 20, 20)
    ]


def draw_mirror(canvas: skia.Canvas, above: skia.Image, k: float, quay_at: float) -> None:
    """Draw the reflection of what is above a quay (`quay_at` u from the top), broken into strips by
    ripples."""
    pixels = above.toarray(colorType=skia.kRGBA_8888_ColorType)
    quay = round(quay_at * k)
    high = round((HEIGHT - quay_at) * k)
    chance = np.random.default_rng(1807)
    mirrored = pixels[quay - high : quay][::-1].copy()
    rows = np.arange(high)
    sway = np.sin(rows / (5.3 * k)) * 3 + np.sin(rows / (2.1 * k)) * 2 + chance.normal(0, 1.6, high)
    for row in rows:
        shift = round(float(sway[row]) * k * (0.6 + 2.2 * row / high))
        mirrored[row] = np.roll(mirrored[row], shift, axis=0)
    image = skia.Image.fromarray(np.ascontiguousarray(mirrored), skia.kRGBA_8888_ColorType)
    canvas.drawImageRect(image, rectangle_path(0, quay_at, WIDTH, HEIGHT - quay_at))
    stops = ((0.0, "#171226"), (1.0, "#0B0D18"))
    veil = make_linear_gradient_paint((0, quay_at), (0, HEIGHT), stops)
    veil.setAlphaf(0.52)
    canvas.drawRect(rectangle_path(0, quay_at, WIDTH, HEIGHT - quay_at), veil)
    ripple = random.Random(1811)
    for _ in range(420):
        x = ripple.uniform(0, WIDTH)
        y = quay_at + 6 + 190 * ripple.random() ** 0.9
        length = ripple.uniform(12, 70)
        warm = ripple.random() < 0.34
        tint = make_fill_paint("#F6C98E" if warm else "#0A0A14", ripple.uniform(0.1, 0.36))
        canvas.drawOval(rectangle_path(x, y, length, 1.8), tint)
    canvas.drawRect(rectangle_path(0, quay_at - 4, WIDTH, 8), make_fill_paint("#1C1220"))
    canvas.drawLine(0, quay_at - 4, WIDTH, quay_at - 4, make_stroke_paint("#E8A870", 1.4, 0.5))
