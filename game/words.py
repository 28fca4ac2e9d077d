"""Words for players: sentences live in TOML files, code names their keys."""

from __future__ import annotations

import string
import tomllib
from pathlib import Path


class Words:
    """A tree of sentences; a key is a dotted path such as "reason.no-stock".

    A sentence may hold placeholders, `{pounds}`; a value that is itself a key of the table
    `name` (an area, a colour, a development) is replaced by its name. `{pounds:mine|mines}`
    picks the first word for 1 and the second for every other number. Files given later add
    to and override earlier ones. A missing sentence shows its key, so nothing crashes.
    """

    def __init__(self, *files: Path) -> None:
        """Read the files in order; OSError or TOMLDecodeError when one cannot be read."""
        self._sentences: dict[str, str] = {}
        for file in files:
            self._add("", tomllib.loads(file.read_text(encoding="utf-8")))

    def _add(self, prefix: str, table: dict[str, object]) -> None:
        for key, value in table.items():
            if isinstance(value, dict):
                self._add(f"{prefix}{key}.", value)
            else:
                self._sentences[f"{prefix}{key}"] = str(value)

    def __contains__(self, key: str) -> bool:
        """Return whether there is a sentence for the key."""
        return key in self._sentences

    def keys(self) -> tuple[str, ...]:
        """Return every key, for tests that look for missing and dead words."""
        return tuple(self._sentences)

    def say(self, key: str, **facts: object) -> str:
        """Return the sentence with its placeholders filled in."""
        sentence = self._sentences.get(key, key)
        if "{" not in sentence:
            return sentence
        named = {name: self.name(value) for name, value in facts.items()}
        return _Filler().vformat(sentence, (), named)

    def name(self, value: object) -> object:
        """Return the name of a key such as an area or colour; anything else unchanged."""
        if isinstance(value, str):
            return self._sentences.get(f"name.{value}", value)
        return value


class _Filler(string.Formatter):
    """Fills placeholders; `{count:one|many}` chooses by number; unknown ones stay visible."""

    def get_value(self, key: int | str, args: object, kwargs: object) -> object:
        if isinstance(kwargs, dict) and key in kwargs:
            value: object = kwargs[key]
            return value
        return f"{{{key}}}"

    def format_field(self, value: object, format_spec: str) -> str:
        if "|" in format_spec:
            one, many = format_spec.split("|", 1)
            return one if value == 1 else many
        return str(value)
