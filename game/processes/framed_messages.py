"""Messages between a program and a process that it starts, through the pipes of both."""

import os
import sys
from typing import IO, Final

LENGTH_BYTES: Final = 8


def read_message(source: IO[bytes]) -> bytes:
    """Return the next message; empty when the other side has gone."""
    head = source.read(LENGTH_BYTES)
    return source.read(int.from_bytes(head, "big")) if len(head) == LENGTH_BYTES else b""


def write_message(target: IO[bytes], content: bytes) -> None:
    """Send a message."""
    target.write(len(content).to_bytes(LENGTH_BYTES, "big") + content)
    target.flush()


def reserve_stdout_for_messages() -> IO[bytes]:
    """Return this process's output as a stream for messages only; what else is printed goes to
    standard error from now on.
    """
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    return answers
