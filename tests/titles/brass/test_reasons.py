"""Why an action cannot be taken, asked before it is chosen."""

from __future__ import annotations

from typing import Any

import pytest

from game.titles.brass.rules.components import INDUSTRIES
from game.titles.brass.rules.offers import build_offer, income_after_loan, rail_offer
from game.titles.brass.rules.routes import (
    coal_sources_at,
    coal_sources_for_line,
    sale_route,
    sources_asked_for,
)
from tests.titles.brass.tables import table_of

MILLS = {"bury.0": "pink cotton-mill 1"}
PORT = {"preston.0": "yellow port 1"}
PORT_CARD = {"hand": ["port"]}
NO_CARD: dict[str, list[str]] = {"hand": []}
EMPTY_STACKS: dict[str, list[int]] = {industry: [] for industry in INDUSTRIES}
Described = tuple[tuple[Any, ...], dict[str, Any]]


def words(*described: Any, **rest: Any) -> Described:
    """Return what describes a table."""
    return described, rest


@pytest.mark.parametrize(
    ("described", "asked", "key"),
    [
        (words(pink=PORT_CARD), ("build", "cotton-mill", "bury.0"), "no-card-for"),
        (words(pink={"hand": ["bury"]}), ("build", "cotton-mill", "bury.0"), None),
        (words(pink={"hand": ["bury"]}), ("build", "cotton-mill"), None),
        (words(pink={"hand": ["bury"]}), ("build",), None),
        (words(pink={"hand": ["bury"]}), ("build", "shipyard"), "level-zero"),
        (
            words(pink={"hand": ["bury"], "stacks": {"port": []}}),
            ("build", "port"),
            "stack-empty",
        ),
        (
            words(pink={"hand": ["bury"], "money": 2}),
            ("build", "cotton-mill"),
            "too-dear-anywhere",
        ),
        (words(), ("canal",), "nothing-to-start-from"),
        (words(MILLS), ("canal",), None),
        (words(MILLS, pink={"money": 2}), ("canal",), "too-dear-link-anywhere"),
        (words(MILLS), ("canal", "bolton", "bury"), None),
        (words(MILLS, pink={"money": 2}), ("canal", "bolton", "bury"), "too-dear-link"),
        (words(MILLS), ("rail",), "rails-come-later"),
        (words({"birkenhead.0": "pink shipyard 2"}, era="rail"), ("canal",), "canals-are-over"),
        (
            words({"birkenhead.0": "pink shipyard 2"}, era="rail"),
            ("rail",),
            "no-coal-for-rail-anywhere",
        ),
        (
            words(
                {"birkenhead.0": "pink shipyard 2"},
                {"birkenhead ellesmere-port": "yellow"},
                era="rail",
            ),
            ("rail",),
            "no-line-anywhere",
        ),
        (words(), ("develop",), None),
        (words(pink={"money": 0}), ("develop", "port"), "iron-too-dear"),
        (
            words(pink={"stacks": EMPTY_STACKS}),
            ("develop",),
            "stacks-empty",
        ),
        (words(), ("sell",), "no-mill"),
        (words(MILLS), ("sell",), "no-buyer-anywhere"),
        (words(MILLS), ("sell", "bury.0"), "no-buyer"),
        (words(MILLS), ("sell", "bury.1"), "not-your-mill"),
        (words(MILLS | PORT), ("sell", "bury.0", "preston.0"), "port-not-connected"),
        (words({"preston.1": "pink cotton-mill 1"} | PORT), ("sell",), None),
        (words({"preston.1": "pink cotton-mill 1"} | PORT), ("sell", "preston.1"), None),
        (
            words({"preston.1": "pink cotton-mill 1"} | PORT),
            ("sell", "preston.1", "market"),
            None,
        ),
        (
            words({"preston.1": "pink cotton-mill 1"} | PORT),
            ("sell", "preston.1", "preston.0"),
            None,
        ),
        (words(), ("loan",), None),
        (words(), ("pass",), None),
        (
            words(phase="over", era="rail", pink=NO_CARD, yellow=NO_CARD, blue=NO_CARD),
            ("build",),
            "game-over",
        ),
    ],
)
def test_an_action_says_why_it_cannot_be_taken(
    described: Described, asked: tuple[str, ...], key: str | None
) -> None:
    table = table_of(*described[0], **described[1])
    reason = table.why_not(*asked)
    assert (reason.key if reason else None) == key


def test_at_luck_and_in_other_questions_actions_wait() -> None:
    table = table_of({"preston.1": "pink cotton-mill 1"} | PORT, pink=PORT_CARD)
    table.play("sell preston.1 market")
    assert str(table.why_not("build")) == str(table.refusal("pass"))
    asked = table_of().play("pass")
    reason = asked.why_not("build")
    assert reason
    assert reason.key == "not-now-card"
    assert asked.refusal("build port preston.0").key == "not-now-card"
    assert asked.refusal("demand 0").key == "no-luck-due"


