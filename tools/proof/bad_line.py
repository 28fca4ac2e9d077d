"""A connection that loses, delays and repeats frames."""

import time
from collections import deque
from random import Random

from game.online.client.remote_table import HostLink, LinkChange
from game.online.protocol.invitation import Address

LONGEST_DELAY = 0.02  # seconds


class BadLine:
    """A connection that delays arriving messages, and repeats or cuts off some messages in both
    directions."""

    def __init__(self, inner: HostLink, luck: Random, share: float) -> None:
        """Wrap another wire; `share` (0 to 1) of the messages have each kind of bad luck."""
        self._inner = inner
        self._luck = luck
        self._share = share
        self._coming: deque[tuple[float, bytes | LinkChange]] = deque()

    def take_arrival(self) -> bytes | LinkChange | None:
        """Return the next frame or link change that is due, None if there is none yet."""
        while (arrival := self._inner.take_arrival()) is not None:
            due = time.monotonic() + self._luck.random() * LONGEST_DELAY * (self._share > 0)
            parts = [arrival] if isinstance(arrival, LinkChange) else self._spoiled(arrival)
            self._coming.extend((due, part) for part in parts)
        if not self._coming or self._coming[0][0] > time.monotonic():
            return None
        return self._coming.popleft()[1]

    def send(self, frame: bytes) -> None:
        """Send a frame through the inner connection, perhaps twice or cut off."""
        for part in self._spoiled(frame):
            self._inner.send(part)

    def _spoiled(self, content: bytes) -> list[bytes]:
        fate = self._luck.random()
        if fate < self._share:
            return [content, content]
        if fate < 2 * self._share:
            return [content[: self._luck.randrange(len(content))]]
        return [content]

    def reconnect(self) -> None:
        """Let the inner connection connect again."""
        self._inner.reconnect()

    def use_address_for_next_connection(self, address: Address) -> None:
        """Let the inner connection use another address."""
        self._inner.use_address_for_next_connection(address)

    def close(self) -> None:
        """Close the inner connection."""
        self._inner.close()
