"""Ctrl-C, hang-ups and other requests to end, on each system."""

import asyncio
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress


def close_window_on_ctrl_c(close_window: Callable[[], None]) -> None:
    """Make Ctrl-C close the window that is about to open.

    On Windows `close_window` is called; elsewhere Python's handler is removed, and SDL then
    closes the window itself.
    """
    if sys.platform == "win32":
        signal.signal(signal.SIGINT, lambda _number, _frame: close_window())
    else:
        signal.signal(signal.SIGINT, signal.SIG_DFL)


@contextmanager
def let_children_ignore_ctrl_c() -> Iterator[None]:
    """Context in which processes that are started ignore Ctrl-C from the beginning.

    A Ctrl-C during that time reaches this process at the end of the context; on Windows it is
    lost.
    """
    if sys.platform == "win32":  # where what ignores it is inherited
        import ctypes

        ctypes.windll.kernel32.SetConsoleCtrlHandler(None, True)
        try:
            yield
        finally:
            ctypes.windll.kernel32.SetConsoleCtrlHandler(None, False)
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def call_on_sigterm(action: Callable[[], None]) -> Iterator[None]:
    """Context in which SIGTERM, which a system sends when a session ends, calls `action` instead of
    what it did before; nothing changes on Windows, which does not send it."""
    if sys.platform == "win32":
        yield
        return
    before = signal.signal(signal.SIGTERM, lambda _number, _frame: action())
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before if before is not None else signal.SIG_DFL)


def set_end_signal_handler(loop: asyncio.AbstractEventLoop, action: Callable[[], None]) -> None:
    """Make the event loop call `action` on Ctrl-C and SIGTERM; on Windows nothing is set, and
    Ctrl-C ends the loop itself."""
    for number in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):
            loop.add_signal_handler(number, action)


def set_hangup_handler(loop: asyncio.AbstractEventLoop, action: Callable[[], None]) -> None:
    """Make the event loop call `action` on SIGHUP; nothing is set on Windows, which has no such
    signal.

    If SIGHUP is ignored, as under nohup, it stays ignored.
    """
    if sys.platform == "win32" or signal.getsignal(signal.SIGHUP) is signal.SIG_IGN:
        return
    loop.add_signal_handler(signal.SIGHUP, action)
