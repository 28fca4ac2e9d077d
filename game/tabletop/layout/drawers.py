"""Drawers: folded parts that open one at a time, each by its tab."""

from __future__ import annotations

from collections.abc import Collection

from game.scene.node import Node
from game.scene.widgets import Button


class Drawers:
    """Opens and shuts parts; `tabs` are lit while their part is open.

    The tabs of `strips` show what matters now: these parts open only when somebody wants them to.
    """

    def __init__(self, parts: dict[str, Node], strips: Collection[str] = ()) -> None:
        """Begin with every part shut."""
        self._parts, self._strips = parts, strips
        self.tabs: dict[str, Button] = {}
        for part in parts.values():
            part.visible = False

    @property
    def next_key(self) -> str:
        """The key of the next tab: F2 for the first one."""
        return f"f{len(self.tabs) + 2}"

    def open(self, name: str) -> None:
        """Open a part and shut the others; nothing is open after an unknown name."""
        for other, part in self._parts.items():
            part.visible = other == name
            if other in self.tabs:
                self.tabs[other].chosen = part.visible

    def show(self, name: str) -> None:
        """Open a part, if it is a folded one of which nothing is seen."""
        if name in self._parts and name not in self._strips:
            self.open(name)

    def toggle(self, name: str) -> None:
        """Open a part, or shut it when it is open."""
        self.open("" if self._parts[name].visible else name)
