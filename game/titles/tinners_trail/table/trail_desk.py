"""Desk of the remastered edition: a sealed draft answers by itself too."""

from __future__ import annotations

from game.engine.move import Move
from game.room import PersonalQuestion
from game.tabletop.question.enquiry import Enquiry
from game.tabletop.question.proxy import Proxy
from game.titles.tinners_trail.table.county_desk import CountyDesk
from game.titles.tinners_trail.table.selection.draft import DraftEnquiry
from game.titles.tinners_trail.table.selection.load import Worth
from game.titles.tinners_trail.table.selection.questions import enquiry_of
from game.titles.tinners_trail.table.stand import Stand


class TrailDesk(CountyDesk[Stand]):
    """Keeps the marks of a draft that was confirmed."""

    def __init__(self, proxies: dict[int, Proxy], *, standing: bool = True) -> None:
        """Begin with nothing asked."""
        super().__init__(proxies, standing=standing)
        self._sealed: tuple[int, DraftEnquiry] | None = None

    def enquiry_about(self, question: PersonalQuestion, stand: Stand, worth: Worth) -> Enquiry:
        """Return the enquiry of a question."""
        self._sealed = None
        return enquiry_of(question.moves, stand.view.seats[question.seat].hand, worth)

    def by_order(self, question: PersonalQuestion, stand: Stand) -> Move | None:
        """Return the answer of an order to bid, a confirmed draft or a sale without rivals."""
        return self._by_seal(question) or super().by_order(question, stand)

    def confirmed(self) -> None:
        """From now on the marks of the draft answer the other regions by themselves."""
        if isinstance(self.enquiry, DraftEnquiry) and self.question is not None:
            self.enquiry.keepsakes.sealed = True
            self._sealed = (self.question.seat, self.enquiry)

    def taken_back(self) -> None:
        """The marks of the draft no longer answer by themselves: something was taken back."""
        self._sealed = None

    def _by_seal(self, question: PersonalQuestion) -> Move | None:
        if self._sealed is None or question.moves[0].kind != "discard":
            return None
        seat, draft = self._sealed
        return draft.ask_again(question.moves) if seat == question.seat else None
