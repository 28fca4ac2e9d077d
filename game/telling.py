"""Telling on the standard streams, whether or not anybody listens."""

from __future__ import annotations

import codecs
import io
import os
import sys
from contextlib import suppress

STREAMS = {"stdin": "r", "stdout": "w", "stderr": "w"}
AS_GIVEN = "as-given"


def prepare_streams() -> None:
    """Let texts be UTF-8 on every system, and names of files go out as they came in.

    Streams that the caller closed lead nowhere: else the next file to be opened, perhaps a saved
    game, would take the place of one.
    """
    codecs.register_error(AS_GIVEN, _as_given)
    for name, mode in STREAMS.items():
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115
        elif mode == "w" and isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors=AS_GIVEN, newline="\n")


def _as_given(error: UnicodeError) -> tuple[str | bytes, int]:
    """Write what stands for a byte that is no text as that byte, and else what can be read."""
    try:
        return codecs.lookup_error("surrogateescape")(error)
    except UnicodeError:
        return codecs.lookup_error("backslashreplace")(error)


def note(sentence: str) -> None:
    """Say something on standard error; work goes on when nobody can read it."""
    with suppress(OSError, ValueError):
        print(sentence, file=sys.stderr, flush=True)


class Telling:
    """Lines on standard output, each as soon as it is known.

    A reader who leaves, or a full disk, ends the telling but not the work; `end` raises it then.
    """

    def __init__(self) -> None:
        """Say nothing yet."""
        self._problem: OSError | None = None

    def line(self, text: str) -> None:
        """Say one line, or several."""
        if self._problem is None:
            try:
                print(text, flush=True)
            except OSError as problem:
                self._problem = problem

    def end(self) -> None:
        """The work is done: raise what kept the lines from being told, if anything did."""
        if self._problem is not None:
            raise self._problem
