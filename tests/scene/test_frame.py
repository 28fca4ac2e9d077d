"""The frame draws what changed and nothing else."""

import pygame
import pytest
from pygame import Rect, Surface

from game.scene.animation.node_animations import EndlessAnimation, make_move_tween
from game.scene.drawing.frame import PaintedFrame, merge_rects
from game.scene.nodes.cached_drawing import DrawnItem
from game.scene.nodes.node import Canvas, Node
from game.scene.window.screen_kit import Kit
from game.scene.window.window import (
    MAX_SLEEP_SECONDS_WHEN_IDLE,
    MIN_SECONDS_LEFT_FOR_PREDRAWING,
    SECONDS_AFTER_INPUT_BEFORE_PREDRAWING,
    STEP_SECONDS,
    Window,
)
from tests.helpers.present import present
from tests.scene.nodes import Table, wait


def square(colour: str, size: int = 20, *, clear: bool = False) -> Surface:
    surface = Surface((size, size), pygame.SRCALPHA if clear else 0)
    surface.fill(colour)
    return surface


@pytest.fixture
def target() -> Surface:
    return Surface((400, 300))


RED = square("red")
BLUE = square("blue")


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
    frame = PaintedFrame()
    top = square("yellow")
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
    frame = PaintedFrame()
    glass = square("#ff000080", clear=True)
    once: list[DrawnItem] = [(glass, (0, 0))]
    frame.draw(target, once)
    assert frame.draw(target, once * 2) == [Rect(0, 0, 20, 20)]


def test_more_than_two_fifths_of_the_picture_is_drawn_whole(target: Surface) -> None:
    frame = PaintedFrame()
    large = square("red", 250)
    frame.draw(target, [(large, (0, 0))])
    assert frame.draw(target, [(large, (10, 0))]) == [Rect(0, 0, 400, 300)]


def test_partial_drawing_ends_with_the_same_picture_as_drawing_everything(target: Surface) -> None:
    steps: list[list[DrawnItem]] = [
        [(RED, (i * 7, i * 3)), (BLUE, (200 - i * 9, 40)), (RED, (60, 60))] for i in range(12)
    ]
    frame = PaintedFrame()
    for items in steps:
        frame.draw(target, items)
        fresh = Surface((400, 300))
        PaintedFrame().draw(fresh, items)
        assert pygame.image.tobytes(target, "RGB") == pygame.image.tobytes(fresh, "RGB")


def test_merged_rectangles_do_not_overlap() -> None:
    rects = merge_rects([Rect(0, 0, 10, 10), Rect(30, 0, 10, 10), Rect(5, 5, 30, 3)])
    assert rects == [Rect(0, 0, 40, 10)]


# What will be needed is drawn ahead in what frames leave of their time, and never in a hurry.


class Slow(Node):
    """Takes a while to draw."""

    def __init__(self, window: Window, seconds: float) -> None:
        super().__init__(width=10, height=10)
        self._window = window
        self._seconds = seconds

    def draw(self, canvas: Canvas) -> None:
        """Let time pass."""
        self._window.clock.sleep(self._seconds)


def drawn_ahead(window: Window, seconds: float) -> tuple[int, float]:
    """How often a moving window whose frame takes so long drew ahead in one turn, and its end."""
    node = Slow(window, seconds)
    times = list[float]()
    window.push(Table(window.kit, (node,)))
    stage = present(window.screen.stage if window.screen is not None else None)

    def draw_ahead() -> bool:
        times.append(window.clock.now())
        window.clock.sleep(MIN_SECONDS_LEFT_FOR_PREDRAWING)
        return True

    stage.on_spare_time = draw_ahead
    stage.timeline.play(make_move_tween(node, (400, 0), 1000))
    started = window.clock.now()
    window.run_one_iteration()
    return len(times), window.clock.now() - started


@pytest.mark.parametrize(("spare", "times"), [(2.5, 2), (0.5, 0)])
def test_as_much_is_drawn_ahead_as_the_frame_leaves_time_for(
    window: Window, spare: float, times: int
) -> None:
    found, taken = drawn_ahead(window, STEP_SECONDS - spare * MIN_SECONDS_LEFT_FOR_PREDRAWING)
    assert found == times
    assert taken == pytest.approx(STEP_SECONDS)


class Pile:
    """So many pictures that can be drawn ahead, and when each was."""

    def __init__(self, window: Window, pictures: int) -> None:
        self._window = window
        self._pictures = pictures
        self.times: list[float] = []

    def draw_one(self) -> bool:
        """Draw the next picture; False when none was left."""
        if len(self.times) == self._pictures:
            return False
        self.times.append(self._window.clock.now())
        return True


@pytest.fixture
def pile(kit: Kit, window: Window) -> Pile:
    """Three pictures a table could draw ahead, its first picture shown."""
    table = Table(kit, (Node(),))
    pile = Pile(window, 3)
    window.push(table)
    table.stage.on_spare_time = pile.draw_one
    window.run_one_iteration()
    return pile


def test_a_table_at_rest_draws_everything_ahead(window: Window, pile: Pile) -> None:
    wait(window, 2 * SECONDS_AFTER_INPUT_BEFORE_PREDRAWING)
    assert len(pile.times) == 3


def test_nothing_is_drawn_ahead_just_after_input(window: Window, pile: Pile) -> None:
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=(5, 5), rel=(1, 1), buttons=()))
    window.run_one_iteration(waits_for_events=False)
    moved = window.clock.now()
    wait(window, 2 * SECONDS_AFTER_INPUT_BEFORE_PREDRAWING)
    assert pile.times[0] >= moved + SECONDS_AFTER_INPUT_BEFORE_PREDRAWING


def test_a_window_that_has_drawn_everything_ahead_sleeps(window: Window, pile: Pile) -> None:
    wait(window, 2 * SECONDS_AFTER_INPUT_BEFORE_PREDRAWING)
    turns = 0
    began = window.clock.now()
    while window.clock.now() < began + 3 * MAX_SLEEP_SECONDS_WHEN_IDLE:
        window.run_one_iteration()
        turns += 1
    assert turns <= 4


def test_smoke_and_waves_do_not_keep_a_table_from_drawing_ahead(window: Window, pile: Pile) -> None:
    present(window.screen).stage.timeline.play_endless(EndlessAnimation(lambda seconds: None))
    wait(window, 2 * SECONDS_AFTER_INPUT_BEFORE_PREDRAWING)
    assert len(pile.times) == 3
