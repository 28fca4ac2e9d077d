"""Where everything lies on the map of Tiletum, in u at 1920x1080; read once from the assets."""

import tomllib
from functools import cache
from typing import Any, Final, NamedTuple

from game.files.folders import assets_folder
from game.scene.input.hit_shapes import LeftTopWidthHeight

Point = tuple[float, float]
Curve = tuple[Point, ...]
MAP_SIZE: Final = (1484.0, 880.0)
"""Width and height of the map's part of the design, whose corner is (0, 56)."""
MAP_OFFSET: Final = (0.0, 56.0)
SEA_WIDTH: Final = 446.0
"""How far the sea reaches from the left edge of the map: there lie wheel and action sheet."""

SPACE_PLAN_FIELD_BY_FILE_KEY: Final = {
    "kind": "kind",
    "centre": "centre",
    "block": "occupied_rect",
    "stand": "people_point",
    "plate": "name_plate_rect",
    "bonus": "bonus_tile_point",
    "cathedral": "cathedral_point",
    "cost": "cathedral_cost_point",
    "houses": "house_points",
    "pillars": "pillar_points",
    "mines": "mine_points",
}
"""The field of a `SpacePlan` for each key of a space in the map's layout files."""


class SpacePlan(NamedTuple):
    """The layout of a space: the rectangle that nothing else may cover (left, top, width, height),
    the points of its parts, and where people stand; in u of the map.

    `underground_map_number` is the number of the underground map, 0 for Europe.
    """

    name: str
    kind: str
    centre: Point
    occupied_rect: LeftTopWidthHeight
    people_point: Point
    name_plate_rect: LeftTopWidthHeight | None = None
    bonus_tile_point: Point | None = None
    cathedral_point: Point | None = None
    cathedral_cost_point: Point | None = None
    house_points: tuple[Point, ...] = ()
    pillar_points: tuple[Point, ...] = ()
    mine_points: tuple[Point, ...] = ()
    underground_map_number: int = 0


class UndergroundStripPlan(NamedTuple):
    """The box in which one side of an underground map is drawn, and the box of its name."""

    map_rect: LeftTopWidthHeight
    name_tag_rect: LeftTopWidthHeight


class TiletumMapPlan(NamedTuple):
    """The layout of the map: spaces by name, roads and galleries as curves, points of tablets, and
    boxes of underground maps by number and side.

    `underground_map_and_side_by_town` has every underground town.
    """

    spaces: dict[str, SpacePlan]
    road_curves: dict[tuple[str, str], Curve]
    gallery_curves: dict[tuple[str, str], Curve]
    tablet_points: dict[tuple[str, str], Point]
    underground_strips: dict[tuple[int, str], UndergroundStripPlan]
    underground_map_and_side_by_town: dict[str, tuple[int, str]]

    def road_curve_between(self, start_place: str, end_place: str) -> Curve:
        """Return the curve of the road or gallery from one space to a neighbour; without a road,
        only the two points where people stand."""
        for roads in (self.road_curves, self.gallery_curves):
            if (start_place, end_place) in roads:
                return roads[start_place, end_place]
            if (end_place, start_place) in roads:
                return roads[end_place, start_place][::-1]
        return self.spaces[start_place].people_point, self.spaces[end_place].people_point

    def tablet_spot(self, one_town: str, other_town: str) -> Point:
        """Return the point of the tablet between two neighbouring towns, in either order."""
        return self.tablet_points[
            (one_town, other_town)
            if (one_town, other_town) in self.tablet_points
            else (other_town, one_town)
        ]


@cache
def load_map_plan() -> TiletumMapPlan:
    """Return the map's layout, read from the files of the title once and cached."""
    data = assets_folder() / "tiletum" / "data"
    europe = tomllib.loads((data / "map_layout.toml").read_text(encoding="utf-8"))
    below = tomllib.loads((data / "underground_layout.toml").read_text(encoding="utf-8"))
    spaces = {entry["id"]: _space_plan_from_entry(entry) for entry in europe["space"]}
    paths = [path for side in below["map"] for path in side["path"]]
    for side in below["map"]:
        spaces |= {
            entry["id"]: _space_plan_from_entry(entry, side["map"]) for entry in side["space"]
        }
    return TiletumMapPlan(
        spaces=spaces,
        road_curves={
            _lists_to_tuples(road["between"]): _lists_to_tuples(road["curve"])
            for road in europe["road"]
        },
        gallery_curves={
            _lists_to_tuples(path["between"]): _curve_from_gallery_path(path) for path in paths
        },
        tablet_points={
            _lists_to_tuples(p["between"]): _lists_to_tuples(p["tablet"])
            for p in paths
            if "tablet" in p
        },
        underground_strips={
            (side["map"], side["side"]): UndergroundStripPlan(
                _lists_to_tuples(side["strip"]), _lists_to_tuples(side["tag"])
            )
            for side in below["map"]
        },
        underground_map_and_side_by_town={
            entry["id"]: (side["map"], side["side"])
            for side in below["map"]
            for entry in side["space"]
        },
    )


def _lists_to_tuples(value: Any) -> Any:
    """Return a value read from TOML with all lists turned into tuples."""
    return tuple(map(_lists_to_tuples, value)) if isinstance(value, list) else value


def _curve_from_gallery_path(path: dict[str, Any]) -> Curve:
    """Return a gallery, given by its two ends, as a straight curve."""
    (x, y), (end, low) = path["ends"]
    return (x, y), ((x + end) / 2, (y + low) / 2), (end, low)


def _space_plan_from_entry(entry: dict[str, Any], underground_map_number: int = 0) -> SpacePlan:
    known = {
        field: _lists_to_tuples(entry[key])
        for key, field in SPACE_PLAN_FIELD_BY_FILE_KEY.items()
        if key in entry
    }
    return SpacePlan(name=entry["id"], underground_map_number=underground_map_number, **known)
