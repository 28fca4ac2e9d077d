"""The baked maps, painted or plain: Europe and the underground."""

from pathlib import Path
from typing import Final

from game.scene.drawing.display_settings import current_display_settings
from game.tabletop.map.baked_map import BakedMapFile, BakedMapPainter

FOLDER: Final = Path("tiletum") / "images"
EXTENT: Final = (-380.0, -100.0, 1940.0, 1210.0)
"""What the bakes show, in u: left, top, width and height (recipe.toml)."""
SEA: Final = "#4F78AE"
NIGHT: Final = "#1B2430"
BAKES: Final = {
    "painted": BakedMapFile("map", SEA),
    "plain": BakedMapFile("map_plain", SEA),
    "below": BakedMapFile("below", NIGHT),
    "below-plain": BakedMapFile("below_plain", NIGHT),
}


def make_map_painter(asset_folder: Path) -> BakedMapPainter:
    """Return the painter of the map scenes: "painted" and "below", with high contrast "plain"
    and "below-plain"."""
    return BakedMapPainter(asset_folder / FOLDER, BAKES, EXTENT)


def map_scene_name(*, below: bool = False) -> str:
    """Return the name of the map scene: "painted", or "below" for the maps of Below; with high
    contrast in the display settings "plain" or "below-plain"."""
    plain = current_display_settings().high_contrast
    if below:
        return "below-plain" if plain else "below"
    return "plain" if plain else "painted"
