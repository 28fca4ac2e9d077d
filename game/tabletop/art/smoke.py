"""Smoke of a chimney, in a few frames."""

from __future__ import annotations

from math import pi, sin

from game.tabletop.art.sheet import Pen
from game.tabletop.art.sprite import PieceBox, PieceSprite

SMOKE_FRAMES = 8
"""The last frame runs on into the first."""
PUFFS = 11
"""So many that one runs into the next: a plume, not a row of bubbles."""
RISE, DRIFT = 44.0, 32.0
"""u from the chimney's mouth to where a puff has thinned out."""
SMOKE_BOX = PieceBox(-8, -64, 58, 70)
SHADES = (("#5E564C", 1.25, 0.30), ("#F7F1E2", 1.0, 0.62))
"""Tints of a puff from the outside in: how wide each is, and how thick in its middle."""
SWAY, SWAYS = 2.6, 2.2
"""How far the plume bends to either side (u), and how often."""


def smoke(pen: Pen, frame: int, scale: float) -> PieceSprite:
    """Return one frame of smoke; anchor at the chimney's mouth."""
    sheet = pen.sheet(SMOKE_BOX, scale)
    ages = sorted(((frame / SMOKE_FRAMES + puff) / PUFFS for puff in range(PUFFS)), reverse=True)
    puffs = [_puff(age) for age in ages]
    for number, (tint, wide, thick) in enumerate(SHADES):
        stops = f'<stop offset="0" stop-color="{tint}" stop-opacity="{thick}"/>'
        stops += f'<stop offset="1" stop-color="{tint}" stop-opacity="0"/>'
        for place, (x, y, r, density) in enumerate(puffs):
            name = f"puff-{number}-{place}"
            sheet.svg(
                f'<defs><radialGradient id="{name}" gradientUnits="userSpaceOnUse" '
                f'cx="{x:.2f}" cy="{y:.2f}" r="{r * wide:.2f}">{stops}</radialGradient></defs>'
                f'<circle cx="{x:.2f}" cy="{y:.2f}" r="{r * wide:.2f}" fill="url(#{name})" '
                f'opacity="{density:.3f}"/>'
            )
    return sheet.finish()


def _puff(age: float) -> tuple[float, float, float, float]:
    """Return middle, radius and density of a puff from 0 (leaves the chimney) to 1 (gone)."""
    x = DRIFT * age**1.5 + SWAY * age * sin(2 * pi * SWAYS * age)
    y = -RISE * age**0.8
    return x, y, 3.6 + 9.0 * age**0.8, min(1.0, age * 12) * (1 - age) ** 0.7
