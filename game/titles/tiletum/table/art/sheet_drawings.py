"""Small signs: the lapis quatrefoil of points of action, the silver hexagon of points,
goods, enamels of actions, and gains put together from them."""

from typing import Final

from game.tabletop.art.art_sheet import ROUND_JOIN_SVG, ArtSheet
from game.tabletop.art.palette import PieceBox
from game.tabletop.art.small_art import ICON_BOX
from game.titles.tiletum.rules.components import parse_gain_parts
from game.titles.tiletum.table.art import good_inks, inks
from game.titles.tiletum.table.art.icon_tones import IconTones

Point = tuple[float, float]
GOOD_BOX: Final = PieceBox(-12, -12, 24, 24)
CREST_BOX: Final = PieceBox(-16, -16, 32, 34)
DARK_ICON_TONES: Final = IconTones("#2A1D12", "#8E6524")
PALE_ICON_TONES: Final = IconTones("#FFF8E4", "#F3D27A")
TONES_BY_PAINTED_GOOD: Final = {**good_inks.TONES_BY_GOOD, "silver": good_inks.SILVER_TONES}
QUATREFOIL_LOBE_CENTRES: Final = ((0.0, -6.0), (0.0, 6.0), (-6.0, 0.0), (6.0, 0.0))


def fitting_letter_size(
    sheet: ArtSheet,
    words: str,
    font_face: str,
    largest_and_smallest: tuple[float, float],
    available_width: float,
) -> float:
    """Return the letter size, from the first of `largest_and_smallest` down to the second, at
    which the words fit into `available_width`; the second size if none fits."""
    size, least = largest_and_smallest
    while size > least and sheet.text_width(words, font_face, size) > available_width:
        size -= 0.5
    return size


def draw_icon_on_sheet(
    sheet: ArtSheet, name: str, centre: Point, size: float, tones: IconTones = DARK_ICON_TONES
) -> None:
    """Draw an icon of this title."""
    colours = {"body": tones.body, "accent": tones.accent}
    sheet.add_shape_file(
        f"{inks.SHAPES_FOLDER}/{name}", colours, ICON_BOX, centre, size / ICON_BOX.width
    )


def draw_good_on_sheet(sheet: ArtSheet, good: str, centre: Point, size: float) -> None:
    """Draw a good or silver, or with "any" or "same" the dashed ring of a good of choice."""
    if good in TONES_BY_PAINTED_GOOD:
        tones = TONES_BY_PAINTED_GOOD[good].colour_by_shape_placeholder
        scale = size / GOOD_BOX.width
        sheet.add_shape_file(f"{inks.SHAPES_FOLDER}/good_{good}", tones, GOOD_BOX, centre, scale)
        return
    dashes = f'stroke-dasharray="{0.16 * size} {0.1 * size}"'
    sheet.add_circle(centre, 0.42 * size, "#FFFDF4", (inks.INK_HEX, 0.07 * size), dashes)
    sign = "=" if good == "same" else "?"
    sheet.add_centred_text(sign, centre, size=0.66 * size, colour=inks.INK_HEX)


def draw_action_points_on_sheet(
    sheet: ArtSheet, centre: Point, radius: float, words: str = "", *, spent: bool = False
) -> None:
    """Draw the quatrefoil of action points with its number, blue, or grey when they are spent."""
    k = radius / 13.4
    fill, line = ("#6E6B62", "#3E3A32") if spent else (inks.LAPIS_TONES[1], inks.LEAF_TONES[0])
    lobes = "".join(f'<circle cx="{x}" cy="{y}" r="7.4"/>' for x, y in QUATREFOIL_LOBE_CENTRES)
    sheet.add_svg(
        f'<g transform="translate({centre[0]} {centre[1]}) scale({k})">'
        f'<g fill="{inks.OUTLINE_HEX}" stroke="{inks.OUTLINE_HEX}" stroke-width="3.4">{lobes}</g>'
        f'<g fill="{line}" stroke="{line}" stroke-width="1.4">{lobes}</g>'
        f'<g fill="{fill}">{lobes}</g></g>'
    )
    if words:
        sheet.add_centred_text(words, centre, size=1.34 * radius, colour="#FFFFFF")


def draw_points_hexagon_on_sheet(sheet: ArtSheet, centre: Point, radius: float, words: str) -> None:
    """Draw the silver hexagon with a number of points."""
    x, y = centre
    wide = 0.9 * radius if len(words) < 3 else 1.2 * radius
    side = 0.62 * wide
    path = (
        f"M{x - side:.2f},{y - radius:.2f}H{x + side:.2f}L{x + wide + 0.14 * radius:.2f},{y:.2f}"
        f"L{x + side:.2f},{y + radius:.2f}H{x - side:.2f}L{x - wide - 0.14 * radius:.2f},{y:.2f}Z"
    )
    sheet.add_path(
        path, inks.SILVER_TONES[1], (inks.OUTLINE_HEX, max(0.14 * radius, 1.1)), ROUND_JOIN_SVG
    )
    inner = f'transform="translate({x * 0.14:.3f} {y * 0.14:.3f}) scale(.86)"'
    sheet.add_path(path, "#EDF2F5", svg_attributes=inner)
    sheet.add_centred_text(words, centre, size=1.3 * radius, colour="#16202A")


