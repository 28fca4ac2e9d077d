"""The two looks of the map: a county map by day, and the same by gaslight."""

from __future__ import annotations

from dataclasses import dataclass

from tools.bake.maps import Water

LINES = (4, 9, 14.5, 20.5, 27, 34, 41.5, 49.5, 58, 67, 77, 88, 100, 113, 127, 142, 158, 175)


@dataclass(frozen=True, slots=True)
class Tones:
    """The colours of one bake; strengths are shares, `force` that of the hachures.

    `rim` is the coast's line, `bank` what lies inside it; `lamp` lights windows, "" for none.
    """

    name: str
    water: Water
    land: str
    low: str
    moor: str
    town: str
    light: str
    shade: str
    ink: str
    rim: str
    bank: str
    river: str
    river_edge: str
    walls: tuple[str, str, str]
    roof: str
    stone: str
    outline: str
    tree: str
    lamp: str
    low_share: float
    moor_share: float
    town_share: float
    relief: float
    force: float


DAY = Tones(
    name="day",
    water=Water(
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
    land="#E9E0C6",
    low="#BEC79A",
    moor="#BF9C6C",
    town="#B5573C",
    light="#FFF8E2",
    shade="#5B3F22",
    ink="#47331F",
    rim="#2A1E15",
    bank="#8C7149",
    river="#A9C4BE",
    river_edge="#7FA39C",
    walls=("#A6452F", "#8A3527", "#BF6A45"),
    roof="#4A3A36",
    stone="#CDBD9C",
    outline="#2A1A14",
    tree="#7E8A57",
    lamp="",
    low_share=0.86,
    moor_share=0.6,
    town_share=0.14,
    relief=0.5,
    force=0.86,
)
NIGHT = Tones(
    name="night",
    water=Water(
        tones=("#1D2F35", "#14242A", "#0C171C"),
        glow="#26424A",
        lines=LINES,
        ink="#5C8186",
        depths=((250, 330, 230, 260, "#22363C", 0.4), (100, 800, 330, 300, "#0A1418", 0.5)),
        contrast=0.58,
    ),
    land="#2F3236",
    low="#2B3A38",
    moor="#4A3C38",
    town="#8A4426",
    light="#6F675E",
    shade="#07090B",
    ink="#C3AC7C",
    rim="#D2B67C",
    bank="#0A1013",
    river="#2C4A52",
    river_edge="#1A3036",
    walls=("#3B2A22", "#33241F", "#46301F"),
    roof="#15110F",
    stone="#4A4238",
    outline="#0B0908",
    tree="#24302A",
    lamp="#FFC05A",
    low_share=0.8,
    moor_share=0.62,
    town_share=0.2,
    relief=0.62,
    force=0.6,
)
