"""`python -m game`."""

import sys
import warnings

from game.cli import main as run
from game.processes.interruption import interrupt_once
from game.processes.notices import note, prepare_streams, unheard
from game.program import NAME


def main() -> None:
    """Run the command line and leave with its exit code."""
    interrupt_once()
    prepare_streams()
    warnings.formatwarning = sentence_alone
    try:
        code = run()
    except SystemExit as end:  # with a sentence, after a mistake in the program
        if not isinstance(end.code, str):
            raise
        note(end.code)
        code = 1
    if code:
        show_unheard()
    sys.exit(code)


def show_unheard() -> None:
    """Show in a box what was said where there is no console and nobody would read it."""
    if sentences := unheard():
        from game.system.display import show_message

        show_message(NAME, "\n".join(sentences))


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
