"""What is translated says the same facts, in letters the game can write."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from game.languages import BASE, LANGUAGES, word_files
from game.packing import FACES
from game.places import assets_folder
from game.scene.look import BEYOND_DISPLAY, PLAIN_FACES
from game.words import read_sentences

FOLDERS = tuple(assets_folder() / name for name in ("shared", "tinners_trail", "brass"))
TRANSLATIONS = [language for language in LANGUAGES if language != BASE]
FILES = [
    (folder, file.name)
    for folder in FOLDERS
    for file in sorted((folder / "words" / BASE).iterdir())
]
FORMS = {"pl": 3, "cs": 3}


def sentences(folder: Path, language: str, name: str) -> dict[str, str]:
    file = folder / "words" / language / name
    return read_sentences([file] if file.is_file() else [])


def facts(sentence: str) -> set[str]:
    return set(re.findall(r"\{(\w+)", sentence))


WORDS_OF_PYTHON = "refused.toml."
"""What Python's reader of TOML says, by which its refusals are recognized: it quotes signs."""


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_translated_sentence_has_the_facts_of_the_english_one(language: str) -> None:
    strange = [
        f"{folder.name}/{name}: {key}"
        for folder, name in FILES
        for english in [sentences(folder, BASE, name)]
        for key, said in sentences(folder, language, name).items()
        if facts(said) != facts(english.get(key, ""))
    ]
    assert strange == []


@pytest.mark.parametrize("language", list(LANGUAGES))
def test_no_sentence_has_the_apostrophe_of_a_typewriter(language: str) -> None:
    said = read_sentences(word_files(FOLDERS, language))
    ours = {key: said[key] for key in said if not key.startswith(WORDS_OF_PYTHON)}
    assert [key for key, sentence in ours.items() if "'" in sentence] == []


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_number_has_all_forms_of_its_word(language: str) -> None:
    translated = read_sentences(word_files(FOLDERS, language))
    short = [
        f"{key}: {forms}"
        for key, sentence in translated.items()
        for forms in re.findall(r"\{\w+:([^}]*\|[^}]*)\}", sentence)
        if len(forms.split("|")) != FORMS[language]
    ]
    assert short == []


@pytest.mark.parametrize("language", list(LANGUAGES))
def test_every_letter_is_in_the_fonts(language: str) -> None:
    used = set("".join(read_sentences(word_files(FOLDERS, language)).values())) - {"\n"}
    for face, file in FACES.items():
        drawn = TTFont(assets_folder() / "shared" / "fonts" / file).getBestCmap()
        missing = {letter for letter in used if ord(letter) not in drawn}
        allowed = BEYOND_DISPLAY if face in PLAIN_FACES else frozenset()
        assert missing <= allowed, f"{face} lacks {missing - allowed}"


@pytest.mark.slow
@pytest.mark.parametrize("language", TRANSLATIONS)
def test_nothing_is_left_in_english(language: str) -> None:
    english = read_sentences(word_files(FOLDERS, BASE))
    translated = read_sentences(word_files(FOLDERS, language))
    assert [key for key in english if key not in translated] == []
