"""What is done by keys at the table of Brass, with its usual keys."""

from __future__ import annotations

from typing import Final

from game.box.command import Command
from game.tabletop.table_keys import commands_of

VIEW_KEYS: Final = {"counts": "k", "networks": "g", "works": "f8", "again": "f7"}
ACTION_KEYS: Final = {
    "build": "b",
    "link": "n",
    "develop": "d",
    "sell": "s",
    "loan": "o",
    "pass": "space",
    "stack-cotton-mill": "m",
    "stack-port": "p",
    "stack-coal-mine": "c",
    "stack-ironworks": "i",
    "stack-shipyard": "t",
}
CARD_KEYS: Final = {f"card-{number}": str(number) for number in range(1, 9)}
CHOICE_KEYS: Final = {f"choice-{number}": "abcde"[number - 1] for number in range(1, 6)}


def commands() -> tuple[Command, ...]:
    """Return every command of the table."""
    return commands_of(VIEW_KEYS, ACTION_KEYS | CARD_KEYS, CHOICE_KEYS)
