"""Bake the sounds and the music of Brass."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tools.bake.manifest import ASSETS
from tools.bake.sounds.write import LOUD, Recipe, write_bed, write_recipes, write_tunes
from tools.titles.brass.bake.sounds import trades
from tools.titles.brass.bake.sounds.town import town

FOLDER: Final = ASSETS / "brass" / "sounds"
SOURCE: Final = "tools/titles/brass/bake/sounds"
RECIPES: Final[dict[str, tuple[Recipe, float]]] = {
    "coal": (trades.coal, LOUD - 6),
    "iron": (trades.iron, LOUD - 7),
    "mill": (trades.mill, LOUD - 4),
    "mine": (trades.mine, LOUD - 4),
    "works": (trades.works, LOUD - 5),
    "yard": (trades.yard, LOUD - 5),
    "canal": (trades.canal, LOUD - 5),
    "rail": (trades.rail, LOUD - 5),
    "bale": (trades.bale, LOUD - 5),
    "tile": (trades.tile, LOUD - 4),
    "closed": (trades.closed, LOUD - 3),
    "flip": (trades.flip, LOUD - 6),
    "era": (trades.era, LOUD - 3),
}
"""Recipe and loudness in LUFS by name."""


def bake_sounds() -> list[Path]:
    """Write what only Brass sounds like, and its town in place of the sea."""
    written = write_recipes(RECIPES, FOLDER, SOURCE)
    return [*written, write_bed(town, 1770, FOLDER, SOURCE)]


def bake_music() -> list[Path]:
    """Write the tunes of Brass."""
    return write_tunes(Path(__file__).with_name("tunes.toml"), FOLDER / "music", SOURCE)
