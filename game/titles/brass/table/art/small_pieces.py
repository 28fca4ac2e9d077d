"""Small pieces: cubes, income coins, hexagons of points, market tiles and symbols."""

from typing import Final

from game.tabletop.art.art_sheet import ArtResources, ArtSheet, soft_rectangle_svg
from game.tabletop.art.palette import PieceBox, PieceSprite
from game.tabletop.art.small_art import ICON_BOX
from game.tabletop.art.svg_shapes import rounded_rectangle_svg
from game.tabletop.art.text import CLARENDON_FACE
from game.titles.brass.table.art import inks

CUBE_BOX = PieceBox(-11, -12, 22, 24)
COIN_BOX = PieceBox(-21, -21, 42, 43)
POINTS_BOX = PieceBox(-13, -13, 26, 27)
POINTS_RADIUS = 11.4
MARKET_TILE_SIZE = 40.0, 44.0

COIN_WIDTH_IN_RADII: Final = 2.4
"""Of a coin and its shadow, in radii."""


DASH_WIDTH_IN_RADII: Final = 0.9
"""Of the room between the two coins of a span, in radii of a coin."""


def draw_industry_symbol_on_sheet(
    sheet: ArtSheet,
    industry: str,
    centre_xy_and_size: tuple[float, float, float],
    *,
    body_colour: str = "",
    accent_colour: str = "",
) -> None:
    """Draw an industry's symbol; `centre_xy_and_size` is the x and y of its centre and its size in
    u.

    "" for `body_colour` or `accent_colour` means the industry's usual colour.
    """
    x, y, size = centre_xy_and_size
    colours = {
        "body": body_colour or inks.COLOUR_BY_INDUSTRY[industry],
        "accent": accent_colour or inks.ACCENT_BY_INDUSTRY[industry],
    }
    scale = size / ICON_BOX.width
    sheet.add_shape_file(f"{inks.SHAPES_FOLDER}/{industry}", colours, ICON_BOX, (x, y), scale)


def draw_cube_on_sheet(
    sheet: ArtSheet, kind: str, centre: tuple[float, float], radius: float
) -> None:
    """Draw a cube of half width `radius` around `centre`; `kind` is "coal", "iron" or "bale"."""
    sheet.add_shape_file(f"{inks.SHAPES_FOLDER}/cube_{kind}", {}, CUBE_BOX, centre, radius / 10)


def draw_points_hexagon_on_sheet(
    sheet: ArtSheet, words: str, centre: tuple[float, float], radius: float
) -> None:
    """Draw a silver hexagon of radius `radius` around `centre` with a number on it."""
    sheet.add_shape_file(
        f"{inks.SHAPES_FOLDER}/points", {}, POINTS_BOX, centre, radius / POINTS_RADIUS
    )
    sheet.add_centred_text(words, centre, size=1.36 * radius, colour=inks.SOOT_HEX)


def draw_coin_on_sheet(
    sheet: ArtSheet, words: str, centre: tuple[float, float], radius: float
) -> None:
    """Draw a brass coin of radius `radius` around `centre`, with a number if `words` is not ""."""
    sheet.add_shape_file(f"{inks.SHAPES_FOLDER}/coin", {}, COIN_BOX, centre, radius / 18.4)
    if words:
        sheet.add_centred_text(words, centre, size=1.42 * radius, colour=inks.SOOT_HEX)


def cube_sprite(art_resources: ArtResources, kind: str, radius: float = 10.0) -> PieceSprite:
    """Return a cube with its shadow; anchor in its middle."""
    sheet = art_resources.make_art_sheet(CUBE_BOX.grown(3), radius / 10)
    sheet.add_shadow((1.6, 8.6), (10.4, 4.2), 0.4)
    draw_cube_on_sheet(sheet, kind, (0, 0), 10)
    return sheet.make_sprite()


def missing_cube_sprite(art_resources: ArtResources, radius: float = 10.0) -> PieceSprite:
    """Return the dashed outline of a cube that has been used; the anchor is in its middle."""
    sheet = art_resources.make_art_sheet(CUBE_BOX, radius / 10)
    sheet.add_path(
        "M-7.6,-8H7.6V8H-7.6Z",
        outline=("#9C8558", 1.5),
        svg_attributes='stroke-dasharray="2.6 2.2"',
    )
    return sheet.make_sprite()


def coin_sprite(art_resources: ArtResources, words: str = "", radius: float = 11.0) -> PieceSprite:
    """Return a brass coin with `words`, such as a number, on it; the anchor is in its middle."""
    width = COIN_WIDTH_IN_RADII * radius
    sheet = art_resources.make_art_sheet(PieceBox(-width / 2, -width / 2, width, 2.5 * radius))
    draw_coin_on_sheet(sheet, words, (0, 0), radius)
    return sheet.make_sprite()


