"""The frame bench: how long frames take while computers think and many pieces move."""

from __future__ import annotations

import multiprocessing
import time
from dataclasses import dataclass
from math import cos, sin
from pathlib import Path
from statistics import quantiles

from game.client.flow import Flow
from game.client.screens.end import EndScreen
from game.client.stored.set_up import SavedSetUp, SeatPlan
from game.scene.animation.animation import Delay
from game.scene.nodes.node import Canvas, Node
from game.scene.window.waiting import Pace
from game.table_protocol import ScreenPictures

CUBES = 300
WARM_UP_FRAMES = 60
ENDLESS_MS = 1e12
KIBIBYTE = 1024


@dataclass(frozen=True, slots=True)
class FrameTimes:
    """Work and intervals of frames in ms at 50, 95 and 99 %, and memory in MB.

    `processor_ms` is the same of what the window's own thread used: other programs that keep
    the machine busy do not count.
    """

    frames: int
    work_ms: tuple[float, float, float]
    interval_ms: tuple[float, float, float]
    processor_ms: tuple[float, float, float]
    memory_mb: int
    workers_mb: tuple[int, ...]

    def lines(self) -> tuple[str, ...]:
        """Return the report, a line each."""
        work, processor, interval = (
            " / ".join(f"{ms:.1f}" for ms in three)
            for three in (self.work_ms, self.processor_ms, self.interval_ms)
        )
        workers = ", ".join(f"{size} MB" for size in self.workers_mb) or "none"
        return (
            f"{self.frames} frames, {CUBES} moving cubes, computers thinking",
            f"work of a frame, p50 / p95 / p99: {work} ms",
            f"processor time,  p50 / p95 / p99: {processor} ms",
            f"interval,        p50 / p95 / p99: {interval} ms",
            f"memory: window {self.memory_mb} MB, thinking processes {workers}",
        )


class Swarm(Node):
    """Cubes that wander over the table on curves of their own; they never rest."""

    def __init__(self, screen_pictures: ScreenPictures, colour: str) -> None:
        super().__init__(z=50)
        self._screen_pictures, self._colour = screen_pictures, colour
        self._beat = 0

    def draw(self, canvas: Canvas) -> None:
        """Put every cube a little further on."""
        self._beat += 1
        cube = self._screen_pictures.disc(self._colour, canvas.k * 0.7)
        for number in range(CUBES):
            turn = self._beat * (0.01 + number % 7 * 0.003) + number
            canvas.put(cube, 960 + 820 * cos(turn), 520 + 420 * sin(turn * 1.3 + number % 5))


def measure_frames(flow: Flow, frames: int, strong: str) -> FrameTimes:
    """Run a game of computers in the flow's window until so many frames were drawn."""
    names, window = flow.app.box.player_names, flow.window
    seats = tuple(SeatPlan(name, strong) for name in names[:4])
    flow.play(SavedSetUp(seats, 7))
    screen = window.screen
    assert screen is not None
    screen.stage.root.add(Swarm(flow.app.box.screen_pictures, flow.app.box.colours[0]))
    screen.stage.timeline.play(Delay(ENDLESS_MS))  # time never stands still
    pace = window.pace
    processor_ms: list[float] = []
    while pace.drawn < frames + WARM_UP_FRAMES:
        if pace.drawn == WARM_UP_FRAMES:
            pace.work_ms.clear()
            pace.interval_ms.clear()
            processor_ms.clear()
        started = time.thread_time()
        window.step()
        processor_ms.append((time.thread_time() - started) * 1000)
        if isinstance(window.screen, EndScreen):
            break
    workers = tuple(_memory_mb(child.pid) for child in multiprocessing.active_children())
    return FrameTimes(
        len(pace.work_ms),
        _three(pace),
        _three(pace, interval=True),
        _quantiles(processor_ms),
        _memory_mb("self"),
        workers,
    )


def _three(pace: Pace, *, interval: bool = False) -> tuple[float, float, float]:
    at = [pace.percentile(share, interval=interval) for share in (0.5, 0.95, 0.99)]
    return at[0], at[1], at[2]


def _quantiles(values: list[float]) -> tuple[float, float, float]:
    cuts = quantiles(values, n=100, method="inclusive")
    return cuts[49], cuts[94], cuts[98]


def _memory_mb(process: int | str | None) -> int:
    """Resident memory of a process; 0 where the system does not tell."""
    try:
        status = Path(f"/proc/{process}/status").read_text(encoding="ascii")
    except OSError:
        return 0
    line = next((line for line in status.splitlines() if line.startswith("VmRSS")), "VmRSS: 0")
    return int(line.split()[1]) // KIBIBYTE
