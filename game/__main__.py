"""`python -m game`."""

import sys
import warnings

from game.cli import main as run
from game.processes.console_messages import (
    prepare_standard_streams,
    print_message,
    unprinted_messages,
)
from game.processes.interruption import make_only_first_ctrl_c_raise
from game.program import NAME


def main() -> None:
    """Run the command line, show unprinted messages in a message box if it failed, and exit with
    its code."""
    make_only_first_ctrl_c_raise()
    prepare_standard_streams()
    warnings.formatwarning = warning_text_without_source
    try:
        code = run()
    except SystemExit as end:  # with a sentence, after a mistake in the program
        if not isinstance(end.code, str):
            raise
        print_message(end.code)
        code = 1
    if code:
        show_unprinted_messages_in_box()
    sys.exit(code)


def show_unprinted_messages_in_box() -> None:
    """Show the messages that could not be printed, because the program has no console, in a
    message box; do nothing if there are none."""
    if sentences := unprinted_messages():
        from game.system.display import show_error_message_box

        show_error_message_box(NAME, "\n".join(sentences))


def warning_text_without_source(
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
