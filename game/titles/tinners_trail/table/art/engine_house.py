"""The engine house: a player's mine, told apart by colour, roof and assay mark."""

from __future__ import annotations

from game.tabletop.art.marks import add_mark
from game.tabletop.art.palette import HALO, PlayerColour
from game.tabletop.art.sheet import Pen
from game.tabletop.art.sprite import PieceBox, PieceSprite
from game.titles.tinners_trail.table.art.files import IMAGES

HOUSE_BOX = PieceBox(-30, -60, 64, 68)
MARK_SIZE = 19.0
HALO_WIDTH = 1.1
_ROOFS = {
    "lozenge": ("-1,-41 11,-27 24,-33 12,-47", "-13,-27 -1,-41 11,-27"),
    "ring": (
        "11,-35 11,-27 24,-33 24,-41",
        "-13,-27 -13,-35 -8.5,-35 -8.5,-31 -3.3,-31 -3.3,-35 1.3,-35 1.3,-31 6.5,-31 6.5,-35 "
        "11,-35 11,-27",
    ),
    "star": ("5,-37 11,-27 24,-33 17,-43", "-13,-27 -7,-37 5,-37 11,-27"),
    "triangle": ("-13,-41 11,-30 11,-27 24,-33 24,-36 0,-47", "-13,-27 -13,-41 11,-30 11,-27"),
    "cross": (
        "5,-39 5,-33 11,-33 11,-27 24,-33 24,-38 17,-40 17,-45",
        "-13,-27 -13,-33 -7,-33 -7,-39 5,-39 5,-33 11,-33 11,-27",
    ),
}
"""Slope and front of each roof, by the player's mark."""


def engine_house(pen: Pen, colour: PlayerColour, scale: float, *, on_slate: bool) -> PieceSprite:
    """Return an engine house; anchor at the foot of its front wall.

    On slate it has a pale halo in place of its shadow, so that dark houses stay readable.
    """
    slope, front = _ROOFS[colour.mark]
    sheet = pen.sheet(PieceBox(-30, -60, 80, 76), scale)
    if not on_slate:
        sheet.shadow((10, 2.5), (31, 7.5))
        sheet.shadow((18, 3), (18, 4.5), 0.25)
    colours = colour.tones | {"slope": slope, "front": front}
    sheet.shape(f"{IMAGES}/engine_house", colours, HOUSE_BOX)
    add_mark(sheet, colour, (-1, -13, MARK_SIZE))
    if on_slate:
        sheet.outlined(HALO_WIDTH, HALO)
    return sheet.finish()
