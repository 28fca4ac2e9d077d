"""The rose window: stone tracery, six petals of glass, and the enamels of the actions round it."""

import math
from typing import Final, NamedTuple

from game.tabletop.art.art_sheet import ROUND_JOIN_SVG, ArtResources, ArtSheet, soft_ellipse_svg
from game.tabletop.art.palette import PieceBox, PieceSprite
from game.tabletop.art.text import SANS_BOLD_FACE, SANS_HEAVY_FACE
from game.titles.tiletum.table.art import sheet_drawings, wooden_pieces
from game.titles.tiletum.table.art.icon_tones import IconTones
from game.titles.tiletum.table.art.inks import (
    CHOSEN_GLASS_TONES,
    ENAMEL_BY_ACTION,
    GLASS_TONES,
    LEAF_TONES,
    OUTLINE_HEX,
    STONE_TONES,
)
from game.titles.tiletum.table.art.tiles import PrintedTiles, draw_tile_on_sheet

WINDOW_RADIUS = 212.0
HUB_RADIUS = 42.0
PETAL_RADII: Final = (46.0, 142.0)
ENAMEL_BAND_RADII: Final = (150.0, 198.0)
RADIUS_OF_CIRCLE_OF_DICE = 84.0
RADIUS_OF_CIRCLE_OF_VALUES = 126.0
RADIUS_OF_CIRCLE_OF_SIGNS = 174.0
PETAL_HALF_ANGLE_DEGREES: Final = 25.0
"""Degrees from the middle of a petal to its edges."""
ENAMEL_BAND_HALF_ANGLE_DEGREES: Final = 28.6
DEGREES_BETWEEN_PLACES: Final = 60.0
EXPLORER_ARC_RADII: Final = (197.0, 220.0)
EXPLORER_ARC_MIDDLE_RADIUS = 208.5
EXPLORER_ARC_HALF_ANGLE_DEGREES = 58.0
EXPLORER_ARC_NAME_WIDTH = 104.0
LANTERN_DEGREES_FROM_ARC_MIDDLE = 12.0
TILE_DEGREES_FROM_ARC_MIDDLE = 44.0
"""Degrees from the middle of the explorer field."""
EXPLORER_RIM_WIDTH: Final = 6.0
"""Width of the rim that still belongs to the explorer field, in u."""
EXPLORER_RIM_DEGREES: Final = 2.0
"""Length of that rim beyond each end of the field, in degrees."""
RADIUS_OF_CIRCLE_OF_STEP_SYMBOLS = 203.0
SYMBOL_DEGREES_FROM_PLACE_MIDDLE = 0.0
ACTION_NAME_WIDTH: Final = 84.0
TILE_DEGREES_FROM_PLACE_MIDDLE: Final = 20.0
"""Degrees from the middle of a place to its bonus tile."""
DASHES_SVG: Final = 'stroke-dasharray="3 3"'


class PetalFace(NamedTuple):
    """What one place of the rose window shows.

    `value` is that of its dice, which give `action_points` of `action`; `action_name` is in the
    player's language. `viewers_added_action_points` come from the viewer's markers and
    technologies. `bonus_tile` is the bonus tile, "" for none; `state` is "lit", "dark" or "chosen".
    """

    value: int
    action: str
    action_name: str
    action_points: int
    viewers_added_action_points: int
    bonus_tile: str
    state: str


class ExplorerFieldFace(NamedTuple):
    """What the explorer field shows: the first of the two places it covers, its name and tile,
    the place of the step symbol, whether its step is due and whether it is chosen."""

    first_place: int
    name: str
    tile: str
    step_symbol_place: int
    is_step_due: bool
    is_action_in_progress: bool


def point_of_place_at_radius(
    wheel_place: int, radius: float, degrees_from_place: float = 0.0
) -> sheet_drawings.Point:
    """Return a point relative to the middle of the rose window, in u. It is at the distance
    `radius` and at an angle that is counted clockwise from the middle of a place; place 0 is at the
    top."""
    angle = math.radians(DEGREES_BETWEEN_PLACES * wheel_place + degrees_from_place)
    return radius * math.sin(angle), -radius * math.cos(angle)


