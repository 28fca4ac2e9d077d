"""Waiting: an idle window sleeps until there is input, and collects garbage meanwhile."""

import gc
import time
from collections import deque
from collections.abc import Callable
from math import ceil

import pygame
from pygame.event import Event

from game.scene.drawing.shared_surfaces import SURFACE_CACHE
from game.system.display import find_loaded_sdl
from game.system.memory import return_freed_memory, set_block_return_threshold

DRIVERS_WAKING_ON_EVENTS = ("x11", "wayland", "windows", "cocoa")
"""The video drivers with which an event wakes a sleeping window; with others SDL polls every ms."""
ACTIVE_POLL_SECONDS = 0.008
BACKGROUND_POLL_SECONDS = 0.1  # seconds between two checks where events cannot wake the window
QUIET_POLL_SECONDS = 1 / 60
ACTIVE_SECONDS_AFTER_EVENT = 2.0  # interval of frames when nothing has come for that long
SDL_INIT_VIDEO_FLAG = 0x20  # SDL's flag for video and events

KEPT_FRAME_COUNT = 1024

YOUNG_GC_THRESHOLD = 700
MIDDLE_GC_THRESHOLD = 10  # Python's default for young objects: a millisecond at most
OLD_GC_THRESHOLD_NEVER_REACHED = 1_000_000
MIDDLE_COLLECTIONS_BEFORE_FULL_WHEN_QUIET = (
    4  # collections of the middle generation after which a quiet window collects everything
)
MIDDLE_COLLECTIONS_BEFORE_FULL_WHEN_BUSY = (
    60  # after which even a busy one does: some hundred thousand new objects
)
MAX_UNUSED_SCREENS_BEFORE_FULL = (
    4  # unused screens or layouts after which a busy window collects everything, too
)
RETURNED_MEMORY_BLOCK_BYTES = 256 * 1024
"""Memory blocks of at least this size are returned to the system when they are freed. In a
measurement with six replays of three titles this needed 306 instead of 322 MB, and 0 to 9 per cent
more time for each jump."""
DRAWN_BYTES_BEFORE_COLLECTION = (
    8 * 1024 * 1024
)  # bytes of new pictures: painting them frees several times as much


class Clock:
    """The real time, and a way to wait; tests replace it by a `FakeClock`."""

    def now(self) -> float:
        """Return seconds since an arbitrary moment, never decreasing."""
        return time.perf_counter()

    def sleep(self, seconds: float) -> None:
        """Block the calling thread for that many seconds; a negative number means 0."""
        time.sleep(max(seconds, 0.0))

    def make_has_time_left(self, seconds: float) -> Callable[[], bool]:
        """Return a function that returns True until `seconds` from now have passed."""
        end = self.now() + seconds
        return lambda: self.now() < end


class FakeClock(Clock):
    """A clock for tests, whose time passes only when `sleep` is called."""

    def __init__(self) -> None:
        self._now = 0.0

    def now(self) -> float:
        """Return seconds since the clock was made."""
        return self._now

    def sleep(self, seconds: float) -> None:
        """Move the clock forward by `seconds` and return at once."""
        self._now += max(seconds, 0.0)


SleepFunction = Callable[[float], None]


class EventQueue:
    """Returns pygame's events, and waits for them up to a time limit.

    `sleep` is a function that sleeps for at most some seconds and is woken by any event; None
    where the system has no such function. Game controllers do not wake it, so the queue polls
    while one is connected.
    """

    def __init__(self, clock: Clock, sleep: SleepFunction | None = None) -> None:
        self._clock = clock
        self._sleep_until_event = sleep
        self._last_event_time = clock.now()

    def wait_for_events(
        self, max_seconds: float, *, in_front: bool, polls_controllers: bool
    ) -> list[Event]:
        """Return all events; if there are none, wait up to `max_seconds` for the first.

        Of consecutive pointer motions only the last is returned. `in_front` says that the window
        has the keyboard focus, so that it polls more often; `polls_controllers` that a controller
        is connected.
        """
        events = pygame.event.get()
        end = self._clock.now() + max_seconds
        while max_seconds and not events and (left := end - self._clock.now()) > 0:
            if self._sleep_until_event is not None and not polls_controllers:
                self._sleep_until_event(left)
            else:
                self._clock.sleep(min(self._poll_interval(in_front=in_front), left))
            events = pygame.event.get()
        if events:
            self._last_event_time = self._clock.now()
        return [
            event
            for event, following in zip(events, [*events[1:], None], strict=False)
            if event.type != pygame.MOUSEMOTION
            or following is None
            or following.type != pygame.MOUSEMOTION
        ]

    def _poll_interval(self, *, in_front: bool) -> float:
        if not in_front:
            return BACKGROUND_POLL_SECONDS
        return (
            ACTIVE_POLL_SECONDS
            if self._clock.now() - self._last_event_time < ACTIVE_SECONDS_AFTER_EVENT
            else QUIET_POLL_SECONDS
        )


