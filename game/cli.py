"""The command line: `python -m game COMMAND ...`; what each command takes is told by --help."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Final

from game.commands.arguments import COMMON_FLAGS, COMMON_OPTIONS, SHORT_OPTION_BY_OPTION
from game.engine.reasons import Unreadable
from game.files.toml_fields import (
    allowed_words_for_message,
    error_cause_text,
    value_for_message,
    with_nearest_word_as_question,
)
from game.processes.console_messages import (
    DEFAULT_LOGGING_LEVEL,
    print_error_message,
    set_message_level,
)
from game.system.streams import means_reader_gone

# Command -> module and function; a module is imported when its command is called.
COMMANDS: Final = {
    "play": ("game.commands.window_commands", "open_window_on_game_or_title_page"),
    "continue": ("game.commands.window_commands", "continue_last_game"),
    "replay": ("game.commands.window_commands", "show_or_verify_saved_game"),
    "simulate": ("game.commands.simulate", "run"),
    "position": ("game.commands.position", "run"),
    "host": ("game.commands.host", "run"),
    "bench": ("game.commands.bench", "run"),
    "shots": ("game.commands.window_commands", "draw_screenshots"),
    "completion": ("game.commands.completion", "run"),
    "man": ("game.commands.manual", "run"),
    "help": ("game.commands.help_and_version", "run_help_command"),
    "--version": ("game.commands.help_and_version", "print_version"),
    "-V": ("game.commands.help_and_version", "print_version"),
    "--help": ("game.commands.help_and_version", "print_help"),
    "-h": ("game.commands.help_and_version", "print_help"),
}
HELP_OPTION_NAMES: Final = frozenset({"--help", "-h"})
FAILED_COMMAND_EXIT_CODE: Final = 2
INTERRUPTED_EXIT_CODE: Final = 130
CHOOSE_WRITABLE_PATH_TEXT: Final = "Choose a file or folder you can write to."


def main(words: Sequence[str] | None = None) -> int:
    """Run the command in `words`, or in the program's arguments if `words` is None; without a
    command play, and show the replay of a file.

    Return the exit code: 0 done, 1 refused, 2 if the words or a file are not understood or the
    output cannot be written, 130 interrupted.
    """
    set_message_level(DEFAULT_LOGGING_LEVEL)
    given = _move_options_after_command(sys.argv[1:] if words is None else list(words))
    if given and given[0] not in COMMANDS and os.path.isfile(given[0]):
        given = ["replay", *given]  # a saved game that was opened with the program
    command, *rest = given or ["play"]
    try:
        run = _find_command_function(command)
        asks = not HELP_OPTION_NAMES.isdisjoint(rest)
        code = _find_command_function("--help")([command, *rest]) if asks else run(rest)
        sys.stdout.flush()
    except Unreadable as error:
        print_error_message(with_nearest_word_as_question(str(error)))
        return FAILED_COMMAND_EXIT_CODE
    except OSError as error:
        if means_reader_gone(error):
            _discard_further_output()
            return 0
        what = error.filename or "The output"
        print_error_message(
            f"{what} cannot be written: {error_cause_text(error)}. {CHOOSE_WRITABLE_PATH_TEXT}"
        )
        _discard_further_output()
        return FAILED_COMMAND_EXIT_CODE
    except KeyboardInterrupt:
        return INTERRUPTED_EXIT_CODE
    return code


def _move_options_after_command(words: list[str]) -> list[str]:
    """Return the words with the common options that stand before the command moved to the end."""
    options = []
    while words and words[0].partition("=")[0] in (
        *COMMON_FLAGS,
        *map(SHORT_OPTION_BY_OPTION.get, COMMON_FLAGS),
    ):
        options.append(words.pop(0))
    while len(words) > 1 and words[0].partition("=")[0] in COMMON_OPTIONS:
        options += [words.pop(0)] if "=" in words[0] else [words.pop(0), words.pop(0)]
    return [*(words or ["play"]), *options] if options else words


def _find_command_function(name: str) -> Callable[[Sequence[str]], int]:
    if name not in COMMANDS:
        raise Unreadable(
            f"{value_for_message(name)} is unknown; "
            f"allowed: {allowed_words_for_message(name, COMMANDS)}."
        )
    module, function = COMMANDS[name]
    found: Callable[[Sequence[str]], int] = getattr(import_module(module), function)
    return found


def _discard_further_output() -> None:
    """Discard all further output after its reader has closed the pipe, including the flush at
    exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
