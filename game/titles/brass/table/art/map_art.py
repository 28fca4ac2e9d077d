"""Lines and empty spaces of the map, and the light around targets."""

import math
from typing import NamedTuple

from game.tabletop.art.art_sheet import ICONS_FOLDER, ArtResources, ArtSheet, soft_rectangle_svg
from game.tabletop.art.palette import HALO, PieceBox, PieceSprite
from game.tabletop.art.player_colours import player_colour
from game.tabletop.art.player_marks import add_player_mark
from game.tabletop.art.player_tones import PlayerColourAndPattern
from game.tabletop.art.small_art import ICON_BOX
from game.tabletop.art.svg_shapes import rounded_rectangle_svg
from game.titles.brass.table.art import inks
from game.titles.brass.table.art.small_pieces import draw_industry_symbol_on_sheet

Point = tuple[float, float]
Curve = tuple[Point, ...]
"""Start, control point and end, or only two ends."""
LINE_PICTURE_MARGIN = 26.0
LINE_COUNTER_SIZE = 42.0, 25.0
SLEEPER_PITCH = 6.0

_PENS_BY_LINE_HIGHLIGHT: dict[str, tuple[tuple[float, str, float, str], ...]] = {
    "route": ((22.0, "#FFE9A8", 0.85, ""),),
    "offer": ((20.0, "#FFD36B", 0.34, ""), (13.0, "#FFD36B", 0.9, ""), (8.0, "#FFF6DE", 0.95, "")),
    "chosen": ((22.0, "#FFF1C4", 0.95, ""), (13.0, "#A81C24", 0.95, "")),
}

SPACE_SIZE = 52.0
SPACE_CORNER_RADIUS = 6.0
HALF_SPACE_SIZE = SPACE_SIZE / 2
SYMBOL_SIZE_IN_PAIR = 25.0
SINGLE_SYMBOL_SIZE = 33.0
PEN_BY_HIGHLIGHT_KIND = {
    "legal": ("#FFD36B", 3.4, ""),
    "chosen": ("#FFF1C4", 5.0, ""),
    "other": ("#FFF6E0", 3.0, "7 5"),
    "two": ("#FFD36B", 2.4, "2.5 4"),
}
"""Colour, width and dash of the line round a space, so that each differs by its form too."""

TWO_CARDS_SIGN_CARD_WIDTH = 13.0
TWO_CARDS_SIGN_CARD_HEIGHT = 18.0


class LineFace(NamedTuple):
    """How a line on the map is drawn. `kind` is "owned" with a link, "free" without one, "other"
    for a line of the other era only, "ferry", or a highlight: "route", "offer" or "chosen"."""

    curve: Curve
    kind: str
    is_rail: bool = False
    colour: str = ""
    is_night: bool = False
    has_link_counter: bool = True


def line_sprite(art_resources: ArtResources, face: LineFace) -> PieceSprite:
    """Return a line of the map as its face says; the anchor is the line's first point."""
    x, y = face.curve[0]
    curve = tuple((a - x, b - y) for a, b in face.curve)
    left = min(a for a, _ in curve)
    right = max(a for a, _ in curve)
    top = min(b for _, b in curve)
    low = max(b for _, b in curve)
    box = PieceBox(left, top, right - left, low - top).grown(LINE_PICTURE_MARGIN)
    sheet = art_resources.make_art_sheet(box)
    path = _curve_path(curve)
    if face.kind == "owned":
        _add_owned_line(sheet, face, curve, path)
    elif face.kind == "free":
        _add_free_line(sheet, face, curve, path)
    elif face.kind in _PENS_BY_LINE_HIGHLIGHT:
        sheet.add_svg(
            "".join(
                _stroked_path_svg(path, *pen_of) for pen_of in _PENS_BY_LINE_HIGHLIGHT[face.kind]
            )
        )
    else:
        ink = "#C9B78F" if face.is_night else "#5A4A33"
        dash = "2.2 6" if face.kind == "other" else "1.6 4.6"
        sheet.add_svg(_stroked_path_svg(path, 2.2, ink, 0.62, dash))
    return sheet.make_sprite()


