"""Towns and road spaces: cathedral, niches, house places, tile and plate, as one picture each."""

from functools import partial
from typing import Final, NamedTuple

from game.scene.input.hit_shapes import LeftTopWidthHeight
from game.tabletop.art.art_sheet import (
    ROUND_END_SVG,
    ROUND_JOIN_SVG,
    ArtResources,
    ArtSheet,
    soft_rectangle_svg,
)
from game.tabletop.art.palette import PieceBox, PieceSprite
from game.titles.tiletum.table.art import sheet_drawings, wooden_pieces
from game.titles.tiletum.table.art.inks import (
    INK_HEX,
    LEAF_TONES,
    NAMES_FACE,
    OUTLINE_HEX,
    SHAPES_FOLDER,
    VELLUM_TONES,
    VERMILION_TONES,
)
from game.titles.tiletum.table.art.tiles import PrintedTiles, draw_tile_on_sheet
from game.titles.tiletum.table.art.underground_art import (
    DASHES_SVG,
    ROMAN_NUMERALS,
    draw_free_mine_place_on_sheet,
)
from game.titles.tiletum.table.map_plan import SpacePlan, load_map_plan
from game.titles.tiletum.table.views import CathedralView, TiletumSpaceView

CATHEDRAL_BOX: Final = PieceBox(-30, -66, 60, 68)
FREE_PLACE_TONES_ON_VELLUM_AND_TIMBER: Final = (
    ("#FFFDF4", 0.55, "#5A4A33"),
    ("#E9DDC0", 0.16, "#D9C79E"),
)
"""How free places are drawn, on vellum and on timber below the ground: ground, line."""
HOUSE_PATH: Final = "M-12,14V-6L0,-15L12,-6V14Z"
NICHE_PATH: Final = "M-8,20V-11A8,8 0 0 1 8,-11V20Z"
TONES_BY_FAIR_STATE: Final = {
    "to come": ("#2C4FA6", "#FFFFFF"),
    "now": (VERMILION_TONES[0], "#FFFFFF"),
    "past": ("#6E6048", "#F2E6C9"),
}
PEN_BY_HIGHLIGHT_KIND: Final = {
    "legal": ("#FFC24A", 3.2),
    "chosen": ("#FFF1C4", 4.6),
    "told": ("#FFFFFF", 3.0),
}
CATHEDRAL_COST_TONES: Final = ("#2B2622", "#FFFDF4")
"""The plate of what a cathedral costs: ground, number."""
CATHEDRAL_COST_FONT_SIZE: Final = 19.0
TOWN_NAME_FONT_SIZE: Final = 17.0
ROAD_SPACE_RING_RADIUS: Final = 21.0


class MapSpaceFace(NamedTuple):
    """What is drawn in a space apart from people: its content, its name and the colours of the
    seats.

    `fair_round_and_state` is (round, state), `is_fair_town` tells whether a fair may be held there.
    """

    space: TiletumSpaceView
    space_name: str
    seat_colours: tuple[str, ...] = ()
    fair_round_and_state: tuple[int, str] | None = None
    is_fair_town: bool = False


def map_space_sprite(
    art_resources: ArtResources, box: PrintedTiles, face: MapSpaceFace
) -> PieceSprite:
    """Return a space with its pieces and tile but without people; the anchor is its middle."""
    plan = load_map_plan().spaces[face.space.name]
    left, top, width, height = space_rect_from_centre(plan)
    sheet = art_resources.make_art_sheet(PieceBox(left - 16, top - 20, width + 32, height + 32))
    sheet.defer_texts_to_end()
    if plan.kind == "road":
        sheet.add_circle((0, 0), ROAD_SPACE_RING_RADIUS, VELLUM_TONES[0], (OUTLINE_HEX, 1.6))
        sheet.add_circle(
            (0, 0),
            ROAD_SPACE_RING_RADIUS - 2.6,
            outline=(VERMILION_TONES[0], 1.4),
            svg_attributes=DASHES_SVG,
        )
        if face.space.tile:
            draw_tile_on_sheet(sheet, box, face.space.tile, (0.0, 0.0))
        return sheet.make_sprite()
    space = face.space
    printed = TiletumSpaceView(
        space.name, cathedral=space.cathedral, underground_map_number=space.underground_map_number
    )
    bare = face._replace(space=printed, seat_colours=())
    sheet.add_cached_drawing(bare, partial(_draw_parts_without_pieces, plan=plan, face=bare))
    for owner, at in zip(face.space.pillar_owners, plan.pillar_points, strict=False):
        middle = _offset_from_space_centre(plan, at)
        _draw_free_place(sheet, plan, NICHE_PATH, middle)
        if owner >= 0:
            wooden_pieces.draw_wooden_piece_on_sheet(
                sheet, "pillar", face.seat_colours[owner], middle, 0.92
            )
    _draw_houses(sheet, plan, face)
    for spot, at in zip(face.space.mines, plan.mine_points, strict=False):
        middle = _offset_from_space_centre(plan, at)
        if spot.owner >= 0:
            wooden_pieces.draw_wooden_piece_on_sheet(
                sheet, "mine", face.seat_colours[spot.owner], middle, 0.92
            )
        else:
            draw_free_mine_place_on_sheet(sheet, middle, spot.gold)
    if plan.bonus_tile_point is not None and space.takes_tile:
        _draw_bonus_tile_place(
            sheet, box, space.tile, _offset_from_space_centre(plan, plan.bonus_tile_point)
        )
    return sheet.make_sprite()


