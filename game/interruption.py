"""Ctrl-C: the first one stops a command, further ones cannot break what is being put away, and
processes that work for another leave it to that one.
"""

import signal
from types import FrameType


def interrupt_once() -> None:
    """Let the first Ctrl-C of this process be a KeyboardInterrupt as ever, and ignore the others.

    Where the caller had it ignored, as shells do for jobs in the background, it stays ignored.
    """
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, _interrupted)


def ignore_interruptions() -> None:
    """Leave Ctrl-C to the process that started this one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _interrupted(_number: int, _frame: FrameType | None) -> None:
    ignore_interruptions()
    raise KeyboardInterrupt
