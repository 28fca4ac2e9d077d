"""Survey cards: face, back and the compact tab of small windows."""

from __future__ import annotations

from dataclasses import dataclass

from game.tabletop.art.drawing import PIECES, ArtSheet, Pen, guilloche, soft_ellipse, soft_rectangle
from game.tabletop.art.palette import BRASS, CHOUGH, LAMP
from game.tabletop.art.sprite import PieceBox, PieceSprite
from game.tabletop.art.text import FELL_CAPITALS, SANS_BOLD, SANS_HEAVY
from game.titles.tinners_trail.table.art.cubes import add_cube
from game.titles.tinners_trail.table.art.palette import IMAGES, RAW_WOOD, region_tile

# Survey cards: face, back and the compact tab of small windows.

CARD = PieceBox(-60, -81, 120, 162)
TAB = PieceBox(-32, -43, 64, 86)
HEAD = 32.0
COIN_BOX = PieceBox(-21, -21, 42, 43)
_CREAM = "#FFF6E0"
_PAPER = (
    '<defs><linearGradient id="paper" gradientUnits="userSpaceOnUse" x1="0" y1="-60" x2="0" '
    'y2="81"><stop offset="0" stop-color="#FBF3DD"/><stop offset="1" stop-color="#E9D7AC"/>'
    "</linearGradient></defs>"
)


@dataclass(frozen=True, slots=True)
class CardFace:
    """What is printed on a survey card; all texts are given by the caller.

    `region` is a letter of the map, two letters, or "any"; `head` is written on its band;
    `benefit` is the rules' name ("tin+2", "pump"); `name` and `value` are its words.
    """

    region: str
    head: str
    benefit: str
    name: str
    value: str


def survey_card(
    pen: Pen, face: CardFace, *, glow: bool = False, degrees: float = 0.0, scale: float = 1.0
) -> PieceSprite:
    """Return the face of a survey card, turned clockwise about its middle."""
    sheet = survey_blank(pen, face.region, glow=glow, scale=scale)
    head = 30.0 if len(face.head) <= 2 else 22.0
    sheet.text_left(face.head, (-50, -65), face=FELL_CAPITALS, size=head, colour=_CREAM)
    add_benefit(sheet, pen, face.benefit, (0, 8, 56))
    _add_coin(sheet, face.value, (41, -49, 19))
    size = 20.0
    while size > 13 and sheet.width_of(face.name, SANS_BOLD, size) > 102:
        size -= 0.5
    sheet.text(face.name, (0, 55), face=SANS_BOLD, size=size, colour="#2E1F14")
    return sheet.finish(degrees=degrees)


def survey_blank(pen: Pen, region: str, *, glow: bool, scale: float) -> ArtSheet:
    """Return what all cards of a region share; drawn once, and two thirds of the work."""
    sheet = pen.sheet(CARD.grown(10), scale)
    sheet.printed(("card", region, glow), lambda blank: _add_blank(blank, region, glow))
    return sheet


def survey_back(
    pen: Pen, region: str, letter: str, *, degrees: float = 0.0, scale: float = 1.0
) -> PieceSprite:
    """Return the back of a survey card: slate, brass and the region's letter."""
    sheet = pen.sheet(CARD.grown(10), scale)
    sheet.svg(soft_rectangle(PieceBox(-60, -77, 120, 162), 10, 9, 0.45))
    sheet.svg(
        '<rect x="-60" y="-81" width="120" height="162" rx="10" fill="#1F2E37" '
        'stroke="#0A1014" stroke-width="1.5"/>'
    )
    sheet.svg(guilloche(PieceBox(-57, -78, 114, 156), 20, "#D6AC5C"))
    sheet.svg(
        f'<rect x="-51.5" y="-72.5" width="103" height="145" rx="6" fill="none" '
        f'stroke="{BRASS}" stroke-width="2"/>'
        f'<circle cx="0" cy="0" r="30.6" fill="{region_tile(region)}" stroke="#F3DC9A" '
        f'stroke-width="2"/><circle cx="0" cy="0" r="26.6" fill="none" stroke="#F3DC9A" '
        f'stroke-width=".8" opacity=".7"/>'
    )
    sheet.text(letter, (0, 0), face=FELL_CAPITALS, size=44, colour=_CREAM)
    return sheet.finish(degrees=degrees)


def survey_tab(pen: Pen, face: CardFace, *, scale: float = 1.0) -> PieceSprite:
    """Return the small form of a card for the compact hand."""
    sheet = pen.sheet(TAB.grown(8), scale)
    _add_ground(sheet, TAB, glow=False)
    sheet.svg(_band(TAB, 22, face.region))
    sheet.text_left(face.head, (-27, -31.5), face=FELL_CAPITALS, size=19, colour=_CREAM)
    add_benefit(sheet, pen, face.benefit, (0, 2, 40))
    _add_coin(sheet, face.value, (17, 30, 14))
    return sheet.finish()


def _add_ground(sheet: ArtSheet, box: PieceBox, *, glow: bool) -> None:
    sheet.svg(soft_rectangle(PieceBox(box.left, box.top + 4, box.width, box.height), 10, 9, 0.45))
    x, y, width, height = box
    sheet.svg(
        f'{_PAPER}<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="10" '
        'fill="url(#paper)" stroke="#2A180C" stroke-width="1.4"/>'
    )
    if glow:
        around = box.grown(2)
        sheet.svg(
            f'<rect x="{around.left}" y="{around.top}" width="{around.width}" '
            f'height="{around.height}" rx="11.5" fill="none" stroke="{LAMP}" stroke-width="4"/>'
        )


