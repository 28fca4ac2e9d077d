"""The narrow boat, lamps and people on the near quay."""

from __future__ import annotations

import skia

from tools.bake.ink import across, arch, fill, glow, rectangle, ring, stroke
from tools.titles.brass.bake.title.scene import DARK, HEIGHT, LAMPS, WIDTH

NEAR = 992.0
"""Height of the near quay's edge."""
PEOPLE = ((1236, 0), (1368, 1), (1396, 0), (1560, 1), (1860, 1))


def draw_boat(canvas: skia.Canvas) -> None:
    """Draw a laden narrow boat with its lit cabin."""
    hull = skia.Path()
    hull.moveTo(790, 868)
    hull.lineTo(1178, 868)
    hull.quadTo(1168, 902, 1150, 904)
    hull.lineTo(812, 904)
    hull.quadTo(796, 894, 790, 868)
    canvas.drawPath(hull, across((0, 866), (0, 904), ((0.0, "#3A2430"), (1.0, "#140E18"))))
    canvas.drawLine(790, 868, 1178, 868, stroke("#F0A060", 2.2, 0.9))
    canvas.drawLine(798, 880, 1172, 880, stroke("#B4503C", 4, 0.8))
    for left in (838.0, 916.0):
        cover = skia.Path()
        cover.moveTo(left, 868)
        cover.quadTo(left + 52, 824, left + 110, 868)
        canvas.drawPath(cover, fill("#2A2430"))
        canvas.drawPath(cover, stroke("#E0B070", 1.6, 0.6))
    canvas.drawCircle(1098, 846, 90, glow((1098, 846), 90, "#FFC05A", 0.34))
    canvas.drawRect(rectangle(1050, 824, 92, 44), fill("#1F4B41"))
    canvas.drawRect(rectangle(1050, 820, 96, 6), fill("#15302A"))
    for pane in (1062, 1100):
        canvas.drawRect(rectangle(pane, 834, 22, 15), fill("#FFD27A"))
    canvas.drawRect(rectangle(1084, 796, 10, 26), fill("#15101C"))
    canvas.drawRect(rectangle(1156, 828, 12, 40), fill(DARK))
    canvas.drawCircle(1162, 820, 8, fill(DARK))


def draw_near(canvas: skia.Canvas) -> None:
    """Draw the near quay with its lamps and the people on it."""
    edge = skia.Path()
    edge.moveTo(0, NEAR + 8)
    edge.quadTo(500, NEAR - 16, 960, NEAR + 22)
    edge.quadTo(1400, NEAR + 46, WIDTH, NEAR)
    edge.lineTo(WIDTH, HEIGHT)
    edge.lineTo(0, HEIGHT)
    edge.close()
    canvas.drawPath(edge, fill(DARK))
    canvas.drawPath(edge, stroke("#C98A54", 1.6, 0.5))
    for at, kind in PEOPLE:
        _person(canvas, float(at), kind)
    for x in LAMPS:
        _lamp(canvas, x)


def _person(canvas: skia.Canvas, x: float, kind: int) -> None:
    foot = NEAR + 30
    canvas.drawCircle(x, foot - 58, 7, fill(DARK))
    body = [(x - 9, foot), (x - 8, foot - 46), (x + 8, foot - 46), (x + 9, foot)]
    if kind == 0:
        body = [(x - 14, foot), (x - 8, foot - 48), (x + 8, foot - 48), (x + 14, foot)]
    else:
        canvas.drawRect(rectangle(x - 9, foot - 67, 18, 5), fill(DARK))
    canvas.drawPath(ring(body), fill(DARK))
    canvas.drawLine(x + 8, foot - 46, x + 9, foot - 4, stroke("#D9904E", 1.4, 0.45))


def _lamp(canvas: skia.Canvas, x: float) -> None:
    foot, top = NEAR + 14, 792.0
    canvas.drawCircle(x, top, 150, glow((x, top), 150, "#FFC05A", 0.5))
    canvas.drawLine(x, foot, x, top + 24, stroke("#08080E", 6))
    canvas.drawLine(x - 16, top + 40, x + 16, top + 40, stroke("#08080E", 4))
    glass = ring([(x - 13, top - 16), (x + 13, top - 16), (x + 8, top + 24), (x - 8, top + 24)])
    canvas.drawPath(glass, fill("#FFE9B4"))
    canvas.drawPath(glass, stroke("#08080E", 3))
    canvas.drawPath(ring([(x - 17, top - 16), (x + 17, top - 16), (x, top - 34)]), fill("#08080E"))
    canvas.drawPath(arch(x, top + 20, 7, 18), fill("#FFFBEC"))
