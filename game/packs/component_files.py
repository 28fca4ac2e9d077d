"""The component files of a title: tables of numbers, some of which a pack may replace. Words
with numbers in them, such as "tin+2": what kind of thing it is, and how much of it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from game.engine.title import Numbers, Pack, Unreadable
from game.fields import Fields
from game.notation.component_files import component_table

SOURCE: Final = "source"  # of an entry: who knows its numbers
SOURCES: Final = "sources"  # the same, of the parts of a file
OWNER: Final = "owner"  # the source of an entry of a pack
BOXES_KEPT: Final = 128  # of a title: set-ups of its own box, and of packs that were looked at

MARK: Final = "#"
LEAST = 1
MOST = 9  # of a number in a word, where nobody says it
_DIGITS: Final = re.compile(r"\d+")

_HEADER: Final = re.compile(r"^\s*(\[\[?)\s*([\w\-. \t\"']+?)\s*\]\]?\s*(?:#.*)?$")
_KEY: Final = re.compile(r"^\s*([\w\-.\"']+)\s*=")

LARGEST: Final = 500_000  # characters
DEEPEST: Final = 8  # tables and lists in one another


class ComponentFiles:
    """The files of one folder; every table is read anew, so it is its reader's own."""

    def __init__(self, folder: Path, pack: Pack | None = None) -> None:
        """Read from a folder; Unreadable when the pack holds no numbers."""
        self._folder = folder
        self._replaced = replaced(pack)

    def within(self, name: str) -> ComponentFiles:
        """Return the files of a folder in this one; packs name them without it."""
        inner = ComponentFiles(self._folder / name)
        inner._replaced = self._replaced
        return inner

    def fields(self, name: str) -> Fields:
        """Return the fields of one file; refusals name it by its name alone."""
        table = component_table(self._folder, name)
        for key, value in self._replaced.get(name, {}).items():
            table[key] = _sourced(value, table.get(key))
        return Fields(table, f"{name}.toml")

    def own(self, keys: Mapping[str, Mapping[str, object]]) -> Numbers:
        """Return our values of these keys of these files."""
        return {name: self._some(name, wanted) for name, wanted in keys.items()}

    def sources(self, keys: Mapping[str, Mapping[str, object]]) -> dict[str, str]:
        """Return who says our numbers, by file and by key, as far as the files tell it."""
        found = {}
        for name, wanted in keys.items():
            table = component_table(self._folder, name)
            listed = table.get(SOURCES, {})
            whole = table.get(SOURCE, listed.get("values") if isinstance(listed, dict) else None)
            if isinstance(whole, str):
                found[name] = whole
            found |= {f"{name}.{key}": str(listed[key]) for key in wanted if key in listed}
        return found

    def _some(self, name: str, keys: Mapping[str, object]) -> dict[str, object]:
        table = component_table(self._folder, name)
        return {key: table[key] for key in keys}


def _sourced(value: Any, ours: Any) -> Any:
    """Return a pack's value; where our entries tell their source, its owner knows his."""
    if isinstance(value, list) and isinstance(ours, list):
        return [_sourced(entry, ours[0] if ours else None) for entry in value]
    if isinstance(value, dict) and isinstance(ours, dict) and SOURCE in ours:
        return {SOURCE: OWNER, **value}
    return value


def shape_of(word: str) -> str:
    """Return a word with a mark for every number: "tin+#"."""
    return _DIGITS.sub(MARK, word)


def numbers_of(word: str) -> tuple[int, ...]:
    """Return the numbers in a word."""
    return tuple(int(digits) for digits in _DIGITS.findall(word))


def word_of(shape: str, numbers: Iterable[int]) -> str:
    """Return a word of a shape, with 1 for every number that is not there."""
    left = list(numbers)
    return "".join(
        part if part != MARK else str(left.pop(0) if left else LEAST)
        for part in re.split(f"({MARK})", shape)
    )


def amounts(word: str, place: int, words: Iterable[str]) -> range:
    """Return what the number at a place of a word may be, among these words if there are any.

    The words say the least and the most; what is there now always may be.
    """
    shape = shape_of(word)
    now = numbers_of(word)[place]
    others = [numbers_of(other)[place] for other in words if shape_of(other) == shape]
    found = [*others, now] if others else [LEAST, MOST, now]
    return range(min(found), max(found) + 1)


def nearest(shape: str, words: Iterable[str]) -> str:
    """Return the first of the words of a shape, or one with the least numbers."""
    return next((word for word in words if shape_of(word) == shape), word_of(shape, ()))


# On which line of a TOML text something stands, for sentences about it.


def line_of(text: str, path: Sequence[str | int]) -> int:
    """Return the line, from 1, of the deepest step of a path that stands on a line of its own.

    A path has keys, and numbers from 0 of the entries of a list of tables. 0 when no step does.
    """
    lines = _places(text)
    for length in range(len(path), 0, -1):
        line = lines.get(tuple(path[:length]), 0)
        if line:
            return line
    return 0


def _places(text: str) -> dict[tuple[str | int, ...], int]:
    """Return the line of every header and of every key that begins a line."""
    found: dict[tuple[str | int, ...], int] = {}
    here: tuple[str | int, ...] = ()
    entries: dict[tuple[str, ...], int] = {}
    for number, line in enumerate(text.splitlines(), start=1):
        header = _HEADER.match(line)
        if header:
            names = _names(header[2])
            found.setdefault(names, number)
            if header[1] == "[[":
                entries[names] = entries.get(names, -1) + 1
            # The names with the number of the present entry behind each list of tables
            path: list[str | int] = []
            for length, name in enumerate(names, start=1):
                path.append(name)
                if names[:length] in entries:
                    path.append(entries[names[:length]])
            here = tuple(path)
            found.setdefault(here, number)
        elif key := _KEY.match(line):
            found.setdefault((*here, *_names(key[1])), number)
    return found


def _names(dotted: str) -> tuple[str, ...]:
    return tuple(part.strip().strip("\"'") for part in dotted.split("."))


# The numbers of a pack as text: canonical JSON, so that equal numbers are equal texts.


def canonical(numbers: Numbers) -> str:
    """Return the numbers as a pack holds them."""
    return json.dumps(numbers, sort_keys=True, separators=(",", ":"))


def replaced(pack: Pack | None) -> Numbers:
    """Return what a pack replaces, in tables of the caller's own; nothing without a pack.

    Unreadable when the pack, which may come from any file, holds no numbers.
    """
    if pack is None:
        return {}
    try:
        numbers = json.loads(pack.numbers) if len(pack.numbers) <= LARGEST else None
    except (ValueError, RecursionError):
        numbers = None
    if not isinstance(numbers, dict) or not all(isinstance(t, dict) for t in numbers.values()):
        raise Unreadable(f"The pack {pack.name} holds no tables of numbers.")
    return numbers


def is_plain(value: Any, depth: int = 0) -> bool:
    """Whether a value is made of whole numbers, texts, true and false, lists and tables alone."""
    if depth > DEEPEST:
        return False
    if isinstance(value, dict):
        return all(is_plain(part, depth + 1) for part in value.values())
    if isinstance(value, list):
        return all(is_plain(part, depth + 1) for part in value)
    return isinstance(value, int | str)
