"""Where everything lies on the map of Tiletum, in u at 1920x1080; read once from the assets."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from game.places import assets_folder

Point = tuple[float, float]
Extent = tuple[float, float, float, float]
Curve = tuple[Point, ...]
MAP: Final = (1484.0, 880.0)
"""Width and height of the map's part of the design, whose corner is (0, 56)."""
CORNER: Final = (0.0, 56.0)
SEA: Final = 446.0
"""How far the sea reaches from the left edge of the map: there lie wheel and errand."""


@dataclass(frozen=True, slots=True)
class SpacePlan:
    """A space: the box that must stay free, its parts, and where people stand."""

    name: str
    kind: str
    centre: Point
    block: Extent
    stand: Point
    plate: Extent | None
    bonus: Point | None
    cathedral: Point | None
    cost: Point | None
    houses: tuple[Point, ...]
    pillars: tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class MapPlan:
    """Every space by its name, and the roads with their curves."""

    spaces: dict[str, SpacePlan]
    roads: dict[tuple[str, str], Curve]

    def way(self, start: str, end: str) -> Curve:
        """Return the road from one space to a neighbour; the straight line where none leads."""
        if (start, end) in self.roads:
            return self.roads[start, end]
        if (end, start) in self.roads:
            return self.roads[end, start][::-1]
        return self.spaces[start].stand, self.spaces[end].stand


@cache
def map_plan(folder: Path | None = None) -> MapPlan:
    """Return the checked-in layout; `folder` is that of all assets."""
    path = (folder or assets_folder()) / "tiletum" / "data" / "map_layout.toml"
    plain = tomllib.loads(path.read_text(encoding="utf-8"))
    roads = {(each["between"][0], each["between"][1]): each["curve"] for each in plain["road"]}
    return MapPlan(
        spaces={entry["id"]: _space(entry) for entry in plain["space"]},
        roads={ends: _points(curve) for ends, curve in roads.items()},
    )


def _space(entry: dict[str, Any]) -> SpacePlan:
    left, top, width, height = entry["block"]
    plate = entry.get("plate")
    return SpacePlan(
        name=entry["id"],
        kind=entry["kind"],
        centre=_point(entry["centre"]),
        block=(left, top, width, height),
        stand=_point(entry["stand"]),
        plate=(plate[0], plate[1], plate[2], plate[3]) if plate else None,
        bonus=_point(entry["bonus"]) if "bonus" in entry else None,
        cathedral=_point(entry["cathedral"]) if "cathedral" in entry else None,
        cost=_point(entry["cost"]) if "cost" in entry else None,
        houses=_points(entry.get("houses", ())),
        pillars=_points(entry.get("pillars", ())),
    )


def _point(pair: Sequence[float]) -> Point:
    return pair[0], pair[1]


def _points(pairs: Sequence[Sequence[float]]) -> Curve:
    return tuple(_point(pair) for pair in pairs)
