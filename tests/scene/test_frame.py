"""The frame draws what changed and nothing else."""

import pygame
import pytest
from pygame import Rect, Surface

from game.scene.drawing.frame import PaintedFrame, merged
from game.scene.nodes.node import Item


def square(colour: str, size: int = 20, *, clear: bool = False) -> Surface:
    surface = Surface((size, size), pygame.SRCALPHA if clear else 0)
    surface.fill(colour)
    return surface


@pytest.fixture
def target() -> Surface:
    return Surface((400, 300))


RED, BLUE = square("red"), square("blue")


def test_the_first_frame_draws_everything(target: Surface) -> None:
    assert PaintedFrame().draw(target, [(RED, (5, 5))]) == [Rect(0, 0, 400, 300)]


def test_an_equal_list_draws_nothing(target: Surface) -> None:
    frame = PaintedFrame()
    frame.draw(target, [(RED, (5, 5))])
    target.fill("green")
    assert frame.draw(target, [(RED, (5, 5))]) == []
    assert target.get_at((6, 6)) == pygame.Color("green")


def test_a_moved_picture_redraws_its_old_and_its_new_place(target: Surface) -> None:
    frame = PaintedFrame()
    frame.draw(target, [(RED, (5, 5))])
    assert frame.draw(target, [(RED, (15, 5))]) == [Rect(5, 5, 30, 20)]
    assert target.get_at((6, 6)) != pygame.Color("red")
    assert target.get_at((30, 10)) == pygame.Color("red")


def test_what_lies_below_and_above_a_change_is_drawn_in_order(target: Surface) -> None:
    frame, top = PaintedFrame(), square("yellow")
    frame.draw(target, [(RED, (0, 0)), (BLUE, (100, 0)), (top, (10, 10))])
    frame.draw(target, [(RED, (0, 0)), (BLUE, (5, 5)), (top, (10, 10))])
    assert target.get_at((2, 2)) == pygame.Color("red")
    assert target.get_at((6, 6)) == pygame.Color("blue")
    assert target.get_at((12, 12)) == pygame.Color("yellow")


def test_two_pictures_that_change_order_are_drawn_again(target: Surface) -> None:
    frame = PaintedFrame()
    frame.draw(target, [(RED, (0, 0)), (BLUE, (10, 10))])
    assert frame.draw(target, [(BLUE, (10, 10)), (RED, (0, 0))]) == [Rect(0, 0, 30, 30)]
    assert target.get_at((15, 15)) == pygame.Color("red")


def test_a_second_copy_at_the_same_place_is_a_change(target: Surface) -> None:
    frame, glass = PaintedFrame(), square("#ff000080", clear=True)
    once: list[Item] = [(glass, (0, 0))]
    frame.draw(target, once)
    assert frame.draw(target, once * 2) == [Rect(0, 0, 20, 20)]


def test_more_than_two_fifths_of_the_picture_is_drawn_whole(target: Surface) -> None:
    frame, large = PaintedFrame(), square("red", 250)
    frame.draw(target, [(large, (0, 0))])
    assert frame.draw(target, [(large, (10, 0))]) == [Rect(0, 0, 400, 300)]


def test_partial_drawing_ends_with_the_same_picture_as_drawing_everything(target: Surface) -> None:
    steps: list[list[Item]] = [
        [(RED, (i * 7, i * 3)), (BLUE, (200 - i * 9, 40)), (RED, (60, 60))] for i in range(12)
    ]
    frame = PaintedFrame()
    for items in steps:
        frame.draw(target, items)
        fresh = Surface((400, 300))
        PaintedFrame().draw(fresh, items)
        assert pygame.image.tobytes(target, "RGB") == pygame.image.tobytes(fresh, "RGB")


def test_merged_rectangles_do_not_overlap() -> None:
    rects = merged([Rect(0, 0, 10, 10), Rect(30, 0, 10, 10), Rect(5, 5, 30, 3)])
    assert rects == [Rect(0, 0, 40, 10)]
