"""The window's own host: whether it runs, where it is reached, and which tables it has."""

import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Final

from game.client.online.host_process import FOLDER, HostProcess, is_hosting
from game.engine.reasons import Reason
from game.online.client.membership import Membership
from game.online.host.running import has_table, shared_tables
from game.online.protocol.invitation import LOOPBACK, Address
from game.online.protocol.messages import PORT

FIRST_REST: Final = 2.0  # seconds before a host that has ended is started again, doubled each time
LONGEST_REST: Final = 60.0


class OwnHost:
    """Starts a host when a table of this machine is wanted, and again when that one has ended.

    Tables of this machine are known by their files, so an address of this machine that somebody
    else's host has is never mistaken for it, and its port may change.
    """

    def __init__(self, saves: Path, wake: Callable[[], None]) -> None:
        """Start nothing yet."""
        self.port = PORT
        self.words = tuple[str, ...]()
        self.make = HostProcess
        self._saves = saves
        self._wake = wake
        self._process: HostProcess | None = None
        self._rest = FIRST_REST
        self._again_at = 0.0

    @property
    def is_ready(self) -> bool:
        """Whether it can be dialled."""
        return self._process is not None and self._process.is_ready and not self._is_gone

    @property
    def refusal(self) -> Reason | None:
        """Why it cannot be started, None while it can."""
        return self._process.refusal if self._process is not None else None

    @property
    def address(self) -> Address:
        """Where this window reaches it."""
        port = self._process.port if self._process is not None else self.port
        return Address(LOOPBACK, port)

    @property
    def is_running(self) -> bool:
        """Whether a host of this player runs, also one that an earlier window has started."""
        return self.is_ready or is_hosting(self._saves)

    @property
    def tables_of_several(self) -> int:
        """How many tables it has that other people play at and that are not over."""
        return shared_tables(self._saves / FOLDER)

    def has(self, table: str) -> bool:
        """Return whether it has a table, running or not."""
        return has_table(self._saves / FOLDER, table)

    def placed(self, member: Membership) -> Membership:
        """Return a membership with the address at which its table is reached now."""
        return replace(member, address=self.address) if self.has(member.table) else member

    def begin(self) -> None:
        """Start it, unless it runs; or take the one that an earlier window has left running."""
        if self._process is None or self._is_gone:
            self._process = self.make(self._saves, self._wake, self.port, self.words)

    def find(self) -> None:
        """Take a host that an earlier window has left running; start none."""
        if self._process is None and is_hosting(self._saves):
            self.begin()

    def begin_again(self) -> None:
        """Start it again when it has ended by itself; after each time it waits longer."""
        if self._process is None or not self._is_gone or time.monotonic() < self._again_at:
            return
        self._again_at = time.monotonic() + self._rest
        self._rest = min(self._rest * 2, LONGEST_REST)
        self.begin()

    def close(self) -> None:
        """End it; every table stays."""
        if self._process is not None:
            self._process.close()
        self._process = None

    def leave(self) -> None:
        """Let it run on without a window; it ends by itself when its last table is over."""
        self._process = None

    @property
    def _is_gone(self) -> bool:
        process = self._process
        return process is not None and (process.has_ended or process.refusal is not None)
