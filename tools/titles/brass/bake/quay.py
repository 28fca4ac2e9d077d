"""The narrow boat, lamps and people on the near quay."""

import skia

from tools.bake.drawing import (
    across,
    arch,
    draw_outlined,
    fill,
    glow,
    rectangle,
    ring,
    shape,
    stroke,
)

LAMPS = (742.0, 1300.0, 1806.0)
DARK = "#0B0D16"

NEAR = 992.0
"""Height of the near quay's edge."""
PEOPLE = ((1236, 0), (1368, 1), (1396, 0), (1560, 1), (1860, 1))


def draw_boat(canvas: skia.Canvas) -> None:
    """Draw a laden narrow boat with its lit cabin."""
    hull = shape("M790,868L1178,868Q1168,902 1150,904L812,904Q796,894 790,868")
    canvas.drawPath(hull, across((0, 866), (0, 904), ((0.0, "#3A2430"), (1.0, "#140E18"))))
    canvas.drawLine(790, 868, 1178, 868, stroke("#F0A060", 2.2, 0.9))
    canvas.drawLine(798, 880, 1172, 880, stroke("#B4503C", 4, 0.8))
    for left in (838.0, 916.0):
        cover = shape(f"M{left},868Q{left + 52},824 {left + 110},868")
        draw_outlined(canvas, cover, fill("#2A2430"), stroke("#E0B070", 1.6, 0.6))
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
    edge = shape("M0,1000Q500,976 960,1014Q1400,1038 1920,992L1920,1080L0,1080Z")
    draw_outlined(canvas, edge, fill(DARK), stroke("#C98A54", 1.6, 0.5))
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
    foot = NEAR + 14
    top = 792.0
    canvas.drawCircle(x, top, 150, glow((x, top), 150, "#FFC05A", 0.5))
    canvas.drawLine(x, foot, x, top + 24, stroke("#08080E", 6))
    canvas.drawLine(x - 16, top + 40, x + 16, top + 40, stroke("#08080E", 4))
    glass = ring([(x - 13, top - 16), (x + 13, top - 16), (x + 8, top + 24), (x - 8, top + 24)])
    draw_outlined(canvas, glass, fill("#FFE9B4"), stroke("#08080E", 3))
    canvas.drawPath(ring([(x - 17, top - 16), (x + 17, top - 16), (x, top - 34)]), fill("#08080E"))
    canvas.drawPath(arch(x, top + 20, 7, 18), fill("#FFFBEC"))
