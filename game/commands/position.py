"""`position new|moves|play|view`: games as text, for puzzles, tests and bug reports."""

from collections.abc import Callable, Sequence
from typing import Final

from game.commands.position_commands import (
    print_legal_moves,
    print_new_position,
    print_position_after_moves,
    print_seat_view,
)
from game.engine.reasons import Unreadable
from game.files.toml_fields import (
    allowed_words_for_message,
    value_for_message,
    word_list_for_message,
)

COMMAND_BY_WORD: Final[dict[str, Callable[[Sequence[str]], int]]] = {
    "new": print_new_position,
    "moves": print_legal_moves,
    "play": print_position_after_moves,
    "view": print_seat_view,
}


def run(words: Sequence[str]) -> int:
    """Run the subcommand that the first word names, and return its exit code; raises Unreadable
    if it is missing or unknown."""
    if not words or words[0] not in COMMAND_BY_WORD:
        if not words:
            raise Unreadable(
                f"position: which command? Choose one of {word_list_for_message(COMMAND_BY_WORD)}."
            )
        allowed = allowed_words_for_message(words[0], COMMAND_BY_WORD)
        raise Unreadable(f"position: {value_for_message(words[0])} is unknown; allowed: {allowed}.")
    return COMMAND_BY_WORD[words[0]](words[1:])
