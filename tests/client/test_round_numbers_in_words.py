"""The words of a title write the numbers of its rounds as its screen does, in every language."""

import re
from typing import Final

import pytest

from game.files.folders import assets_folder
from game.text.languages import NATIVE_NAME_BY_LANGUAGE
from game.text.words import read_sentences

ROUND_WORD_BY_LANGUAGE: Final = {
    "en": r"\brounds?",
    "pl": r"\brund(?:a|y|ę|zie|ach|om)",
    "cs": r"\bkol(?:o|a|e|u|em|ech)",
}
DIGIT_AFTER: Final = r" [1-9]\b(?! \w*(?:pun|prac|bod|PP|PB|VP))"
DIGIT_BEFORE: Final = r"\b[1-9]\. (?:a [1-9]\. )?"
ROMAN_AFTER: Final = r" [IV]+\b"
TITLES_WITH_ROMAN_ROUNDS: Final = ("tiletum", "tinners_trail")


def sentences(title: str, language: str) -> dict[str, str]:
    """Return all sentences of a title in a language."""
    return read_sentences(sorted((assets_folder() / title / "words" / language).glob("*.toml")))


@pytest.mark.parametrize("language", NATIVE_NAME_BY_LANGUAGE)
@pytest.mark.parametrize("title", TITLES_WITH_ROMAN_ROUNDS)
def test_rounds_have_roman_numerals_where_the_screen_has_them(title: str, language: str) -> None:
    word = ROUND_WORD_BY_LANGUAGE[language]
    before = f"|{DIGIT_BEFORE}{word}" if language == "cs" else ""
    with_digits = re.compile(f"{word}{DIGIT_AFTER}{before}", re.IGNORECASE)
    found = {
        key: text for key, text in sentences(title, language).items() if with_digits.search(text)
    }
    assert not found


@pytest.mark.parametrize("language", NATIVE_NAME_BY_LANGUAGE)
def test_rounds_of_brass_have_digits_as_on_the_screen(language: str) -> None:
    roman = re.compile(ROUND_WORD_BY_LANGUAGE[language] + ROMAN_AFTER)
    found = {key: text for key, text in sentences("brass", language).items() if roman.search(text)}
    assert not found
