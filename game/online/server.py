"""The server: runs sessions over WebSockets, with or without TLS, and calls the host regularly."""

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any, Final

from websockets.asyncio.server import ServerConnection, broadcast, serve
from websockets.exceptions import WebSocketException
from websockets.http11 import Request, Response

from game.files.toml_fields import error_cause_text
from game.online.certificates import Certificate
from game.online.discovery import announce_host
from game.online.host.caller_addresses import (
    FORWARDED_HEADER,
    THIS_MACHINE_CALLER_MARK,
    IPNetwork,
    caller_address_or_network_text,
)
from game.online.host.host import Host
from game.online.host.session import Session
from game.online.host_connections import PendingHandshakes, bounded_connection_class
from game.online.http_pages import health_or_metrics_response_for
from game.online.own_addresses import announced_address
from game.online.protocol.invitation import Address
from game.online.protocol.messages import MAX_FRAME_BYTES
from game.online.repeated_problem_log import RepeatedProblemLog

# drops what the library logs about strangers' requests
UNPRINTED_WEBSOCKET_LOGGER: Final = logging.getLogger("websockets.count-house")
UNPRINTED_WEBSOCKET_LOGGER.addHandler(logging.NullHandler())
UNPRINTED_WEBSOCKET_LOGGER.propagate = False
TICK_SECONDS: Final = 1.0
PING_TIMEOUT_SECONDS: Final = 20.0  # seconds of silence after which a client counts as lost
HANDSHAKE_TIMEOUT_SECONDS: Final = 10.0
CERTIFICATE_CHECK_SECONDS: Final = 10.0  # seconds between two checks whether the files have changed
ACCEPT_FAILED_MESSAGE: Final = "socket.accept() out of system resource"


class SocketLink:
    """Sends a session's frames over one WebSocket; a reader that is too slow is disconnected."""

    def __init__(self, socket: ServerConnection, max_unsent_bytes: int) -> None:
        """Allow at most `max_unsent_bytes` unsent bytes."""
        self._socket = socket
        self._max_unsent_bytes = max_unsent_bytes

    def send(self, frame: bytes) -> None:
        """Queue a frame; drop it when the connection is closing, and abort the connection when too
        many bytes are unsent."""
        if self._socket.transport.is_closing():
            return
        broadcast([self._socket], frame)
        if self._socket.transport.get_write_buffer_size() > self._max_unsent_bytes:
            self._socket.transport.abort()

    def close_after_sending(self) -> None:
        """Close the connection after everything was sent."""
        self._closing = asyncio.ensure_future(self._socket.close())


@asynccontextmanager
async def serve_host_during_context(
    make_host: Callable[[Callable[[], None]], Host],
    listening_address: str | None,
    port: int,
    certificate: Certificate | None = None,
    *,
    is_announced: bool = False,
) -> AsyncIterator[Address]:
    """Serve a host during the context, and yield its address; raise Refused or OSError on failure.

    `make_host` is called with a function that wakes the host up; `listening_address` is one address
    of this machine, or None for all; port 0 means any free one. Without a certificate there is no
    TLS; it is reread when its files have changed. With `is_announced` the host is announced in the
    network, if there is one.
    """
    loop = asyncio.get_running_loop()
    awake = asyncio.Event()

    def wake_event_loop() -> None:
        with suppress(RuntimeError):  # a computer may answer after the end
            loop.call_soon_threadsafe(awake.set)

    host = make_host(wake_event_loop)
    told = None
    limits = host.services.limits
    handshakes = PendingHandshakes(limits.pending_handshakes)
    try:
        async with (
            _limit_accept_error_reports(loop),
            serve(
                partial(_serve_client, host, Counter()),
                listening_address,
                port,
                ssl=certificate.ssl_context if certificate is not None else None,
                origins=[None],  # pages in a browser must not connect
                process_request=partial(_process_first_request, host, handshakes),
                create_connection=bounded_connection_class(
                    handshakes, limits.unsent_bytes_of_a_connection
                ),
                compression=None,
                max_size=MAX_FRAME_BYTES,
                max_queue=4,
                open_timeout=HANDSHAKE_TIMEOUT_SECONDS,
                ping_interval=PING_TIMEOUT_SECONDS,
                ping_timeout=PING_TIMEOUT_SECONDS,
                close_timeout=1.0,
                logger=UNPRINTED_WEBSOCKET_LOGGER,
                ssl_handshake_timeout=HANDSHAKE_TIMEOUT_SECONDS
                if certificate is not None
                else None,
            ) as server,
        ):
            tasks = [asyncio.create_task(_run_host_tasks_until_cancelled(host, awake))]
            if certificate is not None:
                tasks.append(
                    asyncio.create_task(_reload_changed_certificate_repeatedly(certificate))
                )
            port = int(next(iter(server.sockets)).getsockname()[1])
            address = Address(
                listening_address or announced_address(), port, certificate is not None
            )
            if is_announced:
                told = await asyncio.to_thread(announce_host, host.services.host_name, address)
            try:
                yield address
            finally:
                for task in tasks:
                    task.cancel()
                host.close_all_connections()
    finally:
        if told is not None:
            await asyncio.to_thread(told.close)
        host.unload_tables_and_unlock_folder()


