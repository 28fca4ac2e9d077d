"""The network as a window has it: one thread for all connections, and everything begins here.

Nothing here holds up a frame. What takes time is a `Glance`, a connection a `RemoteTable`; both
are looked at from the window's own thread, which `wake` tells that something is new.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from game import __version__
from game.engine.title import Reason, Title, Unreadable
from game.online.client.membership import Membership, Memberships, new_secret
from game.online.client.remote_table import RemoteTable
from game.online.protocol.invitation import Address, SeatClaim, SeatInvitation
from game.online.protocol.messages import VERSION, Ask, Tell, frame, opened
from game.online.protocol.set_up import TableSetUp
from game.online.protocol.table_state import TableStatus
from game.online.protocol.values import read
from game.program import NAME
from game.records.records import HUMAN

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
    """A look at a host's tables: they are there when it `is_done`, or a `refusal` says why not."""

    tables: tuple[TableStatus, ...] = ()
    refusal: Reason | None = None
    is_done: bool = False


class OnlinePlay:
    """Owns the thread, the memberships and all connections of one window.

    Nothing is started before something is asked for; `why_missing` has to be None by then.
    """

    def __init__(
        self, titles: Mapping[str, Title], folder: Path, wake: Callable[[], None] = lambda: None
    ) -> None:
        """Know the titles of the shelf; `folder` holds the player's files."""
        self.memberships = Memberships(folder)
        self._titles, self._wake = titles, wake
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread: threading.Thread | None = None

    # ---- tables

    def open_table(
        self, address: Address, set_up: TableSetUp, own: Mapping[int, str]
    ) -> RemoteTable:
        """Open a table at a host and sit down on the `own` seats, under these names.

        Every other seat of a person gets an invitation: `membership.invitation`.
        """
        seats = tuple(SeatClaim(seat, name, new_secret()) for seat, name in own.items())
        people = [at for at, seat in enumerate(set_up.seats) if seat.player == HUMAN]
        codes = tuple((seat, new_secret()) for seat in people if seat not in own)
        return self._table(Membership(address, "", new_secret(), seats, codes), set_up)

    def join(self, invitation: SeatInvitation, name: str) -> RemoteTable:
        """Sit down at the seat of an invitation, or at any free one of a listed table.

        Somebody who was there before comes back to the own seat. With an empty name one only
        watches.
        """
        place = invitation.address, invitation.table
        for one in self.memberships.all:
            secrets = {secret for seat in one.seats for secret in (seat.secret, seat.code)}
            if (one.address, one.table) == place and invitation.secret in secrets:
                return self.come_back(one)
        own = SeatClaim(invitation.seat, name, new_secret(), invitation.secret)
        if invitation.own:
            own = SeatClaim(invitation.seat, name, invitation.secret)
        seats = (own,) if name or invitation.own else ()
        membership = Membership(*place, seats=seats)
        self._keep(membership)  # the secret is kept before a seat is taken with it
        return self._table(membership)

    def come_back(self, membership: Membership) -> RemoteTable:
        """Sit down again at a table one belongs to."""
        return self._table(membership)

    def _table(self, membership: Membership, set_up: TableSetUp | None = None) -> RemoteTable:
        from game.online.client.connection import Connection

        wire = Connection(self.loop, membership.address, membership.table, self._wake)
        table = RemoteTable(wire, self._titles, membership, set_up)
        table.on_membership = self._keep
        return table

    def _keep(self, membership: Membership) -> None:
        if membership.seats or membership.owner:
            with suppress(OSError):  # the invitation leads back as well
                self.memberships.keep(membership)

    # ---- looking around

    def discover(self) -> Discovery:
        """Begin to look for hosts in the local network."""
        from game.online.discovery import Discovery

        return Discovery(self._wake)

    def look(self, address: Address) -> Glance:
        """Ask a host how the tables there stand that one belongs to, and those that are listed."""
        own = [one for one in self.memberships.all if one.address == address]
        asked = [[one.table, [seat.secret for seat in one.seats] or [one.owner]] for one in own]
        glance = Glance()
        asyncio.run_coroutine_threadsafe(self._look(glance, address, asked), self.loop)
        return glance

    async def _look(self, glance: Glance, address: Address, asked: object) -> None:
        from game.online.client.connection import UNREACHABLE, dialled, unreachable

        try:
            async with asyncio.timeout(GLANCE_SECONDS), dialled(address) as link:
                await link.send(frame(Ask.HELLO, 1, VERSION, f"{NAME} {__version__}"))
                await link.send(frame(Ask.LOOK, 2, asked))
                glance.refusal = Reason("online.lost")
                async for content in link:
                    kind, _, fields = opened(content if isinstance(content, bytes) else b"")
                    if kind == Tell.TABLES:
                        glance.tables = read(tuple[int, tuple[TableStatus, ...]], fields)[1]
                        glance.refusal = None
                        break
                    if kind == Tell.REFUSED:
                        glance.refusal = read(tuple[int, Reason, bool, str], fields)[1]
                        break
        except Unreadable:
            glance.refusal = Reason("online.nonsense-host")
        except UNREACHABLE as error:
            glance.refusal = unreachable(address, error)
        glance.is_done = True
        self._wake()

    # ---- the thread

    @property
    def loop(self) -> asyncio.AbstractEventLoop:
        """The loop that runs on the network's thread, which is started when it is first needed."""
        if self._loop is None:
            self._loop = asyncio.new_event_loop()
            self._thread = threading.Thread(target=_run, args=(self._loop,), daemon=True)
            self._thread.start()
        return self._loop

    def close(self) -> None:
        """End the thread and with it every connection."""
        loop, thread = self._loop, self._thread
        if loop is None or thread is None:
            return
        asyncio.run_coroutine_threadsafe(_cancel_all(), loop)
        thread.join(20.0)
        self._loop = self._thread = None


def _run(loop: asyncio.AbstractEventLoop) -> None:
    asyncio.set_event_loop(loop)
    loop.run_forever()
    loop.close()


async def _cancel_all() -> None:
    loop = asyncio.get_running_loop()
    tasks: list[asyncio.Task[Any]] = [
        task for task in asyncio.all_tasks() if task is not asyncio.current_task()
    ]
    for task in tasks:
        if not task.cancelling():  # else it is putting away already
            task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    loop.stop()
