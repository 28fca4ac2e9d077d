"""Dice with six faces, blank ones too, in any colour."""

from __future__ import annotations

from dataclasses import dataclass

from game.tabletop.art.palette import Colour
from game.tabletop.art.shapes import PIECES
from game.tabletop.art.sheet import ArtSheet, Pen, soft_rectangle
from game.tabletop.art.sprite import PieceBox, PieceSprite

DIE_BOX = PieceBox(-21, -21, 42, 44)
_NEAR, _FAR = -9.6, 9.6
PLACES: dict[int, tuple[tuple[float, float], ...]] = {
    0: (),  # a blank face
    1: ((0.0, 0.0),),
    2: ((_NEAR, _NEAR), (_FAR, _FAR)),
    3: ((_NEAR, _NEAR), (0.0, 0.0), (_FAR, _FAR)),
    4: ((_NEAR, _NEAR), (_FAR, _NEAR), (_NEAR, _FAR), (_FAR, _FAR)),
    5: ((_NEAR, _NEAR), (_FAR, _NEAR), (0.0, 0.0), (_NEAR, _FAR), (_FAR, _FAR)),
    6: ((_NEAR, _NEAR), (_FAR, _NEAR), (_NEAR, 0.0), (_FAR, 0.0), (_NEAR, _FAR), (_FAR, _FAR)),
}


@dataclass(frozen=True, slots=True)
class DieColour:
    """The tones of a die and of its pips."""

    light: Colour
    mid: Colour
    dark: Colour
    outline: Colour
    pip: Colour

    @property
    def tones(self) -> dict[str, str]:
        """Return the placeholders of the shape file."""
        return {"light": self.light, "mid": self.mid, "dark": self.dark, "outline": self.outline}


def die(pen: Pen, colour: DieColour, pips: int, *, degrees: float, scale: float) -> PieceSprite:
    """Return a die that shows 0 to 6 pips, turned clockwise."""
    sheet = pen.sheet(DIE_BOX.grown(5), scale)
    sheet.printed(("die", colour, pips), lambda blank: _add_die(blank, colour, pips))
    return sheet.finish(degrees=degrees)


def _add_die(sheet: ArtSheet, colour: DieColour, pips: int) -> None:
    """Add a die as it lies before it is turned."""
    sheet.svg(soft_rectangle(PieceBox(-18, -14, 38, 38), 8, 7, 0.42))
    sheet.shape(f"{PIECES}/die", colour.tones, DIE_BOX)
    for x, y in PLACES[pips]:
        sheet.svg(
            f'<circle cx="{x}" cy="{y}" r="3.7" fill="{colour.pip}"/>'
            f'<path d="M{x - 2.6},{y - 1.8}A3.2,3.2 0 0 1 {x + 1.8},{y - 2.6}" fill="none" '
            'stroke="#000" stroke-width=".9" opacity=".3"/>'
        )
