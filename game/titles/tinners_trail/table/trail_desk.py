"""Desk: the question one person at the screen answers, and the orders that answer by themselves."""

from __future__ import annotations

from game.engine.move import Move
from game.room import PersonalQuestion
from game.tabletop.question.enquiry import Enquiry
from game.tabletop.question.proxy import Proxy
from game.tabletop.question.question_desk import QuestionDesk
from game.tabletop.question.sum import Sum
from game.titles.tinners_trail.rules.table_view import TableView
from game.titles.tinners_trail.table.selection.action import ActionEnquiry
from game.titles.tinners_trail.table.selection.draft import DraftEnquiry
from game.titles.tinners_trail.table.selection.questions import enquiry_of
from game.titles.tinners_trail.table.stand import Stand


class TrailDesk(QuestionDesk[Stand]):
    """`proxies` outlive it, and the table, until their auction ends."""

    def __init__(self, proxies: dict[int, Proxy], *, standing: bool = True) -> None:
        """Begin with nothing asked; the running orders by seat are shared with later tables.

        Without `standing` every question is asked.
        """
        super().__init__()
        self._standing = standing
        self.proxies = proxies
        self._sealed: tuple[int, DraftEnquiry] | None = None

    def enquiry_of(self, question: PersonalQuestion, stand: Stand) -> Enquiry:
        """Return what a person does about a question."""
        view = stand.view
        self._sealed = None

        def worth(area: str, tin: int, copper: int) -> int:
            water = view.area(area).water
            return tin * (view.tin_price - water) + copper * (view.copper_price - water)

        enquiry = enquiry_of(question.moves, view.seats[question.seat].hand, worth)
        if isinstance(enquiry, ActionEnquiry):
            enquiry.asks_before_passing = question.asks_before_passing
        return enquiry

    def by_order(self, question: PersonalQuestion, stand: Stand) -> Move | None:
        """Return the answer of an order to bid, a confirmed draft or a sale without rivals."""
        view = stand.view
        automatic = self._by_proxy(question, view) or self._by_seal(question)
        return automatic or self._without_rivals(question, view)

    def confirmed(self) -> None:
        """From now on the marks of the draft answer the other regions by themselves."""
        if isinstance(self.enquiry, DraftEnquiry) and self.question is not None:
            self.enquiry.keepsakes.sealed = True
            self._sealed = (self.question.seat, self.enquiry)

    def order_bids(self, area: str, limit: Sum) -> None:
        """From now on bids up to a limit are made for whoever is asked, in that auction."""
        if self.question is not None:
            seat = self.question.seat
            self.proxies[seat] = Proxy(seat, area, limit.pounds, limit.then_ask)

    def taken_back(self) -> None:
        """The marks of the draft no longer answer by themselves: something was taken back."""
        self._sealed = None

    def shown(self, stand: Stand) -> None:
        """Forget the orders of auctions that are over."""
        auction = stand.view.auction
        area = auction.area if auction is not None else ""
        for seat in [seat for seat, proxy in self.proxies.items() if proxy.area != area]:
            del self.proxies[seat]

    def _by_proxy(self, question: PersonalQuestion, view: TableView) -> Move | None:
        proxy = self.proxies.get(question.seat)
        if proxy is None or view.auction is None:
            return None
        serves = proxy.serves(question.seat, view.auction.area)
        answer = proxy.answer(question.moves) if serves else None
        if answer is None and proxy.then_ask:
            del self.proxies[question.seat]  # its owner goes on alone
        return answer

    def _without_rivals(self, question: PersonalQuestion, view: TableView) -> Move | None:
        """The least sum, if nobody else is in the sale and it must be made: that was confirmed."""
        alone = view.auction is not None and view.auction.bidding == (question.seat,)
        bids = [move for move in question.moves if move.kind == "bid"]
        if not (self._standing and alone and len(bids) == len(question.moves)):
            return None
        return min(bids, key=lambda move: move.amount("pounds"))

    def _by_seal(self, question: PersonalQuestion) -> Move | None:
        if self._sealed is None or question.moves[0].kind != "discard":
            return None
        seat, draft = self._sealed
        return draft.ask_again(question.moves) if seat == question.seat else None
