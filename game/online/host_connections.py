"""Connections of a host that have not said yet what they want: there are only so many."""

from asyncio import BaseTransport, Transport

from websockets.asyncio.server import ServerConnection


class Handshakes:
    """The connections whose first request has not come; the oldest makes room for a new one.

    So callers who connect and say nothing keep nobody out and use up no files.
    """

    def __init__(self, most: int) -> None:
        """Have room for so many."""
        self._most = max(most, 1)
        self._waiting: dict[ServerConnection, BaseTransport] = {}

    def add(self, connection: ServerConnection, transport: BaseTransport) -> None:
        """Wait for the first request of a connection."""
        while len(self._waiting) >= self._most:
            oldest = next(iter(self._waiting))
            old_transport = self._waiting.pop(oldest)
            if isinstance(old_transport, Transport):
                old_transport.abort()
        self._waiting[connection] = transport

    def remove(self, connection: ServerConnection) -> None:
        """Wait for it no more: the request has come, or the connection has ended."""
        self._waiting.pop(connection, None)

    def __len__(self) -> int:
        """Return how many there are."""
        return len(self._waiting)


def bounded_connections(handshakes: Handshakes, most_unsent: int) -> type[ServerConnection]:
    """Return the class of connections that tell of their handshakes and send only so much ahead.

    Every ping is answered; who asks for answers and never reads them is cut off.
    """

    class BoundedConnection(ServerConnection):
        def connection_made(self, transport: BaseTransport) -> None:
            handshakes.add(self, transport)
            super().connection_made(transport)

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            if self.transport.get_write_buffer_size() > most_unsent:
                self.transport.abort()

        def connection_lost(self, exc: Exception | None) -> None:
            handshakes.remove(self)
            super().connection_lost(exc)

    return BoundedConnection
