"""What is told of a step is what it changed."""

from __future__ import annotations

import pytest

from game.engine.events import Event
from game.engine.move import Move
from game.engine.rules import CHANCE
from game.packing import read_words, speak
from game.titles.tiletum.table.sayings import TiletumSayings


@pytest.mark.parametrize(
    ("language", "by_none", "by_two"),
    [
        ("en", "all king markers stay", "all king markers fall by 2"),
        ("pl", "znaczniki króla stoją", "znaczniki króla spadają o 2"),
        ("cs", "nikdo u krále neklesá", "všichni klesají u krále o 2"),
    ],
)
def test_corruption_of_nothing_makes_nobody_fall(language: str, by_none: str, by_two: str) -> None:
    words = read_words("tiletum")
    speak(words, "tiletum", language)
    sayings = TiletumSayings(words, ())
    for spaces, told in ((0, by_none), (2, by_two)):
        event = Event("corrupted", CHANCE, amounts=(("spaces", spaces),))
        assert sayings.event(event).endswith(told)


def test_gold_that_was_paid_is_told_and_goods_that_went_where_all_see_it_are_not() -> None:
    words = read_words("tiletum")
    speak(words, "tiletum", "en")
    sayings = TiletumSayings(words, ())
    paid = [Event("paid", 0, card=good, amounts=(("number", 2),)) for good in ("gold", "stone")]
    assert [sayings.event(event).strip() for event in paid] == ["paid gold 2", ""]


def test_a_contract_is_offered_with_the_good_that_is_paid_as_alike() -> None:
    words = read_words("tiletum")
    speak(words, "tiletum", "en")
    sayings = TiletumSayings(words, ())
    move = Move(1, "fulfil", "fulfil same3:5 wool", card="same3:5", choice="wool")
    assert sayings.move(move).endswith("points), alike: wool")
