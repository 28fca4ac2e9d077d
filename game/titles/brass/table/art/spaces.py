"""Empty spaces of the map, and the light round what may be chosen."""

from __future__ import annotations

from game.tabletop.art.sheet import Pen
from game.tabletop.art.sprite import PieceBox, PieceSprite
from game.titles.brass.table.art.inks import NIGHT_PAPER
from game.titles.brass.table.art.tokens import add_symbol

SIZE, RADIUS = 52.0, 6.0
HALF = SIZE / 2
PAIR = 25.0
ALONE = 33.0
LIGHTS = {
    "legal": ("#FFD36B", 3.4, ""),
    "chosen": ("#FFF1C4", 5.0, ""),
    "other": ("#FFF6E0", 3.0, "7 5"),
    "refused": ("#B9C0B4", 2.0, "2 5"),
}
"""Colour, width and dash of the line round a space, so that each differs by its form too."""


def space(pen: Pen, industries: tuple[str, ...], size: float, *, night: bool) -> PieceSprite:
    """Return an empty space that takes one or two industries; anchor in its middle."""
    sheet = pen.sheet(PieceBox(-HALF - 2, -HALF - 2, SIZE + 4, SIZE + 4), size / SIZE)
    paper = NIGHT_PAPER if night else "#F1E8D0"
    sheet.svg(
        '<defs><linearGradient id="sunk" gradientUnits="userSpaceOnUse" x1="0" y1="-26" x2="0" '
        f'y2="26"><stop offset="0" stop-color="#000" stop-opacity=".22"/><stop offset=".14" '
        'stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" '
        f'stop-opacity=".05"/></linearGradient></defs>{_box(paper)}{_box("url(#sunk)")}'
        '<rect x="-26" y="-26" width="52" height="52" rx="6" fill="none" stroke="#5A4A33" '
        'stroke-width="1.8"/><rect x="-24.2" y="-24.2" width="48.4" height="48.4" rx="4.6" '
        'fill="none" stroke="#FFFBEC" stroke-width="1" opacity=".65"/>'
    )
    if len(industries) == 1:
        add_symbol(sheet, industries[0], (0, 1, ALONE))
        return sheet.finish()
    first, second = industries
    sheet.svg(
        '<path d="M-20,20L20,-20" fill="none" stroke="#5A4A33" stroke-width="1.5" '
        'stroke-dasharray="4 3.4" opacity=".8"/>'
    )
    add_symbol(sheet, first, (-11, -11, PAIR))
    add_symbol(sheet, second, (11.5, 12, PAIR))
    return sheet.finish()


def light(pen: Pen, kind: str, width: float, height: float) -> PieceSprite:
    """Return the line and glow round a box of the map; anchor in its middle."""
    colour, line, dash = LIGHTS[kind]
    box = PieceBox(-width / 2, -height / 2, width, height)
    sheet = pen.sheet(box.grown(14))
    if kind in ("legal", "chosen"):
        for ring in range(6):
            grown = box.grown(2 + 2 * ring)
            sheet.svg(
                f'<rect x="{grown.left}" y="{grown.top}" width="{grown.width}" '
                f'height="{grown.height}" rx="{RADIUS + 2 + 2 * ring}" fill="none" '
                f'stroke="{colour}" stroke-width="3" opacity="{0.3 - 0.048 * ring:.3f}"/>'
            )
    grown = box.grown(line / 2 - 0.6)
    dashed = f' stroke-dasharray="{dash}"' if dash else ""
    fill = f'fill="{colour}" fill-opacity=".2"' if kind == "legal" else 'fill="none"'
    sheet.svg(
        f'<rect x="{grown.left}" y="{grown.top}" width="{grown.width}" height="{grown.height}" '
        f'rx="{RADIUS + 1}" {fill} stroke="{colour}" stroke-width="{line}"{dashed}/>'
    )
    return sheet.finish()


def _box(fill: str) -> str:
    return f'<rect x="-26" y="-26" width="52" height="52" rx="6" fill="{fill}"/>'
