"""Measure what a click costs: from the button to the changed picture.

    .venv/bin/python tools/click_bench.py [--clicks 200] [--edition 2007]

Opens a window of 1920x1080 (needs a display; under SDL_VIDEODRIVER=dummy the flip costs nothing),
plays a game of one person and three computers, and clicks actions at its questions; nothing waits
for the pace of motions. Prints the median with p95 and the slowest, what the window's own thread
used of it, and the load of the machine meanwhile.
"""

import argparse
import os
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

TOP = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(TOP))

import pygame
from pygame.event import Event

from game.client.flow import Flow
from game.client.screens.table import TableScreen
from game.client.stored.set_up import SavedSetUp, SeatPlan
from game.client.stored.settings import Settings
from game.wiring import close_desk, make_desk, open_window
from tools.starting import run_tool

SIZE = (1920, 1080)
LEFT_BUTTON = 1
LONGEST_SECONDS, REST_SECONDS = 60.0, 1.0
ACTION = "action:"
Taken = tuple[float, float]
"""Seconds by the clock, and those the window's own thread used."""


def main(arguments: list[str]) -> int:
    """Print the lines of the measurement."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--clicks", type=int, default=200)
    parser.add_argument("--edition", default="")
    wanted = parser.parse_args(arguments)
    with TemporaryDirectory() as saves:
        bench = ClickBench(Path(saves), wanted.edition)
        try:
            print("from a click to its picture,", told(bench.clicks(wanted.clicks)))
        finally:
            bench.close()
    print(f"load of the last minute: {os.getloadavg()[0]:.1f}")
    return 0


class ClickBench:
    """A game in a window, and a mouse."""

    def __init__(self, saves: Path, edition: str) -> None:
        """Sit down beside three computers, and wait until the person is asked."""
        settings = Settings(own_speed="instant", computer_speed="instant")
        app = make_desk(saves, settings)
        self._flow = Flow(app, open_window(app, SIZE))
        self._flow.window.listen()
        names = app.box.player_names[:4]
        seats = [SeatPlan(name, "human" if at == 0 else "greedy") for at, name in enumerate(names)]
        self._flow.play(SavedSetUp(tuple(seats), 11, edition=edition))

    def clicks(self, count: int) -> Iterator[Taken]:
        """Yield the time from each of so many clicks on actions to the picture of what it did."""
        self._ask_for_action()
        for number in range(count):
            names = [name for name in self._controls() if name.startswith(ACTION)]
            yield self._timed(names[number % len(names)])

    def close(self) -> None:
        """End everything."""
        self._flow.quit()
        close_desk(self._flow.app)

    # ---- the window

    @property
    def _table(self) -> TableScreen:
        screen = self._flow.window.screen
        assert isinstance(screen, TableScreen)
        return screen

    def _controls(self) -> dict[str, tuple[int, int]]:
        """Return where the middle of each control that can be clicked is."""
        spots = self._table.stage.survey()
        return {spot.node.name: spot.rect().center for spot in spots if spot.node.enabled}

    def _ask_for_action(self) -> None:
        """Let the game go on until the person chooses an action; the rest answers itself."""
        self._until(self._chooses_action)
        end = time.monotonic() + REST_SECONDS
        self._until(lambda: time.monotonic() > end)

    def _chooses_action(self) -> bool:
        screen = self._flow.window.screen
        question = screen.questioner.question if isinstance(screen, TableScreen) else None
        if question is not None and not any(move.kind == "pass" for move in question.moves):
            self._table.questioner.answer(question.moves[-1].code)
            return False
        return question is not None and ACTION + "build" in self._controls()

    def _drawn_anew(self) -> Callable[[], bool]:
        before = self._flow.window.pace.drawn
        return lambda: self._flow.window.pace.drawn > before

    def _timed(self, name: str) -> Taken:
        at = self._controls()[name]
        pygame.event.post(Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
        self._flow.window.step(block=False)
        is_there = self._drawn_anew()
        started, busy = time.perf_counter(), time.thread_time()
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pygame.event.post(Event(kind, pos=at, button=LEFT_BUTTON))
        self._until(is_there)
        return time.perf_counter() - started, time.thread_time() - busy

    def _until(self, done: Callable[[], bool]) -> None:
        end = time.monotonic() + LONGEST_SECONDS
        while not done():
            self._flow.window.step()
            if time.monotonic() > end:
                raise SystemExit("click_bench.py: nothing happened for a minute")


def told(taken: Iterator[Taken]) -> str:
    """Return the report of some times."""
    all_of_it = list(taken)
    clock, own = (sorted(1000 * each[at] for each in all_of_it) for at in (0, 1))
    middle, late = len(clock) // 2, int(0.95 * (len(clock) - 1))
    median = f"median of {len(clock)}: {clock[middle]:.0f} ms, p95 {clock[late]:.0f}"
    return f"{median}, slowest {clock[-1]:.0f}; of the processor {own[middle]:.0f} ms"


if __name__ == "__main__":
    run_tool(main)
