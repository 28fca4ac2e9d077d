"""The baked maps, painted or plain: Europe and the underground."""

from pathlib import Path
from typing import Final

from game.scene.drawing.display_settings import current_display_settings
from game.tabletop.map.baked_map import BakedMapFile, BakedMapPainter

IMAGES_FOLDER: Final = Path("tiletum") / "images"
BAKED_MAP_EXTENT_BOX: Final = (-380.0, -100.0, 1940.0, 1210.0)
"""What the bakes show, in u: left, top, width and height (recipe.toml)."""
SEA_COLOUR: Final = "#4F78AE"
UNDERGROUND_COLOUR: Final = "#1B2430"
BAKED_FILE_BY_SCENE: Final = {
    "painted": BakedMapFile("map", SEA_COLOUR),
    "plain": BakedMapFile("map_plain", SEA_COLOUR),
    "below": BakedMapFile("below", UNDERGROUND_COLOUR),
    "below-plain": BakedMapFile("below_plain", UNDERGROUND_COLOUR),
}


def make_map_painter(asset_folder: Path) -> BakedMapPainter:
    """Return the painter of the map scenes: "painted" and "below", with high contrast "plain"
    and "below-plain"."""
    return BakedMapPainter(asset_folder / IMAGES_FOLDER, BAKED_FILE_BY_SCENE, BAKED_MAP_EXTENT_BOX)


def map_scene_name(*, is_underground: bool = False) -> str:
    """Return the name of the map scene: "painted", or "below" for the maps of Below
    (`is_underground`); with high contrast in the display settings "plain" or "below-plain"."""
    plain = current_display_settings().high_contrast
    if is_underground:
        return "below-plain" if plain else "below"
    return "plain" if plain else "painted"
