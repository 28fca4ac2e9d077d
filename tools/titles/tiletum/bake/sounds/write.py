"""Bake the sounds of Tiletum."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tools.bake.manifest import ASSETS
from tools.bake.sounds.write import LOUD, Recipe, write_recipes
from tools.titles.tiletum.bake.sounds import guilds

FOLDER: Final = ASSETS / "tiletum" / "sounds"
SOURCE: Final = "tools/titles/tiletum/bake/sounds"
RECIPES: Final[dict[str, tuple[Recipe, float]]] = {
    "dice": (guilds.dice, LOUD - 6),
    "cart": (guilds.cart, LOUD - 8),
    "dividers": (guilds.dividers, LOUD - 9),
    "boots": (guilds.boots, LOUD - 8),
    "house": (guilds.house, LOUD - 6),
    "pillar": (guilds.pillar, LOUD - 5),
    "cathedral": (guilds.cathedral, LOUD - 5),
    "quill": (guilds.quill, LOUD - 8),
    "crest": (guilds.crest, LOUD - 7),
    "silver": (guilds.silver, LOUD - 9),
    "mine": (guilds.mine, LOUD - 5),
}
"""Recipe and loudness in LUFS by name."""


def bake_sounds() -> list[Path]:
    """Write what only Tiletum sounds like."""
    return write_recipes(RECIPES, FOLDER, SOURCE)
