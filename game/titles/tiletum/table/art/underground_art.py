"""Mouths of mines, galleries, stone tablets and names of maps."""

from typing import Final

from game.tabletop.art.art_sheet import ROUND_END_SVG, ArtResources, ArtSheet, soft_rectangle_svg
from game.tabletop.art.palette import PieceBox, PieceSprite
from game.titles.tiletum.table.art import sheet_drawings
from game.titles.tiletum.table.art.icon_tones import IconTones
from game.titles.tiletum.table.art.inks import (
    INK_HEX,
    LEAF_TONES,
    NAMES_FACE,
    OUTLINE_HEX,
    STONE_TONES,
)
from game.titles.tiletum.table.map_plan import load_map_plan

MINE_MOUTH_PATH: Final = "M-11,13V-2A11,11 0 0 1 11,-2V13Z"
TABLET_BOX: Final = PieceBox(-21, -24, 42, 48)
DASHES_SVG: Final = 'stroke-dasharray="3.4 2.4"'
TABLET_PATH: Final = "M-17,19V-6Q-17,-19 0,-19Q17,-19 17,-6V19Z"
TABLET_ICON_TONES: Final = IconTones("#2B2118", "#5A3F1C")
ROMAN_NUMERALS: Final = ("", "I", "II", "III", "IV")


def draw_free_mine_place_on_sheet(
    sheet: ArtSheet, centre: sheet_drawings.Point, gold_yield: int
) -> None:
    """Draw a free place for a mine with its middle at `centre`, and the gold that a mine there
    brings, or the sign of a mine for 0."""
    x, y = centre
    sheet.add_path(
        MINE_MOUTH_PATH, "#17100C", ("#D9B878", 1.5), f'transform="translate({x} {y})" {DASHES_SVG}'
    )
    if gold_yield:
        sheet_drawings.draw_good_on_sheet(sheet, "gold", (x, y + 3), 19)
        sheet.add_centred_text(str(gold_yield), (x, y + 3), size=15, colour="#2B1B04")
    else:
        sheet_drawings.draw_icon_on_sheet(
            sheet, "mine", (x, y + 3), 15, IconTones("#B9A88E", "#8C7B62")
        )


def gallery_sprite(
    art_resources: ArtResources, start_point: sheet_drawings.Point, end_point: sheet_drawings.Point
) -> PieceSprite:
    """Return a gallery, the underground path between two towns, with its pit props: a straight
    line from `start_point` to `end_point`, in u of the map; the anchor is `start_point`."""
    wide = end_point[0] - start_point[0]
    high = end_point[1] - start_point[1]
    box = PieceBox(min(wide, 0.0), min(high, 0.0), abs(wide), abs(high))
    sheet = art_resources.make_art_sheet(box.grown(12))
    way = f"M0,0L{wide:.1f},{high:.1f}"
    sheet.add_path(way, outline=("#8A6A3A", 17), svg_attributes=ROUND_END_SVG)
    sheet.add_path(way, outline=("#0F0B0C", 13.4), svg_attributes=ROUND_END_SVG)
    sheet.add_path(
        way, outline=("#3A2C22", 11), svg_attributes=f'{ROUND_END_SVG} stroke-dasharray="2.2 9"'
    )
    sheet.add_path(
        way, outline=("#F3E3BE", 4), svg_attributes=f'{ROUND_END_SVG} stroke-dasharray="0.1 9"'
    )
    return sheet.make_sprite()


def stone_tablet_sprite(
    art_resources: ArtResources, name: str, *, is_covered: bool = False, scale: float = 1.0
) -> PieceSprite:
    """Return a stone tablet by its name ("tablet:points4"), or, if `is_covered`, a dark one with a
    cross instead of its engraving, at `scale` times its usual size; the anchor is its middle."""
    sheet = art_resources.make_art_sheet(TABLET_BOX, scale)
    sheet.add_svg(soft_rectangle_svg(PieceBox(-15, -14, 33, 36), 8, 5, 0.5))
    light, dark = (STONE_TONES[1], STONE_TONES[2]) if not is_covered else ("#5A524C", "#38322F")
    sheet.add_svg(
        f'<defs><linearGradient id="slab" x1="0" y1="0" x2="0" y2="1"><stop offset="0" '
        f'stop-color="{light}"/><stop offset="1" stop-color="{dark}"/></linearGradient></defs>'
    )
    sheet.add_path(TABLET_PATH, "url(#slab)", (OUTLINE_HEX, 1.6))
    sheet.add_path(
        "M-14,17V-6Q-14,-16 0,-16Q14,-16 14,-6",
        outline=("#FFF6DE", 1.2),
        svg_attributes='opacity=".6"',
    )
    if is_covered:
        sheet.add_path(
            "M-9,-8L9,11M9,-8L-9,11", outline=("#14100E", 5.4), svg_attributes=ROUND_END_SVG
        )
        sheet.add_path(
            "M-9,-8L9,11M9,-8L-9,11", outline=("#C9BBA4", 2.2), svg_attributes=ROUND_END_SVG
        )
    else:
        _draw_tablet_engraving(sheet, name.removeprefix("tablet:"))
    return sheet.make_sprite()


