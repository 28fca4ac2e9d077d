"""What will be needed is drawn ahead in what frames leave of their time, and never in a hurry."""

from __future__ import annotations

import pygame
import pytest

from game.scene.animation.animation import Passing, move
from game.scene.nodes.node import Canvas, Node
from game.scene.window.waiting import Kit
from game.scene.window.window import IDLE_SECONDS, QUIET_SECONDS, SPARE_SECONDS, STEP, Window
from tests.helpers.present import present
from tests.scene.nodes import Table


class Slow(Node):
    """Takes a while to draw."""

    def __init__(self, window: Window, seconds: float) -> None:
        super().__init__(width=10, height=10)
        self._window, self._seconds = window, seconds

    def draw(self, canvas: Canvas) -> None:
        """Let time pass."""
        self._window.clock.sleep(self._seconds)


def drawn_ahead(window: Window, seconds: float) -> tuple[int, float]:
    """How often a moving window whose frame takes so long drew ahead in one turn, and its end."""
    node, times = Slow(window, seconds), list[float]()
    window.push(Table(window.kit, (node,)))
    stage = present(window.screen.stage if window.screen is not None else None)

    def draw_ahead() -> bool:
        times.append(window.clock.now())
        window.clock.sleep(SPARE_SECONDS)
        return True

    stage.on_spare = draw_ahead
    stage.timeline.play(move(node, (400, 0), 1000))
    started = window.clock.now()
    window.step()
    return len(times), window.clock.now() - started


def test_a_frame_that_was_finished_early_leaves_time_to_draw_ahead(window: Window) -> None:
    times, taken = drawn_ahead(window, STEP - 2.5 * SPARE_SECONDS)
    assert times == 2
    assert taken == pytest.approx(STEP)


def test_a_frame_that_took_long_leaves_none(window: Window) -> None:
    times, taken = drawn_ahead(window, STEP - SPARE_SECONDS / 2)
    assert times == 0
    assert taken == pytest.approx(STEP)


class Pile:
    """So many pictures that can be drawn ahead, and when each was."""

    def __init__(self, window: Window, pictures: int) -> None:
        self._window, self._pictures = window, pictures
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
    table, pile = Table(kit, (Node(),)), Pile(window, 3)
    window.push(table)
    table.stage.on_spare = pile.draw_one
    window.step()
    return pile


def wait(window: Window, seconds: float) -> None:
    """Let turns follow each other until so much time has passed."""
    end = window.clock.now() + seconds
    while window.clock.now() < end:
        window.step()


def test_a_table_at_which_nothing_happens_draws_everything_ahead(
    window: Window, pile: Pile
) -> None:
    wait(window, 2 * QUIET_SECONDS)
    assert len(pile.times) == 3


def test_nothing_is_drawn_ahead_just_after_somebody_did_something(
    window: Window, pile: Pile
) -> None:
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=(5, 5), rel=(1, 1), buttons=()))
    window.step(block=False)
    moved = window.clock.now()
    wait(window, 2 * QUIET_SECONDS)
    assert pile.times[0] >= moved + QUIET_SECONDS


def test_a_window_that_has_drawn_everything_ahead_sleeps(window: Window, pile: Pile) -> None:
    wait(window, 2 * QUIET_SECONDS)
    turns, began = 0, window.clock.now()
    while window.clock.now() < began + 3 * IDLE_SECONDS:
        window.step()
        turns += 1
    assert turns <= 4


def test_smoke_and_waves_do_not_keep_a_table_from_drawing_ahead(window: Window, pile: Pile) -> None:
    assert window.screen is not None
    window.screen.stage.timeline.keep(Passing(lambda seconds: None))
    wait(window, 2 * QUIET_SECONDS)
    assert len(pile.times) == 3
