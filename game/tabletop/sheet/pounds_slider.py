"""Choose a sum of money from those the moves allow, with a slider and keys."""

from collections.abc import Callable
from functools import partial
from typing import Unpack

from game.engine.move import Move
from game.scene.drawing.colours import Rgb
from game.scene.input.keys import KeyStroke
from game.scene.nodes.node import Node, NodeValues
from game.scene.widgets import Slider
from game.tabletop.art.table_art import TableArt
from game.tabletop.sheet.sheet import make_shortcut_node
from game.tabletop.table_context import TableContext


class PoundsChoice:
    """A chosen sum of pounds among those for which there is a move."""

    def __init__(
        self, moves_by_amount: tuple[Move, ...], preferred_pounds: int | None = None
    ) -> None:
        """Store the moves by their amount "pounds", and choose the sum nearest to
        `preferred_pounds`, or the smallest sum if that is None."""
        self._move_by_pounds = {move.amount("pounds"): move for move in moves_by_amount}
        self.possible_sums = tuple(sorted(self._move_by_pounds))
        self.pounds = self.least = self.possible_sums[0]
        self.most, self.least_move = self.possible_sums[-1], self._move_by_pounds[self.least]
        if preferred_pounds is not None:
            self.choose_nearest(preferred_pounds)

    @property
    def pounds_between_two_smallest_sums(self) -> int:
        """The difference in pounds between the two smallest sums; 1 when there is only one sum."""
        return self.possible_sums[1] - self.possible_sums[0] if len(self.possible_sums) > 1 else 1

    @property
    def move_of_sum(self) -> Move:
        """The move for the chosen sum."""
        return self._move_by_pounds[self.pounds]

    def choose_nearest(self, pounds: int) -> None:
        """Choose the possible sum nearest to `pounds`, the smaller of two equally near ones."""
        self.pounds = min(self.possible_sums, key=lambda choice: (abs(choice - pounds), choice))

    def change_by_steps(self, step_count: int) -> None:
        """Increase or decrease the sum by a number of steps, within its limits."""
        at = self.possible_sums.index(self.pounds) + step_count
        self.pounds = self.possible_sums[min(max(at, 0), len(self.possible_sums) - 1)]


def make_plus_and_minus_key_nodes(
    context: TableContext[TableArt], on_step: Callable[[int], None]
) -> tuple[Node, Node]:
    """Return two invisible nodes: plus (or =) calls `on_step` with 1, minus with -1."""
    more = make_shortcut_node(("+", "="), context.say("more"), partial(on_step, 1))
    return more, make_shortcut_node(("-",), context.say("less"), partial(on_step, -1))


class PoundsSlider(Slider):
    """A slider of pounds whose Enter key confirms the sum."""

    ignores_hasty_input = True

    @property
    def enter_confirms(self) -> bool:
        """Whether Enter confirms: always True."""
        return True

    def __init__(
        self,
        values: range,
        value: int,
        tint: Rgb,
        *,
        on_slide: Callable[[int], None],
        on_confirm: Callable[[], None],
        **node_values: Unpack[NodeValues],
    ) -> None:
        """Create the slider; `on_slide` is called with a new sum, `on_confirm` when Enter is
        pressed."""
        self._on_confirm = on_confirm
        super().__init__(values, value, on_slide, tint=tint, **node_values)

    def on_key(self, stroke: KeyStroke) -> bool:
        """Confirm with Enter and return True; leave all other keys to the slider."""
        if stroke.name == "return":
            self._on_confirm()
            return True
        return super().on_key(stroke)


def slider_labels_by_value(
    values: range, value_to_text: Callable[[int], str], min_gap: int = 1
) -> dict[int, str]:
    """Return the labels by value: both ends, and round numbers between them, at least
    `min_gap` apart."""
    low = values[0]
    high = values[-1]
    span = high - low
    step = next((s for s in (1, 2, 5, 10, 20, 50, 100) if span / s <= 9 and s >= min_gap), 200)
    room = span / 9
    between = [v for v in values if v % step == 0 and v - low >= room and high - v >= room]
    return {v: value_to_text(v) for v in (low, *between, high)}


class PoundsKeyboardShortcuts(Node):
    """An invisible node for the keys that change a sum: plus, minus, and digits, which are
    appended to the typed number."""

    def __init__(
        self,
        context: TableContext[TableArt],
        pounds_choice: PoundsChoice,
        on_changed: Callable[[], None],
    ) -> None:
        super().__init__(role="shortcut")
        self._sum = pounds_choice
        self._on_changed = on_changed
        self._typed_number = 0
        label = context.say("type-sum")
        for digit in range(10):
            self.add(
                make_shortcut_node(
                    (str(digit), f"[{digit}]"), label, partial(self._append_digit, digit)
                )
            )
        self.add(*make_plus_and_minus_key_nodes(context, self._change_by_steps))

    def choose_nearest_sum(self, pounds: int) -> None:
        """Choose the sum nearest to `pounds`, forget the typed number, and report the change."""
        self._typed_number = 0
        self._sum.choose_nearest(pounds)
        self._on_changed()

    def _append_digit(self, digit: int) -> None:
        self._typed_number = (self._typed_number * 10 + digit) % 1000
        self._sum.choose_nearest(self._typed_number)
        self._on_changed()

    def _change_by_steps(self, step_count: int) -> None:
        self._typed_number = 0
        self._sum.change_by_steps(step_count)
        self._on_changed()
