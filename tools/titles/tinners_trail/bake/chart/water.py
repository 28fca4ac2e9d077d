"""The sea round Cornwall."""

from __future__ import annotations

from tools.bake.sea import Water

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
