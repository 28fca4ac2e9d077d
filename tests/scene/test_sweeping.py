"""Memory is tidied up while nobody waits, and never in the middle of a motion."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from game.scene.animation.animation import move
from game.scene.nodes.node import Node
from game.scene.window import waiting
from game.scene.window.waiting import Kit
from game.scene.window.window import QUIET_SECONDS, Window
from tests.scene.nodes import Table


class Ring:
    """Holds itself: only a whole look through the memory finds that nobody else does."""

    def __init__(self) -> None:
        self.me = self


@pytest.fixture(autouse=True)
def swept() -> Iterator[None]:
    """Python's own pace again after the test; nothing is looked at that was there before it."""
    before = gc.get_threshold()
    waiting.begin()
    yield
    gc.set_threshold(*before)


def old_ring() -> weakref.ref[Ring]:
    """Something forgotten that has grown too old for the quick looks to find it."""
    ring = Ring()
    forgotten = weakref.ref(ring)
    gc.collect(1)
    del ring
    gc.collect(1)
    assert forgotten() is not None
    return forgotten


def looks(count: int) -> None:
    """So many looks at the middle-aged have been taken since the last whole one."""
    for _ in range(count):
        gc.collect(1)


def wait(window: Window, seconds: float) -> None:
    """Let turns follow each other until so much time has passed."""
    end = window.clock.now() + seconds
    while window.clock.now() < end:
        window.step()


def moving_table(kit: Kit, window: Window) -> None:
    """A table on which something is under way for a minute."""
    node = Node()
    table = Table(kit, (node,))
    window.push(table)
    table.stage.timeline.play(move(node, (400, 0), 60_000))


def test_a_window_at_rest_finds_what_was_forgotten(kit: Kit, window: Window) -> None:
    window.push(Table(kit, (Node(),)))
    window.step()
    forgotten = old_ring()
    looks(waiting.ENOUGH)
    wait(window, 2 * QUIET_SECONDS)
    assert forgotten() is None


def test_a_screen_that_was_left_is_forgotten_at_the_next_rest(kit: Kit, window: Window) -> None:
    window.push(Table(kit, (Node(),)))
    window.push(Table(kit, (Node(),)))
    window.step()
    forgotten = old_ring()
    wait(window, 2 * QUIET_SECONDS)
    assert forgotten() is not None
    window.pop()
    wait(window, 2 * QUIET_SECONDS)
    assert forgotten() is None


def test_nothing_is_tidied_up_while_something_moves(kit: Kit, window: Window) -> None:
    moving_table(kit, window)
    window.step()
    forgotten = old_ring()
    looks(waiting.ENOUGH)
    wait(window, 2 * QUIET_SECONDS)
    assert forgotten() is not None


def test_a_window_that_is_drawn_larger_without_a_rest_does_not_fill_the_memory(
    kit: Kit, window: Window
) -> None:
    moving_table(kit, window)
    window.step()
    forgotten = old_ring()
    for percent in range(110, 110 + waiting.MOST_LEFT):
        assert forgotten() is not None
        window.set_user_scale(percent / 100)
        window.step()
    assert forgotten() is None


def test_motion_that_never_ends_does_not_fill_the_memory(kit: Kit, window: Window) -> None:
    moving_table(kit, window)
    window.step()
    forgotten = old_ring()
    looks(waiting.TOO_MUCH)
    window.step()
    assert forgotten() is None


def test_python_itself_never_looks_through_everything() -> None:
    forgotten = old_ring()
    kept = [[number] for number in range(waiting.YOUNG * waiting.MIDDLE * 15)]
    assert kept and forgotten() is not None
