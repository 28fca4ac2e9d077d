"""The sheet for raising ore: how many tin and copper cubes, at what cost."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from game.scene.nodes.node import Canvas, Node
from game.scene.stage.placing import box
from game.scene.text import lettering
from game.scene.widgets import Button
from game.tabletop.art.text import FIGURE, STRONG, StyledRun, put_rule, write_right
from game.tabletop.sheet.sheet import (
    EYE_SIDE,
    Sheet,
    SheetHandlers,
    SignButton,
    confirm_button,
)
from game.tabletop.sheet.sheet_keeper import SheetKind, SheetMoment, sheet_asking
from game.tabletop.table_model import put
from game.titles.tinners_trail.rules.views import AreaView, TableView
from game.titles.tinners_trail.table.selection import ActionInput, Load
from game.titles.tinners_trail.table.sheets.notice import BothHandlers, more_and_less
from game.titles.tinners_trail.table.view_model import TableContext, TrailModel


class Extraction(NamedTuple):
    """One load: cubes chosen, its cost, money and water after it, and what it sells for today."""

    area: AreaView
    chosen: tuple[int, int]
    cost: int
    money_after: int
    water_after: int
    value: int


def extraction(
    before: TableView, after: TableView | None, area_name: str, load: tuple[int, int]
) -> Extraction:
    """Return a load's figures; without a forecast (no cube chosen) nothing changes."""
    now, seat = after or before, before.to_move
    money = now.seats[seat].money
    return Extraction(
        area=before.area(area_name),
        chosen=load,
        cost=before.seats[seat].money - money,
        money_after=money,
        water_after=now.area(area_name).water,
        value=load[0] * before.tin_price + load[1] * before.copper_price,
    )


WIDTH, HEIGHT = 520.0, 500.0
ROWS = {"tin": 108.0, "copper": 172.0}
STEP = 48.0
LESS_KEYS = {"tin": ("1",), "copper": ("3",)}
MORE_KEYS = {"tin": ("2",), "copper": ("4",)}
FIRST_FIGURE, FIGURE_PITCH = 262.0, 30.0


