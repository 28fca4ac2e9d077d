"""Texts for players: sentences are in TOML files, code uses their keys."""

from __future__ import annotations

import string
from collections.abc import Callable, Iterable, Mapping
from functools import cache, lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import Final, NamedTuple

from game.engine.reasons import Unreadable
from game.files.toml_fields import cause_of, toml_table
from game.text.languages import BASE, plural_form
from game.text.numerals import MINUS

MOST_SAID = 8192
"""Sentences that are kept as they were last said."""
MOST_FILES = 256
"""Files of words that need not be read again: those of all titles in a few languages."""
POUND_MINUS = f"£{MINUS}"
MINUS_POUND = f"{MINUS}£"
"""What a sentence with a sum below 0 would say, and how that is written."""
KEY_OF: Final = "@"
"""What a placeholder begins with that is the key of a command."""
_PLAIN = frozenset((str, int))
_Asked = tuple[str, tuple[tuple[str, object], ...], tuple[type, ...]]


class Words:
    """A tree of sentences; a key is a dotted path such as "reason.no-stock".

    A sentence may have placeholders, `{pounds}`; a value that is itself a key of the table `name`
    (an area, a colour, a development) is replaced by its name. `{pounds:mine|mines}` picks the
    first word for 1 and the second for every other number; languages with more plural forms have
    more words. A negative sum of money has its minus before the pound sign. `{@undo}` is the key
    of a command, as the player has set it. Files given later override earlier ones. `speak` sets a
    translation; sentences it lacks stay English. A missing sentence shows its key, so nothing
    crashes.
    """

    def __init__(self, *files: Path) -> None:
        """Read the English files in order; Unreadable when one cannot be read."""
        self._sentences: dict[str, str] = read_sentences(files)
        self._translated: Mapping[str, str] = {}
        self._language = BASE
        self._worn: Mapping[str, str] = {}
        self._said: dict[_Asked, str] = {}
        self._key_of: Callable[[str], str] = _unnamed

    @property
    def language(self) -> str:
        """The code of the current language."""
        return self._language

    def speak(self, language: str, sentences: Mapping[str, str]) -> None:
        """Set the current language; sentences it does not have stay English."""
        self._language = language
        self._translated = sentences
        self._said.clear()

    def supply(self, sentences: Mapping[str, str]) -> None:
        """Add sentences for keys that no file has."""
        self._sentences = {**sentences, **self._sentences}
        self._said.clear()

    def __contains__(self, key: str) -> bool:
        """Return whether there is a sentence for the key."""
        return key in self._sentences

    def keys(self) -> tuple[str, ...]:
        """Return every key, for tests that look for missing and unused texts."""
        return tuple(self._sentences)

    def in_english(self, key: str) -> str:
        """Return the English sentence of a key with its placeholders unfilled."""
        return self._sentences.get(key, key)

    def say(self, key: str, /, **facts: object) -> str:
        """Return the sentence with its placeholders filled in; repeated requests are cached."""
        kinds = tuple(map(type, facts.values()))
        if not _PLAIN.issuperset(kinds):
            return self._filled(key, facts)
        asked = key, tuple(facts.items()), kinds
        said = self._said.get(asked)
        if said is None:
            if len(self._said) >= MOST_SAID:
                self._said.clear()
            said = self._said[asked] = self._filled(key, facts)
        return said

    def _filled(self, key: str, facts: Mapping[str, object]) -> str:
        translated = self._translated.get(key)
        sentence = self._sentences.get(key, key) if translated is None else translated
        if "{" not in sentence:
            return sentence
        language = BASE if translated is None else self._language
        named = {name: self.name(value) for name, value in facts.items()}
        for part in _parsed(sentence):
            if isinstance(part, _Gap) and part.name.startswith(KEY_OF):
                named[part.name] = self._key_of(part.name)
        return "".join(
            part if isinstance(part, str) else part.filled(named, language)
            for part in _parsed(sentence)
        ).replace(POUND_MINUS, MINUS_POUND)

    def name_keys(self, key_of: Callable[[str], str]) -> None:
        """Set who names the key of a command such as "@undo"; also after keys have changed."""
        self._key_of = key_of
        self._said.clear()

    def call_by(self, names: Mapping[str, str]) -> None:
        """Replace the names of these keys until the next call, for a box with other numbers."""
        self._worn = names
        self._said.clear()

    def name(self, value: object) -> object:
        """Return the name of a key such as an area or colour; anything else unchanged."""
        if isinstance(value, str):
            if value in self._worn:
                return self._worn[value]
            key = f"name.{value}"
            return self._translated.get(key) or self._sentences.get(key, value)
        return value


def _unnamed(command: str) -> str:
    """Return a command's own name, where no keys are known."""
    return command.removeprefix(KEY_OF)


def read_sentences(files: Iterable[Path]) -> dict[str, str]:
    """Read the sentences of files by key; Unreadable when one cannot be read."""
    sentences: dict[str, str] = {}
    for file in files:
        try:
            sentences |= _sentences_in(file.read_text(encoding="utf-8"), file.name)
        except (OSError, ValueError) as error:
            cause = cause_of(error)
            raise Unreadable(f"{file} cannot be read: {cause}; allowed: TOML.") from error
    return sentences


@lru_cache(MOST_FILES)
def _sentences_in(text: str, source: str) -> Mapping[str, str]:
    """Return a file's sentences by key; cached, because every title uses the shared files."""
    sentences: dict[str, str] = {}
    _add(sentences, "", toml_table(text, source))
    return MappingProxyType(sentences)


def _add(sentences: dict[str, str], prefix: str, table: dict[str, object]) -> None:
    for key, value in table.items():
        if isinstance(value, dict):
            _add(sentences, f"{prefix}{key}.", value)
        else:
            sentences[f"{prefix}{key}"] = str(value)


class _Gap(NamedTuple):
    """A placeholder: its name, and the word forms among which a number chooses."""

    name: str
    forms: tuple[str, ...]

    def filled(self, facts: Mapping[str, object], language: str) -> str:
        """Return the text for the placeholder; a missing fact is
        shown as the placeholder itself.
        """
        value = facts.get(self.name, f"{{{self.name}}}")
        if not self.forms:
            below_none = isinstance(value, int) and value < 0
            return f"{MINUS}{str(value)[1:]}" if below_none else str(value)
        return self.forms[min(plural_form(language, value), len(self.forms) - 1)]


@cache
def _parsed(sentence: str) -> tuple[str | _Gap, ...]:
    """Return the sentence split into texts and placeholders, in order; cached by sentence."""
    parts: list[str | _Gap] = []
    for text, name, spec, _conversion in string.Formatter().parse(sentence):
        if text:
            parts.append(text)
        if name is not None:
            parts.append(_Gap(name, tuple(spec.split("|")) if spec and "|" in spec else ()))
    return tuple(parts)
