"""Small round and square things: tokens, coins, the work-point watch, and badges of tiles."""

from __future__ import annotations

from game.tabletop.art.icons import ICON_BOX
from game.tabletop.art.letters import SANS_HEAVY
from game.tabletop.art.palette import PlayerColour
from game.tabletop.art.shapes import ICONS
from game.tabletop.art.sheet import ArtSheet, Pen, soft_ellipse
from game.tabletop.art.sprite import PieceBox, PieceSprite
from game.titles.tinners_trail.table.art.files import IMAGES

COIN_BOX = PieceBox(-21, -21, 42, 43)


def drainage_token(pen: Pen, scale: float) -> PieceSprite:
    """Return the token of an area drained before it was mined."""
    sheet = pen.sheet(PieceBox(-15, -15, 32, 34), scale)
    sheet.svg(soft_ellipse((1.6, 2.6), (13.8, 13.8), 0.4))
    sheet.shape(f"{IMAGES}/drainage", {}, PieceBox(-15, -15, 30, 30))
    return sheet.finish()


def peek_token(pen: Pen, colour: PlayerColour, scale: float) -> PieceSprite:
    """Return the eye that marks a tile its player has seen."""
    sheet = pen.sheet(PieceBox(-16, -16, 34, 36), scale)
    sheet.svg(soft_ellipse((1.6, 2.8), (14.6, 14.6), 0.4))
    sheet.shape(f"{IMAGES}/peek", colour.tones, PieceBox(-16, -16, 32, 32))
    return sheet.finish()


def gate(pen: Pen, colour: PlayerColour) -> PieceSprite:
    """Return a work limiter: a field gate in the player's colour."""
    sheet = pen.sheet(PieceBox(-15, -15, 32, 32))
    posts, rails = "M-10,-10V11M10,-10V11", "M-10,-5H10M-10,1H10M-10,7H10M-10,7L10,-5"
    sheet.svg(soft_ellipse((1, 11.5), (12, 2.6), 0.4))
    for line, width, tone in (
        (rails, 4.2, "#150D08"),
        (posts, 6.4, "#150D08"),
        (rails, 1.9, colour.light),
        (posts, 3.6, colour.mid),
    ):
        sheet.svg(
            f'<path d="{line}" fill="none" stroke="{tone}" stroke-width="{width}" '
            'stroke-linecap="round"/>'
        )
    return sheet.finish()


def coin_icon(pen: Pen, size: float) -> PieceSprite:
    """Return the icon of money, `size` u wide: a coin with a pound sign."""
    sheet = pen.sheet(ICON_BOX, size / ICON_BOX.width)
    sheet.shape(f"{IMAGES}/coin", {}, PieceBox(-21, -21, 42, 43), turn="scale(1.1)")
    ink = {"ink": "#4A2F10"}
    sheet.shape(f"{IMAGES}/stamp_pound", ink, PieceBox(-8, -11, 16, 22), turn="scale(2.3)")
    return sheet.finish()


def coin(pen: Pen, r: float, label: str) -> PieceSprite:
    """Return a brass coin with an engraved pound sign, or with a label such as "£4"."""
    sheet = pen.sheet(COIN_BOX.grown(3), r / 19)
    sheet.svg(soft_ellipse((1.4, 3), (19.6, 19.6), 0.38))
    sheet.shape(f"{IMAGES}/coin", {}, COIN_BOX)
    if label:
        sheet.text(label, (0, 0), face=SANS_HEAVY, size=19.4, colour="#2A1A0A")
    else:
        for shift, ink in ((0.9, "#FFF1C2"), (0, "#4A2F10")):
            sheet.shape(
                f"{IMAGES}/stamp_pound",
                {"ink": ink},
                PieceBox(-8, -11, 16, 22),
                turn=f"translate({shift} {shift}) scale(2.1)",
            )
    return sheet.finish()


RADIUS = 14.0
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
