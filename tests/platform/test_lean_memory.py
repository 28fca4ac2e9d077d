"""A worker that runs tests gives back what they leave behind, but not after each of them."""

import gc
import weakref

import pytest
from pygame import Surface

from game.scene.drawing.shared_surfaces import SURFACE_CACHE
from tests.helpers import lean_memory
from tests.helpers.lean_memory import ENOUGH_MB, STEP_MB, LeanMemory, give_back


class Ring:
    """Holds itself: only a whole look through the memory finds that nobody else does."""

    def __init__(self) -> None:
        self.me = self


@pytest.mark.thorough
def test_rings_are_given_back_and_drawn_surfaces_kept_for_the_next_test() -> None:
    ring = Ring()
    forgotten = weakref.ref(ring)
    gc.collect()  # it is old now, and no quick look will find it
    del ring
    drawn = SURFACE_CACHE.get_or_make("a surface", lambda: Surface((8, 8)))
    give_back()
    assert forgotten() is None
    assert SURFACE_CACHE.get_or_make("a surface", lambda: Surface((8, 8))) is drawn


def test_what_was_there_before_the_tests_is_never_looked_at_again() -> None:
    assert gc.get_freeze_count() > 10_000


def test_memory_is_given_back_when_enough_has_gathered(monkeypatch: pytest.MonkeyPatch) -> None:
    resident = [
        ENOUGH_MB - 1,
        ENOUGH_MB + 1,
        ENOUGH_MB,
        ENOUGH_MB + STEP_MB,
        ENOUGH_MB + 2 * STEP_MB,
        0,
    ]
    given: list[float] = []
    monkeypatch.setattr(lean_memory, "resident_mb", lambda: resident.pop(0))
    monkeypatch.setattr(lean_memory, "give_back", lambda: given.append(resident[0]))
    lean = LeanMemory()
    for _ in range(4):
        lean.after_a_test()
    assert given == [ENOUGH_MB, 0]
