"""Desk: the question one person at the screen answers, and the orders that answer by themselves."""

from __future__ import annotations

from game.engine.move import Move
from game.room import PersonalQuestion
from game.tabletop.question.enquiry import Enquiry
from game.tabletop.question.proxy import Proxy
from game.tabletop.question.sum import Sum
from game.titles.tinners_trail.rules.table_view import TableView
from game.titles.tinners_trail.table.selection.action import ActionEnquiry
from game.titles.tinners_trail.table.selection.draft import DraftEnquiry
from game.titles.tinners_trail.table.selection.questions import enquiry_of


class QuestionDesk:
    """Holds at most one question. `proxies` outlive it, and the table, until their auction ends."""

    def __init__(self, proxies: dict[int, Proxy], *, standing: bool = True) -> None:
        """Begin with nothing asked; the running orders by seat are shared with later tables.

        Without `standing` every question is asked.
        """
        self._standing = standing
        self.question: PersonalQuestion | None = None
        self.may_undo = False  # whether somebody keeps the way back while nobody is asked
        self.enquiry = Enquiry()
        self.proxies = proxies
        self._sealed: tuple[int, DraftEnquiry] | None = None

    def ask(self, question: PersonalQuestion, view: TableView) -> Move | None:
        """Take a question; return the answer when an earlier order already gives it."""
        self.question = question
        automatic = self._by_proxy(question, view) or self._by_seal(question)
        automatic = automatic or self._without_rivals(question, view)
        if automatic is not None:
            return automatic
        self._sealed = None
        hand = view.seats[question.seat].hand

        def worth(area: str, tin: int, copper: int) -> int:
            water = view.area(area).water
            return tin * (view.tin_price - water) + copper * (view.copper_price - water)

        self.enquiry = enquiry_of(question.moves, hand, worth)
        if isinstance(self.enquiry, ActionEnquiry):
            self.enquiry.asks_before_passing = question.asks_before_passing
        return None

    def seal_draft(self) -> None:
        """From now on the marks of the draft answer the other regions by themselves."""
        if isinstance(self.enquiry, DraftEnquiry) and self.question is not None:
            self.enquiry.keepsakes.sealed = True
            self._sealed = (self.question.seat, self.enquiry)

    def order_bids(self, area: str, limit: Sum) -> None:
        """From now on bids up to a limit are made for whoever is asked, in that auction."""
        if self.question is not None:
            seat = self.question.seat
            self.proxies[seat] = Proxy(seat, area, limit.pounds, limit.then_ask)

    def rest(self) -> None:
        """Nobody is asked."""
        self.question = None
        self.enquiry = Enquiry()

    def break_seal(self) -> None:
        """The marks of the draft no longer answer by themselves: something was taken back."""
        self._sealed = None

    def drop_ended_proxies(self, view: TableView) -> None:
        """Forget the orders of auctions that are over."""
        area = view.auction.area if view.auction is not None else ""
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
