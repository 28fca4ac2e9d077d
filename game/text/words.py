"""Texts for players: sentences are in TOML files, code uses their keys."""

from __future__ import annotations

import string
from collections.abc import Callable, Iterable, Mapping
from functools import cache, lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import Final, NamedTuple

from game.engine.reasons import Unreadable
from game.files.toml_fields import error_cause_text, parse_toml_table
from game.text.languages import BASE_LANGUAGE, plural_form_index
from game.text.numerals import MINUS_SIGN

MAX_CACHED_SENTENCES = 8192
"""The number of filled-in sentences that are cached."""
MAX_CACHED_FILES = 256
"""The number of text files that are cached, enough for all titles in a few languages."""
POUND_BEFORE_MINUS = f"£{MINUS_SIGN}"
MINUS_BEFORE_POUND = f"{MINUS_SIGN}£"
"""A negative sum of money as a filled-in sentence has it, and as it is corrected."""
COMMAND_KEY_PLACEHOLDER_PREFIX: Final = "@"
"""The beginning of a placeholder for the key of a command."""
_PLAIN_FACT_TYPES = frozenset((str, int))
_SentenceCacheKey = tuple[str, tuple[tuple[str, object], ...], tuple[type, ...]]


class Words:
    """The sentences of the current language, by dotted key such as "reason.no-stock"; English where
    there is no translation.

    A sentence may have placeholders such as `{pounds}`; a value that is a key of the table
    `name` (an area, a colour, a development) is replaced by its name. `{pounds:mine|mines}`
    picks the first word for 1 and the second for every other number; languages with more plural
    forms have more words. A negative sum of money has its minus before the pound sign. `{@undo}`
    is the keyboard key of a command, as the player has set it. Files given later override
    earlier ones. `set_language` sets a translation. A key without a sentence is shown itself, so
    nothing crashes.
    """

    def __init__(self, *files: Path) -> None:
        """Read the English sentences from files, later ones overriding earlier ones; raises
        Unreadable when one cannot be read."""
        self._sentences: dict[str, str] = read_sentences(files)
        self._translations: Mapping[str, str] = {}
        self._language = BASE_LANGUAGE
        self._overridden_names: Mapping[str, str] = {}
        self._filled_sentence_cache: dict[_SentenceCacheKey, str] = {}
        self._key_namer: Callable[[str], str] = _command_without_at_sign

    @property
    def language(self) -> str:
        """The code of the current language."""
        return self._language

    def set_language(self, language: str, sentences: Mapping[str, str]) -> None:
        """Set the current language; sentences it does not have stay English."""
        self._language = language
        self._translations = sentences
        self._filled_sentence_cache.clear()

    def add_missing_english_sentences(self, sentences: Mapping[str, str]) -> None:
        """Add English sentences for keys that have none yet; existing ones stay."""
        self._sentences = {**sentences, **self._sentences}
        self._filled_sentence_cache.clear()

    def __contains__(self, key: str) -> bool:
        """Return whether there is an English sentence for the key."""
        return key in self._sentences

    def sentence_keys(self) -> tuple[str, ...]:
        """Return the keys of all English sentences; tests use them to find missing and unused
        texts."""
        return tuple(self._sentences)

    def english_sentence(self, key: str) -> str:
        """Return the English sentence of a key with its placeholders unfilled, or the key itself
        when there is none."""
        return self._sentences.get(key, key)

    def say(self, key: str, /, **facts: object) -> str:
        """Return the sentence of a key in the current language with the facts in its
        placeholders; repeated requests are cached."""
        kinds = tuple(map(type, facts.values()))
        if not _PLAIN_FACT_TYPES.issuperset(kinds):
            return self._fill_sentence(key, facts)
        asked = key, tuple(facts.items()), kinds
        said = self._filled_sentence_cache.get(asked)
        if said is None:
            if len(self._filled_sentence_cache) >= MAX_CACHED_SENTENCES:
                self._filled_sentence_cache.clear()
            said = self._filled_sentence_cache[asked] = self._fill_sentence(key, facts)
        return said

    def _fill_sentence(self, key: str, facts: Mapping[str, object]) -> str:
        translated = self._translations.get(key)
        sentence = self._sentences.get(key, key) if translated is None else translated
        if "{" not in sentence:
            return sentence
        language = BASE_LANGUAGE if translated is None else self._language
        named = {name: self.name_of_key(value) for name, value in facts.items()}
        for part in _split_at_placeholders(sentence):
            if isinstance(part, _Placeholder) and part.name.startswith(
                COMMAND_KEY_PLACEHOLDER_PREFIX
            ):
                named[part.name] = self._key_namer(part.name)
        return "".join(
            part if isinstance(part, str) else part.filled_text(named, language)
            for part in _split_at_placeholders(sentence)
        ).replace(POUND_BEFORE_MINUS, MINUS_BEFORE_POUND)

    def set_keyboard_key_namer(self, key_of: Callable[[str], str]) -> None:
        """Set the function that returns the keyboard key of a command such as "@undo"; call it
        again after keys have changed.
        """
        self._key_namer = key_of
        self._filled_sentence_cache.clear()

    def override_names(self, name_by_key: Mapping[str, str]) -> None:
        """Replace the names of these keys, for a pack with its own names; each call replaces all
        earlier overrides."""
        self._overridden_names = name_by_key
        self._filled_sentence_cache.clear()

    def name_of_key(self, value: object) -> object:
        """Return the name of a key such as an area or colour in the current language, a pack's own
        name first; a key without a name, and anything else, unchanged."""
        if isinstance(value, str):
            if value in self._overridden_names:
                return self._overridden_names[value]
            key = f"name.{value}"
            return self._translations.get(key) or self._sentences.get(key, value)
        return value


