"""The baked layers of the map: sea and land, relief, and the strength of the wash."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pygame

from game.fields import toml_table
from game.tabletop.map.baked_part import lay_window, stretch_rim
from game.tabletop.map.map_frame import MapFrame
from game.titles.tinners_trail.table.art.palette import SEA

FOLDER: Final = Path("tinners_trail") / "images"
DOUBLE_FROM_K: Final = 1.15
"""Larger windows use the double-size bake."""
Box = tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class Extents:
    """What the layers show, in u: left, top, width and height."""

    chart: Box = (-400, -200, 2800, 1500)
    county: Box = (31, 72, 1419, 846)


class MapLayers:
    """Reads baked layers and fits them to a window; plain colour stands in for a missing file.

    No layer stays in memory: a large window's weigh 60 MB, and are read again in a fifth of a
    second. `faults` holds one sentence per unusable file.
    """

    def __init__(self, asset_folder: Path) -> None:
        """Take the folder that holds `tinners_trail/`; layers are read when they are drawn."""
        self.faults: list[str] = []
        self._folder = asset_folder / FOLDER
        self.extents = self._read_extents()

    def county_rect(self, frame: MapFrame) -> pygame.Rect:
        """Return the part of the window that shows the county, in pixels."""
        return frame.rect(self.extents.county)

    def ground(self, frame: MapFrame) -> pygame.Surface:
        """Return a new surface of the window's size with sea and land."""
        surface = pygame.Surface(frame.size, 0, 32)
        surface.fill(SEA)
        chart = self._read("chart", frame.k)
        if chart is not None:
            stretch_rim(surface, lay_window(surface, chart, frame.rect(self.extents.chart)))
        return surface

    def relief(self, frame: MapFrame) -> pygame.Surface | None:
        """Return the engraved relief for the county's rectangle, if there is one."""
        relief = self._read("relief", frame.k)
        size = self.county_rect(frame).size
        return _fitted(relief, size) if relief is not None else None

    def wash(self, frame: MapFrame) -> pygame.Surface | None:
        """Return the strength of the wash as grey values for the county's rectangle."""
        wash = self._read("wash", 1.0, "png")  # in one size alone
        if wash is None:
            return None
        size = self.county_rect(frame).size
        grey = wash if wash.get_bitsize() == 8 else None
        if size == wash.get_size() and grey is not None:
            return grey
        wide = pygame.Surface(wash.get_size(), 0, 32)
        wide.blit(wash, (0, 0))
        return pygame.transform.smoothscale(wide, size)

    def _read(self, name: str, k: float, ending: str = "webp") -> pygame.Surface | None:
        path = self._folder / f"{name}{'_double' if k > DOUBLE_FROM_K else ''}.{ending}"
        try:
            return pygame.image.load(path)
        except (OSError, pygame.error) as error:
            fault = f"The map layer {path.name} cannot be used: {error}."
            if fault not in self.faults:
                self.faults.append(fault)
            return None

    def _read_extents(self) -> Extents:
        path = self._folder / "chart.toml"
        try:
            plain = toml_table(path.read_text(encoding="utf-8"), path.name)
            return Extents(_box(plain["extent"]), _box(plain["county"]))
        except (OSError, ValueError, KeyError, TypeError) as error:
            self.faults.append(f"The map's extents in chart.toml cannot be used: {error}.")
            return Extents()


def _box(numbers: list[float]) -> Box:
    left, top, width, height = (float(number) for number in numbers)
    return left, top, width, height


def _fitted(picture: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    if picture.get_size() == size:
        return picture
    return pygame.transform.smoothscale(picture, size)
