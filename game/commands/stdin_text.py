"""Read a text file, or standard input for "-"."""

import sys
from pathlib import Path

from game.commands.arguments import STANDARD_INPUT
from game.engine.reasons import Unreadable
from game.files.decoding import decode_text
from game.files.toml_fields import error_cause_text

GIVE_A_FILE = "Give the path of a file, or - for standard input."
LARGEST_FILE = 4_000_000  # bytes; the longest position has some 20,000


def read_text_file_or_stdin(name: str) -> tuple[str, str]:
    """Return the text of a file, or of standard input for "-", and its name for messages; raises
    Unreadable if it is not text.

    Accepts UTF-8, and UTF-16 with a byte order mark, which some shells write for ">".
    """
    source = "standard input" if name == STANDARD_INPUT else name
    return decode_text(_read_bytes(name, source), source), source


def _read_bytes(name: str, source: str) -> bytes:
    try:
        if name == STANDARD_INPUT:
            content = sys.stdin.buffer.read(LARGEST_FILE + 1)
        else:
            with Path(name).open("rb") as stream:
                content = stream.read(LARGEST_FILE + 1)  # a device may have no end
    except (OSError, ValueError) as error:
        cause = error_cause_text(error)
        raise Unreadable(f"{source} cannot be read: {cause}. {GIVE_A_FILE}") from error
    if len(content) > LARGEST_FILE:
        raise Unreadable(f"{source} is too large: at most {LARGEST_FILE} bytes are read.")
    return content
