"""Lines of the map: printed and free, of the other era, and owned."""

from __future__ import annotations

import math
from typing import NamedTuple

from game.tabletop.art.drawing import ICONS, ArtSheet, Pen, soft_rectangle
from game.tabletop.art.icons import ICON_BOX
from game.tabletop.art.palette import HALO, PlayerColour, player_colour
from game.tabletop.art.small_art import add_mark
from game.tabletop.art.sprite import PieceBox, PieceSprite
from game.titles.brass.table.art.inks import CANAL, CANAL_EDGE, DARK_INK, DULL_BRASS, SHAPES

Point = tuple[float, float]
Curve = tuple[Point, ...]
"""Start, control point and end, or only two ends."""
MARGIN = 26.0
COUNTER = 42.0, 25.0
SLEEPER_PITCH = 6.0


class LineFace(NamedTuple):
    """How a line is drawn: `kind` is free, other, ferry, owned, route, offer or chosen."""

    curve: Curve
    kind: str
    rail: bool = False
    colour: str = ""
    night: bool = False
    counter: bool = True


def line(pen: Pen, face: LineFace) -> PieceSprite:
    """Return a line of the map; anchor at its start."""
    x, y = face.curve[0]
    curve = tuple((a - x, b - y) for a, b in face.curve)
    left, right = min(a for a, _ in curve), max(a for a, _ in curve)
    top, low = min(b for _, b in curve), max(b for _, b in curve)
    box = PieceBox(left, top, right - left, low - top).grown(MARGIN)
    sheet = pen.sheet(box)
    path = _path(curve)
    if face.kind == "owned":
        _owned(sheet, face, curve, path)
    elif face.kind == "free":
        _free(sheet, face, curve, path)
    elif face.kind in _LIGHTS:
        sheet.svg("".join(_stroke(path, *pen_of) for pen_of in _LIGHTS[face.kind]))
    else:
        ink = "#C9B78F" if face.night else "#5A4A33"
        dash = "2.2 6" if face.kind == "other" else "1.6 4.6"
        sheet.svg(_stroke(path, 2.2, ink, 0.62, dash))
    return sheet.finish()


def line_counter(pen: Pen, colour: str, *, rail: bool, scale: float) -> PieceSprite:
    """Return the counter of a link alone, for stacks and journals; anchor in its middle."""
    sheet = pen.sheet(PieceBox(-26, -18, 52, 38), scale)
    _add_counter(sheet, player_colour(colour), (0, 0), rail=rail)
    return sheet.finish()


def along(curve: Curve, t: float) -> Point:
    """Return the point of a line at `t`, 0 to 1."""
    start, bend, end = curve
    parts = ((1 - t) ** 2, 2 * t * (1 - t), t * t)
    return (
        parts[0] * start[0] + parts[1] * bend[0] + parts[2] * end[0],
        parts[0] * start[1] + parts[1] * bend[1] + parts[2] * end[1],
    )


def middle(curve: Curve) -> Point:
    """Return the point half-way along a line."""
    if len(curve) == 2:
        (x0, y0), (x1, y1) = curve
        return (x0 + x1) / 2, (y0 + y1) / 2
    (x0, y0), (x1, y1), (x2, y2) = curve
    return (x0 + 2 * x1 + x2) / 4, (y0 + 2 * y1 + y2) / 4


def _owned(sheet: ArtSheet, face: LineFace, curve: Curve, path: str) -> None:
    colour = player_colour(face.colour)
    if face.night and colour.name not in DARK_INK:
        sheet.svg(_stroke(path, 18.4, HALO, 0.85))
    sheet.svg(_stroke(path, 17.5, "#000000", 0.28))
    sheet.svg(_stroke(path, 15, colour.dark) + _stroke(path, 11, colour.mid))
    if face.rail:
        sleepers = _sleepers(curve, 8.6)
        sheet.svg(f'<path d="{sleepers}" stroke="{colour.dark}" stroke-width="2.4" fill="none"/>')
        sheet.svg(_rails(curve, 2.5, "#FFF6E0", 1.5))
    else:
        sheet.svg(_stroke(path, 5.4, colour.dark, 0.9))
        dash = " ".join(str(length) for length in colour.dash)
        sheet.svg(_stroke(path, 1.8, colour.light, 0.95, dash))
    if face.counter:
        _add_counter(sheet, colour, middle(curve), rail=face.rail)


