"""The sea round Cornwall."""

import skia

from tools.bake.drawing import draw_outlined, path_from_svg, translated_and_scaled
from tools.bake.sea import Water
from tools.titles.tinners_trail.bake.chart.ink import ink_line, paper
from tools.titles.tinners_trail.bake.chart.plate import WATER_INK, ChartGround

WATER = Water(
    tones=("#A9C2BF", "#8FB1B3", "#6F979F"),
    lines=(6, 12.5, 19.5, 27, 35, 43.5, 52.5, 62, 72, 83, 95, 108, 122, 137, 153, 170),
    ink="#1D4C5A",
    glow="#D6E6DF",
    depths=(
        (620, 260, 560, 240, "#C4D8D2", 0.34),
        (240, 880, 520, 260, "#5F8A95", 0.32),
        (1180, 900, 620, 260, "#7FA7AC", 0.3),
        (1750, -20, 600, 300, "#5F8A95", 0.22),
    ),
)


# Marvels of the sea: brigs under sail, a lugger's tan sails, and what some say they have seen.

SAIL = 0xFFEFE6CC
HULL = path_from_svg("M-17,4Q0,7 18,3L14,11Q0,13.5 -13,11Z")
MASTS = path_from_svg("M-8,4V-21M5,4V-24M18,3L27,-3M-8,-21L5,-24L27,-3M-8,-21L-17,4")
SAILS = tuple(
    path_from_svg(text)
    for text in (
        "M-14,-18Q-8,-15 -2,-18L-1,-10Q-8,-7 -15,-10Z",
        "M-15,-9Q-8,-6 -1,-9L0,-1Q-8,2 -16,-1Z",
        "M-1,-21Q5,-18 11,-21L12,-12Q5,-9 -2,-12Z",
        "M-2,-11Q5,-8 12,-11L13,-2Q5,1 -3,-2Z",
        "M14,-14L25,-4L14,-3Z",
    )
)
RIPPLES = path_from_svg(
    "M-24,14Q-19,11.5 -14,14T-4,14T6,14T16,14T26,14M-16,18Q-11,15.5 -6,18T4,18T14,18"
)
COILS = tuple(
    path_from_svg(text)
    for text in (
        "M-62,10Q-58,-16 -44,-16Q-30,-16 -27,10Q-33,10 -35,10Q-37,-6 -44,-6Q-51,-6 -54,10Z",
        "M-20,10Q-16,-22 0,-22Q16,-22 19,10Q13,10 10,10Q8,-11 0,-11Q-8,-11 -11,10Z",
        "M27,10Q30,-14 41,-14Q52,-14 54,10Q49,10 47,10Q46,-5 41,-5Q36,-5 34,10Z",
    )
)
HEAD = path_from_svg(
    "M-74,10Q-82,-18 -76,-34Q-72,-44 -84,-45L-101,-42Q-104,-46 -98,-48L-92,-50L-99,-55"
    "Q-88,-55 -80,-54Q-66,-52 -66,-36Q-66,-14 -63,10Z"
)
TAIL = path_from_svg("M62,10Q64,-12 78,-17L74,-24L88,-20L95,-9L82,-11Q72,-6 70,10Z")
SCALES = path_from_svg(
    "M-57,-4Q-52,-11 -46,-12M-50,-10L-47,-6M-42,-13Q-36,-11 -33,-3M-14,-6Q-9,-16 -2,-18"
    "M-6,-15L-3,-11M4,-18Q11,-15 14,-4M10,-13L7,-10M31,-2Q34,-10 40,-11M43,-11Q48,-9 50,-1"
    "M-79,-26Q-74,-24 -70,-27"
    "M-78,-17Q-73,-15 -68,-18M-76,-7Q-71,-5 -66,-8M-84,-50.5H-83M73,-7Q77,-12 83,-13"
)
FOAM = path_from_svg(
    "M-90,13Q-82,8 -74,13T-58,13M-68,17Q-60,12 -52,17M-30,13Q-24,9 -18,13T-6,13"
    "M14,14Q20,10 26,14T38,14"
    "M44,17Q52,12 60,17M58,13Q66,8 74,13T90,13M-44,20Q-34,16 -24,20M2,20Q12,16 22,20"
)


def draw_marvels(ground: ChartGround, canvas: skia.Canvas) -> None:
    """Draw every marvel of the recipe where it was seen."""
    for seen in ground.recipe["marvel"]:
        with translated_and_scaled(canvas, seen["at"], seen["size"]):
            canvas.scale(seen.get("facing", 1), 1)
            (_draw_serpent if seen["kind"] == "serpent" else _draw_brig)(canvas)


def _draw_brig(canvas: skia.Canvas) -> None:
    canvas.drawPath(MASTS, ink_line(0.9, 0.75, WATER_INK))
    for sail in SAILS:
        draw_outlined(canvas, sail, paper(0.8, SAIL), ink_line(0.9, 0.8, WATER_INK))
    canvas.drawPath(HULL, paper(0.75, WATER_INK))
    canvas.drawPath(RIPPLES, ink_line(0.9, 0.55, WATER_INK))


def _draw_serpent(canvas: skia.Canvas) -> None:
    for part in (*COILS, HEAD, TAIL):
        draw_outlined(canvas, part, paper(0.8, 0xFF7FA3A6), ink_line(1.8, 0.95, WATER_INK))
    canvas.drawPath(SCALES, ink_line(1.2, 0.8, WATER_INK))
    canvas.drawPath(FOAM, ink_line(1.2, 0.7, WATER_INK))
