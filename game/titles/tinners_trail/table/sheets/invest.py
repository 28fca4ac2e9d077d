"""How much money becomes points: a slider, and what it earns."""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from game.engine.move import Move
from game.scene.drawing import colours
from game.scene.layout import Grid, Row, theme
from game.scene.nodes.node import Node
from game.scene.nodes.tip import Tooltip
from game.scene.text import text_styles
from game.scene.widgets import Label
from game.tabletop.art.text import STRONG
from game.tabletop.panel.content import CentredArtNode, FlatContainerNode, make_icon_node
from game.tabletop.sheet.sheet_keeper import SheetInputs, SheetKind, sheet_kind_for
from game.tabletop.sheet.sum_slider import SumChoice, SumSlider, slider_labels
from game.titles.tinners_trail.table.inputs import SumInput
from game.titles.tinners_trail.table.sheets.sum_sheet import (
    SumSheet,
    TrailSheetHandlers,
    sum_choice_to_invest,
)
from game.titles.tinners_trail.table.view_model import TrailContext, TrailModel

WIDTH = 620.0
COIN = 24.0
LAUREL = ("#8E6524", "#B98A12")
FIGURE = text_styles.ON_PAPER.number.sized(40)


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
        self, context: TrailContext, seat: int, chosen: SumChoice, handlers: TrailSheetHandlers
    ) -> None:
        """Make the controls for one seat's sums."""
        super().__init__(context, WIDTH, chosen, handlers)
        self.name = "invest"
        say = context.say
        self.look: InvestLook | None = None
        values = range(chosen.least, chosen.most + 1, max(chosen.pounds_per_step, 1))
        self.slider = SumSlider(
            values,
            chosen.pounds,
            context.middle_tone(seat),
            on_slide=self.sum_keys.set_sum,
            on_confirm=self.confirm_sum,
            label=say("invest-slider"),
            name="invest-slider",
        )
        self.slider.visible = len(values) > 1
        self.slider.marks = slider_labels(values, lambda v: say("pounds", pounds=v), 5)

    def _figure_tip(self, part: str) -> Tooltip | None:
        """Return what a figure counts."""
        return Tooltip(
            self._context.say(f"tip-plate-{part}"), (self._context.say(f"tip-invest-{part}"),)
        )

    def show(self, look: InvestLook) -> None:
        """Show what the present sum does."""
        self.look = look
        self.showing = look, self.warned
        self.slider.value = look.pounds
        self.set_confirm_text(self._context.say("invest-confirm", pounds=look.pounds))
        self.label = self._context.say("invest-head")

    def first_control(self) -> Node:
        """Return the slider (arrows change the sum, Enter invests it), or the button for a single
        sum.
        """
        return self.slider if self.slider.visible else self.confirm

    def question_and_note(self) -> tuple[str, str]:
        """Return what is asked, and what money earns in this place."""
        look = self.look
        if look is None:
            return "", ""
        say = self._context.say
        terms = say("invest-row", place=look.place, ten=look.per_ten, five=look.per_five)
        return say("invest-sabotaged" if look.sabotaged else "invest-head"), terms

    def body_nodes(self) -> Sequence[Node]:
        """Return the sum and its points, what is left, and the slider."""
        look = self.look
        if look is None:
            return ()
        say = self._context.say
        context = self._context
        coin = CentredArtNode(context, lambda art: art.coin(COIN), width=2 * COIN)
        pounds = Label(say("pounds", pounds=look.pounds), FIGURE)
        laurel = make_icon_node(context, "laurel", 2 * COIN, LAUREL)
        points = Label(say("plus-points", points=look.points), FIGURE.in_colour(colours.CHOUGH))
        figures = Grid(
            self._figure_with_tip("money", coin, pounds),
            self._figure_with_tip("points", laurel, points),
            columns=2,
        )
        left = say("invest-left", pounds=look.money_after)
        return (
            figures,
            FlatContainerNode(Row(Label(left, STRONG), justify="centre")),
            self.slider,
            Node(height=theme.TIGHT),  # for the words below the slider
        )

    def _figure_with_tip(self, name: str, *parts: Node) -> FlatContainerNode:
        """Return a figure with its symbol and its tooltip."""
        return FlatContainerNode(
            Row(*parts, gap=theme.TIGHT, justify="centre"),
            tooltip=partial(self._figure_tip, name),
            name=f"told:{name}",
        )


def points_of_investment(model: TrailModel, move: Move) -> int:
    """Return the points that a move to invest brings whoever plays it."""
    seat = model.view.to_move
    after = model.table_view_after_move(move.code)
    if after is None:
        return 0
    return after.seats[seat].points - model.view.seats[seat].points


def invest_sheet_kind(context: TrailContext, handlers: TrailSheetHandlers) -> SheetKind[TrailModel]:
    """Return the kind of the sheet that asks how much money becomes points."""

    def make(chosen: SumChoice, moment: SheetInputs[TrailModel]) -> InvestSheet:
        return InvestSheet(context, moment.model.view.to_move, chosen, handlers)

    def write(sheet: InvestSheet, chosen: SumChoice, moment: SheetInputs[TrailModel]) -> None:
        view = moment.model.view
        seat = view.seats[view.to_move]
        points = points_of_investment(moment.model, chosen.move_of_sum)
        left = seat.money - chosen.pounds
        rates = moment.model.investment_rates_of(seat.seat, seat.place)
        asked = moment.controller.question_input
        sheet.set_warning(warned=isinstance(asked, SumInput) and asked.warned)
        sabotaged = moment.model.has_sabotaged_rates(seat.seat, seat.place)
        sheet.show(InvestLook(chosen.pounds, points, left, seat.place + 1, *rates, sabotaged))

    return sheet_kind_for(sum_choice_to_invest, make, write)
