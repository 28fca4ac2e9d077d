"""The sheet that asks which investment box of the round gets a cube, if any (C-14)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final, NamedTuple

from game.scene.drawing import colours
from game.scene.drawing.outlines import make_hashable_outline, stroked_outline_picture
from game.scene.layout import Column, FlatContainerNode, Grid, Row, Spacer, theme
from game.scene.nodes.node import Canvas, Node
from game.scene.skins.button import look_of_button
from game.scene.stage.sheet_placing import Point
from game.scene.text import text_styles
from game.scene.widgets import Label
from game.tabletop.art.text import BOLD_TEXT_ON_PAPER_STYLE
from game.tabletop.panel.content_widgets import CentredDrawingNode, ContentButton, make_icon_node
from game.tabletop.sheet.pounds_slider import PoundsChoice
from game.tabletop.sheet.sheet_manager import SheetInputs, SheetKind, make_sheet_kind
from game.tabletop.table_context import draw_sprite
from game.titles.tinners_trail.rules.view_classes import InvestmentBoxView, SeatView
from game.titles.tinners_trail.table.panels.development_board import ROMAN_NUMERALS
from game.titles.tinners_trail.table.sheets.sum_sheet import (
    SumSheet,
    TrailSheetHandlers,
    sum_choice_to_invest,
)
from game.titles.tinners_trail.table.view_model import TrailContext, TrailModel

SHEET_WIDTH = 680.0
BOXES_PER_ROW: Final = 3
COIN_RADIUS = 15.0
CUBE_RADIUS = 16.0
CUBE_WIDTH = 40.0
PREVIEWED_CUBE_ALPHA = 0.7
UNAVAILABLE_BOX_ALPHA = 0.5
LAUREL_TONES = ("#8E6524", "#B98A12")
PRICE_STYLE = text_styles.PAPER_STYLES.number.sized(30)
PLACE_COUNT = 2
PLACE_OUTLINE = make_hashable_outline([(-12, -12), (12, -12), (12, 12), (-12, 12)])


class InvestmentBoxesLook(NamedTuple):
    """What the sheet of investment boxes shows: the round, the picked box, and the seat that
    invests."""

    round: int
    box: InvestmentBoxView
    seat: SeatView


class InvestmentBoxButton(ContentButton):
    """The button of an investment box with its price, its points, and the cubes in it."""

    def __init__(
        self, context: TrailContext, box: InvestmentBoxView, sheet: InvestmentBoxesSheet
    ) -> None:
        """Create the button of a box; a box that cannot be chosen is disabled and says why."""
        say = context.say
        refusal = ""
        if box.pounds not in sheet.prices:
            refusal = say("box-dear" if box.is_open else "box-full")
        words = say(
            "box-spoken", pounds=box.pounds, points=box.points, cubes=len(box.owners_of_cubes)
        )
        super().__init__(
            "",
            skin="quiet",
            label=f"{words} {refusal}".strip(),
            name=f"box:{box.pounds}",
            on_click=partial(sheet.pick_box_or_confirm, box.pounds),
            enabled=not refusal,
            tooltip=refusal or None,
            tooltips_avoid=True,
        )
        self.role = "choice"
        self._context = context
        self._sheet = sheet
        self._box = box

    @property
    def enter_confirms(self) -> bool:
        """Whether Enter confirms the investment, because this box is already picked."""
        return self.chosen

    def content_cache_key(self) -> tuple[object, ...]:
        """Return the sheet's look, on which the content depends."""
        return (self._sheet.look,)

    def build_content(self) -> Column:
        """Return price and points, and the cubes below them."""
        context = self._context
        price = PRICE_STYLE.in_colour(look_of_button(self.skin, self.state).text_colour)
        points = price.in_colour(colours.CHOUGH) if self.enabled else price
        head = Row(
            CentredDrawingNode(self._draw_coin, width=2 * COIN_RADIUS),
            Label(context.say("pounds", pounds=self._box.pounds), price),
            Spacer(),
            make_icon_node(
                context, "laurel", 2 * COIN_RADIUS, LAUREL_TONES if self.enabled else "disabled"
            ),
            Label(str(self._box.points), points),
            gap=theme.TIGHT_GAP,
        )
        places = (
            CentredDrawingNode(
                partial(self._draw_cube_place, place), width=CUBE_WIDTH, height=CUBE_WIDTH
            )
            for place in range(PLACE_COUNT)
        )
        return Column(
            head,
            Row(*places, justify="centre"),
            gap=theme.HAIR_GAP,
            padding=(theme.TIGHT_GAP, theme.WIDE_GAP),
        )

    def _draw_coin(self, canvas: Canvas, centre: Point) -> None:
        coin = self._context.art_at_scale(canvas.px_per_u).coin(COIN_RADIUS)
        draw_sprite(canvas, coin, *centre, 1.0 if self.enabled else UNAVAILABLE_BOX_ALPHA)

    def _draw_cube_place(self, place_index: int, canvas: Canvas, centre: Point) -> None:
        """Draw a place of the box: the cube there, faintly the cube to come if this box is
        picked, or an empty outline."""
        look = self._sheet.look
        lying = [(owner, 1.0) for owner in self._box.owners_of_cubes]
        if look is not None and look.box.pounds == self._box.pounds:
            lying.append((look.seat.seat, PREVIEWED_CUBE_ALPHA))
        if place_index < len(lying):
            owner, alpha = lying[place_index]
            cube = self._context.art_at_scale(canvas.px_per_u).player_cube(
                self._context.art_colour_name(owner), CUBE_RADIUS
            )
            draw_sprite(canvas, cube, *centre, alpha)
        else:
            canvas.draw_picture(
                stroked_outline_picture(PLACE_OUTLINE, canvas.px_per_u, 1.6, colours.RULE, (5, 4)),
                *centre,
            )


