"""Area tiles: face down, face up, and with a peeled corner."""

from dataclasses import dataclass

from game.tabletop.art.art_sheet import ArtResources, ArtSheet, soft_rectangle_svg
from game.tabletop.art.guilloche_pattern import guilloche_svg
from game.tabletop.art.palette import PieceBox, PieceSprite
from game.tabletop.art.text import FELL_CAPITALS_FACE
from game.titles.tinners_trail.table.art.cards import CREAM_HEX
from game.titles.tinners_trail.table.art.cubes import add_cube
from game.titles.tinners_trail.table.art.palette import TILE_SIDE_COLOUR, region_colour
from game.titles.tinners_trail.table.art.tokens import add_bonus

CubeCounts = tuple[int, int, int]
"""Tin, copper and water of a tile."""
CUBE_KINDS = ("tin", "copper", "water")

FACE_DOWN_BOX = PieceBox(-27, -25, 54, 50)
FACE_UP_BOX = PieceBox(-44, -25, 88, 50)
BONUS_BADGE_POSITION = (-43.0, -26.0)
TILE_SIDE_HEIGHT = 3.0
_ZERO_COUNT_HEX = "#B49A66"


@dataclass(frozen=True, slots=True)
class TileFace:
    """What is printed on a tile; `bonus` is "", "money+3" or "work+1" as in the rules."""

    region: str
    region_letter: str
    cube_counts: CubeCounts
    bonus: str = ""


def face_down_tile_sprite(
    art_resources: ArtResources, region: str, letter: str, *, scale: float = 1.0
) -> PieceSprite:
    """Return a face-down tile, at `scale` times its size; only its region shows."""
    sheet = art_resources.make_art_sheet(FACE_DOWN_BOX.grown(8), scale)
    _add_tile_block(sheet, FACE_DOWN_BOX, region_colour(region))
    _add_back_pattern(sheet, FACE_DOWN_BOX, region)
    sheet.add_centred_text(
        letter, (0, -0.5), font_face=FELL_CAPITALS_FACE, size=37, colour=CREAM_HEX
    )
    return sheet.make_sprite()


def face_up_tile_sprite(
    art_resources: ArtResources, tile: TileFace, *, scale: float = 1.0
) -> PieceSprite:
    """Return a face-up tile, at `scale` times its size: region band, then tin, copper and water
    with their counts."""
    sheet = art_resources.make_art_sheet(FACE_UP_BOX.grown(19), scale)
    sheet.add_cached_drawing(
        ("up", tile.region), lambda blank: _add_blank_face_up_tile(blank, tile.region)
    )
    sheet.add_centred_text(
        tile.region_letter, (-32.6, 0), font_face=FELL_CAPITALS_FACE, size=23, colour=CREAM_HEX
    )
    _add_cubes_with_counts(sheet, art_resources, tile.cube_counts, (-10.6, -8.5, 21.4))
    add_bonus(sheet, art_resources, tile.bonus, BONUS_BADGE_POSITION)
    return sheet.make_sprite()


def curled_up_tile_sprite(
    art_resources: ArtResources, tile: TileFace, *, curled_share: float, scale: float
) -> PieceSprite:
    """Return a face-down tile, at `scale` times its size, whose lower `curled_share` (0 to 1) is
    curled up over its counts."""
    region = tile.region
    letter = tile.region_letter
    counts = tile.cube_counts
    if curled_share <= 0:
        return face_down_tile_sprite(art_resources, region, letter, scale=scale)
    sheet = art_resources.make_art_sheet(FACE_DOWN_BOX.grown(14), scale)
    sheet.add_cached_drawing(
        "peeked", lambda blank: _add_tile_block(blank, FACE_DOWN_BOX, "#F4E7C6")
    )
    _add_cubes_with_counts(sheet, art_resources, counts, (-15.6, 5.6, 15.6))
    line = 25 - 50 * min(0.92, curled_share)
    left = min(line + 4, 24)
    right = line - 3.6
    sheet.add_svg(
        f'<path d="M-26.4,{left}L26.4,{right}V{right + 4}Q8,{line + 9} -26.4,{left + 1.5}Z" '
        f'fill="#2E1F14" opacity=".3"/>'
    )
    sheet.add_cached_drawing(
        ("peeled", region, letter, curled_share),
        lambda blank: _add_back_above_curl(blank, curled_share, line, region=region, letter=letter),
    )
    sheet.add_svg(_curl_svg(line))
    add_bonus(sheet, art_resources, tile.bonus, (-25.0, -22.0))
    return sheet.make_sprite()


