"""However much lies on the map, hardly anything of one area lies on what lies next door."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import TYPE_CHECKING, cast

import pytest

from game.places import assets_folder
from game.tabletop.layout.map_place import MapPlace
from game.tabletop.layout.room_size import RoomSize
from game.tabletop.map.name_spots import overlap
from game.titles.tinners_trail.rules.table_view import TableView, table_view
from game.titles.tinners_trail.table.chart import spots
from game.titles.tinners_trail.table.chart.county import County
from game.titles.tinners_trail.table.chart.covered import MINER, PUMP, TRAIN, covered_by, moved
from game.titles.tinners_trail.table.look.areas import areas_seen
from tests.titles.tinners_trail.table.sitting import Game

if TYPE_CHECKING:
    from game.titles.tinners_trail.rules.state import TrailState

EVERY = 20  # steps of a game from one position to the next
MOST_OF_ONE = 400.0  # u squared that two areas may share at worst; a cube covers 324
MOST_ON_AVERAGE = 60.0  # u squared that all areas of a position share
MARK = (-34.0, -10.0, -21.0, 2.0)  # u round an area's origin: its owner's mark on the house
EVERYTHING = ("arsenic", "emigration", "kickstarter")


def positions(seats: int, expansions: tuple[str, ...]) -> Iterator[TableView]:
    for seed in range(40, 43):
        game, step = Game(seats, seed, expansions), 0
        while not game.is_over:
            game.step(0)
            step += 1
            if step % EVERY == 0:
                yield table_view(cast("TrailState", game.view(0)), 0)


def shared(county: County, view: TableView) -> dict[tuple[str, str], float]:
    """How many square u of the map the pieces of two areas both cover."""
    looks = areas_seen(view, concealed=False)
    boxes = {look.name: covered_by(look, county.origin(look.name)) for look in looks}
    return {
        (one, other): sum(overlap(a, b) for a in boxes[one] for b in boxes[other])
        for one, other in combinations(sorted(boxes), 2)
    }


@pytest.mark.parametrize("expansions", [(), EVERYTHING])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_pieces_leave_those_next_door_free(seats: int, expansions: tuple[str, ...]) -> None:
    county = County(assets_folder(), RoomSize(1920, 1080), MapPlace(1.0, 0.0, 0.0))
    sums = []
    for view in positions(seats, expansions):
        both = shared(county, view)
        worst = max(both, key=lambda pair: both[pair])
        assert both[worst] <= MOST_OF_ONE, f"{worst} in round {view.round}"
        sums.append(sum(both.values()))
    assert sum(sums) / len(sums) <= MOST_ON_AVERAGE


def test_no_piece_of_a_mine_stands_before_its_owners_mark() -> None:
    before = moved(MINER, spots.MINER), moved(TRAIN, spots.TRAIN), moved(PUMP, spots.PUMP)
    assert [overlap(MARK, piece) for piece in before] == [0.0, 0.0, 0.0]