def _free(sheet: ArtSheet, face: LineFace, curve: Curve, path: str) -> None:
    if face.rail:
        sleepers = _sleepers(curve, 9.4)
        sheet.svg(f'<path d="{sleepers}" stroke="#5C4E36" stroke-width="2.2" fill="none"/>')
        sheet.svg(_rails(curve, 2.7, DULL_BRASS, 1.5))
        return
    sheet.svg(_stroke(path, 8.6, CANAL_EDGE) + _stroke(path, 6, CANAL))
    sheet.svg(_stroke(path, 1.3, "#F4FBF4", 0.8, "9 6"))


def _add_counter(sheet: ArtSheet, colour: PlayerColour, at: Point, *, rail: bool) -> None:
    width, height = COUNTER
    x, y = at[0] - width / 2, at[1] - height / 2
    sheet.svg(soft_rectangle(PieceBox(x + 1, y + 3, width, height), 6, 4, 0.45))
    sheet.svg(
        f'<rect x="{x}" y="{y + 1.6}" width="{width}" height="{height}" rx="6" '
        f'fill="{colour.dark}"/><rect x="{x}" y="{y}" width="{width}" height="{height}" rx="6" '
        f'fill="{colour.mid}" stroke="{colour.dark}" stroke-width="1.8"/><rect x="{x + 1.8}" '
        f'y="{y + 1.8}" width="{width - 3.6}" height="{height - 3.6}" rx="4.4" fill="none" '
        f'stroke="{colour.light}" stroke-width="1" opacity=".8"/>'
    )
    ink = "#1B140E" if colour.name in DARK_INK else "#FFF6E0"
    name = f"{ICONS}/train" if rail else f"{SHAPES}/barge"
    turn = f"translate({at[0] - 7.5} {at[1]}) scale(.45)"
    sheet.shape(name, {"body": ink, "accent": ink}, ICON_BOX, turn=turn)
    add_mark(sheet, colour, (at[0] + 11.5, at[1], 12))


def _sleepers(curve: Curve, half: float) -> str:
    parts = []
    length = math.dist(curve[0], curve[-1])
    count = max(4, round(length / SLEEPER_PITCH))
    for number in range(count + 1):
        (x, y), (dx, dy) = _along(curve, number / count)
        parts.append(
            f"M{x - dy * half:.2f},{y + dx * half:.2f}L{x + dy * half:.2f},{y - dx * half:.2f}"
        )
    return "".join(parts)


def _rails(curve: Curve, apart: float, colour: str, width: float) -> str:
    text = ""
    for side in (-apart, apart):
        points = []
        for number in range(13):
            (x, y), (dx, dy) = _along(curve, number / 12)
            points.append(f"{x - dy * side:.2f},{y + dx * side:.2f}")
        text += (
            f'<path d="M{"L".join(points)}" fill="none" stroke="{colour}" stroke-width="{width}"/>'
        )
    return text


def _along(curve: Curve, t: float) -> tuple[Point, Point]:
    """Return the point at a share of a line and the direction there."""
    if len(curve) == 2:
        start, end = curve
        bend = middle(curve)
    else:
        start, bend, end = curve
    parts = ((1 - t) ** 2, 2 * t * (1 - t), t * t)
    x, y = (parts[0] * start[i] + parts[1] * bend[i] + parts[2] * end[i] for i in (0, 1))
    dx, dy = (2 * (1 - t) * (bend[i] - start[i]) + 2 * t * (end[i] - bend[i]) for i in (0, 1))
    far = math.hypot(dx, dy) or 1.0
    return (x, y), (dx / far, dy / far)


def _path(curve: Curve) -> str:
    (x, y), (x2, y2) = curve[0], curve[-1]
    if len(curve) == 2:
        return f"M{x},{y}L{x2},{y2}"
    return f"M{x},{y}Q{curve[1][0]},{curve[1][1]} {x2},{y2}"


def _stroke(path: str, width: float, colour: str, alpha: float = 1.0, dash: str = "") -> str:
    dashed = f' stroke-dasharray="{dash}"' if dash else ""
    return (
        f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width}" '
        f'stroke-linecap="butt" opacity="{alpha}"{dashed}/>'
    )


_LIGHTS: dict[str, tuple[tuple[float, str, float, str], ...]] = {
    "route": ((22.0, "#FFE9A8", 0.85, ""),),
    "offer": ((20.0, "#FFD36B", 0.34, ""), (13.0, "#FFD36B", 0.9, ""), (8.0, "#FFF6DE", 0.95, "")),
    "chosen": ((22.0, "#FFF1C4", 0.95, ""), (13.0, "#A81C24", 0.95, "")),
    "alternative": ((20.0, "#FFF6E0", 0.8, "8 6"),),
}
