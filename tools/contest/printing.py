"""Printing a report to whoever reads it, as long as they do."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable


def print_lines(lines: Iterable[str]) -> None:
    """Print lines; when the reader has gone, as `head` does, the rest is dropped quietly."""
    try:
        for line in lines:
            print(line)
        sys.stdout.flush()
    except BrokenPipeError:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())  # or Python complains when it ends
        os.close(nowhere)
