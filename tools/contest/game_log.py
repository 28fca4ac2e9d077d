"""The log of a contest: one line of JSON for each finished game, appended and never changed.  A
line that a crash cut off is skipped when the log is read and closed when the log goes on.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Generator, Iterable
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Protocol, TypeVar

from game.processes.cluster import Workers, finished
from tools.contest.play import Bout, ContestResult, play, read_result


class LoggedGame(Protocol):
    """A finished game as a log keeps it."""

    @property
    def bout(self) -> Bout:
        """Return who played it, and with which seed."""

    def line(self) -> str:
        """Return it as one line of JSON."""


Played = TypeVar("Played", bound=LoggedGame)


def read_log(path: Path) -> list[ContestResult]:
    """Return the games of a log, the first of those that were played twice; none if it is new."""
    return read_games(path, read_result)


def read_games(path: Path, read: Callable[[str], Played]) -> list[Played]:
    """Return the games of a log whose lines `read` reads; it raises ValueError for others."""
    if not path.is_file():
        return []
    results: dict[object, Played] = {}
    for line in path.read_text(encoding="utf-8", errors="replace").splitlines():
        try:
            result = read(line)
        except ValueError:
            continue
        results.setdefault(result.bout, result)
    return list(results.values())


class GameLog(AbstractContextManager["GameLog"]):
    """A log open for more games; a context."""

    def __init__(self, path: Path) -> None:
        """Open the file or make it, its folder too; OSError when that cannot be."""
        path.parent.mkdir(parents=True, exist_ok=True)
        torn = path.is_file() and not path.read_bytes().endswith(b"\n") and path.stat().st_size > 0
        self._lines = path.open("a", encoding="utf-8")
        if torn:
            self._lines.write("\n")

    def append(self, result: LoggedGame) -> None:
        """Add a game; it is in the file when this returns."""
        self._lines.write(result.line() + "\n")
        self._lines.flush()

    def __exit__(self, *_error: object) -> None:
        self._lines.close()


def played(bouts: Iterable[Bout], workers: Workers) -> Generator[ContestResult, None, None]:
    """Yield results as games end."""
    return played_by(play, bouts, workers)


def played_by(
    work: Callable[[Bout], Played], bouts: Iterable[Bout], workers: Workers
) -> Generator[Played, None, None]:
    """Yield what the work makes of each bout as games end."""
    with contextlib.closing(finished(work, bouts, workers)) as results:
        for _bout, done in results:
            yield done.result()
