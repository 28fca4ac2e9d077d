"""Small things: cubes, income coins, hexagons of points, market tiles and symbols."""

from typing import Final, NamedTuple

from game.tabletop.art.drawing import ArtSheet, Pen, rounded, soft_rectangle
from game.tabletop.art.palette import PieceBox, PieceSprite, PlayerColour, player_colour
from game.tabletop.art.small_art import ICON_BOX, add_mark
from game.tabletop.art.table_art import pattern_lines, pattern_svg
from game.tabletop.art.text import CLARENDON
from game.titles.brass.table.art import inks

CUBE_BOX = PieceBox(-11, -12, 22, 24)
COIN_BOX = PieceBox(-21, -21, 42, 43)
POINTS_BOX = PieceBox(-13, -13, 26, 27)
POINTS_R = 11.4
TILE = 40.0, 44.0

COIN_WIDTH: Final = 2.4
"""Of a coin and its shadow, in radii."""

SIZE = 52.0
RADIUS = 7.0
HALF = SIZE / 2
PAPER_HALF = 20.0
MARK_R = 8.2
TAB_WIDTH = (14.0, 14.0, 17.0, 21.0, 23.0)
"""By the level."""
TWO_ROWS = 3  # cubes
CUBE_ROWS = {
    1: ((0.0, 13.0),),
    2: ((-8.0, 13.0), (8.0, 13.0)),
    3: ((-15.0, 13.0), (0.0, 13.0), (15.0, 13.0)),
    4: ((-8.0, 4.0), (8.0, 4.0), (-8.0, 15.0), (8.0, 15.0)),
    5: ((-8.0, 3.0), (8.0, 3.0), (-15.0, 14.0), (0.0, 14.0), (15.0, 14.0)),
    6: ((-15.0, 3.0), (0.0, 3.0), (15.0, 3.0), (-15.0, 14.0), (0.0, 14.0), (15.0, 14.0)),
}
CUBE_R = 7.4


def add_symbol(
    sheet: ArtSheet,
    industry: str,
    place: tuple[float, float, float],
    tones: tuple[str, str] | None = None,
) -> None:
    """Draw an industry's symbol; `place` is x, y and size in u."""
    x, y, size = place
    body, accent = tones or (inks.INDUSTRY_INK[industry], inks.ACCENT[industry])
    colours = {"body": body, "accent": accent}
    scale = size / ICON_BOX.width
    sheet.shape(f"{inks.SHAPES}/{industry}", colours, ICON_BOX, (x, y), scale)


def add_cube(sheet: ArtSheet, kind: str, at: tuple[float, float], r: float) -> None:
    """Draw a cube of half width `r`: coal, iron or a bale."""
    sheet.shape(f"{inks.SHAPES}/cube_{kind}", {}, CUBE_BOX, at, r / 10)


def add_points(sheet: ArtSheet, words: str, at: tuple[float, float], r: float) -> None:
    """Draw a silver hexagon with a number."""
    sheet.shape(f"{inks.SHAPES}/points", {}, POINTS_BOX, at, r / POINTS_R)
    sheet.text(words, at, size=1.36 * r, colour=inks.SOOT)


def add_coin(sheet: ArtSheet, words: str, at: tuple[float, float], r: float) -> None:
    """Draw a brass coin with a number."""
    sheet.shape(f"{inks.SHAPES}/coin", {}, COIN_BOX, at, r / 18.4)
    if words:
        sheet.text(words, at, size=1.42 * r, colour=inks.SOOT)


def cube(pen: Pen, kind: str, r: float = 10.0) -> PieceSprite:
    """Return a cube with its shadow; anchor in its middle."""
    sheet = pen.sheet(CUBE_BOX.grown(3), r / 10)
    sheet.shadow((1.6, 8.6), (10.4, 4.2), 0.4)
    add_cube(sheet, kind, (0, 0), 10)
    return sheet.finish()


def ghost_cube(pen: Pen, r: float = 10.0) -> PieceSprite:
    """Return the dashed place of a cube that is not there."""
    sheet = pen.sheet(CUBE_BOX, r / 10)
    sheet.path("M-7.6,-8H7.6V8H-7.6Z", line=("#9C8558", 1.5), more='stroke-dasharray="2.6 2.2"')
    return sheet.finish()


