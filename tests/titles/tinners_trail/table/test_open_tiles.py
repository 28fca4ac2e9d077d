"""Tiles that lie face up leave one another, and the names of the areas, free."""

from __future__ import annotations

from itertools import combinations, permutations

from game.places import assets_folder
from game.scene.stage.placing import Box
from game.tabletop.layout.places import MapPlace
from game.tabletop.layout.table_layout import RoomSize
from game.titles.tinners_trail.table.art.cards import SIDE, UP
from game.titles.tinners_trail.table.chart import spots
from game.titles.tinners_trail.table.chart.area_pieces import CUBE, MINER, TOKEN, moved
from game.titles.tinners_trail.table.chart.spots import TrailCounty

LETTER, LINE = 8.8, 20.0  # width of a letter of a name and height of its line, about
COUNTY = TrailCounty(assets_folder(), RoomSize(1920, 1080), MapPlace(1.0, 0.0, 0.0))
AREAS = tuple(COUNTY.shapes.areas)
SLACK = 2.0
FIGURES = (-17.0, 6.0, 37.0, 19.0)  # u round an open tile's middle: where its three figures stand


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


def test_nothing_that_lies_on_an_area_covers_a_figure_of_its_open_tile() -> None:
    for area in AREAS:
        left, top, right, bottom = moved(FIGURES, spots.open_tile(area))
        pieces = [
            *(
                moved(CUBE, spots.lying_spot(area, kind, 0, wide=True))
                for kind in spots.LYING_COLUMNS
            ),
            moved(MINER, spots.miner_spot(area, mine=False, wide=True)),
            moved(TOKEN, spots.token_spot(area, wide=True)),
        ]
        for x, y, end, foot in pieces:
            clear = end <= left or right <= x or foot <= top or bottom <= y
            assert clear, f"{area}: {(x, y, end, foot)} over {(left, top, right, bottom)}"
