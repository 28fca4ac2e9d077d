"""The panel of a lesson stays on its side as long as it covers nothing that a step needs."""

from pygame import Rect

from game.client.tutorial.panel_placement import (
    PanelSurroundings,
    candidate_panel_rects,
    steady_panel_position,
)

ROOM = Rect(0, 0, 1000, 600)
SIZE = (300, 200)
RIGHT_BOTTOM = 0
LEFT_BOTTOM = 2
LEFT_TOP = 3
MIDDLE = (4, 5)


def surroundings_of(*targets: Rect) -> PanelSurroundings:
    return PanelSurroundings(ROOM, targets, ())


def rect_at(position: int) -> Rect:
    return candidate_panel_rects(SIZE, ROOM)[position]


def test_a_new_panel_stands_at_the_right() -> None:
    assert steady_panel_position(SIZE, surroundings_of(), None) == RIGHT_BOTTOM


def test_a_panel_leaves_what_it_would_cover() -> None:
    around = surroundings_of(Rect(800, 0, 50, 600))
    assert steady_panel_position(SIZE, around, RIGHT_BOTTOM) == LEFT_BOTTOM


def test_a_panel_at_the_left_stays_there_when_the_right_is_free_again() -> None:
    assert steady_panel_position(SIZE, surroundings_of(), LEFT_BOTTOM) == LEFT_BOTTOM


def test_a_panel_stays_over_text_that_the_step_does_not_point_at() -> None:
    text = [rect_at(LEFT_BOTTOM)]
    other = PanelSurroundings(ROOM, (), (), text)
    assert steady_panel_position(SIZE, other, None) == RIGHT_BOTTOM
    assert steady_panel_position(SIZE, other, LEFT_BOTTOM) == LEFT_BOTTOM
    pointed = PanelSurroundings(ROOM, (), (), (), text)
    assert steady_panel_position(SIZE, pointed, LEFT_BOTTOM) == LEFT_TOP


def test_a_panel_that_has_to_move_stays_on_its_side_if_it_can() -> None:
    around = surroundings_of(rect_at(LEFT_BOTTOM))
    assert steady_panel_position(SIZE, around, LEFT_BOTTOM) == LEFT_TOP


def test_a_higher_panel_stays_at_its_side() -> None:
    assert steady_panel_position((300, 500), surroundings_of(), LEFT_BOTTOM) == LEFT_BOTTOM


def test_a_panel_in_the_middle_goes_to_a_side_as_soon_as_one_is_free() -> None:
    blocked = Rect(0, 0, 50, 600), Rect(950, 0, 50, 600)
    assert steady_panel_position(SIZE, surroundings_of(*blocked), RIGHT_BOTTOM) in MIDDLE
    assert steady_panel_position(SIZE, surroundings_of(), MIDDLE[0]) == RIGHT_BOTTOM


def test_a_panel_stands_beside_the_middle_rather_than_on_what_is_needed() -> None:
    blocked = (Rect(0, 0, 50, 600), Rect(950, 0, 50, 600), Rect(550, 0, 60, 600))
    around = surroundings_of(*blocked)
    position = steady_panel_position(SIZE, around, RIGHT_BOTTOM)
    assert not any(rect_at(position).colliderect(each) for each in blocked)
