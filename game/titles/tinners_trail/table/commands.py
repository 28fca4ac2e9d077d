"""The usual keys of Tinners' Trail: of its actions and of its sheets."""

from __future__ import annotations

from typing import Final

from game.box.reference import Command
from game.tabletop.move_kind import commands_of
from game.titles.tinners_trail.table.move_kinds import ACTIONS, EXTRA_ACTIONS

ACTION_KEYS: Final = {action.kind: action.key for action in (*ACTIONS, *EXTRA_ACTIONS)}
SHEET_KEYS: Final = {"decline": "n", "drop": "d", "proxy": "a"}


def commands() -> tuple[Command, ...]:
    """Return every command of the table."""
    return commands_of({}, ACTION_KEYS, SHEET_KEYS)
