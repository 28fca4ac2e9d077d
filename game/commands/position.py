"""`position new|moves|play|view`: games as text, for puzzles, tests and bug reports."""

from collections.abc import Callable, Sequence
from typing import Final

from game.commands.position_commands import list_moves, new_position, play_position, view_position
from game.engine.reasons import Unreadable
from game.files.toml_fields import allowed_words, listed, shown

COMMANDS: Final[dict[str, Callable[[Sequence[str]], int]]] = {
    "new": new_position,
    "moves": list_moves,
    "play": play_position,
    "view": view_position,
}


def run(words: Sequence[str]) -> int:
    """Run the subcommand; return the exit code."""
    if not words or words[0] not in COMMANDS:
        if not words:
            raise Unreadable(f"position: which command? Choose one of {listed(COMMANDS)}.")
        allowed = allowed_words(words[0], COMMANDS)
        raise Unreadable(f"position: {shown(words[0])} is unknown; allowed: {allowed}.")
    return COMMANDS[words[0]](words[1:])
