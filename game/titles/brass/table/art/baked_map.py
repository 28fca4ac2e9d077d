"""The baked map, by day and by gaslight, painted or plain."""

from pathlib import Path
from typing import Final

from game.files.toml_fields import parse_toml_table
from game.scene.drawing.display_settings import current_display_settings
from game.scene.drawing.picture_files import record_unusable_file
from game.scene.input.hit_shapes import LeftTopWidthHeight
from game.tabletop.map.baked_map import BakedMapFile, BakedMapPainter

IMAGES_FOLDER: Final = Path("brass") / "images"
EXTENT_IF_FILE_UNUSABLE: Final = (-380.0, -120.0, 2320.0, 1280.0)
DAY_SEA_COLOUR = "#93AEA1"
NIGHT_SEA_COLOUR = "#14242A"
BAKED_FILES_BY_SCENE: Final = {
    "canal": BakedMapFile("map_day", DAY_SEA_COLOUR),
    "rail": BakedMapFile("map_night", NIGHT_SEA_COLOUR),
    "canal-plain": BakedMapFile("map_day_plain", DAY_SEA_COLOUR),
    "rail-plain": BakedMapFile("map_night_plain", NIGHT_SEA_COLOUR),
}


def make_map_ground_painter(asset_folder: Path) -> BakedMapPainter:
    """Return the painter of the map's background from prepared files; its scenes are "canal" and
    "rail", each also with the ending "-plain" for high contrast."""
    folder = asset_folder / IMAGES_FOLDER
    return BakedMapPainter(folder, BAKED_FILES_BY_SCENE, _read_extent(folder / "map.toml"))


def map_scene_name(era: str) -> str:
    """Return the name of an era's map scene, the plain one while high contrast is set."""
    return f"{era}-plain" if current_display_settings().high_contrast else era


def _read_extent(path: Path) -> LeftTopWidthHeight:
    try:
        plain = parse_toml_table(path.read_text(encoding="utf-8"), path.name)
        left, top, width, height = (float(number) for number in plain["extent"])
    except (OSError, ValueError, KeyError, TypeError) as error:
        record_unusable_file(path, error)
        return EXTENT_IF_FILE_UNUSABLE
    return left, top, width, height
