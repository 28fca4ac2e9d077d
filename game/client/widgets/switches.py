"""A switch with a name and a sentence about its effect."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Unpack

from game.scene.drawing.colours import DISABLED_TEXT
from game.scene.layout import Column, Overlay, theme
from game.scene.nodes.node import NodeValues
from game.scene.text.text_styles import BOLD_STYLE, NOTE_STYLE
from game.scene.widgets import Label, Toggle

LABEL_LEFT = 74.0


@dataclass(frozen=True, slots=True)
class SwitchTexts:
    """The texts of a switch: its name and note; a `disabled_reason` disables it and replaces the
    note. `tooltip` is a longer tooltip."""

    name: str
    note: str
    disabled_reason: str = ""
    tooltip: str = ""


class SwitchRow(Overlay):
    """A row with the name, the note and the control of a switch."""

    def __init__(
        self,
        texts: SwitchTexts,
        value: bool,
        on_switched: Callable[[bool], None],
        **node_values: Unpack[NodeValues],
    ) -> None:
        name = node_values.pop("name", "")
        style = BOLD_STYLE.in_colour(DISABLED_TEXT) if texts.disabled_reason else BOLD_STYLE
        note = texts.disabled_reason or texts.note
        toggle = Toggle(value, on_switched, name=name, width=0.0, height=0.0)
        toggle.label = texts.name
        toggle.tooltip = texts.disabled_reason or texts.tooltip or texts.note
        toggle.enabled = not texts.disabled_reason
        words = Column(
            Label(texts.name, style, wraps=True),
            Label(note, NOTE_STYLE, wraps=True),
            justify="centre",
            padding=(0.0, 0.0, 0.0, LABEL_LEFT),
            min_height=theme.CONTROL_HEIGHT,
        )
        super().__init__(toggle, words, **node_values)
