"""Ctrl-C: the first one stops a command, further ones cannot break what is being put away;
processes that work for another leave it to that one, and a window is closed by it.
"""

import signal
from types import FrameType


def interrupt_once() -> None:
    """Let the first Ctrl-C of this process be a KeyboardInterrupt as ever, and ignore the others.

    Where the caller had it ignored, as shells do for jobs in the background, it stays ignored.
    """
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, _interrupted)


def let_the_window_hear() -> None:
    """Let Ctrl-C close the window that is about to open, as its button and SIGTERM do.

    The library of the window listens to what nobody else listens to. A KeyboardInterrupt could
    come in the middle of any of its calls, and be lost there.
    """
    if signal.getsignal(signal.SIGINT) is _interrupted:
        signal.signal(signal.SIGINT, signal.SIG_DFL)


def ignore_interruptions() -> None:
    """Leave Ctrl-C to the process that started this one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _interrupted(_number: int, _frame: FrameType | None) -> None:
    ignore_interruptions()
    raise KeyboardInterrupt
