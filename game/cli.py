"""The command line: `python -m game COMMAND ...`; what each command takes is told by --help."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Final

from game.engine.reasons import Unreadable
from game.files.toml_fields import allowed_words, cause_of, shown
from game.processes.notices import note
from game.system.streams import is_reader_gone

# Command -> module and function; a module is imported when its command is called.
COMMANDS: Final = {
    "play": ("game.commands.replay", "play"),
    "continue": ("game.commands.replay", "continue_last"),
    "replay": ("game.commands.replay", "run"),
    "simulate": ("game.commands.simulate", "run"),
    "position": ("game.commands.position", "run"),
    "host": ("game.commands.host", "run"),
    "bench": ("game.commands.bench", "run"),
    "shots": ("game.commands.replay", "shots"),
    "--version": ("game.commands.about", "version"),
    "--help": ("game.commands.about", "usage"),
    "-h": ("game.commands.about", "usage"),
}
HELP: Final = frozenset({"--help", "-h"})
UNREADABLE: Final = 2
INTERRUPTED: Final = 130
WRITABLE: Final = "Choose a file or folder you can write to."


def main(words: Sequence[str] | None = None) -> int:
    """Run the command; return the exit code: 0 done, 1 refused, 2 not understood."""
    given = sys.argv[1:] if words is None else list(words)
    if given and given[0] not in COMMANDS and os.path.isfile(given[0]):
        given = ["replay", *given]  # a saved game that was opened with the program
    command, *rest = given or ["play"]
    try:
        run = _command(command)
        code = run(rest) if HELP.isdisjoint(rest) else _command("--help")([command])
        sys.stdout.flush()
    except Unreadable as error:
        note(str(error))
        return UNREADABLE
    except OSError as error:
        if is_reader_gone(error):
            _forget_output()
            return 0
        what = error.filename or "The output"
        note(f"{what} cannot be written: {cause_of(error)}. {WRITABLE}")
        _forget_output()
        return UNREADABLE
    except KeyboardInterrupt:
        return INTERRUPTED
    return code


def _command(name: str) -> Callable[[Sequence[str]], int]:
    if name not in COMMANDS:
        raise Unreadable(f"{shown(name)} is unknown; allowed: {allowed_words(name, COMMANDS)}.")
    module, function = COMMANDS[name]
    found: Callable[[Sequence[str]], int] = getattr(import_module(module), function)
    return found


def _forget_output() -> None:
    """Whoever read our output has left; nothing more is written, not even at the very end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
