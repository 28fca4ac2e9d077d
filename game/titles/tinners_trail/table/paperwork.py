"""Paperwork: which sheet lies over the map, and what it says."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.move import Move
from game.scene.box import Box
from game.scene.node import Node
from game.scene.placing import kept_inside
from game.scene.units import Point
from game.tabletop.layout.sheet_place import box_round, place_on
from game.tabletop.question.amount import SumEnquiry
from game.tabletop.question.card import CardEnquiry
from game.tabletop.question.enquiry import Enquiry
from game.tabletop.sheet.sheet import Controlled, Sheet, SheetHandlers
from game.titles.tinners_trail.rules.kinds import ROUNDS
from game.titles.tinners_trail.table.desk import QuestionDesk
from game.titles.tinners_trail.table.guide import Guide
from game.titles.tinners_trail.table.look.bids import Bids
from game.titles.tinners_trail.table.look.bill import BillFacts, write_bill
from game.titles.tinners_trail.table.look.extraction import extraction
from game.titles.tinners_trail.table.look.fork import fork_of
from game.titles.tinners_trail.table.look.land import land_of
from game.titles.tinners_trail.table.selection.action import ActionEnquiry
from game.titles.tinners_trail.table.selection.draft import DraftEnquiry
from game.titles.tinners_trail.table.sheets.bidding import BidControls, BiddingHandlers, BiddingLook
from game.titles.tinners_trail.table.sheets.bill import CONTROLS_TOP, MARGIN, BillSheet
from game.titles.tinners_trail.table.sheets.card_choice import CardChoice, ChoiceHandlers
from game.titles.tinners_trail.table.sheets.draft import DraftSheet
from game.titles.tinners_trail.table.sheets.extract import ExtractSheet
from game.titles.tinners_trail.table.sheets.fork import ForkHandlers, ForkSheet
from game.titles.tinners_trail.table.sheets.invest import InvestLook, InvestSheet
from game.titles.tinners_trail.table.sheets.watching import Watching
from game.titles.tinners_trail.table.stand import Stand
from game.titles.tinners_trail.table.studio import Studio
from game.titles.tinners_trail.table.trail_parts import TrailParts

Orders = dict[str, Callable[[], None]]


class Paperwork:
    """Makes a sheet when its question begins, and keeps it up to date while it lies there."""

    def __init__(
        self,
        tools: tuple[Studio, Guide],
        furniture: TrailParts,
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
        self._laid: tuple[object, Point] = (None, (0.0, 0.0))  # what somebody dragged, and where to

    def lay_out(self, stand: Stand, desk: QuestionDesk, *, concealed: bool) -> None:
        """Show the sheet the present question needs, the bill while an area is sold, or none."""
        need = self._need(stand, desk, concealed=concealed)
        if need != self._for:
            self._for = need
            self._change_sheet(stand, desk, concealed=concealed)
        self._write(stand, desk, concealed=concealed)

    def first_control(self) -> Node | None:
        """Return what the keyboard should begin with on the sheet."""
        part: object = self._controls or self._sheet
        return part.first_control() if isinstance(part, Controlled) else None

    @property
    def bill(self) -> BillSheet | None:
        """The auction bill while it lies there."""
        return self._sheet if isinstance(self._sheet, BillSheet) else None

    # ---- which sheet

    def _need(self, stand: Stand, desk: QuestionDesk, *, concealed: bool) -> object:
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

    def _change_sheet(self, stand: Stand, desk: QuestionDesk, *, concealed: bool) -> None:
        self._furniture.sheets.clear()
        self._controls = None
        self._sheet = self._make_sheet(stand, desk)
        if self._sheet is None:
            return
        self._place(self._sheet)
        self._sheet.moved = self._drag
        self._sheet.about = self._shown_beside(self._sheet)
        self._furniture.sheets.add(self._sheet, self._furniture.eye)
        self._orders["bring-back"]()
        if isinstance(self._sheet, BillSheet):
            self._controls = self._make_controls(stand, desk, concealed=concealed)
            self._controls.x, self._controls.y = MARGIN, CONTROLS_TOP
            self._sheet.add(self._controls)

    def _make_sheet(self, stand: Stand, desk: QuestionDesk) -> Sheet | None:
        enquiry, studio = desk.enquiry, self._studio
        orders = SheetHandlers(
            self._orders["confirm"], self._orders["decline"], self._orders["changed"]
        )
        if stand.sale is not None:
            return BillSheet(studio)
        if enquiry.fork:
            calls = ForkHandlers(self._choose, self._orders["back"])
            return ForkSheet(studio, fork_of(stand, enquiry, self._guide, studio), calls)
        if isinstance(enquiry, ActionEnquiry) and enquiry.load is not None:
            back = SheetHandlers(orders.confirm, self._orders["back"], orders.changed)
            return ExtractSheet(studio, enquiry.load, back)
        if isinstance(enquiry, DraftEnquiry):
            return DraftSheet(studio, enquiry.keepsakes, land_of(stand.view), orders)
        if isinstance(enquiry, SumEnquiry) and enquiry.sum is not None:
            return InvestSheet(studio, stand.view.to_move, enquiry.sum, orders)
        return None

    def _make_controls(self, stand: Stand, desk: QuestionDesk, *, concealed: bool) -> Node:
        enquiry, orders = desk.enquiry, self._orders
        if isinstance(enquiry, SumEnquiry) and enquiry.sum is not None and desk.question:
            names = ("decline", "changed", "lead")
            drop, changed, lead = (orders[name] for name in names)
            calls = BiddingHandlers(orders["confirm"], orders.get("proxy"), drop, changed, lead)
            return BidControls(self._studio, desk.question.seat, enquiry.sum, calls)
        if isinstance(enquiry, CardEnquiry) and not concealed:

            def pick(move: Move) -> None:
                enquiry.pick(move)
                orders["changed"]()

            choice = ChoiceHandlers(pick, orders["confirm"], orders["decline"])
            auction = stand.sale
            region = stand.view.area(auction.area).region if auction is not None else "any"
            return CardChoice(self._studio, (enquiry, region), choice)
        return Watching(self._studio, orders["cancel-proxy"])

    def _place(self, sheet: Sheet) -> None:
        """Lay a sheet where it hides neither what it is about nor the hand."""
        layout, sale = self._furniture.layout, isinstance(sheet, BillSheet)
        about = [self._box_of(area) for area in self._about(sale=sale)]
        drafting = isinstance(sheet, DraftSheet)
        size = sheet.width, sheet.height
        sheet.x, sheet.y, sheet.scale = place_on(layout, size, about, over_hand=drafting)
        kept, spot = self._laid
        if kept == self._what(sheet):
            sheet.x, sheet.y = spot
        self._settle(sheet)

    def make_room(self) -> None:
        """Lay the present sheet anew: what it is about has moved."""
        if self._sheet is not None:
            self._place(self._sheet)

    def _what(self, sheet: Sheet) -> object:
        """Tell one sheet from another: the bills of one sale are the same."""
        return sheet.name, tuple(self._about(sale=isinstance(sheet, BillSheet)))

    def _drag(self, by: Point) -> None:
        """Let the sheet follow the pointer, and lie there when it is written anew."""
        sheet = self._sheet
        if sheet is None:
            return
        left, top = sheet.x + by[0] * sheet.scale, sheet.y + by[1] * sheet.scale
        drawn = Box(left, top, sheet.width * sheet.scale, sheet.height * sheet.scale)
        window = self._furniture.layout.window
        sheet.x, sheet.y = kept_inside(drawn, window)[:2]
        self._laid = self._what(sheet), (sheet.x, sheet.y)
        self._settle(sheet)

    def _settle(self, sheet: Sheet) -> None:
        """Put the eye in the sheet's corner, and tie a bill to its area by a line."""
        eye, k = self._furniture.eye, self._furniture.layout.controls
        drawn = Box(sheet.x, sheet.y, sheet.width * sheet.scale, sheet.height * sheet.scale)
        eye.scale = max(sheet.scale, 1.0)
        eye.x, eye.y = drawn.right - (eye.width + 10) * eye.scale, drawn.y + 10 * eye.scale
        self._furniture.veil.sheet_box = Box(*(side * k for side in drawn))

    def _shown_beside(self, sheet: Sheet) -> list[Node]:
        """Return what stays in sight: the areas a sheet is about, and the hand."""
        parts = self._furniture
        names = self._about(sale=isinstance(sheet, BillSheet))
        hand = parts.hand.children if parts.hand.visible else []
        return [*(parts.chart.targets[name] for name in names), *hand]

    def _about(self, *, sale: bool) -> list[str]:
        """Return the areas the present sheet is about."""
        if sale:
            sold = self._furniture.veil.showing
            return [sold] if sold else []
        areas = self._furniture.chart.targets
        return [name for name, node in areas.items() if node.state == "chosen"]

    def _box_of(self, area: str) -> Box:
        """Return the box round an area, in u of the controls."""
        outline = self._furniture.chart.outline(area)
        return box_round(outline, self._furniture.layout.controls)

    # ---- what it says

    def _write(self, stand: Stand, desk: QuestionDesk, *, concealed: bool) -> None:
        sheet, enquiry = self._sheet, desk.enquiry
        if isinstance(sheet, BillSheet):
            self._write_bill(sheet, stand, desk, concealed=concealed)
        elif isinstance(sheet, ExtractSheet):
            self._write_extraction(sheet, stand, enquiry)
        elif isinstance(sheet, InvestSheet):
            self._write_investment(sheet, stand, enquiry)
        elif isinstance(sheet, DraftSheet):
            sheet.refresh()

    def _write_bill(
        self, sheet: BillSheet, stand: Stand, desk: QuestionDesk, *, concealed: bool
    ) -> None:
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
        if isinstance(self._controls, BidControls) and isinstance(enquiry, SumEnquiry):
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
