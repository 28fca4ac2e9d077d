"""The game in its window on a display of its own, for a test."""

import json
import subprocess
import sys
from pathlib import Path
from typing import IO, Self

from tests.helpers.present import present
from tools.windows.display import TOP, XDisplay, missing_programs
from tools.windows.sight import Control, Sight, read_sight

__all__ = ["SIZE", "TOP", "WINDOW_CLASS", "Control", "GameOnDisplay", "Sight", "XDisplay"]
__all__ += ["missing_programs"]

SIZE = (1280, 720)
WINDOW_CLASS = "seen_game"


class GameOnDisplay(XDisplay):
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
        return read_sight(json.loads(line))


def _open(stream: IO[str] | None) -> IO[str]:
    return present(stream)