def draw_action_enamel_on_sheet(sheet: ArtSheet, action: str, centre: Point, size: float) -> None:
    """Draw an action: its enamel and its icon."""
    box = centre[0] - size / 2, centre[1] - size / 2, size, size
    sheet.add_rectangle(
        box, 0.2 * size, inks.ENAMEL_BY_ACTION[action], (inks.LEAF_TONES[1], 0.05 * size)
    )
    draw_icon_on_sheet(sheet, action, centre, 0.74 * size, PALE_ICON_TONES)


def draw_crest_on_sheet(sheet: ArtSheet, crest: str, position: Point, height: float) -> None:
    """Draw a crest as a shield with its emblem."""
    sheet.add_shape_file(
        f"{inks.SHAPES_FOLDER}/crest_{crest}", {}, CREST_BOX, position, height / CREST_BOX.height
    )


def draw_gain_row_on_sheet(
    sheet: ArtSheet,
    gain: str,
    middle_xy_and_size: tuple[float, float, float],
    *,
    available_width: float,
) -> None:
    """Draw the signs of a gain in one line, smaller if they are wider than `available_width`;
    `middle_xy_and_size` is the middle of the line and the size in u."""
    parts = parse_gain_parts(gain)
    size = middle_xy_and_size[2]
    at = middle_xy_and_size[:2]
    wide = sum(_gain_part_width(word, size) for word, _ in parts) + 0.16 * size * (len(parts) - 1)
    if wide > available_width:
        size *= available_width / wide
        wide = available_width
    x = at[0] - wide / 2
    for word, number in parts:
        part = _gain_part_width(word, size)
        _draw_gain_part(sheet, (x + part / 2, at[1]), size, gain_name=word, gain_count=number)
        x += part + 0.16 * size


def _gain_part_width(gain_name: str, size: float) -> float:
    if gain_name in TONES_BY_PAINTED_GOOD or gain_name in ("any", "same"):
        return 1.5 * size
    if gain_name == "vp":
        return 1.3 * size
    if gain_name in inks.ENAMEL_BY_ACTION or gain_name.endswith("-step"):
        return 1.62 * size
    return 1.2 * size if not gain_name.endswith("-anywhere") else 1.6 * size


def _draw_gain_part(
    sheet: ArtSheet, centre: Point, size: float, *, gain_name: str, gain_count: int
) -> None:
    (x, y) = centre
    ink = inks.INK_HEX
    if gain_name in TONES_BY_PAINTED_GOOD or gain_name in ("any", "same"):
        sheet.add_centred_text(str(gain_count), (x - 0.48 * size, y), size=0.92 * size, colour=ink)
        draw_good_on_sheet(sheet, gain_name, (x + 0.26 * size, y), size)
    elif gain_name == "vp":
        draw_points_hexagon_on_sheet(sheet, centre, 0.56 * size, str(gain_count))
    elif gain_name in inks.ENAMEL_BY_ACTION:
        draw_icon_on_sheet(
            sheet,
            gain_name,
            (x - 0.3 * size, y),
            size,
            IconTones(inks.ENAMEL_BY_ACTION[gain_name], ink),
        )
        draw_action_points_on_sheet(
            sheet, (x + 0.42 * size, y + 0.16 * size), 0.4 * size, str(gain_count)
        )
    elif gain_name.endswith("-step"):
        who = gain_name.removesuffix("-step")
        draw_icon_on_sheet(
            sheet, who, (x - 0.3 * size, y), size, IconTones(inks.ENAMEL_BY_ACTION[who], ink)
        )
        draw_icon_on_sheet(
            sheet, "feet", (x + 0.4 * size, y + 0.2 * size), 0.56 * size, IconTones(ink, ink)
        )
        sheet.add_centred_text(
            str(gain_count), (x + 0.42 * size, y - 0.36 * size), size=0.6 * size, colour=ink
        )
    elif gain_name.endswith("-anywhere"):
        draw_icon_on_sheet(sheet, gain_name.removesuffix("-anywhere"), (x - 0.3 * size, y), size)
        draw_icon_on_sheet(sheet, "map", (x + 0.48 * size, y + 0.08 * size), 0.64 * size)
    else:
        draw_icon_on_sheet(sheet, "house" if gain_name == "building" else gain_name, centre, size)
        if gain_name == "building":
            draw_icon_on_sheet(sheet, "character", (x + 0.44 * size, y + 0.24 * size), 0.6 * size)
