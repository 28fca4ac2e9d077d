"""`python -m game`."""

import sys
import warnings

from game.cli import main as run
from game.processes.interruption import interrupt_once
from game.processes.notices import note, prepare_streams, unheard
from game.program import NAME


def main() -> None:
    """Run the command line and exit with its code."""
    interrupt_once()
    prepare_streams()
    warnings.formatwarning = warning_without_code
    try:
        code = run()
    except SystemExit as end:  # with a sentence, after a mistake in the program
        if not isinstance(end.code, str):
            raise
        note(end.code)
        code = 1
    if code:
        show_unseen_output()
    sys.exit(code)


def show_unseen_output() -> None:
    """Show in a message box what was printed where there is no console."""
    if sentences := unheard():
        from game.system.display import show_message

        show_message(NAME, "\n".join(sentences))


def warning_without_code(
    message: Warning | str,
    category: type[Warning],
    filename: str,
    lineno: int,
    line: str | None = None,
) -> str:
    """Return the text of a warning without the line of code that caused it."""
    return f"{message}\n"


if __name__ == "__main__":
    main()
