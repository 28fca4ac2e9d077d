"""Cards of the hand: a head with the name, what it opens, and a line about it."""

from functools import partial
from typing import NamedTuple

from game.scene.drawing import colours
from game.scene.drawing.colours import Rgb, with_alpha
from game.scene.drawing.paint_surface import Painter, Radial, painting
from game.tabletop.art.drawing import ICONS, ArtSheet, Pen, draw_svg, rounded, soft_rectangle
from game.tabletop.art.palette import LAMP, PieceBox, PieceSprite, player_colour
from game.tabletop.art.small_art import ICON_BOX, add_mark
from game.tabletop.art.text import CLARENDON, SANS_BOLD
from game.titles.brass.table.art.counters import add_symbol
from game.titles.brass.table.art.inks import CANAL_DEEP, INDUSTRY_INK, PAPER, SHAPES, STYLES_SOOT

WIDTH = 94.0
HEIGHT = 128.0
HEAD = 41.0
LOW_HEAD = 38.0
FOOT = 26.0
LOW_FOOT = 23.0
SPACE = 23.0

BILL_PAPER = Radial(
    ((0.0, (0xFD, 0xF8, 0xEA)), (0.5, (0xF3, 0xE9, 0xCE)), (1.0, (0xDD, 0xCC, 0xA6))), (0.35, 0.1)
)
AGE: Rgb = (0x8C, 0x6C, 0x38)
INSET = 6.0
NOTCH = 7.0
LEAST_FRAMED = 50.0  # a lit row is lower: the frame would run through its words


class CardPrint(NamedTuple):
    """A card: `industry` or "" for a place, whose `spaces` are industries or "@colour" if taken.
    `lines` are its name, `foot` the line at its end; `glow` is "", chosen or fits.
    """

    lines: tuple[str, ...]
    industry: str = ""
    spaces: tuple[tuple[str, ...], ...] = ()
    foot: str = ""
    good: bool = True
    glow: str = ""


def card(pen: Pen, face: CardPrint, *, height: float = HEIGHT) -> PieceSprite:
    """Return a card; anchor in the middle of its upper edge."""
    box = PieceBox(-WIDTH / 2, 0, WIDTH, height)
    sheet = pen.sheet(box.grown(10))
    whole = height == HEIGHT
    head, foot = (HEAD, FOOT) if whole else (LOW_HEAD, LOW_FOOT)
    sheet.printed(("card", face.glow), lambda plate: _add_ground(plate, box, foot, face.glow))
    named = face.industry, face.lines
    sheet.printed(("card", named, whole), lambda plate: _add_head(plate, face, head, whole=whole))
    if whole:
        rows = [face.spaces[:2], face.spaces[2:]] if len(face.spaces) == 4 else [face.spaces]
        middle = (HEAD + HEIGHT - FOOT) / 2 + 0.5
        for row, cells in enumerate(rows):
            y = middle + (row - (len(rows) - 1) / 2) * (SPACE + 3)
            for column, kinds in enumerate(cells):
                x = (column - (len(cells) - 1) / 2) * (SPACE + 3)
                sheet.printed(("space", kinds, x, y), partial(_add_space, kinds=kinds, at=(x, y)))
    if face.foot:
        size = sheet.fitting(face.foot, SANS_BOLD, 15.5, WIDTH - 10)
        colour = "#1F4B41" if face.good else "#7A6A50"
        at = 0.0, height - foot / 2 - 0.5
        sheet.text(face.foot, at, face=SANS_BOLD, size=size, colour=colour)
    return sheet.finish()


def card_back(pen: Pen, scale: float = 1.0, *, height: float = HEIGHT) -> PieceSprite:
    """Return the back of a card; anchor in the middle of its upper edge."""
    box = PieceBox(-WIDTH / 2, 0, WIDTH, height)
    sheet = pen.sheet(box.grown(10), scale)
    sheet.svg(soft_rectangle(PieceBox(box.left + 1, 4, WIDTH, height), 8, 6, 0.5))
    sheet.svg(rounded(box, 8, f'fill="{CANAL_DEEP}" stroke="#0F2621" stroke-width="2"'))
    sheet.svg(rounded(box.grown(-6), 4, 'fill="none" stroke="#D6AC5C" stroke-width="1.4"'))
    tones = {"body": "#E7C983", "accent": "#B08A45"}
    if height == HEIGHT:
        sheet.shape(f"{ICONS}/train", tones, ICON_BOX, (0, 44), 0.86)
        sheet.shape(f"{SHAPES}/barge", tones, ICON_BOX, (0, 88), 0.86)
    else:
        sheet.shape(f"{SHAPES}/barge", tones, ICON_BOX, (0, height / 2), 0.7)
    return sheet.finish()


