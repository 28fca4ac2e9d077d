"""What all tables of a host share: folders, titles, computers, limits and the clock."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final, Protocol

from game.engine.reasons import Reason
from game.engine.title import Title
from game.match.match import Match
from game.online.host.background_saving import WriteRunner
from game.online.host.caller_addresses import IPNetwork
from game.records.saved_game_folder import SavedGameFolder

FILES_BESIDE_TABLES_AND_CONNECTIONS: Final = (
    64  # streams, libraries, pipes to computer players, small files
)
TABLES_FOLDER_NAME: Final = "tables"  # the folder of table files, beside the journals


BurstAndRatePerSecond = tuple[float, float]
"""The number allowed at once, and the number allowed per second after that."""


@dataclass(frozen=True, slots=True)
class HostLimits:
    """The limits of a host; requests beyond them are refused with a sentence."""

    tables: int = 500
    connections: int = 2000
    pending_handshakes: int = (
        500  # connections without a request yet; the oldest is closed for a new one
    )
    connections_of_an_address: int = 100  # of one address; this machine is exempt
    watchers_of_a_table: int = 30
    frames_of_a_connection: BurstAndRatePerSecond = (
        60.0,
        20.0,
    )  # of one connection, as the following ones
    chat_lines: BurstAndRatePerSecond = (6.0, 0.5)  # chat lines
    chat_lines_of_watchers: BurstAndRatePerSecond = (3.0, 0.1)
    whole_views: BurstAndRatePerSecond = (10.0, 0.5)
    listings_of_moves_and_positions: BurstAndRatePerSecond = (40.0, 10.0)  # positions as text
    tables_opened_by_an_address: BurstAndRatePerSecond = (20.0, 1 / 60)  # by one address
    unsent_bytes_of_a_connection: int = 1_000_000  # a reader that is further behind is disconnected
    seconds_to_greet_and_join: float = 60.0
    seconds_in_memory_without_people: float = (
        600.0  # a table without people is unloaded after this time
    )
    seconds_away_before_substitute: float = 60.0  # after which the others may let a computer play
    days_with_owner_alone: int = 1  # of a table at which only its owner has been
    days_in_lobby: int = 14
    days_after_end_of_game: int = 60

    @property
    def open_files_needed(self) -> int:
        """The number of open files and sockets when all limits are reached."""
        return (
            self.tables
            + self.connections
            + self.pending_handshakes
            + FILES_BESIDE_TABLES_AND_CONNECTIONS
        )

    def reduced_to_open_files(self, open_files: int) -> HostLimits:
        """Return these limits, reduced if they need more than `open_files` open files.

        Up to half of the files are reserved for the tables, since every game in memory has its
        journal open; the rest is for connections.
        """
        if open_files >= self.open_files_needed:
            return self
        tables = min(self.tables, open_files // 2)
        left = max(open_files - tables - FILES_BESIDE_TABLES_AND_CONNECTIONS, open_files // 8)
        handshakes = min(self.pending_handshakes, left // 4)
        return replace(
            self, tables=tables, connections=left - handshakes, pending_handshakes=handshakes
        )


class RateLimit:
    """Limits how often an action is allowed: a burst of several actions at once, and on average a
    fixed number of actions per second."""

    def __init__(self, rate: BurstAndRatePerSecond, now_seconds: float) -> None:
        """Start with the full burst."""
        self._most, self._rate = rate
        self._left, self._then = self._most, now_seconds

    def try_use_one(self, now_seconds: float) -> bool:
        """Use up one action if one is allowed now; return whether it was."""
        self._left = min(self._left + max(now_seconds - self._then, 0.0) * self._rate, self._most)
        self._then = now_seconds
        if self._left < 1.0:
            return False
        self._left -= 1.0
        return True


class ComputerDriver(Protocol):
    """Plays the moves of the computer players of one match."""

    def advance_computer(self) -> bool:
        """Let the computer of the deciding seat go on thinking or move; return whether a move was
        played.

        Raise NoAnswer or NotSaved, with nothing changed, when the computer fails or its move cannot
        be written.
        """

    def close(self) -> None:
        """Stop all computers."""


@dataclass(frozen=True, slots=True)
class HostServices:
    """What all tables of a host share.

    `computer_kinds` are the computer players; `quick_substitute_kind` replaces one that fails.
    `reason_to_sentence` returns an English sentence for a reason, using the texts of a title.
    `wake_event_loop` may be called from any thread. `is_started_by_window` is true when a player's
    window has started the host on the player's machine.
    """

    folder: Path
    titles: Mapping[str, Title]
    computer_kinds: tuple[str, ...]
    quick_substitute_kind: str
    make_computer_driver: Callable[[Match], ComputerDriver]
    reason_to_sentence: Callable[[Reason, str], str]
    wake_event_loop: Callable[[], None]
    host_name: str = ""
    table_name_prefix: str = ""  # of the names of its tables, for a router
    limits: HostLimits = field(default_factory=HostLimits)
    clock: Callable[[], float] = time.time
    is_started_by_window: bool = False
    trusted_proxies: tuple[IPNetwork, ...] = ()  # trusted to name the caller
    write_runner: WriteRunner | None = None  # without one the host waits for the disk itself

    @property
    def offered_computer_kinds(self) -> tuple[str, ...]:
        """Every computer player that can be seated."""
        return tuple(dict.fromkeys((*self.computer_kinds, self.quick_substitute_kind)))

    @property
    def tables_folder(self) -> Path:
        """The folder of the table files."""
        return self.folder / TABLES_FOLDER_NAME

    @property
    def saved_games(self) -> SavedGameFolder:
        """The saved games of the host."""
        return SavedGameFolder(self.folder)
