"""Ctrl-C, hanging up and other requests to end, as each system tells a program of them."""

import asyncio
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress


def close_at_ctrl_c(close_window: Callable[[], None]) -> None:
    """Let Ctrl-C close the window that is about to open.

    The library of the window listens to what nobody else listens to; on Windows to nothing.
    """
    if sys.platform == "win32":
        signal.signal(signal.SIGINT, lambda _number, _frame: close_window())
    else:
        signal.signal(signal.SIGINT, signal.SIG_DFL)


@contextmanager
def deaf_processes() -> Iterator[None]:
    """Processes started inside never hear Ctrl-C, from their very beginning.

    One that comes meanwhile reaches this process at the end; on Windows it has to be pressed again.
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


def when_asked_to_end(loop: asyncio.AbstractEventLoop, act: Callable[[], None]) -> None:
    """Call `act` at Ctrl-C and SIGTERM; on Windows Ctrl-C ends the loop itself."""
    for number in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):
            loop.add_signal_handler(number, act)


def when_hung_up(loop: asyncio.AbstractEventLoop, act: Callable[[], None]) -> None:
    """Call `act` at SIGHUP, which Windows does not know.

    Who has it ignored means to leave the terminal, and it stays ignored.
    """
    if sys.platform == "win32" or signal.getsignal(signal.SIGHUP) is signal.SIG_IGN:
        return
    loop.add_signal_handler(signal.SIGHUP, act)