def find_event_sleep_function() -> SleepFunction | None:
    """Return a function that sleeps until an event comes; None when the system has none.

    `pygame.event.wait` polls a thousand times a second. SDL itself can wait for the system, so it
    is called directly; other threads run meanwhile, and `pygame.event.post` wakes it.
    """
    if pygame.display.get_driver() not in DRIVERS_WAKING_ON_EVENTS:
        return None
    library = find_loaded_sdl()
    if library is None:
        return None
    try:
        wait = library.SDL_WaitEventTimeout
        opened = library.SDL_WasInit(SDL_INIT_VIDEO_FLAG)
    except AttributeError:
        return None
    if not opened:  # a second copy of the library, which knows no window
        return None

    def sleep(seconds: float) -> None:
        wait(None, ceil(seconds * 1000))

    return sleep


class FrameTimes:
    """Measured frame times in ms: `work_ms` from the events to the frame shown, `interval_ms` from
    frame to frame.
    """

    def __init__(self) -> None:
        self.work_ms: deque[float] = deque(maxlen=KEPT_FRAME_COUNT)
        self.interval_ms: deque[float] = deque(maxlen=KEPT_FRAME_COUNT)
        self.drawn_count = 0  # frames that were shown
        self.iteration_count = 0  # iterations of the loop
        self._last_shown_time: float | None = None

    def record_iteration(
        self,
        start_time: float,
        end_time: float,
        *,
        was_frame_shown: bool,
        is_anything_animated: bool,
    ) -> None:
        """Record one iteration of the main loop; times are in seconds.

        `was_frame_shown` says that it showed a frame, `is_anything_animated` that something is
        animated, so that the interval to the next frame counts.
        """
        self.iteration_count += 1
        if not was_frame_shown:
            if not is_anything_animated:
                self._last_shown_time = None
            return
        self.drawn_count += 1
        self.work_ms.append((end_time - start_time) * 1000)
        if self._last_shown_time is not None:
            self.interval_ms.append((end_time - self._last_shown_time) * 1000)
        self._last_shown_time = end_time if is_anything_animated else None


def switch_to_manual_garbage_collection() -> None:
    """Exclude everything loaded so far from garbage collection; from now on old objects are
    collected only by `collect_garbage_if_due`."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG_GC_THRESHOLD, MIDDLE_GC_THRESHOLD, OLD_GC_THRESHOLD_NEVER_REACHED)
    set_block_return_threshold(RETURNED_MEMORY_BLOCK_BYTES)


def collect_garbage_if_due(*, is_player_idle: bool, unused_screens: int = 0) -> bool:
    """Collect garbage if there is enough of it, and return unused memory to the system; return
    whether anything was collected.

    `is_player_idle` says that the player would not notice a pause, so that less garbage is enough.
    `unused_screens` is the number of whole screens or layouts that are no longer needed; each holds
    some megabytes of pictures.
    """
    grown = gc.get_count()[2] >= (
        MIDDLE_COLLECTIONS_BEFORE_FULL_WHEN_QUIET
        if is_player_idle
        else MIDDLE_COLLECTIONS_BEFORE_FULL_WHEN_BUSY
    )
    much_left = unused_screens >= (1 if is_player_idle else MAX_UNUSED_SCREENS_BEFORE_FULL)
    if much_left:
        SURFACE_CACHE.drop_pictures_unused_since_last_resize()
    if grown or much_left:
        gc.collect()
    if (
        much_left
        or (grown and is_player_idle)
        or SURFACE_CACHE.new_bytes > DRAWN_BYTES_BEFORE_COLLECTION
    ):
        SURFACE_CACHE.new_bytes = 0
        return_freed_memory()
    return grown or much_left
