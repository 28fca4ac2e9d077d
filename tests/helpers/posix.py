"""What only POSIX systems have: named pipes, signals that stop and kill, the size of a page. A test
that needs it is skipped elsewhere.
"""

import os
import signal
import sys
from pathlib import Path

import pytest

FULL_DEVICE = "/dev/full"
WHY = "this system has none of POSIX's calls"


def make_named_pipe(path: Path) -> None:
    """Make a named pipe."""
    if sys.platform == "win32":
        pytest.skip(WHY)
    else:
        os.mkfifo(path)


def make_link(link: Path, target: Path | str) -> None:
    """Make a symbolic link, for which Windows asks for rights that few have."""
    try:
        link.symlink_to(target, target_is_directory=Path(link.parent, target).is_dir())
    except OSError:
        if sys.platform == "win32":
            pytest.skip("links need rights here")
        raise


def full_device() -> int:
    """Open the device on which there is never room."""
    if not os.path.exists(FULL_DEVICE):
        pytest.skip("this system has no device that is full")
    return os.open(FULL_DEVICE, os.O_WRONLY)


def stop_process(process: int) -> None:
    """Let a process stand still until it is killed."""
    if sys.platform == "win32":
        pytest.skip(WHY)
    else:
        os.kill(process, signal.SIGSTOP)


def kill_process(process: int) -> None:
    """End a process at once, without a word to it."""
    if sys.platform == "win32":
        pytest.skip(WHY)
    else:
        os.kill(process, signal.SIGKILL)


def ending_signals() -> tuple[signal.Signals, ...]:
    """Return the signals that end a process, politely and not."""
    if sys.platform == "win32":
        return (signal.SIGTERM,)
    return (signal.SIGTERM, signal.SIGKILL)


def killed_code() -> int:
    """Return the exit code of a process that was killed."""
    if sys.platform == "win32":
        pytest.skip(WHY)
    else:
        return -signal.SIGKILL


def wait_for_a_signal() -> None:
    """Do nothing until a signal comes."""
    if sys.platform == "win32":
        pytest.skip(WHY)
    else:
        signal.pause()


def interrupt_group(group: int) -> None:
    """Send Ctrl-C to all processes of a group."""
    if sys.platform == "win32":
        pytest.skip(WHY)
    else:
        os.killpg(group, signal.SIGINT)


def user_number() -> int:
    """Return the number of the user this process belongs to."""
    if sys.platform == "win32":
        pytest.skip(WHY)
    else:
        return os.getuid()


def page_bytes() -> int:
    """Return the size of a page of memory."""
    if sys.platform == "win32":
        pytest.skip(WHY)
    else:
        return int(os.sysconf("SC_PAGE_SIZE"))


def is_deaf_to_interruptions() -> bool:
    """Return whether Ctrl-C is kept from this process."""
    if sys.platform == "win32":
        pytest.skip(WHY)
    else:
        return signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, ())
