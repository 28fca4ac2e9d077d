"""Wax seals and the envelope that hides a hand."""

from __future__ import annotations

from game.tabletop.art.marks import add_mark
from game.tabletop.art.palette import PlayerColour
from game.tabletop.art.shapes import PIECES
from game.tabletop.art.sheet import Pen, soft_ellipse, soft_rectangle
from game.tabletop.art.sprite import PieceBox, PieceSprite

SEAL_R = 98.0
SEAL_BOX = PieceBox(-108, -108, 216, 216)
ENVELOPE_BOX = PieceBox(-410, -245, 820, 490)
ENVELOPE_DEGREES = -1.4


def wax_seal(pen: Pen, colour: PlayerColour, r: float) -> PieceSprite:
    """Return a wax seal with a player's mark pressed into it."""
    sheet = pen.sheet(SEAL_BOX.grown(4), r / SEAL_R)
    sheet.svg(soft_ellipse((6, 10), (94, 94), 0.4))
    sheet.shape(f"{PIECES}/wax_seal", colour.tones, SEAL_BOX)
    for shift, tint in ((2.6, colour.dark), (0, colour.mark_fill)):
        add_mark(sheet, colour, (shift, shift, 92), tint)
    return sheet.finish()


def envelope(pen: Pen, scale: float) -> PieceSprite:
    """Return the closed envelope, turned a little; anchor in its middle."""
    sheet = pen.sheet(ENVELOPE_BOX.grown(30), scale)
    sheet.svg(soft_rectangle(PieceBox(-402, -220, 804, 472), 10, 42, 0.5))
    sheet.shape(f"{PIECES}/envelope", {}, ENVELOPE_BOX)
    return sheet.finish(degrees=ENVELOPE_DEGREES)
