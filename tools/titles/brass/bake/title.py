"""The title picture of Brass, at normal and double size; places and sizes in u."""

import random
from pathlib import Path

import skia

from tools.bake import title as picture
from tools.bake.drawing import (
    across,
    arch,
    draw_outlined,
    draw_scrim,
    fill,
    glow,
    line,
    rectangle,
    ring,
    shape,
    stroke,
)

QUAY = 798.0
"""Height of the far quay, where the water begins."""
SUN = (1008.0, 612.0)
MILL = (1290.0, 402.0, 464.0)
"""Left edge, top of the wall and width of the mill."""
TOWER = (1754.0, 1850.0)
CHIMNEY = 1212.0
VIADUCT = (560.0, 676.0, 1290.0)
"""Left end, rail height and right end."""
LAMPS = (742.0, 1300.0, 1806.0)
SKY = (
    (0.0, "#12182E"),
    (0.3, "#2A2648"),
    (0.52, "#5B3A5A"),
    (0.7, "#A85E5C"),
    (0.84, "#E09A5E"),
    (1.0, "#F9D18A"),
)
WINDOW_LIGHTS = ("#FFC24F", "#FFD27A", "#FFE9B4", "#FFB83E")
DARK = "#0B0D16"


# The sky at dusk over the hills, with smoke of far chimneys.

BANKS = (330, 388, 420, 452, 486, 520, 548, 580)
HILLS = (
    (596.0, 34.0, 620.0, "#5A3A56", 0.4),
    (642.0, 28.0, 470.0, "#452C4A", 1.9),
    (690.0, 20.0, 380.0, "#2E2139", 3.1),
)
"""Height, swell, wavelength, colour and phase of each row of hills."""
STACKS = ((38, 570), (300, 596), (366, 560), (712, 560), (856, 574), (930, 536), (1004, 596))
STACKS_LOW = ((1088, 542), (1870, 540), (1560, 600), (196, 612))

NEAR = 992.0
"""Height of the near quay's edge."""
PEOPLE = ((1236, 0), (1368, 1), (1396, 0), (1560, 1), (1860, 1))

BRICK = ((0.0, "#C26A48"), (0.3, "#A04F3A"), (0.72, "#5E2F30"), (1.0, "#341D2A"))
FLOORS = 6
BAYS = 12
CARRIAGES = 4
ARCH = 74.0
PIER = 18.0

TRAIN_BOX = (786, 580, 378, 102)
"""Where the train's picture lies, in u; `title_life.py` moves it from where it stands at rest."""
SCRIM = ((0.0, 0.8), (0.3, 0.6), (0.55, 0.3), (0.8, 0.08), (1.0, 0.0))


def draw_sky(canvas: skia.Canvas) -> None:
    """Draw everything behind the town."""
    canvas.drawRect(rectangle(0, 0, picture.WIDTH, QUAY), across((0, 0), (0, QUAY), SKY))
    chance = random.Random(1770)
    picture.draw_stars(canvas, chance, 150, 340)
    canvas.drawCircle(*SUN, 620, glow(SUN, 620, "#F0A05A", 0.55))
    canvas.drawCircle(*SUN, 300, glow(SUN, 300, "#FFDF9A", 0.7))
    for number, height in enumerate(BANKS):
        tint = ("#F7C98A" if number > 4 else "#8A5674", 0.12, 0.4)
        for _ in range(9):
            picture.draw_cloud(canvas, chance, (980, height), 420, tint)
    canvas.drawCircle(*SUN, 58, fill("#FFF0C8"))
    _smoke(canvas, chance, (CHIMNEY, 142), 430, 2.4)


def draw_hills(canvas: skia.Canvas) -> None:
    """Draw rows of hills with chimneys between them."""
    chance = random.Random(1785)
    for number, (height, swell, length, colour, phase) in enumerate(HILLS):
        if number == 1:
            for x, top in (*STACKS, *STACKS_LOW):
                _stack(canvas, x, top)
                _smoke(canvas, chance, (x, top), 120, 0.9)
        points = picture.hill_line(height, swell, length, phase)
        canvas.drawPath(ring([(0, QUAY), *points, (picture.WIDTH, QUAY)]), fill(colour))
        canvas.drawPath(line(points), stroke("#F6B877", 1.4, 0.35))


def _stack(canvas: skia.Canvas, x: float, top: float) -> None:
    shaft = ring([(x - 8, 760), (x - 4.4, top + 8), (x + 4.4, top + 8), (x + 8, 760)])
    canvas.drawPath(shaft, across((x - 8, 0), (x + 8, 0), ((0.0, "#7A4A58"), (1.0, "#2C2038"))))
    canvas.drawRect(rectangle(x - 6.4, top, 12.8, 7), fill("#4A3046"))


