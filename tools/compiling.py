"""Compiling beside the game: niced, with its progress in a file that the game reads, and told."""

import os
import shutil
import sys
import threading
import time
from collections.abc import Callable, Sequence
from math import exp
from pathlib import Path

from game.compiled.build_progress import percent_done, progress_file
from game.compiled.native import pure_is_wanted
from tools import environment
from tools.environment import TOP, say
from tools.systems.compilers import has_compiler, object_folder
from tools.systems.processes import end_with_children, start_apart

NICE = 10
TICK_SECONDS = 0.5
OBJECTS = ("*.o", "*.obj")  # the latter on Windows
Stretch = tuple[float, float, float]
"""From and to how many per cent, and in how many seconds two thirds of the way are gone."""
NOTHING: Stretch = (0.0, 0.0, 1.0)
LIBRARIES: Stretch = (0.0, 10.0, 15.0)
CHECKING: Stretch = (10.0, 40.0, 60.0)
COMPILING: Stretch = (40.0, 99.0, 120.0)
MAKING = "Making the compiled engine beside the game: {percent} %"
READY = "The compiled engine is ready: computer players use it now, the window from its next start."
STOPPED = "The compiled engine is not made yet; the next start goes on with it."


class CompilingBeside:
    """While it is entered a build is made, unless there is one; leaving it stops that.

    Nothing is left half done: libraries are noted when all are there, a build is put in its place
    when it is whole.
    """

    def __init__(self) -> None:
        """Begin nothing yet."""
        self._stopped = threading.Event()
        self._thread = threading.Thread(target=self._make, daemon=True)
        self._told = 0
        self._mark = f"{os.getpid()}-beside"

    def __enter__(self) -> threading.Thread:
        if pure_is_wanted() or percent_done(TOP) is not None:  # another window has it made
            return self._thread
        if not has_compiler():
            say(environment.NO_COMPILER)
            return self._thread
        self._tell(NOTHING, 0.0)  # before the game looks
        self._thread.start()
        return self._thread

    def __exit__(self, *_error: object) -> None:
        self._stopped.set()
        if self._thread.is_alive():
            self._thread.join()

    def _make(self) -> None:
        wanted = environment.requirements(["native"])
        missing = not set(wanted) <= environment.already_installed()
        try:
            if missing:
                if self._run(environment.pip_install(wanted), lambda: LIBRARIES):
                    return
                environment.remember(wanted)
            program = TOP / "tools" / "build_native.py"
            build: environment.Command = [environment.PYTHON, program, "--mark", self._mark]
            if not self._run(build, lambda: stretch_of(self._mark)) and self._told:
                self._say(READY)
        finally:
            progress_file(TOP).unlink(missing_ok=True)
            if self._told and self._stopped.is_set():
                self._say(STOPPED)

    def _run(self, command: Sequence[str | Path], stretch: Callable[[], Stretch]) -> int:
        """Run a niced process of its own, telling how far it is; its exit code."""
        with start_apart(command, NICE) as process:
            begun = time.monotonic()
            at = stretch()
            while process.poll() is None:
                now = stretch()
                if now != at:
                    begun = time.monotonic()
                    at = now
                self._tell(now, time.monotonic() - begun)
                if self._stopped.wait(TICK_SECONDS):
                    end_with_children(process)
        if self._stopped.is_set():
            work = work_of(self._mark)
            for folder in (work, object_folder(work)):
                shutil.rmtree(folder, ignore_errors=True)
        return process.returncode

    def _tell(self, stretch: Stretch, passed: float) -> None:
        low, high, seconds = stretch
        percent = max(int(high - (high - low) * exp(-passed / seconds)), self._told)
        file = progress_file(TOP)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(str(percent), encoding="utf-8")
        if percent != self._told and sys.stderr.isatty():
            print(f"\r{MAKING.format(percent=percent)}", end="", file=sys.stderr, flush=True)
        self._told = percent

    def _say(self, sentence: str) -> None:
        print(end="\n" if sys.stderr.isatty() else "", file=sys.stderr)
        say(sentence)


def work_of(mark: str) -> Path:
    """Return where a compilation has its files; a folder that is not there when it has none.

    It is known by its mark: its process need not be the one that was started, as the Python of a
    virtual environment starts another one on Windows.
    """
    return next(progress_file(TOP).parent.glob(f"*.{mark}"), TOP / "build" / f"nowhere.{mark}")


def stretch_of(mark: str) -> Stretch:
    """Return how far a compilation is: its files of C show it."""
    folder = work_of(mark)
    if not folder.is_dir():
        return NOTHING
    sources = sum(1 for _ in folder.rglob("*.c"))
    places = {folder, object_folder(folder)}
    files = {file for place in places for end in OBJECTS for file in place.rglob(end)}
    done = len(files)
    if not sources:
        return CHECKING
    low, high, seconds = COMPILING
    one = (high - low) / sources
    return low + one * done, min(low + one * (done + 1), high), seconds / sources
