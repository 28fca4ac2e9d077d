"""The baked map, by day and by gaslight."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from game.fields import toml_table
from game.tabletop.map.baked_ground import Bake, BakedGround

FOLDER: Final = Path("brass") / "images"
EXTENT: Final = (-380.0, -120.0, 2320.0, 1280.0)
BAKES: Final = {"canal": Bake("map_day", "#93AEA1"), "rail": Bake("map_night", "#14242A")}


def map_ground(asset_folder: Path) -> BakedGround:
    """Return what lays the map; its scenes are the eras."""
    folder, faults = asset_folder / FOLDER, list[str]()
    ground = BakedGround(folder, BAKES, _read_extent(folder / "map.toml", faults))
    ground.faults += faults
    return ground


def _read_extent(path: Path, faults: list[str]) -> tuple[float, float, float, float]:
    try:
        plain = toml_table(path.read_text(encoding="utf-8"), path.name)
        left, top, width, height = (float(number) for number in plain["extent"])
    except (OSError, ValueError, KeyError, TypeError) as error:
        faults.append(f"The map's extent in map.toml cannot be used: {error}.")
        return EXTENT
    return left, top, width, height
