"""Where things stand in the title picture, in u, and its colours."""

from __future__ import annotations

WIDTH, HEIGHT = 1920, 1080
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
