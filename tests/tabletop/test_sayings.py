"""The plain table says what a title's words say, and else the rules' own names."""

from __future__ import annotations

import pytest

from game.engine.knowledge import Event
from game.engine.move import Move
from game.table_protocol import SeatCard
from game.tabletop.plain.sayings import Sayings
from game.words import Words

ANN = (SeatCard(0, "Ann", "red", "human", "Human"),)
PAY = Move(1, "pay-toll", "pay-toll 3", ("kea",), amounts=(("coins", 3),))
PAID = Event("pay-toll", 0, ("kea",), amounts=(("coins", 3),))


@pytest.fixture
def bare() -> Sayings:
    return Sayings(Words(), ANN)


@pytest.fixture
def worded() -> Sayings:
    words = Words()
    words.supply(
        {
            "name.kea": "Kea",
            "move.pay-toll": "Pay {coins} at {place}",
            "log.pay-toll": "{who} pays {coins:coin|coins} at {place}",
            "kind.pay-toll": "Toll",
            "fact.purse": "Money",
        }
    )
    return Sayings(words, ANN)


def test_without_words_a_move_is_its_own_text(bare: Sayings) -> None:
    assert bare.move(PAY) == "Pay toll 3"
    assert bare.event(PAID) == "Ann: Pay toll kea 3"
    assert bare.fact("purse_of_all") == "Purse of all"


def test_words_say_it_better(worded: Sayings) -> None:
    assert worded.move(PAY) == "Pay 3 at Kea"
    assert worded.event(PAID) == "Ann pays coins at Kea"
    assert (worded.kind("pay-toll"), worded.fact("purse")) == ("Toll", "Money")


def test_what_nobody_did_has_no_name_before_it(bare: Sayings) -> None:
    assert bare.event(Event("roll", -1, amounts=(("die", 6),))) == "Roll 6"
