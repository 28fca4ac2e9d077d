"""Where everything lies on the map of Tiletum, in u at 1920x1080; read once from the assets."""

import tomllib
from functools import cache
from typing import Any, Final, NamedTuple

from game.files.folders import assets_folder

Point = tuple[float, float]
Extent = tuple[float, float, float, float]
Curve = tuple[Point, ...]
MAP: Final = (1484.0, 880.0)
"""Width and height of the map's part of the design, whose corner is (0, 56)."""
CORNER: Final = (0.0, 56.0)
SEA: Final = 446.0
"""How far the sea reaches from the left edge of the map: there lie wheel and action sheet."""


class SpacePlan(NamedTuple):
    """A space: the box that must stay free, its parts, and where people stand; `map` is 0 for
    Europe, else the number of an underground map.
    """

    name: str
    kind: str
    centre: Point
    block: Extent
    stand: Point
    plate: Extent | None = None
    bonus: Point | None = None
    cathedral: Point | None = None
    cost: Point | None = None
    houses: tuple[Point, ...] = ()
    pillars: tuple[Point, ...] = ()
    mines: tuple[Point, ...] = ()
    map: int = 0


class StripPlan(NamedTuple):
    """Where a side of an underground map is laid out, and the box of its name."""

    strip: Extent
    tag: Extent


class TiletumMapPlan(NamedTuple):
    """Every space by its name, the roads and galleries with their curves, the middle of the
    galleries that bear a tablet, and the underground maps by number and side. `side_of` is the
    map and side of every town below the ground.
    """

    spaces: dict[str, SpacePlan]
    roads: dict[tuple[str, str], Curve]
    galleries: dict[tuple[str, str], Curve]
    tablets: dict[tuple[str, str], Point]
    strips: dict[tuple[int, str], StripPlan]
    side_of: dict[str, tuple[int, str]]

    def road_between(self, start: str, end: str) -> Curve:
        """Return the road from one space to a neighbour; the straight line where none leads."""
        for roads in (self.roads, self.galleries):
            if (start, end) in roads:
                return roads[start, end]
            if (end, start) in roads:
                return roads[end, start][::-1]
        return self.spaces[start].stand, self.spaces[end].stand

    def tablet_spot(self, one: str, other: str) -> Point:
        """Return where the tablet between two neighbours lies, whichever is named first."""
        return self.tablets[(one, other) if (one, other) in self.tablets else (other, one)]


@cache
def map_plan() -> TiletumMapPlan:
    """Return the checked-in layout."""
    data = assets_folder() / "tiletum" / "data"
    europe = tomllib.loads((data / "map_layout.toml").read_text(encoding="utf-8"))
    below = tomllib.loads((data / "underground_layout.toml").read_text(encoding="utf-8"))
    spaces = {entry["id"]: _space_plan(entry) for entry in europe["space"]}
    paths = [path for side in below["map"] for path in side["path"]]
    for side in below["map"]:
        spaces |= {entry["id"]: _space_plan(entry, side["map"]) for entry in side["space"]}
    return TiletumMapPlan(
        spaces=spaces,
        roads={_as_tuples(road["between"]): _as_tuples(road["curve"]) for road in europe["road"]},
        galleries={_as_tuples(path["between"]): _gallery_curve(path) for path in paths},
        tablets={_as_tuples(p["between"]): _as_tuples(p["tablet"]) for p in paths if "tablet" in p},
        strips={
            (side["map"], side["side"]): StripPlan(
                _as_tuples(side["strip"]), _as_tuples(side["tag"])
            )
            for side in below["map"]
        },
        side_of={
            entry["id"]: (side["map"], side["side"])
            for side in below["map"]
            for entry in side["space"]
        },
    )


def _as_tuples(value: Any) -> Any:
    """Return a value of the file with tuples for lists."""
    return tuple(map(_as_tuples, value)) if isinstance(value, list) else value


def _gallery_curve(path: dict[str, Any]) -> Curve:
    """Return a gallery as a curve like those of the roads: a straight one."""
    (x, y), (end, low) = path["ends"]
    return (x, y), ((x + end) / 2, (y + low) / 2), (end, low)


def _space_plan(entry: dict[str, Any], number: int = 0) -> SpacePlan:
    known = {key: _as_tuples(value) for key, value in entry.items() if key in SpacePlan._fields}
    return SpacePlan(name=entry["id"], map=number, **known)
