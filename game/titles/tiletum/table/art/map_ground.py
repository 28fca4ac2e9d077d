"""The baked map of Europe, painted or plain."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from game.scene.look import worn
from game.tabletop.map.baked_ground import Bake, BakedGround

FOLDER: Final = Path("tiletum") / "images"
EXTENT: Final = (-380.0, -100.0, 1940.0, 1210.0)
"""What the bakes show, in u: left, top, width and height (recipe.toml)."""
SEA: Final = "#4F78AE"
BAKES: Final = {"painted": Bake("map", SEA), "plain": Bake("map_plain", SEA)}


def map_ground(asset_folder: Path) -> BakedGround:
    """Return what lays the map; its scenes are "painted" and, with bare coasts, "plain"."""
    return BakedGround(asset_folder / FOLDER, BAKES, EXTENT)


def ground_now() -> str:
    """Return the map that the present look wants: "plain" or "painted"."""
    return "plain" if worn().high_contrast else "painted"
