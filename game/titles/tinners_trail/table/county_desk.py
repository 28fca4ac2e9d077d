"""Desk: the question one person at the screen answers, and the orders to bid that answer it."""

from __future__ import annotations

from abc import abstractmethod
from typing import Generic

from game.engine.move import Move
from game.room import PersonalQuestion
from game.tabletop.question.enquiry import Enquiry
from game.tabletop.question.proxy import Proxy
from game.tabletop.question.question_desk import QuestionDesk
from game.tabletop.question.sum import Sum
from game.titles.tinners_trail.rules.county.county_view import CountyView
from game.titles.tinners_trail.table.selection.action import ActionEnquiry, Worth
from game.titles.tinners_trail.table.stand import AnyCounty


class CountyDesk(QuestionDesk[AnyCounty], Generic[AnyCounty]):
    """`proxies` outlive it, and the table, until their auction ends."""

    def __init__(self, proxies: dict[int, Proxy], *, standing: bool = True) -> None:
        """Begin with nothing asked; the running orders by seat are shared with later tables.

        Without `standing` every question is asked.
        """
        super().__init__()
        self._standing = standing
        self.proxies = proxies

    @abstractmethod
    def enquiry_about(self, question: PersonalQuestion, stand: AnyCounty, worth: Worth) -> Enquiry:
        """Return the enquiry of a question; `worth` values a load of ore."""

    def enquiry_of(self, question: PersonalQuestion, stand: AnyCounty) -> Enquiry:
        """Return what a person does about a question."""
        view = stand.view

        def worth(area: str, tin: int, copper: int) -> int:
            water = view.area(area).water
            return tin * (view.tin_price - water) + copper * (view.copper_price - water)

        enquiry = self.enquiry_about(question, stand, worth)
        if isinstance(enquiry, ActionEnquiry):
            enquiry.asks_before_passing = question.asks_before_passing
        return enquiry

    def by_order(self, question: PersonalQuestion, stand: AnyCounty) -> Move | None:
        """Return the answer of an order to bid, or of a sale without rivals."""
        return self._by_proxy(question, stand.view) or self._without_rivals(question, stand.view)

    def order_bids(self, area: str, limit: Sum) -> None:
        """From now on bids up to a limit are made for whoever is asked, in that auction."""
        if self.question is not None:
            seat = self.question.seat
            self.proxies[seat] = Proxy(seat, area, limit.pounds, limit.then_ask)

    def shown(self, stand: AnyCounty) -> None:
        """Forget the orders of auctions that are over."""
        auction = stand.view.auction
        area = auction.area if auction is not None else ""
        for seat in [seat for seat, proxy in self.proxies.items() if proxy.area != area]:
            del self.proxies[seat]

    def _by_proxy(self, question: PersonalQuestion, view: CountyView) -> Move | None:
        proxy = self.proxies.get(question.seat)
        if proxy is None or view.auction is None:
            return None
        serves = proxy.serves(question.seat, view.auction.area)
        answer = proxy.answer(question.moves) if serves else None
        if answer is None and proxy.then_ask:
            del self.proxies[question.seat]  # its owner goes on alone
        return answer

    def _without_rivals(self, question: PersonalQuestion, view: CountyView) -> Move | None:
        """The least sum, if nobody else is in the sale and it must be made: that was confirmed."""
        alone = view.auction is not None and view.auction.bidding == (question.seat,)
        bids = [move for move in question.moves if move.kind == "bid"]
        if not (self._standing and alone and len(bids) == len(question.moves)):
            return None
        return min(bids, key=lambda move: move.amount("pounds"))
