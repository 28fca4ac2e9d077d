"""The town: viaduct with a lit train, terraces, the mill with its clock tower, the chimney."""

import random

import skia

from tools.bake.drawing import (
    arch_path,
    closed_path,
    draw_outlined,
    make_fill_paint,
    make_linear_gradient_paint,
    make_radial_gradient_paint,
    make_stroke_paint,
    rectangle_path,
)

QUAY = 798.0
"""The y of the far quay in u, where the water begins."""
MILL = (1290.0, 402.0, 464.0)
"""Left edge, top of the wall and width of the mill."""
TOWER = (1754.0, 1850.0)
CHIMNEY = 1212.0
VIADUCT = (560.0, 676.0, 1290.0)
"""The left end, the y of the rails and the right end of the viaduct, in u."""
WINDOW_LIGHTS = ("#FFC24F", "#FFD27A", "#FFE9B4", "#FFB83E")

BRICK = ((0.0, "#C26A48"), (0.3, "#A04F3A"), (0.72, "#5E2F30"), (1.0, "#341D2A"))
FLOORS = 6
BAYS = 12
CARRIAGES = 4
ARCH = 74.0
PIER = 18.0


def draw_viaduct(canvas: skia.Canvas) -> None:
    """Draw the arches and the train on them."""
    left, rail, right = VIADUCT
    body = make_linear_gradient_paint((0, rail), (0, QUAY), ((0.0, "#4A2F40"), (1.0, "#241A2C")))
    canvas.drawRect(rectangle_path(left - 700, rail + 6, right - left + 700, QUAY - rail - 6), body)
    at = left - 640
    while at < right:
        hole = arch_path(at + ARCH / 2, QUAY, ARCH, QUAY - rail - 26)
        shade = make_linear_gradient_paint(
            (0, rail), (0, QUAY), ((0.0, "#5E3E52"), (1.0, "#3A2A3C"))
        )
        draw_outlined(canvas, hole, shade, make_stroke_paint("#D9905E", 1.4, 0.35))
        at += ARCH + PIER
    canvas.drawRect(
        rectangle_path(left - 700, rail, right - left + 700, 7), make_fill_paint("#2A1C28")
    )
    canvas.drawLine(left - 700, rail, right, rail, make_stroke_paint("#E8A870", 1.4, 0.6))


def draw_train(canvas: skia.Canvas) -> None:
    """Draw an engine and its lit carriages, standing on the viaduct."""
    rail = VIADUCT[1]
    x = 836.0
    canvas.drawCircle(
        x - 6, rail - 22, 46, make_radial_gradient_paint((x - 6, rail - 22), 46, "#FFC05A", 0.6)
    )
    engine = closed_path([(x, rail - 4), (x, rail - 26), (x + 42, rail - 26), (x + 42, rail - 40)])
    canvas.drawPath(engine, make_fill_paint("#120D14"))
    canvas.drawRect(rectangle_path(x, rail - 27, 46, 23), make_fill_paint("#120D14"))
    canvas.drawRect(rectangle_path(x + 34, rail - 42, 24, 38), make_fill_paint("#120D14"))
    canvas.drawRect(rectangle_path(x + 8, rail - 40, 7, 14), make_fill_paint("#120D14"))
    for step in range(14):
        share = step / 14
        radius = 5 + 15 * share
        place = x + 12 + 46 * share + step * 3, rail - 46 - 34 * share
        canvas.drawCircle(
            *place, radius, make_fill_paint("#F0DCC0", 0.34 * (1 - share), blur=radius * 0.5)
        )
    for number in range(CARRIAGES):
        left = x + 78 + 62 * number
        canvas.drawRoundRect(
            rectangle_path(left, rail - 32, 56, 27), 3, 3, make_fill_paint("#171018")
        )
        for window in range(4):
            pane = rectangle_path(left + 5 + 12.4 * window, rail - 26, 8.6, 10)
            canvas.drawRect(pane, make_fill_paint("#FFDC90"))
        canvas.drawLine(
            left, rail - 32, left + 56, rail - 32, make_stroke_paint("#E8A870", 1.2, 0.6)
        )
    for number in range(CARRIAGES * 3 + 4):
        canvas.drawCircle(x + 10 + 20 * number, rail - 4, 4.4, make_fill_paint("#0B070C"))


def draw_terraces(canvas: skia.Canvas) -> None:
    """Draw a row of small houses on the quay."""
    chance = random.Random(1790)
    for number in range(7):
        left = 1004.0 + 27 * number
        top = QUAY - 34
        wall = closed_path(
            [(left, QUAY), (left, top), (left + 13, top - 15), (left + 26, top), (left + 26, QUAY)]
        )
        draw_outlined(canvas, wall, make_fill_paint("#3E2028"), make_stroke_paint("#1A0F18", 1.2))
        canvas.drawLine(left, top, left + 13, top - 15, make_stroke_paint("#C97A54", 1.3, 0.7))
        canvas.drawRect(rectangle_path(left + 15, top - 18, 4, 10), make_fill_paint("#2A161E"))
        if chance.random() < 0.75:
            canvas.drawRect(
                rectangle_path(left + 6, top + 9, 5, 7),
                make_fill_paint(chance.choice(WINDOW_LIGHTS)),
            )


