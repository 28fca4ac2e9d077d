"""What adorns the sea: its name, and ships under sail."""

from __future__ import annotations

import skia

from tools.bake.curved_text import CurvedText, write_along
from tools.bake.ink import fill, ring, stroke, tone
from tools.titles.brass.bake.map.county import FONTS, County
from tools.titles.brass.bake.map.tones import Tones

HALF_SAILS = (
    ((-17, -20), (-3, -24), (-3, -8), (-19, -6)),
    ((-1, -30), (13, -25), (16, -8), (-1, -8)),
    ((17, -22), (25, -18), (26, -6), (18, -7)),
)


def draw_ornaments(county: County, tones: Tones, canvas: skia.Canvas) -> None:
    """Draw ships and the name of the sea."""
    name = county.recipe["sea_name"]
    text = CurvedText(name["text"], name["size"], name["spacing"], name["points"])
    ink, pale = tone(tones.water.ink), tone(tones.water.glow, 0.44)
    write_along(canvas, text, FONTS / "Besley-MediumItalic.ttf", ink, pale)
    for ship in county.recipe["ship"]:
        canvas.save()
        canvas.translate(*ship["at"])
        canvas.scale(ship["size"], ship["size"])
        _ship(canvas, tones)
        canvas.restore()


def _ship(canvas: skia.Canvas, tones: Tones) -> None:
    ink, sail = tones.water.ink, tones.light if tones.lamp == "" else "#8FA9A6"
    for x, top in ((-4, -34), (10, -36), (20, -28)):
        canvas.drawLine(x, 6, x, top, stroke(ink, 1.3))
    for corners in HALF_SAILS:
        canvas.drawPath(ring(corners), fill(sail, 0.9))
        canvas.drawPath(ring(corners), stroke(ink, 1.2))
        (x0, y0), (x1, y1), (x2, y2), (x3, y3) = corners
        for share in (0.35, 0.68):
            start = x0 + (x3 - x0) * share, y0 + (y3 - y0) * share
            end = x1 + (x2 - x1) * share, y1 + (y2 - y1) * share
            canvas.drawLine(*start, *end, stroke(ink, 0.7, 0.6))
    hull = skia.Path()
    hull.moveTo(-24, -1)
    hull.quadTo(0, 4, 31, -4)
    hull.quadTo(28, 11, 20, 12)
    hull.lineTo(-17, 12)
    hull.quadTo(-24, 8, -24, -1)
    canvas.drawPath(hull, fill(tones.bank if not tones.lamp else "#3F5E62"))
    canvas.drawPath(hull, stroke(ink, 1.4))
    for y, half in ((15, 26), (19, 17)):
        canvas.drawLine(2 - half, y, 2 + half, y, stroke(ink, 1.2, 0.7))
