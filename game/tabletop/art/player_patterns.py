"""The pattern of each player, as SVG."""

from __future__ import annotations

from game.tabletop.art.palette import PieceBox
from game.tabletop.art.player_tones import PlayerColourAndPattern
from game.tabletop.art.svg_shapes import rounded_rectangle_svg


def stripes_svg(colour: PlayerColourAndPattern, width: float, height: float) -> str:
    """Return SVG of slanting stripes in the player's light tone, for a rectangle from (0, 0)."""
    count = int((width + height) // 8) + 1
    path = "".join(f"M{8 * each - height:.1f},{height}l{height},{-height}" for each in range(count))
    return _path_svg(path, colour.light, 2.4, 0.75)


def dots_svg(colour: PlayerColourAndPattern, width: float, height: float) -> str:
    """Return SVG of rows of dots, every second row shifted, for a rectangle from (0, 0)."""
    dots = []
    for row in range(int(height // 7) + 1):
        for column in range(int(width // 14) + 2):
            x = 5 + 14 * column - (7 if row % 2 else 0)
            dots.append(f'<circle cx="{x}" cy="{5 + 7 * row}" r="1.8"/>')
    return f'<g fill="{colour.dark}" opacity=".8">{"".join(dots)}</g>'


def horizontal_lines_svg(colour: PlayerColourAndPattern, width: float, height: float) -> str:
    """Return SVG of evenly spaced horizontal lines, for a rectangle from (0, 0)."""
    path = "".join(f"M0,{5 + 9 * row}H{width}" for row in range(int(height // 9) + 1))
    return _path_svg(path, colour.light, 2.2, 0.8)


def grid_svg(colour: PlayerColourAndPattern, width: float, height: float) -> str:
    """Return SVG of a grid of horizontal and vertical lines, for a rectangle from (0, 0)."""
    rows = "".join(f"M0,{5 + 9 * row}H{width}" for row in range(int(height // 9) + 1))
    columns = "".join(f"M{5 + 9 * each},0V{height}" for each in range(int(width // 9) + 1))
    return _path_svg(rows + columns, colour.dark, 1.5, 0.6)


def plain_frame_svg(colour: PlayerColourAndPattern, width: float, height: float) -> str:
    """Return SVG of a pale rounded frame a little inside a rectangle from (0, 0); the colour is
    not used."""
    inner = PieceBox(2.6, 2.6, width - 5.2, height - 5.2)
    return rounded_rectangle_svg(inner, 5, 'fill="none" stroke="#F6EBCB" stroke-width="1.6"')


def _path_svg(path_data: str, colour: str, width: float, opacity: float) -> str:
    return (
        f'<path d="{path_data}" fill="none" stroke="{colour}" stroke-width="{width}" '
        f'opacity="{opacity}"/>'
    )
