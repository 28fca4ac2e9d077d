"""A switch with its name and a sentence about what it changes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Unpack

from game.scene.box_place import box
from game.scene.node import Node, NodeValues
from game.scene.styles import BOLD, NOTE
from game.scene.theme import DISABLED_TEXT
from game.scene.widgets import Label, Toggle

TEXT_LEFT = 74.0
NAME_HEIGHT, NOTE_HEIGHT = 26.0, 24.0


@dataclass(frozen=True, slots=True)
class Switch:
    """What a switch is about; a `reason` disables it and stands in place of the note."""

    name: str
    note: str
    reason: str = ""


class SwitchRow(Node):
    """The whole row is the switch, under the given node name."""

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
        self.add(
            Toggle(
                value,
                switch,
                name=name,
                label=choice.name,
                enabled=not choice.reason,
                tooltip=note,
                **box(0, 0, self.width, self.height),
            ),
            Label(choice.name, style, **box(TEXT_LEFT, top, room, NAME_HEIGHT)),
            Label(note, NOTE, **box(TEXT_LEFT, top + NAME_HEIGHT, room, NOTE_HEIGHT)),
        )