@asynccontextmanager
async def _limit_accept_error_reports(loop: asyncio.AbstractEventLoop) -> AsyncIterator[None]:
    """Report once a minute that no more connections can be
    accepted, instead of flooding the log.
    """
    complaint = RepeatedProblemLog()
    before = loop.get_exception_handler()

    def handle(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        if context.get("message") == ACCEPT_FAILED_MESSAGE:
            cause = error_cause_text(context["exception"])
            complaint.report_or_count(f"No more connections can be taken for now: {cause}.")
        elif before is not None:
            before(loop, context)
        else:
            loop.default_exception_handler(context)

    loop.set_exception_handler(handle)
    try:
        yield
    finally:
        loop.set_exception_handler(before)


async def _reload_changed_certificate_repeatedly(certificate: Certificate) -> None:
    """Check every few seconds whether the certificate's files have changed, and reread them if
    so."""
    while True:
        await asyncio.sleep(CERTIFICATE_CHECK_SECONDS)
        certificate.reload_when_changed()


def _process_first_request(
    host: Host, handshakes: PendingHandshakes, socket: ServerConnection, request: Request
) -> Response | None:
    """Remove the connection from the pending handshakes; return the HTTP page it asks for, None
    when it asks for a table."""
    handshakes.remove(socket)
    return health_or_metrics_response_for(host, socket, request)


async def _run_host_tasks_until_cancelled(host: Host, wake_event: asyncio.Event) -> None:
    loop = asyncio.get_running_loop()
    due = loop.time() + TICK_SECONDS
    while True:
        with suppress(TimeoutError):
            await asyncio.wait_for(wake_event.wait(), max(due - loop.time(), 0.0))
        wake_event.clear()
        try:
            host.call_back_for_ended_writes()
            host.advance_first_queued_computer()
            if loop.time() >= due:
                due = loop.time() + TICK_SECONDS
                host.run_periodic_tasks()
        except Exception as fault:  # the clock must go on
            host.report_error_and_unload_game(fault, None)
        await asyncio.sleep(0)


async def _serve_client(
    host: Host, connection_count_by_caller: Counter[str], socket: ServerConnection
) -> None:
    limits = host.services.limits
    address = _caller_address(socket, host.services.trusted_proxies)
    is_local = address == THIS_MACHINE_CALLER_MARK
    too_many = (
        not is_local and connection_count_by_caller[address] >= limits.connections_of_an_address
    )
    if too_many or len(host.sessions) >= limits.connections:
        await socket.close(1013)  # code for: try again later
        return
    session = Session(host, SocketLink(socket, limits.unsent_bytes_of_a_connection), address)
    connection_count_by_caller[address] += 1
    try:
        async for content in socket:
            if isinstance(content, str):
                break
            session.handle_request(content)
    except WebSocketException:
        pass  # it has ended in another way
    finally:
        session.on_connection_lost()
        connection_count_by_caller[address] -= 1
        if not connection_count_by_caller[address]:
            del connection_count_by_caller[address]


def _caller_address(socket: ServerConnection, trusted_proxies: Sequence[IPNetwork]) -> str:
    """Return the address of the caller at the other end of a socket, or of the caller behind
    trusted proxies."""
    remote = str(socket.remote_address[0]) if socket.remote_address else ""
    forwarded = (
        socket.request.headers.get_all(FORWARDED_HEADER) if socket.request is not None else []
    )
    return caller_address_or_network_text(remote, forwarded, trusted_proxies)
