"""Pipes between processes that can hold several unread messages."""

import sys
from multiprocessing import connection
from multiprocessing.context import SpawnContext
from typing import TYPE_CHECKING, Any, Final, TypeAlias

if TYPE_CHECKING:
    if sys.platform == "win32":
        PipeEnd: TypeAlias = connection.PipeConnection[Any, Any]
    else:
        PipeEnd: TypeAlias = connection.Connection[Any, Any]
else:
    PipeEnd = Any

PIPE_BYTES: Final = 64 * 1024
"""The least number of unread bytes that a pipe holds before a writer has to wait."""


def make_pipe(context: SpawnContext) -> tuple[PipeEnd, PipeEnd]:
    """Return the two ends of a pipe that holds `PIPE_BYTES` unread bytes.

    On Windows multiprocessing's pipes hold 8 KB, so the size is set explicitly.
    """
    if sys.platform == "win32":
        setattr(connection, "BUFSIZE", 2 * PIPE_BYTES)  # noqa: B010  (no stub knows it)
    return context.Pipe()
