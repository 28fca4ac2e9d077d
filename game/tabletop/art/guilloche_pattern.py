"""The guilloche pattern of tiles and cards: two sine lines that cross."""

import math

from game.tabletop.art.palette import PieceBox

PERIOD = 12.0
AMPLITUDE = 3.6
ROW = 9.0


def guilloche_svg(box: PieceBox, percent: int, colour: str = "#fff") -> str:
    """Return SVG for a pattern of fine curved lines that fills `box`; `percent` is its opacity."""
    lines = []
    row = box.top + ROW / 2
    while row < box.top + box.height - 1:
        lines.append(_wave_path(box, row, 1))
        lines.append(_wave_path(box, row, -1))
        row += ROW
    joined = "".join(lines)
    return (
        f'<path d="{joined}" fill="none" stroke="{colour}" stroke-width=".8" '
        f'opacity="{percent / 100}"/>'
    )


def _wave_path(box: PieceBox, row: float, sign: int) -> str:
    steps = max(2, round(box.width / (PERIOD / 8)))
    points = []
    for step in range(steps + 1):
        x = box.left + box.width * step / steps
        y = row + sign * AMPLITUDE * math.sin(x * math.tau / PERIOD)
        y = min(max(y, box.top), box.top + box.height)
        points.append(f"{x:.1f},{y:.2f}")
    return "M" + "L".join(points)