def test_a_build_offer_tells_price_sources_and_cards() -> None:
    counters = {"wigan.0": "blue coal-mine 1", "bolton.2": "yellow ironworks 1"}
    pink: dict[str, Any] = {"hand": ["preston", "cotton-mill"], "stacks": {"cotton-mill": [3]}}
    links = {"preston wigan": "pink"}
    table = table_of(counters, links, pink=pink)
    offer = build_offer(table.state, 0, 0, table.state.board.space_numbers["preston.1"])
    assert offer
    assert (offer.kind.level, offer.pounds, offer.over) == (3, 16, False)
    assert [(source.space, source.route) for source in offer.coal] == [
        ("wigan.0", ("preston wigan",))
    ]
    assert [source.space for source in offer.iron] == ["bolton.2"]
    assert offer.cards == ("preston", "cotton-mill")
    assert build_offer(table.state, 0, 0, table.state.board.space_numbers["colne.0"]) is None
    none = table_of(pink={"stacks": {"port": []}})
    assert build_offer(none.state, 0, 1, none.state.board.space_numbers["preston.0"]) is None


def test_a_loan_tells_the_income_after_it() -> None:
    table = table_of(pink={"income_space": 14})
    assert income_after_loan(table.state, 0, 3) == (9, -1)
    assert income_after_loan(table_of(pink={"income_space": 1}).state, 0, 3) is None


def test_a_rail_without_coal_has_no_offer_and_the_nearest_way_is_shown() -> None:
    table = table_of({"birkenhead.0": "pink shipyard 2"}, era="rail")
    line = table.state.board.line_numbers["birkenhead ellesmere-port"]
    assert rail_offer(table.state, line, second=True) is None
    mines = table_of(
        {"wigan.0": "pink coal-mine 2"}, {"preston wigan": "pink"}, era="rail", pink=PORT_CARD
    )
    line = mines.state.board.line_numbers["liverpool wigan"]
    (source,) = coal_sources_for_line(mines.state, line)
    assert (source.space, source.route) == ("wigan.0", ())
    place = mines.state.board.place_numbers["colne"]
    assert coal_sources_at(mines.state, place) == ()
    assert sale_route(mines.state, mines.state.board.space_numbers["colne.0"], 1) is None


def test_the_mines_to_choose_from_are_shown_with_their_ways() -> None:
    counters = {"wigan.0": "blue coal-mine 2", "wigan.1": "yellow coal-mine 2"}
    table = table_of(counters, {"preston wigan": "blue"}, pink={"hand": ["preston"]})
    table.play("build ironworks preston.2")
    shown = [(source.space, source.route) for source in sources_asked_for(table.state)]
    assert shown == [("wigan.0", ("preston wigan",)), ("wigan.1", ("preston wigan",))]
    rails = table_of(counters | {"preston.0": "pink port 2"}, era="rail", pink=PORT_CARD)
    rails.play("rail preston wigan")
    assert [source.space for source in sources_asked_for(rails.state)] == ["wigan.0", "wigan.1"]


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("remove bury.0", "not-your-counter"),
        ("remove oldham.0", "not-listed"),
    ],
)
def test_only_an_own_counter_pays_a_debt(text: str, key: str) -> None:
    counters = {"oldham.0": "pink cotton-mill 1", "colne.0": "pink cotton-mill 1"}
    table = table_of(counters, phase="debt", pink={"money": -3}, yellow={"hand": []})
    if key == "not-listed":
        assert text in table.moves()
    else:
        assert table.refusal(text).key == key


def test_a_card_that_is_held_but_does_not_fit_says_so() -> None:
    pink = {"hand": ["bury", "cotton-mill", "port"]}
    table = table_of({}, {"bolton bury": "pink"}, pink=pink).play("build cotton-mill bury.0")
    assert table.refusal("card port").key == "card-does-not-fit"
    assert table.refusal("card colne").key == "card-not-held"
    assert table.refusal("coal bury.0").key == "not-now-card"


@pytest.mark.parametrize("phase", ["coal", "iron"])
def test_a_mine_or_ironworks_without_cubes_says_so(phase: str) -> None:
    counters = {"wigan.0": "blue coal-mine 2", "wigan.1": "yellow coal-mine 2"}
    counters |= {"bolton.2": "blue ironworks 2", "rochdale.2": "yellow ironworks 2"}
    table = table_of(counters, {"preston wigan": "blue"}, pink={"hand": ["preston"]})
    if phase == "coal":
        table.play("build ironworks preston.2")
        assert table.refusal("coal bury.0").key == "no-coal-in-mine"
    else:
        table.play("develop port")
        assert table.refusal("iron blackburn.2").key == "no-iron-in-works"
