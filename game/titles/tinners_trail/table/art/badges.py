"""Badges: what the winner of a tile gets besides its cubes (K-2)."""

from __future__ import annotations

from game.tabletop.art.letters import SANS_HEAVY
from game.tabletop.art.shapes import ICONS
from game.tabletop.art.sheet import ArtSheet, Pen, soft_ellipse
from game.tabletop.art.sprite import PieceBox, PieceSprite
from game.titles.tinners_trail.table.art.files import IMAGES

RADIUS = 14.0
COIN_BOX = PieceBox(-21, -21, 42, 43)
ICON_BOX = PieceBox(-24, -24, 48, 48)
WATCH = {"body": "#6E4E14", "accent": "#6E4E14"}


def bonus_badge(pen: Pen, bonus: str, scale: float) -> PieceSprite:
    """Return the badge of a bonus in the rules' words, "money+3" or "work+1", alone."""
    sheet = pen.sheet(PieceBox(-18, -18, 38, 38), scale)
    add_bonus(sheet, pen, bonus, (0, 0))
    return sheet.finish()


def add_bonus(sheet: ArtSheet, pen: Pen, bonus: str, at: tuple[float, float]) -> None:
    """Draw a bonus around a point: a coin with pounds, a watch with its work point; "" is none."""
    if not bonus:
        return
    x, y = at
    kind, _, count = bonus.partition("+")
    turn = f"translate({x} {y}) scale({RADIUS / 19})"
    sheet.svg(soft_ellipse((x + 1, y + 2), (RADIUS + 1, RADIUS + 1), 0.4))
    if kind == "money":
        sheet.shape(f"{IMAGES}/coin", {}, COIN_BOX, turn=turn)
        sheet.text(f"£{count}", at, face=SANS_HEAVY, size=RADIUS * 1.16, colour="#2A1A0A")
        return
    sheet.svg(
        f'<circle cx="{x}" cy="{y}" r="{RADIUS}" fill="#FFF9E6" stroke="#150D08" '
        f'stroke-width="1.5"/><circle cx="{x}" cy="{y}" r="{RADIUS - 2}" fill="none" '
        'stroke="#CFA24F" stroke-width="1.2"/>'
    )
    small = f"translate({x} {y - 0.6}) scale(0.48)"
    sheet.shape(f"{ICONS}/watch", WATCH, ICON_BOX, turn=small)
