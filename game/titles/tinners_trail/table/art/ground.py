"""Unexplored ground: three dice that are still to be thrown, and what will be added to them."""

from __future__ import annotations

from game.numerals import signed
from game.tabletop.art.dice import DIE_BOX
from game.tabletop.art.letters import SANS_HEAVY
from game.tabletop.art.shapes import PIECES
from game.tabletop.art.sheet import ArtSheet, Pen, soft_rectangle
from game.tabletop.art.sprite import PieceBox, PieceSprite
from game.titles.tinners_trail.table.art.palette import DICE

PLATE = PieceBox(-39, -16, 78, 32)
WITH_CHANGES = PieceBox(-39, -16, 78, 48)
DIE_SCALE, PITCH = 0.56, 24.5
TILTS = (-7, 4, -3)
INK, FAINT = "#2E1F14", "#B49A66"
UNKNOWN, NONE = "?", "–"


def ground_sign(pen: Pen, changes: tuple[int, int, int], scale: float) -> PieceSprite:
    """Return the sign of unexplored ground; `changes` are added to the tin, copper and water die.

    The anchor is the middle of the dice.
    """
    plate = WITH_CHANGES if any(changes) else PLATE
    sheet = pen.sheet(WITH_CHANGES.grown(6), scale)
    sheet.printed(("ground", any(changes)), lambda blank: _add_plate(blank, plate))
    for number, kind in enumerate(DICE):
        x = PITCH * (number - 1)
        sheet.text(UNKNOWN, (x, 0.4), face=SANS_HEAVY, size=18, colour=DICE[kind].pip)
        if any(changes):
            change = changes[number]
            words = signed(change) if change else NONE
            colour = INK if change else FAINT
            sheet.text(words, (x, 22.5), face=SANS_HEAVY, size=15, colour=colour)
    return sheet.finish()


def _add_plate(sheet: ArtSheet, plate: PieceBox) -> None:
    low = PieceBox(plate.left, plate.top + 4, plate.width, plate.height)
    sheet.svg(soft_rectangle(low, 9, 5, 0.32))
    left, top, width, height = plate
    sheet.svg(
        f'<rect x="{left}" y="{top}" width="{width}" height="{height}" rx="9" '
        'fill="#F6EBCB" fill-opacity=".93" stroke="#6B5A3A" stroke-width="1.2"/>'
        f'<rect x="{left + 3}" y="{top + 3}" width="{width - 6}" height="{height - 6}" rx="6.5" '
        'fill="none" stroke="#B49A66" stroke-width=".8"/>'
    )
    for number, (kind, tilt) in enumerate(zip(DICE, TILTS, strict=True)):
        turn = f"translate({PITCH * (number - 1)} 0) rotate({tilt}) scale({DIE_SCALE})"
        sheet.shape(f"{PIECES}/die", DICE[kind].tones, DIE_BOX, turn=turn)
