"""Compiling beside the game: niced, with its progress in a file that the game reads, and told."""

import os
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from math import exp
from pathlib import Path

from game.compiled.build_progress import percent_done, progress_file
from game.compiled.native import pure_is_wanted
from tools import environment
from tools.environment import TOP, say

NICE = 10
TICK_SECONDS = 0.5
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

    def __enter__(self) -> threading.Thread:
        if pure_is_wanted() or percent_done(TOP) is not None:  # another window has it made
            return self._thread
        if not environment.has_compiler():
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
                if self._run(environment.pip_install(wanted), lambda process: LIBRARIES):
                    return
                environment.remember(wanted)
            build = [environment.PYTHON, TOP / "tools" / "build_native.py"]
            if not self._run(build, stretch_of) and self._told:
                self._say(READY)
        finally:
            progress_file(TOP).unlink(missing_ok=True)
            if self._told and self._stopped.is_set():
                self._say(STOPPED)

    def _run(self, command: Sequence[str | Path], stretch: Callable[[int], Stretch]) -> int:
        """Run a niced process of its own, telling how far it is; its exit code."""
        flags = 0
        if sys.platform == "win32":
            flags = subprocess.CREATE_NEW_PROCESS_GROUP | subprocess.BELOW_NORMAL_PRIORITY_CLASS
        with subprocess.Popen(
            command, start_new_session=True, stdin=subprocess.DEVNULL, creationflags=flags
        ) as process:
            if sys.platform != "win32":
                with suppress(OSError):
                    os.setpriority(os.PRIO_PROCESS, process.pid, NICE)
            begun = time.monotonic()
            at = stretch(process.pid)
            while process.poll() is None:
                now = stretch(process.pid)
                if now != at:
                    begun = time.monotonic()
                    at = now
                self._tell(now, time.monotonic() - begun)
                if self._stopped.wait(TICK_SECONDS):
                    _end(process)
        if self._stopped.is_set():
            shutil.rmtree(work_of(process.pid), ignore_errors=True)
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


def work_of(process: int) -> Path:
    """Where a process that compiles has its files; a folder that is not there when it has none."""
    return next(progress_file(TOP).parent.glob(f"*.{process}"), TOP / "build" / "nowhere")


def stretch_of(process: int) -> Stretch:
    """Return how far a process has compiled: its files of C show it."""
    folder = work_of(process)
    if not folder.is_dir():
        return NOTHING
    sources = sum(1 for _ in folder.rglob("*.c"))
    done = sum(1 for ending in ("*.o", "*.obj") for _ in folder.rglob(ending))
    if not sources:
        return CHECKING
    low, high, seconds = COMPILING
    one = (high - low) / sources
    return low + one * done, min(low + one * (done + 1), high), seconds / sources


def _end(process: subprocess.Popen[bytes]) -> None:
    """End a process and all that it started."""
    if sys.platform == "win32":
        quiet = subprocess.DEVNULL
        end_all = ["taskkill", "/T", "/F", "/PID", str(process.pid)]  # the compiler too
        subprocess.run(end_all, stdout=quiet, stderr=quiet, check=False)
        return
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGTERM)
