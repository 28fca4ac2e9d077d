"""The bill while an area is sold: when it lies there, its goods, and its controls for whoever
decides.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import replace
from typing import Any

from game.engine.knowledge import Event
from game.scene.drawing import colours
from game.scene.drawing.paint_surface import as_outline, stroked
from game.scene.nodes.node import Canvas, Node
from game.tabletop.art.sprite import PieceSprite
from game.tabletop.question.inputs import CardInput, SumInput
from game.tabletop.sheet.sheet import Sheet
from game.tabletop.sheet.sheet_keeper import SheetKind, SheetMoment, box_round
from game.tabletop.table_model import put
from game.titles.tinners_trail.table.art.cards import CardFace, TileFace
from game.titles.tinners_trail.table.art.pieces import PieceArt
from game.titles.tinners_trail.table.controller import TrailController
from game.titles.tinners_trail.table.panels.hand import face_of
from game.titles.tinners_trail.table.parts import BothParts
from game.titles.tinners_trail.table.sheets.bidding import BidControls, BiddingLook, Watching
from game.titles.tinners_trail.table.sheets.bill import BidSheetLook, BillWriter
from game.titles.tinners_trail.table.sheets.draft import CardChoice
from game.titles.tinners_trail.table.sheets.notice import (
    BidSheetShape,
    BothHandlers,
    NoticeSheet,
    bill_place,
)
from game.titles.tinners_trail.table.view_model import TableContext, TrailModel


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


class AnyBidSheetWriter(ABC):
    """Makes bills and writes them; `bids` hears what everybody has bid."""

    def __init__(
        self, parts: BothParts, context: TableContext, bids: Bids, handlers: BothHandlers
    ) -> None:
        """Take where bills are laid, what they are written with, and what the controls do."""
        self._parts, self.context = parts, context
        self.bids, self.handlers = bids, handlers

    @property
    def kind(self) -> SheetKind[TrailModel]:
        """The bill as a kind of sheet."""
        return SheetKind(wanted=self._wanted, make=self._make, write=self._write, about=self._about)

    @abstractmethod
    def blank(self, shape: BidSheetShape) -> NoticeSheet[Any]:
        """Return an empty notice."""

    @abstractmethod
    def print_on(self, sheet: NoticeSheet[Any], moment: SheetMoment[TrailModel]) -> None:
        """Write what is for sale, and who bids."""

    def bidding(self, model: TrailModel, question_input: SumInput) -> BiddingLook:
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

    def controls_of(self, moment: SheetMoment[TrailModel], paper: Paper) -> Node | None:
        """Return controls for another question of a sale than a bid, None without one."""
        return None

    def all_bids(self, high_bid: int) -> tuple[int, ...]:
        """Return what each seat has bid, as far as that is known."""
        return tuple(self.bids.last_of(seat.seat, high_bid) for seat in self.context.seats)

    def _make(self, moment: SheetMoment[TrailModel]) -> Sheet:
        layout, chart = self._parts.layout, self._parts.chart
        about = [box_round(chart.outline(area), layout.controls) for area in self._about(moment)]
        shape, _ = bill_place(layout, about)
        bid_sheet = self.blank(shape)
        bid_sheet.give(self._controls(moment, (self.context, shape.inner_width)))
        return bid_sheet

    def _controls(self, moment: SheetMoment[TrailModel], paper: Paper) -> Node:
        question_input, question = moment.controller.question_input, moment.controller.question
        if (
            isinstance(question_input, SumInput)
            and question_input.sum is not None
            and question is not None
        ):
            return BidControls(paper, question.seat, question_input.sum, self.handlers)
        own = self.controls_of(moment, paper)
        return own or Watching(self.context, self.handlers.cancel_proxy, paper[1])

    def _write(self, sheet: Sheet, moment: SheetMoment[TrailModel]) -> None:
        model, question_input = moment.model, moment.controller.question_input
        if model.sale is None or not isinstance(sheet, NoticeSheet):
            return
        self.print_on(sheet, moment)
        controls = sheet.controls
        if isinstance(controls, BidControls) and isinstance(question_input, SumInput):
            controls.show(self.bidding(model, question_input))
        elif isinstance(controls, Watching) and isinstance(moment.controller, TrailController):
            proxy = moment.controller.proxies.get(model.seat)
            controls.tell(model, proxy, asked=bool(question_input.moves))

    def _wanted(self, moment: SheetMoment[TrailModel]) -> tuple[object, ...] | None:
        sale = moment.model.sale
        if sale is None:
            return None
        return sale.area, id(moment.controller.question_input), moment.concealed

    def _about(self, moment: SheetMoment[TrailModel]) -> tuple[str, ...]:
        sale = moment.model.sale
        return (sale.area,) if sale is not None else ()


# The bill of the remastered edition: a tile, and perhaps a survey card, are for sale.

EYE_ASIDE = 25.0  # of a tile at scale 1: from its middle to the eyes of who has looked
CARD_PLACE = as_outline([(-54, -73), (54, -73), (54, 73), (-54, 73)])


def tile_on_bill(
    art: PieceArt, face: TileFace, lying: str, shape: BidSheetShape, *, alone: bool
) -> PieceSprite:
    """Return the tile for sale, lying "up", "down" or "peeked", `alone` without a card beside."""
    if lying == "up":
        return art.tile_up(face, scale=shape.open_scale_alone if alone else shape.open_scale)
    if lying == "peeked":
        return art.tile_peek(face, share=0.45, scale=shape.tile_scale)
    return art.tile_down(face.region, face.letter, scale=shape.tile_scale)


def card_on_bill(art: PieceArt, face: CardFace, shape: BidSheetShape) -> PieceSprite:
    """Return the survey card that is sold with an area."""
    return art.survey_card(face, degrees=3.0, scale=shape.card_scale)


class BidSheet(NoticeSheet[BidSheetLook]):
    """The tile lies as on the map, the card beside it."""

    def draw_goods(self, canvas: Canvas, look: BidSheetLook) -> None:
        """Put the tile, and the card or its place."""
        self._draw_tile(canvas, look)
        if look.card_slot:
            self._draw_card(canvas, look)

    def _draw_tile(self, canvas: Canvas, look: BidSheetLook) -> None:
        art, shape = self.context.art(canvas.k), self.shape
        letter = look.region.upper()
        face = TileFace(look.region, letter, look.tile, look.bonus)
        x, y = shape.tile if look.card_slot else shape.tile_alone
        put(canvas, tile_on_bill(art, face, look.tile_face, shape, alone=not look.card_slot), x, y)
        aside = EYE_ASIDE * shape.tile_scale
        for number, seat in enumerate(look.eyes if look.tile_face != "up" else ()):
            token = art.peek_token(self.context.colour(seat))
            put(canvas, token, x + aside - 26 * number, y - aside)
        self.put_note(canvas, look.tile_note, x, 180.0 if look.card_slot else 340.0)

    def _draw_card(self, canvas: Canvas, look: BidSheetLook) -> None:
        art = self.context.art(canvas.k)
        x, y = self.shape.card
        if look.card:
            face = face_of(look.card, self.context.words)
            put(canvas, card_on_bill(art, face, self.shape), x, y)
        else:
            canvas.put(stroked(CARD_PLACE, canvas.k, (1.6, colours.RULE), (7, 5)), x, y)
            put(canvas, art.icon("cards", 58, tone="faint"), x, y)
        self.put_note(canvas, look.card_note, x, 160.0)


class BidSheetWriter(AnyBidSheetWriter):
    """Asks for survey cards on the bill too."""

    def blank(self, shape: BidSheetShape) -> BidSheet:
        """Return an empty notice."""
        return BidSheet(self.context, shape)

    def controls_of(self, moment: SheetMoment[TrailModel], paper: Paper) -> Node | None:
        """Return the choice of a survey card."""
        asked, auction = moment.controller.question_input, moment.model.sale
        if not isinstance(asked, CardInput) or moment.concealed:
            return None
        region = moment.model.view.area(auction.area).region if auction is not None else "any"
        return CardChoice(paper, (asked, region), self.handlers.sheet)

    def print_on(self, sheet: NoticeSheet[Any], moment: SheetMoment[TrailModel]) -> None:
        """Write what is for sale, and who bids."""
        model, asked, auction = moment.model, moment.controller.question_input, moment.model.sale
        assert auction is not None
        card = auction.card
        if isinstance(asked, CardInput) and asked.picked is not None:
            card = asked.picked.card
        writer = BillWriter(model, card, self.context, concealed=moment.concealed)
        sheet.show(writer.written(self.all_bids(auction.high_bid)))
        if isinstance(sheet.controls, CardChoice):
            sheet.controls.refresh()

    def bidding(self, model: TrailModel, question_input: SumInput) -> BiddingLook:
        """Return what the controls say: the bank pays for an outbid survey, and against Lord
        Wallace everybody bids once.
        """
        look, auction, say = super().bidding(model, question_input), model.sale, self.context.say
        assert auction is not None
        if model.board.solo:
            seat = model.view.seats[model.view.to_move]
            work = seat.work_left - int(model.board.build_work)
            leaves = say("bid-leaves-once", money=seat.money - look.pounds, work=work)
            look = replace(look, leaves=leaves, one_bid=True)
        insured = auction.card_from == "hand" and auction.opener == model.view.to_move
        if not insured or not auction.high_bid:
            return look
        return replace(look, insurance=say("bank-pays", pounds=(auction.high_bid + 1) // 2))