def _draw_parts_without_pieces(sheet: ArtSheet, plan: SpacePlan, face: MapSpaceFace) -> None:
    """Draw the parts that do not change when pieces come, which take the most time."""
    left, top, width, height = space_rect_from_centre(plan)
    fill, line = (
        ("#352C2E", "#B08A52") if plan.underground_map_number else (VELLUM_TONES[1], "#8A6A3A")
    )
    sheet.add_svg(soft_rectangle_svg(PieceBox(left + 1, top + 4, width, height - 4), 10, 6, 0.3))
    box = left, top, width, height - 10
    sheet.add_rectangle(box, 10, fill, (line, 1.2), 'fill-opacity=".93"')
    if face.space.cathedral is not None and plan.cathedral_point is not None:
        _draw_cathedral(sheet, plan, face.space.cathedral)
    _draw_name_plate(sheet, plan, face)


def map_space_light_sprite(
    art_resources: ArtResources, space_rect: LeftTopWidthHeight, kind: str
) -> PieceSprite:
    """Return the light around a space; `kind` is "legal", "chosen" or "told". The anchor is the
    middle of the space."""
    box = PieceBox(*space_rect)
    sheet = art_resources.make_art_sheet(box.grown(18))
    colour, line = PEN_BY_HIGHLIGHT_KIND[kind]
    for ring in range(6):
        faint = f'opacity="{0.34 - 0.054 * ring:.3f}"'
        sheet.add_rectangle(
            box.grown(1 + 2 * ring), 12 + 2 * ring, outline=(colour, 3), svg_attributes=faint
        )
    sheet.add_rectangle(box, 11, outline=("#A85A08", line + 1.6))
    sheet.add_rectangle(box, 11, outline=(colour, line))
    return sheet.make_sprite()


def road_sprite(
    art_resources: ArtResources, curve: tuple[sheet_drawings.Point, ...]
) -> PieceSprite:
    """Return a road of dots; anchor at its start."""
    (x, y), (bx, by), (ex, ey) = curve
    across = (x, bx, ex)
    down = (y, by, ey)
    wide = max(across) - min(across)
    high = max(down) - min(down)
    sheet = art_resources.make_art_sheet(
        PieceBox(min(across) - x, min(down) - y, wide, high).grown(8)
    )
    path = f"M0,0Q{bx - x},{by - y} {ex - x},{ey - y}"
    sheet.add_path(path, outline=("#FFF8E4", 7.4), svg_attributes=f'{ROUND_END_SVG} opacity=".85"')
    sheet.add_path(
        path, outline=("#3A2A1A", 4), svg_attributes=f'{ROUND_END_SVG} stroke-dasharray="0.1 8"'
    )
    return sheet.make_sprite()


def space_rect_from_centre(plan: SpacePlan) -> LeftTopWidthHeight:
    """Return the box of a space (left, top, width, height in u of the map) relative to the middle
    of the space."""
    left, top, width, height = plan.occupied_rect
    return left - plan.centre[0], top - plan.centre[1], width, height


def _offset_from_space_centre(plan: SpacePlan, point: sheet_drawings.Point) -> sheet_drawings.Point:
    return point[0] - plan.centre[0], point[1] - plan.centre[1]


def _draw_cathedral(sheet: ArtSheet, plan: SpacePlan, cathedral: CathedralView) -> None:
    assert plan.cathedral_point is not None
    x, y = _offset_from_space_centre(plan, plan.cathedral_point)
    foot = y + 36
    sheet.add_svg(f'<g opacity="{1 if cathedral.is_open else 0.35}">')
    shape = "below" if plan.underground_map_number else plan.name
    sheet.add_shape_file(f"{SHAPES_FOLDER}/cathedral_{shape}", {}, CATHEDRAL_BOX, (x, foot))
    sheet.add_svg("</g>")
    if not cathedral.is_open:
        sheet.add_path(f"M{x - 9},{y + 4}h18v15h-18Z", "#5A4A33")
        sheet.add_path(f"M{x - 5},{y + 4}v-5a5,5 0 0 1 10,0v5", outline=("#5A4A33", 3))
        return
    at = x + 19, foot - 10
    for below in range(min(cathedral.tiles_left - 1, 2), 0, -1):
        sheet_drawings.draw_points_hexagon_on_sheet(
            sheet, (at[0] + 2.2 * below, at[1] + 2.2 * below), 10.5, ""
        )
    if cathedral.tiles_left:
        sheet_drawings.draw_points_hexagon_on_sheet(sheet, at, 10.5, str(cathedral.top_tile))
    if plan.cathedral_cost_point is None or not cathedral.cost:
        return
    left, top = _offset_from_space_centre(plan, plan.cathedral_cost_point)
    sheet.add_rectangle(
        (left - 17, top - 19, 34, 38), 5, CATHEDRAL_COST_TONES[0], (OUTLINE_HEX, 1.2)
    )
    sheet.add_rectangle((left - 15, top - 17, 30, 34), 4, outline=(LEAF_TONES[2], 1))
    sheet.add_centred_text(
        str(cathedral.cost),
        (left - 8, top - 8),
        size=CATHEDRAL_COST_FONT_SIZE,
        colour=CATHEDRAL_COST_TONES[1],
    )
    sheet_drawings.draw_good_on_sheet(sheet, cathedral.cost_good, (left + 6, top - 8), 15)
    sheet_drawings.draw_points_hexagon_on_sheet(
        sheet, (left, top + 8.6), 7.6, str(cathedral.cost_tile_points)
    )


