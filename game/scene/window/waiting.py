"""Waiting: an idle window sleeps until there is input, and collects garbage meanwhile."""

import gc
import time
from collections import deque
from collections.abc import Callable
from math import ceil

import pygame
from pygame.event import Event

from game.scene.drawing.shared_surfaces import SURFACES
from game.system.display import window_library
from game.system.memory import return_freed_memory, return_large_blocks

SLEEPING_DRIVERS = ("x11", "wayland", "windows", "cocoa")
"""Systems that wake a sleeping window; with every other driver the library looks each ms."""
NAP = 0.008
NAP_AWAY = 0.1  # seconds between two checks where events cannot wake the window
NAP_LONG = 1 / 60
AWAKE_SECONDS = 2.0  # interval of frames when nothing has come for that long
VIDEO = 0x20  # SDL's flag for video and events

KEPT_FRAMES = 1024

YOUNG = 700
MIDDLE = 10  # Python's default for young objects: a millisecond at most
NEVER = 1_000_000
ENOUGH = 4  # collections of the middle generation after which a quiet window collects everything
TOO_MUCH = 60  # after which even a busy one does: some hundred thousand new objects
MOST_LEFT = 4  # unused screens or layouts after which a busy window collects everything, too
LARGE_BYTES = 256 * 1024  # memory blocks of this size are returned to the system one by one
MUCH_DRAWN = 8 * 1024 * 1024  # bytes of new pictures: painting them frees several times as much


class Clock:
    """The computer's clock."""

    def now(self) -> float:
        """Return seconds since an arbitrary moment, never decreasing."""
        return time.perf_counter()

    def sleep(self, seconds: float) -> None:
        """Wait."""
        time.sleep(max(seconds, 0.0))

    def deadline_check(self, seconds: float) -> Callable[[], bool]:
        """Return a function that tells whether `seconds` from now have not passed yet."""
        end = self.now() + seconds
        return lambda: self.now() < end


class FakeClock(Clock):
    """A clock for tests that moves only when told to."""

    def __init__(self) -> None:
        self._now = 0.0

    def now(self) -> float:
        """Return seconds since the clock was made."""
        return self._now

    def sleep(self, seconds: float) -> None:
        """Move the clock forward at once."""
        self._now += max(seconds, 0.0)


Sleep = Callable[[float], None]


class EventQueue:
    """Collects events, and waits for them within a limit.

    `sleep` sleeps at most some seconds and is woken by any event; None where the system has no
    such function. A game controller does not wake it: then the window polls.
    """

    def __init__(self, clock: Clock, sleep: Sleep | None = None) -> None:
        self._clock = clock
        self._sleep = sleep
        self._heard = clock.now()

    def events(self, patience: float, *, in_front: bool, pads: bool) -> list[Event]:
        """Return all events; with `patience` (seconds) wait for at least one that long.

        Of consecutive pointer motions only the last is returned.
        """
        events = pygame.event.get()
        end = self._clock.now() + patience
        while patience and not events and (left := end - self._clock.now()) > 0:
            if self._sleep is not None and not pads:
                self._sleep(left)
            else:
                self._clock.sleep(min(self._poll_interval(in_front=in_front), left))
            events = pygame.event.get()
        if events:
            self._heard = self._clock.now()
        return [
            event
            for event, following in zip(events, [*events[1:], None], strict=False)
            if event.type != pygame.MOUSEMOTION
            or following is None
            or following.type != pygame.MOUSEMOTION
        ]

    def _poll_interval(self, *, in_front: bool) -> float:
        if not in_front:
            return NAP_AWAY
        return NAP if self._clock.now() - self._heard < AWAKE_SECONDS else NAP_LONG


def event_waiter() -> Sleep | None:
    """Return a function that sleeps until an event comes; None when the system has none.

    `pygame.event.wait` polls a thousand times a second. SDL itself can wait for the system, so it
    is called directly; other threads run meanwhile, and `pygame.event.post` wakes it.
    """
    if pygame.display.get_driver() not in SLEEPING_DRIVERS:
        return None
    library = window_library()
    if library is None:
        return None
    try:
        wait = library.SDL_WaitEventTimeout
        opened = library.SDL_WasInit(VIDEO)
    except AttributeError:
        return None
    if not opened:  # a second copy of the library, which knows no window
        return None

    def sleep(seconds: float) -> None:
        wait(None, ceil(seconds * 1000))

    return sleep


class FramePace:
    """Measured times; `work_ms`: from events to the frame shown; `interval_ms`: from frame to
    frame.
    """

    def __init__(self) -> None:
        self.work_ms: deque[float] = deque(maxlen=KEPT_FRAMES)
        self.interval_ms: deque[float] = deque(maxlen=KEPT_FRAMES)
        self.drawn = 0  # frames that were shown
        self.turns = 0  # iterations of the loop
        self._last_shown: float | None = None

    def record_iteration(self, started: float, ended: float, *, drawn: bool, moving: bool) -> None:
        """Record one iteration of the loop; times in seconds."""
        self.turns += 1
        if not drawn:
            if not moving:
                self._last_shown = None
            return
        self.drawn += 1
        self.work_ms.append((ended - started) * 1000)
        if self._last_shown is not None:
            self.interval_ms.append((ended - self._last_shown) * 1000)
        self._last_shown = ended if moving else None


def freeze_garbage_collection() -> None:
    """Exclude everything loaded so far from garbage collection, and collect the rest only in
    `collect_garbage`.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, NEVER)
    return_large_blocks(LARGE_BYTES)


def collect_garbage(*, quiet: bool, left: int = 0) -> bool:
    """Collect garbage if there is enough of it; return whether it did.

    `quiet`: the player would not notice. `left`: the number of whole screens or layouts that are
    no longer needed; each holds some megabytes of pictures.
    """
    grown = gc.get_count()[2] >= (ENOUGH if quiet else TOO_MUCH)
    much_left = left >= (1 if quiet else MOST_LEFT)
    if much_left:
        SURFACES.forget_old()
    if grown or much_left:
        gc.collect()
    if much_left or (grown and quiet) or SURFACES.new_bytes > MUCH_DRAWN:
        SURFACES.new_bytes = 0
        return_freed_memory()
    return grown or much_left
