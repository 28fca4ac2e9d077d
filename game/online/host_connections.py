"""Limit the connections of a host that have not sent a request yet."""

from asyncio import BaseTransport, Transport

from websockets.asyncio.server import ServerConnection


class PendingHandshakes:
    """Connections whose first request has not arrived yet; when there are too many, a new one
    replaces the oldest.

    Callers who connect and send nothing can thus neither block others nor use up all open files.
    """

    def __init__(self, max_handshakes: int) -> None:
        """Allow at most `max_handshakes` connections."""
        self._max_handshakes = max(max_handshakes, 1)
        self._transports_by_connection: dict[ServerConnection, BaseTransport] = {}

    def add(self, connection: ServerConnection, transport: BaseTransport) -> None:
        """Add a connection, and close the oldest one when there are too many."""
        while len(self._transports_by_connection) >= self._max_handshakes:
            oldest = next(iter(self._transports_by_connection))
            old_transport = self._transports_by_connection.pop(oldest)
            if isinstance(old_transport, Transport):
                old_transport.abort()
        self._transports_by_connection[connection] = transport

    def remove(self, connection: ServerConnection) -> None:
        """Remove a connection from the list, because its request has arrived or it has ended."""
        self._transports_by_connection.pop(connection, None)

    def __len__(self) -> int:
        """Return the number of waiting connections."""
        return len(self._transports_by_connection)


def bounded_connection_class(
    handshakes: PendingHandshakes, max_unsent_bytes: int
) -> type[ServerConnection]:
    """Return a connection class whose connections register with `handshakes` and are aborted when
    they have more than `max_unsent_bytes` unsent bytes.

    Every ping is answered, so a client that never reads the answers is disconnected.
    """

    class BoundedConnection(ServerConnection):
        def connection_made(self, transport: BaseTransport) -> None:
            handshakes.add(self, transport)
            super().connection_made(transport)

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            if self.transport.get_write_buffer_size() > max_unsent_bytes:
                self.transport.abort()

        def connection_lost(self, exc: Exception | None) -> None:
            handshakes.remove(self)
            super().connection_lost(exc)

    return BoundedConnection
