"""Telling on the standard streams, whether or not anybody listens."""

from __future__ import annotations

import codecs
import io
import os
import sys
import unicodedata
from contextlib import suppress

STREAMS = {"stdin": "r", "stdout": "w", "stderr": "w"}
AS_GIVEN = "as-given"
COMMANDS_OF_A_TERMINAL = frozenset({"Cc", "Cf", "Zl", "Zp"})  # ends of lines, colours, bidi marks
JOINERS = "\u200c\u200d"  # of letters and of emoji

_CLOSED: set[str] = set()  # names of streams that the caller closed
_UNHEARD: list[str] = []


def prepare_streams() -> None:
    """Let texts be UTF-8 on every system, and names of files go out as they came in.

    Streams that the caller closed lead nowhere: else the next file to be opened, perhaps a saved
    game, would take the place of one.
    """
    codecs.register_error(AS_GIVEN, _as_given)
    for name, mode in STREAMS.items():
        stream = getattr(sys, name)
        if stream is None:
            _CLOSED.add(name)
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
    """Say something on one line of standard error; work goes on when nobody can read it.

    Without a standard error, as in a program without a console, it is kept for `unheard`.
    """
    if "stderr" in _CLOSED:
        _UNHEARD.append(on_one_line(sentence))
    with suppress(OSError, ValueError):
        print(on_one_line(sentence), file=sys.stderr, flush=True)


def unheard() -> list[str]:
    """Return what was said while there was no standard error."""
    return list(_UNHEARD)


def on_one_line(sentence: str) -> str:
    """Return a sentence in which names of files and words of a player are only read.

    Whatever they hold, they end no line, paint nothing and turn nothing round.
    """
    return "".join(
        repr(letter)[1:-1]
        if letter not in JOINERS and unicodedata.category(letter) in COMMANDS_OF_A_TERMINAL
        else letter
        for letter in sentence
    )


class Telling:
    """Lines on standard output, each as soon as it is known.

    Where a report is written to standard output it stands there alone: then the lines are `apart`,
    on standard error. A reader who leaves, or a full disk, ends the telling but not the work;
    `end` raises it then.
    """

    def __init__(self, *, apart: bool = False) -> None:
        """Say nothing yet."""
        self._problem: OSError | None = None
        self._apart = apart

    def line(self, text: str) -> None:
        """Say one line, or several."""
        if self._problem is None:
            try:
                print(text, file=sys.stderr if self._apart else sys.stdout, flush=True)
            except OSError as problem:
                self._problem = problem

    def end(self) -> None:
        """The work is done: raise what kept the lines from being told, if anything did."""
        if self._problem is not None:
            raise self._problem
