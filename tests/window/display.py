"""A display of its own for a test: Xvfb with the game's window, a mouse and a keyboard."""

import json
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any, Self

from tests.helpers.present import present

TOP = Path(__file__).resolve().parents[2]
PROGRAMS = ("Xvfb", "xdotool")
SIZE = (1280, 720)
WINDOW_CLASS = "seen_game"


def missing_programs() -> str:
    """Return the programs that are not installed here, "" when all are."""
    return ", ".join(name for name in PROGRAMS if shutil.which(name) is None)


@dataclass(frozen=True, slots=True)
class Control:
    """Something that can be used now: its name, what it is, and a pixel of the window on it."""

    name: str
    role: str
    label: str
    at: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Sight:
    """What can be seen: the kind of screen, whether it moves, the controls in reach, the focus.

    `full` is whether the window fills the desktop, and whether the settings say so.
    """

    screen: str
    moving: bool
    controls: tuple[Control, ...]
    focus: Control | None
    full: tuple[bool, bool]

    def control(self, name: str) -> Control | None:
        """Return the control of a name, None when it cannot be used now."""
        return next((each for each in self.controls if each.name == name), None)

    def beginning(self, start: str) -> list[Control]:
        """Return the controls whose names begin so."""
        return [each for each in self.controls if each.name.startswith(start)]


class Display:
    """A display of its own with a mouse and a keyboard; `with` ends it."""

    def __init__(self, size: tuple[int, int]) -> None:
        self._size = size
        self._server: subprocess.Popen[bytes] | None = None
        self.environment = dict(os.environ)

    def __enter__(self) -> Self:
        reading, writing = os.pipe()
        screen = f"{self._size[0]}x{self._size[1]}x24"
        command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", screen, "-nolisten", "tcp"]
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
        """Wait until a program's window is there, put it into the corner and give it the keys."""
        self._xdotool("search", "--sync", "--class", window_class, "windowmove", "0", "0")
        self._xdotool("search", "--class", window_class, "windowfocus")

    def click(self, at: tuple[int, int]) -> None:
        """Move the mouse there and press its button."""
        self._xdotool("mousemove", str(at[0]), str(at[1]), "click", "1")

    def press(self, key: str) -> None:
        """Press a key, named as the X server names it."""
        self._xdotool("key", key)

    def _xdotool(self, *words: str) -> None:
        command = ["xdotool", *words]
        subprocess.run(command, env=self.environment, check=True, stdout=subprocess.DEVNULL)


class GameOnDisplay(Display):
    """The program in a window on a display of its own; `with` ends both."""

    def __init__(self, saves: Path, desktop: tuple[int, int] = SIZE) -> None:
        super().__init__(desktop)
        self._saves = saves
        self._game: subprocess.Popen[str] | None = None

    def __enter__(self) -> Self:
        super().__enter__()
        self._game = subprocess.Popen(
            [sys.executable, "-m", "tests.window.seen_game", str(self._saves)],
            env={**self.environment, **self.prepare(), "PYTHONPATH": str(TOP)},
            cwd=TOP,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
        )
        self.look()  # answers once the window is there
        self.wait_for_window(WINDOW_CLASS)
        return self

    def prepare(self) -> dict[str, str]:
        """Start what the game needs on the display; return the variables it is started with."""
        return {}

    def __exit__(self, *_: object) -> None:
        if self._game is not None:
            self._game.terminate()
            self._game.wait()
            _open(self._game.stdin).close()
            _open(self._game.stdout).close()
        super().__exit__()

    def look(self) -> Sight:
        """Ask what is on the screen; blocks until the program has time to answer."""
        game = present(self._game)
        print(file=_open(game.stdin), flush=True)
        line = _open(game.stdout).readline()
        while line and not line.startswith("{"):  # what libraries print when they start
            line = _open(game.stdout).readline()
        assert line, f"the program has ended with {game.wait()}"
        answer = json.loads(line)
        controls = tuple(map(_control, answer["controls"]))
        focus = _control(answer["focus"]) if answer["focus"] else None
        full = tuple(answer["full"])
        return Sight(answer["screen"], answer["moving"], controls, focus, full)


def _control(told: dict[str, Any]) -> Control:
    return Control(told["name"], told["role"], told["label"], tuple(told["at"]))


def _open(stream: IO[str] | None) -> IO[str]:
    return present(stream)
