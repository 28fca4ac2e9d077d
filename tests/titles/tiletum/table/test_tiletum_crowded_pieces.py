"""Where many pieces share a place, each is seen: markers of the king track, dice on the wheel."""

from itertools import combinations
from math import cos, dist, radians, sin

import pytest

from game.titles.tiletum.table.panels.king_track_and_fairs import (
    MARKER_SIZE,
    marker_size_and_offsets,
)
from game.titles.tiletum.table.panels.rose_window import (
    DIE_SIZE_BY_COUNT,
    DIE_TILTS_DEGREES,
    dice_points,
)

SPACE_WIDTH = 28.8


@pytest.mark.parametrize("count", range(1, 5))
@pytest.mark.parametrize("height", [MARKER_SIZE, MARKER_SIZE + 10.0])
def test_markers_on_one_space_do_not_overlap_and_stay_on_it(count: int, height: float) -> None:
    size, offsets = marker_size_and_offsets(count, height)
    assert len(offsets) == count
    assert all(dist(one, other) >= size for one, other in combinations(offsets, 2))
    assert all(abs(right) + size / 2 <= SPACE_WIDTH / 2 for right, _ in offsets)
    assert all(abs(down) + size / 2 <= height / 2 for _, down in offsets)


@pytest.mark.parametrize("place", range(6))
@pytest.mark.parametrize("count", DIE_SIZE_BY_COUNT)
def test_dice_in_one_place_of_the_wheel_do_not_overlap(place: int, count: int) -> None:
    points = dice_points(place, count)
    assert len(points) == count
    tilt = radians(max(DIE_TILTS_DEGREES))
    side = DIE_SIZE_BY_COUNT[count]
    reach = side * (1 + cos(tilt) + sin(tilt)) / 2  # an upright die beside the most tilted one
    for (x, y), (other_x, other_y) in combinations(points, 2):
        assert max(abs(x - other_x), abs(y - other_y)) >= reach, (place, count)


@pytest.mark.parametrize("place", range(6))
@pytest.mark.parametrize("count", DIE_SIZE_BY_COUNT)
def test_dice_lie_within_their_place_and_clear_of_its_numbers(place: int, count: int) -> None:
    for x, y in dice_points(place, count):
        degrees = radians(60.0 * place)
        out = x * sin(degrees) - y * cos(degrees)
        aside = abs(x * cos(degrees) + y * sin(degrees))
        assert 47.0 < dist((0.0, 0.0), (x, y)) < 126.0 - 9.0
        assert aside < out * 0.58
