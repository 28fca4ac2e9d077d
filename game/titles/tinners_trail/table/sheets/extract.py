"""The sheet for raising ore: how many tin and copper cubes, at what cost."""

from dataclasses import replace
from functools import partial
from typing import NamedTuple

from game.scene.nodes.node import Canvas, Node
from game.scene.stage.placing import box
from game.scene.text import text_styles
from game.scene.widgets import Button, SignButton
from game.tabletop.art.text import FIGURE, STRONG, StyledRun, put_rule, write_right
from game.tabletop.sheet.sheet import Sheet, confirm_button, put_question
from game.tabletop.sheet.sheet_keeper import SheetKind, SheetMoment, sheet_asking
from game.tabletop.sheet.sum_slider import more_and_less
from game.tabletop.table_context import put
from game.titles.tinners_trail.rules.views import AreaView
from game.titles.tinners_trail.table.selection import ActionInput, Load
from game.titles.tinners_trail.table.sheets.sum_sheet import TrailSheetHandlers
from game.titles.tinners_trail.table.view_model import TrailContext, TrailModel

WIDTH = 520.0
HEIGHT = 500.0
ROWS = {"tin": 108.0, "copper": 172.0}
STEP = 48.0
KEYS = {("tin", -1): "1", ("tin", 1): "2", ("copper", -1): "3", ("copper", 1): "4"}
FIRST_FIGURE = 262.0
FIGURE_PITCH = 30.0


class Extraction(NamedTuple):
    """One load: cubes chosen, its cost, money and water after it, and what it sells for today."""

    area: AreaView
    chosen: dict[str, int]
    cost: int
    money_after: int
    water_after: int
    value: int


def extraction(model: TrailModel, area: str, load: Load) -> Extraction:
    """Return a load's figures; without a forecast (no cube chosen) nothing changes."""
    view = model.view
    chosen = {"tin": load.tin, "copper": load.copper}
    after = (model.forecast(load.move.code) if load.move is not None else None) or view
    was, now = (each.seats[view.to_move].money for each in (view, after))
    value = load.tin * view.tin_price + load.copper * view.copper_price
    return Extraction(view.area(area), chosen, was - now, now, after.area(area).water, value)


