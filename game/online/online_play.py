"""The network side of a window: one thread for all its connections.

Nothing here delays a frame. A slow request is a `TablesRequest`, a connection a `RemoteTable`; the
window's thread reads both after `wake` was called.
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
from game.online.protocol.host_messages import (
    OwnSeatsPlayedByComputerMessage,
    RefusedMessage,
    TablesMessage,
    decode_host_message,
)
from game.online.protocol.invitation import Address
from game.online.protocol.messages import PROTOCOL_VERSION, SeatNumber
from game.online.protocol.requests import HelloRequest, ListTablesRequest, encode_request
from game.online.protocol.table_state import TableSetUp, TableStatus
from game.program import NAME

if TYPE_CHECKING:
    from game.online.discovery import Discovery

REQUIRED_PACKAGES: Final = ("websockets", "zeroconf")
TABLE_LIST_TIMEOUT_SECONDS: Final = 10.0


def reason_against_online_play() -> Reason | None:
    """Return why online play is not available, None when all packages are installed."""
    missing = [name for name in REQUIRED_PACKAGES if find_spec(name) is None]
    return Reason("online.missing", {"packages": ", ".join(missing)}) if missing else None


@dataclass(slots=True)
class TablesRequest:
    """A request for a host's tables; when `is_done`, it holds either the tables or a `problem`."""

    tables: tuple[TableStatus, ...] = ()
    is_done: bool = False
    problem: Reason | None = None
    # seats at which a computer plays for this player
    seats_played_by_computer: tuple[tuple[str, tuple[SeatNumber, ...]], ...] = ()


class OnlinePlay:
    """Owns the network thread, the memberships and all connections of one window.

    The thread starts with the first request; callers check before it that
    `reason_against_online_play` returns None."""

    def __init__(
        self,
        titles: Mapping[str, Title],
        folder: Path,
        wake_event_loop: Callable[[], None] = lambda: None,
    ) -> None:
        """Store the titles and the folder of the player's files; `wake_event_loop` is called when
        something has arrived."""
        self.memberships = Memberships(folder)
        self._titles = titles
        self._wake_event_loop = wake_event_loop
        self._thread: threading.Thread | None = None
        self._loop_is_running = threading.Event()
        self._stop_requested = asyncio.Event()

    def join_or_open_table(
        self, membership: Membership, set_up: TableSetUp | None = None
    ) -> RemoteTable:
        """Store a membership, connect to its host, and join its table or open it with `set_up`;
        return the RemoteTable."""
        from game.online.client.connection import Connection

        self._store_membership(membership)  # the secret is stored before a seat is taken with it
        wire = Connection(
            self.event_loop, membership.address, membership.table, self._wake_event_loop
        )
        table = RemoteTable(wire, self._titles, membership, set_up)
        table.on_membership = self._store_membership
        return table

    def _store_membership(self, membership: Membership) -> None:
        if membership.table and (membership.own_seat_claims or membership.owner_secret):
            with suppress(OSError):  # the invitation leads back too
                self.memberships.store(membership)

    def start_discovery(self) -> Discovery:
        """Start to look for hosts in the local network."""
        from game.online.discovery import Discovery

        return Discovery(self._wake_event_loop)

    def request_tables(self, address: Address, memberships: Sequence[Membership]) -> TablesRequest:
        """Ask a host for its public list and for the tables of the memberships `memberships`;
        return the request, which is filled in later."""
        asked = tuple(
            (
                one.table,
                tuple(seat.seat_secret for seat in one.own_seat_claims) or (one.owner_secret,),
            )
            for one in memberships
        )
        glance = TablesRequest()
        asyncio.run_coroutine_threadsafe(
            self._fetch_tables(glance, address, ListTablesRequest(asked)), self.event_loop
        )
        return glance

    async def _fetch_tables(
        self, tables_request: TablesRequest, address: Address, request: ListTablesRequest
    ) -> None:
        from game.online.client.connection import UNREACHABLE_HOST_ERRORS, make_connection
        from game.online.client.connection_failures import connection_failure_reason

        try:
            async with (
                asyncio.timeout(TABLE_LIST_TIMEOUT_SECONDS),
                make_connection(address) as link,
            ):
                hello = HelloRequest(PROTOCOL_VERSION, f"{NAME} {__version__}")
                await link.send(encode_request(1, hello))
                await link.send(encode_request(2, request))
                async for content in link:
                    message = decode_host_message(content if isinstance(content, bytes) else b"")[2]
                    match message:
                        case TablesMessage():
                            tables_request.tables = message.tables
                            break
                        case OwnSeatsPlayedByComputerMessage():
                            tables_request.seats_played_by_computer = message.seats_by_table
                        case RefusedMessage():
                            tables_request.problem = message.reason
                            break
        except Unreadable:
            tables_request.problem = Reason("online.not-a-host", {"address": str(address)})
        except UNREACHABLE_HOST_ERRORS as error:
            tables_request.problem = connection_failure_reason(error, address)
        tables_request.is_done = True
        self._wake_event_loop()

    @property
    def event_loop(self) -> asyncio.AbstractEventLoop:
        """The event loop of the network thread, which is started on first use."""
        if self._thread is None:
            self._thread = threading.Thread(
                target=asyncio.run, args=(self._run_event_loop_until_stopped(),), daemon=True
            )
            self._thread.start()
            self._loop_is_running.wait()
        return self._loop

    async def _run_event_loop_until_stopped(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._loop_is_running.set()
        await self._stop_requested.wait()
        tasks = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
        for task in tasks:
            if not task.cancelling():  # otherwise it is closing already
                task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.sleep(0)  # sockets are closed in the loop's next iteration

    def close(self) -> None:
        """End the thread, and with it every connection."""
        if self._thread is not None:
            self._loop.call_soon_threadsafe(self._stop_requested.set)
            self._thread.join(20.0)
            self._thread = None