def link_piece_sprite(
    art_resources: ArtResources, colour: str, *, is_rail: bool, scale: float = 1.0
) -> PieceSprite:
    """Return the counter of a link, a locomotive if `is_rail` and a barge otherwise, in a player's
    colour without its line; the anchor is in its middle."""
    sheet = art_resources.make_art_sheet(PieceBox(-26, -18, 52, 38), scale)
    _draw_link_piece(sheet, player_colour(colour), (0, 0), is_rail=is_rail)
    return sheet.make_sprite()


def midpoint_of_curve(curve: Curve) -> Point:
    """Return the point half-way along a line, which is straight (2 points) or bent (3 points)."""
    if len(curve) == 2:
        (x0, y0), (x1, y1) = curve
        return (x0 + x1) / 2, (y0 + y1) / 2
    (x0, y0), (x1, y1), (x2, y2) = curve
    return (x0 + 2 * x1 + x2) / 4, (y0 + 2 * y1 + y2) / 4


def _add_owned_line(sheet: ArtSheet, face: LineFace, curve: Curve, path: str) -> None:
    colour = player_colour(face.colour)
    if face.is_night and colour.name not in inks.COLOURS_WITH_DARK_SYMBOLS:
        sheet.add_svg(_stroked_path_svg(path, 18.4, HALO, 0.85))
    sheet.add_svg(_stroked_path_svg(path, 17.5, "#000000", 0.28))
    sheet.add_svg(
        _stroked_path_svg(path, 15, colour.dark) + _stroked_path_svg(path, 11, colour.mid)
    )
    if face.is_rail:
        sleepers = _sleepers_svg_path(curve, 8.6)
        sheet.add_svg(
            f'<path d="{sleepers}" stroke="{colour.dark}" stroke-width="2.4" fill="none"/>'
        )
        sheet.add_svg(_rails_svg(curve, 2.5, "#FFF6E0", 1.5))
    else:
        sheet.add_svg(_stroked_path_svg(path, 5.4, colour.dark, 0.9))
        dash = " ".join(str(length) for length in colour.dash_and_gap_lengths)
        sheet.add_svg(_stroked_path_svg(path, 1.8, colour.light, 0.95, dash))
    if face.has_link_counter:
        _draw_link_piece(sheet, colour, midpoint_of_curve(curve), is_rail=face.is_rail)


def _add_free_line(sheet: ArtSheet, face: LineFace, curve: Curve, path: str) -> None:
    if face.is_rail:
        sleepers = _sleepers_svg_path(curve, 9.4)
        sheet.add_svg(f'<path d="{sleepers}" stroke="#5C4E36" stroke-width="2.2" fill="none"/>')
        sheet.add_svg(_rails_svg(curve, 2.7, inks.DULL_BRASS, 1.5))
        return
    sheet.add_svg(
        _stroked_path_svg(path, 8.6, inks.CANAL_EDGE) + _stroked_path_svg(path, 6, inks.CANAL)
    )
    sheet.add_svg(_stroked_path_svg(path, 1.3, "#F4FBF4", 0.8, "9 6"))


def _draw_link_piece(
    sheet: ArtSheet, colour: PlayerColourAndPattern, centre: Point, *, is_rail: bool
) -> None:
    width, height = LINE_COUNTER_SIZE
    x = centre[0] - width / 2
    y = centre[1] - height / 2
    sheet.add_svg(soft_rectangle_svg(PieceBox(x + 1, y + 3, width, height), 6, 4, 0.45))
    box = PieceBox(x, y, width, height)
    sheet.add_svg(rounded_rectangle_svg(box._replace(top=y + 1.6), 6, f'fill="{colour.dark}"'))
    sheet.add_svg(rounded_frame_svg(box, 6, colour.mid, colour.dark, 1.8))
    light = f'fill="none" stroke="{colour.light}" stroke-width="1" opacity=".8"'
    sheet.add_svg(rounded_rectangle_svg(box.grown(-1.8), 4.4, light))
    ink = "#1B140E" if colour.name in inks.COLOURS_WITH_DARK_SYMBOLS else "#FFF6E0"
    name = f"{ICONS_FOLDER}/train" if is_rail else f"{inks.SHAPES_FOLDER}/barge"
    sheet.add_shape_file(
        name, {"body": ink, "accent": ink}, ICON_BOX, (centre[0] - 7.5, centre[1]), 0.45
    )
    add_player_mark(sheet, colour, (centre[0] + 11.5, centre[1], 12))


