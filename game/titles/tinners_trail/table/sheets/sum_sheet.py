"""What the controls of all sheets do, and sheets that ask for a sum to invest."""

from abc import abstractmethod
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from game.scene.layout import Column, Row, theme
from game.scene.nodes.node import Node
from game.tabletop.sheet.content_sheet import ContentSheet
from game.tabletop.sheet.pounds_slider import PoundsChoice, PoundsKeyboardShortcuts
from game.tabletop.sheet.sheet import confirm_button, decline_button
from game.tabletop.sheet.sheet_manager import SheetInputs
from game.titles.tinners_trail.table.inputs import SumInput
from game.titles.tinners_trail.table.view_model import TrailContext, TrailModel


@dataclass(frozen=True, slots=True, kw_only=True)
class TrailSheetHandlers:
    """The functions that the controls of sheets call; `on_amount_changed` is called when an amount
    changes, and with `place_proxy_bid` None no proxy bid can be given."""

    confirm: Callable[[], None]
    decline: Callable[[], None]
    on_amount_changed: Callable[[], None]
    go_back: Callable[[], None]
    pick_option: Callable[[str], None]
    cancel_proxy: Callable[[], None]
    place_proxy_bid: Callable[[], None] | None = None


class SumSheet(ContentSheet):
    """A sheet that asks for a sum, with a button to decline and one to confirm at the foot;
    digits, plus and minus change the sum."""

    def __init__(
        self,
        context: TrailContext,
        width: float,
        pounds_choice: PoundsChoice,
        handlers: TrailSheetHandlers,
    ) -> None:
        super().__init__(width=width)
        self._context = context
        self._sum = pounds_choice
        self._handlers = handlers
        self.asks_to_decline = False
        self.confirm = confirm_button(
            "",
            handlers.confirm,
            ignores_hasty_input=True,
            height=theme.BUTTON_HEIGHT,
            grow=3,
            basis=0.0,
        )
        self.decline = decline_button(
            context.say("invest-decline"),
            handlers.decline,
            ignores_hasty_input=True,
            tooltip=context.say("invest-decline-tip"),
            height=theme.BUTTON_HEIGHT,
            grow=2,
            basis=0.0,
        )
        self.sum_keys = PoundsKeyboardShortcuts(context, pounds_choice, handlers.on_amount_changed)
        self.add(self.sum_keys)

    @abstractmethod
    def body_nodes(self) -> Sequence[Node]:
        """Return the nodes between the question and the buttons (to be overridden)."""

    @abstractmethod
    def question_and_note(self) -> tuple[str, str]:
        """Return the question and the note below it (to be overridden)."""

    def build_shrinking_contents(self) -> Iterator[Column]:
        """Yield the only variant of the content: question, body and buttons, without the body while
        the sheet asks whether to decline. Yield nothing as long as the sheet has nothing to
        show."""
        if self.showing is not None:
            yield Column(
                self.make_question_head(*self._head_texts()),
                *(() if self.asks_to_decline else self.body_nodes()),
                Row(self.decline, self.confirm, gap=theme.MEDIUM_GAP),
                gap=theme.WIDE_GAP,
                padding=(
                    theme.MEDIUM_GAP,
                    theme.EXTRA_WIDE_GAP,
                    theme.EXTRA_WIDE_GAP,
                    theme.EXTRA_WIDE_GAP,
                ),
            )

    def show_asking_to_decline(self, *, asks_to_decline: bool) -> None:
        """If `asks_to_decline`, show the question whether to decline instead of the offer;
        otherwise show the offer."""
        self.asks_to_decline = asks_to_decline

    def set_confirm_text(self, words: str) -> None:
        """Set the text of the confirm button: `words`, or, while the sheet asks whether to decline,
        the text for not declining."""
        said = self._context.say("invest-keep-not") if self.asks_to_decline else words
        self.confirm.text = self.confirm.label = said

    def _head_texts(self) -> tuple[str, str]:
        """Return question and note, or those of the question whether to decline."""
        if not self.asks_to_decline:
            return self.question_and_note()
        return self._context.say("step-give-up-invest"), self._context.say("invest-decline-tip")


def sum_choice_to_invest(inputs: SheetInputs[TrailModel]) -> PoundsChoice | None:
    """Return the choice of the sum to invest, or None if the question is not about an
    investment."""
    question_input = inputs.controller.question_input
    invests = isinstance(question_input, SumInput) and question_input.kind == "invest"
    return question_input.sum_choice if isinstance(question_input, SumInput) and invests else None
