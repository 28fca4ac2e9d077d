"""A map that comes closer leaves no part of the window empty and goes back to all of it."""

from __future__ import annotations

import random

import pytest

from game.scene.box import Box
from game.scene.zoom import LEVELS, UsualView, Zoom

WIDTH, HEIGHT = 1920.0, 1080.0


def seen(zoom: Zoom, x: float, y: float) -> tuple[float, float]:
    """Where a point of the whole map lies in the window now."""
    return zoom.corner[0] + x * zoom.scale, zoom.corner[1] + y * zoom.scale


def test_what_lies_under_the_pointer_stays_there() -> None:
    zoom = Zoom(WIDTH, HEIGHT)
    for _ in LEVELS:
        zoom.step(1, (600.0, 400.0))
        assert seen(zoom, 600.0, 400.0) == pytest.approx((600.0, 400.0))


@pytest.mark.parametrize("seed", range(20))
def test_no_part_of_the_window_is_ever_empty(seed: int) -> None:
    rng, zoom = random.Random(seed), Zoom(WIDTH, HEIGHT)
    for _ in range(30):
        zoom.step(rng.choice((-1, 1)), (rng.uniform(0, WIDTH), rng.uniform(0, HEIGHT)))
        zoom.move((rng.uniform(-900, 900), rng.uniform(-900, 900)))
        assert max(zoom.corner) <= 0
        right, low = seen(zoom, WIDTH, HEIGHT)
        assert right >= WIDTH - 0.01
        assert low >= HEIGHT - 0.01


def test_the_whole_map_is_one_step_away() -> None:
    zoom = Zoom(WIDTH, HEIGHT)
    zoom.step(1)
    zoom.step(1)
    assert zoom.go_back()
    assert zoom.whole
    assert zoom.corner == (0.0, 0.0)
    assert not zoom.go_back()


def test_a_thing_out_of_sight_is_brought_into_the_free_part_of_the_window() -> None:
    zoom, room = Zoom(WIDTH, HEIGHT), Box(300, 100, 900, 700)
    zoom.step(1, (0.0, 0.0))
    box = Box(*seen(zoom, 1100, 400), 100, 100)
    assert zoom.show(box, room)
    assert room.holds(Box(*seen(zoom, 1100, 400), 100, 100))
    assert not zoom.show(Box(*seen(zoom, 1100, 400), 100, 100), room)


def test_a_map_may_usually_be_seen_closer_and_is_again_from_anywhere() -> None:
    usual = UsualView(1.2, (-10.0, -150.0))
    zoom = Zoom(WIDTH, HEIGHT, usual.levels(2.2), usual)
    assert zoom.usual
    assert not zoom.whole
    assert zoom.step(-1)
    assert zoom.whole
    assert zoom.corner == (0.0, 0.0)
    assert zoom.step(1)
    assert zoom.usual
    assert zoom.move((-30.0, 0.0))
    assert zoom.step(1, (5.0, 5.0))
    assert zoom.go_back()
    assert (zoom.scale, zoom.corner) == (1.2, (-10.0, -150.0))
