"""Flurries: dust where a piece lands, the rings and drops of water, and lamplight."""

from __future__ import annotations

from math import cos, pi, sin

from game.tabletop.art.shapes import PIECES
from game.tabletop.art.sheet import Pen
from game.tabletop.art.sprite import PieceBox, PieceSprite

DUST_FRAMES, RIPPLE_FRAMES = 6, 7
PUFFS = 7
LAMP = "#FFD36B"
LAMP_STOPS = ((0.0, 0.62), (0.3, 0.36), (0.6, 0.13), (1.0, 0.0))


def dust(pen: Pen, frame: int, scale: float) -> PieceSprite:
    """Return a frame of dust that spreads to both sides; anchor on the ground."""
    sheet = pen.sheet(PieceBox(-40, -22, 80, 32), scale)
    age = (frame + 1) / (DUST_FRAMES + 1)
    thick = (1 - age) ** 0.8
    for number in range(PUFFS):
        side = 2 * number / (PUFFS - 1) - 1
        x = side * (12 + 20 * age)
        y = -2 - (7 * (1 - side * side) + 4) * age * (1.2 if number % 2 else 0.8)
        r = (2.6 + 3.6 * age) * (1.15 - 0.35 * abs(side))
        sheet.svg(
            f'<circle cx="{x:.2f}" cy="{y:.2f}" r="{r:.2f}" fill="#E9D9B4" '
            f'stroke="#6B5636" stroke-width="0.9" opacity="{0.85 * thick:.3f}"/>'
        )
    return sheet.finish()


def ripple(pen: Pen, frame: int, scale: float) -> PieceSprite:
    """Return a frame of rings that widen on water; anchor in their middle."""
    sheet = pen.sheet(PieceBox(-26, -14, 52, 28), scale)
    age = (frame + 1) / (RIPPLE_FRAMES + 1)
    for lag in (0.0, 0.3):
        own = age - lag
        if own <= 0:
            continue
        sheet.svg(
            f'<ellipse cx="0" cy="0" rx="{4 + 19 * own:.2f}" ry="{2 + 8.6 * own:.2f}" fill="none" '
            f'stroke="#DDF1FA" stroke-width="3" opacity="{0.7 * (1 - own):.3f}"/>'
            f'<ellipse cx="0" cy="0" rx="{4 + 19 * own:.2f}" ry="{2 + 8.6 * own:.2f}" fill="none" '
            f'stroke="#17527C" stroke-width="1.5" opacity="{1 - own:.3f}"/>'
        )
    for number in range(5):
        turn = pi * (number + 0.5) / 5
        x, y = 15 * age * cos(turn), -17 * sin(turn) * sin(pi * min(1.0, age * 1.2))
        sheet.svg(
            f'<circle cx="{x:.2f}" cy="{y:.2f}" r="1.5" fill="#8FD0F0" stroke="#0C2F4A" '
            f'stroke-width="0.7" opacity="{(1 - age) ** 0.5:.3f}"/>'
        )
    return sheet.finish()


def drop(pen: Pen, scale: float) -> PieceSprite:
    """Return a drop of water; anchor in its middle."""
    sheet = pen.sheet(PieceBox(-8, -9, 16, 18), scale)
    sheet.shape(f"{PIECES}/drop", {}, PieceBox(-11, -13, 22, 26), turn="scale(0.6)")
    return sheet.finish()


def glow(pen: Pen, r: float, colour: str) -> PieceSprite:
    """Return a round light, or soft smoke, that fades to nothing; anchor in its middle."""
    sheet = pen.sheet(PieceBox(-r, -r, 2 * r, 2 * r))
    stops = "".join(
        f'<stop offset="{at}" stop-color="{colour}" stop-opacity="{alpha}"/>'
        for at, alpha in LAMP_STOPS
    )
    sheet.svg(
        f'<defs><radialGradient id="lamp" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="{r}">'
        f'{stops}</radialGradient></defs><circle cx="0" cy="0" r="{r}" fill="url(#lamp)"/>'
    )
    return sheet.finish()
