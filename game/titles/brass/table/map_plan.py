"""Positions of everything on the map of Brass, in u at 1920x1080; read once from the assets."""

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from game.files.folders import assets_folder

Point = tuple[float, float]
Curve = tuple[Point, ...]
SPACE: Final = 52.0
MAP: Final = (1484.0, 880.0)
"""Width and height of the map's part of the design, whose corner is (0, 56)."""
CORNER: Final = (0.0, 56.0)


@dataclass(frozen=True, slots=True)
class PlacePlan:
    """A place: its kind, its middle, its nameplate (left, top, width, height) and its spaces."""

    name: str
    kind: str
    centre: Point
    plate: tuple[float, float, float, float]
    spaces: tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class LinePlan:
    """A line: its curve, the middle of its counter, and the eras it is printed for."""

    name: str
    curve: Curve
    counter: Point
    eras: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class BrassMapPlan:
    """Everything on the map by its name; `ferry` is no line."""

    places: dict[str, PlacePlan]
    lines: dict[str, LinePlan]
    ferry: Curve

    @property
    def spaces(self) -> tuple[str, ...]:
        """The names of all spaces, place by place."""
        places = self.places.items()
        return tuple(f"{name}.{at}" for name, place in places for at in range(len(place.spaces)))

    @property
    def height_range(self) -> tuple[float, float]:
        """The range of heights in which nameplates and spaces are printed."""
        places = self.places.values()
        spaces = [y for place in places for _, y in place.spaces]
        first = min([*(place.plate[1] for place in places), *(y - SPACE / 2 for y in spaces)])
        ends = [place.plate[1] + place.plate[3] for place in places]
        return first, max([*ends, *(y + SPACE / 2 for y in spaces)])

    def space(self, name: str) -> Point:
        """Return the middle of a space such as "bury.0"."""
        place, _, number = name.rpartition(".")
        return self.places[place].spaces[int(number)]


@cache
def map_plan(folder: Path | None = None) -> BrassMapPlan:
    """Return the checked-in positions; `folder` is that of all assets."""
    path = (folder or assets_folder()) / "brass" / "data" / "map_layout.toml"
    plain = tomllib.loads(path.read_text(encoding="utf-8"))
    return BrassMapPlan(
        places={entry["id"]: _place_plan(entry) for entry in plain["place"]},
        lines={entry["id"]: _line_plan(entry) for entry in plain["line"]},
        ferry=_curve(plain["ferry"]["curve"]),
    )


def _place_plan(entry: dict[str, Any]) -> PlacePlan:
    left, top, width, height = entry["plate"]
    x, y = entry["centre"]
    spaces = _curve(entry.get("spaces", ()))
    return PlacePlan(entry["id"], entry["kind"], (x, y), (left, top, width, height), spaces)


def _line_plan(entry: dict[str, Any]) -> LinePlan:
    x, y = entry["counter"]
    return LinePlan(entry["id"], _curve(entry["curve"]), (x, y), tuple(entry["eras"]))


def _curve(points: list[list[float]]) -> Curve:
    return tuple((x, y) for x, y in points)
