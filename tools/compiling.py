"""Compiles at low priority while the game runs, with its progress in a file that the game reads."""

import os
import shutil
import sys
import threading
import time
from collections.abc import Callable, Sequence
from math import exp
from pathlib import Path

from game.compiled.build_progress import build_progress_percent, progress_file
from game.compiled.native import is_interpreted_build_wanted
from tools import environment
from tools.environment import TOP, print_to_stderr
from tools.systems.compilers import has_compiler, object_folder
from tools.systems.processes import end_with_children, start_apart

NICE_INCREMENT = 10
TICK_SECONDS = 0.5
UNIT_FILE_PATTERN = "unit_*.c"  # what is compiled: each has many of the other files in it
OBJECT_FILE_PATTERNS = ("*.o", "*.obj")  # the latter on Windows
Stretch = tuple[float, float, float]
"""A part of the work: its first and last per cent, and the seconds after which about two thirds of
it are probably done."""
NOTHING: Stretch = (0.0, 0.0, 1.0)
LIBRARIES: Stretch = (0.0, 10.0, 15.0)
CHECKING: Stretch = (10.0, 40.0, 60.0)
COMPILING: Stretch = (40.0, 99.0, 120.0)
MAKING_TEXT = "Making the compiled engine beside the game: {percent} %"
READY_TEXT = (
    "The compiled engine is ready: computer players use it now, the window from its next start."
)
STOPPED_TEXT = "The compiled engine is not made yet; the next start goes on with it."


class BackgroundCompilation:
    """A context in which a build is made, unless there is one; leaving it stops the build.

    A stopped build leaves nothing half done: libraries are recorded when all are installed, and a
    build is moved to its place when it is complete.
    """

    def __init__(self) -> None:
        """Prepare the context; no process is started yet."""
        self._stopped = threading.Event()
        self._thread = threading.Thread(target=self._make, daemon=True)
        self._told = 0
        self._mark = f"{os.getpid()}-beside"

    def __enter__(self) -> threading.Thread:
        if (
            is_interpreted_build_wanted() or build_progress_percent(TOP) is not None
        ):  # another window has it made
            return self._thread
        if not has_compiler():
            print_to_stderr(environment.NO_COMPILER)
            return self._thread
        self._tell(NOTHING, 0.0)  # before the game looks
        self._thread.start()
        return self._thread

    def __exit__(self, *_error: object) -> None:
        self._stopped.set()
        if self._thread.is_alive():
            self._thread.join()

    def _make(self) -> None:
        wanted = environment.required_packages(["native"])
        missing = not set(wanted) <= environment.already_installed()
        try:
            if missing:
                if self._run(environment.pip_install(wanted), lambda: LIBRARIES):
                    return
                environment.record_installed(wanted)
            program = TOP / "tools" / "build_native.py"
            build: environment.Command = [environment.PYTHON, program, "--mark", self._mark]
            if not self._run(build, lambda: compilation_progress(self._mark)) and self._told:
                self._say(READY_TEXT)
        finally:
            progress_file(TOP).unlink(missing_ok=True)
            if self._told and self._stopped.is_set():
                self._say(STOPPED_TEXT)

    def _run(self, command: Sequence[str | Path], stretch: Callable[[], Stretch]) -> int:
        """Run a command at low priority while writing its progress; return its exit code."""
        with start_apart(command, NICE_INCREMENT) as process:
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
            work = find_work_folder(self._mark)
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
            print(f"\r{MAKING_TEXT.format(percent=percent)}", end="", file=sys.stderr, flush=True)
        self._told = percent

    def _say(self, sentence: str) -> None:
        print(end="\n" if sys.stderr.isatty() else "", file=sys.stderr)
        print_to_stderr(sentence)


def find_work_folder(mark: str) -> Path:
    """Return the folder in which a compilation works; it does not exist if there is none.

    The folder is found by its mark and not by the process, since a virtual environment's Python on
    Windows starts another process.
    """
    return next(progress_file(TOP).parent.glob(f"*.{mark}"), TOP / "build" / f"nowhere.{mark}")


def compilation_progress(mark: str) -> Stretch:
    """Return the part of the work that a compilation has reached, by the C units in its folder of
    which the object files exist."""
    folder = find_work_folder(mark)
    if not folder.is_dir():
        return NOTHING
    sources = sum(1 for _ in folder.rglob(UNIT_FILE_PATTERN))
    places = {folder, object_folder(folder)}
    files = {file for place in places for end in OBJECT_FILE_PATTERNS for file in place.rglob(end)}
    done = len(files)
    if not sources:
        return CHECKING
    low, high, seconds = COMPILING
    one = (high - low) / sources
    return low + one * done, min(low + one * (done + 1), high), seconds / sources
