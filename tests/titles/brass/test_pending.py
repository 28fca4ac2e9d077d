"""Positions in the middle of an action: what may be pending, and that it goes on from there."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine.reasons import Unreadable
from game.titles.brass.rules.reasons import why_not
from tests.titles.brass.tables import table_of

MINES = {"wigan.0": "blue coal-mine 2", "wigan.1": "yellow coal-mine 2"}
WORKS = {"bolton.2": "blue ironworks 2", "rochdale.2": "yellow ironworks 2"}
JOINED = {"preston wigan": "yellow"}
BUILD = {"move": "build ironworks preston.2"}
MILL_3 = {"stacks": {"cotton-mill": [3]}}


def test_a_build_goes_on_from_its_coal() -> None:
    table = table_of(MINES, JOINED, phase="coal", pending=BUILD).play("coal wigan.1")
    assert table.counter("preston.2").owner == 0
    assert table.player("pink").spent == 5


def test_a_build_goes_on_from_its_iron_with_its_coal_taken_and_paid() -> None:
    pending = {"move": "build cotton-mill manchester.0"}
    table = table_of(WORKS, phase="iron", pending=pending, pink=MILL_3).play("iron bolton.2")
    assert table.player("pink").spent == 16


def test_a_second_rail_and_a_second_development_go_on() -> None:
    mines = MINES | {"preston.0": "pink port 2"}
    pending = {"move": "rail preston wigan", "number": 2}
    table = table_of(mines, era="rail", phase="coal", pending=pending).play("coal wigan.0")
    assert table.player("pink").spent == 10
    assert (
        'pending = { move = "rail preston wigan", number = 2 }'
        in table_of(mines, era="rail", phase="coal", pending=pending).text()
    )
    second = {"move": "develop port", "number": 2}
    table = table_of(WORKS, phase="iron", pending=second).play("iron bolton.2")
    assert table.look().action == 2


def test_two_cards_go_on_from_the_second_card() -> None:
    pending = {"move": "build port fleetwood.0 two-cards", "cards": 1}
    table = table_of(phase="card", pending=pending).play("card coal-mine")
    assert table.counter("fleetwood.0").owner == 0
    assert table.to_move == "yellow"


def test_a_sale_goes_on_from_its_tile() -> None:
    mill = {"preston.1": "pink cotton-mill 1", "preston.0": "blue port 1"}
    pending = {"move": "sell preston.1 market"}
    table = table_of(mill, phase="demand", pending=pending).play("demand 1")
    assert table.counter("preston.1").flipped


@pytest.mark.parametrize(
    ("counters", "words"),
    [
        (MINES, {"pending": {"move": "build ironworks preston.2"}, "links": {}}),
        (MINES, {"pending": BUILD, "pink": {"money": 4}}),
        (MINES, {"pending": BUILD, "pink": {"stacks": {"ironworks": []}}}),
        (MINES, {"pending": {"move": "build shipyard liverpool.2"}}),
        (MINES, {"pending": {"move": "build port preston.0"}}),
        (MINES, {"pending": {"move": "build ironworks preston.0"}}),
        (MINES, {"pending": {"move": "build ironworks preston.2 two-cards"}, "action": 2}),
        (MINES | {"preston.2": "blue ironworks 1"}, {"pending": BUILD}),
        (MINES, {"pending": {"move": "rail preston wigan"}}),
        (MINES, {"pending": {"move": "pass"}}),
        (WORKS, {"phase": "iron", "pending": {"move": "build cotton-mill manchester.0"}}),
        (WORKS, {"phase": "iron", "pending": {"move": "rail preston wigan"}}),
        (
            {"preston.1": "pink cotton-mill 1"},
            {"phase": "demand", "pending": {"move": "sell preston.1 market"}},
        ),
    ],
)
def test_what_cannot_be_carried_out_is_not_pending(
    counters: dict[str, str], words: dict[str, Any]
) -> None:
    described = {"phase": "coal", "links": JOINED} | words
    with pytest.raises(Unreadable, match="pending does not fit"):
        table_of(counters, described.pop("links"), **described)


@pytest.mark.parametrize(
    ("words", "part"),
    [
        ({"phase": "card", "pending": {"move": 3, "cards": 1}}, "move is 3"),
        ({"phase": "over", "era": "rail"}, "a phase with questions"),
        ({"phase": "coal", "pending": BUILD | {"number": 2}}, "number is 2"),
        ({"rail_deck": ["?"]}, "rail_deck has 1"),
        ({"rail_deck": ["bury", "bury"]}, "rail_deck has 2 cards of bury"),
        ({"deck": ["port"] * 67}, "deck has 67 cards"),
        ({"players": 4, "green": {"hand": ["port", "x"]}}, "hand has"),
    ],
)
def test_what_a_position_may_not_say(words: dict[str, Any], part: str) -> None:
    with pytest.raises(Unreadable, match=part):
        table_of(MINES, JOINED, **words)


def test_a_ranking_that_is_none_is_refused() -> None:
    nobody: dict[str, Any] = {"hand": []}
    words: dict[str, Any] = {"pink": nobody, "yellow": nobody, "blue": nobody | {"points": 3}}
    over = {"phase": "over", "era": "rail", **words}
    assert table_of(**over).game.ranking(table_of(**over).state) == (2, 0, 1)
    with pytest.raises(Unreadable, match="is not by points"):
        table_of(ranking=["pink", "yellow", "blue"], **over)
    assert str(table_of(**over).refusal("pass").key) == "game-over"


def test_an_unbuilt_counter_may_wait_for_another_location() -> None:
    counters = {"wigan.0": "yellow coal-mine 1 flipped", "wigan.1": "pink coal-mine 1 flipped"}
    table = table_of(counters, coal=0, pink={"hand": ["wigan"], "stacks": {"coal-mine": [2]}})
    assert table.refusal("build coal-mine wigan.0").key == "own-counter-here"
    assert why_not(table.state, "build", ("coal-mine", "wigan.1")) is None


def test_a_link_is_found_by_its_line() -> None:
    table = table_of({}, JOINED).look()
    link = table.link("preston wigan")
    assert link
    assert (link.places, link.owner, link.points) == (("preston", "wigan"), 1, 0)
    assert table.link("bolton bury") is None


def test_rows_are_found_by_name_and_laws_have_words() -> None:
    table = table_of()
    assert list(table.state.row("money")) == [30, 30, 30]
    assert table.game.rules.law_words(1).startswith("a card is lost")
