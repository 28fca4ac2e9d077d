"""Positions of everything on the map of Brass, in u at 1920x1080; read once from the assets."""

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from game.files.folders import assets_folder
from game.scene.input.hit_shapes import LeftTopWidthHeight

Point = tuple[float, float]
Curve = tuple[Point, ...]
SPACE_SIZE: Final = 52.0
MAP_SIZE: Final = (1484.0, 880.0)
"""Width and height of the map's part of the design, whose corner is (0, 56)."""
MAP_OFFSET: Final = (0.0, 56.0)


@dataclass(frozen=True, slots=True)
class PlacePlan:
    """A place on the map: its kind, its middle, its nameplate (left, top, width, height) and the
    middles of its spaces, in u of the map."""

    name: str
    kind: str
    centre: Point
    plate_rect: LeftTopWidthHeight
    space_middles: tuple[Point, ...]

    @property
    def space_rects(self) -> tuple[LeftTopWidthHeight, ...]:
        """The squares (left, top, width, height) of its spaces, in u of the map."""
        return tuple(
            (x - SPACE_SIZE / 2, y - SPACE_SIZE / 2, SPACE_SIZE, SPACE_SIZE)
            for x, y in self.space_middles
        )


@dataclass(frozen=True, slots=True)
class LinePlan:
    """A line on the map: its curve, the middle of its link counter, and the eras for which it is
    printed."""

    name: str
    curve: Curve
    counter_middle: Point
    eras: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class BrassMapPlan:
    """The positions of all places and lines on the map by name; the ferry has only a curve."""

    places: dict[str, PlacePlan]
    lines: dict[str, LinePlan]
    ferry_curve: Curve

    @property
    def space_names(self) -> tuple[str, ...]:
        """The names of all spaces, place by place."""
        places = self.places.items()
        return tuple(
            f"{name}.{at}" for name, place in places for at in range(len(place.space_middles))
        )

    @property
    def vertical_range_of_plates_and_spaces(self) -> tuple[float, float]:
        """The top and the bottom, in u of the map, between which all nameplates and spaces lie."""
        places = self.places.values()
        spaces = [y for place in places for _, y in place.space_middles]
        first = min(
            [*(place.plate_rect[1] for place in places), *(y - SPACE_SIZE / 2 for y in spaces)]
        )
        ends = [place.plate_rect[1] + place.plate_rect[3] for place in places]
        return first, max([*ends, *(y + SPACE_SIZE / 2 for y in spaces)])

    def space_middle(self, name: str) -> Point:
        """Return the middle of a space such as "bury.0", in u of the map; raises KeyError for an
        unknown place."""
        place, _, number = name.rpartition(".")
        return self.places[place].space_middles[int(number)]


@cache
def load_map_plan(folder: Path | None = None) -> BrassMapPlan:
    """Return the positions of everything on the map from `map_layout.toml`, cached; `folder` is
    the folder of all assets."""
    path = (folder or assets_folder()) / "brass" / "data" / "map_layout.toml"
    plain = tomllib.loads(path.read_text(encoding="utf-8"))
    return BrassMapPlan(
        places={entry["id"]: _parse_place_plan(entry) for entry in plain["place"]},
        lines={entry["id"]: _parse_line_plan(entry) for entry in plain["line"]},
        ferry_curve=_parse_points(plain["ferry"]["curve"]),
    )


def _parse_place_plan(entry: dict[str, Any]) -> PlacePlan:
    left, top, width, height = entry["plate"]
    x, y = entry["centre"]
    spaces = _parse_points(entry.get("spaces", ()))
    return PlacePlan(entry["id"], entry["kind"], (x, y), (left, top, width, height), spaces)


def _parse_line_plan(entry: dict[str, Any]) -> LinePlan:
    x, y = entry["counter"]
    return LinePlan(entry["id"], _parse_points(entry["curve"]), (x, y), tuple(entry["eras"]))


def _parse_points(points: list[list[float]]) -> Curve:
    return tuple((x, y) for x, y in points)