def _add_ground(sheet: ArtSheet, box: PieceBox, foot: float, glow: str) -> None:
    if glow:
        for ring in range(5):
            grown = box.grown(1 + 1.8 * ring)
            light = f'stroke="{LAMP}" stroke-width="2.6" opacity="{0.34 - 0.06 * ring:.2f}"'
            sheet.svg(rounded(grown, 8 + 1.8 * ring, f'fill="none" {light}'))
    sheet.svg(soft_rectangle(PieceBox(box.left + 1, box.top + 4, WIDTH, box.height), 8, 6, 0.5))
    sheet.svg(
        '<defs><linearGradient id="card" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" '
        f'y2="{box.height}"><stop offset="0" stop-color="{PAPER[0]}"/><stop offset="1" '
        f'stop-color="{PAPER[1]}"/></linearGradient></defs>'
    )
    line, width = {"chosen": (LAMP, 3.4), "fits": ("#E0B95C", 2.2)}.get(glow, ("#2A1E15", 1.6))
    sheet.svg(rounded(box, 8, f'fill="url(#card)" stroke="{line}" stroke-width="{width}"'))
    sheet.path(f"M{-WIDTH / 2 + 9},{box.height - foot}H{WIDTH / 2 - 9}", line=("#B9A67C", 1.2))


def _add_head(sheet: ArtSheet, face: CardPrint, height: float, *, whole: bool) -> None:
    """Add the name on its ground, and on a whole card of an industry its symbol."""
    left = -WIDTH / 2 + 2
    right = WIDTH / 2 - 2
    fill = INDUSTRY_INK[face.industry] if face.industry else CANAL_DEEP
    sheet.path(f"M{left},{height}V9a7,7 0 0 1 7,-7H{right - 7}a7,7 0 0 1 7,7V{height}Z", fill)
    sheet.path(f"M{left},{height + 0.8}H{right}", line=("#C9A45A", 1.6))
    count = len(face.lines)
    largest = 18.6 if count == 1 else 15.6
    size = min(sheet.fitting(line, CLARENDON, largest, WIDTH - 10) for line in face.lines)
    top = (height + 2) / 2 - 8.4 * (count - 1)
    for number, line in enumerate(face.lines):
        at = 0.0, top + 16.8 * number
        sheet.text(line, at, face=CLARENDON, size=size, colour="#FBF3DD")
    if whole and face.industry:
        add_symbol(sheet, face.industry, (0, HEAD + 30, 48))


def _add_space(sheet: ArtSheet, kinds: tuple[str, ...], at: tuple[float, float]) -> None:
    x, y = at
    box = PieceBox(x - SPACE / 2, y - SPACE / 2, SPACE, SPACE)
    if kinds[0].startswith("@"):
        colour = player_colour(kinds[0][1:])
        sheet.svg(
            rounded(box, 3.4, f'fill="{colour.mid}" stroke="{colour.dark}" stroke-width="1.6"')
        )
        add_mark(sheet, colour, (x, y, 13))
        return
    sheet.svg(rounded(box, 3, 'fill="#F7EFDA" stroke="#8A7A5A" stroke-width="1.2"'))
    if len(kinds) == 1:
        add_symbol(sheet, kinds[0], (x, y + 0.5, 17))
        return
    add_symbol(sheet, kinds[0], (x - 4.6, y - 4.6, 12))
    add_symbol(sheet, kinds[1], (x + 4.8, y + 5.2, 12))


# Letterpress bills: the printed paper on which the map's documents and sheets stand.


@painting
def bill(painter: Painter, k: float, *, lit: bool = False) -> None:
    """A sheet of paper with a brick-red inner frame whose corners are notched; `lit` is lamplit."""
    painter.spread(26 * k)
    box = painter.box(6 * k)
    if lit:
        painter.shadow(box.inset(-3 * k), 14 * k, with_alpha(colours.LAMP, 0.8))
    else:
        painter.shadow(box.moved(0, 4 * k), 12 * k, with_alpha((0, 0, 0), 0.5))
    painter.fill(box, BILL_PAPER)
    painter.vignette(box, AGE, 22 * k, 0.26)
    painter.line(box, 1.6 * k, with_alpha(colours.LAMP if lit else STYLES_SOOT, 0.95))
    width = box.width / k
    height = box.height / k
    if height > LEAST_FRAMED:
        frame = draw_svg(_frame(width, height), PieceBox(0, 0, width, height), painter.size)
        painter.stamp(frame, 0, 0)


def _frame(width: float, height: float) -> str:
    left = INSET
    top = INSET
    right = width - INSET
    low = height - INSET
    r = NOTCH
    path = (
        f"M{left + r},{top}H{right - r}a{r},{r} 0 0 0 {r},{r}V{low - r}a{r},{r} 0 0 0 {-r},{r}"
        f"H{left + r}a{r},{r} 0 0 0 {-r},{-r}V{top + r}a{r},{r} 0 0 0 {r},{-r}Z"
    )
    return f'<path d="{path}" fill="none" stroke="#8A3A2E" stroke-width="1.3" opacity=".8"/>'
