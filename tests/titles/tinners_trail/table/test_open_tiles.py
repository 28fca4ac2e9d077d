"""Tiles that lie face up leave one another, and the names of the areas, free."""

from __future__ import annotations

from itertools import combinations, permutations

from game.places import assets_folder
from game.scene.box import Box
from game.tabletop.layout.map_place import MapPlace
from game.tabletop.layout.room_size import RoomSize
from game.titles.tinners_trail.table.art.tiles import SIDE, UP
from game.titles.tinners_trail.table.chart import spots
from game.titles.tinners_trail.table.chart.county import County

LETTER, LINE = 8.8, 20.0  # width of a letter of a name and height of its line, about
COUNTY = County(assets_folder(), RoomSize(1920, 1080), MapPlace(1.0, 0.0, 0.0))
AREAS = tuple(COUNTY.shapes.areas)
SLACK = 2.0


def tile_of(area: str) -> Box:
    x, y = COUNTY.origin(area)
    dx, dy = spots.open_tile(area)
    left, top, width, height = UP
    return Box(x + dx + left, y + dy + top, width, height + SIDE)


def name_of(area: str) -> Box:
    x, y = COUNTY.origin(area)
    width = LETTER * len(area)
    return Box(x - width / 2, y + spots.NAME[1] - LINE / 2, width - SLACK, LINE - SLACK)


def test_no_open_tile_covers_another() -> None:
    for one, other in combinations(AREAS, 2):
        assert not tile_of(one).overlaps(tile_of(other)), f"{one} covers {other}"


def test_no_open_tile_covers_the_name_next_door() -> None:
    for tile, name in permutations(AREAS, 2):
        assert not tile_of(tile).overlaps(name_of(name)), f"the tile of {tile} covers {name}"