def _draw_houses(sheet: ArtSheet, plan: SpacePlan, face: MapSpaceFace) -> None:
    for spot, at in zip(face.space.houses, plan.house_points, strict=False):
        x, y = _offset_from_space_centre(plan, at)
        if spot.owner >= 0:
            wooden_pieces.draw_wooden_piece_on_sheet(
                sheet, "house", face.seat_colours[spot.owner], (x, y + 3), 0.82
            )
            continue
        _draw_free_place(sheet, plan, HOUSE_PATH, (x, y))
        if spot.points:
            sheet_drawings.draw_points_hexagon_on_sheet(sheet, (x, y + 3), 8.6, str(spot.points))
        elif spot.brings_gains_of_building_characters:
            sheet_drawings.draw_icon_on_sheet(
                sheet, "house", (x, y + 2), 20, sheet_drawings.DARK_ICON_TONES
            )


def _draw_free_place(
    sheet: ArtSheet, plan: SpacePlan, shape: str, centre: sheet_drawings.Point
) -> None:
    """Draw a free place for a piece as a dashed outline of `shape`."""
    fill, share, line = FREE_PLACE_TONES_ON_VELLUM_AND_TIMBER[
        1 if plan.underground_map_number else 0
    ]
    more = f'fill-opacity="{share}" {DASHES_SVG} transform="translate({centre[0]} {centre[1]})"'
    sheet.add_path(shape, fill, (line, 1.4), more)


def _draw_bonus_tile_place(
    sheet: ArtSheet, box: PrintedTiles, tile: str, centre: sheet_drawings.Point
) -> None:
    if tile:
        draw_tile_on_sheet(sheet, box, tile, centre)
    else:
        place = (centre[0] - 16, centre[1] - 16, 32, 32)
        more = f'fill-opacity=".12" {DASHES_SVG}'
        sheet.add_rectangle(place, 7, "#5A4A33", ("#8A6A3A", 1), more)


def _draw_name_plate(sheet: ArtSheet, plan: SpacePlan, face: MapSpaceFace) -> None:
    assert plan.name_plate_rect is not None
    x, y = _offset_from_space_centre(plan, plan.name_plate_rect[:2])
    width, height = plan.name_plate_rect[2:]
    right = x + width
    low = y + height
    middle = y + height / 2
    ends = (
        f"M{x - 5},{y + 3}H{x + 6}V{low + 3}H{x - 5}L{x - 1},{middle + 3}Z"
        f"M{right + 5},{y + 3}H{right - 6}V{low + 3}H{right + 5}L{right + 1},{middle + 3}Z"
    )
    sheet.add_path(ends, "#C9B183", (OUTLINE_HEX, 1.2))
    sheet.add_rectangle((x, y, width, height), 0, VELLUM_TONES[0], (OUTLINE_HEX, 1.4))
    now = face.fair_round_and_state is not None and face.fair_round_and_state[1] == "now"
    room = width - 16 - (34 if face.fair_round_and_state else 0)
    size = sheet_drawings.fitting_letter_size(
        sheet, face.space_name, NAMES_FACE, (TOWN_NAME_FONT_SIZE, 12.0), room
    )
    colour = VERMILION_TONES[0] if now else INK_HEX
    left = 14.0 if face.fair_round_and_state else 0.0
    sheet.add_centred_text(
        face.space_name,
        (x + width / 2 + left, middle),
        font_face=NAMES_FACE,
        size=size,
        colour=colour,
    )
    if face.fair_round_and_state is not None:
        _draw_fair_number_tag(sheet, (x + 15, middle), *face.fair_round_and_state)
    elif face.is_fair_town:
        sheet.add_circle((right - 7, middle), 2.6, VERMILION_TONES[0])


def _draw_fair_number_tag(
    sheet: ArtSheet, centre: sheet_drawings.Point, fair_number: int, state: str
) -> None:
    fill, ink = TONES_BY_FAIR_STATE[state]
    x, y = centre
    shield = f"M{x - 13},{y - 14}H{x + 13}V{y + 9}L{x},{y + 16}L{x - 13},{y + 9}Z"
    sheet.add_path(shield, fill, (LEAF_TONES[1], 1.6), ROUND_JOIN_SVG)
    sheet.add_centred_text(ROMAN_NUMERALS[fair_number], (x, y - 1), size=15, colour=ink)
