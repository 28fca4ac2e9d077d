"""Area tiles, peeled for a look too, and survey cards, as tabs of small windows too."""

from dataclasses import dataclass

from game.tabletop.art.drawing import PIECES, ArtSheet, Pen, guilloche, soft_rectangle
from game.tabletop.art.palette import BRASS, CHOUGH, LAMP, PieceBox, PieceSprite
from game.tabletop.art.text import FELL_CAPITALS, SANS_BOLD
from game.titles.tinners_trail.table.art.cubes import add_bonus, add_cube
from game.titles.tinners_trail.table.art.palette import IMAGES, RAW_WOOD, TILE_SIDE, region_tile

Counts = tuple[int, int, int]
"""Tin, copper and water of a tile."""
KINDS = ("tin", "copper", "water")

DOWN = PieceBox(-27, -25, 54, 50)
UP = PieceBox(-44, -25, 88, 50)
BADGE = (-43.0, -26.0)
SIDE = 3.0
_CREAM = "#FFF6E0"
_EMPTY = "#B49A66"

CARD = PieceBox(-60, -81, 120, 162)
TAB = PieceBox(-32, -43, 64, 86)
HEAD = 32.0
COIN_BOX = PieceBox(-21, -21, 42, 43)
_PAPER = (
    '<defs><linearGradient id="paper" gradientUnits="userSpaceOnUse" x1="0" y1="-60" x2="0" '
    'y2="81"><stop offset="0" stop-color="#FBF3DD"/><stop offset="1" stop-color="#E9D7AC"/>'
    "</linearGradient></defs>"
)

DROP_BOX = PieceBox(-11, -13, 22, 26)
_PIECES = {
    "miner": ("miner", PieceBox(-16, -42, 32, 46), 1.3),
    "port": ("ship", PieceBox(-28, -44, 56, 54), 1.1),
    "train": ("train", PieceBox(-28, -38, 56, 46), 1.1),
    "adit": ("adit", PieceBox(-24, -24, 48, 48), 1.2),
    "pump": ("steam_pump", PieceBox(-26, -42, 52, 48), 1.15),
}


@dataclass(frozen=True, slots=True)
class TileFace:
    """What is printed on a tile; `bonus` is "", "money+3" or "work+1" as in the rules."""

    region: str
    letter: str
    counts: Counts
    bonus: str = ""


def tile_down(pen: Pen, region: str, letter: str, *, scale: float = 1.0) -> PieceSprite:
    """Return a face-down tile; only its region shows."""
    sheet = pen.sheet(DOWN.grown(8), scale)
    _add_block(sheet, DOWN, region_tile(region))
    _add_back(sheet, DOWN, region)
    sheet.text(letter, (0, -0.5), face=FELL_CAPITALS, size=37, colour=_CREAM)
    return sheet.finish()


def tile_up(pen: Pen, tile: TileFace, *, scale: float = 1.0) -> PieceSprite:
    """Return a face-up tile: region band, then tin, copper and water with their counts."""
    sheet = pen.sheet(UP.grown(19), scale)
    sheet.printed(("up", tile.region), lambda blank: _add_face(blank, tile.region))
    sheet.text(tile.letter, (-32.6, 0), face=FELL_CAPITALS, size=23, colour=_CREAM)
    _add_counts(sheet, pen, tile.counts, (-10.6, -8.5, 21.4))
    add_bonus(sheet, pen, tile.bonus, BADGE)
    return sheet.finish()


