"""Sheets that ask for a sum to invest, and the one with a slider and the points it earns."""

from __future__ import annotations

from dataclasses import dataclass

from game.scene.drawing import colours
from game.scene.nodes.node import Canvas, Node
from game.scene.stage.placing import box
from game.scene.text import lettering
from game.tabletop.art.text import STRONG, put_rule
from game.tabletop.question.inputs import Sum, SumInput
from game.tabletop.sheet.sheet import (
    EYE_SIDE,
    Digits,
    Sheet,
    SheetHandlers,
    SumSlider,
    confirm_button,
    decline_button,
    marks_of,
)
from game.tabletop.sheet.sheet_keeper import SheetKind, SheetMoment, sheet_asking
from game.tabletop.table_model import put
from game.titles.tinners_trail.rules.kinds import ROUNDS
from game.titles.tinners_trail.table.sheets.notice import BothHandlers, more_and_less
from game.titles.tinners_trail.table.view_model import TableContext, TrailModel

SIDE, FOOT, BUTTON = 30.0, 86.0, 60.0  # u


class SumSheet(Sheet):
    """Two buttons at its foot; digits, plus and minus change the sum. A title adds what it shows.

    `buttons` are the widths of the one that keeps the money and of the one that invests it.
    """

    def __init__(
        self,
        context: TableContext,
        size: tuple[float, float],
        buttons: tuple[float, float],
        chosen: Sum,
        orders: SheetHandlers,
    ) -> None:
        width, height = size
        super().__init__(width=width, height=height)
        self._context, self._sum, self._orders = context, chosen, orders
        low = height - FOOT
        place = box(width - SIDE - buttons[1], low, buttons[1], BUTTON)
        self.confirm = confirm_button("", orders.confirm, wary=True, **place)
        self.decline = decline_button(
            context.say("invest-decline"),
            orders.decline,
            wary=True,
            tooltip=context.say("invest-decline-tip"),
            **box(SIDE, low, buttons[0], BUTTON),
        )
        self.digits = Digits(context.say("type-sum"), self._set)

    def furnish(self, *choices: Node) -> None:
        """Add what the sum is chosen with, and what every such sheet has."""
        self.add(*choices, self.decline, self.confirm, self.digits)
        self.add(*more_and_less(self._context, self._step))

    def _set(self, pounds: int) -> None:
        self._sum.set(pounds)
        self._orders.changed()

    def _step(self, steps: int) -> None:
        self.digits.forget()
        self._sum.change(steps)
        self._orders.changed()


WIDTH, HEIGHT = 620.0, 430.0
BUTTONS = 210.0, 330.0
SINGLE_ROW = 180.0  # where the figures stand when there is nothing to choose


@dataclass(frozen=True, slots=True)
class InvestLook:
    """A sum and what it does: points gained, money left; the box of the viewer's place."""

    seat: int
    pounds: int
    points: int
    money_after: int
    place: int
    per_ten: int
    per_five: int


class InvestSheet(SumSheet):
    """A slider in the steps the moves allow, points live."""

    def __init__(
        self, context: TableContext, seat: int, chosen: Sum, orders: SheetHandlers
    ) -> None:
        """Make the controls for one seat's sums."""
        super().__init__(context, (WIDTH, HEIGHT), BUTTONS, chosen, orders)
        self.name = "invest"
        self.look: InvestLook | None = None
        values = range(chosen.least, chosen.most + 1, max(chosen.step, 1))
        self.slider = SumSlider(
            values,
            chosen.pounds,
            (self._set, orders.confirm),
            context.tint(seat),
            x=30,
            y=224,
            width=WIDTH - 60,
            label=context.say("invest-slider"),
            name="invest-slider",
        )
        self.slider.visible = len(values) > 1
        self.slider.marks = marks_of(values, lambda v: context.say("pounds", pounds=v), 5)
        self.furnish(self.slider)

    def show(self, look: InvestLook) -> None:
        """Show what the present sum does."""
        self.look = self.showing = look
        self.slider.value = look.pounds
        text = self._context.say("invest-confirm", pounds=look.pounds)
        self.confirm.words = self.confirm.label = text
        self.label = self._context.say("invest-head")

    def first_control(self) -> Node:
        """The slider: arrows change the sum, Enter invests it; the button for a single sum."""
        return self.slider if self.slider.visible else self.confirm

    def draw(self, canvas: Canvas) -> None:
        """Put paper and figures."""
        super().draw(canvas)
        if self.look is None:
            return
        look, say = self.look, self._context.say
        head = lettering.TITLE_ON_PARCHMENT.sized(31)
        canvas.words(say("invest-head"), head, (EYE_SIDE, 20, WIDTH - 2 * EYE_SIDE, 40), "centre")
        terms = say("invest-row", place=look.place + 1, ten=look.per_ten, five=look.per_five)
        canvas.words(terms, lettering.NOTE_ON_PARCHMENT, (30, 60, WIDTH - 60, 28), "centre")
        put_rule(canvas, 30, 94, WIDTH - 60)
        art = self._context.art(canvas.k)
        row = 146.0 if self.slider.visible else SINGLE_ROW
        put(canvas, art.coin(24), 150, row)
        pounds = lettering.NUMBER_ON_PARCHMENT.sized(40)
        canvas.words(say("pounds", pounds=look.pounds), pounds, (184, row - 26, 130, 52))
        put(canvas, art.icon("laurel", 46, tone=("#8E6524", "#B98A12")), 370, row)
        points = pounds.in_colour(colours.CHOUGH)
        canvas.words(say("plus-points", points=look.points), points, (404, row - 26, 160, 52))
        left = say("invest-left", pounds=look.money_after)
        canvas.words(left, STRONG, (30, row + 38, WIDTH - 60, 30), "centre")


def invested_sum(moment: SheetMoment[TrailModel]) -> Sum | None:
    """Return the sum somebody is asked to invest."""
    question_input = moment.controller.question_input
    invests = isinstance(question_input, SumInput) and question_input.kind == "invest"
    return question_input.sum if isinstance(question_input, SumInput) and invests else None


def invest_kind(context: TableContext, handlers: BothHandlers) -> SheetKind[TrailModel]:
    """How much money becomes points."""

    def make(chosen: Sum, moment: SheetMoment[TrailModel]) -> InvestSheet:
        return InvestSheet(context, moment.model.view.to_move, chosen, handlers.sheet)

    def write(sheet: InvestSheet, chosen: Sum, moment: SheetMoment[TrailModel]) -> None:
        sheet.show(_investment(moment.model, chosen))

    return sheet_asking(invested_sum, make, write)


def _investment(model: TrailModel, chosen: Sum) -> InvestLook:
    view, number = model.view, model.view.to_move
    seat = view.seats[number]
    after = model.forecast(chosen.move.code)
    gained = after.seats[number].points - seat.points if after is not None else 0
    box = seat.place * ROUNDS + view.round - 1
    return InvestLook(
        seat=number,
        pounds=chosen.pounds,
        points=gained,
        money_after=seat.money - chosen.pounds,
        place=seat.place,
        per_ten=int(model.board.per_ten[box]),
        per_five=int(model.board.per_five[box]),
    )
