"""The baked map, by day and by gaslight, painted or plain."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from game.fields import toml_table
from game.scene.look import worn
from game.tabletop.map.baked_ground import Bake, BakedGround

FOLDER: Final = Path("brass") / "images"
EXTENT: Final = (-380.0, -120.0, 2320.0, 1280.0)
DAY_SEA, NIGHT_SEA = "#93AEA1", "#14242A"
BAKES: Final = {
    "canal": Bake("map_day", DAY_SEA),
    "rail": Bake("map_night", NIGHT_SEA),
    "canal-plain": Bake("map_day_plain", DAY_SEA),
    "rail-plain": Bake("map_night_plain", NIGHT_SEA),
}


def map_ground(asset_folder: Path) -> BakedGround:
    """Return what lays the map; its scenes are the eras, each also on bare land."""
    folder, faults = asset_folder / FOLDER, list[str]()
    ground = BakedGround(folder, BAKES, _read_extent(folder / "map.toml", faults))
    ground.faults += faults
    return ground


def ground_now(era: str) -> str:
    """Return the scene of an era that the present look wants."""
    return f"{era}-plain" if worn().high_contrast else era


def _read_extent(path: Path, faults: list[str]) -> tuple[float, float, float, float]:
    try:
        plain = toml_table(path.read_text(encoding="utf-8"), path.name)
        left, top, width, height = (float(number) for number in plain["extent"])
    except (OSError, ValueError, KeyError, TypeError) as error:
        faults.append(f"The map's extent in map.toml cannot be used: {error}.")
        return EXTENT
    return left, top, width, height
