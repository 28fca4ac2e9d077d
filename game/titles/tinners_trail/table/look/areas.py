"""What lies in the areas of the map, as whoever looks on may see it."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeVar

from game.titles.tinners_trail.rules.county.county_view import CountyArea
from game.titles.tinners_trail.rules.table_view import AreaView, TableView

Counts = tuple[int, int, int]
MOST_SINGLE = 5

AnyArea = TypeVar("AnyArea", bound=CountyArea)


def areas_seen(view: TableView, *, concealed: bool) -> tuple[AreaView, ...]:
    """Return every area; concealed, the tiles a seat has peeked at show their backs only."""
    return tuple(as_all_see_it(area) for area in view.areas) if concealed else view.areas


def as_all_see_it(area: AreaView) -> AreaView:
    """Return an area without what its viewer alone knows of its tile."""
    if area.tile is None or area.tile.face_up:
        return area
    back = replace(area.tile, known=False, tin=0, copper=0, water=0, bonus="")
    return replace(area, tile=back)


def lies_open(area: AreaView) -> bool:
    """Return whether an area's tile lies face up."""
    return area.tile is not None and area.tile.face_up


def cubes_of(area: CountyArea) -> Counts:
    """Return the tin, copper and water in an area."""
    return area.tin, area.copper, area.water


def row_of_cubes(count: int) -> tuple[int, str]:
    """Return how many cubes of a row are drawn and the chip behind them, "" for none."""
    if count <= MOST_SINGLE:
        return count, ""
    return MOST_SINGLE - 1, f"×{count}"
