"""Languages count in their own ways, and a system's wish is understood."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.engine.reasons import Unreadable
from game.languages import plural_form, wanted_language, word_files
from game.words import Words, read_sentences

POLISH = {1: 0, 2: 1, 4: 1, 5: 2, 11: 2, 12: 2, 14: 2, 21: 2, 22: 1, 25: 2, 102: 1, 112: 2, 0: 2}
CZECH = {1: 0, 2: 1, 4: 1, 5: 2, 12: 2, 21: 2, 22: 2, 0: 2}
ENGLISH = {1: 0, 0: 1, 2: 1, 21: 1}


@pytest.mark.parametrize(
    ("language", "forms"), [("pl", POLISH), ("cs", CZECH), ("en", ENGLISH), ("xx", ENGLISH)]
)
def test_every_language_counts_in_its_own_way(language: str, forms: dict[int, int]) -> None:
    assert {count: plural_form(language, count) for count in forms} == forms


@pytest.mark.parametrize(
    ("locales", "language"),
    [(["pl_PL"], "pl"), (["de", "cs-CZ", "en"], "cs"), (["C"], "en"), ([], "en")],
)
def test_the_first_known_language_of_the_system_is_taken(locales: list[str], language: str) -> None:
    assert wanted_language(locales) == language


@pytest.fixture
def words(tmp_path: Path) -> Words:
    """English and Polish words about mines."""
    texts = {
        "en": 'mines = "{count} {count:mine|mines}"\nonly = "English {count:mine|mines}"\n',
        "pl": 'mines = "{count} {count:kopalnia|kopalnie|kopalń}"\n[name]\ntin = "cyna"\n',
    }
    for language, text in texts.items():
        folder = tmp_path / "words" / language
        folder.mkdir(parents=True)
        (folder / "mines.toml").write_text(text, encoding="utf-8")
    words = Words(*word_files([tmp_path], "en"))
    words.speak("pl", read_sentences(word_files([tmp_path], "pl")))
    return words


def test_a_translated_sentence_has_the_right_plural(words: Words) -> None:
    said = [words.say("mines", count=count) for count in (1, 3, 5, 22)]
    assert said == ["1 kopalnia", "3 kopalnie", "5 kopalń", "22 kopalnie"]


def test_what_is_not_translated_stays_english_and_counts_so(words: Words) -> None:
    assert words.say("only", count=3) == "English mines"


@pytest.mark.parametrize("harmed", [b'mines = "{cou', b"\xff\xfe", b"x = " + b"[" * 9000])
def test_a_damaged_file_is_refused_in_a_sentence(tmp_path: Path, harmed: bytes) -> None:
    file = tmp_path / "mines.toml"
    file.write_bytes(harmed)
    with pytest.raises(Unreadable, match=r"mines\.toml cannot be read: .*; allowed: TOML\.$"):
        read_sentences([file])


def test_the_base_language_comes_back(words: Words) -> None:
    words.speak("en", {})
    assert words.say("mines", count=2) == "2 mines"
    assert words.name("tin") == "tin"


def test_a_sentence_said_before_follows_names_and_languages(words: Words) -> None:
    words.supply({"found": "{good} was found"})
    assert words.say("found", good="tin") == "cyna was found"
    words.wear({"tin": "copper"})
    assert words.say("found", good="tin") == "copper was found"
    words.wear({})
    words.speak("en", {})
    assert words.say("found", good="tin") == "tin was found"


def test_facts_that_are_equal_but_written_otherwise_make_sentences_of_their_own(
    words: Words,
) -> None:
    words.supply({"fact": "It is {fact}"})
    said = [words.say("fact", fact=fact) for fact in (1, True, 1.0)]
    assert said == ["It is 1", "It is True", "It is 1.0"]


def test_sentences_that_were_read_once_are_read_again_when_their_file_has_changed(
    tmp_path: Path,
) -> None:
    file = tmp_path / "words.toml"
    for said in ("one", "two"):
        file.write_text(f'a = "{said}"\n', encoding="utf-8")
        read_sentences([file])["a"] = "nobody else hears this"
        assert read_sentences([file]) == {"a": said}
