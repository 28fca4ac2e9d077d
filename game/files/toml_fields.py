"""Read and check the fields of a TOML table one by one; every error is one sentence.

A reader gets each key it knows and ends with `check_no_unknown_keys`, which refuses all other keys.
An error names the source, the key, what was found and what is allowed.
"""

from __future__ import annotations

import difflib
import json
import re
import tomllib
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import accumulate
from pathlib import Path
from typing import Any, Final, TypeVar, final

from game.engine.reasons import Unreadable

BYTE_ORDER_MARK: Final = "\ufeff"
MAX_TOML_FILE_LETTERS: Final = 1_000_000  # characters
TOML_INTEGER_BOUND: Final = 2**63
MAX_SHOWN_VALUE_LETTERS: Final = 40  # characters of a found value in an error
MAX_WHOLE_LIST_LETTERS: Final = 320  # characters of a list of allowed words that is shown in full
MAX_SHORTENED_LIST_LETTERS: Final = 160  # characters shown of a longer list
NEAREST_WORD_MARK: Final = " (nearest: "
MAX_DOTS_IN_KEY: Final = 8  # dots of a key: the time to read one grows with their square
TomlTable = dict[str, object]
"""A parsed TOML table; its values are texts, numbers, booleans, dates, lists and tables."""
ReadT = TypeVar("ReadT")
AllowedValues = range | tuple[str, ...]
"""The values that a field may have: a range of integers, or words."""
AllowedValuesListener = Callable[[tuple[str | int, ...], AllowedValues], None]
_ALLOWED_VALUES_LISTENERS: Final[list[AllowedValuesListener]] = []
_STRING_OR_COMMENT_PATTERN = re.compile(
    r""""(?:[^"\\\n]|\\.?+)*+(?:"|$)|'[^'\n]*+(?:'|$)|#[^\n]*+""", re.MULTILINE | re.DOTALL
)
_BETWEEN_KEYS_PATTERN = re.compile(r"[^\w.\- \t]++")


def parse_toml_fields(text: str, source_name: str, hint: str = "") -> TomlFields:
    """Parse a TOML text and return its fields; raises Unreadable with the line that is not TOML.

    `hint` is added to the error: what a valid text is and where to get one.
    """
    return TomlFields(parse_toml_table(text, source_name, hint), source_name)


def read_toml_file(file: Path) -> TomlFields:
    """Read a TOML file and return its fields; raises Unreadable if it cannot be read or is not
    valid TOML."""
    return parse_toml_fields(read_text_file(file), file.name)


def read_text_file(file: Path) -> str:
    """Return the text of a UTF-8 file; raises Unreadable if it cannot be read."""
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeError) as problem:
        raise Unreadable(f"{file.name} cannot be read; allowed: a file of TOML.") from problem


def parse_toml_table(text: str, source_name: str, hint: str = "") -> dict[str, Any]:
    """Parse a TOML text into a table, with any content; errors and `hint` as in
    `parse_toml_fields`.

    A leading byte order mark, which some editors write, is ignored.
    """
    too_large = "a number does not fit into 64 bits"
    text = text.removeprefix(BYTE_ORDER_MARK)
    if len(text) > MAX_TOML_FILE_LETTERS:
        raise Unreadable(
            f"{source_name} has {len(text)} characters; the limit is {MAX_TOML_FILE_LETTERS}."
        )
    try:
        if _has_key_with_too_many_dots(text):
            problem = f"a key has more than {MAX_DOTS_IN_KEY} dots"
        elif _has_too_large_number(table := tomllib.loads(text)):
            problem = too_large
        else:
            return table
    except RecursionError:
        problem = "its brackets are nested too deeply"
    except ValueError as error:  # tomllib's own error, or a number or date that is out of range
        # Python's message would mention a Python function
        digits = "integer string conversion" in str(error)
        problem = too_large if digits else " ".join(str(error).split()).rstrip(".")
    raise Unreadable(f"{source_name} is not readable as TOML: {problem}{hint}.")


