"""The sheet that asks how much money to invest: a slider and the points it gives."""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from game.engine.move import Move
from game.scene.drawing import colours
from game.scene.layout import FlatContainerNode, Grid, Row, theme
from game.scene.nodes.node import Node
from game.scene.nodes.tooltip import Tooltip
from game.scene.text import text_styles
from game.scene.widgets import Label
from game.tabletop.art.text import BOLD_TEXT_ON_PAPER_STYLE
from game.tabletop.panel.content_widgets import CentredArtNode, make_icon_node
from game.tabletop.sheet.pounds_slider import PoundsChoice, PoundsSlider, slider_labels_by_value
from game.tabletop.sheet.sheet_manager import SheetInputs, SheetKind, make_sheet_kind
from game.titles.tinners_trail.table.sheets.sum_sheet import (
    SumSheet,
    TrailSheetHandlers,
    sum_choice_to_invest,
)
from game.titles.tinners_trail.table.view_model import TrailContext, TrailModel

SHEET_WIDTH = 620.0
COIN_RADIUS = 24.0
LAUREL_TONES = ("#8E6524", "#B98A12")
LARGE_NUMBER_STYLE = text_styles.PAPER_STYLES.number.sized(40)


class InvestmentLook(NamedTuple):
    """What the investment sheet shows: a sum, the points it gives and the money left, and the
    seat's place, from 1, with its points for ten and for five pounds; `has_sabotaged_rates` if
    these are those of a lower row (LW-D6)."""

    pounds: int
    points: int
    money_after: int
    passing_row_from_1: int
    points_per_ten_pounds: int
    points_per_five_pounds: int
    has_sabotaged_rates: bool = False


class InvestmentSheet(SumSheet):
    """The sheet that asks for an investment: a slider in the steps that the moves allow, with
    the points of each sum."""

    def __init__(
        self,
        context: TrailContext,
        seat: int,
        pounds_choice: PoundsChoice,
        handlers: TrailSheetHandlers,
    ) -> None:
        """Create the controls for the sums one seat can invest."""
        super().__init__(context, SHEET_WIDTH, pounds_choice, handlers)
        self.name = "invest"
        say = context.say
        self.look: InvestmentLook | None = None
        values = range(
            pounds_choice.least,
            pounds_choice.most + 1,
            max(pounds_choice.pounds_between_two_smallest_sums, 1),
        )
        self.slider = PoundsSlider(
            values,
            pounds_choice.pounds,
            context.middle_tone(seat),
            on_slide=self.sum_keys.choose_nearest_sum,
            on_confirm=handlers.confirm,
            label=say("invest-slider"),
            name="invest-slider",
        )
        self.slider.visible = len(values) > 1
        self.slider.marks = slider_labels_by_value(values, lambda v: say("pounds", pounds=v), 5)

    def _figure_tooltip(self, part_name: str) -> Tooltip | None:
        """Return the tooltip that says what the figure `part_name` counts."""
        return Tooltip(
            self._context.say(f"tip-plate-{part_name}"),
            (self._context.say(f"tip-invest-{part_name}"),),
        )

    def show(self, look: InvestmentLook) -> None:
        """Show the sum of a look on the slider, its points and the money left, and put the sum on
        the confirm button."""
        self.look = look
        self.showing = look, self.asks_to_decline
        self.slider.value = look.pounds
        self.set_confirm_text(self._context.say("invest-confirm", pounds=look.pounds))
        self.label = self._context.say("invest-head")

    def first_control(self) -> Node:
        """Return the node that gets the focus first: the slider, on which arrows change the sum and
        Enter invests it; the confirm button if there is only one sum or while the sheet asks
        whether to decline."""
        is_offered = self.slider.visible and not self.asks_to_decline
        return self.slider if is_offered else self.confirm

    def question_and_note(self) -> tuple[str, str]:
        """Return the question, and a note on the points that money earns in the seat's place; ("",
        "") before the sheet has been shown."""
        look = self.look
        if look is None:
            return "", ""
        say = self._context.say
        terms = say(
            "invest-row-below" if look.has_sabotaged_rates else "invest-row",
            place=look.passing_row_from_1,
            row=look.passing_row_from_1 + look.has_sabotaged_rates,
            ten=look.points_per_ten_pounds,
            five=look.points_per_five_pounds,
        )
        return say("invest-head"), terms

    def body_nodes(self) -> Sequence[Node]:
        """Return the nodes of the sum, its points, the money left, and the slider; () without a
        look."""
        look = self.look
        if look is None:
            return ()
        say = self._context.say
        context = self._context
        coin = CentredArtNode(context, lambda art: art.coin(COIN_RADIUS), width=2 * COIN_RADIUS)
        pounds = Label(say("pounds", pounds=look.pounds), LARGE_NUMBER_STYLE)
        laurel = make_icon_node(context, "laurel", 2 * COIN_RADIUS, LAUREL_TONES)
        points = Label(
            say("plus-points", points=look.points), LARGE_NUMBER_STYLE.in_colour(colours.CHOUGH)
        )
        figures = Grid(
            self._figure_with_tooltip("money", coin, pounds),
            self._figure_with_tooltip("points", laurel, points),
            columns=2,
        )
        left = say("invest-left", pounds=look.money_after)
        return (
            figures,
            FlatContainerNode(Row(Label(left, BOLD_TEXT_ON_PAPER_STYLE), justify="centre")),
            self.slider,
            Node(height=theme.TIGHT_GAP),  # for the words below the slider
        )

    def _figure_with_tooltip(self, name: str, *parts: Node) -> FlatContainerNode:
        """Return a node of a figure and its symbol with the tooltip of part `name`."""
        return FlatContainerNode(
            Row(*parts, gap=theme.TIGHT_GAP, justify="centre"),
            tooltip=partial(self._figure_tooltip, name),
            name=f"told:{name}",
        )


def points_of_investment(model: TrailModel, move: Move) -> int:
    """Return the points that a move to invest gives the seat that plays it, 0 without a
    forecast."""
    seat = model.view.to_move
    after = model.table_view_after_move_unless_tile_unknown(move.code)
    if after is None:
        return 0
    return after.seats[seat].points - model.view.seats[seat].points


def make_investment_sheet_kind(
    context: TrailContext, handlers: TrailSheetHandlers
) -> SheetKind[TrailModel]:
    """Return the kind of sheet that asks how much money to invest in points."""

    def make_sheet(pounds_choice: PoundsChoice, inputs: SheetInputs[TrailModel]) -> InvestmentSheet:
        return InvestmentSheet(context, inputs.model.view.to_move, pounds_choice, handlers)

    def update_sheet(
        sheet: InvestmentSheet, pounds_choice: PoundsChoice, inputs: SheetInputs[TrailModel]
    ) -> None:
        view = inputs.model.view
        seat = view.seats[view.to_move]
        points = points_of_investment(inputs.model, pounds_choice.move_of_sum)
        left = seat.money - pounds_choice.pounds
        rates = inputs.model.investment_rates_of(seat.seat, seat.passing_row)
        asked = inputs.controller.question_input
        sheet.show_asking_to_decline(asks_to_decline=asked.asks_to_decline)
        sabotaged = inputs.model.has_sabotaged_rates(seat.seat, seat.passing_row)
        sheet.show(
            InvestmentLook(
                pounds_choice.pounds, points, left, seat.passing_row + 1, *rates, sabotaged
            )
        )

    return make_sheet_kind(sum_choice_to_invest, make_sheet, update_sheet)