def coin(pen: Pen, words: str = "", r: float = 11.0) -> PieceSprite:
    """Return a brass coin with a number; anchor in its middle."""
    width = COIN_WIDTH * r
    sheet = pen.sheet(PieceBox(-width / 2, -width / 2, width, 2.5 * r))
    add_coin(sheet, words, (0, 0), r)
    return sheet.finish()


def points(pen: Pen, words: str, r: float = POINTS_R) -> PieceSprite:
    """Return a silver hexagon with a number; anchor in its middle."""
    sheet = pen.sheet(PieceBox(-1.2 * r, -1.2 * r, 2.4 * r, 2.5 * r))
    add_points(sheet, words, (0, 0), r)
    return sheet.finish()


def market_tile(pen: Pen, words: str = "", scale: float = 1.0) -> PieceSprite:
    """Return a tile of the distant market, face up with its words or face down without."""
    width, height = TILE
    box = PieceBox(-width / 2, -height / 2, width, height)
    sheet = pen.sheet(box.grown(4), scale)
    sheet.svg(soft_rectangle(PieceBox(box.left + 1, box.top + 3, width, height), 6, 4, 0.45))
    fill, rim = (inks.PAPER[0], "#8C7A56") if words else (inks.CANAL_DEEP, "#C9A45A")
    sheet.svg(_slab(box, 5, fill, "#120E0A"))
    sheet.svg(rounded(box.grown(-4), 3, f'fill="none" stroke="{rim}" stroke-width="1.2"'))
    if words:
        sheet.text(words, (0, 0), face=CLARENDON, size=23, colour=inks.BRICK)
    else:
        add_cube(sheet, "bale", (0, 0), 8.6)
    return sheet.finish()


def tag(pen: Pen, words: str) -> PieceSprite:
    """Return a small card with the numbers of cards, a little askew; anchor in its middle."""
    width = 12.0 + 10.0 * len(words) - 5.0 * words.count("·")
    box = PieceBox(-width / 2, -14, width, 28)
    sheet = pen.sheet(box.grown(5))
    sheet.svg(soft_rectangle(PieceBox(box.left + 1, -11, width, 28), 4, 4, 0.45))
    sheet.svg(_slab(box, 4, inks.PAPER[0], "#2A1E15"))
    sheet.svg(
        f'<path d="M{box.left + 0.8},{-7.5}V{-10.5}a3,3 0 0 1 3,-3H{-box.left - 3.8}a3,3 0 0 1 3,3'
        f'V{-7.5}Z" fill="{inks.CANAL_DEEP}"/>'
    )
    sheet.text(words, (0, 3.4), size=17, colour=inks.SOOT)
    return sheet.finish(degrees=-8)


def pin(pen: Pen) -> PieceSprite:
    """Return the dark pointed marker of a printed track; anchor at its tip."""
    sheet = pen.sheet(PieceBox(-10, -2, 20, 22))
    sheet.svg('<path d="M0,0L7,8V17H-7V8Z" fill="#241B16" stroke="#FBF3DD" stroke-width="1"/>')
    return sheet.finish()


def _slab(box: PieceBox, radius: float, fill: str, edge: str) -> str:
    """A flat thing of that fill, over its own edge below it."""
    below = rounded(box._replace(top=box.top + 1.6), radius, f'fill="{edge}"')
    return below + rounded(box, radius, f'fill="{fill}" stroke="{edge}" stroke-width="1.2"')


# Industry counters: pale in the owner's rim while they wait, full colour once they count.


class CounterFace(NamedTuple):
    """What is seen of a counter; `points` is what it shows once it is flipped."""

    colour: str
    industry: str
    level: int
    flipped: bool = False
    cubes: int = 0
    points: str = ""
    bale: bool = False


def counter(pen: Pen, face: CounterFace, size: float = SIZE, *, shadow: bool = True) -> PieceSprite:
    """Return a counter `size` u wide; anchor in its middle."""
    box = PieceBox(-HALF, -HALF, SIZE, SIZE)
    sheet = pen.sheet(PieceBox(-HALF - 4, -HALF - 3, SIZE + 8, SIZE + 11), size / SIZE)
    least = min(face.cubes, 1 if face.cubes < TWO_ROWS else TWO_ROWS)  # that need as much room
    bare = face._replace(cubes=least, points="", bale=False)
    sheet.printed((bare, shadow), lambda plate: _add_body(plate, box, bare, shadow=shadow))
    if face.flipped:
        add_points(sheet, face.points, (13.5, 15), 11.4)
    elif face.bale:
        add_cube(sheet, "bale", (12.5, 13.5), 8.2)
    else:
        kind = "coal" if face.industry == "coal-mine" else "iron"
        for at in CUBE_ROWS.get(face.cubes, ()):
            add_cube(sheet, kind, at, CUBE_R)
    return sheet.finish()


