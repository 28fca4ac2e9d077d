"""An amount of money, as a person chooses it."""

from __future__ import annotations

from game.engine.move import Move
from game.tabletop.question.enquiry import Enquiry
from game.tabletop.question.sum import Sum


class SumEnquiry(Enquiry):
    """An amount of money: a bid or an investment; declining drops out."""

    def __init__(self, moves: tuple[Move, ...], kind: str, start: int | None = None) -> None:
        """Take the moves and the question's kind, "bid" or "invest"."""
        self.kind = kind
        super().__init__(moves)
        sums = tuple(move for move in moves if move.amounts)
        self.sum = Sum(sums, start) if sums else None

    @property
    def pending(self) -> Move | None:
        """The sum chosen."""
        return self.sum.move if self.sum is not None else None

    @property
    def step(self) -> str:
        """What is to be done next; whoever opens an auction has to bid."""
        return f"{self.kind}-must" if self.refusal is None else self.kind

    @property
    def refusal(self) -> Move | None:
        """Dropping out or declining."""
        return next((move for move in self._moves if not move.amounts), None)
