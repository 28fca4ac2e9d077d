"""The sheet for raising ore: how many tin and copper cubes, at what cost."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import NamedTuple

from game.scene.layout import Column, FlatContainerNode, Grid, Row, fraction_track, theme
from game.scene.nodes.node import Node
from game.scene.text import text_styles
from game.scene.widgets import Button, Divider, Label, SignButton
from game.tabletop.art.text import BOLD_TEXT_ON_PAPER_STYLE, NUMBER_ON_PAPER_STYLE
from game.tabletop.panel.content_widgets import CentredArtNode
from game.tabletop.sheet.content_sheet import ContentSheet
from game.tabletop.sheet.pounds_slider import make_plus_and_minus_key_nodes
from game.tabletop.sheet.sheet import confirm_button
from game.tabletop.sheet.sheet_manager import SheetInputs, SheetKind, make_sheet_kind
from game.titles.tinners_trail.rules.view_classes import AreaView
from game.titles.tinners_trail.table.action_inputs import ActionInput, ChosenExtraction
from game.titles.tinners_trail.table.sheets.sum_sheet import TrailSheetHandlers
from game.titles.tinners_trail.table.view_model import TrailContext, TrailModel

SHEET_WIDTH = 520.0
HOTKEY_BY_STEP = {("tin", -1): "1", ("tin", 1): "2", ("copper", -1): "3", ("copper", 1): "4"}
CUBE_RADIUS = 15.0
CHOSEN_COUNT_STYLE = text_styles.PAPER_STYLES.number.sized(32)


class ExtractionLook(NamedTuple):
    """What the extraction sheet shows of a load: the cubes chosen, their cost, the money and water
    afterwards, and what the cubes sell for at the current prices."""

    area: AreaView
    chosen_cubes_by_ore: dict[str, int]
    cost_pounds: int
    money_after: int
    water_after: int
    sale_value_pounds: int


def extraction_look(model: TrailModel, area: str, load: ChosenExtraction) -> ExtractionLook:
    """Return the look of a load in an area. With no cube chosen, or without a forecast of the move,
    it shows the money and water of the view."""
    view = model.view
    chosen = {"tin": load.tin, "copper": load.copper}
    after = (
        model.table_view_after_move_unless_tile_unknown(load.move.code)
        if load.move is not None
        else None
    ) or view
    was, now = (each.seats[view.to_move].money for each in (view, after))
    value = load.tin * view.tin_price + load.copper * view.copper_price
    return ExtractionLook(view.area(area), chosen, was - now, now, after.area(area).water, value)


class ExtractionSheet(ContentSheet):
    """The sheet of an extraction: minus and plus buttons for each ore, and the figures of the
    chosen load below."""

    def __init__(
        self, context: TrailContext, load: ChosenExtraction, handlers: TrailSheetHandlers
    ) -> None:
        """Create the controls for the loads of one mine."""
        super().__init__(width=SHEET_WIDTH, name="extract")
        self._context = context
        self._load = load
        self._handlers = handlers
        self.look: ExtractionLook | None = None
        self._steps = {each: self._step_button(*each) for each in HOTKEY_BY_STEP}
        self.confirm = confirm_button(
            context.say("extract-confirm"),
            handlers.confirm,
            height=theme.BUTTON_HEIGHT,
            grow=3,
            basis=0.0,
        )
        self.cancel = Button(
            context.say("back"),
            skin="quiet",
            key_cap="@back",
            name="sheet-back",
            on_click=handlers.decline,
            height=theme.BUTTON_HEIGHT,
            grow=2,
            basis=0.0,
        )
        self.add(*make_plus_and_minus_key_nodes(context, self._change_first_possible_ore))

    def show(self, look: ExtractionLook) -> None:
        """Show the figures of a load, and enable the buttons that are possible with it."""
        self.look = self.showing = look
        say = self._context.say
        possible = self._load.move is not None
        self.label = say("extract-head", area=look.area.name)
        self.confirm.enabled = possible
        self.confirm.tooltip = None if possible else say("extract-nothing")
        for (ore, by), button in self._steps.items():
            button.enabled = self._load.can_change_cubes(ore, by)
            button.tooltip = None if button.enabled else self._no_change_reason_text(look, ore, by)

    def first_control(self) -> Node:
        """Return the Extract button, which gets the focus first because the best load is
        preselected."""
        return self.confirm

    def build_shrinking_contents(self) -> Iterator[Column]:
        """Yield the content of the sheet: question, ores, figures and buttons; nothing without a
        look."""
        look = self.look
        if look is None:
            return
        head = self._context.say("extract-head", area=look.area.name)
        ores = [
            part for ore in look.chosen_cubes_by_ore for part in self._build_ore_nodes(look, ore)
        ]
        rows = [self._figure_row(*figure) for figure in self._figure_texts(look)]
        yield Column(
            self.make_question_head(head, mine_capacity_text(self._context, look.area)),
            Grid(
                *ores,
                columns=(fraction_track(), "auto", "auto", "auto"),
                gap=theme.WIDE_GAP,
                padding=(0.0, theme.TIGHT_GAP),
                align="centre",
            ),
            FlatContainerNode(Column(Divider(), *rows, gap=theme.HAIR_GAP)),
            Row(self.cancel, self.confirm, gap=theme.MEDIUM_GAP),
            gap=theme.MEDIUM_GAP,
            padding=(
                theme.MEDIUM_GAP,
                theme.EXTRA_WIDE_GAP,
                theme.EXTRA_WIDE_GAP,
                theme.EXTRA_WIDE_GAP,
            ),
        )

    def _build_ore_nodes(self, look: ExtractionLook, ore: str) -> tuple[Node, ...]:
        """Return the nodes of an ore: its cube and the count in the mine, minus, the count
        chosen, and plus."""
        say = self._context.say
        lying = say("lying", count=getattr(look.area, ore))
        cube = CentredArtNode(
            self._context, lambda art: art.cube(ore, CUBE_RADIUS), width=2 * CUBE_RADIUS
        )
        words = Column(
            Label(say(ore), BOLD_TEXT_ON_PAPER_STYLE), Label(lying, text_styles.PAPER_STYLES.note)
        )
        number = Label(
            str(look.chosen_cubes_by_ore[ore]),
            CHOSEN_COUNT_STYLE,
            align="centre",
            width=theme.BUTTON_HEIGHT,
        )
        return (
            FlatContainerNode(Row(cube, words, gap=theme.MEDIUM_GAP)),
            self._steps[ore, -1],
            FlatContainerNode(Row(number)),
            self._steps[ore, 1],
        )

    def _figure_row(self, label: str, value: str) -> Row:
        """Return a row with a label and a figure; the row of the net result is printed larger."""
        last = label == self._context.say("extract-net")
        return Row(
            Label(
                label, BOLD_TEXT_ON_PAPER_STYLE if last else text_styles.PAPER_STYLES.body, grow=1
            ),
            Label(value, NUMBER_ON_PAPER_STYLE if last else BOLD_TEXT_ON_PAPER_STYLE),
            gap=theme.MEDIUM_GAP,
            padding=(0.0, theme.TIGHT_GAP),
        )

    def _step_button(self, ore: str, added_cubes: int) -> Button:
        word = "less" if added_cubes < 0 else "more"
        say = self._context.say
        return SignButton(
            "-" if added_cubes < 0 else "+",
            label=say(f"{word}-of", ore=say(ore)),
            name=f"{ore}:{word}",
            keys=(HOTKEY_BY_STEP[ore, added_cubes],),
            on_click=partial(self._change_cubes, ore, added_cubes),
            width=theme.CONTROL_HEIGHT,
            height=theme.CONTROL_HEIGHT,
        )

    def _change_cubes(self, ore: str, added_cubes: int) -> None:
        if self._load.try_change_cubes(ore, added_cubes):
            self._handlers.on_amount_changed()

    def _change_first_possible_ore(self, added_cubes: int) -> None:
        """Add (`added_cubes` 1) or remove (-1) a cube of the first ore for which that is legal:
        copper first when adding, tin first when removing. The plus and minus keys call it."""
        ores = ("copper", "tin") if added_cubes > 0 else ("tin", "copper")
        ore = next((ore for ore in ores if self._load.can_change_cubes(ore, added_cubes)), None)
        if ore is not None:
            self._change_cubes(ore, added_cubes)

    def _figure_texts(self, look: ExtractionLook) -> tuple[tuple[str, str], ...]:
        say = self._context.say
        net = look.sale_value_pounds - look.cost_pounds
        water = look.area.water
        sign = "−" if net < 0 else ""
        return (
            (say("extract-cost", each=water), say("pounds", pounds=look.cost_pounds)),
            (say("extract-money"), say("pounds", pounds=look.money_after)),
            (say("extract-water"), f"{water} → {look.water_after}"),
            (say("extract-value"), say("pounds", pounds=look.sale_value_pounds)),
            (say("extract-net"), sign + say("pounds", pounds=abs(net))),
        )

    def _no_change_reason_text(self, look: ExtractionLook, ore: str, added_cubes: int) -> str:
        say = self._context.say
        area = look.area
        if added_cubes < 0:
            return say("none-chosen", ore=say(ore))
        if look.chosen_cubes_by_ore[ore] >= getattr(area, ore):
            return say("no-more-lying", ore=say(ore))
        if sum(look.chosen_cubes_by_ore.values()) >= area.extraction_capacity:
            return mine_capacity_text(self._context, area)
        return say("too-dear", each=area.water)


def mine_capacity_text(context: TrailContext, area: AreaView) -> str:
    """Return in words how many cubes can be extracted at once in an area, and which pieces raise
    that number (X-2)."""
    pieces = {"miner": area.miners, "port": area.has_port, "train": area.has_train}
    helpers = [name for name, count in pieces.items() for _ in range(int(count))]
    if not helpers:
        return context.say("capacity-plain", count=area.extraction_capacity)
    base = context.say("capacity-base", base=area.extraction_capacity - len(helpers))
    parts = [base, *(context.say(f"capacity-{each}") for each in helpers)]
    return context.say("capacity", count=area.extraction_capacity, parts=" + ".join(parts))


def make_extraction_sheet_kind(
    context: TrailContext, handlers: TrailSheetHandlers
) -> SheetKind[TrailModel]:
    """Return the kind of sheet that asks how many cubes of ore are extracted."""
    calls = replace(handlers, decline=handlers.go_back)

    def load_of(inputs: SheetInputs[TrailModel]) -> ChosenExtraction | None:
        asked = inputs.controller.question_input
        return asked.load if isinstance(asked, ActionInput) else None

    def update_sheet(
        sheet: ExtractionSheet, load: ChosenExtraction, inputs: SheetInputs[TrailModel]
    ) -> None:
        area = next(iter(inputs.controller.question_input.picked_areas))
        sheet.show(extraction_look(inputs.model, area, load))

    return make_sheet_kind(
        load_of, lambda load, _: ExtractionSheet(context, load, calls), update_sheet
    )
