"""Languages: their codes, files and plural forms, and the choice by the system's language."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

BASE_LANGUAGE: Final = "en"
NATIVE_NAME_BY_LANGUAGE: Final = {"en": "English", "pl": "Polski", "cs": "Čeština"}
"""The languages that can be chosen, with their own names; English comes first."""
TRANSLATED_LANGUAGES: Final = tuple(
    code for code in NATIVE_NAME_BY_LANGUAGE if code != BASE_LANGUAGE
)
"""The languages into which the English sentences are translated."""
LANGUAGES_WITH_INFLECTED_WORDS: Final = frozenset({"pl", "cs"})
"""Languages in which words have many endings, so that a search compares stems."""


def text_file_paths(folders: Sequence[Path], language: str) -> tuple[Path, ...]:
    """Return the text files of one language in asset folders, in the order of reading.

    A folder keeps each language's sentences in `words/LANGUAGE`; files with one name in two
    languages hold equal keys.
    """
    return tuple(
        file for folder in folders for file in sorted((folder / "words" / language).glob("*.toml"))
    )


def first_supported_language(locales: Sequence[str]) -> str:
    """Return the code of the first supported language in a list of system locales ("pl",
    "cs_CZ"); English when there is none."""
    codes = (locale.replace("-", "_").partition("_")[0].lower() for locale in locales)
    return next((code for code in codes if code in NATIVE_NAME_BY_LANGUAGE), BASE_LANGUAGE)


def plural_form_index(language: str, count: object) -> int:
    """Return the index of the plural form that goes with a number (Unicode CLDR, cardinal rules).

    English and every unknown language: 0 for 1, 1 for all other numbers. Polish and Czech: 0 for 1,
    1 for a few, 2 for many; a few are 2 to 4, in Polish also 22 to 24, 32 to 34 and so on. Anything
    that is no whole number counts as 0.
    """
    number = abs(count) if isinstance(count, int) else 0
    if number == 1:
        return 0
    if language == "cs":
        return 1 if 2 <= number <= 4 else 2
    if language == "pl":
        few = 2 <= number % 10 <= 4 and not 12 <= number % 100 <= 14
        return 1 if few else 2
    return 1
