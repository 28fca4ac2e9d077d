"""Ornaments of the sea: its name, and ships under sail."""

import skia

from tools.bake.curved_text import CurvedText, draw_text_along_curve
from tools.bake.drawing import (
    closed_path,
    draw_outlined,
    make_fill_paint,
    make_stroke_paint,
    path_from_svg,
    skia_colour,
    translated_and_scaled,
)
from tools.bake.manifest import FONTS
from tools.titles.brass.bake.map.land import LancashirePlate
from tools.titles.brass.bake.map.map_tones import Tones

HALF_SAILS = (
    ((-17, -20), (-3, -24), (-3, -8), (-19, -6)),
    ((-1, -30), (13, -25), (16, -8), (-1, -8)),
    ((17, -22), (25, -18), (26, -6), (18, -7)),
)


def draw_ornaments(county: LancashirePlate, tones: Tones, canvas: skia.Canvas) -> None:
    """Draw ships and the name of the sea."""
    name = county.recipe["sea_name"]
    text = CurvedText(name["text"], name["size"], name["spacing"], name["points"])
    ink = skia_colour(tones.water.ink)
    pale = skia_colour(tones.water.glow, 0.44)
    draw_text_along_curve(canvas, text, FONTS / "Besley-MediumItalic.ttf", ink, pale)
    for ship in county.recipe["ship"]:
        with translated_and_scaled(canvas, ship["at"], ship["size"]):
            _ship(canvas, tones)


def _ship(canvas: skia.Canvas, tones: Tones) -> None:
    ink = tones.water.ink
    sail = tones.light if tones.lamp == "" else "#8FA9A6"
    for x, top in ((-4, -34), (10, -36), (20, -28)):
        canvas.drawLine(x, 6, x, top, make_stroke_paint(ink, 1.3))
    for corners in HALF_SAILS:
        draw_outlined(
            canvas, closed_path(corners), make_fill_paint(sail, 0.9), make_stroke_paint(ink, 1.2)
        )
        (x0, y0), (x1, y1), (x2, y2), (x3, y3) = corners
        for share in (0.35, 0.68):
            start = x0 + (x3 - x0) * share, y0 + (y3 - y0) * share
            end = x1 + (x2 - x1) * share, y1 + (y2 - y1) * share
            canvas.drawLine(*start, *end, make_stroke_paint(ink, 0.7, 0.6))
    hull = path_from_svg("M-24,-1Q0,4 31,-4Q28,11 20,12L-17,12Q-24,8 -24,-1")
    wood = make_fill_paint(tones.bank if not tones.lamp else "#3F5E62")
    draw_outlined(canvas, hull, wood, make_stroke_paint(ink, 1.4))
    for y, half in ((15, 26), (19, 17)):
        canvas.drawLine(2 - half, y, 2 + half, y, make_stroke_paint(ink, 1.2, 0.7))
