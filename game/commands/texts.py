"""Reading a text file, or standard input for "-"."""

from __future__ import annotations

import codecs
import sys
from pathlib import Path

from game.commands.arguments import STANDARD_INPUT
from game.engine.reasons import Unreadable
from game.fields import cause_of

LARGEST_FILE = 4_000_000  # bytes; the longest position has some 20,000
ENCODINGS = {codecs.BOM_UTF16_LE: "utf-16", codecs.BOM_UTF16_BE: "utf-16"}


def read_text(name: str) -> tuple[str, str]:
    """Return a file's text and the name for sentences; Unreadable when it is no text.

    Text is UTF-8, or UTF-16 with its mark, as some shells write it when told ">".
    """
    source = "standard input" if name == STANDARD_INPUT else name
    content = _content(name, source)
    encoding = ENCODINGS.get(content[:2], "utf-8-sig")
    try:
        return content.decode(encoding).replace("\r\n", "\n"), source
    except UnicodeDecodeError as error:
        problem = f"has a byte at {error.start} that is no UTF-8"
        raise Unreadable(f"{source} {problem}; allowed: text in UTF-8.") from error


def _content(name: str, source: str) -> bytes:
    try:
        if name == STANDARD_INPUT:
            content = sys.stdin.buffer.read(LARGEST_FILE + 1)
        else:
            with Path(name).open("rb") as stream:
                content = stream.read(LARGEST_FILE + 1)  # a device may have no end
    except (OSError, ValueError) as error:
        cause = cause_of(error)
        raise Unreadable(f"{source} cannot be read: {cause}; allowed: a file or -.") from error
    if len(content) > LARGEST_FILE:
        raise Unreadable(f"{source} is too large; allowed: {LARGEST_FILE} bytes.")
    return content
