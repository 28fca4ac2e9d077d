"""Buildings of a player's board: stepped gables of brick, a window for every room."""

from typing import Final

from game.tabletop.art.art_sheet import ROUND_JOIN_SVG, ArtResources
from game.tabletop.art.palette import PieceBox, PieceSprite
from game.titles.tiletum.table.art.inks import LEAF_TONES, OUTLINE_HEX
from game.titles.tiletum.table.art.sheet_drawings import (
    draw_action_enamel_on_sheet,
    draw_action_points_on_sheet,
)
from game.titles.tiletum.table.art.tiles import draw_bust_on_sheet

BRICK_COLOURS: Final = ("#A8452F", "#B0713A", "#8E3F3C", "#A9653F", "#7E4548", "#8A7A5C")
HOUSE_WIDTH = 54.0
FLOOR_HEIGHT = 27.0
BASE_HEIGHT = 3.0
GABLE_HEIGHT = 15.0
BUST_SCALE: Final = 0.56


def building_art_height(floor_count: int) -> float:
    """Return the height in u of a building with this number of floors, gable included."""
    return BASE_HEIGHT + FLOOR_HEIGHT * floor_count + GABLE_HEIGHT


def townhouse_sprite(
    art_resources: ArtResources, building_number: int, person_by_floor: tuple[str, ...]
) -> PieceSprite:
    """Return building `building_number`, 1 to 6. `person_by_floor` has the character type on
    each floor from the lowest up, "" for an empty room. The anchor is the middle of its foot."""
    high = building_art_height(len(person_by_floor))
    half = HOUSE_WIDTH / 2
    sheet = art_resources.make_art_sheet(PieceBox(-half - 4, -high - 4, HOUSE_WIDTH + 8, high + 8))
    sheet.defer_texts_to_end()
    eaves = -(high - GABLE_HEIGHT)
    gable = (
        f"M{-half},0V{eaves}H{-half + 6}V{eaves - 5}H{-half + 12}V{eaves - 10}H{-half + 18}"
        f"V{-high}H{half - 18}V{eaves - 10}H{half - 12}V{eaves - 5}H{half - 6}V{eaves}H{half}V0Z"
    )
    sheet.add_path(gable, BRICK_COLOURS[building_number - 1], (OUTLINE_HEX, 1.6), ROUND_JOIN_SVG)
    rows = "".join(f"M{-half + 2},{-4 - 6 * row}H{half - 2}" for row in range(int(-eaves // 6)))
    sheet.add_path(rows, outline=("#000", 0.8), svg_attributes='opacity=".2"')
    for floor, person in enumerate(person_by_floor):
        foot = -BASE_HEIGHT - FLOOR_HEIGHT * floor
        arch = f"Q-20,{foot - 24} 0,{foot - 24}Q20,{foot - 24} 20,{foot - 15}"
        window = f"M-20,{foot}V{foot - 15}{arch}V{foot}Z"
        sheet.add_path(window, LEAF_TONES[0] if person else "#1E1826", (OUTLINE_HEX, 1.4))
        if person:
            draw_bust_on_sheet(sheet, person, (-5, foot - 11), BUST_SCALE)
            draw_action_enamel_on_sheet(sheet, person, (13, foot - 7.5), 13.0)
        else:
            draw_action_points_on_sheet(sheet, (0, foot - 11), 8.8, str(floor + 1))
    return sheet.make_sprite()
