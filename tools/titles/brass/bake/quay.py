"""The narrow boat, lamps and people on the near quay."""

import skia

from tools.bake.drawing import (
    arch_path,
    closed_path,
    draw_outlined,
    make_fill_paint,
    make_linear_gradient_paint,
    make_radial_gradient_paint,
    make_stroke_paint,
    path_from_svg,
    rectangle_path,
)

LAMPS = (742.0, 1300.0, 1806.0)
DARK = "#0B0D16"

NEAR = 992.0
"""The y of the near quay's edge in u."""
PEOPLE = ((1236, 0), (1368, 1), (1396, 0), (1560, 1), (1860, 1))


def draw_boat(canvas: skia.Canvas) -> None:
    """Draw a laden narrow boat with its lit cabin."""
    hull = path_from_svg("M790,868L1178,868Q1168,902 1150,904L812,904Q796,894 790,868")
    canvas.drawPath(
        hull, make_linear_gradient_paint((0, 866), (0, 904), ((0.0, "#3A2430"), (1.0, "#140E18")))
    )
    canvas.drawLine(790, 868, 1178, 868, make_stroke_paint("#F0A060", 2.2, 0.9))
    canvas.drawLine(798, 880, 1172, 880, make_stroke_paint("#B4503C", 4, 0.8))
    for left in (838.0, 916.0):
        cover = path_from_svg(f"M{left},868Q{left + 52},824 {left + 110},868")
        draw_outlined(
            canvas, cover, make_fill_paint("#2A2430"), make_stroke_paint("#E0B070", 1.6, 0.6)
        )
    canvas.drawCircle(1098, 846, 90, make_radial_gradient_paint((1098, 846), 90, "#FFC05A", 0.34))
    canvas.drawRect(rectangle_path(1050, 824, 92, 44), make_fill_paint("#1F4B41"))
    canvas.drawRect(rectangle_path(1050, 820, 96, 6), make_fill_paint("#15302A"))
    for pane in (1062, 1100):
        canvas.drawRect(rectangle_path(pane, 834, 22, 15), make_fill_paint("#FFD27A"))
    canvas.drawRect(rectangle_path(1084, 796, 10, 26), make_fill_paint("#15101C"))
    canvas.drawRect(rectangle_path(1156, 828, 12, 40), make_fill_paint(DARK))
    canvas.drawCircle(1162, 820, 8, make_fill_paint(DARK))


def draw_near(canvas: skia.Canvas) -> None:
    """Draw the near quay with its lamps and the people on it."""
    edge = path_from_svg("M0,1000Q500,976 960,1014Q1400,1038 1920,992L1920,1080L0,1080Z")
    draw_outlined(canvas, edge, make_fill_paint(DARK), make_stroke_paint("#C98A54", 1.6, 0.5))
    for at, kind in PEOPLE:
        _person(canvas, float(at), kind)
    for x in LAMPS:
        _lamp(canvas, x)


def _person(canvas: skia.Canvas, x: float, kind: int) -> None:
    foot = NEAR + 30
    canvas.drawCircle(x, foot - 58, 7, make_fill_paint(DARK))
    body = [(x - 9, foot), (x - 8, foot - 46), (x + 8, foot - 46), (x + 9, foot)]
    if kind == 0:
        body = [(x - 14, foot), (x - 8, foot - 48), (x + 8, foot - 48), (x + 14, foot)]
    else:
        canvas.drawRect(rectangle_path(x - 9, foot - 67, 18, 5), make_fill_paint(DARK))
    canvas.drawPath(closed_path(body), make_fill_paint(DARK))
    canvas.drawLine(x + 8, foot - 46, x + 9, foot - 4, make_stroke_paint("#D9904E", 1.4, 0.45))


def _lamp(canvas: skia.Canvas, x: float) -> None:
    foot = NEAR + 14
    top = 792.0
    canvas.drawCircle(x, top, 150, make_radial_gradient_paint((x, top), 150, "#FFC05A", 0.5))
    canvas.drawLine(x, foot, x, top + 24, make_stroke_paint("#08080E", 6))
    canvas.drawLine(x - 16, top + 40, x + 16, top + 40, make_stroke_paint("#08080E", 4))
    glass = closed_path(
        [(x - 13, top - 16), (x + 13, top - 16), (x + 8, top + 24), (x - 8, top + 24)]
    )
    draw_outlined(canvas, glass, make_fill_paint("#FFE9B4"), make_stroke_paint("#08080E", 3))
    canvas.drawPath(
        closed_path([(x - 17, top - 16), (x + 17, top - 16), (x, top - 34)]),
        make_fill_paint("#08080E"),
    )
    canvas.drawPath(arch_path(x, top + 20, 7, 18), make_fill_paint("#FFFBEC"))
