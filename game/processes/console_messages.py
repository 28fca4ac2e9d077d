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

OPEN_MODE_BY_STREAM_NAME = {"stdin": "r", "stdout": "w", "stderr": "w"}
BYTE_FOR_BYTE_ERROR_HANDLER_NAME = "as-given"
# ends of lines, colours and direction marks
CONTROL_CHARACTER_CATEGORIES = frozenset({"Cc", "Cf", "Zl", "Zp"})
ZERO_WIDTH_JOINER_LETTERS = "\u200c\u200d"  # that join letters or emoji

LOG: Final = logging.getLogger("count-house")
"""The logger of messages that are not results: errors, warnings, information, details."""
LOGGING_LEVEL_BY_NAME: Final = {
    "error": logging.ERROR,
    "warning": logging.WARNING,
    "info": logging.INFO,
    "debug": logging.DEBUG,
}
DEFAULT_LOGGING_LEVEL: Final = "info"

_CLOSED_STREAMS: set[str] = set()  # names of streams that the caller closed
_UNPRINTED_MESSAGES: list[str] = []


def prepare_standard_streams() -> None:
    """Make the standard streams use UTF-8 on every system, and write undecodable bytes of file
    names unchanged.

    A stream that the caller has closed is replaced by a null device; otherwise the next file to
    be opened, perhaps a saved game, would get its descriptor.
    """
    codecs.register_error(BYTE_FOR_BYTE_ERROR_HANDLER_NAME, _encode_undecodable_character)
    for name, mode in OPEN_MODE_BY_STREAM_NAME.items():
        stream = getattr(sys, name)
        if stream is None:
            _CLOSED_STREAMS.add(name)
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115
        elif mode == "w" and isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(
                encoding="utf-8", errors=BYTE_FOR_BYTE_ERROR_HANDLER_NAME, newline="\n"
            )


def _encode_undecodable_character(error: UnicodeError) -> tuple[str | bytes, int]:
    """Handle an encoding error: a surrogate that stands for an undecodable byte becomes this
    byte, any other character an escape sequence."""
    try:
        return codecs.lookup_error("surrogateescape")(error)
    except UnicodeError:
        return codecs.lookup_error("backslashreplace")(error)


class _StandardErrorHandler(logging.Handler):
    """Writes each log record as one line on standard error; errors of the stream are ignored.

    Without a standard error, as in a program without a console, the sentences are collected for
    `unprinted_messages`.
    """

    def emit(self, record: logging.LogRecord) -> None:
        sentence = escape_control_characters(record.getMessage())
        if "stderr" in _CLOSED_STREAMS:
            _UNPRINTED_MESSAGES.append(sentence)
        with suppress(OSError, ValueError):
            print(sentence, file=sys.stderr, flush=True)


LOG.addHandler(_StandardErrorHandler())
LOG.propagate = False
LOG.setLevel(LOGGING_LEVEL_BY_NAME[DEFAULT_LOGGING_LEVEL])


def set_message_level(name: str) -> None:
    """From now on print only messages of at least the level `name`, a key of
    LOGGING_LEVEL_BY_NAME."""
    LOG.setLevel(LOGGING_LEVEL_BY_NAME[name])


def is_level_printed(level: int) -> bool:
    """Whether messages of this level are printed."""
    return level >= LOG.level


def print_message(sentence: str, level: int = logging.WARNING) -> None:
    """Print a message as one line on standard error, even while other loggers are disabled."""
    if is_level_printed(level):
        LOG.handle(LOG.makeRecord(LOG.name, level, "", 0, sentence, (), None))


def print_error_message(sentence: str) -> None:
    """Print a message of the level "error"; it says why something is not done, or what is wrong."""
    print_message(sentence, logging.ERROR)


def unprinted_messages() -> list[str]:
    """Return the messages that could not be printed because there was no standard error."""
    return list(_UNPRINTED_MESSAGES)


def escape_control_characters(sentence: str) -> str:
    """Return the text with its control characters escaped, so that it stays on one line.

    File names and texts from players can then change neither colours nor the direction of
    writing in a terminal.
    """
    return "".join(
        repr(letter)[1:-1]
        if letter not in ZERO_WIDTH_JOINER_LETTERS
        and unicodedata.category(letter) in CONTROL_CHARACTER_CATEGORIES
        else letter
        for letter in sentence
    )


class LinePrinter:
    """Prints lines on standard output and flushes each at once.

    With `to_standard_error`, for programs whose report goes to standard output, the lines go to
    standard error. When the reader closes the stream or the disk is full, later lines are dropped
    and the work continues; `raise_print_error` raises the error at the end.
    """

    def __init__(self, *, to_standard_error: bool = False) -> None:
        """Choose the stream: standard output, or standard error with `to_standard_error`."""
        self._print_error: OSError | None = None
        self._uses_standard_error = to_standard_error

    def print_line(self, text: str) -> None:
        """Print one or more lines, unless an earlier line failed."""
        if self._print_error is None:
            try:
                print(
                    text, file=sys.stderr if self._uses_standard_error else sys.stdout, flush=True
                )
            except OSError as problem:
                self._print_error = problem

    def raise_print_error(self) -> None:
        """Raise the error that stopped the printing, if there was one."""
        if self._print_error is not None:
            raise self._print_error
