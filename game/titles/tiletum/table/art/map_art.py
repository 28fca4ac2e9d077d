"""The baked maps, painted or plain: Europe and the underground."""

from pathlib import Path
from typing import Final

from game.scene.drawing.player_look import current_look
from game.tabletop.map.baked_map import Bake, BakedGround

FOLDER: Final = Path("tiletum") / "images"
EXTENT: Final = (-380.0, -100.0, 1940.0, 1210.0)
"""What the bakes show, in u: left, top, width and height (recipe.toml)."""
SEA: Final = "#4F78AE"
NIGHT: Final = "#1B2430"
BAKES: Final = {
    "painted": Bake("map", SEA),
    "plain": Bake("map_plain", SEA),
    "below": Bake("below", NIGHT),
    "below-plain": Bake("below_plain", NIGHT),
}


def map_ground(asset_folder: Path) -> BakedGround:
    """Return what lays the maps; scenes are "painted", with bare coasts "plain", and "below"."""
    return BakedGround(asset_folder / FOLDER, BAKES, EXTENT)


def ground_now(*, below: bool = False) -> str:
    """Return the scene that the present look wants."""
    plain = current_look().high_contrast
    if below:
        return "below-plain" if plain else "below"
    return "plain" if plain else "painted"
