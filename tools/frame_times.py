"""Frame times during a game, and memory use."""

import multiprocessing
import time
from collections.abc import Iterable, Sequence
from math import cos, sin

from game.client.flow.flow import Flow
from game.client.screens.end import EndScreen
from game.client.stored.set_up import SavedSetUp, SeatPlan
from game.scene.animation.animation import DelayAnimation
from game.scene.nodes.node import Canvas, Node
from game.table_protocol import PicturesOutsideTable
from tools.systems.processes import memory_mb

CUBE_COUNT = 300
WARM_UP_FRAMES = 60
ENDLESS_MS = 1e12


def quantiles_text(seconds: Iterable[float], shares: Sequence[float] = (0.5, 0.95, 0.99)) -> str:
    """Return quantiles of times in ms as text; `shares` are from 0 to 1."""
    ms = sorted(value * 1000 for value in seconds)
    return " / ".join(f"{ms[min(int(share * len(ms)), len(ms) - 1)]:.1f}" for share in shares)


class Swarm(Node):
    """Cubes that move over the table on separate curves without stopping."""

    def __init__(self, pictures_outside_table: PicturesOutsideTable, colour: str) -> None:
        super().__init__(z=50)
        self._pictures_outside_table = pictures_outside_table
        self._colour = colour
        self._beat = 0

    def draw(self, canvas: Canvas) -> None:
        """Move every cube a little, and draw it."""
        self._beat += 1
        cube = self._pictures_outside_table.seat_disc_picture(self._colour, canvas.px_per_u * 0.7)
        for number in range(CUBE_COUNT):
            turn = self._beat * (0.01 + number % 7 * 0.003) + number
            canvas.draw_picture(
                cube, 960 + 820 * cos(turn), 520 + 420 * sin(turn * 1.3 + number % 5)
            )


def measure_frames(flow: Flow, frames: int, strong: str) -> tuple[str, ...]:
    """Play a computers' game in the flow's window for `frames` frames; return a report of frame
    work, intervals and memory.

    Only the processor time of the window's thread is counted, so that other programs do not matter.
    """
    names = flow.app.box.player_names
    window = flow.window
    seats = tuple(SeatPlan(name, strong) for name in names[:4])
    flow.games.begin_game_with_set_up(SavedSetUp(seats, 7))
    screen = window.screen
    assert screen is not None
    screen.stage.root.add(Swarm(flow.app.box.pictures_outside_table, flow.app.box.colours[0]))
    screen.stage.timeline.play(DelayAnimation(ENDLESS_MS))  # time never stands still
    pace = window.frame_times
    processor: list[float] = []
    while pace.drawn_count < frames + WARM_UP_FRAMES:
        if pace.drawn_count == WARM_UP_FRAMES:
            pace.work_ms.clear()
            pace.interval_ms.clear()
            processor.clear()
        started = time.thread_time()
        window.run_one_iteration()
        processor.append(time.thread_time() - started)
        if isinstance(window.screen, EndScreen):
            break
    workers = [memory_mb(child.pid) for child in multiprocessing.active_children()]
    thinking = ", ".join(f"{size:.0f} MB" for size in workers) or "none"
    intervals = quantiles_text(ms / 1000 for ms in pace.interval_ms)
    return (
        f"{len(pace.work_ms)} frames, {CUBE_COUNT} moving cubes, computers thinking",
        f"work of a frame, p50 / p95 / p99: {quantiles_text(ms / 1000 for ms in pace.work_ms)} ms",
        f"processor time,  p50 / p95 / p99: {quantiles_text(processor)} ms",
        f"interval,        p50 / p95 / p99: {intervals} ms",
        f"memory: window {memory_mb('self'):.0f} MB, thinking processes {thinking}",
    )
