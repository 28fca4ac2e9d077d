"""What a person has begun to answer, kept while the same question is asked again later."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.records.records import HUMAN, Seat
from game.table_protocol import PersonalQuestion, Table


@dataclass(frozen=True, slots=True)
class UnfinishedAnswer:
    """A question, and what a table says is picked of its answer."""

    question: PersonalQuestion
    picks: object

    def fits(self, question: PersonalQuestion) -> bool:
        """Whether the same seat is asked the same in the same position."""
        old = self.question
        return (old.seat, old.moves) == (question.seat, question.moves) and (
            old.view.to_plain() == question.view.to_plain()
        )


class KeptPicks:
    """Keeps one unfinished answer while its seat is asked nothing: a new table is made, somebody
    looks back, or a computer plays the seat. It is given back to the same question alone.
    """

    def __init__(self) -> None:
        """Keep nothing yet."""
        self._kept: UnfinishedAnswer | None = None
        self._replaced: set[int] = set()

    def keep(self, question: PersonalQuestion, table: Table) -> None:
        """Keep what is picked at a table, if anything is."""
        picks = table.picks()
        if picks is not None:
            self._kept = UnfinishedAnswer(question, picks)

    def seats_changed(self, seats: Sequence[Seat]) -> None:
        """Notice for which seats a computer plays."""
        self._replaced |= {at for at, seat in enumerate(seats) if seat.player != HUMAN}

    def give_back(self, question: PersonalQuestion, table: Table) -> bool:
        """Pick again what is kept; return whether it is lost because a computer has played."""
        kept = self._kept
        was_replaced = question.seat in self._replaced
        self._replaced.discard(question.seat)
        if kept is None or kept.question.seat != question.seat:
            return False
        self._kept = None
        if kept.fits(question):
            table.pick_again(kept.picks)
            return False
        return was_replaced
