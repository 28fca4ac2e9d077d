"""The auction bill as a sheet: when it is shown, and its controls for the seat that decides."""

from game.engine.events import Event
from game.scene.nodes.node import Node
from game.tabletop.sheet.sheet import Sheet
from game.tabletop.sheet.sheet_manager import SheetInputs, SheetKind
from game.tabletop.sheet.sheet_placement import box_around_points
from game.titles.tinners_trail.table.controller import TrailController
from game.titles.tinners_trail.table.inputs import CardInput, SumInput
from game.titles.tinners_trail.table.parts import TrailParts
from game.titles.tinners_trail.table.sheets.auction_bill import AuctionBill
from game.titles.tinners_trail.table.sheets.auction_bill_placement import (
    auction_bill_sizes_and_position,
)
from game.titles.tinners_trail.table.sheets.auction_summary import AuctionBillWriter
from game.titles.tinners_trail.table.sheets.auction_watch_panel import AuctionWatchPanel
from game.titles.tinners_trail.table.sheets.bid_controls import BidControls
from game.titles.tinners_trail.table.sheets.card_choice import CardChoiceControls
from game.titles.tinners_trail.table.sheets.sum_sheet import TrailSheetHandlers
from game.titles.tinners_trail.table.view_model import TrailContext, TrailModel


class LastBidTracker:
    """Remembers from the events what each seat has bid in the running auction, because a view
    contains only the highest bid."""

    def __init__(self) -> None:
        self._bids_made: list[tuple[int, int]] = []

    def process_events(self, events: tuple[Event, ...]) -> None:
        """Store new bids; forget the old ones when an auction opens."""
        for event in events:
            if event.kind == "opened-auction":
                self._bids_made.clear()
            elif event.kind == "bid":
                self._bids_made.append((event.seat, event.amount("pounds")))

    def store_highest_bid(self, seat: int, pounds: int) -> None:
        """Store the highest bid that a view contains; a game that begins with a position inside
        an auction has no event of it."""
        if pounds and (seat, pounds) not in self._bids_made:
            self._bids_made.append((seat, pounds))

    def drop_facts(self) -> None:
        """Forget all bids."""
        self._bids_made.clear()

    def highest_bid_of_seat_up_to(self, seat: int, highest_shown_bid: int) -> int:
        """Return the highest bid of a seat that is not above `highest_shown_bid`; 0 if it has made
        none.

        Bids above `highest_shown_bid` may already be known here before the bill shows them.
        """
        return max(
            (
                pounds
                for by, pounds in self._bids_made
                if by == seat and pounds <= highest_shown_bid
            ),
            default=0,
        )


def make_bid_sheet_kind(
    parts: TrailParts, context: TrailContext, bids: LastBidTracker, handlers: TrailSheetHandlers
) -> SheetKind[TrailModel]:
    """Return the kind of sheet that lies open during an auction: the auction bill; `bids`
    remembers each seat's bids."""

    def needed_sheet_key(inputs: SheetInputs[TrailModel]) -> tuple[object, ...] | None:
        sale = inputs.model.unfinished_auction
        if sale is None:
            return None
        return sale.area, id(inputs.controller.question_input), inputs.is_hand_hidden

    def places_about(inputs: SheetInputs[TrailModel]) -> tuple[str, ...]:
        sale = inputs.model.unfinished_auction
        return (sale.area,) if sale is not None else ()

    def make_sheet(inputs: SheetInputs[TrailModel]) -> Sheet:
        layout = parts.layout
        chart = parts.map_node
        boxes = [
            box_around_points(
                chart.target_box_corners_in_window(area), layout.window_size.control_size_factor
            )
            for area in places_about(inputs)
        ]
        shape, _ = auction_bill_sizes_and_position(layout, boxes)
        bid_sheet = AuctionBill(context, shape)
        bid_sheet.set_controls(controls(inputs, shape.inner_width))
        return bid_sheet

    def controls(inputs: SheetInputs[TrailModel], width: float) -> Node:
        asked = inputs.controller.question_input
        question = inputs.controller.question
        model = inputs.model
        if isinstance(asked, SumInput) and asked.sum_choice is not None and question is not None:
            return BidControls(context, width, question.seat, asked, handlers)
        if isinstance(asked, CardInput) and not inputs.is_hand_hidden:
            region = (
                model.view.area(model.unfinished_auction.area).region
                if model.unfinished_auction is not None
                else "any"
            )
            return CardChoiceControls(context, width, asked, region, handlers)
        return AuctionWatchPanel(context, handlers.cancel_proxy, width)

    def update_sheet(sheet: Sheet, inputs: SheetInputs[TrailModel]) -> None:
        model = inputs.model
        asked = inputs.controller.question_input
        auction = inputs.model.unfinished_auction
        if auction is None or not isinstance(sheet, AuctionBill):
            return
        card = auction.survey_card
        high = auction.high_bid
        if isinstance(asked, CardInput) and asked.picked_move is not None:
            card = asked.picked_move.card
        bids.store_highest_bid(auction.high_bidder, high)
        made = tuple(bids.highest_bid_of_seat_up_to(seat.seat, high) for seat in context.seats)
        writer = AuctionBillWriter(
            model, context, made, shown_card=card, is_concealed=inputs.is_hand_hidden
        )
        sheet.show(writer.summary())
        below = sheet.controls
        if isinstance(below, CardChoiceControls):
            below.show_picked_card()
        elif isinstance(below, BidControls):
            below.show(model)
        elif isinstance(below, AuctionWatchPanel) and isinstance(
            inputs.controller, TrailController
        ):
            proxy = inputs.controller.proxies.get(model.seat)
            below.show_sale(
                model,
                proxy,
                is_question_due=bool(asked.legal_moves),
                is_concealed=inputs.is_hand_hidden,
            )

    return SheetKind(
        needed_sheet_key=needed_sheet_key,
        make_sheet=make_sheet,
        update_sheet=update_sheet,
        find_subject_places=places_about,
    )
