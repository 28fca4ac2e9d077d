"""Languages count in their own ways, and a system's wish is understood."""

import re
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont
from hypothesis import given
from hypothesis import strategies as st

from game.application.box_factory import FONT_FILE_BY_FACE
from game.engine.reasons import Unreadable
from game.files.folders import assets_folder
from game.scene.drawing.display_settings import CHARACTERS_NOT_IN_ENGRAVED_FACES, PLAIN_FACE_BY_FACE
from game.text.languages import (
    BASE_LANGUAGE,
    NATIVE_NAME_BY_LANGUAGE,
    first_supported_language,
    plural_form_index,
    text_file_paths,
)
from game.text.names import MAX_NAME_LETTERS, clean_name
from game.text.numerals import number_text, signed_number_text
from game.text.words import Words, read_sentences

POLISH = {1: 0, 2: 1, 4: 1, 5: 2, 11: 2, 12: 2, 14: 2, 21: 2, 22: 1, 25: 2, 102: 1, 112: 2, 0: 2}
CZECH = {1: 0, -1: 0, -4: 1, 2: 1, 4: 1, 5: 2, 12: 2, 21: 2, 22: 2, 0: 2}
ENGLISH = {1: 0, -1: 0, 0: 1, 2: 1, 21: 1}

FOLDERS = tuple(assets_folder() / name for name in ("shared", "tinners_trail", "brass", "tiletum"))
TRANSLATIONS = [language for language in NATIVE_NAME_BY_LANGUAGE if language != BASE_LANGUAGE]
FILES = [
    (folder, file.name)
    for folder in FOLDERS
    for file in sorted((folder / "words" / BASE_LANGUAGE).iterdir())
]
ENOUGH_NUMBERS = 200  # to meet every form of a word

WORDS_OF_PYTHON = "refused.toml."
"""What Python's reader of TOML says, by which its refusals are recognized: it quotes signs."""

NOTHING = "", " ", "\ufe0f", "\u034f", "\u180b", "\U000e0100", "\u200b", "\xad", "\0", "\ud800"
BLANK = "\u3164", "\u2800", "\u0301"


def number_of_forms(language: str) -> int:
    """Return how many forms a noun has beside numbers."""
    return 1 + max(plural_form_index(language, count) for count in range(ENOUGH_NUMBERS))


@pytest.mark.parametrize(
    ("language", "forms"), [("pl", POLISH), ("cs", CZECH), ("en", ENGLISH), ("xx", ENGLISH)]
)
def test_every_language_counts_in_its_own_way(language: str, forms: dict[int, int]) -> None:
    assert {count: plural_form_index(language, count) for count in forms} == forms


@pytest.mark.parametrize(
    ("locales", "language"),
    [(["pl_PL"], "pl"), (["xx", "cs-CZ", "en"], "cs"), (["C"], "en"), ([], "en")],
)
def test_the_first_known_language_of_the_system_is_taken(locales: list[str], language: str) -> None:
    assert first_supported_language(locales) == language


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
    words = Words(*text_file_paths([tmp_path], "en"))
    words.set_language("pl", read_sentences(text_file_paths([tmp_path], "pl")))
    return words


def test_a_translated_sentence_has_the_right_plural(words: Words) -> None:
    said = [words.say("mines", count=count) for count in (1, 3, 5, 22)]
    assert said == ["1 kopalnia", "3 kopalnie", "5 kopalń", "22 kopalnie"]


def test_what_is_not_translated_stays_english_and_counts_so(words: Words) -> None:
    assert words.say("only", count=3) == "English mines"


def test_a_sentence_names_the_key_of_a_command_as_it_is_now(words: Words) -> None:
    words.add_missing_english_sentences({"back": "{count} left, {@undo} undoes"})
    keys = {"@undo": "U"}
    words.set_keyboard_key_namer(lambda command: keys[command])
    assert words.say("back", count=2) == "2 left, U undoes"
    keys["@undo"] = "Ctrl+Z"
    words.set_keyboard_key_namer(lambda command: keys[command])
    assert words.say("back", count=2) == "2 left, Ctrl+Z undoes"


@pytest.mark.parametrize("harmed", [b'mines = "{cou', b"\xff\xfe", b"x = " + b"[" * 9000])
def test_a_damaged_file_is_refused_in_a_sentence(tmp_path: Path, harmed: bytes) -> None:
    file = tmp_path / "mines.toml"
    file.write_bytes(harmed)
    with pytest.raises(Unreadable, match=r"mines\.toml cannot be read: .*; allowed: TOML\.$"):
        read_sentences([file])


def test_the_base_language_comes_back(words: Words) -> None:
    words.set_language("en", {})
    assert words.say("mines", count=2) == "2 mines"
    assert words.name_of_key("tin") == "tin"


def test_a_sentence_said_before_follows_names_and_languages(words: Words) -> None:
    words.add_missing_english_sentences({"found": "{good} was found"})
    assert words.say("found", good="tin") == "cyna was found"
    words.override_names({"tin": "copper"})
    assert words.say("found", good="tin") == "copper was found"
    words.override_names({})
    words.set_language("en", {})
    assert words.say("found", good="tin") == "tin was found"


