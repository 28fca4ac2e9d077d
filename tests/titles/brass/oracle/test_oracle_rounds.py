"""The oracle's cards, money, turns, rounds and eras (B-2, B-3, B-13 .. B-17)."""

from typing import Any

import pytest

from tools.titles.brass.oracle.games import of_kind, play, table_with
from tools.titles.brass.oracle.oracle import BrassOracle
from tools.titles.brass.oracle.set_up import COLOURS


def last_turn(*described: Any, **rest: Any) -> BrassOracle:
    """Pink has the last card of all; the rail era would have no rounds."""
    companies: dict[str, dict[str, Any]] = {colour: {"hand": []} for colour in COLOURS}
    companies["pink"] = {"hand": ["port"]}
    for colour, entry in rest.pop("companies", {}).items():
        companies[colour] = companies[colour] | entry
    return table_with(*described, companies=companies, **rest)


@pytest.mark.rule("B-5.3")
@pytest.mark.rule("B-17.5")
def test_the_card_is_asked_for_when_several_kinds_fit() -> None:
    pink = {"hand": ["colne", "manchester", "manchester", "cotton-mill"]}
    oracle = play(table_with(companies={"pink": pink}), "build cotton-mill manchester.0")
    assert oracle.moves() == ["card cotton-mill", "card manchester"]
    assert oracle.document()["pending"] == {"move": "build cotton-mill manchester.0", "cards": 1}


@pytest.mark.rule("B-2.4")
def test_round_1_of_the_canal_era_has_one_action() -> None:
    assert play(table_with(round=1), "pass", "card port").document()["to_move"] == "yellow"
    rail = play(table_with(round=1, era="rail"), "pass", "card port").document()
    assert (rail["to_move"], rail["action"]) == ("pink", 2)


@pytest.mark.rule("B-2.8")
def test_without_cards_there_is_no_turn_and_with_one_card_one_action() -> None:
    companies = {"pink": {"hand": ["port"]}, "yellow": {"hand": []}}
    after = play(table_with(companies=companies), "pass").document()
    assert (after["to_move"], after["action"]) == ("blue", 1)


@pytest.mark.rule("B-13.4")
@pytest.mark.parametrize(("space", "pounds", "expected"), [(14, 30, 9), (31, 10, 30), (97, 10, 96)])
def test_a_loan_moves_the_marker_to_the_highest_space_of_the_new_level(
    space: int, pounds: int, expected: int
) -> None:
    oracle = table_with(companies={"pink": {"income_space": space}})
    play(oracle, f"loan {pounds}", "card port")
    pink = oracle.document()["player"][0]
    assert (pink["income_space"], pink["money"], pink["spent"]) == (expected, 30 + pounds, 0)


@pytest.mark.rule("B-13.2")
@pytest.mark.rule("B-13.3")
def test_there_is_no_loan_below_level_10_nor_after_the_last_card_of_the_rail_deck() -> None:
    low = {"pink": {"income_space": 2}}
    assert of_kind(table_with(companies=low), "loan") == ["10", "20"]
    assert of_kind(table_with(era="rail"), "loan") == []
    assert of_kind(table_with(era="rail", deck=["port"]), "loan") == ["10", "20", "30"]


@pytest.mark.rule("B-13.6")
def test_who_spent_least_goes_first_and_equal_ones_keep_their_order() -> None:
    order = ["pink", "yellow", "blue", "green"]
    companies: dict[str, dict[str, Any]] = {
        colour: {"hand": ["port"], "spent": spent}
        for colour, spent in zip(order, (23, 6, 6, 12), strict=True)
    }
    for colour in order[:3]:
        companies[colour]["hand"] = ["cotton-mill"] * 2
    oracle = table_with(companies=companies, players=4, to_move="green")
    after = play(oracle, "pass").document()
    assert after["order"] == ["yellow", "blue", "green", "pink"]
    assert [player["spent"] for player in after["player"]] == [0] * 4
    assert (after["round"], after["to_move"]) == (3, "yellow")


@pytest.mark.rule("B-2.6")
def test_cards_are_drawn_in_the_new_turn_order() -> None:
    companies: dict[str, dict[str, Any]] = {
        "pink": {"hand": ["port"], "spent": 5},
        "yellow": {"hand": ["cotton-mill"] * 6},
        "blue": {"hand": ["coal-mine"] * 4 + ["port"] * 3},
    }
    deck = ["wigan", "wigan", "oldham", "preston"]
    oracle = table_with(companies=companies, deck=deck, order=["yellow", "blue", "pink"],
                        to_move="pink")  # fmt: skip
    after = play(oracle, "pass").document()
    assert [player["hand"] for player in after["player"]] == [
        ["preston"],
        ["wigan"] * 2 + ["cotton-mill"] * 6,
        ["oldham"] + ["port"] * 3 + ["coal-mine"] * 4,
    ]


def end_of_round(pink: dict[str, Any], *described: Any, **rest: Any) -> BrassOracle:
    """The next move ends the round, and pink's income is settled first."""
    companies = {
        "pink": {"hand": ["port"] * 2} | pink,
        "yellow": {"hand": ["port"] * 2},
        "blue": {"hand": ["port"]},
    }
    rest = {"to_move": "blue", "companies": companies} | rest
    return play(table_with(*described, **rest), "pass")