class ExtractSheet(Sheet):
    """Minus and plus for each ore; the figures of the present load below them."""

    def __init__(self, context: TableContext, load: Load, orders: SheetHandlers) -> None:
        """Make the controls for one mine's loads."""
        super().__init__(width=WIDTH, height=HEIGHT, name="extract")
        self._context = context
        self._load = load
        self._orders = orders
        self.look: Extraction | None = None
        self._steps: dict[tuple[str, int], Button] = {}
        for ore in ROWS:
            self._add_steps(ore)
        place = box(WIDTH - 30 - 250, HEIGHT - 76, 250, 54)
        self.confirm = confirm_button(context.say("extract-confirm"), orders.confirm, **place)
        self.cancel = Button(
            context.say("back"),
            skin="quiet",
            cap="@back",
            name="sheet-back",
            on_click=orders.decline,
            **box(30, HEIGHT - 76, 170, 54),
        )
        self.add(self.cancel, self.confirm)
        self.add(*more_and_less(context, self._change_best))

    def show(self, look: Extraction) -> None:
        """Show the figures of the present load."""
        self.look = self.showing = look
        self.label = self._context.say("extract-head", area=look.area.name)
        self.confirm.enabled = self._load.move is not None
        self.confirm.tooltip = (
            None if self.confirm.enabled else self._context.say("extract-nothing")
        )
        for (ore, by), button in self._steps.items():
            button.enabled = self._load.can_change(ore, by)
            button.tooltip = None if button.enabled else self._why(ore, by)

    def first_control(self) -> Node:
        """The button that extracts: the load begins as the best one."""
        return self.confirm

    def draw(self, canvas: Canvas) -> None:
        """Put paper, heads, rows and figures."""
        super().draw(canvas)
        if self.look is None:
            return
        say = self._context.say
        head = lettering.TITLE_ON_PARCHMENT.sized(31)
        box = (EYE_SIDE, 20, WIDTH - 2 * EYE_SIDE, 40)
        canvas.words(say("extract-head", area=self.look.area.name), head, box, "centre")
        canvas.words(
            capacity_in_words(self._context, self.look.area),
            lettering.NOTE_ON_PARCHMENT,
            (30, 58, 460, 28),
            "centre",
        )
        put_rule(canvas, 30, 90, WIDTH - 60)
        for number, ore in enumerate(ROWS):
            lying = getattr(self.look.area, ore)
            self._draw_ore(canvas, ore, lying, self.look.chosen[number])
        put_rule(canvas, 30, 236, WIDTH - 60)
        for number, (label, value) in enumerate(self._figures(self.look)):
            y = FIRST_FIGURE + FIGURE_PITCH * number
            last = label == say("extract-net")
            style = STRONG if last else lettering.BODY_ON_PARCHMENT
            canvas.words(label, style, (34, y - 15, 300, 30))
            write_right(canvas, (StyledRun(value, FIGURE if last else STRONG),), WIDTH - 34, y)

    def _add_steps(self, ore: str) -> None:
        for by, x in ((-1, 262.0), (1, WIDTH - 34 - STEP)):
            word = "less" if by < 0 else "more"
            label = self._context.say(f"{word}-of", ore=self._context.say(ore))
            button = SignButton(
                "-" if by < 0 else "+",
                label=label,
                name=f"{ore}:{word}",
                keys=LESS_KEYS[ore] if by < 0 else MORE_KEYS[ore],
                on_click=partial(self._change, ore, by),
                **box(x, ROWS[ore], STEP, STEP),
            )
            self._steps[ore, by] = button
            self.add(button)

    def _change(self, ore: str, by: int) -> None:
        if self._load.change(ore, by):
            self._orders.changed()

    def _change_best(self, by: int) -> None:
        """Plus and minus keys: the first ore of which there can be more or less."""
        ores = ("copper", "tin") if by > 0 else ("tin", "copper")
        for ore in ores:
            if self._load.can_change(ore, by):
                self._change(ore, by)
                return

    def _draw_ore(self, canvas: Canvas, ore: str, lying: int, chosen: int) -> None:
        y = ROWS[ore] + STEP / 2
        art = self._context.art(canvas.k)
        put(canvas, art.cube(ore, 15), 54, y)
        runs = self._context.say(ore), self._context.say("lying", count=lying)
        canvas.words(runs[0], STRONG, (82, y - 24, 150, 26))
        canvas.words(runs[1], lettering.NOTE_ON_PARCHMENT, (82, y, 170, 26))
        number = lettering.NUMBER_ON_PARCHMENT.sized(32)
        canvas.words(str(chosen), number, (316, y - 22, 114, 44), "centre")

    def _figures(self, look: Extraction) -> tuple[tuple[str, str], ...]:
        say = self._context.say
        pounds = {
            "extract-cost": look.cost,
            "extract-money": look.money_after,
            "extract-value": look.value,
        }
        figures = [
            (say(key, each=look.area.water), say("pounds", pounds=pounds[key])) for key in pounds
        ]
        figures.insert(2, (say("extract-water"), f"{look.area.water} → {look.water_after}"))
        net = look.value - look.cost
        sign = "−" if net < 0 else ""
        figures.append((say("extract-net"), sign + say("pounds", pounds=abs(net))))
        return tuple(figures)

    def _why(self, ore: str, by: int) -> str:
        assert self.look is not None
        say = self._context.say
        area, index = self.look.area, 0 if ore == "tin" else 1
        if by < 0:
            return say("none-chosen", ore=say(ore))
        if self.look.chosen[index] >= getattr(area, ore):
            return say("no-more-lying", ore=say(ore))
        if sum(self.look.chosen) >= area.capacity:
            return capacity_in_words(self._context, area)
        return say("too-dear", each=area.water)


def capacity_in_words(context: TableContext, area: AreaView) -> str:
    """Return how many cubes come up at once, and the pieces that make them so many (X-2)."""
    pieces = {"miner": area.miners, "port": area.port, "train": area.train}
    helpers = [name for name, count in pieces.items() for _ in range(int(count))]
    if not helpers:
        return context.say("capacity-plain", count=area.capacity)
    base = context.say("capacity-base", base=area.capacity - len(helpers))
    parts = [base, *(context.say(f"capacity-{each}") for each in helpers)]
    return context.say("capacity", count=area.capacity, parts=" + ".join(parts))


def extract_kind(context: TableContext, handlers: BothHandlers) -> SheetKind[TrailModel]:
    """How much ore is raised."""
    calls = SheetHandlers(handlers.sheet.confirm, handlers.back, handlers.sheet.changed)

    def load_of(moment: SheetMoment[TrailModel]) -> Load | None:
        question_input = moment.controller.question_input
        return question_input.load if isinstance(question_input, ActionInput) else None

    def write(sheet: ExtractSheet, load: Load, moment: SheetMoment[TrailModel]) -> None:
        model, area = moment.model, next(iter(moment.controller.question_input.chosen))
        after = model.forecast(load.move.code) if load.move is not None else None
        sheet.show(extraction(model.view, after, area, (load.tin, load.copper)))

    return sheet_asking(load_of, lambda load, _: ExtractSheet(context, load, calls), write)
