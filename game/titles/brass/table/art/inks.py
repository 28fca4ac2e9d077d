"""Inks and papers of Brass, and the order of its industries."""

from __future__ import annotations

from typing import Final

INDUSTRIES: Final = ("cotton-mill", "port", "coal-mine", "ironworks", "shipyard")
INDUSTRY_INK: Final = {
    "cotton-mill": "#8A3A2E",
    "port": "#2A5C78",
    "coal-mine": "#2C2B30",
    "ironworks": "#A8531A",
    "shipyard": "#5A5A26",
}
"""Always with the symbol, and never that of an owner."""
ACCENT: Final = {
    "cotton-mill": "#F3E7CC",
    "port": "#2A5C78",
    "coal-mine": "#8E6524",
    "ironworks": "#E0A94A",
    "shipyard": "#8E6524",
}
SOOT: Final = "#241B16"
OCHRE: Final = "#6A3A22"
BRICK: Final = "#8A3A2E"
PAPER: Final = ("#FAF3E0", "#EFE4C8", "#DDCCA6")
CANAL, CANAL_EDGE, CANAL_DEEP = "#86B5A3", "#2F4F45", "#1F4B41"
GASLIGHT: Final = "#FFC05A"
NIGHT_PAPER: Final = "#C9B78F"
DULL_BRASS: Final = "#8C7A56"
SHAPES: Final = "brass/images"
ROMAN: Final = ("0", "I", "II", "III", "IV")
DARK_INK: Final = ("gorse", "sea-green")
"""Players on whose colour symbols are dark."""
