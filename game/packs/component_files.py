"""The component files of a title: tables of numbers, some of which a pack may replace.

Also words with numbers in them, such as "tin+2": the kind of thing and the amount.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final

from game.engine.owner_pack import Pack
from game.engine.replaceable_numbers import NumbersByFileAndKey
from game.files.toml_fields import TomlFields
from game.notation.component_files import read_component_table
from game.packs.canonical_text import replacement_numbers

SOURCE_KEY: Final = "source"  # of an entry: where its numbers come from
SOURCES_KEY: Final = "sources"  # the same, for parts of a file
OWNER_SOURCE_NAME: Final = "owner"  # the source of an entry that a pack replaces
MAX_CACHED_BOXES: Final = (
    128  # per title: set-ups of the built-in box, and of packs that were looked at
)

NUMBER_PLACEHOLDER: Final = "#"
DEFAULT_MIN_NUMBER_IN_WORD = 1
DEFAULT_MAX_NUMBER_IN_WORD = (
    9  # the largest number in a word, when no other word shows a larger one
)
_DIGITS_PATTERN: Final = re.compile(r"\d+")


class ComponentFiles:
    """The component files of one folder, with the replacements of a pack.

    Every call reads its file, so the caller may change the result.
    """

    def __init__(self, folder: Path, pack: Pack | None = None) -> None:
        """Read files from `folder`; raises Unreadable if the pack holds no valid numbers."""
        self._folder = folder
        self._replacement_numbers = replacement_numbers(pack)

    def for_subfolder(self, name: str) -> ComponentFiles:
        """Return the component files of a subfolder with this pack; the pack names these files
        without the subfolder."""
        inner = ComponentFiles(self._folder / name)
        inner._replacement_numbers = self._replacement_numbers
        return inner

    def read_fields(self, name: str) -> TomlFields:
        """Return the fields of one file with the pack's replacements; error messages name the
        file without its folder."""
        table = read_component_table(self._folder, name)
        for key, value in self._replacement_numbers.get(name, {}).items():
            table[key] = _with_owner_as_source(value, table.get(key))
        return TomlFields(table, f"{name}.toml")

    def read_builtin_values(self, keys: Mapping[str, Mapping[str, object]]) -> NumbersByFileAndKey:
        """Return the built-in values of these keys as {file: {key: value}}; `keys` has this form
        too."""
        return {
            name: self._read_builtin_values_of_keys(name, wanted) for name, wanted in keys.items()
        }

    def read_builtin_sources(self, keys: Mapping[str, Mapping[str, object]]) -> dict[str, str]:
        """Return the sources of the built-in numbers, by file and by key; entries exist only
        where a file names a source."""
        found = {}
        for name, wanted in keys.items():
            table = read_component_table(self._folder, name)
            listed = table.get(SOURCES_KEY, {})
            whole = table.get(
                SOURCE_KEY, listed.get("values") if isinstance(listed, dict) else None
            )
            if isinstance(whole, str):
                found[name] = whole
            found |= {f"{name}.{key}": str(listed[key]) for key in wanted if key in listed}
        return found

    def _read_builtin_values_of_keys(
        self, name: str, keys: Mapping[str, object]
    ) -> dict[str, object]:
        table = read_component_table(self._folder, name)
        return {key: table[key] for key in keys}


def _with_owner_as_source(value: Any, builtin_value: Any) -> Any:
    """Return a pack's value `value` with sources: each table that names no source, but has one in
    the built-in value `builtin_value`, gets the source `OWNER_SOURCE_NAME`. Entries of a list are
    compared with the first built-in entry."""
    if isinstance(value, list) and isinstance(builtin_value, list):
        return [
            _with_owner_as_source(entry, builtin_value[0] if builtin_value else None)
            for entry in value
        ]
    if isinstance(value, dict) and isinstance(builtin_value, dict) and SOURCE_KEY in builtin_value:
        return {SOURCE_KEY: OWNER_SOURCE_NAME, **value}
    return value


def word_shape(word: str) -> str:
    """Return a word with "#" in place of every number: "tin+#" for "tin+2"."""
    return _DIGITS_PATTERN.sub(NUMBER_PLACEHOLDER, word)


def numbers_in_word(word: str) -> tuple[int, ...]:
    """Return the numbers in a word, in order."""
    return tuple(int(digits) for digits in _DIGITS_PATTERN.findall(word))


def word_from_shape(word_shape: str, numbers: Iterable[int]) -> str:
    """Return the word with these numbers in place of the "#" signs of `word_shape`; 1 stands for
    every missing number."""
    left = list(numbers)
    return "".join(
        part
        if part != NUMBER_PLACEHOLDER
        else str(left.pop(0) if left else DEFAULT_MIN_NUMBER_IN_WORD)
        for part in re.split(f"({NUMBER_PLACEHOLDER})", word_shape)
    )


def allowed_range_of_number_in_word(word: str, number_index: int, words: Iterable[str]) -> range:
    """Return the allowed range of the number with index `number_index` in a word.

    It spans the numbers at this index in those of `words` that have the shape of `word`, and
    includes the current number; when none has this shape, it spans DEFAULT_MIN_NUMBER_IN_WORD to
    DEFAULT_MAX_NUMBER_IN_WORD.
    """
    shape = word_shape(word)
    now = numbers_in_word(word)[number_index]
    others = [numbers_in_word(other)[number_index] for other in words if word_shape(other) == shape]
    found = (
        [*others, now] if others else [DEFAULT_MIN_NUMBER_IN_WORD, DEFAULT_MAX_NUMBER_IN_WORD, now]
    )
    return range(min(found), max(found) + 1)


def first_word_with_shape_or_sample(wanted_shape: str, words: Iterable[str]) -> str:
    """Return the first of `words` that has this shape; if none has, a sample of it with 1 for
    every number."""
    return next(
        (word for word in words if word_shape(word) == wanted_shape),
        word_from_shape(wanted_shape, ()),
    )
