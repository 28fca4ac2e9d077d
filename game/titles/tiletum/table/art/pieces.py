"""Wooden pieces in the colours of seats: house, pillar, mine, merchant, architect and explorer;
and dice.
"""

from __future__ import annotations

from typing import Final

from game.tabletop.art import dice
from game.tabletop.art.marks import add_mark
from game.tabletop.art.palette import HALO, PlayerColour, player_colour
from game.tabletop.art.sheet import ArtSheet, Pen, soft_rectangle
from game.tabletop.art.sprite import PieceBox, PieceSprite
from game.titles.tiletum.table.art.emblems import Point, add_good
from game.titles.tiletum.table.art.inks import EDGE, GOOD_INKS, SHAPES

BOXES: Final = {
    "house": PieceBox(-16, -26, 34, 46),
    "pillar": PieceBox(-12, -24, 24, 48),
    "merchant": PieceBox(-24, -32, 50, 38),
    "architect": PieceBox(-16, -42, 34, 48),
    "explorer": PieceBox(-16, -34, 36, 40),
    "mine": PieceBox(-16, -16, 34, 34),
}
"""A house, a pillar and a mine lie round their middle, people stand on their feet."""
MARKS: Final = {
    "house": (0.0, 1.0, 13.0),
    "pillar": (0.0, -1.0, 10.0),
    "merchant": (0.0, -17.0, 13.0),
    "architect": (0.0, -34.0, 11.0),
    "explorer": (0.0, -9.0, 11.0),
    "mine": (0.0, -7.4, 8.0),
}
DARK: Final = ("indigo", "pitch")
PIP, PIPS = 2.3, dice.PLACES
LID: Final = PieceBox(-16, -19, 32, 38)


def piece(pen: Pen, kind: str, colour: str, scale: float) -> PieceSprite:
    """Return a piece; anchor as its box says."""
    sheet = pen.sheet(BOXES[kind].grown(3), scale)
    add_piece(sheet, kind, colour, (0.0, 0.0))
    if colour in DARK:
        sheet.outlined(1.0, HALO)
    return sheet.finish()


def add_piece(sheet: ArtSheet, kind: str, colour: str, at: Point, scale: float = 1.0) -> None:
    """Draw a piece with its seat's mark."""
    paint: PlayerColour = player_colour(colour)
    shape = f"{kind}_{paint.mark}" if kind == "house" else kind
    turn = f"translate({at[0]} {at[1]}) scale({scale})"
    sheet.shape(f"{SHAPES}/piece_{shape}", paint.tones, BOXES[kind], turn=turn)
    x, y, size = MARKS[kind]
    place = at[0] + scale * x, at[1] + scale * y, scale * size
    if kind == "architect":
        sheet.svg(
            f'<circle cx="{place[0]}" cy="{place[1]}" r="{7 * scale}" fill="{paint.mid}" '
            f'stroke="{EDGE}" stroke-width="{1.4 * scale}"/>'
        )
    add_mark(sheet, paint, place)


def die(pen: Pen, good: str, value: int, size: float, degrees: float) -> PieceSprite:
    """Return a die from above its front: pips on the lid, the good on the front; 0 is blank."""
    sheet = pen.sheet(LID.grown(5), size / 34.0)
    ink = GOOD_INKS[good]
    sheet.svg(soft_rectangle(PieceBox(-14, -14, 33, 36), 7, 5, 0.45))
    sheet.svg(
        f'<rect x="-16" y="-19" width="32" height="38" rx="6" fill="{ink.dark}" stroke="{EDGE}" '
        f'stroke-width="1.6"/><rect x="-14.6" y="-17.6" width="29.2" height="21" rx="4.6" '
        f'fill="{ink.light}"/><rect x="-14.6" y="5" width="29.2" height="12.6" rx="3.6" '
        f'fill="{ink.mid}"/>'
    )
    for x, y in PIPS[value]:
        sheet.svg(f'<circle cx="{0.86 * x}" cy="{-7.2 + 0.66 * y}" r="{PIP}" fill="#1B130C"/>')
    add_good(sheet, good, (0, 11.4), 12)
    return sheet.finish(degrees=degrees)