def is_point_in_place(wheel_place: int, x_from_middle: float, y_from_middle: float) -> bool:
    """Return whether a point, given relative to the middle of the window, lies on the glass or
    enamel of a place."""
    degrees = (
        math.degrees(math.atan2(x_from_middle, -y_from_middle))
        - DEGREES_BETWEEN_PLACES * wheel_place
    )
    aside = abs((degrees + 180.0) % 360.0 - 180.0)
    return (
        aside <= DEGREES_BETWEEN_PLACES / 2
        and PETAL_RADII[0] <= math.hypot(x_from_middle, y_from_middle) <= ENAMEL_BAND_RADII[1]
    )


def is_point_on_explorer_field(
    wheel_place: int, x_from_middle: float, y_from_middle: float
) -> bool:
    """Return whether a point, relative to the middle of the window, lies on the explorer field
    that begins at a place, or on the rim around it."""
    degrees = (
        math.degrees(math.atan2(x_from_middle, -y_from_middle))
        - DEGREES_BETWEEN_PLACES * wheel_place
        - DEGREES_BETWEEN_PLACES / 2
    )
    aside = abs((degrees + 180.0) % 360.0 - 180.0)
    return (
        aside <= EXPLORER_ARC_HALF_ANGLE_DEGREES + EXPLORER_RIM_DEGREES
        and EXPLORER_ARC_RADII[0] - EXPLORER_RIM_WIDTH
        <= math.hypot(x_from_middle, y_from_middle)
        <= EXPLORER_ARC_RADII[1] + EXPLORER_RIM_WIDTH
    )


def rose_window_stone_sprite(art_resources: ArtResources) -> PieceSprite:
    """Return the stone of the window without glass and enamels; the anchor is its middle.

    Glass and enamels are separate pictures, because each die changes one of these pictures.
    """
    sheet = art_resources.make_art_sheet(
        PieceBox(-WINDOW_RADIUS, -WINDOW_RADIUS, 2 * WINDOW_RADIUS, 2 * WINDOW_RADIUS).grown(30)
    )
    sheet.add_svg(
        soft_ellipse_svg(
            (3, 6), (WINDOW_RADIUS + 4, WINDOW_RADIUS + 4), 0.45, core_share_of_radii=0.94
        )
    )
    _draw_window_stone(sheet)
    sheet.add_circle((0, 0), HUB_RADIUS, STONE_TONES[1], (OUTLINE_HEX, 2))
    sheet.add_circle((0, 0), HUB_RADIUS - 7, "#152A66", (LEAF_TONES[1], 1.6))
    for turn, fill in enumerate(("#B63A22", "#E0B247") * 4):
        turned = f'transform="rotate({45 * turn})"'
        sheet.add_path(
            "M0,-4C7,-12 6,-22 0,-27C-6,-22 -7,-12 0,-4Z", fill, (LEAF_TONES[1], 1), turned
        )
    return sheet.make_sprite()


