"""The component files of a title: tables of numbers, some of which a pack may replace.

Also words with numbers in them, such as "tin+2": the kind of thing and the amount.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final

from game.engine.owner_pack import Pack
from game.engine.replaceable_numbers import Numbers
from game.files.toml_fields import Fields
from game.notation.component_files import component_table
from game.packs.canonical_text import replaced_numbers

SOURCE: Final = "source"  # of an entry: where its numbers come from
SOURCES: Final = "sources"  # the same, for parts of a file
OWNER: Final = "owner"  # the source of an entry that a pack replaces
BOXES_KEPT: Final = 128  # per title: set-ups of the built-in box, and of packs that were looked at

MARK: Final = "#"
LEAST = 1
MOST = 9  # the largest number in a word, when no other word shows a larger one
_DIGITS: Final = re.compile(r"\d+")


class ComponentFiles:
    """The component files of one folder; every call reads a table again, so the caller may change
    it.
    """

    def __init__(self, folder: Path, pack: Pack | None = None) -> None:
        """Read files from `folder`; Unreadable when the pack holds no valid numbers."""
        self._folder = folder
        self._replaced = replaced_numbers(pack)

    def within(self, name: str) -> ComponentFiles:
        """Return the component files of a subfolder; packs name them without the subfolder."""
        inner = ComponentFiles(self._folder / name)
        inner._replaced = self._replaced
        return inner

    def fields(self, name: str) -> Fields:
        """Return the fields of one file with the pack's replacements; errors name the file only."""
        table = component_table(self._folder, name)
        for key, value in self._replaced.get(name, {}).items():
            table[key] = _sourced(value, table.get(key))
        return Fields(table, f"{name}.toml")

    def builtin_values(self, keys: Mapping[str, Mapping[str, object]]) -> Numbers:
        """Return the built-in values of these keys, by file and key."""
        return {name: self._selected(name, wanted) for name, wanted in keys.items()}

    def sources(self, keys: Mapping[str, Mapping[str, object]]) -> dict[str, str]:
        """Return the sources of the built-in numbers, by file and by key, where the files name
        them.
        """
        found = {}
        for name, wanted in keys.items():
            table = component_table(self._folder, name)
            listed = table.get(SOURCES, {})
            whole = table.get(SOURCE, listed.get("values") if isinstance(listed, dict) else None)
            if isinstance(whole, str):
                found[name] = whole
            found |= {f"{name}.{key}": str(listed[key]) for key in wanted if key in listed}
        return found

    def _selected(self, name: str, keys: Mapping[str, object]) -> dict[str, object]:
        table = component_table(self._folder, name)
        return {key: table[key] for key in keys}


def _sourced(value: Any, ours: Any) -> Any:
    """Return a pack's value; where the built-in entry has a source, the source becomes OWNER."""
    if isinstance(value, list) and isinstance(ours, list):
        return [_sourced(entry, ours[0] if ours else None) for entry in value]
    if isinstance(value, dict) and isinstance(ours, dict) and SOURCE in ours:
        return {SOURCE: OWNER, **value}
    return value


def shape_of(word: str) -> str:
    """Return a word with "#" in place of every number: "tin+#"."""
    return _DIGITS.sub(MARK, word)


def numbers_of(word: str) -> tuple[int, ...]:
    """Return the numbers in a word, in order."""
    return tuple(int(digits) for digits in _DIGITS.findall(word))


def word_of(shape: str, numbers: Iterable[int]) -> str:
    """Return the word of a shape with these numbers, and 1 for every missing number."""
    left = list(numbers)
    return "".join(
        part if part != MARK else str(left.pop(0) if left else LEAST)
        for part in re.split(f"({MARK})", shape)
    )


def number_range(word: str, place: int, words: Iterable[str]) -> range:
    """Return the allowed range of the number with index `place` in a word.

    It spans the numbers at this index in the words of the same shape, and always includes the
    present number; without such words it is LEAST to MOST.
    """
    shape = shape_of(word)
    now = numbers_of(word)[place]
    others = [numbers_of(other)[place] for other in words if shape_of(other) == shape]
    found = [*others, now] if others else [LEAST, MOST, now]
    return range(min(found), max(found) + 1)


def nearest_word(shape: str, words: Iterable[str]) -> str:
    """Return the first word of this shape, or the shape with its smallest numbers."""
    return next((word for word in words if shape_of(word) == shape), word_of(shape, ()))