def _draw_tablet_engraving(sheet: ArtSheet, name: str) -> None:
    """Draw the signs of a tablet's gain: above the free part, below the part that may be bought."""
    if name == "points4":
        sheet_drawings.draw_points_hexagon_on_sheet(sheet, (0, 1), 12, "4")
    elif name == "explorer":
        sheet_drawings.draw_icon_on_sheet(sheet, "explorer", (0, 0), 27, TABLET_ICON_TONES)
    elif name in ("mine", "pillar", "house"):
        sheet_drawings.draw_icon_on_sheet(sheet, name, (0, -5), 19, TABLET_ICON_TONES)
        sheet.add_centred_text("2", (-5, 11), size=13, colour=INK_HEX)
        sheet_drawings.draw_good_on_sheet(sheet, "gold", (5, 11), 12)
    elif name == "tech":
        sheet_drawings.draw_icon_on_sheet(sheet, "learn", (0, -5), 20, TABLET_ICON_TONES)
        sheet.add_centred_text("\N{MINUS SIGN}2", (-5, 11), size=13, colour=INK_HEX)
        sheet_drawings.draw_good_on_sheet(sheet, "silver", (7, 11), 12)
    else:
        first, second = name.split("-")
        _draw_tablet_part(sheet, first, (0, -8))
        sheet.add_path("M-12,1H12", outline=("#5A4A33", 1), svg_attributes='opacity=".7"')
        sheet_drawings.draw_good_on_sheet(sheet, "silver", (-10, 10), 11)
        _draw_tablet_part(sheet, second, (5, 10))


def _draw_tablet_part(sheet: ArtSheet, name: str, centre: sheet_drawings.Point) -> None:
    word = name.rstrip("0123456789")
    number = name.lstrip("abcdefghijklmnopqrstuvwxyz")
    if word == "points":
        sheet_drawings.draw_points_hexagon_on_sheet(sheet, centre, 7.6, number)
        return
    sheet_drawings.draw_icon_on_sheet(
        sheet, word, (centre[0] - 4, centre[1]), 14, TABLET_ICON_TONES
    )
    sheet_drawings.draw_action_points_on_sheet(sheet, (centre[0] + 6, centre[1] + 1), 6, number)


def map_name_tag_sprite(
    art_resources: ArtResources, map_number: int, name: str, size: tuple[float, float]
) -> PieceSprite:
    """Return a tag with the number and name of an underground map; the anchor is its upper left
    corner."""
    width, height = size
    sheet = art_resources.make_art_sheet(PieceBox(0, 0, width, height).grown(4))
    sheet.add_rectangle((0, 0, *size), 7, "#16212A", (LEAF_TONES[1], 1.4), 'fill-opacity=".94"')
    words = f"{ROMAN_NUMERALS[map_number]}  {name}"
    letters = sheet_drawings.fitting_letter_size(sheet, words, NAMES_FACE, (20.0, 11.0), width - 16)
    sheet.add_centred_text(
        words, (width / 2, height / 2), font_face=NAMES_FACE, size=letters, colour="#F6E7B8"
    )
    return sheet.make_sprite()


def town_position_shares_in_small_map(town: str) -> tuple[float, float]:
    """Return the position of a town in its small underground map, as shares of the map's width
    and height."""
    plan = load_map_plan()
    left, top, width, height = plan.underground_strips[
        plan.underground_map_and_side_by_town[town]
    ].map_rect
    x, y = plan.spaces[town].centre
    return 0.06 + 0.88 * (x - left) / width, 0.04 + 0.92 * (y - top) / height


def small_map_sprite(
    art_resources: ArtResources, map_number: int, map_side: str, size: tuple[float, float]
) -> PieceSprite:
    """Return a small picture of an underground map with its galleries and towns; the anchor is
    its upper left corner."""
    plan = load_map_plan()
    (wide, high) = size
    sheet = art_resources.make_art_sheet(PieceBox(0, 0, wide, high).grown(1))
    sheet.add_svg(
        '<defs><linearGradient id="small" x1="0" y1="0" x2="0" y2="1"><stop offset="0" '
        'stop-color="#4A4049"/><stop offset="1" stop-color="#1F1C26"/></linearGradient></defs>'
    )
    sheet.add_rectangle((0, 0, *size), 6, "url(#small)", (OUTLINE_HEX, 1.4))
    sheet.add_path(f"M6,3H{wide - 6}", outline=("#7E9A52", 3), svg_attributes=ROUND_END_SVG)

    def at(town: str) -> sheet_drawings.Point:
        x, y = town_position_shares_in_small_map(town)
        return x * wide, y * high

    towns = [
        town
        for town, lies in plan.underground_map_and_side_by_town.items()
        if lies == (map_number, map_side)
    ]
    for one, other in plan.gallery_curves:
        if one in towns:
            (ax, ay) = at(one)
            (bx, by) = at(other)
            way = f"M{ax:.1f},{ay:.1f}L{bx:.1f},{by:.1f}"
            sheet.add_path(
                way,
                outline=("#A89886", 2),
                svg_attributes=f'{ROUND_END_SVG} stroke-dasharray="0.1 4"',
            )
    for town in towns:
        fill = "#8FB0F0" if plan.spaces[town].cathedral_point is not None else "#F2E6C9"
        sheet.add_circle(at(town), 3.4, fill, (OUTLINE_HEX, 1))
    return sheet.make_sprite()
