"""The bill of the remastered edition: a tile is sold, and perhaps a survey card."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from game.scene.node import Node
from game.tabletop.question.amount import SumEnquiry
from game.tabletop.question.card import CardEnquiry
from game.tabletop.sheet.sheet_keeper import SheetMoment
from game.titles.tinners_trail.table.guide import Guide
from game.titles.tinners_trail.table.look.bill import BillFacts, write_bill
from game.titles.tinners_trail.table.sheets.bidding import BiddingLook
from game.titles.tinners_trail.table.sheets.bill import BillSheet
from game.titles.tinners_trail.table.sheets.bill_shape import BillShape
from game.titles.tinners_trail.table.sheets.bill_writer import Bids, CountyBillWriter, Paper
from game.titles.tinners_trail.table.sheets.card_choice import CardChoice
from game.titles.tinners_trail.table.sheets.kinds import CountyHandlers
from game.titles.tinners_trail.table.sheets.notice import NoticeSheet
from game.titles.tinners_trail.table.stand import Stand
from game.titles.tinners_trail.table.studio import Studio
from game.titles.tinners_trail.table.trail_parts import TrailParts

Moment = SheetMoment[Stand]


class BillWriter(CountyBillWriter[Stand]):
    """Asks for survey cards on the bill too."""

    def __init__(
        self, parts: TrailParts, tools: tuple[Studio, Guide], bids: Bids, handlers: CountyHandlers
    ) -> None:
        """Take where bills are laid, what they are written with, and what the controls do."""
        studio, self._guide = tools
        super().__init__(parts, studio, bids, handlers)

    def blank(self, shape: BillShape) -> BillSheet:
        """Return an empty notice."""
        return BillSheet(self.studio, shape)

    def controls_of(self, moment: Moment, paper: Paper) -> Node | None:
        """Return the choice of a survey card."""
        enquiry = moment.desk.enquiry
        if not isinstance(enquiry, CardEnquiry) or moment.concealed:
            return None
        auction = moment.stand.sale
        region = moment.stand.view.area(auction.area).region if auction is not None else "any"
        return CardChoice(paper, (enquiry, region), self.handlers.sheet)

    def print_on(self, sheet: NoticeSheet[Any], moment: Moment) -> None:
        """Write what is for sale, and who bids."""
        stand, enquiry, auction = moment.stand, moment.desk.enquiry, moment.stand.sale
        assert auction is not None
        card = auction.card
        if isinstance(enquiry, CardEnquiry) and enquiry.picked is not None:
            card = enquiry.picked.card
        facts = BillFacts(
            view=stand.view,
            auction=auction,
            prospect=self._guide.prospect(stand.state, auction.area, card),
            card=card,
            concealed=moment.concealed,
            work=int(stand.board.build_work),
            by_dice=int(stand.board.wallace_seat),
            bids=self.all_bids(auction.high_bid),
        )
        sheet.show(write_bill(facts, self.studio.seats, self.studio.words))
        if isinstance(sheet.controls, CardChoice):
            sheet.controls.refresh()

    def bidding(self, stand: Stand, enquiry: SumEnquiry) -> BiddingLook:
        """Return what the controls say: the bank pays for an outbid survey, and against Lord
        Wallace everybody bids once.
        """
        look, auction, say = super().bidding(stand, enquiry), stand.sale, self.studio.say
        assert auction is not None
        if stand.board.solo:
            seat = stand.view.seats[stand.view.to_move]
            work = seat.work_left - int(stand.board.build_work)
            leaves = say("bid-leaves-once", money=seat.money - look.pounds, work=work)
            look = replace(look, leaves=leaves, one_bid=True)
        insured = auction.card_from == "hand" and auction.opener == stand.view.to_move
        if not insured or not auction.high_bid:
            return look
        return replace(look, insurance=say("bank-pays", pounds=(auction.high_bid + 1) // 2))