def petal_glass_sprite(
    art_resources: ArtResources, petal_index: int, petal: PetalFace
) -> PieceSprite:
    """Return the glass of a place with its value and points of action."""
    sheet = art_resources.make_art_sheet(
        _ring_sector_box(petal_index, PETAL_RADII, PETAL_HALF_ANGLE_DEGREES).grown(8)
    )
    sheet.defer_texts_to_end()
    tones = (
        CHOSEN_GLASS_TONES
        if petal.state == "chosen"
        else GLASS_TONES[0 if petal.state == "lit" else 1]
    )
    name = f"glass-{petal.state}"
    path = ring_sector_svg_path(petal_index, PETAL_RADII, PETAL_HALF_ANGLE_DEGREES)
    sheet.add_svg(
        f'<defs><radialGradient id="{name}" gradientUnits="userSpaceOnUse" cx="0" cy="0" '
        f'r="{PETAL_RADII[1]}"><stop offset=".28" stop-color="{tones[0]}"/><stop offset=".6" '
        f'stop-color="{tones[1]}"/><stop offset="1" stop-color="{tones[2]}"/></radialGradient>'
        "</defs>"
    )
    sheet.add_path(path, f"url(#{name})", ("#14100C", 5), ROUND_JOIN_SVG)
    sheet.add_path(path, outline=(LEAF_TONES[1], 1.6), svg_attributes=ROUND_JOIN_SVG)
    x, y = point_of_place_at_radius(petal_index, RADIUS_OF_CIRCLE_OF_VALUES, -14)
    sheet.add_rectangle((x - 9, y - 9, 18, 18), 4, "#FFFDF4", (OUTLINE_HEX, 1.3))
    for left, top in wooden_pieces.PIP_POSITIONS_BY_VALUE[petal.value]:
        sheet.add_circle((x + 0.5 * left, y + 0.5 * top), 1.8, OUTLINE_HEX)
    sheet_drawings.draw_action_points_on_sheet(
        sheet,
        point_of_place_at_radius(
            petal_index, RADIUS_OF_CIRCLE_OF_VALUES, 5 if petal.viewers_added_action_points else 12
        ),
        11.4,
        str(petal.action_points),
    )
    if petal.viewers_added_action_points:
        x, y = point_of_place_at_radius(petal_index, RADIUS_OF_CIRCLE_OF_VALUES, 17)
        sheet.add_svg(
            f'<ellipse cx="{x:.2f}" cy="{y:.2f}" rx="12.6" ry="9.6" fill="#A81C24" '
            f'stroke="#FFF2BE" stroke-width="1.2"/>'
        )
        sheet.add_centred_text(
            f"+{petal.viewers_added_action_points}", (x, y), size=14, colour="#FFFFFF"
        )
    return sheet.make_sprite()


def petal_enamel_sprite(
    art_resources: ArtResources, box: PrintedTiles, petal_index: int, petal: PetalFace
) -> PieceSprite:
    """Return the enamel of a place with its action and its tile."""
    sheet = art_resources.make_art_sheet(
        _ring_sector_box(petal_index, ENAMEL_BAND_RADII, ENAMEL_BAND_HALF_ANGLE_DEGREES).grown(6)
    )
    sheet.defer_texts_to_end()
    path = ring_sector_svg_path(petal_index, ENAMEL_BAND_RADII, ENAMEL_BAND_HALF_ANGLE_DEGREES)
    sheet.add_path(path, ENAMEL_BY_ACTION[petal.action], (OUTLINE_HEX, 3), ROUND_JOIN_SVG)
    sheet.add_path(
        path,
        outline=(CHOSEN_GLASS_TONES[1], 3) if petal.state == "chosen" else (LEAF_TONES[1], 1.4),
    )
    size = sheet_drawings.fitting_letter_size(
        sheet, petal.action_name, SANS_BOLD_FACE, (19.0, 12.0), ACTION_NAME_WIDTH
    )
    # the name stands between its icon and its tile, letter by letter
    ring = RADIUS_OF_CIRCLE_OF_SIGNS, DEGREES_BETWEEN_PLACES * petal_index + 1
    sheet.add_text_on_circle(
        petal.action_name, ring, font_face=SANS_BOLD_FACE, size=size, colour="#FFFFFF"
    )
    sheet_drawings.draw_icon_on_sheet(
        sheet,
        petal.action,
        point_of_place_at_radius(petal_index, RADIUS_OF_CIRCLE_OF_SIGNS, -19),
        30,
        sheet_drawings.PALE_ICON_TONES,
    )
    at = point_of_place_at_radius(
        petal_index, RADIUS_OF_CIRCLE_OF_SIGNS, TILE_DEGREES_FROM_PLACE_MIDDLE
    )
    if petal.bonus_tile:
        draw_tile_on_sheet(sheet, box, petal.bonus_tile, at)
    else:
        sheet.add_circle(at, 14, "#000", ("#F2E6C9", 1), f'fill-opacity=".28" {DASHES_SVG}')
    return sheet.make_sprite()


