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

PROGRAMS = (
    "-m",
    COMMAND,
    OLDER_COMMAND,
)  # what Python shows while it looks for the program's first line
TOOLS = Path(__file__).resolve().parents[2] / "tools"


def raise_only_first_ctrl_c() -> None:
    """Let the first Ctrl-C of this process raise KeyboardInterrupt, and ignore the others.

    An uncaught one ends the process without a traceback. When the caller had Ctrl-C ignored, as
    shells do for background jobs, it stays ignored.
    """
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, _on_first_ctrl_c)
        sys.excepthook = _print_error_unless_interrupt


def is_own_program(name: str) -> bool:
    """Whether Python was started for the game or one of its tools; `name` is `sys.argv[0]`."""
    program = Path(name)
    return program.stem in PROGRAMS or program.resolve().parent == TOOLS


def let_the_window_hear(close_window: Callable[[], None]) -> None:
    """Let Ctrl-C close the window that is about to open, like its button and SIGTERM.

    A KeyboardInterrupt could be raised inside a call of the window library and be lost there.
    """
    if signal.getsignal(signal.SIGINT) is _on_first_ctrl_c:
        close_window_on_ctrl_c(close_window)


def ignore_ctrl_c() -> None:
    """Leave Ctrl-C to the process that started this one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def end_with_parent_and_ignore_ctrl_c() -> None:
    """End this process together with its parent, and leave Ctrl-C to the parent."""
    ignore_ctrl_c()
    end_process_with_parent()


def end_process_with_parent() -> None:
    """End this process as soon as its parent is gone, even if the parent was killed.

    A killed parent ends no child processes, and their results are of no use without it.
    """
    caller = parent_process()
    if caller is not None:
        Thread(target=_end_process_after_parent, args=(caller,), daemon=True).start()


def _end_process_after_parent(caller: BaseProcess) -> None:
    caller.join()
    os._exit(1)


def _on_first_ctrl_c(_number: int, _frame: FrameType | None) -> None:
    ignore_ctrl_c()
    raise KeyboardInterrupt


def _print_error_unless_interrupt(
    kind: type[BaseException], error: BaseException, where: TracebackType | None
) -> None:
    if not issubclass(kind, KeyboardInterrupt):
        sys.__excepthook__(kind, error, where)
