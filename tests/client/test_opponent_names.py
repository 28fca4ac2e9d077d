"""Whoever plays is called by a name of their own in every title and language."""

from collections import Counter

import pytest

from ai.levels import player_names
from game.application.box_factory import read_words
from game.records.records import AUTOMA_PLAYER
from game.text.languages import NATIVE_NAME_BY_LANGUAGE
from game.titles import title_names


@pytest.mark.parametrize("language", NATIVE_NAME_BY_LANGUAGE)
@pytest.mark.parametrize("title", title_names())
def test_no_two_opponents_of_a_title_share_a_name(title: str, language: str) -> None:
    words = read_words(title, language)
    keys = [f"player.{name.replace(':', '-')}" for name in ("human", *player_names())]
    names = [words.say(key) for key in (*keys, "automa.name") if key in words]
    assert [name for name, count in Counter(names).items() if count > 1] == []


@pytest.mark.parametrize("language", NATIVE_NAME_BY_LANGUAGE)
@pytest.mark.parametrize("title", title_names())
def test_the_solo_opponent_of_a_title_has_a_caption_in_words(title: str, language: str) -> None:
    words = read_words(title, language)
    if "automa.name" in words:
        caption = words.say(f"player.{AUTOMA_PLAYER}")
        assert caption[0].isupper()
