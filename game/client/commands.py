"""Commands: what is done by keys at every table and in every menu; titles add their own."""

from __future__ import annotations

from typing import Final

from game.box.command import AT_TABLE, Command
from game.client.menu_commands import MENU_COMMANDS
from game.scene.keymap import NAVIGATION, WINDOW

COMMON: Final = (
    *(Command(name, key) for name, key in (NAVIGATION | WINDOW).items()),
    Command("help", "f1"),
    Command("describe", "f9"),
    Command("menu", "f10", AT_TABLE),
    Command("larger", "ctrl+=|ctrl++"),
    Command("smaller", "ctrl+-"),
    Command("sound", "ctrl+m", AT_TABLE),
    Command("journal", "j", AT_TABLE),
    Command("chronicle", "w", AT_TABLE),
    Command("skip-turns", "f", AT_TABLE),
    Command("stay-out", "ctrl+d", AT_TABLE),
    Command("look-through", "insert", AT_TABLE),
    Command("lesson-next", "x", AT_TABLE),
    Command("lesson-back", "z", AT_TABLE),
    Command("lesson-show", "y", AT_TABLE),
    Command("lesson-move", "q", AT_TABLE),
    *MENU_COMMANDS,
)
"""What every title has; a title adds its own."""
