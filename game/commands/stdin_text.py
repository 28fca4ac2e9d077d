"""Read a text file, or standard input for "-"."""

import sys
from pathlib import Path

from game.commands.arguments import STANDARD_INPUT_FILE_NAME
from game.engine.reasons import Unreadable
from game.files.decoding import decode_text
from game.files.toml_fields import error_cause_text

MISSING_FILE_SENTENCE = "Give the path of a file, or - for standard input."
MAX_FILE_BYTES = 4_000_000  # bytes; the longest position has some 20,000


def read_text_file_or_stdin(name: str) -> tuple[str, str]:
    """Return the text of a file, or of standard input for "-", and its name for messages; raises
    Unreadable if it is not text.

    Accepts UTF-8, and UTF-16 with a byte order mark, which some shells write for ">".
    """
    source = "standard input" if name == STANDARD_INPUT_FILE_NAME else name
    return decode_text(_read_bytes(name, source), source), source


def _read_bytes(name: str, source_name: str) -> bytes:
    try:
        if name == STANDARD_INPUT_FILE_NAME:
            content = sys.stdin.buffer.read(MAX_FILE_BYTES + 1)
        else:
            with Path(name).open("rb") as stream:
                content = stream.read(MAX_FILE_BYTES + 1)  # a device may have no end
    except (OSError, ValueError) as error:
        cause = error_cause_text(error)
        raise Unreadable(
            f"{source_name} cannot be read: {cause}. {MISSING_FILE_SENTENCE}"
        ) from error
    if len(content) > MAX_FILE_BYTES:
        raise Unreadable(f"{source_name} is too large: at most {MAX_FILE_BYTES} bytes are read.")
    return content
