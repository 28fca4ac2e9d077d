"""Industry counters: pale with the owner's rim before they flip, in full colour afterwards."""

from typing import NamedTuple

from game.tabletop.art.art_sheet import ArtResources, ArtSheet, soft_rectangle_svg
from game.tabletop.art.palette import PieceBox, PieceSprite
from game.tabletop.art.player_colours import player_colour
from game.tabletop.art.player_marks import add_player_mark
from game.tabletop.art.player_tones import PlayerColourAndPattern
from game.tabletop.art.svg_shapes import rounded_rectangle_svg
from game.tabletop.art.table_art import pattern_lines_svg, pattern_svg
from game.tabletop.art.text import CLARENDON_FACE
from game.titles.brass.table.art import inks
from game.titles.brass.table.art.small_pieces import (
    draw_cube_on_sheet,
    draw_industry_symbol_on_sheet,
    draw_points_hexagon_on_sheet,
)

COUNTER_SIZE = 52.0
CORNER_RADIUS = 7.0
HALF_COUNTER_SIZE = COUNTER_SIZE / 2
HALF_COUNTER_PAPER_SIZE = 20.0
OWNER_MARK_RADIUS = 8.2
LEVEL_TAB_WIDTH_BY_LEVEL = (14.0, 14.0, 17.0, 21.0, 23.0)
"""By the level."""
MIN_CUBES_IN_TWO_ROWS = 3  # cubes
CUBE_POSITIONS_BY_COUNT = {
    1: ((0.0, 13.0),),
    2: ((-8.0, 13.0), (8.0, 13.0)),
    3: ((-15.0, 13.0), (0.0, 13.0), (15.0, 13.0)),
    4: ((-8.0, 4.0), (8.0, 4.0), (-8.0, 15.0), (8.0, 15.0)),
    5: ((-8.0, 3.0), (8.0, 3.0), (-15.0, 14.0), (0.0, 14.0), (15.0, 14.0)),
    6: ((-15.0, 3.0), (0.0, 3.0), (15.0, 3.0), (-15.0, 14.0), (0.0, 14.0), (15.0, 14.0)),
}
CUBE_RADIUS = 7.4


class CounterFace(NamedTuple):
    """The visible content of a counter; `points_text` is shown once it is flipped."""

    colour: str
    industry: str
    level: int
    is_flipped: bool = False
    cube_count: int = 0
    points_text: str = ""
    shows_bale: bool = False


def counter_sprite(
    art_resources: ArtResources,
    face: CounterFace,
    size: float = COUNTER_SIZE,
    *,
    has_shadow: bool = True,
) -> PieceSprite:
    """Return a counter `size` u wide with its cubes, bale or points, with a
    shadow if `has_shadow`; the anchor is in its middle."""
    box = PieceBox(-HALF_COUNTER_SIZE, -HALF_COUNTER_SIZE, COUNTER_SIZE, COUNTER_SIZE)
    sheet = art_resources.make_art_sheet(
        PieceBox(
            -HALF_COUNTER_SIZE - 4, -HALF_COUNTER_SIZE - 3, COUNTER_SIZE + 8, COUNTER_SIZE + 11
        ),
        size / COUNTER_SIZE,
    )
    least = min(
        face.cube_count, 1 if face.cube_count < MIN_CUBES_IN_TWO_ROWS else MIN_CUBES_IN_TWO_ROWS
    )  # that need as much room
    bare = face._replace(cube_count=least, points_text="", shows_bale=False)
    sheet.add_cached_drawing(
        (bare, has_shadow), lambda plate: _add_body(plate, box, bare, has_shadow=has_shadow)
    )
    if face.is_flipped:
        draw_points_hexagon_on_sheet(sheet, face.points_text, (13.5, 15), 11.4)
    elif face.shows_bale:
        draw_cube_on_sheet(sheet, "bale", (12.5, 13.5), 8.2)
    else:
        kind = "coal" if face.industry == "coal-mine" else "iron"
        for at in CUBE_POSITIONS_BY_COUNT.get(face.cube_count, ()):
            draw_cube_on_sheet(sheet, kind, at, CUBE_RADIUS)
    return sheet.make_sprite()


def cubes_left_sprite(
    art_resources: ArtResources, kind: str, count: int, scale: float
) -> PieceSprite:
    """Return the cubes that a counter has left, arranged as on the counter; the anchor is in the
    middle of a single cube."""
    positions = CUBE_POSITIONS_BY_COUNT[count]
    left = min(x for x, _ in positions) - CUBE_RADIUS - 1
    top = min(y for _, y in positions) - CUBE_RADIUS - 1
    right = max(x for x, _ in positions) + CUBE_RADIUS + 1
    low = max(y for _, y in positions) + CUBE_RADIUS + 2
    sheet = art_resources.make_art_sheet(PieceBox(left, top, right - left, low - top), scale)
    for at in positions:
        draw_cube_on_sheet(sheet, kind, at, CUBE_RADIUS)
    return sheet.make_sprite()