def _has_key_with_too_many_dots(text: str) -> bool:
    """Return whether any key of a TOML text has more than MAX_DOTS_IN_KEY dots; strings and
    comments are skipped."""
    plain = _STRING_OR_COMMENT_PATTERN.sub("x", text)
    return any(part.count(".") > MAX_DOTS_IN_KEY for part in _BETWEEN_KEYS_PATTERN.split(plain))


def _has_too_large_number(table: dict[str, Any]) -> bool:
    """Return whether the table contains an integer that does not fit in 64 bits; Python could
    read such a number, but not print it."""
    waiting: list[object] = [table]
    while waiting:
        match waiting.pop():
            case dict() as found:
                waiting += found.values()
            case list() as found:
                waiting += found
            case int() as found if not -TOML_INTEGER_BOUND <= found < TOML_INTEGER_BOUND:
                return True
    return False


@contextmanager
def report_allowed_values_to(listener: AllowedValuesListener) -> Iterator[None]:
    """Context in which `listener` is called for every field that is read, with its source, its
    path and its allowed values."""
    _ALLOWED_VALUES_LISTENERS.append(listener)
    try:
        yield
    finally:
        _ALLOWED_VALUES_LISTENERS.remove(listener)


def error_cause_text(error: BaseException) -> str:
    """Return the cause of a file error for a sentence: one line without a full stop."""
    cause = getattr(error, "strerror", None) or str(error) or type(error).__name__
    return " ".join(cause.split()).rstrip(".")


def printable_file_name(name: str) -> str:
    """Return a file name as valid text; bytes that are not text become "?"."""
    return name.encode(errors="surrogateescape").decode(errors="replace")


def value_for_message(value: object) -> str:
    """Return a value found in a file as text for an error message: on one line, in TOML
    notation, shortened if it is long."""
    if isinstance(value, dict):
        return "a table"
    text = json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= MAX_SHOWN_VALUE_LETTERS else f"{text[:MAX_SHOWN_VALUE_LETTERS]}..."


def word_list_for_message(words: Iterable[object]) -> str:
    """Return allowed words as text for an error message: joined by commas, the empty word in
    quotes.

    Of a very long list only the first words are named, followed by the number of the others.
    """
    each = [str(word) or '""' for word in words]
    whole = ", ".join(each) or "none"
    if len(whole) <= MAX_WHOLE_LIST_LETTERS:
        return whole
    lengths = accumulate(len(word) + 2 for word in each)
    first = max(1, sum(length <= MAX_SHORTENED_LIST_LETTERS for length in lengths))
    return f"{', '.join(each[:first])} and {len(each) - first} more"


def _most_similar_word(unknown_word: str, choices: Sequence[str]) -> str:
    """Return the choice that is most similar to `unknown_word`, "" if none is similar. Capitals and
    leading dashes do not count in the comparison."""
    by_letters = {word.lstrip("-").casefold(): word for word in reversed(choices)}
    near = difflib.get_close_matches(unknown_word.lstrip("-").casefold(), by_letters, 1)
    return by_letters[near[0]] if near else ""


def whole_number_range_for_message(least: int, most: int) -> str:
    """Return the allowed whole numbers as text for an error message."""
    return str(least) if least == most else f"a whole number from {least} to {most}"


def allowed_words_for_message(found_value: object, words: Iterable[str]) -> str:
    """Return the allowed words as text for an error message; a word that is similar to
    `found_value` is pointed out."""
    choices = list(words)
    return f"{word_list_for_message(choices)}{nearest_word_note(found_value, choices)}"


def nearest_word_note(found: object, words: Sequence[str]) -> str:
    """Return the end of an error message that points out the word that is similar to `found`; ""
    if there is none or only one word is allowed."""
    near = _most_similar_word(found, words) if isinstance(found, str) and len(words) > 1 else ""
    return f"{NEAREST_WORD_MARK}{near})" if near else ""


def with_nearest_word_as_question(refusal: str) -> str:
    """Return the message of a refusal in the form that the command line prints. If it ends with a
    note that points out the allowed word nearest to the wrong one, the note becomes the question
    "Did you mean ...?"; otherwise return the message unchanged."""
    told, mark, near = refusal.removesuffix(".").rpartition(NEAREST_WORD_MARK)
    if not (mark and near.endswith(")")):
        return refusal
    return f"{told}. Did you mean {near.removesuffix(')')}?"


