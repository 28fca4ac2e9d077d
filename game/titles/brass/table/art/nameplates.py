"""Nameplates of places, with a coin that shows a link's score there."""

from game.tabletop.art.art_sheet import ArtResources, ArtSheet
from game.tabletop.art.palette import PieceBox, PieceSprite
from game.tabletop.art.text import CLARENDON_FACE, CLARENDON_ITALIC_FACE
from game.titles.brass.table.art import inks
from game.titles.brass.table.art.nameplate_face import (
    PlateFace,
    draw_external_plate_ground,
    draw_location_plate_ground,
    draw_waypoint_plate_ground,
)
from game.titles.brass.table.art.small_pieces import draw_coin_on_sheet

NAME_FONT_SIZE = 18.6
LINK_SCORE_COIN_RADIUS = 10.4
LINK_SCORE_COIN_SPACE_WIDTH = 27.0

_GROUND_PAINTER_BY_KIND = {
    "location": draw_location_plate_ground,
    "external": draw_external_plate_ground,
    "way": draw_waypoint_plate_ground,
}


def nameplate_sprite(art_resources: ArtResources, face: PlateFace) -> PieceSprite:
    """Return a place's nameplate with its link score on a coin; the anchor is its upper left
    corner."""
    box = PieceBox(0, 0, face.width, face.height)
    sheet = art_resources.make_art_sheet(PieceBox(-14, -12, face.width + 28, face.height + 24))
    bare = face._replace(link_points=0)
    sheet.add_cached_drawing(bare, lambda plate: _draw_plate_with_name(plate, box, bare))
    centre = (
        face.width - (22 if face.kind == "external" else LINK_SCORE_COIN_SPACE_WIDTH / 2 + 0.5),
        face.height / 2,
    )
    if face.link_points:
        draw_coin_on_sheet(
            sheet, str(face.link_points), centre, LINK_SCORE_COIN_RADIUS if face.height < 40 else 13
        )
    elif face.kind == "location":
        ring = "#B99A5E" if face.is_night else "#A8926A"
        sheet.add_circle(centre, 9, outline=(ring, 1.5), svg_attributes='stroke-dasharray="3 3.1"')
    return sheet.make_sprite()


def _draw_plate_with_name(sheet: ArtSheet, box: PieceBox, face: PlateFace) -> None:
    """Draw a nameplate with its name but without the coin, which changes more often."""
    _GROUND_PAINTER_BY_KIND[face.kind](sheet, box, face)
    italic = face.kind == "way"
    letters = CLARENDON_ITALIC_FACE if italic else CLARENDON_FACE
    bright = face.is_night or face.kind == "external"
    colour = "#F6E6BC" if bright else inks.SOOT_HEX
    left = 32.0 if face.kind == "external" else 8.0
    right = face.width - (
        36.0 if face.kind == "external" or len(face.name_lines) > 1 else LINK_SCORE_COIN_SPACE_WIDTH
    )
    room = right - left
    size = min(
        sheet.fitting_font_size(line, letters, NAME_FONT_SIZE, room) for line in face.name_lines
    )
    pitch = 20.0
    top = face.height / 2 - pitch * (len(face.name_lines) - 1) / 2
    for number, line in enumerate(face.name_lines):
        at = (left + right) / 2, top + pitch * number
        sheet.add_centred_text(line, at, font_face=letters, size=size, colour=colour)
