"""The network as a window has it: one thread for all connections, and everything begins here.

Nothing here holds up a frame. What takes time is a `Glance`, a connection a `RemoteTable`; both
are looked at from the window's own thread, which `wake` tells that something is new.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final

from game import __version__
from game.engine.reasons import Reason, Unreadable
from game.engine.title import Title
from game.online.client.membership import Membership, Memberships
from game.online.client.remote_table import RemoteTable
from game.online.protocol.invitation import Address
from game.online.protocol.messages import VERSION, Ask, SeatNumber, Tell, frame, opened, read
from game.online.protocol.table_state import TableSetUp, TableStatus
from game.program import NAME

if TYPE_CHECKING:
    from game.online.discovery import Discovery

PACKAGES: Final = ("websockets", "zeroconf")
GLANCE_SECONDS: Final = 10.0


def why_missing() -> Reason | None:
    """Return why there is no play over the network here, None when everything it needs is there."""
    missing = [name for name in PACKAGES if find_spec(name) is None]
    return Reason("online.missing", {"packages": ", ".join(missing)}) if missing else None


@dataclass(slots=True)
class Glance:
    """A look at a host's tables: when it `is_done` they are there, or a `problem` says why not."""

    tables: tuple[TableStatus, ...] = ()
    is_done: bool = False
    problem: Reason | None = None
    stand_ins: tuple[tuple[str, tuple[SeatNumber, ...]], ...] = ()  # where a computer plays for one


class OnlinePlay:
    """Owns the thread, the memberships and all connections of one window.

    Nothing is started before something is asked for; `why_missing` has to be None by then.
    """

    def __init__(
        self, titles: Mapping[str, Title], folder: Path, wake: Callable[[], None] = lambda: None
    ) -> None:
        """Know the titles of the shelf; `folder` holds the player's files."""
        self.memberships = Memberships(folder)
        self._titles = titles
        self._wake = wake
        self._thread: threading.Thread | None = None
        self._ready = threading.Event()
        self._stopped = asyncio.Event()

    # ---- tables

    def come(self, membership: Membership, set_up: TableSetUp | None = None) -> RemoteTable:
        """Sit down where a membership says: the first time, or once more; or open the table."""
        from game.online.client.connection import Connection

        self._keep(membership)  # the secret is kept before a seat is taken with it
        wire = Connection(self.loop, membership.address, membership.table, self._wake)
        table = RemoteTable(wire, self._titles, membership, set_up)
        table.on_membership = self._keep
        return table

    def _keep(self, membership: Membership) -> None:
        if membership.table and (membership.seats or membership.owner):
            with suppress(OSError):  # the invitation leads back as well
                self.memberships.keep(membership)

    # ---- looking around

    def discover(self) -> Discovery:
        """Begin to look for hosts in the local network."""
        from game.online.discovery import Discovery

        return Discovery(self._wake)

    def look(self, address: Address, own: Sequence[Membership]) -> Glance:
        """Ask a host how one's own tables stand, and which others are listed there."""
        asked = [[one.table, [seat.secret for seat in one.seats] or [one.owner]] for one in own]
        glance = Glance()
        asyncio.run_coroutine_threadsafe(self._look(glance, address, asked), self.loop)
        return glance

    async def _look(self, glance: Glance, address: Address, asked: object) -> None:
        from game.online.client.connection import UNREACHABLE, dialled
        from game.online.client.dial_failures import reason_of

        try:
            async with asyncio.timeout(GLANCE_SECONDS), dialled(address) as link:
                await link.send(frame(Ask.HELLO, 1, VERSION, f"{NAME} {__version__}"))
                await link.send(frame(Ask.LOOK, 2, asked))
                async for content in link:
                    kind, _, fields = opened(content if isinstance(content, bytes) else b"")
                    if kind == Tell.TABLES:
                        glance.tables = read(tuple[int, tuple[TableStatus, ...]], fields)[1]
                    if kind == Tell.STAND_INS:
                        stand_ins = tuple[tuple[str, tuple[SeatNumber, ...]], ...]
                        glance.stand_ins = read(tuple[int, stand_ins], fields)[1]
                    if kind == Tell.REFUSED:
                        glance.problem = read(tuple[int, Reason, bool, str], fields)[1]
                    if kind in (Tell.TABLES, Tell.REFUSED):
                        break
        except Unreadable:
            glance.problem = Reason("online.not-a-host", {"address": str(address)})
        except UNREACHABLE as error:
            glance.problem = reason_of(error, address)
        glance.is_done = True
        self._wake()

    # ---- the thread

    @property
    def loop(self) -> asyncio.AbstractEventLoop:
        """The loop that runs on the network's thread, which is started when it is first needed."""
        if self._thread is None:
            self._thread = threading.Thread(target=asyncio.run, args=(self._run(),), daemon=True)
            self._thread.start()
            self._ready.wait()
        return self._loop

    async def _run(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._ready.set()
        await self._stopped.wait()
        tasks = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
        for task in tasks:
            if not task.cancelling():  # else it is putting away already
                task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.sleep(0)  # sockets are closed in the loop's next turn

    def close(self) -> None:
        """End the thread and with it every connection."""
        if self._thread is not None:
            self._loop.call_soon_threadsafe(self._stopped.set)
            self._thread.join(20.0)
            self._thread = None