def _sleepers_svg_path(curve: Curve, half_length: float) -> str:
    parts = []
    length = math.dist(curve[0], curve[-1])
    count = max(4, round(length / SLEEPER_PITCH))
    for number in range(count + 1):
        (x, y), (dx, dy) = point_and_direction_on_curve(curve, number / count)
        parts.append(
            f"M{x - dy * half_length:.2f},{y + dx * half_length:.2f}"
            f"L{x + dy * half_length:.2f},{y - dx * half_length:.2f}"
        )
    return "".join(parts)


def _rails_svg(curve: Curve, half_gauge: float, colour: str, width: float) -> str:
    text = ""
    for side in (-half_gauge, half_gauge):
        points = []
        for number in range(13):
            (x, y), (dx, dy) = point_and_direction_on_curve(curve, number / 12)
            points.append(f"{x - dy * side:.2f},{y + dx * side:.2f}")
        text += (
            f'<path d="M{"L".join(points)}" fill="none" stroke="{colour}" stroke-width="{width}"/>'
        )
    return text


def point_and_direction_on_curve(curve: Curve, curve_share: float) -> tuple[Point, Point]:
    """Return the point of a line at the share `curve_share`, 0 to 1, and the direction there as a
    unit vector."""
    start = curve[0]
    end = curve[-1]
    bend = curve[1] if len(curve) == 3 else midpoint_of_curve(curve)
    parts = ((1 - curve_share) ** 2, 2 * curve_share * (1 - curve_share), curve_share * curve_share)
    x, y = (parts[0] * start[i] + parts[1] * bend[i] + parts[2] * end[i] for i in (0, 1))
    dx, dy = (
        2 * (1 - curve_share) * (bend[i] - start[i]) + 2 * curve_share * (end[i] - bend[i])
        for i in (0, 1)
    )
    far = math.hypot(dx, dy) or 1.0
    return (x, y), (dx / far, dy / far)


def _curve_path(curve: Curve) -> str:
    (x, y) = curve[0]
    (x2, y2) = curve[-1]
    if len(curve) == 2:
        return f"M{x},{y}L{x2},{y2}"
    return f"M{x},{y}Q{curve[1][0]},{curve[1][1]} {x2},{y2}"


def _stroked_path_svg(
    path: str, width: float, colour: str, alpha: float = 1.0, dash: str = ""
) -> str:
    dashed = f' stroke-dasharray="{dash}"' if dash else ""
    return (
        f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width}" '
        f'stroke-linecap="butt" opacity="{alpha}"{dashed}/>'
    )


def rounded_frame_svg(box: PieceBox, radius: float, fill: str, stroke: str, width: float) -> str:
    """Return the SVG of a rectangle with rounded corners, a fill and an outline."""
    return rounded_rectangle_svg(
        box, radius, f'fill="{fill}" stroke="{stroke}" stroke-width="{width}"'
    )


