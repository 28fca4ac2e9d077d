"""Bake the sounds and the music of Tiletum."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tools.bake.manifest import ASSETS
from tools.bake.sounds.write import LOUD, Recipe, write_bed, write_recipes, write_tunes
from tools.titles.tiletum.bake.sounds import guilds
from tools.titles.tiletum.bake.sounds.river import river

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
    """Write what only Tiletum sounds like, and its river in place of the sea."""
    written = write_recipes(RECIPES, FOLDER, SOURCE)
    return [*written, write_bed(river, 1500, FOLDER, SOURCE)]


def bake_music() -> list[Path]:
    """Write the tunes of Tiletum."""
    return write_tunes(Path(__file__).with_name("tunes.toml"), FOLDER / "music", SOURCE)