class InvestmentBoxesSheet(SumSheet):
    """The sheet with the round's investment boxes; the picked box is confirmed by a button
    below."""

    def __init__(
        self,
        context: TrailContext,
        boxes: tuple[InvestmentBoxView, ...],
        pounds_choice: PoundsChoice,
        handlers: TrailSheetHandlers,
    ) -> None:
        """Make a button for every box."""
        super().__init__(context, SHEET_WIDTH, pounds_choice, handlers)
        self.name = "investment-boxes"
        self.prices = pounds_choice.possible_sums
        self.look: InvestmentBoxesLook | None = None
        self.buttons = {box.pounds: InvestmentBoxButton(context, box, self) for box in boxes}

    def show(self, look: InvestmentBoxesLook) -> None:
        """Show which box is picked, and on the confirm button its price and points."""
        self.look = look
        self.showing = look, self.asks_to_decline
        for pounds, button in self.buttons.items():
            button.chosen = pounds == look.box.pounds
        say = self._context.say
        self.set_confirm_text(say("box-confirm", pounds=look.box.pounds, points=look.box.points))
        self.label = say("boxes-head", round=ROMAN_NUMERALS[look.round - 1])

    def first_control(self) -> Node:
        """Return the node that gets the focus first: the button of the picked box, from which
        arrows lead to the others and Enter confirms; the confirm button while the sheet asks
        whether to decline."""
        return self.confirm if self.asks_to_decline else self.buttons[self._sum.pounds]

    def pick_box_or_confirm(self, pounds: int) -> None:
        """Pick the box with this price; if it is picked already, confirm the investment."""
        if pounds == self._sum.pounds:
            self._handlers.confirm()
            return
        self.sum_keys.choose_nearest_sum(pounds)

    def question_and_note(self) -> tuple[str, str]:
        """Return the head with the round, and the question which box a cube goes to."""
        return self.label, self._context.say("boxes-ask")

    def body_nodes(self) -> Sequence[Node]:
        """Return the boxes, and a line with the money and cubes left afterwards; () without a
        look."""
        look = self.look
        if look is None:
            return ()
        left = self._context.say(
            "box-leaves",
            pounds=look.seat.money - look.box.pounds,
            cubes=look.seat.investment_cubes_left - 1,
        )
        return (
            Grid(*self.buttons.values(), columns=BOXES_PER_ROW, gap=theme.MEDIUM_GAP),
            FlatContainerNode(Row(Label(left, BOLD_TEXT_ON_PAPER_STYLE), justify="centre")),
        )


def make_investment_boxes_sheet_kind(
    context: TrailContext, handlers: TrailSheetHandlers
) -> SheetKind[TrailModel]:
    """Return the kind of the sheet that asks which investment box a cube is put into."""

    def make_sheet(
        pounds_choice: PoundsChoice, inputs: SheetInputs[TrailModel]
    ) -> InvestmentBoxesSheet:
        return InvestmentBoxesSheet(context, _boxes_of_round(inputs.model), pounds_choice, handlers)

    def update_sheet(
        sheet: InvestmentBoxesSheet, pounds_choice: PoundsChoice, inputs: SheetInputs[TrailModel]
    ) -> None:
        view = inputs.model.view
        box = next(
            box for box in _boxes_of_round(inputs.model) if box.pounds == pounds_choice.pounds
        )
        asked = inputs.controller.question_input
        sheet.show_asking_to_decline(asks_to_decline=asked.asks_to_decline)
        sheet.show(InvestmentBoxesLook(view.round, box, view.seats[view.to_move]))

    return make_sheet_kind(sum_choice_to_invest, make_sheet, update_sheet)


def _boxes_of_round(model: TrailModel) -> tuple[InvestmentBoxView, ...]:
    return model.view.investment_boxes_by_round[model.view.round - 1]
