"""The bill while an area is sold: when it lies there, and its controls for whoever decides."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Generic

from game.engine.knowledge import Event
from game.scene.nodes.node import Node
from game.tabletop.question.inputs import SumInput
from game.tabletop.sheet.sheet import Sheet
from game.tabletop.sheet.sheet_keeper import SheetKind, SheetMoment, box_round
from game.titles.tinners_trail.table.context import TableContext
from game.titles.tinners_trail.table.controller import BothEditionsController
from game.titles.tinners_trail.table.parts import CountyParts
from game.titles.tinners_trail.table.sheets.bid_sheet_shape import BidSheetShape, bill_place
from game.titles.tinners_trail.table.sheets.bidding import BidControls, BiddingLook, Watching
from game.titles.tinners_trail.table.sheets.kinds import BothEditionsHandlers
from game.titles.tinners_trail.table.sheets.notice import NoticeSheet
from game.titles.tinners_trail.table.view_model import AnyCounty


class Bids:
    """Hears what the journal hears: a view knows the highest bid only."""

    def __init__(self) -> None:
        self._made: list[tuple[int, int]] = []

    def hear(self, events: tuple[Event, ...]) -> None:
        """Note bids; those for an earlier area go when the next is put up."""
        for event in events:
            if event.kind == "opened-auction":
                self._made.clear()
            elif event.kind == "bid":
                self._made.append((event.seat, event.amount("pounds")))

    def forget(self) -> None:
        """Know of no bid."""
        self._made.clear()

    def last_of(self, seat: int, high: int) -> int:
        """Return a seat's last bid of those up to the highest, 0 without one.

        The journal tells of a bid before it is seen on the bill.
        """
        return max(
            (pounds for by, pounds in self._made if by == seat and pounds <= high), default=0
        )


Paper = tuple[TableContext, float]
"""What controls are printed with, and how wide they are."""


class AnyBidSheetWriter(ABC, Generic[AnyCounty]):
    """Makes bills and writes them; `bids` hears what everybody has bid."""

    def __init__(
        self, parts: CountyParts, context: TableContext, bids: Bids, handlers: BothEditionsHandlers
    ) -> None:
        """Take where bills are laid, what they are written with, and what the controls do."""
        self._parts, self.context = parts, context
        self.bids, self.handlers = bids, handlers

    @property
    def kind(self) -> SheetKind[AnyCounty]:
        """The bill as a kind of sheet."""
        return SheetKind(wanted=self._wanted, make=self._make, write=self._write, about=self._about)

    @abstractmethod
    def blank(self, shape: BidSheetShape) -> NoticeSheet[Any]:
        """Return an empty notice."""

    @abstractmethod
    def print_on(self, sheet: NoticeSheet[Any], moment: SheetMoment[AnyCounty]) -> None:
        """Write what is for sale, and who bids."""

    def bidding(self, model: AnyCounty, question_input: SumInput) -> BiddingLook:
        """Return what the controls of a bidder say."""
        say, auction = self.context.say, model.sale
        assert auction is not None
        assert question_input.sum is not None
        view = model.view
        seat, pounds = view.seats[view.to_move], question_input.sum.pounds
        build = int(model.board.build_work)
        return BiddingLook(
            high=say("pounds", pounds=auction.high_bid) if auction.high_bid else say("no-bid"),
            has_bid=bool(auction.high_bid),
            pounds=pounds,
            leaves=say("bid-leaves", money=seat.money - pounds, work=seat.work_left - build),
            insurance="",
            may_drop=question_input.refusal is not None,
            why_no_drop=say("must-bid"),
            raises=bool(self.bids.last_of(view.to_move, auction.high_bid)),
            then_ask=question_input.sum.then_ask,
        )

    def controls_of(self, moment: SheetMoment[AnyCounty], paper: Paper) -> Node | None:
        """Return controls for another question of a sale than a bid, None without one."""
        return None

    def all_bids(self, high_bid: int) -> tuple[int, ...]:
        """Return what each seat has bid, as far as that is known."""
        return tuple(self.bids.last_of(seat.seat, high_bid) for seat in self.context.seats)

    def _make(self, moment: SheetMoment[AnyCounty]) -> Sheet:
        layout, chart = self._parts.layout, self._parts.chart
        about = [box_round(chart.outline(area), layout.controls) for area in self._about(moment)]
        shape, _ = bill_place(layout, about)
        bid_sheet = self.blank(shape)
        bid_sheet.give(self._controls(moment, (self.context, shape.inner_width)))
        return bid_sheet

    def _controls(self, moment: SheetMoment[AnyCounty], paper: Paper) -> Node:
        question_input, question = moment.controller.question_input, moment.controller.question
        if (
            isinstance(question_input, SumInput)
            and question_input.sum is not None
            and question is not None
        ):
            return BidControls(paper, question.seat, question_input.sum, self.handlers)
        own = self.controls_of(moment, paper)
        return own or Watching(self.context, self.handlers.cancel_proxy, paper[1])

    def _write(self, sheet: Sheet, moment: SheetMoment[AnyCounty]) -> None:
        model, question_input = moment.model, moment.controller.question_input
        if model.sale is None or not isinstance(sheet, NoticeSheet):
            return
        self.print_on(sheet, moment)
        controls = sheet.controls
        if isinstance(controls, BidControls) and isinstance(question_input, SumInput):
            controls.show(self.bidding(model, question_input))
        elif isinstance(controls, Watching) and isinstance(
            moment.controller, BothEditionsController
        ):
            proxy = moment.controller.proxies.get(model.seat)
            controls.tell(model, proxy, asked=bool(question_input.moves))

    def _wanted(self, moment: SheetMoment[AnyCounty]) -> tuple[object, ...] | None:
        sale = moment.model.sale
        if sale is None:
            return None
        return sale.area, id(moment.controller.question_input), moment.concealed

    def _about(self, moment: SheetMoment[AnyCounty]) -> tuple[str, ...]:
        sale = moment.model.sale
        return (sale.area,) if sale is not None else ()
