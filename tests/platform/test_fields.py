"""TOML texts of any kind are read at once, or refused in one sentence."""

import time

import pytest

from game.engine.reasons import Unreadable
from game.fields import LONGEST_LIST, LONGEST_TEXT, allowed_words, listed, read_toml, toml_table

MOST_SECONDS = 1.0  # of the processor
SLOW_TO_READ = {
    "a key of a hundred thousand dots": "a" + ".a" * 100_000 + " = 1",
    "a table of as many": "[a" + ".a" * 100_000 + "]",
    "such a key in braces": "x = {a" + ".a" * 100_000 + " = 1}",
    "quoted names between dots": '"a"' + ' . "a"' * 100_000 + " = 1",
    "texts that do not end": '"\\' * 250_000,
    "lists in lists": "x = " + "[" * 250_000,
    "a number of five thousand digits": "x = 0x" + "f" * 5000,
    "such a number in a list in a table": "[[x]]\ny = [[1, -0b1" + "0" * 20_000 + "]]",
    "a number of one bit too many": f"x = {2**63}",
    "a long word": "a" * LONGEST_TEXT,
}


@pytest.mark.parametrize("text", SLOW_TO_READ.values(), ids=list(SLOW_TO_READ))
def test_a_text_made_to_hurt_is_refused_within_a_second(text: str) -> None:
    begin = time.process_time()
    with pytest.raises(Unreadable, match="text is not readable as TOML: "):
        read_toml(text, "text")
    assert time.process_time() - begin < MOST_SECONDS


def test_dots_in_texts_comments_and_numbers_are_no_key() -> None:
    text = """
        # .............................. a line of dots
        said = ["\\"Well ........ then\\"", 'one.two.three.four.five.six.seven.eight.nine.ten']
        numbers = [1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5, 8.5, 9.5, 10.5]
        a.b.c.d = 3
    """
    fields = read_toml(text, "text")
    assert len(fields.items("numbers", "numbers")) == 10


def test_the_largest_numbers_of_64_bits_are_read() -> None:
    assert toml_table(f"x = {2**63 - 1}\ny = {-(2**63)}", "text") == {"x": 2**63 - 1, "y": -(2**63)}


def test_a_number_of_too_many_digits_is_refused_in_our_words() -> None:
    with pytest.raises(Unreadable, match="a number does not fit into 64 bits") as refused:
        toml_table("version = " + "9" * 5000, "a file")
    assert "sys." not in str(refused.value)


def test_an_empty_word_that_is_allowed_is_seen_in_the_refusal() -> None:
    with pytest.raises(Unreadable, match=r'allowed: lion, ""\.$'):
        read_toml('crest = "bear"', "text").choice("crest", ("lion", ""))


def test_a_short_list_of_allowed_words_is_told_to_the_last() -> None:
    assert listed(["tin", "", "copper"]) == 'tin, "", copper'
    areas = [f"area-{number}" for number in range(30)]
    assert listed(areas) == ", ".join(areas)


def test_of_a_long_list_the_first_words_are_told_and_how_many_more_there_are() -> None:
    words = [f"architect:step{number}" for number in range(100)]
    told = listed(words)
    assert told.startswith("architect:step0, architect:step1, ")
    assert told.endswith(" more")
    shown, _, rest = told.rpartition(" and ")
    assert len(shown.split(", ")) + int(rest.split()[0]) == 100
    assert len(told) < LONGEST_LIST


def test_the_nearest_word_is_told_although_the_list_is_cut() -> None:
    words = [f"architect:step{number}" for number in range(100)]
    assert allowed_words("architekt:step77", words).endswith("(nearest: architect:step77)")


def test_one_very_long_word_is_still_told() -> None:
    assert listed(["a" * 400, "b"]) == "a" * 400 + " and 1 more"
