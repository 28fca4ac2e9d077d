"""The usual keys of Tinners' Trail: of its actions, of the table and of its sheets."""

from __future__ import annotations

from typing import Final

from game.titles.tinners_trail.table.kinds.all import ACTIONS, EXTRA_ACTIONS

ACTION_KEYS: Final = {action.kind: action.key for action in (*ACTIONS, *EXTRA_ACTIONS)}
TABLE_KEYS: Final = {"undo": "u", "hint": "h", "reset": "r", "last-turns": "l", "hand": "v"}
VIEW_KEYS: Final = {
    "map-closer": "page up",
    "map-farther": "page down",
    "map-whole": "ctrl+0",
    "map-left": "shift+left",
    "map-right": "shift+right",
    "map-up": "shift+up",
    "map-down": "shift+down",
}
SHEET_KEYS: Final = {"decline": "n", "drop": "d", "proxy": "a"}
