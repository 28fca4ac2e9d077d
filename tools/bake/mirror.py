"""Still water below a quay: it mirrors what stands above."""

from __future__ import annotations

import random
from typing import Final

import numpy as np
import skia

from tools.bake.ink import across, fill, rectangle, stroke

WIDTH: Final = 1920
HEIGHT: Final = 1080
"""The size of a title picture, in u."""


def draw_mirror(canvas: skia.Canvas, above: skia.Image, k: float, quay_at: float) -> None:
    """Mirror what stands above a quay (u from the top), broken into strips by ripples."""
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
    canvas.drawImageRect(image, rectangle(0, quay_at, WIDTH, HEIGHT - quay_at))
    stops = ((0.0, "#171226"), (1.0, "#0B0D18"))
    veil = across((0, quay_at), (0, HEIGHT), stops)
    veil.setAlphaf(0.52)
    canvas.drawRect(rectangle(0, quay_at, WIDTH, HEIGHT - quay_at), veil)
    ripple = random.Random(1811)
    for _ in range(420):
        x, y = ripple.uniform(0, WIDTH), quay_at + 6 + 190 * ripple.random() ** 0.9
        length = ripple.uniform(12, 70)
        warm = ripple.random() < 0.34
        tint = fill("#F6C98E" if warm else "#0A0A14", ripple.uniform(0.1, 0.36))
        canvas.drawOval(rectangle(x, y, length, 1.8), tint)
    canvas.drawRect(rectangle(0, quay_at - 4, WIDTH, 8), fill("#1C1220"))
    canvas.drawLine(0, quay_at - 4, WIDTH, quay_at - 4, stroke("#E8A870", 1.4, 0.5))
