"""The sheet for investing: one of the boxes of this round, or the money is kept (C-14)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

from game.scene.drawing import colours
from game.scene.drawing.paint_surface import as_outline, stroked
from game.scene.nodes.node import Canvas, Node
from game.scene.skins.button import look_of, shift_of
from game.scene.text import lettering
from game.scene.widgets import Button
from game.tabletop.art.text import STRONG, put_rule
from game.tabletop.question.inputs import Sum
from game.tabletop.sheet.sheet import EYE_SIDE, SheetHandlers
from game.tabletop.sheet.sheet_keeper import SheetKind, SheetMoment, sheet_asking
from game.tabletop.table_model import put
from game.titles.tinners_trail.rules.views import BoxView
from game.titles.tinners_trail.table.context import TableContext
from game.titles.tinners_trail.table.edition_2007.view_model import Edition2007Model
from game.titles.tinners_trail.table.sheets.invest import SumSheet
from game.titles.tinners_trail.table.sheets.kinds import BothEditionsHandlers, invested_sum

WIDTH, HEIGHT = 680.0, 470.0
LEFT, TOP = 30.0, 104.0
BOX_WIDTH, BOX_HEIGHT, GAP = 198.0, 108.0, 13.0
IN_A_ROW: Final = 3
BUTTONS = 230.0, 370.0
CUBE_R, CUBE_PITCH = 16.0, 40.0
PLACE = as_outline([(-12, -12), (12, -12), (12, 12), (-12, 12)])


@dataclass(frozen=True, slots=True)
class BoxChoice:
    """A box as it can be chosen: why not, "" where it can."""

    box: BoxView
    refusal: str


@dataclass(frozen=True, slots=True)
class BoxesLook:
    """The boxes of the round, the price of the one picked, and what it leaves."""

    round: int
    seat: int
    choices: tuple[BoxChoice, ...]
    pounds: int
    points: int
    money_after: int
    cubes_after: int


class BoxButton(Button):
    """A box: what it costs, what it counts, and the cubes in it."""

    def __init__(
        self, context: TableContext, number: int, choice: BoxChoice, sheet: BoxesSheet
    ) -> None:
        """Take where it stands among the others."""
        column, row = number % IN_A_ROW, number // IN_A_ROW
        box = choice.box
        say = context.say
        words = say("box-spoken", pounds=box.pounds, points=box.points, cubes=len(box.owners))
        super().__init__(
            "",
            skin="quiet",
            label=f"{words} {choice.refusal}".strip(),
            name=f"box:{box.pounds}",
            on_click=partial(sheet.pick, box.pounds),
            enabled=not choice.refusal,
            tooltip=choice.refusal or None,
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
        coming = self._sheet.coming(box.pounds)
        lying = (*box.owners, *((coming,) if coming >= 0 else ()))
        for place in range(2):
            x, y = self.width / 2 + CUBE_PITCH * (place - 0.5), 78 + top
            if place < len(lying):
                fresh = place >= len(box.owners)
                cube = art.player_cube(context.colour(lying[place]), CUBE_R)
                put(canvas, cube, x, y, 0.7 if fresh else 1.0)
            else:
                canvas.put(stroked(PLACE, canvas.k, (1.6, colours.RULE), (5, 4)), x, y)


class BoxesSheet(SumSheet):
    """The boxes of the round; the one that is picked is confirmed below them."""

    def __init__(
        self,
        context: TableContext,
        choices: tuple[BoxChoice, ...],
        chosen: Sum,
        orders: SheetHandlers,
    ) -> None:
        """Make a button for every box."""
        super().__init__(context, (WIDTH, HEIGHT), BUTTONS, chosen, orders)
        self.name = "investment-boxes"
        self.look: BoxesLook | None = None
        self.boxes = tuple(
            BoxButton(context, number, choice, self) for number, choice in enumerate(choices)
        )
        self.furnish(*self.boxes)

    def show(self, look: BoxesLook) -> None:
        """Show what the box that is picked does."""
        self.look = self.showing = look
        for button, choice in zip(self.boxes, look.choices, strict=True):
            button.chosen = choice.box.pounds == look.pounds
        say = self._context.say
        words = say("box-confirm", pounds=look.pounds, points=look.points)
        self.confirm.words = self.confirm.label = words
        self.label = say("boxes-head", round=look.round)

    def first_control(self) -> Node:
        """The button that invests: the dearest box that can be paid is picked at first."""
        return self.confirm

    def coming(self, pounds: int) -> int:
        """Return whose cube is about to lie in the box of a price, -1 for nobody's."""
        look = self.look
        return look.seat if look is not None and look.pounds == pounds else -1

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
        left = say("box-leaves", pounds=look.money_after, cubes=look.cubes_after)
        below = TOP + 2 * BOX_HEIGHT + GAP + 6
        canvas.words(left, STRONG, (30, below, WIDTH - 60, 30), "centre")


def boxes_kind(
    context: TableContext, handlers: BothEditionsHandlers
) -> SheetKind[Edition2007Model]:
    """Which box a cube is put into."""

    def make(chosen: Sum, moment: SheetMoment[Edition2007Model]) -> BoxesSheet:
        return BoxesSheet(context, _choices(moment.model, chosen, context), chosen, handlers.sheet)

    def write(sheet: BoxesSheet, chosen: Sum, moment: SheetMoment[Edition2007Model]) -> None:
        sheet.show(_look(moment.model, chosen, context))

    return sheet_asking(invested_sum, make, write)


def _choices(model: Edition2007Model, chosen: Sum, context: TableContext) -> tuple[BoxChoice, ...]:
    """Return the boxes of the round, those that are no choice with the reason."""
    choices = []
    for box in model.view.boxes[model.view.round - 1]:
        refusal = ""
        if box.pounds not in chosen.choices:
            refusal = context.say("box-dear" if box.open else "box-full")
        choices.append(BoxChoice(box, refusal))
    return tuple(choices)


def _look(model: Edition2007Model, chosen: Sum, context: TableContext) -> BoxesLook:
    view = model.view
    seat = view.seats[view.to_move]
    choices = _choices(model, chosen, context)
    box = next(choice.box for choice in choices if choice.box.pounds == chosen.pounds)
    return BoxesLook(
        round=view.round,
        seat=seat.seat,
        choices=choices,
        pounds=box.pounds,
        points=box.points,
        money_after=seat.money - box.pounds,
        cubes_after=seat.cubes_left - 1,
    )
