"""Ctrl-C: the first one stops a command, further ones are ignored while it cleans up.

Worker processes leave Ctrl-C to the process they work for, and at a window it closes the window.
"""

import os
import signal
import sys
from collections.abc import Callable
from multiprocessing import parent_process
from multiprocessing.process import BaseProcess
from pathlib import Path
from threading import Thread
from types import FrameType, TracebackType

from game.program import COMMAND, OLDER_COMMAND
from game.system.signals import close_window_on_ctrl_c

OWN_PROGRAM_NAMES_IN_ARGV = (
    "-m",
    COMMAND,
    OLDER_COMMAND,
)  # what Python shows while it looks for the program's first line
TOOLS_FOLDER = Path(__file__).resolve().parents[2] / "tools"


def make_only_first_ctrl_c_raise() -> None:
    """Make the first Ctrl-C raise KeyboardInterrupt and the later ones do nothing.

    If the exception is not caught, the process ends without a traceback. When Ctrl-C is already
    ignored or handled otherwise, as in background jobs of a shell, nothing changes.
    """
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, _on_first_ctrl_c)
        sys.excepthook = _print_error_unless_interrupt


def is_own_program(name: str) -> bool:
    """Whether Python was started for the game or one of its tools; `name` is `sys.argv[0]`."""
    program = Path(name)
    return program.stem in OWN_PROGRAM_NAMES_IN_ARGV or program.resolve().parent == TOOLS_FOLDER


def make_ctrl_c_close_window(close_window: Callable[[], None]) -> None:
    """Make Ctrl-C call `close_window`, which closes the window as its close button does. Do nothing
    if `make_only_first_ctrl_c_raise` does not handle Ctrl-C now. Called before the window opens.

    Without this, Ctrl-C could raise KeyboardInterrupt inside a call of the window library, where it
    would be lost.
    """
    if signal.getsignal(signal.SIGINT) is _on_first_ctrl_c:
        close_window_on_ctrl_c(close_window)


def ignore_ctrl_c() -> None:
    """Ignore Ctrl-C in this process, because the process that started it reacts to it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def end_with_parent_and_ignore_ctrl_c() -> None:
    """Make this process end as soon as its parent has ended, and ignore Ctrl-C."""
    ignore_ctrl_c()
    end_process_with_parent()


def end_process_with_parent() -> None:
    """Make this process end as soon as its parent has ended, even if the parent was killed.

    Otherwise it would go on working although nobody uses its results.
    """
    caller = parent_process()
    if caller is not None:
        Thread(target=_await_parent_end_then_exit, args=(caller,), daemon=True).start()


def _await_parent_end_then_exit(caller: BaseProcess) -> None:
    caller.join()
    os._exit(1)


def _on_first_ctrl_c(_number: int, _frame: FrameType | None) -> None:
    ignore_ctrl_c()
    raise KeyboardInterrupt


def _print_error_unless_interrupt(
    kind: type[BaseException], error: BaseException, traceback: TracebackType | None
) -> None:
    if not issubclass(kind, KeyboardInterrupt):
        sys.__excepthook__(kind, error, traceback)
