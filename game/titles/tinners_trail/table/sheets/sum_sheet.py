"""What the controls of all sheets do, and sheets that ask for a sum to invest."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Unpack

from game.scene.drawing.colours import Rgb
from game.scene.input.keys import Stroke
from game.scene.nodes.node import Node, NodeValues
from game.scene.stage.placing import box
from game.scene.widgets import Slider
from game.tabletop.sheet.sheet import (
    Sheet,
    confirm_button,
    decline_button,
    shortcut,
)
from game.tabletop.sheet.sheet_keeper import SheetMoment
from game.titles.tinners_trail.table.inputs import Sum, SumInput
from game.titles.tinners_trail.table.view_model import TrailContext, TrailModel


@dataclass(frozen=True, slots=True, kw_only=True)
class TrailSheetHandlers:
    """What the controls of sheets do; `changed` follows every change of an amount; without `proxy`
    no order bids by itself.
    """

    confirm: Callable[[], None]
    decline: Callable[[], None]
    changed: Callable[[], None]
    back: Callable[[], None]
    choose: Callable[[str], None]
    lead: Callable[[], None]
    cancel_proxy: Callable[[], None]
    proxy: Callable[[], None] | None = None


def more_and_less(context: TrailContext, step: Callable[[int], None]) -> tuple[Node, Node]:
    """Return what hears plus and minus, for one more and one less."""
    more = shortcut(("+", "="), context.say("more"), partial(step, 1))
    return more, shortcut(("-",), context.say("less"), partial(step, -1))


class SumSlider(Slider):
    """A slider of pounds whose Enter key confirms the sum; not in the moment it has opened."""

    wary = True

    def __init__(
        self,
        values: range,
        value: int,
        calls: tuple[Callable[[int], None], Callable[[], None]],
        tint: Rgb,
        **place: Unpack[NodeValues],
    ) -> None:
        """Take what a change and what Enter do."""
        changed, self._confirm = calls
        super().__init__(values, value, changed, tint=tint, **place)

    def key(self, stroke: Stroke) -> bool:
        """Enter confirms; everything else moves the knob."""
        if stroke.name == "return":
            self._confirm()
            return True
        return super().key(stroke)


def marks_of(values: range, words: Callable[[int], str], least_gap: int = 1) -> dict[int, str]:
    """Return the words under some values of a slider: both ends, and round numbers between."""
    low, high = values[0], values[-1]
    span = high - low
    step = next((s for s in (1, 2, 5, 10, 20, 50, 100) if span / s <= 9 and s >= least_gap), 200)
    room = span / 9
    between = [v for v in values if v % step == 0 and v - low >= room and high - v >= room]
    return {v: words(v) for v in (low, *between, high)}


class SumKeys(Node):
    """The keys that change a sum: plus, minus, and digits, each at the end of the number typed so
    far.
    """

    def __init__(self, context: TrailContext, chosen: Sum, changed: Callable[[], None]) -> None:
        """Take the sum, and who hears of every change."""
        super().__init__(role="shortcut")
        self._sum, self._changed, self._number = chosen, changed, 0
        label = context.say("type-sum")
        for digit in range(10):
            self.add(shortcut((str(digit), f"[{digit}]"), label, partial(self._type, digit)))
        self.add(*more_and_less(context, self._step))

    def set(self, pounds: int) -> None:
        """Choose a sum in another way; the next digit begins a new number."""
        self._number = 0
        self._sum.set(pounds)
        self._changed()

    def _type(self, digit: int) -> None:
        self._number = (self._number * 10 + digit) % 1000
        self._sum.set(self._number)
        self._changed()

    def _step(self, steps: int) -> None:
        self._number = 0
        self._sum.change(steps)
        self._changed()


SIDE, FOOT, BUTTON = 30.0, 86.0, 60.0  # u


class SumSheet(Sheet):
    """Two buttons at its foot; digits, plus and minus change the sum. A title adds what it shows.

    `buttons` are the widths of the one that keeps the money and of the one that invests it.
    """

    def __init__(
        self,
        context: TrailContext,
        size: tuple[float, float],
        buttons: tuple[float, float],
        chosen: Sum,
        handlers: TrailSheetHandlers,
    ) -> None:
        width, height = size
        super().__init__(width=width, height=height)
        self._context, self._sum, self._handlers = context, chosen, handlers
        low = height - FOOT
        place = box(width - SIDE - buttons[1], low, buttons[1], BUTTON)
        self.confirm = confirm_button("", handlers.confirm, wary=True, **place)
        self.decline = decline_button(
            context.say("invest-decline"),
            handlers.decline,
            wary=True,
            tooltip=context.say("invest-decline-tip"),
            **box(SIDE, low, buttons[0], BUTTON),
        )
        self.sum_keys = SumKeys(context, chosen, handlers.changed)

    def add_choices(self, *choices: Node) -> None:
        """Add what the sum is chosen with, and what every such sheet has."""
        self.add(*choices, self.decline, self.confirm, self.sum_keys)


def invested_sum(moment: SheetMoment[TrailModel]) -> Sum | None:
    """Return the sum somebody is asked to invest."""
    question_input = moment.controller.question_input
    invests = isinstance(question_input, SumInput) and question_input.kind == "invest"
    return question_input.sum if isinstance(question_input, SumInput) and invests else None
