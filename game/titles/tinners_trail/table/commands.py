"""The usual keys of Tinners' Trail: of its actions, of the table and of its sheets."""

from __future__ import annotations

from typing import Final

ACTION_KEYS: Final = {
    "build": "b",
    "extract": "e",
    "adit": "a",
    "train": "t",
    "port": "p",
    "miner": "m",
    "pumps": "s",
    "pasties": "k",
    "pass": "space",
    "process": "o",
    "sell": "i",
    "emigrate": "g",
    "place": "c",
}
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