class ExtractSheet(Sheet):
    """Minus and plus for each ore; the figures of the present load below them."""

    def __init__(self, context: TrailContext, load: Load, handlers: TrailSheetHandlers) -> None:
        """Make the controls for one mine's loads."""
        super().__init__(width=WIDTH, height=HEIGHT, name="extract")
        self._context = context
        self._load = load
        self._handlers = handlers
        self.look: Extraction | None = None
        self._steps = {each: self._step_button(*each) for each in KEYS}
        place = box(WIDTH - 30 - 250, HEIGHT - 76, 250, 54)
        self.confirm = confirm_button(context.say("extract-confirm"), handlers.confirm, **place)
        self.cancel = Button(
            context.say("back"),
            skin="quiet",
            cap="@back",
            name="sheet-back",
            on_click=handlers.decline,
            **box(30, HEIGHT - 76, 170, 54),
        )
        self.add(*self._steps.values(), self.cancel, self.confirm)
        self.add(*more_and_less(context, self._change_best))

    def show(self, look: Extraction) -> None:
        """Show the figures of the present load."""
        self.look = self.showing = look
        say = self._context.say
        possible = self._load.move is not None
        self.label = say("extract-head", area=look.area.name)
        self.confirm.enabled = possible
        self.confirm.tooltip = None if possible else say("extract-nothing")
        for (ore, by), button in self._steps.items():
            button.enabled = self._load.can_change(ore, by)
            button.tooltip = None if button.enabled else self._why(look, ore, by)

    def first_control(self) -> Node:
        """Return the Extract button, since the best load is preselected."""
        return self.confirm

    def draw(self, canvas: Canvas) -> None:
        """Draw paper, heads, rows and figures."""
        super().draw(canvas)
        look = self.look
        say = self._context.say
        if look is None:
            return
        head = say("extract-head", area=look.area.name)
        note = capacity_in_words(self._context, look.area)
        put_question(canvas, WIDTH, (20, 58, 90), heading=head, note=note)
        for ore, chosen in look.chosen.items():
            self._draw_ore(canvas, ore, getattr(look.area, ore), chosen)
        put_rule(canvas, 30, 236, WIDTH - 60)
        for number, (label, value) in enumerate(self._figures(look)):
            y = FIRST_FIGURE + FIGURE_PITCH * number
            last = label == say("extract-net")
            style = STRONG if last else text_styles.ON_PAPER.body
            canvas.words(label, style, (34, y - 15, 300, 30))
            write_right(canvas, (StyledRun(value, FIGURE if last else STRONG),), WIDTH - 34, y)

    def _step_button(self, ore: str, by: int) -> Button:
        word = "less" if by < 0 else "more"
        say = self._context.say
        return SignButton(
            "-" if by < 0 else "+",
            label=say(f"{word}-of", ore=say(ore)),
            name=f"{ore}:{word}",
            keys=(KEYS[ore, by],),
            on_click=partial(self._change, ore, by),
            **box(262.0 if by < 0 else WIDTH - 34 - STEP, ROWS[ore], STEP, STEP),
        )

    def _change(self, ore: str, by: int) -> None:
        if self._load.change(ore, by):
            self._handlers.changed()

    def _change_best(self, by: int) -> None:
        """Plus and minus keys: the first ore of which there can be more or less."""
        ores = ("copper", "tin") if by > 0 else ("tin", "copper")
        ore = next((ore for ore in ores if self._load.can_change(ore, by)), None)
        if ore is not None:
            self._change(ore, by)

    def _draw_ore(self, canvas: Canvas, ore: str, lying: int, chosen: int) -> None:
        y = ROWS[ore] + STEP / 2
        say = self._context.say
        put(canvas, self._context.art(canvas.k).cube(ore, 15), 54, y)
        canvas.words(say(ore), STRONG, (82, y - 24, 150, 26))
        canvas.words(say("lying", count=lying), text_styles.ON_PAPER.note, (82, y, 170, 26))
        number = text_styles.ON_PAPER.number.sized(32)
        canvas.words(str(chosen), number, (316, y - 22, 114, 44), "centre")

    def _figures(self, look: Extraction) -> tuple[tuple[str, str], ...]:
        say = self._context.say
        net = look.value - look.cost
        water = look.area.water
        sign = "−" if net < 0 else ""
        return (
            (say("extract-cost", each=water), say("pounds", pounds=look.cost)),
            (say("extract-money"), say("pounds", pounds=look.money_after)),
            (say("extract-water"), f"{water} → {look.water_after}"),
            (say("extract-value"), say("pounds", pounds=look.value)),
            (say("extract-net"), sign + say("pounds", pounds=abs(net))),
        )

    def _why(self, look: Extraction, ore: str, by: int) -> str:
        say = self._context.say
        area = look.area
        if by < 0:
            return say("none-chosen", ore=say(ore))
        if look.chosen[ore] >= getattr(area, ore):
            return say("no-more-lying", ore=say(ore))
        if sum(look.chosen.values()) >= area.capacity:
            return capacity_in_words(self._context, area)
        return say("too-dear", each=area.water)


def capacity_in_words(context: TrailContext, area: AreaView) -> str:
    """Return how many cubes come up at once, and the pieces that make them so many (X-2)."""
    pieces = {"miner": area.miners, "port": area.port, "train": area.train}
    helpers = [name for name, count in pieces.items() for _ in range(int(count))]
    if not helpers:
        return context.say("capacity-plain", count=area.capacity)
    base = context.say("capacity-base", base=area.capacity - len(helpers))
    parts = [base, *(context.say(f"capacity-{each}") for each in helpers)]
    return context.say("capacity", count=area.capacity, parts=" + ".join(parts))


def extract_kind(context: TrailContext, handlers: TrailSheetHandlers) -> SheetKind[TrailModel]:
    """How much ore is raised."""
    calls = replace(handlers, decline=handlers.back)

    def load_of(moment: SheetMoment[TrailModel]) -> Load | None:
        asked = moment.controller.question_input
        return asked.load if isinstance(asked, ActionInput) else None

    def write(sheet: ExtractSheet, load: Load, moment: SheetMoment[TrailModel]) -> None:
        area = next(iter(moment.controller.question_input.chosen))
        sheet.show(extraction(moment.model, area, load))

    return sheet_asking(load_of, lambda load, _: ExtractSheet(context, load, calls), write)
