"""The folder of a host, and a refusal of its commands."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from game.commands.arguments import Arguments
from game.files.folders import saves_folder
from game.processes.console_messages import print_error_message

FOLDER_OPTION: Final = "--folder"
HOST_SUBFOLDER_NAME: Final = "host"  # the usual folder, among the player's games


def print_error_and_return_exit_code(sentence: str) -> int:
    """Print an error message, and return the exit code 1."""
    print_error_message(sentence)
    return 1


def host_folder(arguments: Arguments) -> Path:
    """Return the host's folder: the one that the arguments name, or by default a folder inside the
    folder of saved games."""
    wanted = arguments.option_value(FOLDER_OPTION)
    return Path(wanted).absolute() if wanted else saves_folder() / HOST_SUBFOLDER_NAME
