"""What is done by keys at the table of Tiletum, with its usual keys."""

from __future__ import annotations

from typing import Final

from game.box.command import Command
from game.tabletop.table_keys import commands_of

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
    "finish": "e",
}


def commands() -> tuple[Command, ...]:
    """Return every command of the table."""
    return commands_of(VIEW_KEYS, TASK_KEYS, {})
