"""Write messages to the standard streams, even if they are closed."""

from __future__ import annotations

import codecs
import io
import logging
import os
import sys
import unicodedata
from contextlib import suppress
from typing import Final

STREAMS = {"stdin": "r", "stdout": "w", "stderr": "w"}
AS_GIVEN = "as-given"
# ends of lines, colours and direction marks
COMMANDS_OF_A_TERMINAL = frozenset({"Cc", "Cf", "Zl", "Zp"})
JOINERS = "\u200c\u200d"  # that join letters or emoji

LOG: Final = logging.getLogger("count-house")
"""What the program says beside its results: refusals, warnings, news, details."""
LEVELS: Final = {
    "error": logging.ERROR,
    "warning": logging.WARNING,
    "info": logging.INFO,
    "debug": logging.DEBUG,
}
USUAL_LEVEL: Final = "info"

_CLOSED: set[str] = set()  # names of streams that the caller closed
_UNHEARD: list[str] = []


def prepare_streams() -> None:
    """Make the standard streams UTF-8 on every system, and print file names byte for byte.

    A stream that the caller closed is replaced by a null device: otherwise the next file to be
    opened, perhaps a saved game, would get its descriptor.
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
    """Encode a surrogate that stands for an undecodable byte as that byte, others as an escape."""
    try:
        return codecs.lookup_error("surrogateescape")(error)
    except UnicodeError:
        return codecs.lookup_error("backslashreplace")(error)


class _Sentences(logging.Handler):
    """Writes each record on one line of the standard error there is at that moment.

    Work goes on when nobody can read it. Without a standard error, as in a program without a
    console, sentences are kept for `unheard`.
    """

    def emit(self, record: logging.LogRecord) -> None:
        sentence = on_one_line(record.getMessage())
        if "stderr" in _CLOSED:
            _UNHEARD.append(sentence)
        with suppress(OSError, ValueError):
            print(sentence, file=sys.stderr, flush=True)


LOG.addHandler(_Sentences())
LOG.propagate = False
LOG.setLevel(LEVELS[USUAL_LEVEL])


def set_level(name: str) -> None:
    """Say what is at least as grave as this, one of LEVELS."""
    LOG.setLevel(LEVELS[name])


def is_told(level: int) -> bool:
    """Whether what is so grave is said at all."""
    return level >= LOG.level


def note(sentence: str, level: int = logging.WARNING) -> None:
    """Print a message as one line on standard error, even while other loggers are disabled."""
    if is_told(level):
        LOG.handle(LOG.makeRecord(LOG.name, level, "", 0, sentence, (), None))


def refuse(sentence: str) -> None:
    """Say why something is not done, or was not found in order."""
    note(sentence, logging.ERROR)


def unheard() -> list[str]:
    """Return the messages noted while there was no standard error."""
    return list(_UNHEARD)


def on_one_line(sentence: str) -> str:
    """Return a text with control characters escaped, so that it stays on one line.

    File names and texts of a player can then change neither colours nor the direction of writing.
    """
    return "".join(
        repr(letter)[1:-1]
        if letter not in JOINERS and unicodedata.category(letter) in COMMANDS_OF_A_TERMINAL
        else letter
        for letter in sentence
    )


class Telling:
    """Prints lines on standard output, each at once.

    When a report goes to standard output, the lines are printed `apart`, on standard error. When
    the reader closes the stream or the disk is full, printing stops but the work continues; `end`
    raises the error.
    """

    def __init__(self, *, apart: bool = False) -> None:
        """Choose the stream: standard output, or standard error with `apart`."""
        self._problem: OSError | None = None
        self._apart = apart

    def line(self, text: str) -> None:
        """Print one or more lines, unless an earlier line failed."""
        if self._problem is None:
            try:
                print(text, file=sys.stderr if self._apart else sys.stdout, flush=True)
            except OSError as problem:
                self._problem = problem

    def end(self) -> None:
        """Raise the error that stopped the printing, if there was one."""
        if self._problem is not None:
            raise self._problem