def test_equal_facts_written_otherwise_make_sentences_of_their_own(words: Words) -> None:
    words.add_missing_english_sentences({"fact": "It is {fact}"})
    said = [words.say("fact", fact=fact) for fact in (1, True, 1.0)]
    assert said == ["It is 1", "It is True", "It is 1.0"]


def test_sentences_are_read_again_when_their_file_has_changed(tmp_path: Path) -> None:
    file = tmp_path / "words.toml"
    for said in ("one", "two"):
        file.write_text(f'a = "{said}"\n', encoding="utf-8")
        read_sentences([file])["a"] = "nobody else hears this"
        assert read_sentences([file]) == {"a": said}


# What is translated says the same facts, in letters the game can write.


def sentences(folder: Path, language: str, name: str) -> dict[str, str]:
    file = folder / "words" / language / name
    return read_sentences([file] if file.is_file() else [])


def facts(sentence: str) -> set[str]:
    return set(re.findall(r"\{(\w+)", sentence))


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_translated_sentence_has_the_facts_of_the_english_one(language: str) -> None:
    strange = [
        f"{folder.name}/{name}: {key}"
        for folder, name in FILES
        for english in [sentences(folder, BASE_LANGUAGE, name)]
        for key, said in sentences(folder, language, name).items()
        if facts(said) != facts(english.get(key, ""))
    ]
    assert strange == []


@pytest.mark.parametrize("language", list(NATIVE_NAME_BY_LANGUAGE))
def test_no_sentence_has_the_apostrophe_of_a_typewriter(language: str) -> None:
    said = read_sentences(text_file_paths(FOLDERS, language))
    ours = {key: said[key] for key in said if not key.startswith(WORDS_OF_PYTHON)}
    assert [key for key, sentence in ours.items() if "'" in sentence] == []


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_number_has_all_forms_of_its_word(language: str) -> None:
    translated = read_sentences(text_file_paths(FOLDERS, language))
    short = [
        f"{key}: {forms}"
        for key, sentence in translated.items()
        for forms in re.findall(r"\{\w+:([^}]*\|[^}]*)\}", sentence)
        if len(forms.split("|")) != number_of_forms(language)
    ]
    assert short == []


@pytest.mark.parametrize("language", list(NATIVE_NAME_BY_LANGUAGE))
def test_every_letter_is_in_the_fonts(language: str) -> None:
    used = set("".join(read_sentences(text_file_paths(FOLDERS, language)).values())) - {"\n"}
    for face, file in FONT_FILE_BY_FACE.items():
        drawn = TTFont(assets_folder() / "shared" / "fonts" / file).getBestCmap()
        missing = {letter for letter in used if ord(letter) not in drawn}
        allowed = CHARACTERS_NOT_IN_ENGRAVED_FACES if face in PLAIN_FACE_BY_FACE else frozenset()
        assert missing <= allowed, f"{face} lacks {missing - allowed}"


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_nothing_is_left_in_english(language: str) -> None:
    english = read_sentences(text_file_paths(FOLDERS, BASE_LANGUAGE))
    assert english.keys() == read_sentences(text_file_paths(FOLDERS, language)).keys()


@pytest.mark.parametrize("language", list(NATIVE_NAME_BY_LANGUAGE))
def test_no_sum_below_0_has_its_sign_behind_the_pound(language: str) -> None:
    words = Words(*text_file_paths(FOLDERS, BASE_LANGUAGE))
    words.set_language(language, read_sentences(text_file_paths(FOLDERS, language)))
    sums = [key for key in tuple(words.sentence_keys()) if "£{" in words.english_sentence(key)]
    said = {
        key: words.say(key, **dict.fromkeys(facts(words.english_sentence(key)), -4)) for key in sums
    }
    assert len(sums) > 50
    assert [key for key, sentence in said.items() if re.search("£[-−]", sentence)] == []


# Numbers are printed with a minus, never with the hyphen of a typewriter.


def test_a_number_below_0_has_a_minus() -> None:
    assert [number_text(number) for number in (-6, 0, 6)] == ["−6", "0", "6"]


def test_a_gain_has_a_plus_a_loss_a_minus() -> None:
    assert [signed_number_text(number) for number in (-12, 0, 3)] == ["−12", "+0", "+3"]


# Names: whatever is typed or read, what becomes of it can be drawn, written and told apart.


@pytest.mark.parametrize("text", [*NOTHING, *BLANK])
def test_what_shows_nothing_is_no_name(text: str) -> None:
    assert clean_name(text) == ""


@pytest.mark.parametrize("name", ["Ann", "Żółć", "Zoë 2", "e\u0301va", "李", "7", "½"])
def test_a_name_stays_as_it_is(name: str) -> None:
    assert clean_name(name) == name


@given(st.text())
def test_a_name_is_a_name_whatever_it_was_made_of(text: str) -> None:
    name = clean_name(text)
    assert clean_name(name) == name
    assert name.isprintable()
    assert len(name) <= MAX_NAME_LETTERS
