"""Names: whatever is typed or read, what becomes of it can be drawn, written and told apart."""

import doctest

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game import names
from game.names import LONGEST_NAME, name_of


def test_the_examples_are_true() -> None:
    assert doctest.testmod(names).failed == 0


NOTHING = "", " ", "\ufe0f", "\u034f", "\u180b", "\U000e0100", "\u200b", "\xad", "\0", "\ud800"
BLANK = "\u3164", "\u2800", "\u0301"


@pytest.mark.parametrize("text", [*NOTHING, *BLANK])
def test_what_shows_nothing_is_no_name(text: str) -> None:
    assert name_of(text) == ""


@pytest.mark.parametrize("name", ["Ann", "Żółć", "Zoë 2", "e\u0301va", "李", "7", "½"])
def test_a_name_stays_as_it_is(name: str) -> None:
    assert name_of(name) == name


@given(st.text())
def test_a_name_is_a_name_whatever_it_was_made_of(text: str) -> None:
    name = name_of(text)
    assert name_of(name) == name
    assert name.isprintable()
    assert len(name) <= LONGEST_NAME
