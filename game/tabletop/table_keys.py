"""The usual keys of every table, by the names of its commands."""

from __future__ import annotations

from typing import Final

TABLE_KEYS: Final = {"undo": "u", "hint": "h", "reset": "r", "last-turns": "l", "hand": "v"}
MAP_KEYS: Final = {
    "map-closer": "page up",
    "map-farther": "page down",
    "map-whole": "ctrl+0",
    "map-left": "shift+left",
    "map-right": "shift+right",
    "map-up": "shift+up",
    "map-down": "shift+down",
}
