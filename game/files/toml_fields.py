"""Fields of a TOML table, asked for one by one and checked; every refusal is one sentence.

A reader asks for each key it knows and ends with `finish`, which refuses the keys nobody
asked for. The sentence names the source, the key, what was found and what is allowed.
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
LONGEST_TEXT: Final = 1_000_000  # characters
LARGEST_NUMBER: Final = 2**63
LONGEST_SHOWN: Final = 40  # characters of a found value in a sentence
LONGEST_LIST: Final = 320  # characters of allowed words that are told to the last
FIRST_OF_A_LIST: Final = 160  # characters of those that stand for a longer list
DEEPEST_KEY: Final = 8  # dots of a key: reading one takes time that grows with their square
Read = TypeVar("Read")
Allowed = range | tuple[str, ...]
"""What a field may hold: whole numbers, or words."""
Listener = Callable[[tuple[str | int, ...], Allowed], None]
_listeners: Final[list[Listener]] = []
_QUOTED = re.compile(
    r""""(?:[^"\\\n]|\\.?+)*+(?:"|$)|'[^'\n]*+(?:'|$)|#[^\n]*+""", re.MULTILINE | re.DOTALL
)
_BETWEEN_KEYS = re.compile(r"[^\w.\- \t]++")


def read_toml(text: str, source: str, hint: str = "") -> Fields:
    """Return the fields of a TOML text; Unreadable says where it is no TOML.

    `hint` says what a good text is and where to get one.
    """
    return Fields(toml_table(text, source, hint), source)


def read_toml_file(file: Path) -> Fields:
    """Return the fields of a file of TOML; Unreadable says what is wrong with it."""
    return read_toml(text_of(file), file.name)


def text_of(file: Path) -> str:
    """Return the text of a file of TOML; Unreadable says that it cannot be read."""
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeError) as problem:
        raise Unreadable(f"{file.name} cannot be read; allowed: a file of TOML.") from problem


def toml_table(text: str, source: str, hint: str = "") -> dict[str, Any]:
    """Return a TOML text as a table, whatever it holds; else as `read_toml`.

    A byte order mark, which some editors put before every text, is no part of it.
    """
    too_large = "a number does not fit into 64 bits"
    text = text.removeprefix(BYTE_ORDER_MARK)
    if len(text) > LONGEST_TEXT:
        raise Unreadable(f"{source} holds {len(text)} characters; allowed are {LONGEST_TEXT}.")
    try:
        if _has_a_deep_key(text):
            problem = f"a key has more than {DEEPEST_KEY} dots"
        elif _has_a_large_number(table := tomllib.loads(text)):
            problem = too_large
        else:
            return table
    except RecursionError:
        problem = "its brackets are nested too deeply"
    except ValueError as error:  # tomllib's own error, and numbers or dates no clock can hold
        digits = "integer string conversion" in str(error)  # Python says which of its calls helps
        problem = too_large if digits else " ".join(str(error).split()).rstrip(".")
    raise Unreadable(f"{source} is not readable as TOML: {problem}{hint}.")


def _has_a_deep_key(text: str) -> bool:
    """Whether a key has too many dots; told in one pass, texts and comments left out."""
    plain = _QUOTED.sub("x", text)
    return any(part.count(".") > DEEPEST_KEY for part in _BETWEEN_KEYS.split(plain))


def _has_a_large_number(table: dict[str, Any]) -> bool:
    """Whether a whole number is larger than TOML allows; Python would read any, but not say it."""
    waiting: list[object] = [table]
    while waiting:
        match waiting.pop():
            case dict() as found:
                waiting += found.values()
            case list() as found:
                waiting += found
            case int() as found if not -LARGEST_NUMBER <= found < LARGEST_NUMBER:
                return True
    return False


@contextmanager
def listening(listener: Listener) -> Iterator[None]:
    """Tell a listener what every field that is read meanwhile may hold, by source and path."""
    _listeners.append(listener)
    try:
        yield
    finally:
        _listeners.remove(listener)


