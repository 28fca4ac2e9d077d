"""Players' patterns: plates of panels, bars, timeline strips."""

from game.tabletop.art.drawing import Pen, rounded
from game.tabletop.art.palette import PlayerColour
from game.tabletop.art.small_art import add_mark
from game.tabletop.art.sprite import PieceBox, PieceSprite

MEDALLION_R = 21.0
SMALL_MARK = 0.62
CORNER = 12.0


def pattern(pen: Pen, colour: PlayerColour, width: float, height: float) -> PieceSprite:
    """Return a rectangle filled with a player's pattern; anchor at its top left corner."""
    sheet = pen.sheet(PieceBox(0, 0, width, height))
    sheet.svg(pattern_svg(colour, width, height))
    return sheet.finish()


def plate(
    pen: Pen, colour: PlayerColour, width: float, height: float, mark_at: float = 0.5
) -> PieceSprite:
    """Return the left end of a player's panel: pattern, dark medallion and mark.

    `mark_at` is the share of the height at which the mark stands; off the middle it is small.
    """
    radius = CORNER
    sheet = pen.sheet(PieceBox(0, 0, width, height))
    sheet.svg(pattern_svg(colour, width, height))
    x, y = width / 2, height * mark_at
    r = min(MEDALLION_R, 0.36 * min(width, height))
    if mark_at != 0.5:
        r *= SMALL_MARK
    sheet.circle((x, y), r + 1, colour.dark, (colour.light, 1.4))
    fill = "#FFF6E0" if colour.mark != "ring" else colour.light
    add_mark(sheet, colour, (x, y, 1.22 * r), fill)
    sheet.keep_only(
        f'<path d="M{width + 2},0H{radius}A{radius},{radius} 0 0 0 0,{radius}V{height - radius}'
        f'A{radius},{radius} 0 0 0 {radius},{height}H{width + 2}Z" fill="#fff"/>'
    )
    return sheet.finish()


def pattern_svg(colour: PlayerColour, width: float, height: float) -> str:
    """Return SVG of a player's pattern on the player's ground, from (0, 0)."""
    ground = f'<rect x="0" y="0" width="{width}" height="{height}" fill="{colour.mid}"/>'
    return ground + pattern_lines(colour, width, height)


def pattern_lines(colour: PlayerColour, width: float, height: float) -> str:
    """Return SVG of a player's pattern alone, from (0, 0)."""
    return _LINES[colour.pattern](colour, width, height)


def _stripes(colour: PlayerColour, width: float, height: float) -> str:
    count = int((width + height) // 8) + 1
    path = "".join(f"M{8 * each - height:.1f},{height}l{height},{-height}" for each in range(count))
    return _line(path, colour.light, 2.4, 0.75)


def _dots(colour: PlayerColour, width: float, height: float) -> str:
    dots = []
    for row in range(int(height // 7) + 1):
        for column in range(int(width // 14) + 2):
            x = 5 + 14 * column - (7 if row % 2 else 0)
            dots.append(f'<circle cx="{x}" cy="{5 + 7 * row}" r="1.8"/>')
    return f'<g fill="{colour.dark}" opacity=".8">{"".join(dots)}</g>'


def _levels(colour: PlayerColour, width: float, height: float) -> str:
    path = "".join(f"M0,{5 + 9 * row}H{width}" for row in range(int(height // 9) + 1))
    return _line(path, colour.light, 2.2, 0.8)


def _grid(colour: PlayerColour, width: float, height: float) -> str:
    rows = "".join(f"M0,{5 + 9 * row}H{width}" for row in range(int(height // 9) + 1))
    columns = "".join(f"M{5 + 9 * each},0V{height}" for each in range(int(width // 9) + 1))
    return _line(rows + columns, colour.dark, 1.5, 0.6)


def _plain(colour: PlayerColour, width: float, height: float) -> str:
    inner = PieceBox(2.6, 2.6, width - 5.2, height - 5.2)
    return rounded(inner, 5, 'fill="none" stroke="#F6EBCB" stroke-width="1.6"')


def _line(path: str, colour: str, width: float, opacity: float) -> str:
    return (
        f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width}" '
        f'opacity="{opacity}"/>'
    )


_LINES = {"stripes": _stripes, "dots": _dots, "levels": _levels, "grid": _grid, "plain": _plain}
