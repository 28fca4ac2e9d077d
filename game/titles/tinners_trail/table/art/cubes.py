"""Cubes, dice of unexplored ground, tokens, coins and badges."""

from game.numerals import signed
from game.tabletop.art.drawing import ICONS, PIECES, ArtSheet, Pen, soft_rectangle
from game.tabletop.art.palette import PieceBox, PieceSprite, PlayerColour
from game.tabletop.art.small_art import DIE_BOX, ICON_BOX, add_mark
from game.tabletop.art.text import SANS_HEAVY
from game.titles.tinners_trail.table.art.palette import CUBES, DICE, IMAGES

# Ore and water cubes, the arsenic lump and the chip behind a long row.

CUBE_BOX = PieceBox(-11, -12, 22, 24)
MARK_SIZE = 8.4  # of a player on a cube of half width 10
STAMP_FROM_R = 13.0
"""Smaller cubes are too small for a stamp."""
_LEFT_FACE = "matrix(1 .55 0 1 -5 2.9)"
_FRONT_FACE = "translate(0 4.9)"

PLATE = PieceBox(-39, -16, 78, 32)
WITH_CHANGES = PieceBox(-39, -16, 78, 48)
DIE_SCALE = 0.56
PITCH = 24.5
TILTS = (-7, 4, -3)
INK = "#2E1F14"
FAINT = "#B49A66"
UNKNOWN = "?"
NONE = "–"

COIN_BOX = PieceBox(-21, -21, 42, 43)

RADIUS = 14.0
WATCH = {"body": "#6E4E14", "accent": "#6E4E14"}


def cube(pen: Pen, kind: str, r: float = 9.6, *, scale: float = 1.0) -> PieceSprite:
    """Return a cube of half width `r` u with its shadow; anchor in its middle."""
    sheet = pen.sheet(PieceBox(-1.2 * r, -1.25 * r, 2.75 * r, 2.6 * r), scale)
    sheet.shadow((0.25 * r, 0.78 * r), (1.16 * r, 0.36 * r))
    add_cube(sheet, pen, kind, (0, 0, r))
    return sheet.finish()


def player_cube(pen: Pen, colour: PlayerColour, r: float = 9.6) -> PieceSprite:
    """Return a player's investment cube of half width `r` u, its mark on the left face."""
    sheet = pen.sheet(PieceBox(-1.2 * r, -1.25 * r, 2.75 * r, 2.6 * r))
    sheet.shadow((0.25 * r, 0.78 * r), (1.16 * r, 0.36 * r))
    tones = {
        "top": colour.light,
        "left": colour.mid,
        "left_low": colour.mid,
        "right": colour.dark,
        "outline": "#150D08",
    }
    sheet.shape(f"{IMAGES}/cube", tones, CUBE_BOX, scale=r / 10)
    sheet.svg(f'<g transform="scale({r / 10}) {_LEFT_FACE}">')
    add_mark(sheet, colour, (0, 0, MARK_SIZE))
    sheet.svg("</g>")
    return sheet.finish()


def add_cube(sheet: ArtSheet, pen: Pen, kind: str, place: tuple[float, float, float]) -> None:
    """Draw a cube without shadow on a sheet; `place` is x, y and half width in u."""
    x, y, r = place
    colours = CUBES[kind]
    name = "arsenic" if kind == "arsenic" else "cube"
    sheet.shape(f"{IMAGES}/{name}", colours, CUBE_BOX, (x, y), r / 10)
    if r >= STAMP_FROM_R:
        turn = f"translate({x} {y}) scale({r / 10})"
        sheet.svg(f'<g transform="{turn}">{_stamp(pen, kind)}</g>')


def _stamp(pen: Pen, kind: str) -> str:
    face = _FRONT_FACE if kind == "arsenic" else _LEFT_FACE
    if kind == "water":
        drop = '<path d="M0,-4.2C2.6,-.6 3,.6 3,1.9A3,3 0 0 1 -3,1.9C-3,.6 -2.6,-.6 0,-4.2Z" '
        return f'<g transform="{face}">{drop} fill="#BFE3F7" opacity=".85"/></g>'
    colours = {"ink": CUBES[kind]["outline"]}
    stamp = pen.shapes.fragment(f"{IMAGES}/stamp_{kind}", colours, PieceBox(-4, -4, 8, 8))
    return f'<g transform="{face}" opacity=".78">{stamp}</g>'


def more_chip(pen: Pen, label: str, *, scale: float = 1.0) -> PieceSprite:
    """Return the "x7" chip that stands for the cubes a row has no room for."""
    width = 12 + pen.sheet(PieceBox(0, 0, 1, 1), scale).width_of(label, SANS_HEAVY, 15)
    sheet = pen.sheet(PieceBox(-2, -13, width + 5, 27), scale)
    sheet.shadow((width / 2 + 1, 9), (width / 2, 4), 0.35)
    sheet.rectangle((0, -10, width, 20), 10, "#FBF3DD", ("#150D08", 1.5))
    sheet.text(label, (width / 2, 0), size=15, colour="#2E1F14")
    return sheet.finish()


