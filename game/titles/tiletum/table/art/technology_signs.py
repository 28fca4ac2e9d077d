"""What each level of a technology brings, as signs in one line (S-603 to S-610)."""

from typing import Final

from game.tabletop.art.art_sheet import ROUND_END_SVG, ROUND_JOIN_SVG, ArtResources, ArtSheet
from game.tabletop.art.palette import PieceBox, PieceSprite
from game.tabletop.art.text import SANS_HEAVY_FACE
from game.titles.tiletum.table.art import sheet_drawings
from game.titles.tiletum.table.art.inks import INK_HEX, OUTLINE_HEX

TONES_BY_LEVEL_STATE: Final = {
    "": ("#F6EAC9", "#B79C68", 1.1),
    "had": ("#CFE0BD", "#4F7A3E", 1.6),
    "next": ("#FFFAEA", "#6A5636", 1.8),
    "lit": ("#FFE9A8", "#E08A1A", 2.8),
}

MINUS_SIGN = "\N{MINUS SIGN}"
ARROW_SIGN = "\N{RIGHTWARDS ARROW}"
TIMES_SIGN = "\N{MULTIPLICATION SIGN}"
LEVEL_SIGNS_BY_TECHNOLOGY: Final = {
    "dice": ("die: '±3 > 2 good:gold", "die: '! > icon:feet", "good:any > good:silver"),
    "merchant": ("ap:+1", "icon:house > icon:character", "icon:house > vp:1"),
    "architect": ("ap:+1", "icon:cathedral > icon:king ap:2", "icon:cathedral > '-2 good:stone"),
    "explorer": ("ap:+1", "icon:mine > 3 good:same", "icon:feet > icon:explorer ap:2"),
    "contract": (
        "icon:contract > '-1 good:any",
        "3 icon:contract > ap:2",
        "icon:swap > +1 good:any",
    ),
    "king": ("icon:king > 2 good:gold", "icon:king ap:+2", "icon:king > 2 icon:helper"),
    "joker": ("ap:+1", "icon:joker > icon:king ap:1", "icon:joker > ap:a ap:b"),
    "character": (
        "icon:crest > '-1 good:food",
        "ap:+ > +1",
        "icon:completed_building > icon:character 'xn",
    ),
    "goods": ("good:any '= good:gold", "die: > +2 good:any", "die: > ap:+2"),
}
"""Signs from left to right: an icon, a good, points of action (ap) or points (vp), a die; a bare
word is written, ">" is an arrow.
"""
SIGN_SIZE = 21.0
SIGN_GAP = 3.0


def level_field_sprite(
    art_resources: ArtResources,
    technology: str,
    level_number: int,
    level_state: str,
    size: tuple[float, float],
) -> PieceSprite:
    """Return the field of a technology's level. `level_state` is "had" (reached, with a check),
    "next", or "lit" (it can be raised to now). The anchor is the upper left corner."""
    fill, line, width = TONES_BY_LEVEL_STATE[level_state]
    wide, high = size
    sheet = art_resources.make_art_sheet(PieceBox(0, 0, wide, high).grown(2))
    sheet.add_rectangle((0, 0, *size), 5, fill, (line, width))
    x = 6.0
    for sign in LEVEL_SIGNS_BY_TECHNOLOGY[technology][level_number - 1].split():
        x += _draw_sign_and_measure_width(sheet, sign, (x, high / 2)) + SIGN_GAP
    if level_state == "had":
        check = f"M{wide - 14},{high - 7}l3.4,3.4l6,-8.4"
        sheet.add_path(
            check, outline=("#2F5A22", 2.4), svg_attributes=f"{ROUND_END_SVG} {ROUND_JOIN_SVG}"
        )
    return sheet.make_sprite()


def _draw_sign_and_measure_width(
    sheet: ArtSheet, sign: str, left_middle: sheet_drawings.Point
) -> float:
    """Draw a sign such as "icon:mine" and return its width in u."""
    kind, _, what = sign.partition(":")
    x, y = left_middle
    middle = x + SIGN_SIZE / 2, y
    if kind == "icon":
        sheet_drawings.draw_icon_on_sheet(sheet, what, middle, SIGN_SIZE)
    elif kind == "good":
        sheet_drawings.draw_good_on_sheet(sheet, what, middle, SIGN_SIZE - 1)
    elif kind == "ap":
        sheet_drawings.draw_action_points_on_sheet(sheet, middle, 10.4, what)
    elif kind == "vp":
        sheet_drawings.draw_points_hexagon_on_sheet(sheet, middle, 9.6, what)
    elif kind == "die":
        _draw_die_icon(sheet, middle)
    else:
        words = {">": ARROW_SIGN}.get(sign, sign.lstrip("'"))
        words = words.replace("-", MINUS_SIGN).replace("x", TIMES_SIGN)
        wide = sheet.text_width(words, SANS_HEAVY_FACE, 15.0)
        sheet.add_centred_text(words, (x + wide / 2, y), size=15, colour=INK_HEX)
        return wide
    return SIGN_SIZE


def _draw_die_icon(sheet: ArtSheet, centre: sheet_drawings.Point) -> None:
    x, y = centre
    sheet.add_rectangle((x - 8, y - 8, 16, 16), 3.6, "#FFFDF4", (OUTLINE_HEX, 1.4))
    for dx, dy in ((-4, -4), (4, -4), (0, 0), (-4, 4), (4, 4)):
        sheet.add_circle((x + dx, y + dy), 1.7, OUTLINE_HEX)
