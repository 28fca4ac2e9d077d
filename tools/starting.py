"""How a tool starts and ends: by sentences, not tracebacks."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

from game.engine.reasons import Unreadable
from game.files.toml_fields import error_cause_text
from game.processes.console_messages import prepare_standard_streams, print_message
from game.processes.interruption import make_only_first_ctrl_c_raise
from game.processes.shared_work import WorkLost

BAD_REQUEST = 2
INTERRUPTED_EXIT_CODE = 130


def run_tool(main: Callable[[list[str]], int]) -> NoReturn:
    """Run a tool's `main` with the command line's words, and exit with its code; refusals print a
    sentence."""
    make_only_first_ctrl_c_raise()
    prepare_standard_streams()
    name = Path(sys.argv[0]).stem
    try:
        code = main(sys.argv[1:])
        sys.stdout.flush()
    except Unreadable as refused:
        code = _refused(f"{name}: {refused}")
    except WorkLost as lost:
        code = _refused(f"{name}: {lost}.")
    except BrokenPipeError:
        sys.stderr.close()  # or the end of the process would complain of the same
        code = 0
    except OSError as error:
        what = error.filename or "a file"
        code = _refused(f"{name}: {what} cannot be used: {error_cause_text(error)}.")
    except KeyboardInterrupt:
        code = INTERRUPTED_EXIT_CODE
    sys.exit(code)


def _refused(sentence: str) -> int:
    print_message(sentence)
    return BAD_REQUEST
