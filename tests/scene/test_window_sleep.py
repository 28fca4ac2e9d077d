"""A window with nothing to do sleeps, and whatever comes wakes it."""

import pygame
import pytest
from pygame.event import Event

from game.scene.window import clock_and_events
from tests.helpers.present import present

KNOCK = pygame.event.custom_type()


@pytest.fixture(autouse=True)
def nothing_has_come() -> None:
    pygame.display.init()
    pygame.event.clear()


class NotingClock(clock_and_events.FakeClock):
    """Notes how long somebody sleeps by it."""

    def __init__(self) -> None:
        super().__init__()
        self.naps: list[float] = []

    def sleep(self, seconds: float) -> None:
        """Note it and move on at once."""
        self.naps.append(seconds)
        super().sleep(seconds)


class Sleeper:
    """Stands in for the system: sleeps by the clock, and at some of its times somebody knocks."""

    def __init__(
        self, clock: clock_and_events.FakeClock, *, knocks: bool, woken_after: float = 60.0
    ) -> None:
        self.clock = clock
        self.knocks = knocks
        self.woken_after = woken_after
        self.asked: list[float] = []

    def __call__(self, seconds: float) -> None:
        """Sleep until the time is over or something comes."""
        self.asked.append(seconds)
        clock_and_events.FakeClock.sleep(self.clock, min(seconds, self.woken_after))
        if self.knocks:
            pygame.event.post(Event(KNOCK))


def kinds(events: list[Event]) -> list[int]:
    return [event.type for event in events]


def test_it_sleeps_once_until_something_comes() -> None:
    clock = NotingClock()
    sleeper = Sleeper(clock, knocks=True, woken_after=0.2)
    came = clock_and_events.EventQueue(clock, sleeper).wait_for_events(
        1.0, in_front=True, polls_controllers=False
    )
    assert kinds(came) == [KNOCK]
    assert (sleeper.asked, clock.naps, clock.now()) == ([1.0], [], 0.2)


def test_woken_for_nothing_it_sleeps_on_for_the_rest() -> None:
    clock = NotingClock()
    sleeper = Sleeper(clock, knocks=False, woken_after=0.4)
    assert (
        clock_and_events.EventQueue(clock, sleeper).wait_for_events(
            1.0, in_front=True, polls_controllers=False
        )
        == []
    )
    assert sleeper.asked == pytest.approx([1.0, 0.6, 0.2])


def test_without_patience_nobody_sleeps() -> None:
    clock = NotingClock()
    sleeper = Sleeper(clock, knocks=False)
    assert (
        clock_and_events.EventQueue(clock, sleeper).wait_for_events(
            0.0, in_front=True, polls_controllers=False
        )
        == []
    )
    assert (sleeper.asked, clock.naps) == ([], [])


def test_what_is_there_already_is_taken_without_sleep() -> None:
    clock = NotingClock()
    sleeper = Sleeper(clock, knocks=False)
    pygame.event.post(Event(KNOCK))
    assert kinds(
        clock_and_events.EventQueue(clock, sleeper).wait_for_events(
            1.0, in_front=True, polls_controllers=False
        )
    ) == [KNOCK]
    assert sleeper.asked == []


@pytest.mark.parametrize("pads", [True, False])
def test_who_wakes_nobody_is_looked_after_in_naps(*, pads: bool) -> None:
    clock = NotingClock()
    sleeper = Sleeper(clock, knocks=True)
    waits = clock_and_events.EventQueue(clock, sleeper if pads else None)
    assert waits.wait_for_events(1.0, in_front=True, polls_controllers=pads) == []
    assert (sleeper.asked, clock.naps[0]) == ([], clock_and_events.ACTIVE_POLL_SECONDS)


def test_naps_are_short_after_input_and_long_behind_other_windows() -> None:
    clock = NotingClock()
    waits = clock_and_events.EventQueue(clock)
    waits.wait_for_events(
        clock_and_events.ACTIVE_SECONDS_AFTER_EVENT, in_front=True, polls_controllers=False
    )
    clock.naps.clear()
    waits.wait_for_events(1.0, in_front=True, polls_controllers=False)
    assert clock.naps[0] == clock_and_events.QUIET_POLL_SECONDS
    pygame.event.post(Event(KNOCK))
    waits.wait_for_events(1.0, in_front=True, polls_controllers=False)
    clock.naps.clear()
    waits.wait_for_events(1.0, in_front=True, polls_controllers=False)
    assert clock.naps[0] == clock_and_events.ACTIVE_POLL_SECONDS
    clock.naps.clear()
    waits.wait_for_events(1.0, in_front=False, polls_controllers=False)
    assert clock.naps[0] == clock_and_events.BACKGROUND_POLL_SECONDS


def test_a_nap_is_never_longer_than_the_patience() -> None:
    clock = NotingClock()
    clock_and_events.EventQueue(clock).wait_for_events(
        0.05, in_front=False, polls_controllers=False
    )
    assert clock.naps == [0.05]


def test_a_window_nobody_sees_has_no_system_to_wake_it() -> None:
    assert clock_and_events.find_event_sleep_function() is None  # the tests' pictures go nowhere


@pytest.mark.parametrize("file", [clock_and_events.__file__, "/no/such/library"])
def test_without_its_library_the_window_naps(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "x11")
    monkeypatch.setattr(pygame.base, "__file__", file)
    assert clock_and_events.find_event_sleep_function() is None


def test_an_opened_window_can_sleep_by_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "x11")
    sleep = present(clock_and_events.find_event_sleep_function())
    pygame.event.post(Event(KNOCK))
    sleep(60.0)  # returns at once: something is there, and stays there
    assert kinds(pygame.event.get(KNOCK)) == [KNOCK]
