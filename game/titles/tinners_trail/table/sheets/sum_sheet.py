"""What the controls of all sheets do, and sheets that ask for a sum to invest."""

from collections.abc import Callable
from dataclasses import dataclass

from game.scene.nodes.node import Node
from game.scene.stage.placing import box
from game.tabletop.sheet.sheet import Sheet, confirm_button, decline_button
from game.tabletop.sheet.sheet_keeper import SheetMoment
from game.tabletop.sheet.sum_slider import Sum, SumKeys
from game.titles.tinners_trail.table.inputs import SumInput
from game.titles.tinners_trail.table.view_model import TrailContext, TrailModel

SIDE = 30.0
FOOT = 86.0
BUTTON = 60.0  # u


@dataclass(frozen=True, slots=True, kw_only=True)
class TrailSheetHandlers:
    """What the controls of sheets do; `changed` follows amounts; without `proxy` no order bids."""

    confirm: Callable[[], None]
    decline: Callable[[], None]
    changed: Callable[[], None]
    back: Callable[[], None]
    choose: Callable[[str], None]
    lead: Callable[[], None]
    cancel_proxy: Callable[[], None]
    proxy: Callable[[], None] | None = None


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
        self._context = context
        self._sum = chosen
        self._handlers = handlers
        self.warned = False
        low = height - FOOT
        place = box(width - SIDE - buttons[1], low, buttons[1], BUTTON)
        self.confirm = confirm_button("", self.answer, wary=True, **place)
        self.decline = decline_button(
            context.say("invest-decline"),
            handlers.decline,
            wary=True,
            tooltip=context.say("invest-decline-tip"),
            **box(SIDE, low, buttons[0], BUTTON),
        )
        self.sum_keys = SumKeys(context, chosen, handlers.changed)

    def warn(self, *, warned: bool) -> None:
        """Ask once more before nothing is invested, or ask for the sum."""
        self.warned = warned
        words = self._context.say("invest-keep-sure" if warned else "invest-decline")
        self.decline.words = self.decline.label = words

    def say_on_confirm(self, words: str) -> None:
        """Write on the button what it does; while it is asked once more, that it goes on."""
        said = self._context.say("invest-keep-not") if self.warned else words
        self.confirm.words = self.confirm.label = said

    def answer(self) -> None:
        """Invest the sum, or go on investing when it is asked whether nothing is to be."""
        if self.warned:
            self._handlers.back()
        else:
            self._handlers.confirm()

    def question(self, head: str, note: str) -> tuple[str, str]:
        """Return what is asked now: what is given, or whether nothing is to be invested."""
        if not self.warned:
            return head, note
        return self._context.say("invest-keep-head"), self._context.say("invest-decline-tip")

    def add_choices(self, *choices: Node) -> None:
        """Add what the sum is chosen with, and what every such sheet has."""
        self.add(*choices, self.decline, self.confirm, self.sum_keys)


def invested_sum(moment: SheetMoment[TrailModel]) -> Sum | None:
    """Return the sum somebody is asked to invest."""
    question_input = moment.controller.question_input
    invests = isinstance(question_input, SumInput) and question_input.kind == "invest"
    return question_input.sum if isinstance(question_input, SumInput) and invests else None
