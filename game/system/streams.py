"""The standard streams: how a reader who has left is told, and what drivers write to them."""

import errno
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager


def is_reader_gone(error: OSError) -> bool:
    """Return whether an error of writing means that nobody reads the output any more.

    Windows tells so by an invalid argument, without the name of a file.
    """
    if isinstance(error, BrokenPipeError):
        return True
    return sys.platform == "win32" and error.errno == errno.EINVAL and error.filename is None


@contextmanager
def drivers_silenced() -> Iterator[None]:
    """Keep what Linux's sound library writes to the terminal when there is no device to itself."""
    if not sys.platform.startswith("linux"):
        yield
        return
    sys.stderr.flush()
    kept = os.dup(2)
    nowhere = os.open(os.devnull, os.O_WRONLY)
    try:
        os.dup2(nowhere, 2)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nowhere)
