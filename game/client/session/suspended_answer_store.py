"""A person's unfinished picks, stored while the same question is suspended."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.records.records import HUMAN_PLAYER, Seat
from game.table_protocol import PersonalQuestion, Table


@dataclass(frozen=True, slots=True)
class UnfinishedAnswer:
    """A question, and the picks that were made for it at a table before it was answered."""

    question: PersonalQuestion
    picks: object

    def fits_question(self, question: PersonalQuestion) -> bool:
        """Return whether a question has the seat, the moves and the position of the stored
        question."""
        old = self.question
        return (old.seat, old.moves) == (question.seat, question.moves) and (
            old.view.to_plain() == question.view.to_plain()
        )


class SuspendedAnswerStore:
    """Stores the picks of one unfinished answer while its question is suspended: because a new
    table is made, a person looks back at past turns, or a computer plays the seat.

    The picks are restored only for the question for which they were stored.
    """

    def __init__(self) -> None:
        """Start without a stored answer and without recorded seats."""
        self._stored_answer: UnfinishedAnswer | None = None
        self._computer_seats: set[int] = set()

    def store_picks(self, question: PersonalQuestion, table: Table) -> None:
        """Store the picks made at a table for a question, if there are any."""
        picks = table.pending_picks()
        if picks is not None:
            self._stored_answer = UnfinishedAnswer(question, picks)

    def record_computer_seats(self, seats: Sequence[Seat]) -> None:
        """Add the seats that a computer plays now to those remembered, for
        `restore_picks_or_tell_if_lost`."""
        self._computer_seats |= {at for at, seat in enumerate(seats) if seat.player != HUMAN_PLAYER}

    def restore_picks_or_tell_if_lost(self, question: PersonalQuestion, table: Table) -> bool:
        """Restore the stored picks at a table if they belong to this question; return True if
        they are lost because a computer has played for the seat."""
        kept = self._stored_answer
        was_replaced = question.seat in self._computer_seats
        self._computer_seats.discard(question.seat)
        if kept is None or kept.question.seat != question.seat:
            return False
        self._stored_answer = None
        if kept.fits_question(question):
            table.restore_picks(kept.picks)
            return False
        return was_replaced