def explorer_field_sprite(
    art_resources: ArtResources, box: PrintedTiles, explorer_field: ExplorerFieldFace
) -> PieceSprite:
    """Return the explorer field over two places with its tile."""
    sheet = art_resources.make_art_sheet(
        _ring_sector_box(
            explorer_field.first_place,
            EXPLORER_ARC_RADII,
            EXPLORER_ARC_HALF_ANGLE_DEGREES,
            DEGREES_BETWEEN_PLACES / 2,
        ).grown(18)
    )
    sheet.defer_texts_to_end()
    path = ring_sector_svg_path(
        explorer_field.first_place,
        EXPLORER_ARC_RADII,
        EXPLORER_ARC_HALF_ANGLE_DEGREES,
        DEGREES_BETWEEN_PLACES / 2,
    )
    sheet.add_svg(
        '<defs><radialGradient id="field" gradientUnits="userSpaceOnUse" cx="0" cy="0" '
        f'r="{EXPLORER_ARC_RADII[1]}"><stop offset=".9" stop-color="#72848E"/><stop offset=".96" '
        'stop-color="#D6E0E6"/><stop offset="1" stop-color="#93A4AD"/></radialGradient></defs>'
    )
    sheet.add_path(path, "url(#field)", (OUTLINE_HEX, 3), ROUND_JOIN_SVG)
    sheet.add_path(
        path,
        outline=(CHOSEN_GLASS_TONES[1], 2.6)
        if explorer_field.is_action_in_progress
        else ("#F4F8FA", 1.2),
    )
    size = sheet_drawings.fitting_letter_size(
        sheet, explorer_field.name, SANS_HEAVY_FACE, (17.0, 11.0), EXPLORER_ARC_NAME_WIDTH
    )
    middle_degrees = (
        DEGREES_BETWEEN_PLACES * explorer_field.first_place + DEGREES_BETWEEN_PLACES / 2
    )
    ring = EXPLORER_ARC_MIDDLE_RADIUS, middle_degrees - 22
    sheet.add_text_on_circle(
        explorer_field.name, ring, font_face=SANS_HEAVY_FACE, size=size, colour="#16202A"
    )
    lantern = explorer_field_point(explorer_field.first_place, LANTERN_DEGREES_FROM_ARC_MIDDLE)
    sheet.add_circle(lantern, 14, ENAMEL_BY_ACTION["explorer"], (LEAF_TONES[1], 1.6))
    sheet_drawings.draw_icon_on_sheet(
        sheet, "explorer", lantern, 21, sheet_drawings.PALE_ICON_TONES
    )
    at = explorer_field_point(explorer_field.first_place, TILE_DEGREES_FROM_ARC_MIDDLE)
    if explorer_field.tile:
        draw_tile_on_sheet(sheet, box, explorer_field.tile, at)
    else:
        sheet.add_circle(at, 11, "#16202A", ("#F2E6C9", 1), f'fill-opacity=".35" {DASHES_SVG}')
    return sheet.make_sprite()


def step_symbol_sprite(
    art_resources: ArtResources, wheel_place: int, *, is_due: bool
) -> PieceSprite:
    """Return the disc with feet that marks the step of a place, at its position on the window;
    bright while the step is due."""
    x, y = step_symbol_point(wheel_place)
    sheet = art_resources.make_art_sheet(PieceBox(x - 16, y - 16, 32, 32))
    sheet.add_circle(
        (x, y), 13.6, CHOSEN_GLASS_TONES[1] if is_due else "#4C5C68", (OUTLINE_HEX, 2.4)
    )
    sheet.add_circle((x, y), 12, outline=("#F4F8FA", 1.3))
    sheet_drawings.draw_icon_on_sheet(
        sheet,
        "feet",
        (x, y),
        17,
        IconTones("#16202A", "#16202A") if is_due else sheet_drawings.PALE_ICON_TONES,
    )
    return sheet.make_sprite()


