"""`python -m game`."""

import sys
import warnings

from game.cli import main as run
from game.interruption import interrupt_once
from game.notices import prepare_streams


def main() -> None:
    """Run the command line and leave with its exit code."""
    interrupt_once()
    prepare_streams()
    warnings.formatwarning = sentence_alone
    sys.exit(run())


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
