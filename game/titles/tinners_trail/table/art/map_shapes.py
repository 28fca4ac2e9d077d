"""The map's geometry (1000 x 600, y down): shapes of areas and borders."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from game.tabletop.art.border_lines import crinkled_line

# The county's geometry in map units (1000 x 600, y down), as plain numbers.

Point = tuple[float, float]


class AreaShape(NamedTuple):
    """The shape of an area: its ring of points, and the points of its name, its pieces and its
    ship (None inland)."""

    name_point: Point
    pieces_point: Point
    port: Point | None
    polygon: tuple[Point, ...]

    @classmethod
    def from_plain(cls, fields: Mapping[str, Any]) -> "AreaShape":
        """Return the shape from one `area` table of `map_shapes.toml`, with small bends added to
        its outline.
        """
        name_point = _pair_to_point(fields["label"])
        shift = _pair_to_point(fields.get("cluster_offset", (0, 0)))
        pieces_point = (name_point[0] + shift[0], name_point[1] + shift[1])
        port = fields.get("port")
        polygon = crinkled_line(_pairs_to_points(fields["polygon"]), is_closed=True)
        return cls(name_point, pieces_point, _pair_to_point(port) if port else None, tuple(polygon))


class BorderShape(NamedTuple):
    """The line two areas share, with the place of an adit on it."""

    middle: Point
    points: tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class MapShapes:
    """The shapes of all areas and borders, and the coast.

    Small bends have been added to the lines; where two shapes share an edge, both have equal bends.
    """

    areas: Mapping[str, AreaShape]
    borders: Mapping[frozenset[str], BorderShape]
    outline: tuple[Point, ...]

    @classmethod
    def from_plain(cls, plain: Mapping[str, Any]) -> "MapShapes":
        """Return the shapes of a `map_shapes.toml`; a missing field is a KeyError."""
        areas = {fields["name"]: AreaShape.from_plain(fields) for fields in plain["area"]}
        borders = {
            frozenset(fields["areas"]): BorderShape(
                _pair_to_point(fields["middle"]),
                tuple(crinkled_line(_pairs_to_points(fields["points"]), is_closed=False)),
            )
            for fields in plain["border"]
        }
        return cls(
            areas, borders, tuple(crinkled_line(_pairs_to_points(plain["outline"]), is_closed=True))
        )

    @property
    def area_outlines(self) -> dict[str, tuple[Point, ...]]:
        """Return the outline of every area by its name, in the coordinates of the map file."""
        return {name: area.polygon for name, area in self.areas.items()}

    def border_between(self, area: str, other_area: str) -> BorderShape:
        """Return the border of two neighbours; areas that do not touch are a KeyError."""
        return self.borders[frozenset((area, other_area))]


def _pair_to_point(pair: Sequence[float]) -> Point:
    return float(pair[0]), float(pair[1])


def _pairs_to_points(pairs: Iterable[Sequence[float]]) -> list[Point]:
    return [_pair_to_point(pair) for pair in pairs]
