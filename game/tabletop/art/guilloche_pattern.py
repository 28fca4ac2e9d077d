"""The guilloche pattern of tiles and cards: two sine lines that cross."""

import math

from game.tabletop.art.palette import PieceBox

WAVE_LENGTH = 12.0
WAVE_AMPLITUDE = 3.6
ROW_PITCH = 9.0


def guilloche_svg(box: PieceBox, opacity_percent: int, colour: str = "#fff") -> str:
    """Return SVG for a pattern of fine curved lines that fills `box`; `opacity_percent` is its
    opacity."""
    lines = []
    row = box.top + ROW_PITCH / 2
    while row < box.top + box.height - 1:
        lines.append(_wave_path(box, row, 1))
        lines.append(_wave_path(box, row, -1))
        row += ROW_PITCH
    joined = "".join(lines)
    return (
        f'<path d="{joined}" fill="none" stroke="{colour}" stroke-width=".8" '
        f'opacity="{opacity_percent / 100}"/>'
    )


def _wave_path(box: PieceBox, centre_y: float, first_bend_sign: int) -> str:
    steps = max(2, round(box.width / (WAVE_LENGTH / 8)))
    points = []
    for step in range(steps + 1):
        x = box.left + box.width * step / steps
        y = centre_y + first_bend_sign * WAVE_AMPLITUDE * math.sin(x * math.tau / WAVE_LENGTH)
        y = min(max(y, box.top), box.top + box.height)
        points.append(f"{x:.1f},{y:.2f}")
    return "M" + "L".join(points)