def cause_of(error: BaseException) -> str:
    """Return why a file cannot be used, for a sentence that names it: one line, no full stop."""
    cause = getattr(error, "strerror", None) or str(error) or type(error).__name__
    return " ".join(cause.split()).rstrip(".")


def printable(name: str) -> str:
    """Return a file's name as text to draw and save: bytes that are no text become "?"."""
    return name.encode(errors="surrogateescape").decode(errors="replace")


def shown(value: object) -> str:
    """Return a found value for a sentence: on one line, in TOML's words, not too long."""
    if isinstance(value, dict):
        return "a table"
    text = json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]}..."


def listed(words: Iterable[object]) -> str:
    """Return allowed words for a sentence: joined by commas, the empty one in quotes.

    Of a list that nobody would read to its end the first ones, and how many more there are.
    """
    each = [str(word) or '""' for word in words]
    whole = ", ".join(each) or "none"
    if len(whole) <= LONGEST_LIST:
        return whole
    lengths = accumulate(len(word) + 2 for word in each)
    first = max(1, sum(length <= FIRST_OF_A_LIST for length in lengths))
    return f"{', '.join(each[:first])} and {len(each) - first} more"


def allowed_words(found: object, words: Iterable[str]) -> str:
    """Return what is allowed, beginning with the nearest word when one is near."""
    choices = list(words)
    near = difflib.get_close_matches(found, choices, 1) if isinstance(found, str) else []
    if near and len(choices) > 1:
        return f"{listed(choices)} (nearest: {near[0]})"
    return listed(choices)


