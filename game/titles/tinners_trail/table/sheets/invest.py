"""How much money becomes points: a slider, and what it earns."""

from typing import NamedTuple

from game.engine.move import Move
from game.scene.drawing import colours
from game.scene.nodes.node import Canvas, Node, Tip
from game.scene.stage.placing import Box
from game.scene.text import text_styles
from game.tabletop.art.text import STRONG
from game.tabletop.panel.told_parts import ToldParts
from game.tabletop.sheet.sheet import put_question
from game.tabletop.sheet.sheet_keeper import SheetKind, SheetMoment, sheet_asking
from game.tabletop.sheet.sum_slider import Sum, SumSlider, marks_of
from game.tabletop.table_context import put
from game.titles.tinners_trail.table.inputs import SumInput
from game.titles.tinners_trail.table.sheets.sum_sheet import (
    SumSheet,
    TrailSheetHandlers,
    invested_sum,
)
from game.titles.tinners_trail.table.view_model import TrailContext, TrailModel

WIDTH = 620.0
HEIGHT = 430.0
BUTTONS = 210.0, 330.0
LAUREL = ("#8E6524", "#B98A12")
FIGURES_ROW = 146.0
SINGLE_ROW = 180.0  # where the figures stand when there is nothing to choose


class InvestLook(NamedTuple):
    """A sum and what it does: points gained, money left; the viewer's place, from 1, what it gives
    for ten and for five pounds, and whether that is by a lower row (LW-D6).
    """

    pounds: int
    points: int
    money_after: int
    place: int
    per_ten: int
    per_five: int
    sabotaged: bool = False


class InvestSheet(SumSheet):
    """A slider in the steps the moves allow, points live."""

    def __init__(
        self, context: TrailContext, seat: int, chosen: Sum, handlers: TrailSheetHandlers
    ) -> None:
        """Make the controls for one seat's sums."""
        super().__init__(context, (WIDTH, HEIGHT), BUTTONS, chosen, handlers)
        self.name = "invest"
        say = context.say
        self.look: InvestLook | None = None
        values = range(chosen.least, chosen.most + 1, max(chosen.step, 1))
        self.slider = SumSlider(
            values,
            chosen.pounds,
            context.tint(seat),
            on_slide=self.sum_keys.set,
            on_confirm=self.answer,
            x=30,
            y=224,
            width=WIDTH - 60,
            label=say("invest-slider"),
            name="invest-slider",
        )
        self.slider.visible = len(values) > 1
        self.slider.marks = marks_of(values, lambda v: say("pounds", pounds=v), 5)
        row = FIGURES_ROW if self.slider.visible else SINGLE_ROW
        self._tells = ToldParts(self._tip)
        self._tells.lay(
            {
                "money": Box(124.0, row - 28, 200.0, 56.0),
                "points": Box(344.0, row - 28, 230.0, 56.0),
            }
        )
        self.add(self._tells)
        self.add_choices(self.slider)

    def _tip(self, part: str) -> Tip | None:
        """Return what a figure counts."""
        return Tip(
            self._context.say(f"tip-plate-{part}"), (self._context.say(f"tip-invest-{part}"),)
        )

    def show(self, look: InvestLook) -> None:
        """Show what the present sum does."""
        self.look = look
        self.showing = look, self.warned
        self.slider.value = look.pounds
        self.say_on_confirm(self._context.say("invest-confirm", pounds=look.pounds))
        self.label = self._context.say("invest-head")

    def first_control(self) -> Node:
        """The slider: arrows change the sum, Enter invests it; the button for a single sum."""
        return self.slider if self.slider.visible else self.confirm

    def draw(self, canvas: Canvas) -> None:
        """Draw paper and figures."""
        super().draw(canvas)
        look = self.look
        say = self._context.say
        if look is None:
            return
        terms = say("invest-row", place=look.place, ten=look.per_ten, five=look.per_five)
        head = say("invest-sabotaged" if look.sabotaged else "invest-head")
        heading, note = self.question(head, terms)
        put_question(canvas, WIDTH, (20, 60, 94), heading=heading, note=note)
        art = self._context.art(canvas.k)
        row = FIGURES_ROW if self.slider.visible else SINGLE_ROW
        put(canvas, art.coin(24), 150, row)
        pounds = text_styles.ON_PAPER.number.sized(40)
        canvas.words(say("pounds", pounds=look.pounds), pounds, (184, row - 26, 130, 52))
        put(canvas, art.icon("laurel", 46, tone=LAUREL), 370, row)
        points = pounds.in_colour(colours.CHOUGH)
        canvas.words(say("plus-points", points=look.points), points, (404, row - 26, 160, 52))
        left = say("invest-left", pounds=look.money_after)
        canvas.words(left, STRONG, (30, row + 38, WIDTH - 60, 30), "centre")


def investment(model: TrailModel, move: Move) -> int:
    """Return the points that a move to invest brings whoever plays it."""
    seat = model.view.to_move
    after = model.forecast(move.code)
    if after is None:
        return 0
    return after.seats[seat].points - model.view.seats[seat].points


def invest_kind(context: TrailContext, handlers: TrailSheetHandlers) -> SheetKind[TrailModel]:
    """How much money becomes points."""

    def make(chosen: Sum, moment: SheetMoment[TrailModel]) -> InvestSheet:
        return InvestSheet(context, moment.model.view.to_move, chosen, handlers)

    def write(sheet: InvestSheet, chosen: Sum, moment: SheetMoment[TrailModel]) -> None:
        view = moment.model.view
        seat = view.seats[view.to_move]
        points = investment(moment.model, chosen.move)
        left = seat.money - chosen.pounds
        rates = moment.model.rates_of(seat.seat, seat.place)
        asked = moment.controller.question_input
        sheet.warn(warned=isinstance(asked, SumInput) and asked.warned)
        sabotaged = moment.model.is_sabotaged(seat.seat, seat.place)
        sheet.show(InvestLook(chosen.pounds, points, left, seat.place + 1, *rates, sabotaged))

    return sheet_asking(invested_sum, make, write)
