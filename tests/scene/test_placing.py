"""A sheet lies beside what it is about, and hides other things only when it must."""

from __future__ import annotations

import random

import pytest

from game.scene.box import Box
from game.scene.placing import STEPS, Surroundings, kept_inside, sheet_place

ROOM = Box(0, 0, 1000, 600)
SIZE = (400.0, 300.0)


def around(
    about: list[Box], beside: list[Box] | None = None, readable: float = 0.6
) -> Surroundings:
    return Surroundings(ROOM, about, beside or [], ROOM.centre, readable)


def lies(surroundings: Surroundings, scale: float = 1.0) -> Box:
    place = sheet_place(SIZE, scale, surroundings)
    return Box(place.x, place.y, SIZE[0] * place.scale, SIZE[1] * place.scale)


def test_a_sheet_with_nothing_round_it_lies_where_it_is_wished() -> None:
    assert lies(around([])).centre == ROOM.centre


@pytest.mark.parametrize("seed", range(50))
def test_a_sheet_never_covers_what_it_is_about(seed: int) -> None:
    rng = random.Random(seed)
    about = [
        Box(rng.randrange(900), rng.randrange(500), rng.randrange(40, 200), rng.randrange(40, 200))
        for _ in range(rng.randrange(1, 4))
    ]
    sheet = lies(around(about), scale=rng.choice((0.8, 1.0, 1.4)))
    assert not any(sheet.overlaps(box) for box in about)
    assert ROOM.grown(0.1).holds(sheet)


def test_a_sheet_is_drawn_smaller_before_it_hides_anything() -> None:
    middle = Box(380, 0, 240, 600)
    sheet = lies(around([], [middle]))
    assert not sheet.overlaps(middle)
    assert sheet.width < SIZE[0]


def test_a_sheet_that_could_not_be_read_rather_hides_what_is_least_needed() -> None:
    needed, other = Box(0, 0, 1000, 200), Box(0, 260, 1000, 340)
    sheet = lies(around([], [needed, other], readable=1.0))
    assert not sheet.overlaps(needed)
    assert sheet.width == SIZE[0]


def test_a_sheet_is_only_drawn_at_a_few_scales() -> None:
    for left in range(0, 700, 7):
        place = sheet_place(SIZE, 1.0, around([Box(left, 100, 300, 400)]))
        assert place.scale in STEPS


def test_a_sheet_without_any_room_lies_where_it_is_wished_inside_the_window() -> None:
    assert lies(around([ROOM])).centre == ROOM.centre


def test_what_is_moved_out_of_its_room_comes_back_by_as_little_as_possible() -> None:
    assert kept_inside(Box(-50, 590, 100, 100), ROOM) == Box(0, 500, 100, 100)
    assert kept_inside(Box(30, 40, 2000, 100), ROOM) == Box(0, 40, 2000, 100)