# Unexplored ground: three dice that are still to be thrown, and what will be added to them.


def ground_sign(pen: Pen, changes: tuple[int, int, int], *, scale: float = 1.0) -> PieceSprite:
    """Return the sign of unexplored ground; `changes` are added to the tin, copper and water die.

    The anchor is the middle of the dice.
    """
    plate = WITH_CHANGES if any(changes) else PLATE
    sheet = pen.sheet(WITH_CHANGES.grown(6), scale)
    sheet.printed(("ground", any(changes)), lambda blank: _add_plate(blank, plate))
    for number, kind in enumerate(DICE):
        x = PITCH * (number - 1)
        sheet.text(UNKNOWN, (x, 0.4), size=18, colour=DICE[kind].pip)
        if any(changes):
            change = changes[number]
            words = signed(change) if change else NONE
            colour = INK if change else FAINT
            sheet.text(words, (x, 22.5), size=15, colour=colour)
    return sheet.finish()


def _add_plate(sheet: ArtSheet, plate: PieceBox) -> None:
    low = PieceBox(plate.left, plate.top + 4, plate.width, plate.height)
    sheet.svg(soft_rectangle(low, 9, 5, 0.32))
    left, top, width, height = plate
    sheet.rectangle(
        (left, top, width, height), 9, "#F6EBCB", ("#6B5A3A", 1.2), 'fill-opacity=".93"'
    )
    sheet.rectangle((left + 3, top + 3, width - 6, height - 6), 6.5, line=("#B49A66", 0.8))
    for number, (kind, tilt) in enumerate(zip(DICE, TILTS, strict=True)):
        sheet.svg(f'<g transform="translate({PITCH * (number - 1)} 0) rotate({tilt})">')
        sheet.shape(f"{PIECES}/die", DICE[kind].tones, DIE_BOX, scale=DIE_SCALE)
        sheet.svg("</g>")


# Small round and square things: tokens, coins, the work-point watch, and badges of tiles.


def drainage_token(pen: Pen, *, scale: float = 1.0) -> PieceSprite:
    """Return the token of an area drained before it was mined."""
    sheet = pen.sheet(PieceBox(-15, -15, 32, 34), scale)
    sheet.shadow((1.6, 2.6), (13.8, 13.8), 0.4)
    sheet.shape(f"{IMAGES}/drainage", {}, PieceBox(-15, -15, 30, 30))
    return sheet.finish()


def peek_token(pen: Pen, colour: PlayerColour, *, scale: float = 1.0) -> PieceSprite:
    """Return the eye that marks a tile its player has seen."""
    sheet = pen.sheet(PieceBox(-16, -16, 34, 36), scale)
    sheet.shadow((1.6, 2.8), (14.6, 14.6), 0.4)
    sheet.shape(f"{IMAGES}/peek", colour.tones, PieceBox(-16, -16, 32, 32))
    return sheet.finish()


def gate(pen: Pen, colour: PlayerColour) -> PieceSprite:
    """Return a work limiter: a field gate in the player's colour."""
    sheet = pen.sheet(PieceBox(-15, -15, 32, 32))
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
    sheet = pen.sheet(ICON_BOX, size / ICON_BOX.width)
    sheet.shape(f"{IMAGES}/coin", {}, PieceBox(-21, -21, 42, 43), scale=1.1)
    ink = {"ink": "#4A2F10"}
    sheet.shape(f"{IMAGES}/stamp_pound", ink, PieceBox(-8, -11, 16, 22), scale=2.3)
    return sheet.finish()


def coin(pen: Pen, r: float = 19.0, *, label: str = "") -> PieceSprite:
    """Return a brass coin with an engraved pound sign, or with a label such as "£4"."""
    sheet = pen.sheet(COIN_BOX.grown(3), r / 19)
    sheet.shadow((1.4, 3), (19.6, 19.6), 0.38)
    sheet.shape(f"{IMAGES}/coin", {}, COIN_BOX)
    if label:
        sheet.text(label, (0, 0), size=19.4, colour="#2A1A0A")
    else:
        for shift, ink in ((0.9, "#FFF1C2"), (0, "#4A2F10")):
            tones = {"ink": ink}
            at = (shift, shift)
            box = PieceBox(-8, -11, 16, 22)
            sheet.shape(f"{IMAGES}/stamp_pound", tones, box, at, 2.1)
    return sheet.finish()


def bonus_badge(pen: Pen, bonus: str, *, scale: float = 1.0) -> PieceSprite:
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
    sheet.shadow((x + 1, y + 2), (RADIUS + 1, RADIUS + 1), 0.4)
    if kind == "money":
        sheet.shape(f"{IMAGES}/coin", {}, COIN_BOX, at, RADIUS / 19)
        sheet.text(f"£{count}", at, size=RADIUS * 1.16, colour="#2A1A0A")
        return
    sheet.circle((x, y), RADIUS, "#FFF9E6", ("#150D08", 1.5))
    sheet.circle((x, y), RADIUS - 2, line=("#CFA24F", 1.2))
    sheet.shape(f"{ICONS}/watch", WATCH, ICON_BOX, (x, y - 0.6), 0.48)
