"""The oracle of 2007: prices, sale, investments, prospecting and the end (C-4, C-13 .. C-16)."""

import tomllib
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tools.titles.tinners_trail.oracle_2007.oracle import Oracle
from tools.titles.tinners_trail.oracle_2007.positions import cubes, play, player, table_with
from tools.titles.tinners_trail.oracle_2007.random_play import MOODS, choose
from tools.titles.tinners_trail.oracle_2007.set_up import faults_of_deal, new_position

TEXT = Path(__file__).with_name("example.toml").read_text(encoding="utf-8")
LAST = {"to_move": "blue", "invested": ["yellow", "pink"], "work": {"10": ["blue"]}}


@pytest.fixture
def example() -> Oracle:
    return Oracle.from_position(tomllib.loads(TEXT))


@pytest.mark.rule("C-14")
@pytest.mark.rule("C-24")
def test_the_example_of_an_investment(example: Oracle) -> None:
    assert example.moves() == ["invest 15", "invest 5", "invest none"]
    before = example.document()
    given = tomllib.loads(TEXT)
    assert before["boxes"] == given["boxes"]
    assert [entry["points"] for entry in before["player"]] == [32, 10, 30]
    assert [entry["cubes_left"] for entry in before["player"]] == [10, 11, 10]
    play(example, "invest 15")
    assert player(example, "green")["points"] == 25
    assert example.document()["to_move"] == "yellow"


@pytest.mark.rule("C-4")
def test_prices_follow_the_sum_of_the_dice() -> None:
    start = table_with(phase="prices", to_move="luck", prices={}, work={"0": ["blue"]})
    play(start, "roll tin 0 0 2", "roll copper 0 3 3")
    assert start.document()["prices"] == {"tin": 4, "copper": 8}
    assert start.document()["to_move"] == "blue"
    later = table_with(round=2, phase="prices", to_move="luck",
                       prices={"last_tin": 4, "last_copper": 10})  # fmt: skip
    play(later, "roll tin 0 2 2", "roll copper 2 3 4")
    assert later.document()["prices"]["tin"] == 5
    assert later.document()["prices"]["copper"] == 8


@pytest.mark.rule("C-4")
@pytest.mark.parametrize(("old", "price"), [(4, 5), (5, 4), (7, 4)])
def test_round_4_takes_one_off_besides(old: int, price: int) -> None:
    oracle = table_with(round=4, phase="prices", to_move="luck",
                        prices={"last_tin": old, "last_copper": 4})  # fmt: skip
    assert play(oracle, "roll tin 1 2 2").document()["prices"]["tin"] == price


@pytest.mark.rule("C-13")
def test_three_copper_at_eight_and_two_tin_at_five_earn_34() -> None:
    ore = {"pink": {"ore": {"tin": 2, "copper": 3}, "money": 0}}
    oracle = play(table_with(companies=ore, **LAST), "pass")
    assert player(oracle, "pink")["money"] == 34
    assert player(oracle, "pink")["ore"] == {"tin": 0, "copper": 0}
    assert oracle.document()["to_move"] == "yellow"


@pytest.mark.rule("C-24")
def test_who_can_place_no_cube_has_declined_at_once() -> None:
    poor = {"pink": {"money": 4}, "blue": {"money": 5}}
    oracle = play(table_with(companies=poor, **LAST), "pass")
    assert oracle.document()["declined"] == ["pink"]
    play(oracle, "invest 5")
    assert oracle.document()["to_move"] == "blue"
    play(oracle, "invest 5")
    assert oracle.document()["declined"] == ["pink", "blue"]


@pytest.mark.rule("C-5")
@pytest.mark.rule("C-15")
@pytest.mark.rule("C-26")
def test_the_first_two_to_pass_prospect_one_after_the_other() -> None:
    nobody = {colour: {"money": 0} for colour in ("pink", "yellow", "blue")}
    oracle = play(table_with({"breage": {"tin": 1}}, nobody, **LAST), "pass")
    document = oracle.document()
    assert (document["phase"], document["to_move"]) == ("prospect", "yellow")
    assert document["prospectors"] == ["yellow", "pink"]
    assert document["work"] == {"0": ["yellow", "pink", "blue"]}
    assert document["developments"]["miner"] == [0, 2, 3, 3]
    assert "prospect breage" not in oracle.moves()
    assert len(oracle.moves()) == 18
    play(oracle, "prospect padstow")
    assert oracle.document()["prospect"] == "padstow"
    assert len(oracle.weights()) == 60
    assert sum(oracle.weights().values()) == 216
    play(oracle, "roll area 1 3 2")
    assert cubes(oracle, "padstow") == (1, 3, 2)
    play(oracle, "prospect kea", "roll area 0 0 2")
    document = oracle.document()
    assert (document["round"], document["phase"], document["to_move"]) == (2, "prices", "luck")
    assert document["prices"] == {"last_tin": 5, "last_copper": 8}


@pytest.mark.rule("C-15")
@pytest.mark.rule("C-27")
def test_ground_that_is_empty_after_its_dice_may_be_prospected_again() -> None:
    areas: dict[str, dict[str, Any]] = {
        name: {"tin": 1} for name in new_names() if name not in ("st-ives", "padstow")
    }
    areas |= {"st-ives": {"port": True, "train": True}, "padstow": {"tin": 1}}
    nobody = {colour: {"money": 0} for colour in ("pink", "yellow", "blue")}
    oracle = play(table_with(areas, nobody, **LAST), "pass")
    assert oracle.moves() == ["prospect st-ives"]
    play(oracle, "prospect st-ives", "roll area 0 0 3")
    assert (oracle.document()["to_move"], oracle.moves()) == ("pink", ["prospect st-ives"])


@pytest.mark.rule("C-16")
def test_points_then_money_then_ore_then_the_passing_order_rank() -> None:
    areas = {"breage": {"owner": "blue", "tin": 2}, "kea": {"owner": "pink", "copper": 1}}
    companies = {colour: {"money": 4} for colour in ("pink", "yellow", "blue", "green")}
    prices = {"tin": 5, "copper": 8, "last_tin": 5, "last_copper": 8}
    oracle = table_with(
        areas, companies, 4, round=4, prices=prices, to_move="pink", work={"10": ["pink"]},
        invested=["green", "yellow", "blue"],
    )  # fmt: skip
    play(oracle, "pass")
    document = oracle.document()
    assert (document["phase"], document["to_move"]) == ("over", "nobody")
    assert document["ranking"] == ["blue", "pink", "green", "yellow"]


def new_names() -> list[str]:
    """The names of all areas."""
    return [entry["name"] for entry in table_with().document()["area"]]


@pytest.mark.parametrize("mood", MOODS)
@pytest.mark.parametrize("players", [3, 4])
def test_a_whole_game_has_four_rounds_and_every_position_is_read_again(
    players: int, mood: str
) -> None:
    oracle, random, rounds = Oracle.from_position(new_position(players, 3)), Random(3), set()
    assert faults_of_deal(oracle.document()) == []
    while not oracle.is_over:
        rounds.add(oracle.table.round)
        oracle.play(choose(oracle.moves(), random, mood))
        written = oracle.document()
        assert Oracle.from_position(written).document() == written
    assert rounds == {1, 2, 3, 4}