def _add_blank(sheet: ArtSheet, region: str, glow: bool) -> None:
    """Add all that cards of a region share."""
    _add_ground(sheet, CARD, glow=glow)
    sheet.svg(_band(CARD, HEAD, region))
    sheet.svg(guilloche(PieceBox(-58, -79, 116, HEAD - 3), 20))
    sheet.svg(
        f'<path d="M-60,-48.4H60" stroke="{BRASS}" stroke-width="2.2"/>'
        '<rect x="-52" y="-41" width="104" height="114" rx="6" fill="none" stroke="#8A6A3A" '
        'stroke-width="1.1" opacity=".75"/>'
    )


def _band(box: PieceBox, height: float, region: str) -> str:
    x, y = box.left, box.top
    first = region_tile(region[0] if len(region) <= 2 else region)
    second = region_tile(region[1]) if len(region) == 2 else first
    low = y + height
    return (
        f'<path d="M{x + 0.7},{low}V{y + 10}Q{x + 0.7},{y + 0.7} {x + 10},{y + 0.7}H0V{low}Z" '
        f'fill="{first}"/><path d="M{-x - 0.7},{low}V{y + 10}Q{-x - 0.7},{y + 0.7} '
        f'{-x - 10},{y + 0.7}H-.5V{low}Z" fill="{second}"/>'
    )


def _add_coin(sheet: ArtSheet, value: str, place: tuple[float, float, float]) -> None:
    x, y, r = place
    sheet.printed(("coin", place), lambda blank: _add_blank_coin(blank, place))
    sheet.text(value, (x, y), face=SANS_HEAVY, size=r * 1.02, colour="#2A1A0A")


def _add_blank_coin(sheet: ArtSheet, place: tuple[float, float, float]) -> None:
    x, y, r = place
    turn = f"translate({x} {y}) scale({r / 19})"
    sheet.svg(soft_rectangle(PieceBox(x - r, y - r + 2, 2 * r, 2 * r), r, 4, 0.35))
    sheet.shape(f"{IMAGES}/coin", {}, COIN_BOX, turn=turn)


# Pictures of what a survey card gives.

DROP_BOX = PieceBox(-11, -13, 22, 26)
_PIECES = {
    "miner": ("miner", PieceBox(-16, -42, 32, 46), 1.3),
    "port": ("ship", PieceBox(-28, -44, 56, 54), 1.1),
    "train": ("train", PieceBox(-28, -38, 56, 46), 1.1),
    "adit": ("adit", PieceBox(-24, -24, 48, 48), 1.2),
    "pump": ("steam_pump", PieceBox(-26, -42, 52, 48), 1.15),
}


def add_benefit(sheet: ArtSheet, pen: Pen, benefit: str, place: tuple[float, float, float]) -> None:
    """Draw a benefit around x, y within `place[2]` u; an unknown name draws a plain coin."""
    for sign in "+-":
        kind, found, count = benefit.partition(sign)
        if found and kind in {"tin", "copper", "water", "arsenic"}:
            _add_counted(sheet, pen, (kind, sign, int(count)), place)
            return
    name, box, share = _PIECES.get(benefit, ("coin", PieceBox(-21, -21, 42, 43), 1.0))
    _add_piece(sheet, name, box, (place[0], place[1], place[2] * share))


def benefit_picture(pen: Pen, benefit: str, size: float = 56.0) -> PieceSprite:
    """Return a benefit alone, about `size` u wide; anchor in its middle."""
    sheet = pen.sheet(PieceBox(-size, -size * 0.75, 2 * size, size * 1.5))
    add_benefit(sheet, pen, benefit, (0, 0, size))
    return sheet.finish()


def _add_piece(
    sheet: ArtSheet, name: str, box: PieceBox, place: tuple[float, float, float]
) -> None:
    x, y, size = place
    ratio = size / max(box.width, box.height)
    foot = y + (box.height * ratio) / 2
    sheet.svg(soft_ellipse((x + 1.5, foot - 2), (box.width * ratio * 0.42, 3.6), 0.35))
    left = x - (box.left + box.width / 2) * ratio
    top = y - (box.top + box.height / 2) * ratio
    turn = f"translate({left} {top}) scale({ratio})"
    sheet.shape(f"{IMAGES}/{name}", RAW_WOOD, box, turn=turn)


def _add_counted(
    sheet: ArtSheet, pen: Pen, what: tuple[str, str, int], place: tuple[float, float, float]
) -> None:
    kind, sign, count = what
    x, y, size = place
    pitch = size * 0.46
    start = x - pitch * (count - 1) / 2 + (size * 0.2 if sign == "-" else 0)
    if sign == "-":
        end = start - size * 0.26
        sheet.svg(
            f'<path d="M{end - size * 0.3},{y}H{end}" stroke="{CHOUGH}" '
            f'stroke-width="{size * 0.075}" stroke-linecap="round"/>'
        )
    for number in range(count):
        at = start + number * pitch
        if kind == "water":
            turn = f"translate({at} {y}) scale({size / 46})"
            sheet.shape(f"{PIECES}/drop", {}, DROP_BOX, turn=turn)
        else:
            r = size * 0.255
            sheet.svg(soft_ellipse((at + r * 0.2, y + r * 0.85), (r, r * 0.3), 0.3))
            add_cube(sheet, pen, kind, (at, y, r))
