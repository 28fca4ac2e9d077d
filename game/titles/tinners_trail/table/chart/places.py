"""County: where things lie in Cornwall, for one window."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from game.engine.title import Unreadable
from game.fields import cause_of, toml_table
from game.scene.nodes.zoom import UsualView
from game.scene.stage.placing import Point
from game.tabletop.layout.places import MapPlace
from game.tabletop.layout.table_layout import RoomSize
from game.tabletop.map.map_frame import MapFrame
from game.tabletop.map.map_space import AreaSpace
from game.titles.tinners_trail.table.art.map_lines import MapShapes

SCALE: Final = 1.5
ORIGIN: Final = (-4.0, 46.0)


def trail_frame(size: tuple[int, int], k: float, offset: Point = (0.0, 0.0)) -> MapFrame:
    """Return the frame of a window: its size and the map's shift in px, and its px per u."""
    return MapFrame(size, k, offset, SCALE, ORIGIN)


ADIT_DROP = 4.0


@cache
def shapes_in(asset_folder: Path) -> MapShapes:
    """Return the county's shapes, read once; Unreadable when they cannot be."""
    file = asset_folder / "tinners_trail" / "data" / "map_shapes.toml"
    try:
        return MapShapes.from_plain(toml_table(file.read_text(encoding="utf-8"), file.name))
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise Unreadable(f"{file} cannot be read as the map: {cause_of(error)}.") from error


class TrailCounty(AreaSpace):
    """Places of ships, adits and pieces besides those of the areas."""

    def __init__(
        self, asset_folder: Path, room: RoomSize, place: MapPlace, view: UsualView | None = None
    ) -> None:
        """Lay the map for one window."""
        self.shapes = shapes_in(asset_folder)
        size = room.width_px, room.height_px
        corner = place.left * room.k, place.top * room.k
        whole = trail_frame(size, room.k * place.scale, corner)
        super().__init__(whole, room.k, self.shapes.rings, view)

    def origin(self, area: str) -> Point:
        """Return where an area's pieces are laid around."""
        return self.at(self.shapes.areas[area].cluster)

    def port(self, area: str) -> Point:
        """Return where a ship lies off an area, its middle when it has no port site."""
        port = self.shapes.areas[area].port
        return self.at(port) if port is not None else self.origin(area)

    def adit(self, first: str, second: str) -> Point:
        """Return where an adit stands on a border."""
        x, y = self.at(self.shapes.border(first, second).middle)
        return x, y + ADIT_DROP * self.scale