def coin_span_sprite(
    art_resources: ArtResources, least_number: int, most_number: int, radius: float = 11.0
) -> PieceSprite:
    """Return a brass coin with a number if the two numbers are equal, otherwise two coins with a
    dash between; the anchor is in the middle of the first coin."""
    width = COIN_WIDTH_IN_RADII * radius
    distance = width + DASH_WIDTH_IN_RADII * radius
    more = distance if most_number != least_number else 0.0
    sheet = art_resources.make_art_sheet(
        PieceBox(-width / 2, -width / 2, width + more, 2.5 * radius)
    )
    draw_coin_on_sheet(sheet, str(least_number), (0, 0), radius)
    if more:
        at = distance / 2, 0.0
        sheet.add_centred_text("\N{EN DASH}", at, size=1.42 * radius, colour=inks.SOOT_HEX)
        draw_coin_on_sheet(sheet, str(most_number), (distance, 0), radius)
    return sheet.make_sprite()


def points_hexagon_sprite(
    art_resources: ArtResources, words: str, radius: float = POINTS_RADIUS
) -> PieceSprite:
    """Return a silver hexagon with a number; anchor in its middle."""
    sheet = art_resources.make_art_sheet(
        PieceBox(-1.2 * radius, -1.2 * radius, 2.4 * radius, 2.5 * radius)
    )
    draw_points_hexagon_on_sheet(sheet, words, (0, 0), radius)
    return sheet.make_sprite()


def market_tile_sprite(
    art_resources: ArtResources, words: str = "", scale: float = 1.0
) -> PieceSprite:
    """Return a tile of the distant market, face up with `words` on it, or face down for ""; the
    anchor is in its middle."""
    width, height = MARKET_TILE_SIZE
    box = PieceBox(-width / 2, -height / 2, width, height)
    sheet = art_resources.make_art_sheet(box.grown(4), scale)
    sheet.add_svg(
        soft_rectangle_svg(PieceBox(box.left + 1, box.top + 3, width, height), 6, 4, 0.45)
    )
    fill, rim = (inks.PAPER_TONES[0], "#8C7A56") if words else (inks.CANAL_DEEP, "#C9A45A")
    sheet.add_svg(_raised_slab_svg(box, 5, fill, "#120E0A"))
    sheet.add_svg(
        rounded_rectangle_svg(box.grown(-4), 3, f'fill="none" stroke="{rim}" stroke-width="1.2"')
    )
    if words:
        sheet.add_centred_text(words, (0, 0), font_face=CLARENDON_FACE, size=23, colour=inks.BRICK)
    else:
        draw_cube_on_sheet(sheet, "bale", (0, 0), 8.6)
    return sheet.make_sprite()


def card_numbers_tag_sprite(art_resources: ArtResources, words: str) -> PieceSprite:
    """Return a small tilted card with `words` on it, the number keys of cards in the hand; the
    anchor is in its middle."""
    width = 12.0 + 10.0 * len(words) - 5.0 * words.count("·")
    box = PieceBox(-width / 2, -14, width, 28)
    sheet = art_resources.make_art_sheet(box.grown(5))
    sheet.add_svg(soft_rectangle_svg(PieceBox(box.left + 1, -11, width, 28), 4, 4, 0.45))
    sheet.add_svg(_raised_slab_svg(box, 4, inks.PAPER_TONES[0], "#2A1E15"))
    sheet.add_svg(
        f'<path d="M{box.left + 0.8},{-7.5}V{-10.5}a3,3 0 0 1 3,-3H{-box.left - 3.8}a3,3 0 0 1 3,3'
        f'V{-7.5}Z" fill="{inks.CANAL_DEEP}"/>'
    )
    sheet.add_centred_text(words, (0, 3.4), size=17, colour=inks.SOOT_HEX)
    return sheet.make_sprite(degrees=-8)


def track_marker_sprite(art_resources: ArtResources) -> PieceSprite:
    """Return the dark pointed marker of a printed track; anchor at its tip."""
    sheet = art_resources.make_art_sheet(PieceBox(-10, -2, 20, 22))
    sheet.add_svg('<path d="M0,0L7,8V17H-7V8Z" fill="#241B16" stroke="#FBF3DD" stroke-width="1"/>')
    return sheet.make_sprite()


def _raised_slab_svg(box: PieceBox, radius: float, fill: str, edge: str) -> str:
    """Return the SVG of a rounded rectangle in colour `fill` with a darker edge below it, like a
    thick tile."""
    below = rounded_rectangle_svg(box._replace(top=box.top + 1.6), radius, f'fill="{edge}"')
    return below + rounded_rectangle_svg(
        box, radius, f'fill="{fill}" stroke="{edge}" stroke-width="1.2"'
    )
