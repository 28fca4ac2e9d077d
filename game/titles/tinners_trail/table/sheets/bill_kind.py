"""The auction bill while an area is sold: what it says, and its controls for whoever decides."""

from __future__ import annotations

from game.engine.move import Move
from game.scene.node import Node
from game.tabletop.layout.sheet_place import box_round
from game.tabletop.question.amount import SumEnquiry
from game.tabletop.question.card import CardEnquiry
from game.tabletop.sheet.sheet import Sheet
from game.tabletop.sheet.sheet_keeper import SheetKind, SheetMoment
from game.titles.tinners_trail.table.guide import Guide
from game.titles.tinners_trail.table.look.bids import Bids
from game.titles.tinners_trail.table.look.bill import BillFacts, write_bill
from game.titles.tinners_trail.table.sheets.bidding import BidControls, BiddingHandlers, BiddingLook
from game.titles.tinners_trail.table.sheets.bill import BillSheet
from game.titles.tinners_trail.table.sheets.bill_shape import bill_place
from game.titles.tinners_trail.table.sheets.card_choice import CardChoice, ChoiceHandlers
from game.titles.tinners_trail.table.sheets.kinds import TrailHandlers
from game.titles.tinners_trail.table.sheets.watching import Watching
from game.titles.tinners_trail.table.stand import Stand
from game.titles.tinners_trail.table.studio import Studio
from game.titles.tinners_trail.table.trail_desk import TrailDesk
from game.titles.tinners_trail.table.trail_parts import TrailParts

Moment = SheetMoment[Stand]


class BillWriter:
    """Makes bills and writes them; `bids` hears what everybody has bid."""

    def __init__(
        self, parts: TrailParts, tools: tuple[Studio, Guide], bids: Bids, handlers: TrailHandlers
    ) -> None:
        """Take where bills are laid, what they are written with, and what the controls do."""
        self._parts = parts
        self._studio, self._guide = tools
        self._bids, self._handlers = bids, handlers

    @property
    def kind(self) -> SheetKind[Stand]:
        """The bill as a kind of sheet."""
        return SheetKind(wanted=_wanted, make=self._make, write=self._write, about=_about)

    def _make(self, moment: Moment) -> Sheet:
        layout, chart = self._parts.layout, self._parts.chart
        about = [box_round(chart.outline(area), layout.controls) for area in _about(moment)]
        shape, _ = bill_place(layout, about)
        bill = BillSheet(self._studio, shape)
        bill.give(self._controls(moment, (self._studio, shape.inner_width)))
        return bill

    def _controls(self, moment: Moment, paper: tuple[Studio, float]) -> Node:
        enquiry, question = moment.desk.enquiry, moment.desk.question
        handlers, sheet = self._handlers, self._handlers.sheet
        if isinstance(enquiry, SumEnquiry) and enquiry.sum is not None and question is not None:
            calls = BiddingHandlers(
                sheet.confirm, handlers.proxy, sheet.decline, sheet.changed, handlers.lead
            )
            return BidControls(paper, question.seat, enquiry.sum, calls)
        if isinstance(enquiry, CardEnquiry) and not moment.concealed:

            def pick(move: Move) -> None:
                enquiry.pick(move)
                sheet.changed()

            choice = ChoiceHandlers(pick, sheet.confirm, sheet.decline)
            auction = moment.stand.sale
            region = moment.stand.view.area(auction.area).region if auction is not None else "any"
            return CardChoice(paper, (enquiry, region), choice)
        return Watching(self._studio, handlers.cancel_proxy, paper[1])

    def _write(self, sheet: Sheet, moment: Moment) -> None:
        stand, enquiry, auction = moment.stand, moment.desk.enquiry, moment.stand.sale
        if auction is None or not isinstance(sheet, BillSheet):
            return
        card = auction.card
        if isinstance(enquiry, CardEnquiry) and enquiry.picked is not None:
            card = enquiry.picked.card
        prospect = self._guide.prospect(stand.state, auction.area, card)
        his = int(stand.board.wallace_seat)
        high = auction.high_bid
        bids = tuple(self._bids.last_of(seat.seat, high) for seat in self._studio.seats)
        facts = BillFacts(stand.view, auction, prospect, card, moment.concealed, his, bids)
        sheet.show(write_bill(facts, self._studio.seats, self._studio.words))
        controls = sheet.controls
        if isinstance(controls, BidControls) and isinstance(enquiry, SumEnquiry):
            controls.show(self._bidding(stand, enquiry))
        elif isinstance(controls, CardChoice):
            controls.refresh()
        elif isinstance(controls, Watching) and isinstance(moment.desk, TrailDesk):
            proxy = moment.desk.proxies.get(stand.seat)
            controls.tell(stand, proxy, asked=bool(enquiry.moves))

    def _bidding(self, stand: Stand, enquiry: SumEnquiry) -> BiddingLook:
        say, auction = self._studio.say, stand.sale
        assert auction is not None and enquiry.sum is not None
        seat = stand.view.seats[stand.view.to_move]
        pounds = enquiry.sum.pounds
        build = int(stand.board.build_work)
        insured = auction.card_from == "hand" and auction.opener == stand.view.to_move
        paid = (auction.high_bid + 1) // 2
        leaves = "bid-leaves-once" if stand.board.solo else "bid-leaves"
        return BiddingLook(
            high=say("pounds", pounds=auction.high_bid) if auction.high_bid else say("no-bid"),
            has_bid=bool(auction.high_bid),
            pounds=pounds,
            leaves=say(leaves, money=seat.money - pounds, work=seat.work_left - build),
            insurance=say("bank-pays", pounds=paid) if insured and auction.high_bid else "",
            may_drop=enquiry.refusal is not None,
            why_no_drop=say("must-bid"),
            one_bid=stand.board.solo,
            raises=bool(self._bids.last_of(stand.view.to_move, auction.high_bid)),
            then_ask=enquiry.sum.then_ask,
        )


def _wanted(moment: Moment) -> tuple[object, ...] | None:
    sale = moment.stand.sale
    return (sale.area, id(moment.desk.enquiry), moment.concealed) if sale is not None else None


def _about(moment: Moment) -> tuple[str, ...]:
    sale = moment.stand.sale
    return (sale.area,) if sale is not None else ()
