"""A display of its own (Xvfb) with a mouse and a keyboard, and programs in windows on it."""

import itertools
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import IO, Self

from tools.windows.sight import Sight, read_sight

TOP = Path(__file__).resolve().parents[2]
NEEDED_PROGRAMS = ("Xvfb", "xdotool")
PICTURE_PROGRAMS = ("import", "convert")
SECONDS_TO_END = 20.0
FIRST_DISPLAY = 100
DISPLAY_NUMBER_COUNT = 20_000
MAX_OF_A_PROGRAM = 4  # displays of one program
_numbers = itertools.count()


def missing_programs(names: Sequence[str] = NEEDED_PROGRAMS) -> str:
    """Return the names of those programs that are not installed, separated by commas; "" if all
    are."""
    return ", ".join(name for name in names if shutil.which(name) is None)


class WindowGone(Exception):
    """Raised if a program with a window has ended; the message contains its exit code."""


class XDisplay:
    """A virtual X display (Xvfb) with a mouse and a keyboard; a context manager that ends the
    server."""

    def __init__(self, size: tuple[int, int]) -> None:
        self._size = size
        self._server: subprocess.Popen[bytes] | None = None
        self.environment = dict(os.environ)

    def __enter__(self) -> Self:
        reading, writing = os.pipe()
        screen = f"{self._size[0]}x{self._size[1]}x24"
        # own numbers: a server in another network does not see which ones are taken
        first = FIRST_DISPLAY + MAX_OF_A_PROGRAM * os.getpid() % DISPLAY_NUMBER_COUNT
        place = f":{first + next(_numbers)}"
        command = [
            "Xvfb",
            place,
            "-displayfd",
            str(writing),
            "-screen",
            "0",
            screen,
            "-nolisten",
            "tcp",
        ]
        quiet = subprocess.DEVNULL
        self._server = subprocess.Popen(command, pass_fds=(writing,), stderr=quiet)
        os.close(writing)
        with os.fdopen(reading) as told:
            number = told.readline().strip()
        self.environment |= {"DISPLAY": f":{number}", "SDL_VIDEODRIVER": "x11"}
        self.environment |= {"SDL_AUDIODRIVER": "dummy"}
        return self

    def __exit__(self, *_: object) -> None:
        if self._server is not None:
            self._server.terminate()
            self._server.wait()

    def wait_for_window(self, window_class: str) -> None:
        """Wait until a window of this class is open, move it to the upper left corner, and give it
        the keyboard focus."""
        self.xdotool("search", "--sync", "--class", window_class, "windowmove", "0", "0")
        self.xdotool("search", "--class", window_class, "windowfocus")

    def click(self, at: tuple[int, int]) -> None:
        """Move the mouse to a pixel and press its main button."""
        self.xdotool("mousemove", str(at[0]), str(at[1]), "click", "1")

    def press(self, key: str) -> None:
        """Press a key, given by its X name such as "Return"."""
        self.xdotool("key", key)

    def photograph(self, file: Path) -> None:
        """Save a screenshot of the whole display."""
        command = ["import", "-window", "root", str(file)]
        subprocess.run(command, env=self.environment, check=True)

    def xdotool(self, *words: str) -> str:
        """Run xdotool on the display and return its output."""
        command = ["xdotool", *words]
        done = subprocess.run(command, env=self.environment, check=True, stdout=subprocess.PIPE)
        return done.stdout.decode()


def photograph_all(displays: Sequence[XDisplay], file: Path) -> None:
    """Save one picture with screenshots of several displays side by side."""
    parts = [file.with_suffix(f".{at}.png") for at in range(len(displays))]
    for display, part in zip(displays, parts, strict=True):
        display.photograph(part)
    subprocess.run(["convert", *map(str, parts), "+append", str(file)], check=True)
    for part in parts:
        part.unlink()


class ProgramWindow:
    """The program, running in a window that fills a display; used by mouse and keyboard."""

    def __init__(
        self,
        display: XDisplay,
        saves: Path,
        size: tuple[int, int],
        environment: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        """Start the program, with more in its `environment`, and wait until its window is there."""
        paths = filter(None, (environment.get("PYTHONPATH"), str(TOP)))
        self.keys = 0
        self.clicks = 0
        self._display = display
        command = [sys.executable, "-m", "tools.windows.seen_program"]
        self._program = subprocess.Popen(
            [*command, "play", "--size", f"{size[0]}x{size[1]}"],
            env={
                **display.environment,
                **environment,
                "PYTHONPATH": os.pathsep.join(paths),
                "COUNT_HOUSE_SAVES": str(saves),
            },
            cwd=TOP,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
        )
        self.look()  # answers once the window is there
        found = display.xdotool("search", "--sync", "--pid", str(self._program.pid))
        self._window = found.split()[-1]
        display.xdotool("windowmove", self._window, "0", "0")
        display.xdotool("windowfocus", "--sync", self._window)

    def look(self) -> Sight:
        """Return what the window shows now; waits until the program answers, and raises WindowGone
        if it has ended."""
        try:
            print(file=_open(self._program.stdin), flush=True)
            line = _open(self._program.stdout).readline()
            while line and not line.startswith("{"):  # what libraries print when they start
                line = _open(self._program.stdout).readline()
        except BrokenPipeError:
            line = ""
        if not line:
            raise WindowGone(f"the program has ended with {self._program.wait()}")
        return read_sight(json.loads(line))

    @property
    def is_running(self) -> bool:
        """Whether the program is still running."""
        return self._program.poll() is None

    def look_if_open(self) -> Sight | None:
        """Return what the window shows now, None if the program has ended."""
        try:
            return self.look()
        except WindowGone:
            return None

    def press(self, *keys: str) -> None:
        """Press keys, one after the other."""
        self.keys += len(keys)
        self._display.xdotool("key", "--clearmodifiers", "--delay", "20", *keys)

    def type(self, text: str) -> None:
        """Type a text."""
        self.keys += len(text)
        self._display.xdotool("type", "--delay", "12", text)

    def click(self, at: tuple[int, int]) -> None:
        """Move the mouse to a pixel of the window and press its button."""
        self.clicks += 1
        self._display.click(at)

    def wait(self, seconds: float) -> int:
        """Wait until the program ends and return its exit code; raises TimeoutExpired after
        `seconds`."""
        code = self._program.wait(seconds)
        _open(self._program.stdin).close()
        _open(self._program.stdout).close()
        return code

    def kill(self) -> None:
        """Kill the program if it is still running."""
        if self._program.poll() is None:
            self._program.kill()
            self.wait(SECONDS_TO_END)


def _open(stream: IO[str] | None) -> IO[str]:
    assert stream is not None
    return stream
