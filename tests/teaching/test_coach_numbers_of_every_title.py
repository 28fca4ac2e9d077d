"""Numbers of a coach say what they count: a percentage is of winning, points are of the game."""

import re

import pytest

from game.text.languages import NATIVE_NAME_BY_LANGUAGE
from tests.teaching.every_title import every_title
from tests.teaching.playing import Taught

WINNING = {"en": r"\bwin", "pl": "wygran", "cs": "výhr"}
PERCENTAGE = re.compile(r"\{\w+\}(?: ?%| percentage| p\.p\.| procent| punkt(?:u|y|ów)? procent)")

NUMBER = re.compile(r"(?<!: )(£?)(?<!: £)\{(\w+)\}(?=[,.;:]|$)")
TEXTS = frozenset({"better"})
"""Facts of a coach that are moves in words."""


@every_title
@pytest.mark.parametrize("language", NATIVE_NAME_BY_LANGUAGE)
def test_every_percentage_of_a_coach_is_of_winning(taught: Taught, language: str) -> None:
    said = taught.said(language)
    unclear = [
        key
        for key, sentence in said.items()
        if key.startswith("coach.")
        and PERCENTAGE.search(sentence)
        and not re.search(WINNING[language], sentence)
    ]
    assert unclear == []


@every_title
@pytest.mark.parametrize("language", NATIVE_NAME_BY_LANGUAGE)
def test_every_number_of_a_coach_has_a_unit(taught: Taught, language: str) -> None:
    bare = [
        f"{key}: {name}"
        for key, sentence in taught.said(language).items()
        if key.startswith("coach.")
        for pound, name in NUMBER.findall(sentence)
        if not pound and name not in TEXTS
    ]
    assert bare == []