def _add_body(sheet: ArtSheet, box: PieceBox, face: CounterFace, *, shadow: bool) -> None:
    """Add all that stays as long as the counter lies there: what lies on it comes and goes."""
    colour = player_colour(face.colour)
    if face.flipped:
        sheet.svg(
            '<defs><linearGradient id="back" gradientUnits="userSpaceOnUse" x1="-20" y1="-26" '
            f'x2="16" y2="26"><stop offset="0" stop-color="{colour.light}"/><stop offset=".45" '
            f'stop-color="{colour.mid}"/><stop offset="1" stop-color="{colour.dark}"/>'
            f'</linearGradient></defs><rect x="{-HALF}" y="{-HALF}" width="{SIZE}" height="{SIZE}" '
            'fill="url(#back)"/>'
        )
        lines = pattern_lines(colour, SIZE, SIZE)
        sheet.svg(f'<g transform="translate({-HALF} {-HALF})" opacity=".45">{lines}</g>')
    else:
        sheet.svg(f'<g transform="translate({-HALF} {-HALF})">')
        sheet.svg(pattern_svg(colour, SIZE, SIZE) + "</g>")
    sheet.keep_only(rounded(box, RADIUS, 'fill="#fff"'))
    if not face.flipped:
        paper = PieceBox(-PAPER_HALF, -PAPER_HALF + 1, 2 * PAPER_HALF, 2 * PAPER_HALF)
        sheet.svg(rounded(paper, 4, f'fill="#F7EFDA" stroke="{colour.dark}" stroke-width="1.2"'))
        sheet.svg(rounded(paper.grown(-1.4), 3, 'fill="none" stroke="#fff" opacity=".7"'))
    sheet.svg(rounded(box.grown(-0.7), RADIUS, f'fill="none" stroke="{colour.light}" opacity=".8"'))
    sheet.svg(rounded(box, RADIUS, f'fill="none" stroke="{colour.dark}" stroke-width="1.6"'))
    _add_picture(sheet, face, colour)
    _add_level(sheet, face.level, colour)
    x = HALF - 9.4
    y = -HALF + 9.4
    sheet.circle((x, y), MARK_R, colour.mid, (colour.dark, 1.6))
    sheet.circle((x, y), MARK_R - 1.3, line=(colour.light, 0.8), more='opacity=".8"')
    add_mark(sheet, colour, (x, y, 10.4))
    edge = rounded(PieceBox(-HALF, -HALF + 2, SIZE, SIZE), RADIUS, f'fill="{colour.dark}"')
    soft = soft_rectangle(PieceBox(-HALF + 1, -HALF + 4, SIZE, SIZE), RADIUS, 5, 0.5)
    sheet.underlaid((soft if shadow else "") + edge)


def _add_picture(sheet: ArtSheet, face: CounterFace, colour: PlayerColour) -> None:
    if not face.flipped:
        small = face.cubes >= TWO_ROWS
        place = (0.0, -4.0 if face.cubes else 1.0, 28.0 if small else 33.0)
        add_symbol(sheet, face.industry, place)
        return
    ink = "#1B140E" if colour.name in inks.DARK_INK else "#FFF6E0"
    faint = colour.mid if colour.name in inks.DARK_INK else colour.dark
    add_symbol(sheet, face.industry, (-1, 1, 35), (ink, faint))


def _add_level(sheet: ArtSheet, level: int, colour: PlayerColour) -> None:
    words = inks.ROMAN[level]
    width = TAB_WIDTH[level]
    tab = colour.mid if colour.name in inks.DARK_INK else colour.dark
    sheet.svg(
        f'<path d="M{-HALF},{-HALF + 7}a7,7 0 0 1 7,-7H{-HALF + width}V{-HALF + 13}'
        f'a4,4 0 0 1 -4,4H{-HALF}Z" fill="{tab}"/>'
    )
    at = -HALF + width / 2, -HALF + 8.4
    ink = "#1B140E" if colour.name in inks.DARK_INK else "#FFF6E0"
    sheet.text(words, at, face=CLARENDON, size=14.5, colour=ink)
