"""Commands: what is done by keys that a player may choose, and where two keys would clash."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.scene.keymap import NAVIGATION, WINDOW

EVERYWHERE, AT_TABLE, ACTING, ON_SHEETS = "everywhere", "table", "actions", "sheets"
APART: Final = frozenset({ACTING, ON_SHEETS})
"""Actions sleep while a sheet such as an auction's bill is open: these two may share a key."""


@dataclass(frozen=True, slots=True)
class Command:
    """A command by name, its usual key (alternatives after a bar) and where it works."""

    name: str
    key: str
    place: str = EVERYWHERE

    def clashes(self, other: Command) -> bool:
        """Whether the same key could mean both at the same moment."""
        return {self.place, other.place} != APART


COMMON: Final = (
    *(Command(name, key) for name, key in (NAVIGATION | WINDOW).items()),
    Command("help", "f1"),
    Command("describe", "f9"),
    Command("menu", "f10", AT_TABLE),
    Command("larger", "ctrl+=|ctrl++"),
    Command("smaller", "ctrl+-"),
    Command("sound", "ctrl+m", AT_TABLE),
    Command("lesson-next", "x", AT_TABLE),
    Command("lesson-back", "z", AT_TABLE),
    Command("lesson-show", "y", AT_TABLE),
    Command("lesson-move", "q", AT_TABLE),
)
"""What every title has; a title adds its own."""
