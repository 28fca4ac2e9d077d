"""Wooden pieces in the colours of seats: buildings, people and mines; and dice."""

from typing import Final

from game.tabletop.art import small_art
from game.tabletop.art.art_sheet import ArtResources, ArtSheet, soft_rectangle_svg
from game.tabletop.art.palette import HALO, PieceBox, PieceSprite
from game.tabletop.art.player_colours import player_colour
from game.tabletop.art.player_marks import add_player_mark
from game.tabletop.art.player_tones import PlayerColourAndPattern
from game.titles.tiletum.table.art import good_inks, inks
from game.titles.tiletum.table.art.sheet_drawings import Point, draw_good_on_sheet

BOX_BY_PIECE: Final = {
    "house": PieceBox(-16, -26, 34, 46),
    "pillar": PieceBox(-12, -24, 24, 48),
    "merchant": PieceBox(-24, -32, 50, 38),
    "architect": PieceBox(-16, -42, 34, 48),
    "explorer": PieceBox(-16, -34, 36, 40),
    "mine": PieceBox(-16, -16, 34, 34),
}
"""A house, a pillar and a mine lie round their middle, people stand on their feet."""
SEAT_MARK_POSITION_AND_SIZE_BY_PIECE: Final = {
    "house": (0.0, 1.0, 13.0),
    "pillar": (0.0, -1.0, 10.0),
    "merchant": (0.0, -17.0, 13.0),
    "architect": (0.0, -34.0, 11.0),
    "explorer": (0.0, -9.0, 11.0),
    "mine": (0.0, -7.4, 8.0),
}
COLOURS_WITH_LIGHT_OUTLINE: Final = ("indigo", "pitch")
PIP_RADIUS = 2.3
PIP_POSITIONS_BY_VALUE = small_art.PIP_POSITIONS_BY_VALUE
DIE_BOX: Final = PieceBox(-16, -19, 32, 38)


def wooden_piece_sprite(
    art_resources: ArtResources, kind: str, colour: str, scale: float = 1.0
) -> PieceSprite:
    """Return a house, pillar, mine, merchant, architect or explorer in a colour; the anchor is
    the origin of the kind's box."""
    sheet = art_resources.make_art_sheet(BOX_BY_PIECE[kind].grown(3), scale)
    draw_wooden_piece_on_sheet(sheet, kind, colour, (0.0, 0.0))
    if colour in COLOURS_WITH_LIGHT_OUTLINE:
        sheet.outline_everything_drawn_so_far(1.0, HALO)
    return sheet.make_sprite()


def draw_wooden_piece_on_sheet(
    sheet: ArtSheet, kind: str, colour: str, position: Point, scale: float = 1.0
) -> None:
    """Draw a piece with its seat's mark."""
    paint: PlayerColourAndPattern = player_colour(colour)
    shape = f"{kind}_{paint.mark_name}" if kind == "house" else kind
    sheet.add_shape_file(
        f"{inks.SHAPES_FOLDER}/piece_{shape}",
        paint.shape_file_colours,
        BOX_BY_PIECE[kind],
        position,
        scale,
    )
    x, y, size = SEAT_MARK_POSITION_AND_SIZE_BY_PIECE[kind]
    middle = position[0] + scale * x, position[1] + scale * y
    if kind == "architect":
        sheet.add_circle(middle, 7 * scale, paint.mid, (inks.OUTLINE_HEX, 1.4 * scale))
    add_player_mark(sheet, paint, (*middle, scale * size))


def good_die_sprite(
    art_resources: ArtResources, good: str, value: int, size: float = 34.0, degrees: float = 0.0
) -> PieceSprite:
    """Return a die seen from above its front: pips on top, the good on the front; value 0 has no
    pips."""
    sheet = art_resources.make_art_sheet(DIE_BOX.grown(5), size / 34.0)
    ink = good_inks.TONES_BY_GOOD[good]
    sheet.add_svg(soft_rectangle_svg(PieceBox(-14, -14, 33, 36), 7, 5, 0.45))
    sheet.add_rectangle(DIE_BOX, 6, ink.dark, (inks.OUTLINE_HEX, 1.6))
    sheet.add_rectangle((-14.6, -17.6, 29.2, 21), 4.6, ink.light)
    sheet.add_rectangle((-14.6, 5, 29.2, 12.6), 3.6, ink.mid)
    for x, y in PIP_POSITIONS_BY_VALUE[value]:
        sheet.add_circle((0.86 * x, -7.2 + 0.66 * y), PIP_RADIUS, "#1B130C")
    draw_good_on_sheet(sheet, good, (0, 11.4), 12)
    return sheet.make_sprite(degrees=degrees)
