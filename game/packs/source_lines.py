"""Find the line of a TOML text that defines a value, for error messages."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

_TABLE_HEADER_PATTERN: Final = re.compile(r"^\s*(\[\[?)\s*([\w\-. \t\"']+?)\s*\]\]?\s*(?:#.*)?$")
_KEY_PATTERN: Final = re.compile(r"^\s*([\w\-.\"']+)\s*=")


def line_number_of_path(text: str, path: Sequence[str | int]) -> int:
    """Return the number, from 1, of the line of a TOML text that defines the value at a path. If no
    line defines it, return the line that defines the longest possible beginning of the path; 0 if
    there is none either.

    A path consists of keys and, for lists of tables, of indices from 0.
    """
    lines = _lines_by_path(text)
    for length in range(len(path), 0, -1):
        line = lines.get(tuple(path[:length]), 0)
        if line:
            return line
    return 0


def _lines_by_path(text: str) -> dict[tuple[str | int, ...], int]:
    """Return, by path, the number of the line of every table header and of every key that begins
    a line."""
    found: dict[tuple[str | int, ...], int] = {}
    here: tuple[str | int, ...] = ()
    entries: dict[tuple[str, ...], int] = {}
    for number, line in enumerate(text.splitlines(), start=1):
        header = _TABLE_HEADER_PATTERN.match(line)
        if header:
            names = _split_dotted_key(header[2])
            found.setdefault(names, number)
            if header[1] == "[[":
                entries[names] = entries.get(names, -1) + 1
            # The header's names, with the current index after each list of tables
            path: list[str | int] = []
            for length, name in enumerate(names, start=1):
                path.append(name)
                if names[:length] in entries:
                    path.append(entries[names[:length]])
            here = tuple(path)
            found.setdefault(here, number)
        elif key := _KEY_PATTERN.match(line):
            found.setdefault((*here, *_split_dotted_key(key[1])), number)
    return found


def _split_dotted_key(dotted_key: str) -> tuple[str, ...]:
    return tuple(part.strip().strip("\"'") for part in dotted_key.split("."))
