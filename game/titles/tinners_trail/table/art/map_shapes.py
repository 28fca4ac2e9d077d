"""The county's geometry in map units (1000 x 600, y down), as plain numbers."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from game.tabletop.art.shoreline import crinkled

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class AreaShape:
    """One area: its ring of points and where its name, pieces and ship stand."""

    name: str
    label: Point
    cluster: Point
    port: Point | None
    polygon: tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class BorderShape:
    """The line two areas share, with the place of an adit on it."""

    areas: frozenset[str]
    middle: Point
    points: tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class MapShapes:
    """All areas and borders, the coast, and the border with Devon.

    Lines are already drawn out with small bends, the same wherever two shapes share an edge.
    """

    areas: Mapping[str, AreaShape]
    borders: Mapping[frozenset[str], BorderShape]
    outline: tuple[Point, ...]
    devon_border: tuple[Point, ...]

    @classmethod
    def from_plain(cls, plain: Mapping[str, Any]) -> MapShapes:
        """Return the shapes of a `map_shapes.toml`; a missing field is a KeyError."""
        areas = {fields["name"]: _area(fields) for fields in plain["area"]}
        borders = {frozenset(fields["areas"]): _border(fields) for fields in plain["border"]}
        outline = crinkled(_points(plain["outline"]), closed=True)
        return cls(areas, borders, tuple(outline), tuple(_stretch(outline, plain["devon_border"])))

    @property
    def rings(self) -> dict[str, tuple[Point, ...]]:
        """Return the outline of every area."""
        return {name: area.polygon for name, area in self.areas.items()}

    def border(self, first: str, second: str) -> BorderShape:
        """Return the border of two neighbours; areas that do not touch are a KeyError."""
        return self.borders[frozenset((first, second))]


def _area(fields: Mapping[str, Any]) -> AreaShape:
    label = _point(fields["label"])
    shift = _point(fields.get("cluster_offset", (0, 0)))
    port = fields.get("port")
    return AreaShape(
        fields["name"],
        label,
        (label[0] + shift[0], label[1] + shift[1]),
        _point(port) if port else None,
        tuple(crinkled(_points(fields["polygon"]), closed=True)),
    )


def _border(fields: Mapping[str, Any]) -> BorderShape:
    return BorderShape(
        frozenset(fields["areas"]),
        _point(fields["middle"]),
        tuple(crinkled(_points(fields["points"]), closed=False)),
    )


def _stretch(ring: list[Point], between: Sequence[Sequence[float]]) -> list[Point]:
    """Return the part of a ring that follows a coarse line from end to end."""
    ends = _point(between[0]), _point(between[-1])
    middle = _point(between[len(between) // 2])
    start, end = (
        min(range(len(ring)), key=lambda at, near=near: math.dist(ring[at], near))  # type: ignore[misc]
        for near in ends
    )
    one = ring[start : end + 1] if start < end else ring[start:] + ring[: end + 1]
    other = ring[end : start + 1] if end < start else ring[end:] + ring[: start + 1]
    return min(one, other[::-1], key=lambda path: min(math.dist(each, middle) for each in path))


def _point(pair: Sequence[float]) -> Point:
    return float(pair[0]), float(pair[1])


def _points(pairs: Iterable[Sequence[float]]) -> list[Point]:
    return [_point(pair) for pair in pairs]
