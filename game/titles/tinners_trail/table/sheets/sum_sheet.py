"""What the controls of all sheets do, and sheets that ask for a sum to invest."""

from abc import abstractmethod
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from game.scene.layout import Column, Row, theme
from game.scene.nodes.node import Node
from game.tabletop.sheet.content_sheet import ContentSheet
from game.tabletop.sheet.sheet import confirm_button, decline_button
from game.tabletop.sheet.sheet_keeper import SheetInputs
from game.tabletop.sheet.sum_slider import SumChoice, SumKeys
from game.titles.tinners_trail.table.inputs import SumInput
from game.titles.tinners_trail.table.view_model import TrailContext, TrailModel


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


class SumSheet(ContentSheet):
    """Two buttons at its foot; digits, plus and minus change the sum."""

    def __init__(
        self, context: TrailContext, width: float, chosen: SumChoice, handlers: TrailSheetHandlers
    ) -> None:
        super().__init__(width=width)
        self._context = context
        self._sum = chosen
        self._handlers = handlers
        self.warned = False
        self.confirm = confirm_button(
            "", self.confirm_sum, wary=True, height=theme.BUTTON, grow=3, basis=0.0
        )
        self.decline = decline_button(
            context.say("invest-decline"),
            handlers.decline,
            wary=True,
            tooltip=context.say("invest-decline-tip"),
            height=theme.BUTTON,
            grow=2,
            basis=0.0,
        )
        self.sum_keys = SumKeys(context, chosen, handlers.changed)
        self.add(self.sum_keys)

    @abstractmethod
    def body_nodes(self) -> Sequence[Node]:
        """Return what stands between the question and the buttons."""

    @abstractmethod
    def question_and_note(self) -> tuple[str, str]:
        """Return the question and the note below it."""

    def build_shrinking_contents(self) -> Iterator[Column]:
        """Yield question, body and buttons."""
        if self.showing is not None:
            yield Column(
                self.question_head(*self._question_or_warning()),
                *self.body_nodes(),
                Row(self.decline, self.confirm, gap=theme.GAP),
                gap=theme.WIDE,
                padding=(theme.GAP, theme.BROAD, theme.BROAD, theme.BROAD),
            )

    def set_warning(self, *, warned: bool) -> None:
        """Ask once more before nothing is invested, or ask for the sum."""
        self.warned = warned
        words = self._context.say("invest-keep-sure" if warned else "invest-decline")
        self.decline.text = self.decline.label = words

    def set_confirm_text(self, words: str) -> None:
        """Write on the button what it does; while it is asked once more, that it goes on."""
        said = self._context.say("invest-keep-not") if self.warned else words
        self.confirm.text = self.confirm.label = said

    def confirm_sum(self) -> None:
        """Invest the sum, or go on investing when it is asked whether nothing is to be."""
        if self.warned:
            self._handlers.back()
        else:
            self._handlers.confirm()

    def _question_or_warning(self) -> tuple[str, str]:
        """Return what is asked, or whether nothing is to be invested."""
        if not self.warned:
            return self.question_and_note()
        return self._context.say("invest-keep-head"), self._context.say("invest-decline-tip")


def sum_choice_to_invest(moment: SheetInputs[TrailModel]) -> SumChoice | None:
    """Return the choice of the sum that somebody is asked to invest, None when no investment is
    asked for.
    """
    question_input = moment.controller.question_input
    invests = isinstance(question_input, SumInput) and question_input.kind == "invest"
    return question_input.sum_choice if isinstance(question_input, SumInput) and invests else None