def empty_space_sprite(
    art_resources: ArtResources,
    industries: tuple[str, ...],
    size: float = SPACE_SIZE,
    *,
    is_rail_era: bool = False,
) -> PieceSprite:
    """Return an empty space with the symbols of the one or two industries it takes, in the colours
    of the canal or the rail era; the anchor is in its middle."""
    sheet = art_resources.make_art_sheet(
        PieceBox(-HALF_SPACE_SIZE - 2, -HALF_SPACE_SIZE - 2, SPACE_SIZE + 4, SPACE_SIZE + 4),
        size / SPACE_SIZE,
    )
    paper = inks.NIGHT_PAPER if is_rail_era else "#F1E8D0"
    sheet.add_svg(
        '<defs><linearGradient id="sunk" gradientUnits="userSpaceOnUse" x1="0" y1="-26" x2="0" '
        f'y2="26"><stop offset="0" stop-color="#000" stop-opacity=".22"/><stop offset=".14" '
        'stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" '
        f'stop-opacity=".05"/></linearGradient></defs>{_card_rect_svg(paper)}{_card_rect_svg("url(#sunk)")}'
        '<rect x="-26" y="-26" width="52" height="52" rx="6" fill="none" stroke="#5A4A33" '
        'stroke-width="1.8"/><rect x="-24.2" y="-24.2" width="48.4" height="48.4" rx="4.6" '
        'fill="none" stroke="#FFFBEC" stroke-width="1" opacity=".65"/>'
    )
    if len(industries) == 1:
        draw_industry_symbol_on_sheet(sheet, industries[0], (0, 1, SINGLE_SYMBOL_SIZE))
        return sheet.make_sprite()
    first, second = industries
    sheet.add_path(
        "M-20,20L20,-20",
        outline=("#5A4A33", 1.5),
        svg_attributes='stroke-dasharray="4 3.4" opacity=".8"',
    )
    draw_industry_symbol_on_sheet(sheet, first, (-11, -11, SYMBOL_SIZE_IN_PAIR))
    draw_industry_symbol_on_sheet(sheet, second, (11.5, 12, SYMBOL_SIZE_IN_PAIR))
    return sheet.make_sprite()


def rectangle_highlight_sprite(
    art_resources: ArtResources,
    highlight_kind: str,
    width: float = SPACE_SIZE,
    height: float = SPACE_SIZE,
) -> PieceSprite:
    """Return the highlight around a rectangle of the map; `highlight_kind` is a key of
    `PEN_BY_HIGHLIGHT_KIND`, the anchor is in the middle."""
    colour, line, dash = PEN_BY_HIGHLIGHT_KIND[highlight_kind]
    box = PieceBox(-width / 2, -height / 2, width, height)
    sheet = art_resources.make_art_sheet(box.grown(14))
    if highlight_kind in ("legal", "chosen"):
        for ring in range(6):
            grown = box.grown(2 + 2 * ring)
            style = f'stroke="{colour}" stroke-width="3" opacity="{0.3 - 0.048 * ring:.3f}"'
            sheet.add_svg(
                rounded_rectangle_svg(
                    grown, SPACE_CORNER_RADIUS + 2 + 2 * ring, f'fill="none" {style}'
                )
            )
    grown = box.grown(line / 2 - 0.6)
    dashed = f' stroke-dasharray="{dash}"' if dash else ""
    fill = f'fill="{colour}" fill-opacity=".2"' if highlight_kind == "legal" else 'fill="none"'
    style = f'{fill} stroke="{colour}" stroke-width="{line}"{dashed}'
    sheet.add_svg(rounded_rectangle_svg(grown, SPACE_CORNER_RADIUS + 1, style))
    return sheet.make_sprite()


def two_cards_sprite(art_resources: ArtResources) -> PieceSprite:
    """Return the sign for two cards, one overlapping the other; the anchor is in the middle."""
    sheet = art_resources.make_art_sheet(PieceBox(-15, -14, 30, 28))
    card = PieceBox(
        -TWO_CARDS_SIGN_CARD_WIDTH / 2,
        -TWO_CARDS_SIGN_CARD_HEIGHT / 2,
        TWO_CARDS_SIGN_CARD_WIDTH,
        TWO_CARDS_SIGN_CARD_HEIGHT,
    )
    drawn = rounded_rectangle_svg(card, 2, 'fill="#F6EBD0" stroke="#2A1F12" stroke-width="1.6"')
    for lean, x in ((-12, -4.5), (12, 4.5)):
        sheet.add_svg(f'<g transform="translate({x} 0) rotate({lean})">{drawn}</g>')
    return sheet.make_sprite()


def _card_rect_svg(fill: str) -> str:
    return f'<rect x="-26" y="-26" width="52" height="52" rx="6" fill="{fill}"/>'
