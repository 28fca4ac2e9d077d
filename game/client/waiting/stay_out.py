"""Staying out: a standing answer to whatever others ask of a seat, until it acts again itself."""

from __future__ import annotations

from game.engine.move import Move
from game.room import PersonalQuestion


class StayOut:
    """Knows which seats stay out. A title names its `replies` and the one that is the `way_out`.

    Where a seat is forced, as the way out is not among its moves, its owner decides; with the
    next decision that is no reply the order has served and is gone.
    """

    def __init__(self, replies: frozenset[str], way_out: str) -> None:
        self._replies, self._way_out = replies, way_out
        self._seats: set[int] = set()

    def holds(self, seat: int) -> bool:
        """Whether the seat stays out."""
        return seat in self._seats

    def order(self, seat: int) -> None:
        """From now on the seat stays out."""
        self._seats.add(seat)

    def take_back(self, seat: int) -> None:
        """The seat answers for itself again."""
        self._seats.discard(seat)

    def way_out(self, question: PersonalQuestion) -> Move | None:
        """Return the move that stays out of what is asked, None where there is none."""
        if not all(move.kind in self._replies for move in question.moves):
            return None
        return next((move for move in question.moves if move.kind == self._way_out), None)

    def answer(self, question: PersonalQuestion) -> Move | None:
        """Return the standing answer to a question, None where its owner has to decide."""
        if not self.holds(question.seat):
            return None
        if not all(move.kind in self._replies for move in question.moves):
            self.take_back(question.seat)
        return self.way_out(question)