@pytest.mark.rule("B-3.1")
@pytest.mark.rule("B-3.2")
@pytest.mark.rule("B-3.3")
def test_a_debt_is_paid_by_half_the_cost_of_counters() -> None:
    counters = {"preston.0": "pink port 2", "oldham.0": "pink cotton-mill 1 flipped",
                "wigan.0": "pink coal-mine 1"}  # fmt: skip
    oracle = end_of_round({"money": 1, "income_space": 5}, counters)
    assert oracle.table.phase == "debt"
    assert oracle.document()["player"][0]["money"] == -4
    assert oracle.moves() == ["remove oldham.0", "remove preston.0", "remove wigan.0"]
    play(oracle, "remove preston.0")
    assert (oracle.table.phase, oracle.document()["player"][0]["money"]) == ("debt", -1)
    play(oracle, "remove oldham.0")
    after = oracle.document()
    assert (after["phase"], after["to_move"], after["player"][0]["money"]) == ("actions", "pink", 5)
    assert after["player"][0]["income_space"] == 5
    assert after["player"][0]["spent"] == 0


@pytest.mark.rule("B-3.6")
@pytest.mark.rule("B-19.1")
def test_who_has_no_counter_left_pays_in_points_or_stays_in_debt() -> None:
    pink = {"money": 1, "income_space": 2, "points": 20}
    own = {"preston.0": "pink port 1"}
    paid = end_of_round(pink, own).document()["player"][0]
    assert (paid["money"], paid["points"]) == (0, 16)
    few = end_of_round(pink | {"points": 3}, own).document()["player"][0]
    assert (few["money"], few["points"]) == (0, 0)
    stays = end_of_round(pink, own, expansions=["debt-stays"]).document()["player"][0]
    assert (stays["money"], stays["points"]) == (-4, 20)


@pytest.mark.rule("B-19.1")
def test_who_stays_in_debt_can_do_what_is_free() -> None:
    pink = {"money": -4, "hand": ["port"]}
    oracle = table_with(
        {"barrow.1": "yellow ironworks 2"}, companies={"pink": pink}, expansions=["debt-stays"]
    )
    assert [text.split()[0] for text in oracle.moves()] == ["develop"] * 5 + ["loan"] * 3 + ["pass"]


@pytest.mark.rule("B-15.1")
@pytest.mark.rule("B-15.11")
def test_the_examples_of_points_of_links() -> None:
    counters = {
        "manchester.0": "blue cotton-mill 1 flipped",
        "manchester.1": "yellow cotton-mill 1 flipped",
        "oldham.0": "yellow cotton-mill 1",
    }
    after = play(last_turn(counters, {"manchester oldham": "pink"}), "pass").document()
    points = [player["points"] for player in after["player"]]
    assert points == [2 + 3, 3 + 3, 3 + 3]
    rail = last_turn({"preston.0": "yellow port 2"}, {"blackpool preston": "pink"}, era="rail")
    assert play(rail, "pass").document()["player"][0]["points"] == 2 + 3


@pytest.mark.rule("B-15.4")
@pytest.mark.rule("B-15.5")
@pytest.mark.rule("B-15.8")
@pytest.mark.rule("B-15.9")
def test_the_change_of_eras() -> None:
    counters = {"oldham.0": "pink cotton-mill 1 flipped", "wigan.0": "yellow coal-mine 2 2"}
    deck = [*["cotton-mill"] * 8, *["manchester", "liverpool"] * 4, *["port", "ironworks"] * 3,
            *["shipyard"] * 2, "bury"]  # fmt: skip
    oracle = last_turn(
        counters, {"manchester oldham": "pink"}, rail_deck=deck, coal=3, iron=2, demand=5,
        distant=[0, 1], order=["yellow", "blue", "pink"], to_move="pink",
    )  # fmt: skip
    after = play(oracle, "pass").document()
    assert (after["era"], after["round"], after["phase"]) == ("rail", 1, "actions")
    assert [entry["at"] for entry in after["counter"]] == ["wigan.0"]
    assert "link" not in after
    assert (after["coal"], after["iron"], after["demand"]) == (3, 2, 0)
    assert len(after["distant"]) == 12
    assert [player["hand"][0] for player in after["player"]] == ["port", "cotton-mill", "liverpool"]
    assert (after["deck"], after["discards"]) == (["bury"], {})


@pytest.mark.rule("B-16.1")
@pytest.mark.rule("B-16.2")
def test_points_then_income_then_money_then_the_last_turn_order_rank() -> None:
    companies: dict[str, dict[str, Any]] = {
        "pink": {"money": 25},
        "yellow": {"money": 28, "income_space": 12},
        "blue": {"money": 21, "income_space": 11},
        "green": {"money": 25, "spent": 9},
    }
    order = ["green", "blue", "yellow", "pink"]
    oracle = last_turn(companies=companies, players=4, era="rail", order=order, to_move="pink")
    after = play(oracle, "pass").document()
    assert (after["phase"], after["to_move"]) == ("over", "nobody")
    assert [player["points"] for player in after["player"]] == [2] * 4
    assert after["ranking"] == ["yellow", "blue", "pink", "green"]


def test_a_rail_era_without_cards_has_no_rounds() -> None:
    counters = {"preston.0": "pink port 2 flipped", "oldham.0": "pink cotton-mill 1 flipped"}
    after = play(last_turn(counters), "pass").document()
    assert after["phase"] == "over"
    assert after["player"][0]["points"] == (4 + 3) + 4 + 3
