"""Proxy: keeps bidding for a seat, the least raise each time, until a limit."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.move import Move


@dataclass(frozen=True, slots=True)
class Proxy:
    """An order to bid in one auction up to a limit; only its seat may know of it."""

    seat: int
    area: str
    limit: int
    then_ask: bool = False  # above the limit its owner decides again

    def serves(self, seat: int, area: str) -> bool:
        """Return whether it is this seat's order for this auction."""
        return (self.seat, self.area) == (seat, area)

    def answer(self, moves: tuple[Move, ...]) -> Move | None:
        """Return the least raise within the limit, else dropping out.

        None if not asked to bid, or if the owner wants to be asked now.
        """
        bids = [move for move in moves if move.kind == "bid"]
        least = min(bids, key=lambda move: move.amount("pounds"), default=None)
        if least is not None and least.amount("pounds") <= self.limit:
            return least
        if self.then_ask:
            return None
        return next((move for move in moves if move.kind == "drop"), None)
