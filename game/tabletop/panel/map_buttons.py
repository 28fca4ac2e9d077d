"""The buttons and keys that bring the map closer, back, and to one side."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from game.scene.box import Box
from game.scene.node import Node
from game.scene.widgets import Button
from game.tabletop.art.table_art import TableArt
from game.tabletop.map.views import MapViews
from game.tabletop.panel.icons import icon
from game.tabletop.sheet.shortcut import shortcut
from game.tabletop.sheet.sign_button import SignButton
from game.tabletop.studio import Studio

SIDES: Final = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


class MapButtons(Node):
    """The keys work without the buttons too."""

    def __init__(self, studio: Studio[TableArt], boxes: Mapping[str, Box], views: MapViews) -> None:
        """Take where the buttons stand and what they do."""
        super().__init__()
        self._buttons = {
            "closer": SignButton("+"),
            "farther": SignButton("-"),
            "whole": Button("", skin="quiet", icon=icon(studio, "place", 26, tone="ink")),
        }
        acts: dict[str, Callable[[], None]] = {
            "closer": partial(views.step, 1),
            "farther": partial(views.step, -1),
            "whole": views.go_back,
        }
        for name, button in self._buttons.items():
            button.name, button.label = f"map-{name}", studio.say(f"map-{name}")
            button.tooltip, button.on_click, button.focusable = button.label, acts[name], True
            button.x, button.y, button.width, button.height = boxes[name]
            self.add(shortcut((f"@map-{name}",), button.label, acts[name]))
        for key, (across, down) in SIDES.items():
            act = partial(views.look, across, down)
            self.add(shortcut((f"@map-{key}",), studio.say("map-look"), act))
        self.add(*self._buttons.values())

    def show(self, *, closest: bool, whole: bool, usual: bool) -> None:
        """Offer what changes anything."""
        self._buttons["closer"].enabled = not closest
        self._buttons["farther"].visible = not whole
        self._buttons["whole"].visible = not usual
