"""What every table of a host works with: folders, titles, computers, limits and the clock."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final, Protocol

from game.engine.reasons import Reason
from game.engine.title import Title
from game.match.match import Match
from game.online.host.callers import Network
from game.records.saves import Saves

FILES_OF_THE_PROGRAM: Final = 64  # streams, libraries, pipes to computer players, small files
TABLES: Final = "tables"  # the folder of their files, beside the journals


Rate = tuple[float, float]
"""So many at once, and so many a second after that."""


@dataclass(frozen=True, slots=True)
class Limits:
    """How much anybody may ask of a host; more is refused in a sentence."""

    tables: int = 500
    sessions: int = 2000
    handshakes: int = 500  # connections that have not said what they want; the oldest is cut off
    sessions_of_an_address: int = 100  # but for this machine's own
    watchers_of_a_table: int = 30
    frames: Rate = (60.0, 20.0)  # of one connection, as are these:
    lines: Rate = (6.0, 0.5)  # of the chat
    lines_of_watchers: Rate = (3.0, 0.1)
    whole_views: Rate = (10.0, 0.5)
    listings: Rate = (40.0, 10.0)  # of legal moves, and positions as text
    tables_opened: Rate = (20.0, 1 / 60)  # by one such address
    unsent_bytes: int = 1_000_000  # a reader who is slower than that is cut off
    seconds_to_greet: float = 60.0
    seconds_in_memory: float = 600.0  # a table nobody sits at is closed until somebody comes
    seconds_away: float = 60.0  # after which the others may let a computer play
    days_unjoined: int = 1  # of a table that nobody but its opener has come to
    days_in_lobby: int = 14
    days_after_the_end: int = 60

    @property
    def open_files(self) -> int:
        """How many files and sockets are open when all limits are reached."""
        return self.tables + self.sessions + self.handshakes + FILES_OF_THE_PROGRAM

    def fitted(self, open_files: int) -> Limits:
        """Return the limits with fewer connections where a process may open so few files.

        Every game in memory has its journal open: files of tables come first.
        """
        if open_files >= self.open_files:
            return self
        tables = min(self.tables, open_files // 2)
        left = max(open_files - tables - FILES_OF_THE_PROGRAM, open_files // 8)
        handshakes = min(self.handshakes, left // 4)
        return replace(self, tables=tables, sessions=left - handshakes, handshakes=handshakes)


class Allowance:
    """How much of a rate is left."""

    def __init__(self, rate: Rate, now: float) -> None:
        """Begin with all there can be."""
        self._most, self._rate = rate
        self._left, self._then = self._most, now

    def take(self, now: float) -> bool:
        """Use one up; return whether there was one."""
        self._left = min(self._left + max(now - self._then, 0.0) * self._rate, self._most)
        self._then = now
        if self._left < 1.0:
            return False
        self._left -= 1.0
        return True


class Thinker(Protocol):
    """Who moves for the computers of one match: the driver of the window's tables is one."""

    def turn(self) -> bool:
        """Let the computer whose turn it is think or move; return whether a move was played.

        NoAnswer and NotSaved change nothing.
        """

    def close(self) -> None:
        """Send everybody home."""


@dataclass(frozen=True, slots=True)
class Services:
    """The same for all tables of a host.

    `kinds` are the computer players, `quick` is one that sits down for one that fails; `say` makes
    an English sentence of a reason in a title's words. `wake` may be called from any thread.
    `of_window` when the window of a player has started the host, on the player's own machine.
    """

    folder: Path
    titles: Mapping[str, Title]
    kinds: tuple[str, ...]
    quick: str
    make_thinker: Callable[[Match], Thinker]
    say: Callable[[Reason, str], str]
    wake: Callable[[], None]
    name: str = ""
    prefix: str = ""  # of the names of its tables, for a router
    limits: Limits = field(default_factory=Limits)
    now: Callable[[], float] = time.time
    of_window: bool = False
    proxies: tuple[Network, ...] = ()  # believed when they tell who calls

    @property
    def players(self) -> tuple[str, ...]:
        """Every computer that may sit down."""
        return tuple(dict.fromkeys((*self.kinds, self.quick)))

    @property
    def tables_folder(self) -> Path:
        """Where the files of tables are."""
        return self.folder / TABLES

    @property
    def saves(self) -> Saves:
        """The journals of the games."""
        return Saves(self.folder)
