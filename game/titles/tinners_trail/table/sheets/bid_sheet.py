"""The bill while an area is sold: when it lies there, and its controls for whoever decides."""

from __future__ import annotations

from game.engine.knowledge import Event
from game.scene.nodes.node import Node
from game.tabletop.question.inputs import CardInput, SumInput
from game.tabletop.sheet.sheet import Sheet
from game.tabletop.sheet.sheet_keeper import SheetKind, SheetMoment, box_round
from game.titles.tinners_trail.table.controller import TrailController
from game.titles.tinners_trail.table.parts import TrailParts
from game.titles.tinners_trail.table.sheets.bidding import BidControls, Watching
from game.titles.tinners_trail.table.sheets.bill import BillWriter
from game.titles.tinners_trail.table.sheets.bill_shape import bill_place
from game.titles.tinners_trail.table.sheets.draft import CardChoice
from game.titles.tinners_trail.table.sheets.notice import NoticeSheet
from game.titles.tinners_trail.table.sheets.sum_sheet import TrailSheetHandlers
from game.titles.tinners_trail.table.view_model import TrailContext, TrailModel


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


class BidSheetWriter:
    """Makes bills and writes them; `bids` hears what everybody has bid."""

    def __init__(
        self, parts: TrailParts, context: TrailContext, bids: Bids, handlers: TrailSheetHandlers
    ) -> None:
        """Take where bills are laid, what they are written with, and what the controls do."""
        self._parts, self._context = parts, context
        self._bids, self._handlers = bids, handlers

    @property
    def kind(self) -> SheetKind[TrailModel]:
        """The bill as a kind of sheet."""
        return SheetKind(wanted=self._wanted, make=self._make, write=self._write, about=self._about)

    def _wanted(self, moment: SheetMoment[TrailModel]) -> tuple[object, ...] | None:
        sale = moment.model.sale
        if sale is None:
            return None
        return sale.area, id(moment.controller.question_input), moment.concealed

    def _about(self, moment: SheetMoment[TrailModel]) -> tuple[str, ...]:
        sale = moment.model.sale
        return (sale.area,) if sale is not None else ()

    def _make(self, moment: SheetMoment[TrailModel]) -> Sheet:
        layout, chart = self._parts.layout, self._parts.chart
        about = [box_round(chart.outline(area), layout.controls) for area in self._about(moment)]
        shape, _ = bill_place(layout, about)
        bid_sheet = NoticeSheet(self._context, shape)
        bid_sheet.give(self._controls(moment, shape.inner_width))
        return bid_sheet

    def _controls(self, moment: SheetMoment[TrailModel], width: float) -> Node:
        asked, question = moment.controller.question_input, moment.controller.question
        model, paper = moment.model, (self._context, width)
        if isinstance(asked, SumInput) and asked.sum is not None and question is not None:
            return BidControls(paper, question.seat, asked, self._handlers)
        if isinstance(asked, CardInput) and not moment.concealed:
            region = model.view.area(model.sale.area).region if model.sale is not None else "any"
            return CardChoice(paper, (asked, region), self._handlers)
        return Watching(self._context, self._handlers.cancel_proxy, width)

    def _write(self, sheet: Sheet, moment: SheetMoment[TrailModel]) -> None:
        model, asked, auction = moment.model, moment.controller.question_input, moment.model.sale
        if auction is None or not isinstance(sheet, NoticeSheet):
            return
        card, high = auction.card, auction.high_bid
        if isinstance(asked, CardInput) and asked.picked is not None:
            card = asked.picked.card
        bids = tuple(self._bids.last_of(seat.seat, high) for seat in self._context.seats)
        concealed = moment.concealed
        sheet.show(BillWriter(model, self._context, bids, card=card, concealed=concealed).written())
        controls = sheet.controls
        if isinstance(controls, CardChoice):
            controls.refresh()
        elif isinstance(controls, BidControls):
            controls.show(model, raises=bool(self._bids.last_of(model.view.to_move, high)))
        elif isinstance(controls, Watching) and isinstance(moment.controller, TrailController):
            proxy = moment.controller.proxies.get(model.seat)
            controls.tell(model, proxy, asked=bool(asked.moves))
