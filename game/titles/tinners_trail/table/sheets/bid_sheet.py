"""The bill while an area is sold: when it lies there, and its controls for whoever decides."""

from game.engine.events import Event
from game.scene.nodes.node import Node
from game.tabletop.sheet.sheet import Sheet
from game.tabletop.sheet.sheet_keeper import SheetKind, SheetMoment
from game.tabletop.sheet.sheet_placement import box_round
from game.titles.tinners_trail.table.controller import TrailController
from game.titles.tinners_trail.table.inputs import CardInput, SumInput
from game.titles.tinners_trail.table.parts import TrailParts
from game.titles.tinners_trail.table.sheets.auction_summary import BillWriter
from game.titles.tinners_trail.table.sheets.bidding import BidControls
from game.titles.tinners_trail.table.sheets.bill_shape import bill_place
from game.titles.tinners_trail.table.sheets.card_choice import CardChoice
from game.titles.tinners_trail.table.sheets.notice import NoticeSheet
from game.titles.tinners_trail.table.sheets.sum_sheet import TrailSheetHandlers
from game.titles.tinners_trail.table.sheets.watching import Watching
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


def bid_kind(
    parts: TrailParts, context: TrailContext, bids: Bids, handlers: TrailSheetHandlers
) -> SheetKind[TrailModel]:
    """The bill while an area is sold; `bids` hears what everybody has bid."""

    def wanted(moment: SheetMoment[TrailModel]) -> tuple[object, ...] | None:
        sale = moment.model.sale
        if sale is None:
            return None
        return sale.area, id(moment.controller.question_input), moment.concealed

    def about(moment: SheetMoment[TrailModel]) -> tuple[str, ...]:
        sale = moment.model.sale
        return (sale.area,) if sale is not None else ()

    def make(moment: SheetMoment[TrailModel]) -> Sheet:
        layout = parts.layout
        chart = parts.chart
        boxes = [box_round(chart.outline(area), layout.room.controls) for area in about(moment)]
        shape, _ = bill_place(layout, boxes)
        bid_sheet = NoticeSheet(context, shape)
        bid_sheet.give(controls(moment, shape.inner_width))
        return bid_sheet

    def controls(moment: SheetMoment[TrailModel], width: float) -> Node:
        asked = moment.controller.question_input
        question = moment.controller.question
        model = moment.model
        if isinstance(asked, SumInput) and asked.sum is not None and question is not None:
            return BidControls(context, width, question.seat, asked, handlers)
        if isinstance(asked, CardInput) and not moment.concealed:
            region = model.view.area(model.sale.area).region if model.sale is not None else "any"
            return CardChoice(context, width, asked, region, handlers)
        return Watching(context, handlers.cancel_proxy, width)

    def write(sheet: Sheet, moment: SheetMoment[TrailModel]) -> None:
        model = moment.model
        asked = moment.controller.question_input
        auction = moment.model.sale
        if auction is None or not isinstance(sheet, NoticeSheet):
            return
        card = auction.card
        high = auction.high_bid
        if isinstance(asked, CardInput) and asked.picked is not None:
            card = asked.picked.card
        made = tuple(bids.last_of(seat.seat, high) for seat in context.seats)
        writer = BillWriter(model, context, made, card=card, concealed=moment.concealed)
        sheet.show(writer.written())
        below = sheet.controls
        if isinstance(below, CardChoice):
            below.refresh()
        elif isinstance(below, BidControls):
            below.show(model, raises=bool(bids.last_of(model.view.to_move, high)))
        elif isinstance(below, Watching) and isinstance(moment.controller, TrailController):
            proxy = moment.controller.proxies.get(model.seat)
            below.tell(model, proxy, asked=bool(asked.moves))

    return SheetKind(wanted=wanted, make=make, write=write, about=about)
