"""Unexplored ground: three dice that are still to be thrown, and what will be added to them."""

from game.tabletop.art.art_sheet import PIECES_FOLDER, ArtResources, ArtSheet, soft_rectangle_svg
from game.tabletop.art.palette import PieceBox, PieceSprite
from game.tabletop.art.small_art import DIE_BOX
from game.text.numerals import signed_number_text
from game.titles.tinners_trail.table.art.palette import COLOUR_BY_DIE_KIND

SIGN_PLATE_BOX = PieceBox(-39, -16, 78, 32)
SIGN_PLATE_WITH_CHANGES_BOX = PieceBox(-39, -16, 78, 48)
DIE_SCALE = 0.56
DIE_PITCH = 24.5
DIE_TILTS = (-7, 4, -3)
INK_HEX = "#2E1F14"
FAINT_HEX = "#B49A66"
UNKNOWN_SIGN = "?"
NO_CHANGE_SIGN = "–"


def unexplored_ground_sprite(
    art_resources: ArtResources,
    tin_copper_water_changes: tuple[int, int, int],
    *,
    scale: float = 1.0,
) -> PieceSprite:
    """Return the sign of unexplored ground at `scale` times its size; `tin_copper_water_changes`
    are added to the tin, copper and water die.

    The anchor is the middle of the dice.
    """
    plate = SIGN_PLATE_WITH_CHANGES_BOX if any(tin_copper_water_changes) else SIGN_PLATE_BOX
    sheet = art_resources.make_art_sheet(SIGN_PLATE_WITH_CHANGES_BOX.grown(6), scale)
    sheet.add_cached_drawing(
        ("ground", any(tin_copper_water_changes)),
        lambda blank: _add_plate_with_three_dice(blank, plate),
    )
    for number, kind in enumerate(COLOUR_BY_DIE_KIND):
        x = DIE_PITCH * (number - 1)
        sheet.add_centred_text(UNKNOWN_SIGN, (x, 0.4), size=18, colour=COLOUR_BY_DIE_KIND[kind].pip)
        if any(tin_copper_water_changes):
            change = tin_copper_water_changes[number]
            words = signed_number_text(change) if change else NO_CHANGE_SIGN
            colour = INK_HEX if change else FAINT_HEX
            sheet.add_centred_text(words, (x, 22.5), size=15, colour=colour)
    return sheet.make_sprite()


def _add_plate_with_three_dice(sheet: ArtSheet, box: PieceBox) -> None:
    low = PieceBox(box.left, box.top + 4, box.width, box.height)
    sheet.add_svg(soft_rectangle_svg(low, 9, 5, 0.32))
    left, top, width, height = box
    sheet.add_rectangle(
        (left, top, width, height), 9, "#F6EBCB", ("#6B5A3A", 1.2), 'fill-opacity=".93"'
    )
    sheet.add_rectangle((left + 3, top + 3, width - 6, height - 6), 6.5, outline=("#B49A66", 0.8))
    for number, (kind, tilt) in enumerate(zip(COLOUR_BY_DIE_KIND, DIE_TILTS, strict=True)):
        sheet.add_svg(f'<g transform="translate({DIE_PITCH * (number - 1)} 0) rotate({tilt})">')
        sheet.add_shape_file(
            f"{PIECES_FOLDER}/die",
            COLOUR_BY_DIE_KIND[kind].shape_file_colours,
            DIE_BOX,
            scale=DIE_SCALE,
        )
        sheet.add_svg("</g>")
