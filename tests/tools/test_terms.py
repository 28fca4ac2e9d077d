"""The check of terms finds a retired phrase in whichever form it is written, leaves longer words
alone, and names the term to use."""

from pathlib import Path

import pytest

from game.engine.reasons import Unreadable
from tools.checks.terms import (
    RetiredPhrase,
    contradictions,
    find_retired_phrases,
    retired_phrases,
)
from tools.terms import SHARED_PART_NAME, table_of_terms, terms_by_part

LIST = """
[[term]]
en = "minimum bid"
pl = "minimalna stawka"
cs = "nejnižší nabídka"
source = "printed rules"
retired_en = ["least bid"]
retired_pl = ["ofert*"]
retired_cs = []
"""


def is_found(phrase: str, sentence: str) -> bool:
    return find_retired_phrases(sentence, (RetiredPhrase(phrase, "term"),)) != []


def listed(folder: Path, text: str = LIST, part: str = SHARED_PART_NAME) -> Path:
    (folder / f"{part}.toml").write_text(text, encoding="utf-8")
    return folder


@pytest.mark.parametrize(
    ("phrase", "sentence"),
    [
        ("least bid", "The least bid is £5."),
        ("least bid", "Least\u00a0bid"),
        ("ofert*", "Nie ma oferty"),
        ("ofert* gracza", "ofertę gracza"),
        ("mines", "{count} {count:mine|mines}"),
        ("die of {}", "The die of {value} is yours."),
    ],
)
def test_a_retired_phrase_is_found_in_every_form(phrase: str, sentence: str) -> None:
    assert is_found(phrase, sentence)


@pytest.mark.parametrize(
    ("phrase", "sentence"),
    [("least bid", "At least bidding is free."), ("bill", "billing"), ("bill", "{bill} pounds")],
)
def test_a_longer_word_and_the_name_of_a_placeholder_are_allowed(
    phrase: str, sentence: str
) -> None:
    assert not is_found(phrase, sentence)


def test_a_shared_phrase_is_retired_in_every_part_and_another_in_its_own(tmp_path: Path) -> None:
    own = LIST.replace("least bid", "price to beat")
    terms = terms_by_part(listed(listed(tmp_path), own, "brass"))
    assert [each.phrase for each in retired_phrases(terms, "brass", "en")] == [
        "least bid",
        "price to beat",
    ]
    assert [each.phrase for each in retired_phrases(terms, "tiletum", "en")] == ["least bid"]


def test_what_is_retired_is_told_with_the_term_of_its_language(tmp_path: Path) -> None:
    [told] = retired_phrases(terms_by_part(listed(tmp_path)), SHARED_PART_NAME, "pl")
    assert told.instead == "minimalna stawka"


def test_a_term_that_contains_what_is_retired_is_refused(tmp_path: Path) -> None:
    terms = terms_by_part(listed(tmp_path, LIST.replace("least bid", "minimum")))
    [told] = contradictions(terms, SHARED_PART_NAME)
    assert told == "assets/terms/shared.toml: 'minimum bid' contains 'minimum', which is retired"


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (LIST.replace('source = "printed rules"\n', ""), "source is missing"),
        (LIST.replace("least bid", "Least bid"), "allowed: phrases in lower case"),
        (LIST.replace("least bid", "*"), "allowed: phrases in lower case"),
        (LIST + 'note = ""\n', "note"),
    ],
)
def test_a_list_that_is_not_as_it_must_be_is_refused(tmp_path: Path, wrong: str, told: str) -> None:
    with pytest.raises(Unreadable, match=told):
        terms_by_part(listed(tmp_path, wrong))


def test_the_table_shows_each_term_with_its_source_and_what_it_was_called(tmp_path: Path) -> None:
    table = table_of_terms(terms_by_part(listed(tmp_path)))
    assert "| minimum bid | minimalna stawka | nejnižší nabídka |" in table
    assert "| printed rules |" in table
    assert "en: `least bid`; pl: `ofert*`" in table


def test_the_english_term_stands_in_for_one_that_is_not_translated_yet(tmp_path: Path) -> None:
    untranslated = LIST.replace('cs = "nejnižší nabídka"\n', "").replace("retired_cs = []\n", "")
    [term] = terms_by_part(listed(tmp_path, untranslated))[SHARED_PART_NAME]
    assert term.by_language["cs"] == "minimum bid"
    assert term.retired["cs"] == ()
