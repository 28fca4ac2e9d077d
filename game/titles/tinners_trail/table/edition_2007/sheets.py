"""Sheets of 2007: the bill of ground, or of its dice, and the investment boxes (C-14)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Any, Final, NamedTuple

from game.scene.drawing import colours
from game.scene.drawing.paint_surface import as_outline, stroked
from game.scene.nodes.node import Canvas, Node
from game.scene.skins.button import look_of, shift_of
from game.scene.text import lettering
from game.scene.text.lettering import TextStyle
from game.scene.widgets import Button
from game.tabletop.art.text import STRONG, put_rule
from game.tabletop.question.inputs import Sum
from game.tabletop.sheet.sheet import EYE_SIDE, SheetHandlers
from game.tabletop.sheet.sheet_keeper import SheetKind, SheetMoment, sheet_asking
from game.tabletop.table_model import put
from game.titles.tinners_trail.rules.board import Board
from game.titles.tinners_trail.rules.views import BoxView, Cubes, GroundView, SeatView
from game.titles.tinners_trail.table.edition_2007.parts import changes_of
from game.titles.tinners_trail.table.sheets.bid_sheet import AnyBidSheetWriter
from game.titles.tinners_trail.table.sheets.bill import (
    CUBES,
    SaleNotice,
    YieldRow,
    bidders_of,
    prices_of,
    signed,
    standing_on,
)
from game.titles.tinners_trail.table.sheets.invest import SumSheet, invested_sum
from game.titles.tinners_trail.table.sheets.notice import BidSheetShape, BothHandlers, NoticeSheet
from game.titles.tinners_trail.table.view_model import TableContext, TrailModel


@dataclass(frozen=True, slots=True)
class GroundBidSheetLook(SaleNotice):
    """`lying` are the cubes there; `changes` are added to the dice of empty ground, else None."""

    lying: Cubes
    changes: Cubes | None
    note: str


def write_ground_bill(
    model: TrailModel, bids: tuple[int, ...], context: TableContext
) -> GroundBidSheetLook:
    """Return the bill of the running auction; `bids` are what each seat has bid."""
    auction, say = model.view.auction, context.say
    assert auction is not None
    area = model.view.area(auction.area)
    ground, lying = area.ground, (area.tin, area.copper, area.water)
    if ground is None:
        total = tuple(str(count) for count in lying)
        rows: tuple[YieldRow, ...] = ()
    else:
        total = tuple(map(_range, ground.least, ground.most))
        rows = _dice_rows(ground, model.board, context)
    coast = say("coastal" if area.coastal else "inland")
    return GroundBidSheetLook(
        area=auction.area,
        title=str(context.words.name(auction.area)),
        terms=say("bill-terms", coast=coast, work=int(model.board.build_work)),
        prices=prices_of(model, context),
        kinds=CUBES,
        rows=(*rows, YieldRow(say("row-total"), total, total=True)),
        extras=standing_on(area, context),
        bidders=bidders_of(model, bids, context),
        high_bid=auction.high_bid,
        lying=lying,
        changes=changes_of(ground) if ground is not None else None,
        note=say("ground-open" if ground is None else "ground-empty"),
    )


def _dice_rows(ground: GroundView, board: Board, context: TableContext) -> tuple[YieldRow, ...]:
    dice = board.tin_die, board.copper_die, board.water_die
    faces = [[int(face) for face in die] for die in dice]
    thrown = YieldRow(context.say("row-dice"), tuple(_range(min(die), max(die)) for die in faces))
    changes = changes_of(ground)
    if not any(changes):
        return (thrown,)
    return thrown, YieldRow(context.say("row-changes"), signed(changes))


def _range(least: int, most: int) -> str:
    return f"{least}–{most}" if least < most else str(least)


SIGN_RAISED = 10.0  # with what is added to the dice below them
CUBE_R, CUBE_PITCH, COUNT_DROP = 13.0, 36.0, 25.0  # at scale 1
COUNT = TextStyle("heavy", 36, colours.INK)
NOTE_WIDTH = 340.0


class GroundBidSheet(NoticeSheet[GroundBidSheetLook]):
    """The goods stand left of the table, as large as a tile would be."""

    def draw_goods(self, canvas: Canvas, look: GroundBidSheetLook) -> None:
        """Put dice, or a cube of each kind with its count."""
        art, shape = self.context.art(canvas.k), self.shape
        x, y = shape.tile_alone
        scale = shape.open_scale_alone
        if look.changes is not None:
            rise = SIGN_RAISED * scale if any(look.changes) else 0.0
            put(canvas, art.ground_sign(look.changes, scale=scale), x, y - rise)
        else:
            style = COUNT.sized(COUNT.size * scale / 2.2)
            for number, (kind, count) in enumerate(zip(look.kinds, look.lying, strict=True)):
                left = x + CUBE_PITCH * scale * (number - 1)
                put(canvas, art.cube(kind, CUBE_R * scale), left, y - 10 * scale)
                box = (left - 40, y + (COUNT_DROP - 10) * scale - 26, 80, 52)
                canvas.words(str(count), style, box, "centre")
        self.put_note(canvas, look.note, x, NOTE_WIDTH)


class GroundBidSheetWriter(AnyBidSheetWriter):
    """Writes it whenever somebody bids."""

    def blank(self, shape: BidSheetShape) -> GroundBidSheet:
        """Return an empty notice."""
        return GroundBidSheet(self.context, shape)

    def print_on(self, sheet: NoticeSheet[Any], moment: SheetMoment[TrailModel]) -> None:
        """Write what is for sale, and who bids."""
        model, auction = moment.model, moment.model.sale
        assert auction is not None
        bids = self.all_bids(auction.high_bid)
        sheet.show(write_ground_bill(model, bids, self.context))


# One of the boxes of this round, or the money is kept.

WIDTH, HEIGHT = 680.0, 470.0
LEFT, TOP = 30.0, 104.0
BOX_WIDTH, BOX_HEIGHT, GAP = 198.0, 108.0, 13.0
IN_A_ROW: Final = 3
BUTTONS = 230.0, 370.0
BOX_CUBE_R, BOX_CUBE_PITCH = 16.0, 40.0
PLACE = as_outline([(-12, -12), (12, -12), (12, 12), (-12, 12)])


class BoxesLook(NamedTuple):
    """The round, the box that is picked, and whose cube is about to lie there."""

    round: int
    box: BoxView
    seat: SeatView


class BoxButton(Button):
    """A box: what it costs, what it counts, and the cubes in it."""

    def __init__(self, context: TableContext, number: int, box: BoxView, sheet: BoxesSheet) -> None:
        """Take where it stands among the others; what is no choice says why."""
        column, row = number % IN_A_ROW, number // IN_A_ROW
        say, refusal = context.say, ""
        if box.pounds not in sheet.prices:
            refusal = say("box-dear" if box.open else "box-full")
        words = say("box-spoken", pounds=box.pounds, points=box.points, cubes=len(box.owners))
        super().__init__(
            "",
            skin="quiet",
            label=f"{words} {refusal}".strip(),
            name=f"box:{box.pounds}",
            on_click=partial(sheet.pick, box.pounds),
            enabled=not refusal,
            tooltip=refusal or None,
            keep_clear=True,
            x=LEFT + (BOX_WIDTH + GAP) * column,
            y=TOP + (BOX_HEIGHT + GAP) * row,
            width=BOX_WIDTH,
            height=BOX_HEIGHT,
        )
        self.role = "choice"
        self._context, self._sheet, self._box = context, sheet, box

    def drawn_from(self) -> tuple[object, ...]:
        """Return what the picture depends on."""
        return *super().drawn_from(), self._sheet.look

    def draw(self, canvas: Canvas) -> None:
        """Put plate, price, points and cubes."""
        super().draw(canvas)
        context, box = self._context, self._box
        art, top = context.art(canvas.k), shift_of(self.state)
        tone = look_of(self.skin, self.state).text
        price = lettering.NUMBER_ON_PARCHMENT.sized(30).in_colour(tone)
        put(canvas, art.coin(15), 30, 32 + top, 1.0 if self.enabled else 0.5)
        canvas.words(context.say("pounds", pounds=box.pounds), price, (52, 10 + top, 70, 44))
        laurel = ("#8E6524", "#B98A12") if self.enabled else "disabled"
        put(canvas, art.icon("laurel", 30, tone=laurel), 132, 32 + top)
        points = price.in_colour(colours.CHOUGH) if self.enabled else price
        canvas.words(str(box.points), points, (152, 10 + top, 44, 44))
        look, lying = self._sheet.look, box.owners
        if look is not None and look.box.pounds == box.pounds:
            lying = (*lying, look.seat.seat)
        for place in range(2):
            x, y = self.width / 2 + BOX_CUBE_PITCH * (place - 0.5), 78 + top
            if place < len(lying):
                fresh = place >= len(box.owners)
                cube = art.player_cube(context.colour(lying[place]), BOX_CUBE_R)
                put(canvas, cube, x, y, 0.7 if fresh else 1.0)
            else:
                canvas.put(stroked(PLACE, canvas.k, (1.6, colours.RULE), (5, 4)), x, y)


class BoxesSheet(SumSheet):
    """The boxes of the round; the one that is picked is confirmed below them."""

    def __init__(
        self,
        context: TableContext,
        boxes: tuple[BoxView, ...],
        chosen: Sum,
        orders: SheetHandlers,
    ) -> None:
        """Make a button for every box."""
        super().__init__(context, (WIDTH, HEIGHT), BUTTONS, chosen, orders)
        self.name = "investment-boxes"
        self.prices = chosen.choices
        self.look: BoxesLook | None = None
        self.buttons = {
            box.pounds: BoxButton(context, number, box, self) for number, box in enumerate(boxes)
        }
        self.furnish(*self.buttons.values())

    def show(self, look: BoxesLook) -> None:
        """Show what the box that is picked does."""
        self.look = self.showing = look
        for pounds, button in self.buttons.items():
            button.chosen = pounds == look.box.pounds
        say = self._context.say
        words = say("box-confirm", pounds=look.box.pounds, points=look.box.points)
        self.confirm.words = self.confirm.label = words
        self.label = say("boxes-head", round=look.round)

    def first_control(self) -> Node:
        """The button that invests: the dearest box that can be paid is picked at first."""
        return self.confirm

    def pick(self, pounds: int) -> None:
        """Pick a box; a second time puts the cube there."""
        if pounds == self._sum.pounds:
            self._orders.confirm()
            return
        self._set(pounds)

    def draw(self, canvas: Canvas) -> None:
        """Put paper, question, and what is left afterwards."""
        super().draw(canvas)
        look = self.look
        if look is None:
            return
        say = self._context.say
        head = lettering.TITLE_ON_PARCHMENT.sized(31)
        room = (EYE_SIDE, 16, WIDTH - 2 * EYE_SIDE, 40)
        canvas.words(say("boxes-head", round=look.round), head, room, "centre")
        note = (30, 54, WIDTH - 60, 28)
        canvas.words(say("boxes-ask"), lettering.NOTE_ON_PARCHMENT, note, "centre")
        put_rule(canvas, 30, 90, WIDTH - 60)
        left = say(
            "box-leaves", pounds=look.seat.money - look.box.pounds, cubes=look.seat.cubes_left - 1
        )
        below = TOP + 2 * BOX_HEIGHT + GAP + 6
        canvas.words(left, STRONG, (30, below, WIDTH - 60, 30), "centre")


def boxes_kind(context: TableContext, handlers: BothHandlers) -> SheetKind[TrailModel]:
    """Which box a cube is put into."""

    def make(chosen: Sum, moment: SheetMoment[TrailModel]) -> BoxesSheet:
        return BoxesSheet(context, _boxes(moment.model), chosen, handlers.sheet)

    def write(sheet: BoxesSheet, chosen: Sum, moment: SheetMoment[TrailModel]) -> None:
        view = moment.model.view
        box = next(box for box in _boxes(moment.model) if box.pounds == chosen.pounds)
        sheet.show(BoxesLook(view.round, box, view.seats[view.to_move]))

    return sheet_asking(invested_sum, make, write)


def _boxes(model: TrailModel) -> tuple[BoxView, ...]:
    return model.view.boxes[model.view.round - 1]
