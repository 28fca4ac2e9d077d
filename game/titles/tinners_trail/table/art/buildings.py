"""Mines in their players' colours, and pieces of raw wood, stone and brick."""

from __future__ import annotations

from dataclasses import dataclass

from game.tabletop.art.marks import add_mark
from game.tabletop.art.palette import HALO, PlayerColour
from game.tabletop.art.sheet import Pen
from game.tabletop.art.sprite import PieceBox, PieceSprite
from game.titles.tinners_trail.table.art.files import IMAGES
from game.titles.tinners_trail.table.art.palette import RAW_WOOD

HALO_WIDTH = 1.1


@dataclass(frozen=True, slots=True)
class PieceGround:
    """Where a piece stands: its view box and its shadow (x, y, two radii, darkness)."""

    box: PieceBox
    shadow: tuple[float, float, float, float, float]


GROUNDS = {
    "miner": PieceGround(PieceBox(-16, -42, 32, 46), (2.5, 0.6, 12, 3.8, 0.42)),
    "ship": PieceGround(PieceBox(-28, -44, 56, 54), (2, 3, 25, 5.4, 0.42)),
    "train": PieceGround(PieceBox(-28, -38, 56, 46), (2.5, 2, 25, 4.8, 0.42)),
    "adit": PieceGround(PieceBox(-24, -24, 48, 48), (2.5, 14.6, 21, 5, 0.45)),
    "steam_pump": PieceGround(PieceBox(-26, -42, 52, 48), (1, 2, 22, 4.4, 0.4)),
    "calciner": PieceGround(PieceBox(-18, -46, 36, 50), (4, 0.6, 17, 4.4, 0.42)),
}


def neutral_piece(
    pen: Pen, name: str, scale: float, colour: PlayerColour | None, *, on_slate: bool = False
) -> PieceSprite:
    """Return a piece at its foot; raw wood unless a player's colour is given.

    `on_slate` puts a light line round it.
    """
    ground = GROUNDS[name]
    box = ground.box
    sheet = pen.sheet(PieceBox(box.left, box.top, box.width + 4, box.height + 4), scale)
    x, y, wide, high, dark = ground.shadow
    if not on_slate:
        sheet.shadow((x, y), (wide, high), dark)
    sheet.shape(f"{IMAGES}/{name}", colour.tones if colour else RAW_WOOD, box)
    if on_slate:
        sheet.outlined(HALO_WIDTH, HALO)
    return sheet.finish()


HOUSE_BOX = PieceBox(-30, -60, 64, 68)
MARK_SIZE = 19.0
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
