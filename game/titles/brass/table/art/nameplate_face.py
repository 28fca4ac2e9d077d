"""The content of a nameplate, and the backgrounds of the kinds of plates."""

from typing import NamedTuple

from game.tabletop.art.art_sheet import ArtSheet, soft_rectangle_svg
from game.tabletop.art.palette import PieceBox
from game.titles.brass.table.art import inks
from game.titles.brass.table.art.map_art import rounded_frame_svg
from game.titles.brass.table.art.small_pieces import draw_industry_symbol_on_sheet


class PlateFace(NamedTuple):
    """The content of a nameplate; `name_lines` are the name, `link_points` is what a link would
    score there now."""

    kind: str
    name_lines: tuple[str, ...]
    width: float
    height: float
    link_points: int = 0
    is_night: bool = False
    has_lamps: bool = False


def draw_location_plate_ground(sheet: ArtSheet, box: PieceBox, face: PlateFace) -> None:
    """Draw the background of a location's nameplate, with lamps if it has them."""
    sheet.add_svg(soft_rectangle_svg(PieceBox(1, 3, box.width, box.height), 3, 4, 0.4))
    fill, rule, inner = (
        ("#1C1712", "#B08A45", "#8E6C34")
        if face.is_night
        else (inks.PAPER_TONES[0], "#5A4A33", "#A8926A")
    )
    sheet.add_svg(
        rounded_frame_svg(box, 3, fill, rule, 1.8)
        + rounded_frame_svg(box.grown(-3), 1.5, "none", inner, 1.0)
    )
    if face.has_lamps:
        for x in (-3.0, box.width + 3.0):
            sheet.add_circle((x, -2), 11, inks.GASLIGHT, svg_attributes='opacity=".16"')
            sheet.add_circle((x, -2), 6.4, inks.GASLIGHT, svg_attributes='opacity=".3"')
            sheet.add_path(f"M{x},4V{box.height}", outline=("#0B0806", 2.4))
            sheet.add_path(
                f"M{x - 3.6},-6.4H{x + 3.6}L{x + 2.4},4H{x - 2.4}Z", "#FFE2A0", ("#0B0806", 1.2)
            )
            sheet.add_path(f"M{x - 4.4},-6.4H{x + 4.4}L{x},-10Z", "#0B0806")


def draw_external_plate_ground(sheet: ArtSheet, box: PieceBox, face: PlateFace) -> None:
    """Draw the background of the nameplate of a place beyond the map, with a port's symbol."""
    sheet.add_svg(soft_rectangle_svg(PieceBox(1, 4, box.width, box.height), 4, 5, 0.45))
    sheet.add_svg(rounded_frame_svg(box, 4, inks.CANAL_DEEP, "#0F2621", 2.0))
    sheet.add_svg(rounded_frame_svg(box.grown(-3.4), 2, "none", "#D6AC5C", 1.5))
    sheet.add_svg(rounded_frame_svg(box.grown(-6.2), 1, "none", "#D6AC5C", 0.7))
    draw_industry_symbol_on_sheet(
        sheet, "port", (19, box.height / 2, 23), body_colour="#F6E6BC", accent_colour="#F6E6BC"
    )


def draw_waypoint_plate_ground(sheet: ArtSheet, box: PieceBox, face: PlateFace) -> None:
    """Draw the background of the nameplate of a place that has no spaces and only joins lines."""
    radius = box.height / 2
    sheet.add_svg(soft_rectangle_svg(PieceBox(1, 3, box.width, box.height), radius, 4, 0.4))
    fill, rule = ("#15110D", "#B08A45") if face.is_night else (inks.PAPER_TONES[0], "#5A4A33")
    sheet.add_svg(rounded_frame_svg(box, radius, fill, rule, 1.8))
    sheet.add_svg(rounded_frame_svg(box.grown(-3.2), radius - 3.2, "none", rule, 0.8))
