"""The auction bill of the remastered edition: a tile, and perhaps a survey card, are for sale."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from game.scene.drawing import colours
from game.scene.drawing.paint_surface import as_outline, stroked
from game.scene.nodes.node import Canvas, Node
from game.tabletop.art.sprite import PieceSprite
from game.tabletop.question.inputs import CardInput, SumInput
from game.tabletop.sheet.sheet_keeper import SheetMoment
from game.tabletop.table_model import put
from game.titles.tinners_trail.table.art.cards import CardFace
from game.titles.tinners_trail.table.art.pieces import PieceArt
from game.titles.tinners_trail.table.art.tiles import TileFace
from game.titles.tinners_trail.table.context import TableContext
from game.titles.tinners_trail.table.guide import Guide
from game.titles.tinners_trail.table.look.bid_sheet import BidSheetFacts, BidSheetLook, write_bill
from game.titles.tinners_trail.table.look.cards import face_of
from game.titles.tinners_trail.table.parts import TrailParts
from game.titles.tinners_trail.table.sheets.bid_sheet_shape import BidSheetShape
from game.titles.tinners_trail.table.sheets.bid_sheet_writer import AnyBidSheetWriter, Bids, Paper
from game.titles.tinners_trail.table.sheets.bidding import BiddingLook
from game.titles.tinners_trail.table.sheets.draft import CardChoice
from game.titles.tinners_trail.table.sheets.kinds import BothEditionsHandlers
from game.titles.tinners_trail.table.sheets.notice import NoticeSheet
from game.titles.tinners_trail.table.view_model import TrailModel

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


Moment = SheetMoment[TrailModel]


class BidSheetWriter(AnyBidSheetWriter[TrailModel]):
    """Asks for survey cards on the bill too."""

    def __init__(
        self,
        parts: TrailParts,
        tools: tuple[TableContext, Guide],
        bids: Bids,
        handlers: BothEditionsHandlers,
    ) -> None:
        """Take where bills are laid, what they are written with, and what the controls do."""
        context, self._guide = tools
        super().__init__(parts, context, bids, handlers)

    def blank(self, shape: BidSheetShape) -> BidSheet:
        """Return an empty notice."""
        return BidSheet(self.context, shape)

    def controls_of(self, moment: Moment, paper: Paper) -> Node | None:
        """Return the choice of a survey card."""
        question_input = moment.controller.question_input
        if not isinstance(question_input, CardInput) or moment.concealed:
            return None
        auction = moment.model.sale
        region = moment.model.view.area(auction.area).region if auction is not None else "any"
        return CardChoice(paper, (question_input, region), self.handlers.sheet)

    def print_on(self, sheet: NoticeSheet[Any], moment: Moment) -> None:
        """Write what is for sale, and who bids."""
        model, question_input, auction = (
            moment.model,
            moment.controller.question_input,
            moment.model.sale,
        )
        assert auction is not None
        card = auction.card
        if isinstance(question_input, CardInput) and question_input.picked is not None:
            card = question_input.picked.card
        facts = BidSheetFacts(
            view=model.view,
            auction=auction,
            prospect=self._guide.prospect(model.state, auction.area, card),
            card=card,
            concealed=moment.concealed,
            work=int(model.board.build_work),
            by_dice=int(model.board.wallace_seat),
            bids=self.all_bids(auction.high_bid),
        )
        sheet.show(write_bill(facts, self.context.seats, self.context.words))
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