def _smoke(
    canvas: skia.Canvas,
    chance: random.Random,
    mouth: tuple[float, float],
    reach: float,
    size: float,
) -> None:
    """Puffs that drift to the upper left and grow."""
    for step in range(26):
        share = step / 26
        x = mouth[0] - reach * share * 0.9 + chance.gauss(0, 5 * size)
        y = mouth[1] - reach * (0.62 * share**0.8) + chance.gauss(0, 4 * size)
        radius = size * (4 + 17 * share)
        colour = "#3E2C3C" if step % 3 else "#8A5A50"
        canvas.drawCircle(x, y, radius, fill(colour, 0.3 * (1 - share) ** 1.2, blur=radius * 0.6))


# The narrow boat, lamps and people on the near quay.


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


# The town: viaduct with a lit train, terraces, the mill with its clock tower, the chimney.


def draw_viaduct(canvas: skia.Canvas) -> None:
    """Draw the arches and the train on them."""
    left, rail, right = VIADUCT
    body = across((0, rail), (0, QUAY), ((0.0, "#4A2F40"), (1.0, "#241A2C")))
    canvas.drawRect(rectangle(left - 700, rail + 6, right - left + 700, QUAY - rail - 6), body)
    at = left - 640
    while at < right:
        hole = arch(at + ARCH / 2, QUAY, ARCH, QUAY - rail - 26)
        shade = across((0, rail), (0, QUAY), ((0.0, "#5E3E52"), (1.0, "#3A2A3C")))
        draw_outlined(canvas, hole, shade, stroke("#D9905E", 1.4, 0.35))
        at += ARCH + PIER
    canvas.drawRect(rectangle(left - 700, rail, right - left + 700, 7), fill("#2A1C28"))
    canvas.drawLine(left - 700, rail, right, rail, stroke("#E8A870", 1.4, 0.6))


def draw_train(canvas: skia.Canvas) -> None:
    """Draw an engine and its lit carriages, standing on the viaduct."""
    rail = VIADUCT[1]
    x = 836.0
    canvas.drawCircle(x - 6, rail - 22, 46, glow((x - 6, rail - 22), 46, "#FFC05A", 0.6))
    engine = ring([(x, rail - 4), (x, rail - 26), (x + 42, rail - 26), (x + 42, rail - 40)])
    canvas.drawPath(engine, fill("#120D14"))
    canvas.drawRect(rectangle(x, rail - 27, 46, 23), fill("#120D14"))
    canvas.drawRect(rectangle(x + 34, rail - 42, 24, 38), fill("#120D14"))
    canvas.drawRect(rectangle(x + 8, rail - 40, 7, 14), fill("#120D14"))
    for step in range(14):
        share = step / 14
        radius = 5 + 15 * share
        place = x + 12 + 46 * share + step * 3, rail - 46 - 34 * share
        canvas.drawCircle(*place, radius, fill("#F0DCC0", 0.34 * (1 - share), blur=radius * 0.5))
    for number in range(CARRIAGES):
        left = x + 78 + 62 * number
        canvas.drawRoundRect(rectangle(left, rail - 32, 56, 27), 3, 3, fill("#171018"))
        for window in range(4):
            pane = rectangle(left + 5 + 12.4 * window, rail - 26, 8.6, 10)
            canvas.drawRect(pane, fill("#FFDC90"))
        canvas.drawLine(left, rail - 32, left + 56, rail - 32, stroke("#E8A870", 1.2, 0.6))
    for number in range(CARRIAGES * 3 + 4):
        canvas.drawCircle(x + 10 + 20 * number, rail - 4, 4.4, fill("#0B070C"))


def draw_terraces(canvas: skia.Canvas) -> None:
    """Draw a row of small houses on the quay."""
    chance = random.Random(1790)
    for number in range(7):
        left = 1004.0 + 27 * number
        top = QUAY - 34
        wall = ring(
            [(left, QUAY), (left, top), (left + 13, top - 15), (left + 26, top), (left + 26, QUAY)]
        )
        draw_outlined(canvas, wall, fill("#3E2028"), stroke("#1A0F18", 1.2))
        canvas.drawLine(left, top, left + 13, top - 15, stroke("#C97A54", 1.3, 0.7))
        canvas.drawRect(rectangle(left + 15, top - 18, 4, 10), fill("#2A161E"))
        if chance.random() < 0.75:
            canvas.drawRect(rectangle(left + 6, top + 9, 5, 7), fill(chance.choice(WINDOW_LIGHTS)))