def tile_peek(pen: Pen, tile: TileFace, *, share: float, scale: float) -> PieceSprite:
    """Return a face-down tile whose lower `share` (0 to 1) is curled up over its counts."""
    region = tile.region
    letter = tile.letter
    counts = tile.counts
    if share <= 0:
        return tile_down(pen, region, letter, scale=scale)
    sheet = pen.sheet(DOWN.grown(14), scale)
    sheet.printed("peeked", lambda blank: _add_block(blank, DOWN, "#F4E7C6"))
    _add_counts(sheet, pen, counts, (-15.6, 5.6, 15.6))
    line = 25 - 50 * min(0.92, share)
    left = min(line + 4, 24)
    right = line - 3.6
    sheet.svg(
        f'<path d="M-26.4,{left}L26.4,{right}V{right + 4}Q8,{line + 9} -26.4,{left + 1.5}Z" '
        f'fill="#2E1F14" opacity=".3"/>'
    )
    sheet.printed(
        ("peeled", region, letter, share),
        lambda blank: _add_peeled(blank, (region, letter), share, line),
    )
    sheet.svg(_curl(line))
    add_bonus(sheet, pen, tile.bonus, (-25.0, -22.0))
    return sheet.finish()


def _add_face(sheet: ArtSheet, region: str) -> None:
    _add_block(sheet, UP, "#F6EBCB")
    sheet.path(
        "M-22,-24.2H-36Q-43.2,-24.2 -43.2,-17V17Q-43.2,24.2 -36,24.2H-22Z", region_tile(region)
    )
    sheet.path("M-22,-24.4V24.4", line=("#3A2413", 1))
    sheet.path("M-21,-23.4H36Q42.4,-23.4 42.8,-17", line=("#FFFDF2", 1.2), more='opacity=".8"')


def _add_peeled(sheet: ArtSheet, named: tuple[str, str], share: float, line: float) -> None:
    region, letter = named
    _add_block(sheet, DOWN, region_tile(region))
    _add_back(sheet, DOWN, region)
    sheet.text(letter, (0, -0.5 - 22 * share), face=FELL_CAPITALS, size=26, colour=_CREAM)
    sheet.keep_only(f'<path d="M-40,-40H40V{line - 5}L-40,{line + 5}Z" fill="#fff"/>')


def _add_block(sheet: ArtSheet, box: PieceBox, fill: str) -> None:
    low = PieceBox(box.left, box.top + 4, box.width, box.height + 2)
    sheet.svg(soft_rectangle(low, 8, 6, 0.42))
    x, y, width, height = box
    sheet.rectangle((x, y + SIDE, width, height), 8, TILE_SIDE, ("#150D08", 1.5))
    sheet.rectangle((x, y, width, height), 8, fill, ("#2A180C", 1.3))


def _add_back(sheet: ArtSheet, box: PieceBox, region: str) -> None:
    x, y, width, height = box.grown(-1)
    sheet.svg(guilloche(box.grown(-1.5), 22))
    sheet.svg(
        f'<path d="M{x + 0.6},{y + 12}V{y + 7}Q{x + 0.6},{y + 0.8} {x + 7},{y + 0.8}H{-x - 12}" '
        'fill="none" stroke="#fff" stroke-width="1.3" opacity=".45"/>'
        f'<rect x="{x + 3.4}" y="{y + 3.4}" width="{width - 6.8}" height="{height - 6.8}" rx="4.6" '
        f'fill="none" stroke="{_CREAM}" stroke-width="1.4" opacity=".92"/>'
    )
    if len(region) > 1:
        sheet.path(f"M{x},{-y - 7}V{-y}H{-x}Z", region_tile(region[1]), more='opacity=".9"')


def _add_counts(
    sheet: ArtSheet, pen: Pen, counts: Counts, place: tuple[float, float, float]
) -> None:
    x, y, pitch = place
    r, size = (8.6, 20.5) if pitch > 20 else (4.7, 10.8)
    sheet.printed(("cubes", place), lambda blank: _add_cubes(blank, pen, place, r))
    for number, count in enumerate(counts):
        colour = "#2E1F14" if count else _EMPTY
        at = x + number * pitch, y + 1.03 * size
        sheet.text(str(count), at, size=size, colour=colour)


def _add_cubes(sheet: ArtSheet, pen: Pen, place: tuple[float, float, float], r: float) -> None:
    x, y, pitch = place
    for number, kind in enumerate(KINDS):
        add_cube(sheet, pen, kind, (x + number * pitch, y, r))


