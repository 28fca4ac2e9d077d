"""One of the investment boxes of this round, or the money is kept (C-14)."""

from __future__ import annotations

from functools import partial
from typing import Final, NamedTuple

from game.scene.drawing import colours
from game.scene.drawing.outlines import as_outline, stroked
from game.scene.nodes.node import Canvas, Node
from game.scene.skins.button import look_of, shift_of
from game.scene.text import text_styles
from game.scene.widgets import Button
from game.tabletop.art.text import STRONG
from game.tabletop.sheet.sheet import put_question
from game.tabletop.sheet.sheet_keeper import SheetKind, SheetMoment, sheet_asking
from game.tabletop.sheet.sum_slider import Sum
from game.tabletop.table_context import put
from game.titles.tinners_trail.rules.views import BoxView, SeatView
from game.titles.tinners_trail.table.inputs import SumInput
from game.titles.tinners_trail.table.panels.boards import ROMAN
from game.titles.tinners_trail.table.sheets.sum_sheet import (
    SumSheet,
    TrailSheetHandlers,
    invested_sum,
)
from game.titles.tinners_trail.table.view_model import TrailContext, TrailModel

WIDTH = 680.0
HEIGHT = 470.0
LEFT = 30.0
TOP = 104.0
BOX_WIDTH = 198.0
BOX_HEIGHT = 108.0
GAP = 13.0
IN_A_ROW: Final = 3
BUTTONS = 230.0, 370.0
BOX_CUBE_R = 16.0
BOX_CUBE_PITCH = 40.0
PLACE = as_outline([(-12, -12), (12, -12), (12, 12), (-12, 12)])


class BoxesLook(NamedTuple):
    """The round, the box that is picked, and whose cube is about to lie there."""

    round: int
    box: BoxView
    seat: SeatView


class BoxButton(Button):
    """A box: what it costs, what it counts, and the cubes in it."""

    def __init__(self, context: TrailContext, number: int, box: BoxView, sheet: BoxesSheet) -> None:
        """Store where it stands among the others; what is no choice says why."""
        column = number % IN_A_ROW
        row = number // IN_A_ROW
        say = context.say
        refusal = ""
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
        self._context = context
        self._sheet = sheet
        self._box = box

    @property
    def enter_confirms(self) -> bool:
        """Whether Enter puts the cube here: the box is picked."""
        return self.chosen

    def drawn_from(self) -> tuple[object, ...]:
        """Return what the picture depends on."""
        return *super().drawn_from(), self._sheet.look

    def draw(self, canvas: Canvas) -> None:
        """Draw plate, price, points and cubes."""
        super().draw(canvas)
        context = self._context
        box = self._box
        look = self._sheet.look
        art = context.art(canvas.k)
        top = shift_of(self.state)
        tone = look_of(self.skin, self.state).text
        price = text_styles.ON_PAPER.number.sized(30).in_colour(tone)
        put(canvas, art.coin(15), 30, 32 + top, 1.0 if self.enabled else 0.5)
        canvas.words(context.say("pounds", pounds=box.pounds), price, (52, 10 + top, 70, 44))
        laurel = ("#8E6524", "#B98A12") if self.enabled else "disabled"
        put(canvas, art.icon("laurel", 30, tone=laurel), 132, 32 + top)
        points = price.in_colour(colours.CHOUGH) if self.enabled else price
        canvas.words(str(box.points), points, (152, 10 + top, 44, 44))
        lying = [(owner, 1.0) for owner in box.owners]
        if look is not None and look.box.pounds == box.pounds:
            lying.append((look.seat.seat, 0.7))
        for place in range(2):
            x = self.width / 2 + BOX_CUBE_PITCH * (place - 0.5)
            y = 78 + top
            if place < len(lying):
                owner, alpha = lying[place]
                put(canvas, art.player_cube(context.colour(owner), BOX_CUBE_R), x, y, alpha)
            else:
                canvas.put(stroked(PLACE, canvas.k, 1.6, colours.RULE, (5, 4)), x, y)


class BoxesSheet(SumSheet):
    """The boxes of the round; the one that is picked is confirmed below them."""

    def __init__(
        self,
        context: TrailContext,
        boxes: tuple[BoxView, ...],
        chosen: Sum,
        handlers: TrailSheetHandlers,
    ) -> None:
        """Make a button for every box."""
        super().__init__(context, (WIDTH, HEIGHT), BUTTONS, chosen, handlers)
        self.name = "investment-boxes"
        self.prices = chosen.choices
        self.look: BoxesLook | None = None
        self.buttons = {
            box.pounds: BoxButton(context, number, box, self) for number, box in enumerate(boxes)
        }
        self.add_choices(*self.buttons.values())

    def show(self, look: BoxesLook) -> None:
        """Show what the box that is picked does."""
        self.look = look
        self.showing = look, self.warned
        for pounds, button in self.buttons.items():
            button.chosen = pounds == look.box.pounds
        say = self._context.say
        self.say_on_confirm(say("box-confirm", pounds=look.box.pounds, points=look.box.points))
        self.label = say("boxes-head", round=ROMAN[look.round - 1])

    def first_control(self) -> Node:
        """The box that is picked: arrows lead to the others and Enter puts the cube there."""
        return self.buttons[self._sum.pounds]

    def pick(self, pounds: int) -> None:
        """Pick a box; a second time puts the cube there."""
        if pounds == self._sum.pounds:
            self.answer()
            return
        self.sum_keys.set(pounds)

    def draw(self, canvas: Canvas) -> None:
        """Draw paper, question, and what is left afterwards."""
        super().draw(canvas)
        look = self.look
        if look is None:
            return
        say = self._context.say
        head = say("boxes-head", round=ROMAN[look.round - 1])
        heading, note = self.question(head, say("boxes-ask"))
        put_question(canvas, WIDTH, (16, 54, 90), heading=heading, note=note)
        left = say(
            "box-leaves", pounds=look.seat.money - look.box.pounds, cubes=look.seat.cubes_left - 1
        )
        below = TOP + 2 * BOX_HEIGHT + GAP + 6
        canvas.words(left, STRONG, (30, below, WIDTH - 60, 30), "centre")


def boxes_kind(context: TrailContext, handlers: TrailSheetHandlers) -> SheetKind[TrailModel]:
    """Which box a cube is put into."""

    def make(chosen: Sum, moment: SheetMoment[TrailModel]) -> BoxesSheet:
        return BoxesSheet(context, _boxes(moment.model), chosen, handlers)

    def write(sheet: BoxesSheet, chosen: Sum, moment: SheetMoment[TrailModel]) -> None:
        view = moment.model.view
        box = next(box for box in _boxes(moment.model) if box.pounds == chosen.pounds)
        asked = moment.controller.question_input
        sheet.warn(warned=isinstance(asked, SumInput) and asked.warned)
        sheet.show(BoxesLook(view.round, box, view.seats[view.to_move]))

    return sheet_asking(invested_sum, make, write)


def _boxes(model: TrailModel) -> tuple[BoxView, ...]:
    return model.view.boxes[model.view.round - 1]
