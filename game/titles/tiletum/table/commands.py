"""What is done by keys at the table of Tiletum, with its usual keys."""

from __future__ import annotations

from typing import Final

from game.box.command import ACTING, AT_TABLE, Command
from game.tabletop.table_keys import MAP_KEYS, TABLE_KEYS

VIEW_KEYS: Final = {"boards": "f8", "documents": "f7", "large-board": "f6", "sheet": "m"}
TASK_KEYS: Final = {
    "buy": "b",
    "fulfil": "g",
    "crest": "c",
    "contribute": "k",
    "use": "p",
    "delve": "d",
    "learn": "t",
    "exchange": "s",
    "decline": "n",
}


def commands() -> tuple[Command, ...]:
    """Return every command of the table."""
    places = ((AT_TABLE, TABLE_KEYS | MAP_KEYS | VIEW_KEYS), (ACTING, TASK_KEYS))
    return tuple(Command(name, key, place) for place, keys in places for name, key in keys.items())