def _curl(line: float) -> str:
    left = line + 3.6
    right = line - 3.6
    return (
        f'<path d="M-27.4,{left}Q10,{line + 6.4} 27.8,{right}L-27.4,{left}Z" '
        f'fill="#E4D0A0" stroke="#3A2413" stroke-width="1" stroke-linejoin="round"/>'
        f'<path d="M-16,{left - 0.6}Q10,{line + 3.6} 22,{right + 1.2}" fill="none" '
        f'stroke="#FFF9E6" stroke-width="1.3" opacity=".95"/>'
    )


# Survey cards: face, back and the compact tab of small windows.


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
    sheet.rectangle((-60, -81, 120, 162), 10, "#1F2E37", ("#0A1014", 1.5))
    sheet.svg(guilloche(PieceBox(-57, -78, 114, 156), 20, "#D6AC5C"))
    sheet.rectangle((-51.5, -72.5, 103, 145), 6, line=(BRASS, 2))
    sheet.circle((0, 0), 30.6, region_tile(region), ("#F3DC9A", 2))
    sheet.circle((0, 0), 26.6, line=("#F3DC9A", 0.8), more='opacity=".7"')
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
        sheet.rectangle(
            (around.left, around.top, around.width, around.height), 11.5, line=(LAMP, 4)
        )


def _add_blank(sheet: ArtSheet, region: str, glow: bool) -> None:
    """Add all that cards of a region share."""
    _add_ground(sheet, CARD, glow=glow)
    sheet.svg(_band(CARD, HEAD, region))
    sheet.svg(guilloche(PieceBox(-58, -79, 116, HEAD - 3), 20))
    sheet.path("M-60,-48.4H60", line=(BRASS, 2.2))
    sheet.rectangle((-52, -41, 104, 114), 6, line=("#8A6A3A", 1.1), more='opacity=".75"')


def _band(box: PieceBox, height: float, region: str) -> str:
    x = box.left
    y = box.top
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
    sheet.text(value, (x, y), size=r * 1.02, colour="#2A1A0A")


def _add_blank_coin(sheet: ArtSheet, place: tuple[float, float, float]) -> None:
    x, y, r = place
    sheet.svg(soft_rectangle(PieceBox(x - r, y - r + 2, 2 * r, 2 * r), r, 4, 0.35))
    sheet.shape(f"{IMAGES}/coin", {}, COIN_BOX, (x, y), r / 19)


# Pictures of what a survey card gives.


def add_benefit(sheet: ArtSheet, pen: Pen, benefit: str, place: tuple[float, float, float]) -> None:
    """Draw a benefit around x, y within `place[2]` u; an unknown name draws a plain coin."""
    for sign in "+-":
        kind, found, count = benefit.partition(sign)
        if found and kind in {"tin", "copper", "water", "arsenic"}:
            _add_counted(sheet, pen, (kind, sign, int(count)), place)
            return
    name, box, share = _PIECES.get(benefit, ("coin", PieceBox(-21, -21, 42, 43), 1.0))
    x = place[0]
    y = place[1]
    size = place[2] * share
    ratio = size / max(box.width, box.height)
    foot = y + (box.height * ratio) / 2
    sheet.shadow((x + 1.5, foot - 2), (box.width * ratio * 0.42, 3.6), 0.35)
    left = x - (box.left + box.width / 2) * ratio
    top = y - (box.top + box.height / 2) * ratio
    sheet.shape(f"{IMAGES}/{name}", RAW_WOOD, box, (left, top), ratio)


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
            sheet.shape(f"{PIECES}/drop", {}, DROP_BOX, (at, y), size / 46)
        else:
            r = size * 0.255
            sheet.shadow((at + r * 0.2, y + r * 0.85), (r, r * 0.3), 0.3)
            add_cube(sheet, pen, kind, (at, y, r))