def _add_body(sheet: ArtSheet, box: PieceBox, face: CounterFace, *, has_shadow: bool) -> None:
    """Draw the body of a counter with its industry and level, with a shadow if `has_shadow`,
    without cubes and points."""
    half = HALF_COUNTER_SIZE
    colour = player_colour(face.colour)
    if face.is_flipped:
        sheet.add_svg(
            '<defs><linearGradient id="back" gradientUnits="userSpaceOnUse" x1="-20" y1="-26" '
            f'x2="16" y2="26"><stop offset="0" stop-color="{colour.light}"/><stop offset=".45" '
            f'stop-color="{colour.mid}"/><stop offset="1" stop-color="{colour.dark}"/>'
            f'</linearGradient></defs><rect x="{-half}" y="{-half}" width="{COUNTER_SIZE}" '
            f'height="{COUNTER_SIZE}" '
            'fill="url(#back)"/>'
        )
        lines = pattern_lines_svg(colour, COUNTER_SIZE, COUNTER_SIZE)
        sheet.add_svg(f'<g transform="translate({-half} {-half})" opacity=".45">{lines}</g>')
    else:
        sheet.add_svg(f'<g transform="translate({-HALF_COUNTER_SIZE} {-HALF_COUNTER_SIZE})">')
        sheet.add_svg(pattern_svg(colour, COUNTER_SIZE, COUNTER_SIZE) + "</g>")
    sheet.clip_everything_drawn_so_far(rounded_rectangle_svg(box, CORNER_RADIUS, 'fill="#fff"'))
    if not face.is_flipped:
        paper = PieceBox(
            -HALF_COUNTER_PAPER_SIZE,
            -HALF_COUNTER_PAPER_SIZE + 1,
            2 * HALF_COUNTER_PAPER_SIZE,
            2 * HALF_COUNTER_PAPER_SIZE,
        )
        sheet.add_svg(
            rounded_rectangle_svg(
                paper, 4, f'fill="#F7EFDA" stroke="{colour.dark}" stroke-width="1.2"'
            )
        )
        sheet.add_svg(
            rounded_rectangle_svg(paper.grown(-1.4), 3, 'fill="none" stroke="#fff" opacity=".7"')
        )
    sheet.add_svg(
        rounded_rectangle_svg(
            box.grown(-0.7), CORNER_RADIUS, f'fill="none" stroke="{colour.light}" opacity=".8"'
        )
    )
    sheet.add_svg(
        rounded_rectangle_svg(
            box, CORNER_RADIUS, f'fill="none" stroke="{colour.dark}" stroke-width="1.6"'
        )
    )
    _draw_industry_symbol(sheet, face, colour)
    _draw_level_tab(sheet, face.level, colour)
    x = HALF_COUNTER_SIZE - 9.4
    y = -HALF_COUNTER_SIZE + 9.4
    sheet.add_circle((x, y), OWNER_MARK_RADIUS, colour.mid, (colour.dark, 1.6))
    sheet.add_circle(
        (x, y), OWNER_MARK_RADIUS - 1.3, outline=(colour.light, 0.8), svg_attributes='opacity=".8"'
    )
    add_player_mark(sheet, colour, (x, y, 10.4))
    edge = rounded_rectangle_svg(
        PieceBox(-HALF_COUNTER_SIZE, -HALF_COUNTER_SIZE + 2, COUNTER_SIZE, COUNTER_SIZE),
        CORNER_RADIUS,
        f'fill="{colour.dark}"',
    )
    soft = soft_rectangle_svg(
        PieceBox(-HALF_COUNTER_SIZE + 1, -HALF_COUNTER_SIZE + 4, COUNTER_SIZE, COUNTER_SIZE),
        CORNER_RADIUS,
        5,
        0.5,
    )
    sheet.add_svg_below_everything_drawn((soft if has_shadow else "") + edge)


def _draw_industry_symbol(
    sheet: ArtSheet, face: CounterFace, colour: PlayerColourAndPattern
) -> None:
    if not face.is_flipped:
        small = face.cube_count >= MIN_CUBES_IN_TWO_ROWS
        place = (0.0, -4.0 if face.cube_count else 1.0, 28.0 if small else 33.0)
        draw_industry_symbol_on_sheet(sheet, face.industry, place)
        return
    ink = "#1B140E" if colour.name in inks.COLOURS_WITH_DARK_SYMBOLS else "#FFF6E0"
    faint = colour.mid if colour.name in inks.COLOURS_WITH_DARK_SYMBOLS else colour.dark
    draw_industry_symbol_on_sheet(
        sheet, face.industry, (-1, 1, 35), body_colour=ink, accent_colour=faint
    )


def _draw_level_tab(sheet: ArtSheet, level: int, colour: PlayerColourAndPattern) -> None:
    half = HALF_COUNTER_SIZE
    words = inks.ROMAN_NUMERALS[level]
    width = LEVEL_TAB_WIDTH_BY_LEVEL[level]
    tab = colour.mid if colour.name in inks.COLOURS_WITH_DARK_SYMBOLS else colour.dark
    sheet.add_svg(
        f'<path d="M{-half},{-half + 7}a7,7 0 0 1 7,-7H{-half + width}V{-half + 13}'
        f'a4,4 0 0 1 -4,4H{-half}Z" fill="{tab}"/>'
    )
    at = -HALF_COUNTER_SIZE + width / 2, -HALF_COUNTER_SIZE + 8.4
    ink = "#1B140E" if colour.name in inks.COLOURS_WITH_DARK_SYMBOLS else "#FFF6E0"
    sheet.add_centred_text(words, at, font_face=CLARENDON_FACE, size=14.5, colour=ink)
