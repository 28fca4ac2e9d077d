"""The baked map, by day and by gaslight, painted or plain."""

from pathlib import Path
from typing import Final

from game.files.toml_fields import toml_table
from game.scene.drawing.assets import record_unusable
from game.scene.drawing.player_look import current_display_settings
from game.tabletop.map.baked_map import BakedMapFile, BakedMapPainter

FOLDER: Final = Path("brass") / "images"
EXTENT: Final = (-380.0, -120.0, 2320.0, 1280.0)
DAY_SEA = "#93AEA1"
NIGHT_SEA = "#14242A"
BAKES: Final = {
    "canal": BakedMapFile("map_day", DAY_SEA),
    "rail": BakedMapFile("map_night", NIGHT_SEA),
    "canal-plain": BakedMapFile("map_day_plain", DAY_SEA),
    "rail-plain": BakedMapFile("map_night_plain", NIGHT_SEA),
}


def map_ground(asset_folder: Path) -> BakedMapPainter:
    """Return the ground of the map; its scenes are the eras, each also without painting."""
    folder = asset_folder / FOLDER
    return BakedMapPainter(folder, BAKES, _read_extent(folder / "map.toml"))


def scene_for_display(era: str) -> str:
    """Return the scene of an era for the present display settings."""
    return f"{era}-plain" if current_display_settings().high_contrast else era


def _read_extent(path: Path) -> tuple[float, float, float, float]:
    try:
        plain = toml_table(path.read_text(encoding="utf-8"), path.name)
        left, top, width, height = (float(number) for number in plain["extent"])
    except (OSError, ValueError, KeyError, TypeError) as error:
        record_unusable(path, error)
        return EXTENT
    return left, top, width, height
