"""Choice: one of several, as a row of chips."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Unpack

from game.scene import styles
from game.scene.canvas import Canvas
from game.scene.node import Node, NodeValues
from game.scene.skins import mark
from game.scene.tip import TipSource

GAP = 8.0
SIDE = 12.0


@dataclass(frozen=True, slots=True)
class Option:
    """One possibility; a disabled one says why in its tooltip."""

    value: str
    text: str
    tooltip: TipSource = None
    enabled: bool = True


class ChoiceRow(Node):
    """The options share the width; the chosen one is cream.

    `on_change` hears the player's changes.
    """

    def __init__(
        self,
        options: Sequence[Option],
        value: str,
        on_change: Callable[[str], None],
        **place: Unpack[NodeValues],
    ) -> None:
        place.setdefault("role", "choice")
        place.setdefault("height", 44)
        super().__init__(**place)
        self.value = value
        self.on_change = on_change
        each = (self.width - GAP * (len(options) - 1)) / max(len(options), 1)
        for i, option in enumerate(options):
            self.add(_OptionChip(self, option, x=i * (each + GAP), width=each, height=self.height))

    def choose(self, value: str) -> None:
        """The player chose."""
        if value != self.value:
            self.value = value
            self.on_change(value)


class _OptionChip(Node):
    def __init__(self, choice: ChoiceRow, option: Option, **place: Unpack[NodeValues]) -> None:
        place["role"], place["label"], place["tooltip"] = "radio", option.text, option.tooltip
        place["enabled"], place["focusable"] = option.enabled, True
        super().__init__(**place)
        self._choice, self._option = choice, option

    def activate(self) -> None:
        self._choice.choose(self._option.value)

    def draw(self, canvas: Canvas) -> None:
        chosen = self._choice.value == self._option.value
        tone = "cream" if chosen else "calm" if self.warmth > 0.5 and self.enabled else "ghost"
        canvas.put(mark.chip(canvas.size(self), canvas.k, tone))
        ink = mark.CHIP_TEXT["cream" if chosen else "calm"]
        style = styles.BOLD if chosen else styles.BODY
        style = style.in_colour(ink if self.enabled else mark.DISABLED_INK)
        box = (SIDE, 0, self.width - 2 * SIDE, self.height)
        canvas.words(self._option.text, style, box, "centre")
