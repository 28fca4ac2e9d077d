"""The network as a window has it: one thread for all connections, and everything begins here.

Nothing here holds up a frame. What takes time is an `Errand`, a connection a `RemoteTable`; both
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
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from game import __version__
from game.engine.title import Reason, Title, Unreadable
from game.online.client.membership import Membership, Memberships, new_secret
from game.online.client.remote_table import RemoteTable
from game.online.protocol.invitation import Address, SeatClaim, SeatInvitation
from game.online.protocol.messages import VERSION, Ask, Refused, Tell, frame, opened
from game.online.protocol.set_up import TableSetUp
from game.online.protocol.table_state import TableStatus, TableSummary
from game.online.protocol.values import read
from game.program import NAME
from game.records.records import HUMAN

if TYPE_CHECKING:
    from game.online.client.discovery import Discovery
    from game.online.local_host import LocalHost, MakeHost

PACKAGES: Final = ("websockets", "zeroconf")
ERRAND_SECONDS: Final = 10.0
Found = TypeVar("Found")


def why_missing() -> Reason | None:
    """Return why there is no play over the network here, None when everything it needs is there."""
    missing = [name for name in PACKAGES if find_spec(name) is None]
    return Reason("online.missing", {"packages": ", ".join(missing)}) if missing else None


@dataclass(slots=True)
class Errand(Generic[Found]):
    """A question to a host: an `answer` comes, or a `refusal`."""

    answer: Found | None = None
    refusal: Reason | None = None


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
        known = self._known(invitation)
        if known is not None:
            return self.come_back(known)
        own = SeatClaim(invitation.seat, name, new_secret(), invitation.secret)
        if invitation.own:
            own = SeatClaim(invitation.seat, name, invitation.secret)
        seats = (own,) if name or invitation.own else ()
        membership = Membership(invitation.address, invitation.table, seats=seats)
        self._keep(membership)  # the secret is kept before a seat is taken with it
        return self._table(membership)

    def come_back(self, membership: Membership) -> RemoteTable:
        """Sit down again at a table one belongs to."""
        return self._table(membership)

    def tables(self, address: Address) -> Errand[tuple[TableSummary, ...]]:
        """Ask a host for its listed tables."""
        return self._errand(address, frame(Ask.LIST, 2), tuple[TableSummary, ...])

    def statuses(self, address: Address) -> Errand[tuple[TableStatus, ...]]:
        """Ask a host how the tables there stand that one belongs to: "your turn" for the shelf."""
        own = [one for one in self.memberships.all if one.address == address]
        asked = [[one.table, [seat.secret for seat in one.seats] or [one.owner]] for one in own]
        return self._errand(address, frame(Ask.STATUS, 2, asked), tuple[TableStatus, ...])

    # ---- around here

    def discover(self) -> Discovery:
        """Begin to look for hosts in the local network."""
        from game.online.client.discovery import Discovery

        return Discovery(self.loop, self._wake)

    def host_here(self, make: MakeHost, place: str | None = None, port: int = 0) -> LocalHost:
        """Begin to be a host oneself, until the window closes; it can be found by others.

        With a `place` it is reached at that address of this machine alone, port 0 is any free one.
        """
        from game.online.host.server import Listening
        from game.online.local_host import LocalHost

        return LocalHost(self.loop, make, self._wake, Listening(place, port))

    def close(self) -> None:
        """End the thread and with it every connection."""
        loop, thread = self._loop, self._thread
        if loop is None or thread is None:
            return
        asyncio.run_coroutine_threadsafe(_cancel_all(), loop)
        thread.join(20.0)
        self._loop = self._thread = None

    # ---- details

    @property
    def loop(self) -> asyncio.AbstractEventLoop:
        """The loop that runs on the network's thread, which is started when it is first needed."""
        if self._loop is None:
            self._loop = asyncio.new_event_loop()
            self._thread = threading.Thread(target=_run, args=(self._loop,), daemon=True)
            self._thread.start()
        return self._loop

    def _known(self, invitation: SeatInvitation) -> Membership | None:
        place = invitation.address, invitation.table
        for one in self.memberships.all:
            secrets = {secret for seat in one.seats for secret in (seat.secret, seat.code)}
            if (one.address, one.table) == place and invitation.secret in secrets:
                return one
        return None

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

    def _errand(self, address: Address, asked: bytes, kind: type[Found]) -> Errand[Found]:
        errand: Errand[Found] = Errand()

        async def run() -> None:
            from game.online.client.connection import UNREACHABLE, unreachable

            try:
                async with asyncio.timeout(ERRAND_SECONDS):
                    errand.answer = read(kind, await _answered(address, asked))
            except Refused as refused:
                errand.refusal = refused.reason
            except Unreadable:
                errand.refusal = Reason("online.nonsense-host")
            except UNREACHABLE as error:
                errand.refusal = unreachable(address, error)
            self._wake()

        asyncio.run_coroutine_threadsafe(run(), self.loop)
        return errand


async def _answered(address: Address, asked: bytes) -> object:
    """Return what a host answers to one question, behind the greeting."""
    from game.online.client.connection import dialled

    async with dialled(address) as link:
        await link.send(frame(Ask.HELLO, 1, VERSION, f"{NAME} {__version__}"))
        await link.send(asked)
        async for content in link:
            kind, _, fields = opened(content if isinstance(content, bytes) else b"")
            if kind == Tell.REFUSED:
                raise HostRefused(read(tuple[int, Reason, bool, str], fields)[1])
            if fields[:1] == [2]:
                return fields[1]
    raise HostRefused(Reason("online.lost"))


class HostRefused(Refused):
    """What a host refused, in its own words."""

    def __init__(self, reason: Reason) -> None:
        """Keep the reason as it came."""
        super().__init__("")
        self.reason = reason


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
