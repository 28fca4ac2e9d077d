"""The wire: what a table at a screen needs of a connection, whatever carries it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from game.engine.title import Reason


@dataclass(frozen=True, slots=True)
class LinkChange:
    """The connection is there anew, or lost; then a reason may say why."""

    up: bool
    reason: Reason | None = None


Arrival = bytes | LinkChange
"""A frame of the host, or what became of the connection."""


class Wire(Protocol):
    """A connection to one host that dials again by itself whenever it is lost."""

    def take(self) -> Arrival | None:
        """Return the next thing that arrived, None when there is nothing."""

    def send(self, content: bytes) -> None:
        """Send a frame; without a connection it is dropped."""

    def redial(self) -> None:
        """Give the connection up for a new one."""

    def close(self) -> None:
        """Give the connection up for good."""
