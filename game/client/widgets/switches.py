"""A switch with a name and a sentence about its effect."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Unpack

from game.scene.drawing.colours import DISABLED_TEXT
from game.scene.nodes.node import Node, NodeValues
from game.scene.stage.placing import box
from game.scene.text.text_styles import BOLD, NOTE
from game.scene.widgets import Label, Toggle

TEXT_LEFT = 74.0
NAME_HEIGHT = 26.0
NOTE_HEIGHT = 24.0


@dataclass(frozen=True, slots=True)
class Switch:
    """The content of a switch; a `reason` disables it and replaces the note. `more` is a longer
    tooltip."""

    name: str
    note: str
    reason: str = ""
    more: str = ""


class SwitchRow(Node):
    """A row that is a switch, under the given node name."""

    def __init__(
        self,
        choice: Switch,
        value: bool,
        switch: Callable[[bool], None],
        **place: Unpack[NodeValues],
    ) -> None:
        name = place.pop("name", "")
        super().__init__(**place)
        top = (self.height - NAME_HEIGHT - NOTE_HEIGHT) / 2
        room = self.width - TEXT_LEFT
        style = BOLD.in_colour(DISABLED_TEXT) if choice.reason else BOLD
        note = choice.reason or choice.note
        toggle = Toggle(value, switch, name=name, width=self.width, height=self.height)
        toggle.label = choice.name
        toggle.tooltip = choice.reason or choice.more or choice.note
        toggle.enabled = not choice.reason
        self.add(
            toggle,
            Label(choice.name, style, **box(TEXT_LEFT, top, room, NAME_HEIGHT)),
            Label(note, NOTE, **box(TEXT_LEFT, top + NAME_HEIGHT, room, NOTE_HEIGHT)),
        )
