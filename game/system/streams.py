"""The standard streams: detection of a closed reader, and output of drivers."""

import errno
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager


def means_reader_gone(error: OSError) -> bool:
    """Return whether a write error means that the reader has closed the output.

    Windows reports it as an invalid argument without a file name.
    """
    if isinstance(error, BrokenPipeError):
        return True
    return sys.platform == "win32" and error.errno == errno.EINVAL and error.filename is None


@contextmanager
def discard_sound_driver_output() -> Iterator[None]:
    """Context in which everything is discarded that Linux's sound library writes to the terminal
    when there is no sound device."""
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
