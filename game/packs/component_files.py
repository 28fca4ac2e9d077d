"""The component files of a title: tables of numbers, some of which a pack may replace. Words
with numbers in them, such as "tin+2": what kind of thing it is, and how much of it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final

from game.engine.owner_pack import Pack
from game.engine.replaceable_numbers import Numbers
from game.files.toml_fields import Fields
from game.notation.component_files import component_table
from game.packs.canonical_text import replaced

SOURCE: Final = "source"  # of an entry: who knows its numbers
SOURCES: Final = "sources"  # the same, of the parts of a file
OWNER: Final = "owner"  # the source of an entry of a pack
BOXES_KEPT: Final = 128  # of a title: set-ups of its own box, and of packs that were looked at

MARK: Final = "#"
LEAST = 1
MOST = 9  # of a number in a word, where nobody says it
_DIGITS: Final = re.compile(r"\d+")


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
