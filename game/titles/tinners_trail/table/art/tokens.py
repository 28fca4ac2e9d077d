"""Small round and square pictures: tokens, coins, the work-point watch, and badges of tiles."""

from game.tabletop.art.drawing import ICONS, ArtSheet, Pen
from game.tabletop.art.palette import PieceBox, PieceSprite
from game.tabletop.art.player_tones import PlayerColour
from game.tabletop.art.small_art import ICON_BOX
from game.titles.tinners_trail.table.art.palette import IMAGES

COIN_BOX = PieceBox(-21, -21, 42, 43)

RADIUS = 14.0
WATCH = {"body": "#6E4E14", "accent": "#6E4E14"}


def drainage_token(pen: Pen, *, scale: float = 1.0) -> PieceSprite:
    """Return the token of an area drained before it was mined."""
    sheet = pen.new_sheet(PieceBox(-15, -15, 32, 34), scale)
    sheet.shadow((1.6, 2.6), (13.8, 13.8), 0.4)
    sheet.add_shape_file(f"{IMAGES}/drainage", {}, PieceBox(-15, -15, 30, 30))
    return sheet.finish()


def peek_token(pen: Pen, colour: PlayerColour, *, scale: float = 1.0) -> PieceSprite:
    """Return the eye that marks a tile its player has seen."""
    sheet = pen.new_sheet(PieceBox(-16, -16, 34, 36), scale)
    sheet.shadow((1.6, 2.8), (14.6, 14.6), 0.4)
    sheet.add_shape_file(f"{IMAGES}/peek", colour.tones, PieceBox(-16, -16, 32, 32))
    return sheet.finish()


def work_limiter_gate(pen: Pen, colour: PlayerColour) -> PieceSprite:
    """Return a work limiter: a field gate in the player's colour."""
    sheet = pen.new_sheet(PieceBox(-15, -15, 32, 32))
    posts = "M-10,-10V11M10,-10V11"
    rails = "M-10,-5H10M-10,1H10M-10,7H10M-10,7L10,-5"
    sheet.shadow((1, 11.5), (12, 2.6), 0.4)
    for line, width, tone in (
        (rails, 4.2, "#150D08"),
        (posts, 6.4, "#150D08"),
        (rails, 1.9, colour.light),
        (posts, 3.6, colour.mid),
    ):
        sheet.path(line, line=(tone, width), more='stroke-linecap="round"')
    return sheet.finish()


def coin_icon(pen: Pen, size: float) -> PieceSprite:
    """Return the icon of money, `size` u wide: a coin with a pound sign."""
    sheet = pen.new_sheet(ICON_BOX, size / ICON_BOX.width)
    sheet.add_shape_file(f"{IMAGES}/coin", {}, PieceBox(-21, -21, 42, 43), scale=1.1)
    ink = {"ink": "#4A2F10"}
    sheet.add_shape_file(f"{IMAGES}/stamp_pound", ink, PieceBox(-8, -11, 16, 22), scale=2.3)
    return sheet.finish()


def coin(pen: Pen, r: float = 19.0, *, label: str = "") -> PieceSprite:
    """Return a brass coin with an engraved pound sign, or with a label such as "£4"."""
    sheet = pen.new_sheet(COIN_BOX.grown(3), r / 19)
    sheet.shadow((1.4, 3), (19.6, 19.6), 0.38)
    sheet.add_shape_file(f"{IMAGES}/coin", {}, COIN_BOX)
    if label:
        sheet.text(label, (0, 0), size=19.4, colour="#2A1A0A")
    else:
        for shift, ink in ((0.9, "#FFF1C2"), (0, "#4A2F10")):
            tones = {"ink": ink}
            at = (shift, shift)
            box = PieceBox(-8, -11, 16, 22)
            sheet.add_shape_file(f"{IMAGES}/stamp_pound", tones, box, at, 2.1)
    return sheet.finish()


def bonus_badge(pen: Pen, bonus: str, *, scale: float = 1.0) -> PieceSprite:
    """Return the badge of a bonus in the rules' words, "money+3" or "work+1", alone."""
    sheet = pen.new_sheet(PieceBox(-18, -18, 38, 38), scale)
    add_bonus(sheet, pen, bonus, (0, 0))
    return sheet.finish()


def add_bonus(sheet: ArtSheet, pen: Pen, bonus: str, at: tuple[float, float]) -> None:
    """Draw a bonus around a point: a coin with pounds, a watch with its work point; "" is none."""
    if not bonus:
        return
    x, y = at
    kind, _, count = bonus.partition("+")
    sheet.shadow((x + 1, y + 2), (RADIUS + 1, RADIUS + 1), 0.4)
    if kind == "money":
        sheet.add_shape_file(f"{IMAGES}/coin", {}, COIN_BOX, at, RADIUS / 19)
        sheet.text(f"£{count}", at, size=RADIUS * 1.16, colour="#2A1A0A")
        return
    sheet.circle((x, y), RADIUS, "#FFF9E6", ("#150D08", 1.5))
    sheet.circle((x, y), RADIUS - 2, line=("#CFA24F", 1.2))
    sheet.add_shape_file(f"{ICONS}/watch", WATCH, ICON_BOX, (x, y - 0.6), 0.48)
