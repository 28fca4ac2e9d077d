"""The two looks of the map: a county map by day, and the same by gaslight."""

from typing import Any

from tools.bake.sea import Water
from tools.titles.brass.bake.map.map_tones import Tones

LINES = (4, 9, 14.5, 20.5, 27, 34, 41.5, 49.5, 58, 67, 77, 88, 100, 113, 127, 142, 158, 175)

WATERS = (
    Water(
        tones=("#B4C5B7", "#93AEA1", "#6F9186"),
        glow="#D3DFD0",
        lines=LINES,
        ink="#2C5950",
        depths=(
            (250, 330, 230, 260, "#C2D1C2", 0.4),
            (150, 760, 330, 300, "#6F9186", 0.4),
            (-150, 300, 300, 500, "#6F9186", 0.35),
        ),
        contrast=0.86,
    ),
    Water(
        tones=("#1D2F35", "#14242A", "#0C171C"),
        glow="#26424A",
        lines=LINES,
        ink="#5C8186",
        depths=((250, 330, 230, 260, "#22363C", 0.4), (100, 800, 330, 300, "#0A1418", 0.5)),
        contrast=0.58,
    ),
)
LOOKS: dict[str, tuple[Any, Any]] = {
    "water": WATERS,
    "name": ("day", "night"),
    "land": ("#E9E0C6", "#2F3236"),
    "low": ("#BEC79A", "#2B3A38"),
    "moor": ("#BF9C6C", "#4A3C38"),
    "town": ("#B5573C", "#8A4426"),
    "light": ("#FFF8E2", "#6F675E"),
    "shade": ("#5B3F22", "#07090B"),
    "ink": ("#47331F", "#C3AC7C"),
    "rim": ("#2A1E15", "#D2B67C"),
    "bank": ("#8C7149", "#0A1013"),
    "river": ("#A9C4BE", "#2C4A52"),
    "river_edge": ("#7FA39C", "#1A3036"),
    "walls": (("#A6452F", "#8A3527", "#BF6A45"), ("#3B2A22", "#33241F", "#46301F")),
    "roof": ("#4A3A36", "#15110F"),
    "stone": ("#CDBD9C", "#4A4238"),
    "outline": ("#2A1A14", "#0B0908"),
    "tree": ("#7E8A57", "#24302A"),
    "lamp": ("", "#FFC05A"),
    "low_share": (0.86, 0.8),
    "moor_share": (0.6, 0.62),
    "town_share": (0.14, 0.2),
    "relief": (0.5, 0.62),
    "force": (0.86, 0.6),
}

DAY = Tones(**{key: day for key, (day, _) in LOOKS.items()})
NIGHT = Tones(**{key: night for key, (_, night) in LOOKS.items()})
