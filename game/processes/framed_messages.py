"""Messages between a program and a process that it starts, through the pipes of both."""

import os
import sys
from typing import IO, Final

LENGTH_BYTES: Final = 8


def read_message(source: IO[bytes]) -> bytes:
    """Read and return the next message; b"" when the other side has closed the stream."""
    head = source.read(LENGTH_BYTES)
    return source.read(int.from_bytes(head, "big")) if len(head) == LENGTH_BYTES else b""


def write_message(target: IO[bytes], content: bytes) -> None:
    """Write one message to the stream and flush it."""
    target.write(len(content).to_bytes(LENGTH_BYTES, "big") + content)
    target.flush()


def reserve_stdout_for_messages() -> IO[bytes]:
    """Return a copy of this process's standard output as a stream for messages, and redirect
    everything else that is printed to standard error."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    return answers
