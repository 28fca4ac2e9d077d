"""Every language has every sentence with the same facts in it, in letters the game can write."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from game.languages import BASE, LANGUAGES, word_files
from game.packing import FACES
from game.places import assets_folder
from game.scene.look import BEYOND_DISPLAY, PLAIN_FACES
from game.words import read_sentences

FOLDERS = (assets_folder() / "shared", assets_folder() / "tinners_trail")
TRANSLATIONS = [language for language in LANGUAGES if language != BASE]
FILES = [
    (folder, file.name)
    for folder in FOLDERS
    for file in sorted((folder / "words" / BASE).iterdir())
]
FORMS = {"pl": 3, "cs": 3}


def sentences(folder: Path, language: str, name: str) -> dict[str, str]:
    return read_sentences([folder / "words" / language / name])


def facts(sentence: str) -> set[str]:
    return set(re.findall(r"\{(\w+)", sentence))


@pytest.mark.parametrize(("language", "file"), list(product(TRANSLATIONS, FILES)), ids=str)
def test_a_translation_has_every_sentence_with_the_same_facts(
    language: str, file: tuple[Path, str]
) -> None:
    folder, name = file
    english, translated = sentences(folder, BASE, name), sentences(folder, language, name)
    assert sorted(set(english) ^ set(translated)) == []
    strange = [key for key in english if facts(english[key]) != facts(translated[key])]
    assert strange == []


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
