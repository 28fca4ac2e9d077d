"""What everybody has bid for the area that is being sold."""

from __future__ import annotations

from game.engine.events import Event


class Bids:
    """Hears what the journal hears: a view knows the highest bid only."""

    def __init__(self) -> None:
        self._made: list[tuple[int, int]] = []

    def hear(self, events: tuple[Event, ...]) -> None:
        """Note bids; those for an earlier area go when the next is put up."""
        for event in events:
            if event.kind == "opened-auction":
                self._made.clear()
            elif event.kind == "bid":
                self._made.append((event.seat, event.amount("pounds")))

    def forget(self) -> None:
        """Know of no bid."""
        self._made.clear()

    def last_of(self, seat: int, high: int) -> int:
        """Return a seat's last bid of those up to the highest, 0 without one.

        The journal tells of a bid before it is seen on the bill.
        """
        return max(
            (pounds for by, pounds in self._made if by == seat and pounds <= high), default=0
        )