def draw_mill(canvas: skia.Canvas) -> None:
    """Draw the mill of six floors, its saw-tooth roof and its clock tower."""
    left, top, width = MILL
    walls = across((left, 0), (left + width, 0), BRICK)
    canvas.drawRect(rectangle(left, top, width, QUAY - top), walls)
    _courses(canvas, (left, top, width, QUAY - top))
    for number in range(9):
        x = left + 2 + 51 * number
        tooth = ring([(x, top - 14), (x, top - 36), (x + 44, top - 14)])
        canvas.drawPath(tooth, fill("#241724"))
        canvas.drawRect(rectangle(x + 1, top - 33, 6, 17), fill("#FFD27A", 0.85))
    canvas.drawRect(rectangle(left - 8, top - 14, width + 10, 16), fill("#3A2028"))
    canvas.drawLine(left - 8, top - 14, left + width, top - 14, stroke("#E8A870", 1.6, 0.6))
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
                canvas.drawCircle(x, y - 18, 34, glow((x, y - 18), 34, "#FFB950", 0.32))
            canvas.drawPath(arch(x, y, 22, 36), fill("#2A161E"))
            canvas.drawPath(arch(x, y - 2, 18, 32), fill(colour))
            frame = stroke("#3A1F24", 1.6)
            canvas.drawLine(x, y - 2, x, y - 33, frame)
            canvas.drawLine(x - 9, y - 12, x + 9, y - 12, frame)
            canvas.drawLine(x - 9, y - 22, x + 9, y - 22, frame)
            canvas.drawLine(x - 12, y + 1, x + 12, y + 1, stroke("#E8A870", 1.4, 0.4))


def _tower(canvas: skia.Canvas) -> None:
    left, right = TOWER
    top = 314.0
    middle = (left + right) / 2
    stops = ((0.0, "#8A4638"), (0.4, "#5A2E30"), (1.0, "#281826"))
    wall = rectangle(left, top, right - left, QUAY - top)
    canvas.drawRect(wall, across((left, 0), (right, 0), stops))
    _courses(canvas, (left, top, right - left, QUAY - top))
    roof = ring([(left - 8, top), (middle, top - 78), (right + 4, top)])
    canvas.drawPath(roof, across((left, 0), (right, 0), ((0.0, "#4A3046"), (1.0, "#1C1426"))))
    canvas.drawLine(left - 8, top, middle, top - 78, stroke("#F3B877", 2, 0.8))
    canvas.drawLine(middle, top - 78, middle, top - 112, stroke("#15101C", 2.4))
    clock = middle, top + 46
    canvas.drawCircle(*clock, 70, glow(clock, 70, "#FFE0A0", 0.5))
    canvas.drawCircle(*clock, 26, fill("#2A161E"))
    canvas.drawCircle(*clock, 23, fill("#FFF0C8"))
    canvas.drawLine(*clock, clock[0], clock[1] - 16, stroke("#2A161E", 2.6))
    canvas.drawLine(*clock, clock[0] + 10, clock[1] + 6, stroke("#2A161E", 2.6))
    for floor in range(6):
        y = top + 124 + 58 * floor
        canvas.drawPath(arch(middle, y, 17, 24), fill("#FFC24F" if floor != 3 else "#241724"))


def draw_chimney(canvas: skia.Canvas) -> None:
    """Draw the great chimney, 640 high."""
    x = CHIMNEY
    top = QUAY - 640
    shaft = ring([(x - 40, QUAY), (x - 24, top + 20), (x + 24, top + 20), (x + 40, QUAY)])
    canvas.drawPath(shaft, across((x - 40, 0), (x + 40, 0), BRICK))
    for course in range(70):
        y = QUAY - 9 * course
        half = 40 - 16 * (9 * course / 640)
        canvas.drawLine(x - half, y, x + half, y, stroke("#2A161E", 1, 0.24))
    for y in (top + 136, top + 420):
        half = 40 - 16 * (QUAY - y) / 640 + 3
        canvas.drawRect(rectangle(x - half, y, 2 * half, 8), fill("#33202C", 0.85))
    cap = ring([(x - 32, top), (x - 24, top + 26), (x + 24, top + 26), (x + 32, top)])
    canvas.drawPath(cap, across((x - 32, 0), (x + 32, 0), BRICK))
    canvas.drawRect(rectangle(x - 33, top - 6, 66, 8), fill("#8A4A3A"))
    canvas.drawLine(x - 40, QUAY, x - 24, top + 24, stroke("#F6B877", 1.8, 0.6))


def _courses(canvas: skia.Canvas, wall: tuple[float, float, float, float]) -> None:
    left, top, width, height = wall
    chance = random.Random(1795)
    for _ in range(int(width * height / 620)):
        x = left + chance.random() * (width - 16)
        y = top + chance.random() * height
        tint = "#1C0F16" if chance.random() < 0.6 else "#E59A6A"
        canvas.drawLine(x, y, x + chance.uniform(6, 15), y, stroke(tint, 1, 0.16))


def bake_title() -> list[Path]:
    """Write the picture in two sizes, and the train alone; return the files."""
    return picture.write_title(
        "brass", draw_title, (95, 88), {"title_train": (TRAIN_BOX, draw_train)}
    )


def draw_title(surface: skia.Surface, k: int) -> None:
    """Draw the whole picture, back to front."""
    canvas = surface.getCanvas()
    for draw in (draw_sky, draw_hills, draw_viaduct, draw_mill, draw_terraces, draw_chimney):
        draw(canvas)
    picture.draw_mirror(canvas, surface.makeImageSnapshot(), k, QUAY)
    draw_boat(canvas)
    draw_near(canvas)
    draw_scrim(canvas, (1050, picture.HEIGHT), "#0A0D18", SCRIM)
