"""Writing a report to a file, whole or not at all."""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

from game.commands.arguments import STANDARD_INPUT
from game.engine.reasons import Unreadable
from game.fields import cause_of

STANDARD_OUTPUT = STANDARD_INPUT


def write_report(name: str, text: str) -> None:
    """Write the text to the file, "-" for standard output; Unreadable when it cannot be."""
    if name == STANDARD_OUTPUT:
        sys.stdout.write(text)
        return
    try:
        _replace(Path(name), text)
    except (OSError, ValueError) as error:
        raise _refusal(name, cause_of(error)) from error


def require_place(name: str) -> None:
    """Unreadable when no report could be written there; asked before hours of work, not after."""
    file = Path(name)
    if name in ("", STANDARD_OUTPUT):
        return
    if file.is_dir():
        raise _refusal(name, "Is a directory")
    try:
        with tempfile.TemporaryFile(dir=file.parent):
            return
    except (OSError, ValueError) as error:
        raise _refusal(name, cause_of(error)) from error


def _refusal(name: str, cause: str) -> Unreadable:
    allowed = "a file in a folder that can be written to"
    return Unreadable(f"{name} cannot be written: {cause}; allowed: {allowed}.")


def _replace(file: Path, text: str) -> None:
    handle, beside = tempfile.mkstemp(dir=file.parent, prefix=f".{file.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as stream:
            stream.write(text)
            stream.flush()
            os.fsync(stream.fileno())
        os.replace(beside, file)
    except OSError:
        os.unlink(beside)
        raise