def draw_mill(canvas: skia.Canvas) -> None:
    """Draw the mill of six floors, its saw-tooth roof and its clock tower."""
    left, top, width = MILL
    walls = make_linear_gradient_paint((left, 0), (left + width, 0), BRICK)
    canvas.drawRect(rectangle_path(left, top, width, QUAY - top), walls)
    _courses(canvas, (left, top, width, QUAY - top))
    for number in range(9):
        x = left + 2 + 51 * number
        tooth = closed_path([(x, top - 14), (x, top - 36), (x + 44, top - 14)])
        canvas.drawPath(tooth, make_fill_paint("#241724"))
        canvas.drawRect(rectangle_path(x + 1, top - 33, 6, 17), make_fill_paint("#FFD27A", 0.85))
    canvas.drawRect(rectangle_path(left - 8, top - 14, width + 10, 16), make_fill_paint("#3A2028"))
    canvas.drawLine(
        left - 8, top - 14, left + width, top - 14, make_stroke_paint("#E8A870", 1.6, 0.6)
    )
    _windows(canvas, left, top)
    _tower(canvas)


def _windows(canvas: skia.Canvas, left: float, top: float) -> None:
    chance = random.Random(1801)
    for floor in range(FLOORS):
        for bay in range(BAYS):
            x = left + 30 + 37 * bay
            y = top + 62 + 62 * floor
            lit = chance.random() < 0.78
            colour = chance.choice(WINDOW_LIGHTS) if lit else "#241724"
            if lit:
                canvas.drawCircle(
                    x, y - 18, 34, make_radial_gradient_paint((x, y - 18), 34, "#FFB950", 0.32)
                )
            canvas.drawPath(arch_path(x, y, 22, 36), make_fill_paint("#2A161E"))
            canvas.drawPath(arch_path(x, y - 2, 18, 32), make_fill_paint(colour))
            frame = make_stroke_paint("#3A1F24", 1.6)
            canvas.drawLine(x, y - 2, x, y - 33, frame)
            canvas.drawLine(x - 9, y - 12, x + 9, y - 12, frame)
            canvas.drawLine(x - 9, y - 22, x + 9, y - 22, frame)
            canvas.drawLine(x - 12, y + 1, x + 12, y + 1, make_stroke_paint("#E8A870", 1.4, 0.4))


def _tower(canvas: skia.Canvas) -> None:
    left, right = TOWER
    top = 314.0
    middle = (left + right) / 2
    stops = ((0.0, "#8A4638"), (0.4, "#5A2E30"), (1.0, "#281826"))
    wall = rectangle_path(left, top, right - left, QUAY - top)
    canvas.drawRect(wall, make_linear_gradient_paint((left, 0), (right, 0), stops))
    _courses(canvas, (left, top, right - left, QUAY - top))
    roof = closed_path([(left - 8, top), (middle, top - 78), (right + 4, top)])
    canvas.drawPath(
        roof,
        make_linear_gradient_paint((left, 0), (right, 0), ((0.0, "#4A3046"), (1.0, "#1C1426"))),
    )
    canvas.drawLine(left - 8, top, middle, top - 78, make_stroke_paint("#F3B877", 2, 0.8))
    canvas.drawLine(middle, top - 78, middle, top - 112, make_stroke_paint("#15101C", 2.4))
    clock = middle, top + 46
    canvas.drawCircle(*clock, 70, make_radial_gradient_paint(clock, 70, "#FFE0A0", 0.5))
    canvas.drawCircle(*clock, 26, make_fill_paint("#2A161E"))
    canvas.drawCircle(*clock, 23, make_fill_paint("#FFF0C8"))
    canvas.drawLine(*clock, clock[0], clock[1] - 16, make_stroke_paint("#2A161E", 2.6))
    canvas.drawLine(*clock, clock[0] + 10, clock[1] + 6, make_stroke_paint("#2A161E", 2.6))
    for floor in range(6):
        y = top + 124 + 58 * floor
        canvas.drawPath(
            arch_path(middle, y, 17, 24), make_fill_paint("#FFC24F" if floor != 3 else "#241724")
        )


def draw_chimney(canvas: skia.Canvas) -> None:
    """Draw the great chimney, 640 high."""
    x = CHIMNEY
    top = QUAY - 640
    shaft = closed_path([(x - 40, QUAY), (x - 24, top + 20), (x + 24, top + 20), (x + 40, QUAY)])
    canvas.drawPath(shaft, make_linear_gradient_paint((x - 40, 0), (x + 40, 0), BRICK))
    for course in range(70):
        y = QUAY - 9 * course
        half = 40 - 16 * (9 * course / 640)
        canvas.drawLine(x - half, y, x + half, y, make_stroke_paint("#2A161E", 1, 0.24))
    for y in (top + 136, top + 420):
        half = 40 - 16 * (QUAY - y) / 640 + 3
        canvas.drawRect(rectangle_path(x - half, y, 2 * half, 8), make_fill_paint("#33202C", 0.85))
    cap = closed_path([(x - 32, top), (x - 24, top + 26), (x + 24, top + 26), (x + 32, top)])
    canvas.drawPath(cap, make_linear_gradient_paint((x - 32, 0), (x + 32, 0), BRICK))
    canvas.drawRect(rectangle_path(x - 33, top - 6, 66, 8), make_fill_paint("#8A4A3A"))
    canvas.drawLine(x - 40, QUAY, x - 24, top + 24, make_stroke_paint("#F6B877", 1.8, 0.6))


def _courses(canvas: skia.Canvas, wall: tuple[float, float, float, float]) -> None:
    left, top, width, height = wall
    chance = random.Random(1795)
    for _ in range(int(width * height / 620)):
        x = left + chance.random() * (width - 16)
        y = top + chance.random() * height
        tint = "#1C0F16" if chance.random() < 0.6 else "#E59A6A"
        canvas.drawLine(x, y, x + chance.uniform(6, 15), y, make_stroke_paint(tint, 1, 0.16))
