"""Nameplates of places, with the coin that says what a link counts there."""

from __future__ import annotations

from typing import NamedTuple

from game.tabletop.art.letters import CLARENDON, CLARENDON_ITALIC
from game.tabletop.art.sheet import ArtSheet, Pen, soft_rectangle
from game.tabletop.art.sprite import PieceBox, PieceSprite
from game.titles.brass.table.art.inks import CANAL_DEEP, GASLIGHT, PAPER, SOOT
from game.titles.brass.table.art.tokens import add_coin, add_symbol

NAME_SIZE = 18.6
COIN_R = 10.4
COIN_ROOM = 27.0


class PlateFace(NamedTuple):
    """What stands on a nameplate; `lines` are the name, `circles` what a link counts there now."""

    kind: str
    lines: tuple[str, ...]
    width: float
    height: float
    circles: int = 0
    night: bool = False
    lamps: bool = False


def nameplate(pen: Pen, face: PlateFace) -> PieceSprite:
    """Return a place's plate; anchor in its upper left corner."""
    box = PieceBox(0, 0, face.width, face.height)
    sheet = pen.sheet(PieceBox(-14, -12, face.width + 28, face.height + 24))
    bare = face._replace(circles=0)
    sheet.printed(bare, lambda plate: _add_name(plate, box, bare))
    centre = face.width - (22 if face.kind == "external" else COIN_ROOM / 2 + 0.5), face.height / 2
    if face.circles:
        add_coin(sheet, str(face.circles), centre, COIN_R if face.height < 40 else 13)
    elif face.kind == "location":
        ring = "#B99A5E" if face.night else "#A8926A"
        sheet.svg(
            f'<circle cx="{centre[0]}" cy="{centre[1]}" r="9" fill="none" stroke="{ring}" '
            'stroke-width="1.5" stroke-dasharray="3 3.1"/>'
        )
    return sheet.finish()


def _add_name(sheet: ArtSheet, box: PieceBox, face: PlateFace) -> None:
    """Add the plate with its name: what a link counts there changes more often."""
    _GROUNDS[face.kind](sheet, box, face)
    italic = face.kind == "way"
    letters = CLARENDON_ITALIC if italic else CLARENDON
    bright = face.night or face.kind == "external"
    colour = "#F6E6BC" if bright else SOOT
    left = 32.0 if face.kind == "external" else 8.0
    right = face.width - (36.0 if face.kind == "external" or len(face.lines) > 1 else COIN_ROOM)
    size = min(_fitting(sheet, line, letters, right - left) for line in face.lines)
    pitch = 20.0
    top = face.height / 2 - pitch * (len(face.lines) - 1) / 2
    for number, line in enumerate(face.lines):
        at = (left + right) / 2, top + pitch * number
        sheet.text(line, at, face=letters, size=size, colour=colour)


def _fitting(sheet: ArtSheet, words: str, face: str, room: float) -> float:
    wide = sheet.width_of(words, face, NAME_SIZE)
    return min(NAME_SIZE, NAME_SIZE * room / max(wide, 1))


def _location(sheet: ArtSheet, box: PieceBox, face: PlateFace) -> None:
    sheet.svg(soft_rectangle(PieceBox(1, 3, box.width, box.height), 3, 4, 0.4))
    fill, rule, inner = (
        ("#1C1712", "#B08A45", "#8E6C34") if face.night else (PAPER[0], "#5A4A33", "#A8926A")
    )
    sheet.svg(_frame(box, 3, fill, rule, 1.8) + _frame(box.grown(-3), 1.5, "none", inner, 1.0))
    if face.lamps:
        for x in (-3.0, box.width + 3.0):
            sheet.svg(
                f'<circle cx="{x}" cy="-2" r="11" fill="{GASLIGHT}" opacity=".16"/>'
                f'<circle cx="{x}" cy="-2" r="6.4" fill="{GASLIGHT}" opacity=".3"/>'
                f'<path d="M{x},4V{box.height}" stroke="#0B0806" stroke-width="2.4"/>'
                f'<path d="M{x - 3.6},-6.4H{x + 3.6}L{x + 2.4},4H{x - 2.4}Z" fill="#FFE2A0" '
                f'stroke="#0B0806" stroke-width="1.2"/>'
                f'<path d="M{x - 4.4},-6.4H{x + 4.4}L{x},-10Z" fill="#0B0806"/>'
            )


def _external(sheet: ArtSheet, box: PieceBox, face: PlateFace) -> None:
    sheet.svg(soft_rectangle(PieceBox(1, 4, box.width, box.height), 4, 5, 0.45))
    sheet.svg(_frame(box, 4, CANAL_DEEP, "#0F2621", 2.0))
    sheet.svg(_frame(box.grown(-3.4), 2, "none", "#D6AC5C", 1.5))
    sheet.svg(_frame(box.grown(-6.2), 1, "none", "#D6AC5C", 0.7))
    add_symbol(sheet, "port", (19, box.height / 2, 23), ("#F6E6BC", "#F6E6BC"))


def _way(sheet: ArtSheet, box: PieceBox, face: PlateFace) -> None:
    radius = box.height / 2
    sheet.svg(soft_rectangle(PieceBox(1, 3, box.width, box.height), radius, 4, 0.4))
    fill, rule = ("#15110D", "#B08A45") if face.night else (PAPER[0], "#5A4A33")
    sheet.svg(_frame(box, radius, fill, rule, 1.8))
    sheet.svg(_frame(box.grown(-3.2), radius - 3.2, "none", rule, 0.8))


def _frame(box: PieceBox, radius: float, fill: str, stroke: str, width: float) -> str:
    return (
        f'<rect x="{box.left}" y="{box.top}" width="{box.width}" height="{box.height}" '
        f'rx="{radius}" fill="{fill}" stroke="{stroke}" stroke-width="{width}"/>'
    )


_GROUNDS = {"location": _location, "external": _external, "way": _way}
