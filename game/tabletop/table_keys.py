"""The usual keys of every table, by the names of its commands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.box.reference import ACTING, AT_TABLE, ON_SHEETS, Command

Keys = Mapping[str, str]
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


def commands_of(table: Keys, acting: Keys, sheets: Keys) -> tuple[Command, ...]:
    """Return the commands of a table with a map: those of every such table, and a title's own."""
    at_table = {**TABLE_KEYS, **MAP_KEYS, **table}
    places = ((AT_TABLE, at_table), (ACTING, acting), (ON_SHEETS, sheets))
    return tuple(Command(name, key, place) for place, keys in places for name, key in keys.items())
