"""A gull over the sea, in a few frames."""

from __future__ import annotations

from game.tabletop.art.drawing import Pen
from game.tabletop.art.sprite import PieceBox, PieceSprite

GULL_FRAMES = 4
GULL_LINES = (("#F7F1DF", 4.0), ("#2B3A42", 1.7))
WINGS = ((-0.5, -0.02), (-0.28, -0.14), (0.15, -0.3), (-0.1, -0.22))
"""Height of the wing's tip and of its bend, in wing lengths, by frame."""


def gull(pen: Pen, frame: int, scale: float, *, at_dusk: bool = False) -> PieceSprite:
    """Return one beat of a gull's wings; anchor at its body; dark alone against a dusky sky."""
    sheet = pen.sheet(PieceBox(-15, -13, 30, 22), scale)
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
