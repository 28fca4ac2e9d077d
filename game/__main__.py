"""`python -m game`."""

import io
import os
import sys
import warnings

from game.cli import main as run
from game.interruption import interrupt_once

STREAMS = {"stdin": "r", "stdout": "w", "stderr": "w"}


def main() -> None:
    """Run the command line and leave with its exit code; texts are UTF-8 on every system."""
    interrupt_once()
    open_closed_streams()
    warnings.formatwarning = sentence_alone
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8", newline="\n")
    sys.exit(run())


def open_closed_streams() -> None:
    """Let standard streams that the caller closed lead nowhere.

    Else the next file to be opened, perhaps a saved game, would take the place of one.
    """
    for name, mode in STREAMS.items():
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115


def sentence_alone(
    message: Warning | str,
    category: type[Warning],
    filename: str,
    lineno: int,
    line: str | None = None,
) -> str:
    """Return what a warning says, without the line of the program that gave it."""
    return f"{message}\n"


if __name__ == "__main__":
    main()