@final
class TomlFields:
    """The keys and values of one table of a TOML text; `label` is written before a key in error
    messages. Methods that read a key raise Unreadable when its value is missing or of another
    kind, and mark the key as read."""

    def __init__(
        self,
        entries: dict[str, object],
        source_name: str,
        label: str = "",
        path: tuple[str | int, ...] = (),
    ) -> None:
        """Store the entries of the file or text named `source_name`; `path` is the path of this
        table in it.
        """
        self.source_name = source_name
        self.label = label
        self._path = path
        self._entries = entries
        self._read_keys: dict[str, None] = {}

    def __contains__(self, key: str) -> bool:
        """Return whether the key is present, and mark it as read, so that
        `check_no_unknown_keys` accepts it."""
        self._read_keys[key] = None
        return key in self._entries

    def field_error(self, key: str, problem: str, allowed_text: str) -> Unreadable:
        """Return the error for a key: what is wrong with it and what is allowed."""
        sentence = f"{self.source_name}: {self.label}{key} {problem}; allowed: {allowed_text}."
        return Unreadable(sentence, (self.source_name, *self._path, key))

    def raw_value(self, key: str, allowed_text: str) -> object:
        """Return the value of a required key without a check of its type; `allowed_text` is for the
        error message when the key is missing."""
        self._read_keys[key] = None
        if key not in self._entries:
            raise self.field_error(key, "is missing", allowed_text)
        return self._entries[key]

    def integer(self, key: str, least: int, most: int, default: int | None = None) -> int:
        """Return an integer from `least` to `most`; without a default the key is required.

        Raises Unreadable for a missing key, another type or a number out of range.
        """
        if key not in self and default is not None:
            return default
        self._report_allowed_values(key, range(least, most + 1))
        allowed = whole_number_range_for_message(least, most)
        value = self.raw_value(key, allowed)
        if type(value) is not int or not least <= value <= most:
            raise self.field_error(key, f"is {value_for_message(value)}", allowed)
        return value

    def boolean(self, key: str, default: bool | None = None) -> bool:
        """Return a boolean; without a default the key is required."""
        if key not in self and default is not None:
            return default
        value = self.raw_value(key, "true, false")
        if not isinstance(value, bool):
            raise self.field_error(key, f"is {value_for_message(value)}", "true, false")
        return value

    def choice(self, key: str, words: Collection[str], default: str | None = None) -> str:
        """Return one of `words`; without a default the key is required."""
        if key not in self and default is not None:
            return default
        self._report_allowed_values(key, tuple(words))
        value = self.raw_value(key, word_list_for_message(words))
        if not isinstance(value, str) or value not in words:
            raise self.field_error(
                key, f"is {value_for_message(value)}", allowed_words_for_message(value, words)
            )
        return value

    def text(self, key: str, max_letters: int, default: str | None = None) -> str:
        """Return a printable text of at most `max_letters` characters; without a default the key is
        required.
        """
        if key not in self and default is not None:
            return default
        allowed = f"a text of at most {max_letters} printable characters"
        value = self.raw_value(key, allowed)
        if not isinstance(value, str) or len(value) > max_letters or not value.isprintable():
            raise self.field_error(key, f"is {value_for_message(value)}", allowed)
        return value

    def unchecked_list(
        self, key: str, items_noun: str, default: Sequence[object] | None = None
    ) -> list[object]:
        """Return a list of unchecked values; `items_noun` names its items in sentences."""
        if key not in self and default is not None:
            return list(default)
        value = self.raw_value(key, f"a list of {items_noun}")
        if not isinstance(value, list):
            raise self.field_error(key, f"is {value_for_message(value)}", f"a list of {items_noun}")
        return value

    def word_list(
        self,
        key: str,
        words: Collection[str],
        words_noun: str,
        default: Sequence[str] | None = None,
    ) -> list[str]:
        """Return a list of different words from the allowed `words`; `words_noun` names them in
        sentences.
        """
        found: list[str] = []
        for item in self.unchecked_list(key, words_noun, default):
            if not isinstance(item, str) or item not in words:
                raise self.field_error(
                    key, f"has {value_for_message(item)}", allowed_words_for_message(item, words)
                )
            if item in found:
                raise self.field_error(
                    key, f"has {value_for_message(item)} twice", f"each of the {words_noun} once"
                )
            found.append(item)
        return found

    def integers(self, key: str, least: int, most: int, item_count: int) -> tuple[int, ...]:
        """Return a list of `item_count` integers from `least` to `most`."""
        self._report_allowed_values(key, range(least, most + 1))
        allowed = f"{item_count} whole numbers from {least} to {most}"
        value = self.raw_value(key, allowed)
        if not isinstance(value, list) or len(value) != item_count:
            raise self.field_error(key, f"is {value_for_message(value)}", allowed)
        for item in value:
            if type(item) is not int or not least <= item <= most:
                raise self.field_error(key, f"has {value_for_message(item)}", allowed)
        return tuple(value)

    def _report_allowed_values(self, key: str, allowed_values: AllowedValues) -> None:
        for listener in _ALLOWED_VALUES_LISTENERS:
            listener((self.source_name, *self._path, key), allowed_values)

    def table(self, key: str, *, is_required: bool = True) -> TomlFields:
        """Return the fields of a sub-table; empty fields when it is missing and not
        `is_required`."""
        if key not in self and not is_required:
            return TomlFields({}, self.source_name, f"{self.label}{key}.", (*self._path, key))
        value = self.raw_value(key, "a table")
        if not isinstance(value, dict):
            raise self.field_error(key, f"is {value_for_message(value)}", "a table")
        return TomlFields(value, self.source_name, f"{self.label}{key}.", (*self._path, key))

    def tables(self, key: str, *, is_required: bool = True) -> list[TomlFields]:
        """Return a list of tables as fields, labelled with their numbers from 1; an empty list
        when it is missing and not `is_required`."""
        found: list[TomlFields] = []
        for number, item in enumerate(
            self.unchecked_list(key, "tables", None if is_required else ()), start=1
        ):
            if not isinstance(item, dict):
                raise self.field_error(key, f"has {value_for_message(item)}", "tables")
            path = (*self._path, key, number - 1)
            found.append(TomlFields(item, self.source_name, f"{self.label}{key} {number}: ", path))
        return found

    def read_each_table(
        self, key: str, read_table: Callable[[TomlFields], ReadT]
    ) -> tuple[ReadT, ...]:
        """Call `read_table` on every table of a list and refuse unknown keys; return the
        results."""
        return tuple(entry.read_and_check_all_known(read_table) for entry in self.tables(key))

    def read_and_check_all_known(self, read_table: Callable[[TomlFields], ReadT]) -> ReadT:
        """Call `read_table` on this table, refuse unknown keys and return the result."""
        found = read_table(self)
        self.check_no_unknown_keys()
        return found

    def checked_item_as_tuple(
        self, key: str, item: object, item_types: tuple[type, ...], allowed_text: str
    ) -> tuple[Any, ...]:
        """Check that `item`, an item of the list under `key`, is a list whose values have exactly
        the types of `item_types`, in order, and return it as a tuple. Raises Unreadable otherwise;
        `allowed_text` is the part of its message that says what is allowed."""
        if not isinstance(item, list) or tuple(map(type, item)) != item_types:
            raise self.field_error(key, f"has {value_for_message(item)}", allowed_text)
        return tuple(item)

    def take_all_keys(self) -> tuple[str, ...]:
        """Return every key of the table and mark all of them as known."""
        self._read_keys.update(dict.fromkeys(self._entries))
        return tuple(self._entries)

    def check_no_unknown_keys(self) -> None:
        """Check that every key of the table has been read; raises Unreadable for the first one
        that has not, since it is unknown."""
        for key in self._entries:
            if key not in self._read_keys:
                words = allowed_words_for_message(key, self._read_keys)
                raise self.field_error(
                    value_for_message(key).strip('"'), "is not a key here", words
                )