def _ring_sector_box(
    wheel_place: int,
    inner_and_outer_radius: tuple[float, float],
    half_angle: float,
    middle_degrees: float = 0.0,
) -> PieceBox:
    """Return the box around a sector of a ring.

    The sector reaches `half_angle` degrees to both sides of `middle_degrees`, an angle from the
    middle of the place; `inner_and_outer_radius` is the inner and outer radius.
    """
    degrees = [middle_degrees - half_angle + step * half_angle / 8 for step in range(17)]
    points = [
        point_of_place_at_radius(wheel_place, radius, each)
        for radius in inner_and_outer_radius
        for each in degrees
    ]
    left = min(x for x, _ in points)
    top = min(y for _, y in points)
    width = max(x for x, _ in points) - left
    height = max(y for _, y in points) - top
    return PieceBox(left, top, width, height)


def ring_sector_svg_path(
    wheel_place: int,
    inner_and_outer_radius: tuple[float, float],
    half_angle: float,
    middle_degrees: float = 0.0,
) -> str:
    """Return the SVG path of a sector of a ring.

    The sector reaches `half_angle` degrees to both sides of `middle_degrees`, an angle from the
    middle of the place; `inner_and_outer_radius` is the inner and outer radius.
    """
    inner, outer = inner_and_outer_radius
    ends = [
        point_of_place_at_radius(wheel_place, r, middle_degrees + side)
        for side in (-half_angle, half_angle)
        for r in inner_and_outer_radius
    ]
    (ax, ay), (bx, by), (dx, dy), (cx, cy) = ends
    return (
        f"M{ax:.2f},{ay:.2f}L{bx:.2f},{by:.2f}A{outer},{outer} 0 0 1 {cx:.2f},{cy:.2f}"
        f"L{dx:.2f},{dy:.2f}A{inner},{inner} 0 0 0 {ax:.2f},{ay:.2f}Z"
    )


def _draw_window_stone(sheet: ArtSheet) -> None:
    sheet.add_svg(
        f'<defs><radialGradient id="ashlar" gradientUnits="userSpaceOnUse" cx="-60" cy="-90" '
        f'r="330"><stop offset="0" stop-color="{STONE_TONES[0]}"/><stop offset=".55" '
        f'stop-color="{STONE_TONES[1]}"/><stop offset="1" '
        f'stop-color="{STONE_TONES[2]}"/></radialGradient>'
        "</defs>"
    )
    sheet.add_circle((0, 0), WINDOW_RADIUS - 4, "url(#ashlar)", (OUTLINE_HEX, 2.4))
    sheet.add_circle(
        (0, 0), WINDOW_RADIUS - 8, outline=("#FFF6DE", 1.4), svg_attributes='opacity=".6"'
    )
    sheet.add_circle((0, 0), PETAL_RADII[1] + 4, outline=("#5A4A33", 1.6))
    for place in range(6):
        at = point_of_place_at_radius(place, PETAL_RADII[1] + 2, DEGREES_BETWEEN_PLACES / 2)
        sheet.add_circle(at, 8.4, STONE_TONES[2], (OUTLINE_HEX, 1.4))
        sheet.add_circle(at, 5, "#B63A22", (LEAF_TONES[1], 1.2))


def explorer_field_point(petal_index: int, degrees: float) -> sheet_drawings.Point:
    """Return the point of the explorer field at an angle from its middle; `petal_index` is the
    first place it covers.
    """
    return point_of_place_at_radius(
        petal_index, EXPLORER_ARC_MIDDLE_RADIUS, DEGREES_BETWEEN_PLACES / 2 + degrees
    )


def step_symbol_point(petal_index: int) -> sheet_drawings.Point:
    """Return the point of the step symbol at a place, in u from the middle of the window."""
    return point_of_place_at_radius(
        petal_index, RADIUS_OF_CIRCLE_OF_STEP_SYMBOLS, SYMBOL_DEGREES_FROM_PLACE_MIDDLE
    )
