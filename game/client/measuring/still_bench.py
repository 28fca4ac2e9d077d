"""The still bench: what a window costs while nobody does anything, and how fast a replay jumps."""

from __future__ import annotations

import random
import time
from dataclasses import dataclass
from pathlib import Path

import pygame
from pygame.event import Event

from game.client.flow import Flow
from game.client.kept.set_up import SeatPlan, SetUp
from game.client.screens.replay import ReplayScreen
from game.client.screens.table import TableScreen
from game.records.record import HUMAN

LONGEST_WAIT = 60.0
SETTLE_SECONDS = 4.0
JUMPS = 500


def wait_for_question(flow: Flow, other: str) -> bool:
    """Begin a game and let time pass until the person at the screen is asked."""
    flow.window.listen()
    names = flow.desk.box.player_names
    seats = tuple(SeatPlan(name, HUMAN if at == 0 else other) for at, name in enumerate(names[:4]))
    flow.play(SetUp(seats, 11))
    end = time.monotonic() + LONGEST_WAIT
    while time.monotonic() < end:
        flow.window.step()
        screen = flow.window.screen
        if isinstance(screen, TableScreen) and screen.asking.question is not None:
            _let_pass(flow, SETTLE_SECONDS)
            return True
    return False


def measure_stillness(flow: Flow, seconds: float) -> tuple[tuple[str, float], ...]:
    """Return the share of a core (percent) used while the window only waits, by what may stir.

    With sound only where there is a device for it.
    """
    screen = flow.window.screen
    assert screen is not None
    shares = [("ambient motion on", _share(flow, seconds))]
    pygame.event.post(Event(pygame.WINDOWFOCUSLOST))
    shares.append(("window behind others", _share(flow, seconds)))
    pygame.event.post(Event(pygame.WINDOWFOCUSGAINED))
    screen.stage.timeline.still = True
    shares.append(("ambient motion off", _share(flow, seconds)))
    sound = flow.desk.kit.sound
    sound.begin()
    if not sound.missing:
        shares.append(("ambient motion off, music and sea", _share(flow, seconds)))
        sound.mute(True)
        shares.append(("ambient motion off, sound turned off", _share(flow, seconds)))
    return tuple(shares)


@dataclass(frozen=True, slots=True)
class Jumps:
    """How long it took to jump anywhere in a game of so many steps, from order to shown frame.

    `ms` are p50, p95 and p99; `processor_ms` is the mean of what the window itself used.
    """

    steps: int
    ms: tuple[float, float, float]
    processor_ms: float


def measure_jumps(flow: Flow, file: Path) -> Jumps:
    """Jump to and fro in the replay of a saved game."""
    flow.watch(file)
    screen = flow.window.screen
    assert isinstance(screen, ReplayScreen)
    flow.window.step(block=False)
    chance, steps = random.Random(5), screen.playback.course.steps
    times = []
    busy = time.thread_time()
    for _ in range(JUMPS):
        started = time.perf_counter()
        screen.go_to(chance.randint(0, steps))
        screen.stage.refresh()
        flow.window.step(block=False)
        times.append((time.perf_counter() - started) * 1000)
    processor_ms = (time.thread_time() - busy) * 1000 / JUMPS
    times.sort()
    at = [times[min(int(share * len(times)), len(times) - 1)] for share in (0.5, 0.95, 0.99)]
    return Jumps(steps, (at[0], at[1], at[2]), processor_ms)


def _share(flow: Flow, seconds: float) -> float:
    _let_pass(flow, 1.0)
    started, busy = time.monotonic(), time.process_time()
    _let_pass(flow, seconds)
    return 100 * (time.process_time() - busy) / (time.monotonic() - started)


def _let_pass(flow: Flow, seconds: float) -> None:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        flow.window.step()
