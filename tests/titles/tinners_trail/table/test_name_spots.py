"""Names on the map make room for what lies in the areas round them."""

from __future__ import annotations

import pytest

from game.places import assets_folder
from game.titles.tinners_trail.table.art.piece_art import PieceArt
from game.titles.tinners_trail.table.chart import spots
from game.titles.tinners_trail.table.chart.name_spots import HEIGHT, name_spots, pieces_of
from game.titles.tinners_trail.table.look.areas import AreaLook, row_of_cubes


def mine(copper: int) -> AreaLook:
    """A mine that holds nothing but copper."""
    return AreaLook(
        name="padstow",
        region="d",
        tile=None,
        owner=0,
        cubes=(0, copper, 0),
        drainage=0,
        miners=0,
        own_miner=-1,
        port=False,
        train=False,
        pump=False,
        arsenic=0,
        calciner=-1,
    )


@pytest.mark.parametrize("copper", [6, 12])
def test_a_row_reaches_to_the_end_of_the_chip_that_counts_it(copper: int) -> None:
    singles, more = row_of_cubes(copper)
    drawn = PieceArt(assets_folder(), 1.0).more_chip(more).surface.get_width()
    left, _ = spots.more_spot("copper", singles)
    right = max(box[2] for box in pieces_of(mine(copper), (0.0, 0.0)))
    assert left + drawn - 8 <= right <= left + drawn


def test_a_name_next_door_leaves_the_chip_free() -> None:
    obstacles = pieces_of(mine(6), (0.0, 0.0))
    x, y = spots.more_spot("copper", row_of_cubes(6)[0])
    half = 40.0
    placed = name_spots({"camelford": (x + half + 10, y + 4)}, {"camelford": 2 * half}, obstacles)
    left, middle = placed["camelford"][0] - half, placed["camelford"][1]
    right, top, bottom = obstacles[-1][2], obstacles[-1][1], obstacles[-1][3]
    assert left >= right or middle - HEIGHT / 2 >= bottom or middle + HEIGHT / 2 <= top
