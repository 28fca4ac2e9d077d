"""Ornaments of the sea: its name, and ships under sail."""

import skia

from tools.bake.curved_text import CurvedText, write_along
from tools.bake.drawing import draw_outlined, fill, placed, ring, shape, stroke, tone
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
    ink = tone(tones.water.ink)
    pale = tone(tones.water.glow, 0.44)
    write_along(canvas, text, FONTS / "Besley-MediumItalic.ttf", ink, pale)
    for ship in county.recipe["ship"]:
        with placed(canvas, ship["at"], ship["size"]):
            _ship(canvas, tones)


def _ship(canvas: skia.Canvas, tones: Tones) -> None:
    ink = tones.water.ink
    sail = tones.light if tones.lamp == "" else "#8FA9A6"
    for x, top in ((-4, -34), (10, -36), (20, -28)):
        canvas.drawLine(x, 6, x, top, stroke(ink, 1.3))
    for corners in HALF_SAILS:
        draw_outlined(canvas, ring(corners), fill(sail, 0.9), stroke(ink, 1.2))
        (x0, y0), (x1, y1), (x2, y2), (x3, y3) = corners
        for share in (0.35, 0.68):
            start = x0 + (x3 - x0) * share, y0 + (y3 - y0) * share
            end = x1 + (x2 - x1) * share, y1 + (y2 - y1) * share
            canvas.drawLine(*start, *end, stroke(ink, 0.7, 0.6))
    hull = shape("M-24,-1Q0,4 31,-4Q28,11 20,12L-17,12Q-24,8 -24,-1")
    wood = fill(tones.bank if not tones.lamp else "#3F5E62")
    draw_outlined(canvas, hull, wood, stroke(ink, 1.4))
    for y, half in ((15, 26), (19, 17)):
        canvas.drawLine(2 - half, y, 2 + half, y, stroke(ink, 1.2, 0.7))
