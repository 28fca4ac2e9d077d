"""Waiting: how a window with nothing to do sleeps until somebody does something."""

import ctypes
import sys
from collections.abc import Callable
from math import ceil
from pathlib import Path

import pygame
from pygame.event import Event

from game.scene.clock import Clock

SLEEPING_DRIVERS = ("x11", "wayland", "windows", "cocoa")
"""Systems that wake a sleeping window; with every other driver the library looks each ms."""
NAP, NAP_AWAY = 0.008, 0.1  # seconds between two looks where nobody wakes the window
NAP_LONG, AWAKE_SECONDS = 1 / 60, 2.0  # a frame, when nothing has come for that long
VIDEO = 0x20  # the library's sign for its pictures and events

Sleep = Callable[[float], None]


class EventWait:
    """Gathers what has come, and waits for it as long as it may.

    `sleep` sleeps some seconds at most and is woken by anything that comes; None where the
    system offers nothing of the kind. A game controller wakes nobody: with one the window naps.
    """

    def __init__(self, clock: Clock, sleep: Sleep | None = None) -> None:
        self._clock, self._sleep = clock, sleep
        self._heard = clock.now()

    def events(self, patience: float, *, in_front: bool, pads: bool) -> list[Event]:
        """All events that have come; with `patience` (seconds) at least one, or none after that
        time. Of a row of motions only the last.
        """
        events = pygame.event.get()
        end = self._clock.now() + patience
        while patience and not events and (left := end - self._clock.now()) > 0:
            if self._sleep is not None and not pads:
                self._sleep(left)
            else:
                self._clock.sleep(min(self._nap(in_front=in_front), left))
            events = pygame.event.get()
        if events:
            self._heard = self._clock.now()
        return _without_passed_motions(events)

    def _nap(self, *, in_front: bool) -> float:
        if not in_front:
            return NAP_AWAY
        return NAP if self._clock.now() - self._heard < AWAKE_SECONDS else NAP_LONG


def system_sleep() -> Sleep | None:
    """Return the open window's own way to sleep until something comes; None without one.

    `pygame.event.wait` looks a thousand times a second. The library below it can wait for the
    system, so it is asked itself; it lets other threads run meanwhile and is woken by
    `pygame.event.post`.
    """
    if pygame.display.get_driver() not in SLEEPING_DRIVERS:
        return None
    try:
        library = ctypes.CDLL(_library_file())
        wait, opened = library.SDL_WaitEventTimeout, library.SDL_WasInit(VIDEO)
    except (OSError, AttributeError):
        return None
    if not opened:  # a second copy of the library, which knows no window
        return None

    def sleep(seconds: float) -> None:
        wait(None, ceil(seconds * 1000))

    return sleep


def _library_file() -> str:
    """Return a file in which the names of the library that pygame uses are found."""
    if sys.platform == "win32":
        return str(Path(pygame.__file__).parent / "SDL2.dll")
    return str(pygame.base.__file__)  # names of what it is linked with are found through it


def _without_passed_motions(events: list[Event]) -> list[Event]:
    return [
        event
        for event, following in zip(events, [*events[1:], None], strict=False)
        if event.type != pygame.MOUSEMOTION
        or following is None
        or following.type != pygame.MOUSEMOTION
    ]
