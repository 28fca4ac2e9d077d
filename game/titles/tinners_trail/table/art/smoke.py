"""Smoke of a chimney and a gull over the sea: drawings of a few frames each."""

from __future__ import annotations

from game.tabletop.art.sheet import Pen
from game.tabletop.art.sprite import Box, Sprite

SMOKE_FRAMES = 8
"""The last frame runs on into the first."""
GULL_FRAMES = 4
PUFFS = 4
RISE, DRIFT = 46.0, 24.0
"""u from the chimney's mouth to where a puff has thinned out."""
SMOKE_BOX = Box(-8, -64, 52, 70)
SHADES = (("#6B6358", 1.12), ("#F4EEDF", 1.0), ("#F4EEDF", 0.66))
"""Tints of a puff from the outside in, and how wide each is: no line is drawn round it."""
GULL_LINES = (("#F7F1DF", 4.0), ("#2B3A42", 1.7))
WINGS = ((-0.5, -0.02), (-0.28, -0.14), (0.15, -0.3), (-0.1, -0.22))
"""Height of the wing's tip and of its bend, in wing lengths, by frame."""


def smoke(pen: Pen, frame: int, scale: float) -> Sprite:
    """Return one frame of smoke; anchor at the chimney's mouth."""
    sheet = pen.sheet(SMOKE_BOX, scale)
    ages = sorted(((frame / SMOKE_FRAMES + puff) / PUFFS for puff in range(PUFFS)), reverse=True)
    for number, age in enumerate(ages):
        sheet.svg(_puff(age, -1 if (number + frame // SMOKE_FRAMES) % 2 else 1))
    return sheet.finish()


def gull(pen: Pen, frame: int, scale: float, *, at_dusk: bool = False) -> Sprite:
    """Return one beat of a gull's wings; anchor at its body; dark alone against a dusky sky."""
    sheet = pen.sheet(Box(-15, -13, 30, 22), scale)
    tip, bend = WINGS[frame]
    wing = 12.0
    for colour, width in GULL_LINES[at_dusk:]:
        for side in (-1, 1):
            sheet.svg(
                f'<path d="M0,0Q{side * wing * 0.5},{wing * (bend - 0.35):.2f} '
                f'{side * wing},{wing * tip * 0.7:.2f}" fill="none" stroke="{colour}" '
                f'stroke-width="{width}" stroke-linecap="round"/>'
            )
    return sheet.finish()


def _puff(age: float, side: int) -> str:
    """Return a puff of an age from 0 (leaves the chimney) to 1 (gone)."""
    x = DRIFT * age**1.35 + 1.6 * side * age
    y = -RISE * age**0.85
    r = 2.9 + 8.2 * age**0.75
    thick = min(1.0, age * 9) * (1 - age) ** 0.55
    wisps = ((0.0, 0.0, 1.0, 0.34), (-0.34, 0.22, 0.72, 0.4), (0.36, 0.1, 0.62, 0.36))
    return "".join(
        f'<circle cx="{x + dx * r:.2f}" cy="{y + dy * r:.2f}" r="{share * r:.2f}" '
        f'fill="{tint}" opacity="{opacity * thick:.3f}"/>'
        for tint, grown in SHADES
        for dx, dy, wide, opacity in wisps
        for share in (wide * grown,)
    )