def _add_blank_face_up_tile(sheet: ArtSheet, region: str) -> None:
    _add_tile_block(sheet, FACE_UP_BOX, "#F6EBCB")
    sheet.add_path(
        "M-22,-24.2H-36Q-43.2,-24.2 -43.2,-17V17Q-43.2,24.2 -36,24.2H-22Z", region_colour(region)
    )
    sheet.add_path("M-22,-24.4V24.4", outline=("#3A2413", 1))
    sheet.add_path(
        "M-21,-23.4H36Q42.4,-23.4 42.8,-17", outline=("#FFFDF2", 1.2), svg_attributes='opacity=".8"'
    )


def _add_back_above_curl(
    sheet: ArtSheet, curled_share: float, curl_y: float, *, region: str, letter: str
) -> None:
    _add_tile_block(sheet, FACE_DOWN_BOX, region_colour(region))
    _add_back_pattern(sheet, FACE_DOWN_BOX, region)
    sheet.add_centred_text(
        letter,
        (0, -0.5 - 22 * curled_share),
        font_face=FELL_CAPITALS_FACE,
        size=26,
        colour=CREAM_HEX,
    )
    sheet.clip_everything_drawn_so_far(
        f'<path d="M-40,-40H40V{curl_y - 5}L-40,{curl_y + 5}Z" fill="#fff"/>'
    )


def _add_tile_block(sheet: ArtSheet, box: PieceBox, fill: str) -> None:
    low = PieceBox(box.left, box.top + 4, box.width, box.height + 2)
    sheet.add_svg(soft_rectangle_svg(low, 8, 6, 0.42))
    x, y, width, height = box
    sheet.add_rectangle(
        (x, y + TILE_SIDE_HEIGHT, width, height), 8, TILE_SIDE_COLOUR, ("#150D08", 1.5)
    )
    sheet.add_rectangle((x, y, width, height), 8, fill, ("#2A180C", 1.3))


def _add_back_pattern(sheet: ArtSheet, box: PieceBox, region: str) -> None:
    x, y, width, height = box.grown(-1)
    sheet.add_svg(guilloche_svg(box.grown(-1.5), 22))
    sheet.add_svg(
        f'<path d="M{x + 0.6},{y + 12}V{y + 7}Q{x + 0.6},{y + 0.8} {x + 7},{y + 0.8}H{-x - 12}" '
        'fill="none" stroke="#fff" stroke-width="1.3" opacity=".45"/>'
        f'<rect x="{x + 3.4}" y="{y + 3.4}" width="{width - 6.8}" height="{height - 6.8}" rx="4.6" '
        f'fill="none" stroke="{CREAM_HEX}" stroke-width="1.4" opacity=".92"/>'
    )
    if len(region) > 1:
        sheet.add_path(
            f"M{x},{-y - 7}V{-y}H{-x}Z", region_colour(region[1]), svg_attributes='opacity=".9"'
        )


def _add_cubes_with_counts(
    sheet: ArtSheet,
    art_resources: ArtResources,
    counts: CubeCounts,
    first_centre_and_pitch: tuple[float, float, float],
) -> None:
    x, y, pitch = first_centre_and_pitch
    r, size = (8.6, 20.5) if pitch > 20 else (4.7, 10.8)
    sheet.add_cached_drawing(
        ("cubes", first_centre_and_pitch),
        lambda blank: _add_cubes(blank, art_resources, first_centre_and_pitch, r),
    )
    for number, count in enumerate(counts):
        colour = "#2E1F14" if count else _ZERO_COUNT_HEX
        at = x + number * pitch, y + 1.03 * size
        sheet.add_centred_text(str(count), at, size=size, colour=colour)


def _add_cubes(
    sheet: ArtSheet,
    art_resources: ArtResources,
    first_centre_and_pitch: tuple[float, float, float],
    radius: float,
) -> None:
    x, y, pitch = first_centre_and_pitch
    for number, kind in enumerate(CUBE_KINDS):
        add_cube(sheet, art_resources, kind, (x + number * pitch, y, radius))


def _curl_svg(curl_y: float) -> str:
    left = curl_y + 3.6
    right = curl_y - 3.6
    return (
        f'<path d="M-27.4,{left}Q10,{curl_y + 6.4} 27.8,{right}L-27.4,{left}Z" '
        f'fill="#E4D0A0" stroke="#3A2413" stroke-width="1" stroke-linejoin="round"/>'
        f'<path d="M-16,{left - 0.6}Q10,{curl_y + 3.6} 22,{right + 1.2}" fill="none" '
        f'stroke="#FFF9E6" stroke-width="1.3" opacity=".95"/>'
    )
