"""Paperwork: which sheet lies over the map, and what it says."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.move import Move
from game.scene.node import Node
from game.titles.tinners_trail.rules.kinds import ROUNDS
from game.titles.tinners_trail.table.desk import Desk
from game.titles.tinners_trail.table.furniture import Furniture
from game.titles.tinners_trail.table.guide import Guide
from game.titles.tinners_trail.table.layout.bill_place import bill_place
from game.titles.tinners_trail.table.layout.sheet_place import sheet_place
from game.titles.tinners_trail.table.look.bids import Bids
from game.titles.tinners_trail.table.look.bill import BillFacts, write_bill
from game.titles.tinners_trail.table.look.extraction import extraction
from game.titles.tinners_trail.table.look.fork import fork_of
from game.titles.tinners_trail.table.selection.action import ActionEnquiry
from game.titles.tinners_trail.table.selection.amount import SumEnquiry
from game.titles.tinners_trail.table.selection.card import CardEnquiry
from game.titles.tinners_trail.table.selection.draft import DraftEnquiry
from game.titles.tinners_trail.table.selection.enquiry import Enquiry
from game.titles.tinners_trail.table.sheets.bidding import Bidding, BiddingLook, BiddingOrders
from game.titles.tinners_trail.table.sheets.bill import CONTROLS_TOP, BillSheet
from game.titles.tinners_trail.table.sheets.card_choice import CardChoice, ChoiceOrders
from game.titles.tinners_trail.table.sheets.draft import DraftSheet
from game.titles.tinners_trail.table.sheets.extract import ExtractSheet
from game.titles.tinners_trail.table.sheets.fork import ForkOrders, ForkSheet
from game.titles.tinners_trail.table.sheets.invest import InvestLook, InvestSheet
from game.titles.tinners_trail.table.sheets.sheet import Controlled, Sheet, SheetOrders
from game.titles.tinners_trail.table.sheets.watching import Watching
from game.titles.tinners_trail.table.stand import Stand
from game.titles.tinners_trail.table.studio import Studio

BARELY = 8.0
"""How much of a card's edge the bill may cover."""
Orders = dict[str, Callable[[], None]]


