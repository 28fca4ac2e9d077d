"""What will be needed is drawn ahead in what frames leave of their time, and never in a hurry."""

from __future__ import annotations

import pytest

from game.scene.canvas import Canvas
from game.scene.kit import Kit
from game.scene.node import Node
from game.scene.tween import Passing, move
from game.scene.window import SPARE_SECONDS, STEP, Window
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
    stage = window.screen.stage if window.screen is not None else None
    assert stage is not None
    stage.on_spare = lambda: times.append(window.clock.now())
    stage.timeline.play(move(node, (400, 0), 1000))
    started = window.clock.now()
    window.step()
    return len(times), window.clock.now() - started


def test_a_frame_that_was_finished_early_leaves_time_to_draw_ahead(window: Window) -> None:
    times, taken = drawn_ahead(window, STEP - 2 * SPARE_SECONDS)
    assert times == 1
    assert taken == pytest.approx(STEP)


def test_a_frame_that_took_long_leaves_none(window: Window) -> None:
    times, taken = drawn_ahead(window, STEP - SPARE_SECONDS / 2)
    assert times == 0
    assert taken == pytest.approx(STEP)


def test_while_only_the_sea_moves_a_picture_is_drawn_ahead_with_every_look(
    kit: Kit, window: Window
) -> None:
    table, times = Table(kit, (Node(),)), list[float]()
    window.push(table)
    table.stage.timeline.keep(Passing(lambda seconds: None))
    table.stage.on_spare = lambda: times.append(window.clock.now())
    window.step()
    for _ in range(6):
        window.clock.sleep(1 / 12)
        window.step(block=False)
    assert len(times) == 6