@final
class Fields:
    """One table of a TOML text; `label` stands before its keys in sentences."""

    def __init__(
        self,
        entries: dict[str, object],
        source: str,
        label: str = "",
        path: tuple[str | int, ...] = (),
    ) -> None:
        """Own the entries, which come from the file or text called source; path leads to them."""
        self.source = source
        self.label = label
        self._path = path
        self._entries = entries
        self._asked: dict[str, None] = {}

    def __contains__(self, key: str) -> bool:
        """Return whether the key is there; asking makes it a known key."""
        self._asked[key] = None
        return key in self._entries

    def refusal(self, key: str, problem: str, allowed: str) -> Unreadable:
        """Return the refusal of a key: what is wrong with it and what is allowed."""
        sentence = f"{self.source}: {self.label}{key} {problem}; allowed: {allowed}."
        return Unreadable(sentence, (self.source, *self._path, key))

    def raw(self, key: str, allowed: str) -> object:
        """Return whatever stands under a key that must be there."""
        self._asked[key] = None
        if key not in self._entries:
            raise self.refusal(key, "is missing", allowed)
        return self._entries[key]

    def whole(self, key: str, least: int, most: int, default: int | None = None) -> int:
        """Return a whole number; without a default the key must be there."""
        if key not in self and default is not None:
            return default
        self._tell(key, range(least, most + 1))
        allowed = f"a whole number from {least} to {most}"
        value = self.raw(key, allowed)
        if type(value) is not int or not least <= value <= most:
            raise self.refusal(key, f"is {shown(value)}", allowed)
        return value

    def flag(self, key: str, default: bool | None = None) -> bool:
        """Return true or false."""
        if key not in self and default is not None:
            return default
        value = self.raw(key, "true, false")
        if not isinstance(value, bool):
            raise self.refusal(key, f"is {shown(value)}", "true, false")
        return value

    def choice(self, key: str, words: Collection[str], default: str | None = None) -> str:
        """Return one of the words."""
        if key not in self and default is not None:
            return default
        self._tell(key, tuple(words))
        value = self.raw(key, listed(words))
        if not isinstance(value, str) or value not in words:
            raise self.refusal(key, f"is {shown(value)}", allowed_words(value, words))
        return value

    def text(self, key: str, most: int, default: str | None = None) -> str:
        """Return a text of printable characters, at most so many."""
        if key not in self and default is not None:
            return default
        allowed = f"a text of at most {most} printable characters"
        value = self.raw(key, allowed)
        if not isinstance(value, str) or len(value) > most or not value.isprintable():
            raise self.refusal(key, f"is {shown(value)}", allowed)
        return value

    def items(self, key: str, what: str, default: Sequence[object] | None = None) -> list[object]:
        """Return a list of anything; `what` names its items in sentences."""
        if key not in self and default is not None:
            return list(default)
        value = self.raw(key, f"a list of {what}")
        if not isinstance(value, list):
            raise self.refusal(key, f"is {shown(value)}", f"a list of {what}")
        return value

    def words(
        self, key: str, words: Collection[str], what: str, default: Sequence[str] | None = None
    ) -> list[str]:
        """Return a list of different words out of the allowed ones."""
        found: list[str] = []
        for item in self.items(key, what, default):
            if not isinstance(item, str) or item not in words:
                raise self.refusal(key, f"has {shown(item)}", allowed_words(item, words))
            if item in found:
                raise self.refusal(key, f"has {shown(item)} twice", f"each of the {what} once")
            found.append(item)
        return found

    def wholes(self, key: str, least: int, most: int, length: int) -> tuple[int, ...]:
        """Return a list of so many whole numbers."""
        self._tell(key, range(least, most + 1))
        allowed = f"{length} whole numbers from {least} to {most}"
        value = self.raw(key, allowed)
        if not isinstance(value, list) or len(value) != length:
            raise self.refusal(key, f"is {shown(value)}", allowed)
        for item in value:
            if type(item) is not int or not least <= item <= most:
                raise self.refusal(key, f"has {shown(item)}", allowed)
        return tuple(value)

    def _tell(self, key: str, allowed: Allowed) -> None:
        for listener in _listeners:
            listener((self.source, *self._path, key), allowed)

    def table(self, key: str, *, needed: bool = True) -> Fields:
        """Return the fields of a table; an empty one when it is not needed and not there."""
        if key not in self and not needed:
            return Fields({}, self.source, f"{self.label}{key}.", (*self._path, key))
        value = self.raw(key, "a table")
        if not isinstance(value, dict):
            raise self.refusal(key, f"is {shown(value)}", "a table")
        return Fields(value, self.source, f"{self.label}{key}.", (*self._path, key))

    def tables(self, key: str, *, needed: bool = True) -> list[Fields]:
        """Return a list of tables, labelled by their number from 1."""
        found: list[Fields] = []
        for number, item in enumerate(self.items(key, "tables", None if needed else ()), start=1):
            if not isinstance(item, dict):
                raise self.refusal(key, f"has {shown(item)}", "tables")
            path = (*self._path, key, number - 1)
            found.append(Fields(item, self.source, f"{self.label}{key} {number}: ", path))
        return found

    def each(self, key: str, read: Callable[[Fields], Read]) -> tuple[Read, ...]:
        """Return what is read of every table of a list, each to its last key."""
        return tuple(entry.finished(read) for entry in self.tables(key))

    def finished(self, read: Callable[[Fields], Read]) -> Read:
        """Return what is read of this table, to its last key."""
        found = read(self)
        self.finish()
        return found

    def row(
        self, key: str, found: object, kinds: tuple[type, ...], allowed: str
    ) -> tuple[Any, ...]:
        """Return an item of a list as a tuple of values of these types."""
        if not isinstance(found, list) or tuple(map(type, found)) != kinds:
            raise self.refusal(key, f"has {shown(found)}", allowed)
        return tuple(found)

    def keys(self) -> tuple[str, ...]:
        """Return every key that is there, and count all of them as known."""
        self._asked.update(dict.fromkeys(self._entries))
        return tuple(self._entries)

    def finish(self) -> None:
        """Refuse the keys nobody asked for."""
        for key in self._entries:
            if key not in self._asked:
                words = allowed_words(key, self._asked)
                raise self.refusal(shown(key).strip('"'), "is no key here", words)