def _command_without_at_sign(command: str) -> str:
    """Return the name of a command without "@", used before the keys of commands are known."""
    return command.removeprefix(COMMAND_KEY_PLACEHOLDER_PREFIX)


def read_sentences(files: Iterable[Path]) -> dict[str, str]:
    """Return the sentences of several files by key, later files overriding earlier ones; raises
    Unreadable when one cannot be read."""
    sentences: dict[str, str] = {}
    for file in files:
        try:
            sentences |= _parse_sentences_by_key(file.read_text(encoding="utf-8"), file.name)
        except (OSError, ValueError) as error:
            cause = error_cause_text(error)
            raise Unreadable(f"{file} cannot be read: {cause}; allowed: TOML.") from error
    return sentences


@lru_cache(MAX_CACHED_FILES)
def _parse_sentences_by_key(text: str, source_name: str) -> Mapping[str, str]:
    """Return the sentences in a TOML text by dotted key; `source_name` names the file in errors.

    Cached, because every title uses the shared files.
    """
    sentences: dict[str, str] = {}
    _add_flattened_sentences(sentences, "", parse_toml_table(text, source_name))
    return MappingProxyType(sentences)


def _add_flattened_sentences(
    sentences: dict[str, str], prefix: str, table: dict[str, object]
) -> None:
    for key, value in table.items():
        if isinstance(value, dict):
            _add_flattened_sentences(sentences, f"{prefix}{key}.", value)
        else:
            sentences[f"{prefix}{key}"] = str(value)


class _Placeholder(NamedTuple):
    """A placeholder in a sentence: its name, and the word forms from which a number chooses
    (empty without any)."""

    name: str
    word_forms: tuple[str, ...]

    def filled_text(self, facts: Mapping[str, object], language: str) -> str:
        """Return the text for the placeholder: the fact itself, or the word form that goes with it.

        A missing fact is shown as the placeholder.
        """
        value = facts.get(self.name, f"{{{self.name}}}")
        if not self.word_forms:
            below_none = isinstance(value, int) and value < 0
            return f"{MINUS_SIGN}{str(value)[1:]}" if below_none else str(value)
        return self.word_forms[min(plural_form_index(language, value), len(self.word_forms) - 1)]


@cache
def _split_at_placeholders(sentence: str) -> tuple[str | _Placeholder, ...]:
    """Return the sentence split into texts and placeholders, in order; cached by sentence."""
    parts: list[str | _Placeholder] = []
    for text, name, spec, _conversion in string.Formatter().parse(sentence):
        if text:
            parts.append(text)
        if name is not None:
            parts.append(_Placeholder(name, tuple(spec.split("|")) if spec and "|" in spec else ()))
    return tuple(parts)