class Paperwork:
    """Makes a sheet when its question begins, and keeps it up to date while it lies there."""

    def __init__(
        self,
        tools: tuple[Studio, Guide],
        furniture: Furniture,
        orders: Orders,
        choose: Callable[[str], None],
    ) -> None:
        """Take where sheets are laid, and what their controls and forks do."""
        self._studio, self._guide = tools
        self._furniture = furniture
        self._orders = orders
        self._choose = choose
        self.bids = Bids()
        self._for: object = None
        self._sheet: Sheet | None = None
        self._controls: Node | None = None

    def lay_out(self, stand: Stand, desk: Desk, *, concealed: bool) -> None:
        """Show the sheet the present question needs, the bill while an area is sold, or none."""
        need = self._need(stand, desk, concealed=concealed)
        if need != self._for:
            self._for = need
            self._change_sheet(stand, desk, concealed=concealed)
        self._write(stand, desk, concealed=concealed)
        self._clear_the_hand()

    def _clear_the_hand(self) -> None:
        """Show no cards of which the bill would leave but a part in sight."""
        bill = self.bill
        for card in self._furniture.hand.children:
            half = card.width / 2 - BARELY
            card.visible = bill is None or not (
                bill.x < card.x + half and card.x - half < bill.x + bill.width * bill.scale
            )

    def first_control(self) -> Node | None:
        """Return what the keyboard should begin with on the sheet."""
        part: object = self._controls or self._sheet
        return part.first_control() if isinstance(part, Controlled) else None

    @property
    def bill(self) -> BillSheet | None:
        """The auction bill while it lies there."""
        return self._sheet if isinstance(self._sheet, BillSheet) else None

    # ---- which sheet

    def _need(self, stand: Stand, desk: Desk, *, concealed: bool) -> object:
        enquiry = desk.enquiry
        if stand.sale is not None:
            return ("bill", stand.sale.area, id(enquiry), concealed)
        if enquiry.fork:
            return ("fork", enquiry.step, tuple(sorted(enquiry.chosen)), id(enquiry))
        if isinstance(enquiry, ActionEnquiry) and enquiry.load is not None:
            return ("extract", id(enquiry.load))
        if isinstance(enquiry, DraftEnquiry) and not concealed:
            return ("draft", id(enquiry))
        if isinstance(enquiry, SumEnquiry) and enquiry.kind == "invest":
            return ("invest", id(enquiry))
        return None

    def _change_sheet(self, stand: Stand, desk: Desk, *, concealed: bool) -> None:
        self._furniture.sheets.clear()
        self._controls = None
        self._sheet = self._make_sheet(stand, desk)
        if self._sheet is None:
            return
        self._place(self._sheet)
        self._furniture.sheets.add(self._sheet)
        if isinstance(self._sheet, BillSheet):
            self._controls = self._make_controls(stand, desk, concealed=concealed)
            self._controls.x, self._controls.y = 34, CONTROLS_TOP
            self._sheet.add(self._controls)

    def _make_sheet(self, stand: Stand, desk: Desk) -> Sheet | None:
        enquiry, studio = desk.enquiry, self._studio
        orders = SheetOrders(
            self._orders["confirm"], self._orders["decline"], self._orders["changed"]
        )
        if stand.sale is not None:
            return BillSheet(studio)
        if enquiry.fork:
            calls = ForkOrders(self._choose, self._orders["back"])
            return ForkSheet(studio, fork_of(stand, enquiry, self._guide, studio), calls)
        if isinstance(enquiry, ActionEnquiry) and enquiry.load is not None:
            back = SheetOrders(orders.confirm, self._orders["back"], orders.changed)
            return ExtractSheet(studio, enquiry.load, back)
        if isinstance(enquiry, DraftEnquiry):
            return DraftSheet(studio, enquiry.keepsakes, orders)
        if isinstance(enquiry, SumEnquiry) and enquiry.sum is not None:
            return InvestSheet(studio, stand.view.to_move, enquiry.sum, orders)
        return None

    def _make_controls(self, stand: Stand, desk: Desk, *, concealed: bool) -> Node:
        enquiry, orders = desk.enquiry, self._orders
        if isinstance(enquiry, SumEnquiry) and enquiry.sum is not None and desk.question:
            names = ("decline", "changed", "lead")
            drop, changed, lead = (orders[name] for name in names)
            calls = BiddingOrders(orders["confirm"], orders.get("proxy"), drop, changed, lead)
            return Bidding(self._studio, desk.question.seat, enquiry.sum, calls)
        if isinstance(enquiry, CardEnquiry) and not concealed:

            def pick(move: Move) -> None:
                enquiry.pick(move)
                orders["changed"]()

            choice = ChoiceOrders(pick, orders["confirm"], orders["decline"])
            auction = stand.sale
            region = stand.view.area(auction.area).region if auction is not None else "any"
            return CardChoice(self._studio, (enquiry, region), choice)
        return Watching(self._studio, orders["cancel-proxy"])

    def _place(self, sheet: Sheet) -> None:
        """The bill has its own place; the others lie beside the picked area, or in the middle."""
        if isinstance(sheet, BillSheet):
            self._place_bill(sheet)
            return
        drafting = isinstance(sheet, DraftSheet)
        side = "middle" if drafting else self._side()
        place = sheet_place(
            self._furniture.layout, (sheet.width, sheet.height), side, over_hand=drafting
        )
        sheet.x, sheet.y, sheet.scale = place

    def _place_bill(self, sheet: BillSheet) -> None:
        """Lay the bill beside the area for sale, and tie them together."""
        veil, controls = self._furniture.veil, self._furniture.layout.controls
        begin, end = (edge / controls for edge in veil.area_span())
        sheet.x, sheet.y, sheet.scale = bill_place(self._furniture.layout, (begin, end))
        lies_right = sheet.x > (begin + end) / 2
        edge = sheet.x if lies_right else sheet.x + sheet.width * sheet.scale
        veil.bill_edge = edge * controls

    def _side(self) -> str:
        """Where a sheet lies so that the picked area stays free."""
        chart = self._furniture.chart
        chosen = [node for node in chart.areas.values() if node.state == "chosen"]
        middle = self._furniture.root.width * 0.4
        return "right" if not chosen or chosen[0].x < middle else "left"

    # ---- what it says

    def _write(self, stand: Stand, desk: Desk, *, concealed: bool) -> None:
        sheet, enquiry = self._sheet, desk.enquiry
        if isinstance(sheet, BillSheet):
            self._write_bill(sheet, stand, desk, concealed=concealed)
        elif isinstance(sheet, ExtractSheet):
            self._write_extraction(sheet, stand, enquiry)
        elif isinstance(sheet, InvestSheet):
            self._write_investment(sheet, stand, enquiry)
        elif isinstance(sheet, DraftSheet):
            sheet.refresh()

    def _write_bill(self, sheet: BillSheet, stand: Stand, desk: Desk, *, concealed: bool) -> None:
        auction = stand.sale
        if auction is None:
            return
        enquiry = desk.enquiry
        card = auction.card
        if isinstance(enquiry, CardEnquiry) and enquiry.picked is not None:
            card = enquiry.picked.card
        prospect = self._guide.prospect(stand.state, auction.area, card)
        his = int(stand.board.wallace_seat)
        high = auction.high_bid
        bids = tuple(self.bids.last_of(seat.seat, high) for seat in self._studio.seats)
        facts = BillFacts(stand.view, auction, prospect, card, concealed, his, bids)
        sheet.show(write_bill(facts, self._studio.seats, self._studio.words))
        if isinstance(self._controls, Bidding) and isinstance(enquiry, SumEnquiry):
            self._controls.show(self._bidding(stand, enquiry))
        elif isinstance(self._controls, CardChoice):
            self._controls.refresh()
        elif isinstance(self._controls, Watching):
            self._controls.tell(stand, desk.proxies.get(stand.seat), asked=bool(enquiry.moves))

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
            raises=bool(self.bids.last_of(stand.view.to_move, auction.high_bid)),
            then_ask=enquiry.sum.then_ask,
        )

    def _write_extraction(self, sheet: ExtractSheet, stand: Stand, enquiry: Enquiry) -> None:
        if not isinstance(enquiry, ActionEnquiry) or enquiry.load is None:
            return
        load = enquiry.load
        after = None
        if load.move is not None:
            after = self._guide.forecast(stand.state, load.move.code)
        area = next(iter(enquiry.chosen))
        sheet.show(extraction(stand.view, after, area, (load.tin, load.copper)))

    def _write_investment(self, sheet: InvestSheet, stand: Stand, enquiry: Enquiry) -> None:
        if not isinstance(enquiry, SumEnquiry) or enquiry.sum is None:
            return
        view = stand.view
        number = view.to_move
        seat = view.seats[number]
        after = self._guide.forecast(stand.state, enquiry.sum.move.code)
        gained = after.seats[number].points - seat.points if after is not None else 0
        box = seat.place * ROUNDS + view.round - 1
        sheet.show(
            InvestLook(
                seat=number,
                pounds=enquiry.sum.pounds,
                points=gained,
                money_after=seat.money - enquiry.sum.pounds,
                place=seat.place,
                per_ten=int(stand.board.per_ten[box]),
                per_five=int(stand.board.per_five[box]),
            )
        )
