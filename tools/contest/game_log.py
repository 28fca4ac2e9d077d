"""The log of a contest: one line of JSON per finished game, only appended.

A line cut off by a crash is skipped when the log is read, and ended when the log is continued.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Generator, Iterable
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Protocol, TypeVar

from game.processes.cluster import ClusterWorkers, run_items_on_workers
from tools.contest.play import Bout, ContestResult, parse_result, play_bout


class LoggedGame(Protocol):
    """A finished game that can be written to a log."""

    @property
    def bout(self) -> Bout:
        """Return the bout: players and seed."""

    def line(self) -> str:
        """Return the game as one line of JSON."""


Played = TypeVar("Played", bound=LoggedGame)


def read_log(path: Path) -> list[ContestResult]:
    """Return the games of a log, without repeated ones; [] if the file does not exist."""
    return read_games(path, parse_result)


def read_games(path: Path, read: Callable[[str], Played]) -> list[Played]:
    """Return the games of a log; `read` parses a line and raises ValueError for an incomplete
    one."""
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
    """A log opened for appending; a context manager."""

    def __init__(self, path: Path) -> None:
        """Open or create the file and its folder; raises OSError."""
        path.parent.mkdir(parents=True, exist_ok=True)
        torn = path.is_file() and not path.read_bytes().endswith(b"\n") and path.stat().st_size > 0
        self._lines = path.open("a", encoding="utf-8")
        if torn:
            self._lines.write("\n")

    def append(self, result: LoggedGame) -> None:
        """Append a game; it is in the file when this returns."""
        self._lines.write(result.line() + "\n")
        self._lines.flush()

    def __exit__(self, *_error: object) -> None:
        self._lines.close()


def play_bouts(
    bouts: Iterable[Bout], workers: ClusterWorkers
) -> Generator[ContestResult, None, None]:
    """Play the bouts and yield their results in the order in which they end."""
    return run_on_bouts(play_bout, bouts, workers)


def run_on_bouts(
    work: Callable[[Bout], Played], bouts: Iterable[Bout], workers: ClusterWorkers
) -> Generator[Played, None, None]:
    """Call `work` for each bout and yield the results in the order in which they end."""
    with contextlib.closing(run_items_on_workers(work, bouts, workers)) as results:
        for _bout, done in results:
            yield done.result()
