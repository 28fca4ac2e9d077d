"""Rings round what a lesson or the coach speaks of."""

from __future__ import annotations

from pygame import Rect

from game.client.tutorial.spotlight import GAP, REACH, together, whole_rings


def test_two_rows_that_touch_lie_in_one_ring() -> None:
    assert together([Rect(0, 0, 90, 22), Rect(0, 20, 90, 22)]) == [Rect(0, 0, 90, 42)]


def test_three_in_a_row_lie_in_one_ring() -> None:
    row = [Rect(0, 0, 20, 20), Rect(36, 0, 20, 20), Rect(18, 0, 20, 20)]
    assert together(row) == [Rect(0, 0, 56, 20)]


def test_things_apart_have_a_ring_each() -> None:
    rings = [Rect(0, 0, 20, 20), Rect(60, 0, 20, 20)]
    assert together(rings) == rings


def test_no_ring_is_drawn_round_much_that_is_not_meant() -> None:
    slider_and_button = [Rect(0, 0, 200, 20), Rect(150, 15, 50, 40)]
    assert together(slider_and_button) == slider_and_button


def test_the_same_thing_named_twice_has_one_ring() -> None:
    twice = [Rect(0, 0, 20, 20), Rect(60, 0, 20, 20), Rect(0, 0, 20, 20)]
    assert together(twice) == [Rect(60, 0, 20, 20), Rect(0, 0, 20, 20)]


def test_a_ring_round_what_stands_at_the_edge_is_whole() -> None:
    corner, middle = Rect(0, 2, 200, 34), Rect(300, 300, 50, 50)
    at_edge, free = whole_rings([corner, middle], (1280, 720), 2 / 3)
    assert free == middle
    reach = round((GAP + REACH) * 2 / 3)
    assert Rect(0, 0, 1280, 720).contains(at_edge.inflate(2 * reach, 2 * reach))
    assert corner.contains(at_edge)
