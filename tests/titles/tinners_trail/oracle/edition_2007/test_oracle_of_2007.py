"""The oracle of 2007: time, mines, ore and developments (C-6 .. C-12, C-20 .. C-23, C-27).
The oracle of 2007: prices, sale, investments, prospecting and the end (C-4, C-13 ..
C-16)."""

import tomllib
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tools.titles.tinners_trail.oracle_2007.oracle import Edition2007Oracle
from tools.titles.tinners_trail.oracle_2007.positions import (
    area,
    cubes,
    of_kind,
    play,
    player,
    table_with,
)
from tools.titles.tinners_trail.oracle_2007.random_play import MOODS, choose
from tools.titles.tinners_trail.oracle_2007.set_up import faults_of_deal, new_position

# The oracle of 2007: time, mines, ore and developments (C-6 .. C-12, C-20 .. C-23, C-27).

ALL_BUT_PINK = ["yellow", "blue"]


@pytest.mark.rule("C-6")
@pytest.mark.rule("C-20")
def test_two_time_points_from_column_2_end_in_column_4_below_the_marker_there() -> None:
    oracle = table_with(work={"2": ["pink", "yellow"], "4": ["blue"]})
    play(oracle, "port breage")
    document = oracle.document()
    assert document["work"] == {"2": ["yellow"], "4": ["blue", "pink"]}
    assert document["to_move"] == "yellow"


@pytest.mark.rule("C-6")
def test_who_has_not_acted_goes_first_from_the_left() -> None:
    oracle = table_with(work={"0": ["blue", "pink"], "1": ["yellow"]}, to_move="blue")
    play(oracle, "pasties")
    assert oracle.document()["to_move"] == "pink"
    play(oracle, "pasties")
    assert oracle.document()["work"] == {"1": ["yellow", "blue", "pink"]}


@pytest.mark.rule("C-8")
@pytest.mark.rule("C-21")
def test_in_column_10_passing_is_the_only_action_and_is_asked() -> None:
    assert table_with(work={"10": ["pink", "yellow", "blue"]}).moves() == ["pass"]
    assert "adit breage camborne" not in table_with(work={"8": ["pink", "yellow", "blue"]}).moves()


@pytest.mark.rule("C-7")
def test_the_last_player_has_one_more_action_and_has_then_passed() -> None:
    oracle = table_with(work={"3": ["pink"]}, invested=ALL_BUT_PINK)
    play(oracle, "pasties")
    document = oracle.document()
    assert document["invested"] == [*ALL_BUT_PINK, "pink"]
    assert document["phase"] == "invest"


@pytest.mark.rule("C-7")
@pytest.mark.rule("C-22")
def test_the_last_action_may_be_an_auction_with_its_dice() -> None:
    oracle = table_with(work={"3": ["pink"]}, invested=ALL_BUT_PINK)
    play(oracle, "build padstow")
    assert oracle.moves() == sorted(f"bid {bid}" for bid in range(1, 16))
    play(oracle, "bid 3")
    document = oracle.document()
    assert (document["phase"], document["to_move"]) == ("auction", "luck")
    assert document["auction"]["winner"] == "pink"
    assert document["work"] == {"5": ["pink"]}
    play(oracle, "roll area 1 3 2")
    assert cubes(oracle, "padstow") == (1, 3, 2)
    assert oracle.document()["phase"] == "invest"


@pytest.mark.rule("C-9")
def test_an_auction_goes_clockwise_and_the_winner_pays_with_money_and_time() -> None:
    companies = {"blue": {"money": 4}, "yellow": {"money": 9}}
    oracle = table_with({"breage": {"tin": 2, "water": 3}}, companies,
                        work={"0": ["pink"], "1": ["blue", "yellow"]})  # fmt: skip
    play(oracle, "build breage")
    assert "drop" not in oracle.moves()
    play(oracle, "bid 4")
    assert oracle.document()["to_move"] == "yellow"
    assert oracle.document()["auction"]["in"] == ["pink", "yellow"]
    play(oracle, "bid 9")
    play(oracle, "drop")
    assert area(oracle, "breage")["owner"] == "yellow"
    assert (player(oracle, "yellow")["money"], player(oracle, "yellow")["mines_left"]) == (0, 5)
    document = oracle.document()
    assert document["work"] == {"0": ["pink"], "1": ["blue"], "3": ["yellow"]}
    assert (document["to_move"], document["phase"]) == ("pink", "actions")


@pytest.mark.rule("C-9")
@pytest.mark.parametrize(
    "why", [{"money": 0}, {"mines_left": 0}], ids=["without money", "without a mine"]
)
def test_who_cannot_build_starts_no_auction_and_takes_no_part(why: dict[str, int]) -> None:
    assert of_kind(table_with(companies={"pink": why}), "build") == []
    oracle = table_with({"breage": {"tin": 2}}, {"yellow": why, "blue": why})
    play(oracle, "build breage", "bid 1")
    assert area(oracle, "breage")["owner"] == "pink"


@pytest.mark.rule("C-22")
@pytest.mark.rule("C-27")
def test_an_area_with_a_cube_is_never_rolled_for() -> None:
    oracle = table_with({"padstow": {"water": 1}}, {"yellow": {"money": 0}, "blue": {"money": 0}})
    play(oracle, "build padstow", "bid 1")
    assert cubes(oracle, "padstow") == (0, 0, 1)
    assert oracle.document()["phase"] == "actions"


@pytest.mark.rule("C-10")
def test_a_capacity_of_three_and_three_water_make_three_copper_cost_nine() -> None:
    mine = {"owner": "pink", "copper": 4, "water": 3, "train": True}
    oracle = table_with({"breage": mine})
    assert len(of_kind(oracle, "extract")) == 3
    play(oracle, "extract breage tin 0 copper 3")
    assert (player(oracle, "pink")["money"], cubes(oracle, "breage")) == (6, (0, 1, 4))
    assert player(oracle, "pink")["ore"] == {"tin": 0, "copper": 3}


@pytest.mark.rule("C-10")
def test_extraction_without_water_is_free_and_adds_one() -> None:
    mine = {"owner": "pink", "tin": 1, "copper": 1}
    oracle = table_with({"breage": mine}, {"pink": {"money": 0}})
    assert of_kind(oracle, "extract") == [
        "breage tin 0 copper 1",
        "breage tin 1 copper 0",
        "breage tin 1 copper 1",
    ]
    assert cubes(play(oracle, "extract breage tin 1 copper 1"), "breage") == (0, 0, 1)


@pytest.mark.rule("C-11")
def test_a_port_stands_at_the_coast_and_takes_one_water() -> None:
    oracle = table_with({"breage": {"water": 2, "tin": 1}})
    assert "wendron" not in of_kind(oracle, "port")
    assert cubes(play(oracle, "port breage"), "breage") == (1, 0, 1)


@pytest.mark.rule("C-11")
def test_a_train_takes_two_water_there_and_one_beside_mine_or_not() -> None:
    areas: dict[str, dict[str, Any]] = {
        "gwennap": {"owner": "pink", "water": 3},
        "redruth": {"water": 2},
        "kea": {"water": 1},
        "wendron": {"owner": "yellow"},
    }
    oracle = play(table_with(areas, round=3, prices={"tin": 5, "copper": 4}), "train gwennap")
    water = {name: cubes(oracle, name)[2] for name in areas}
    assert water == {"gwennap": 1, "redruth": 1, "kea": 0, "wendron": 0}


@pytest.mark.rule("C-11")
@pytest.mark.rule("C-27")
def test_an_adit_works_on_both_sides_but_not_in_an_empty_area() -> None:
    oracle = table_with({"breage": {"owner": "pink"}, "camborne": {"tin": 1, "water": 2}})
    play(oracle, "adit camborne breage")
    assert cubes(oracle, "breage") == (1, 1, 0)
    assert cubes(oracle, "camborne") == (2, 1, 1)
    lone = play(table_with({"gwinear": {"copper": 1}}), "adit gwinear st-ives")
    assert cubes(lone, "st-ives") == (0, 0, 0)
    assert cubes(lone, "gwinear") == (1, 2, 0)


@pytest.mark.rule("C-12")
def test_developments_of_empty_ground_count_when_its_dice_are_thrown() -> None:
    oracle = table_with(
        {"st-ives": {"port": True, "train": True}, "gwinear": {"train": True, "tin": 1}},
        {"yellow": {"money": 0}, "blue": {"money": 0}},
        adits=[["ludgvan", "st-ives"]],
    )
    play(oracle, "build st-ives", "bid 1", "roll area 1 2 4")
    assert cubes(oracle, "st-ives") == (2, 3, 0)


@pytest.mark.rule("C-23")
def test_the_tallest_column_of_pumps_must_be_taken_of_equal_ones_the_rightmost() -> None:
    areas = {"breage": {"water": 3}, "kea": {"owner": "yellow", "water": 2}}
    prices = {"tin": 5, "copper": 4, "last_tin": 4, "last_copper": 4}
    oracle = play(table_with(areas, round=4, prices=prices), "pumps")
    assert oracle.document()["pumps_left"] == 3
    assert oracle.moves() == ["pump breage", "pump kea", "pump none"]
    play(oracle, "pump breage", "pump kea", "pump none")
    assert oracle.document()["developments"]["pumps"] == [[1], [2], [2], []]
    oracle = play(table_with(areas, round=3, prices=prices), "pumps")
    assert oracle.document()["developments"]["pumps"] == [[1], [2], [], [3]]


@pytest.mark.rule("C-5")
@pytest.mark.rule("C-23")
def test_the_pumps_action_exists_as_often_as_the_rounds_number_also_without_water() -> None:
    oracle = play(table_with(), "pumps")
    assert oracle.document()["phase"] == "actions"
    assert "pumps" not in table_with(developments={"pumps": [[], [2], [2], [3]]}).moves()


@pytest.mark.rule("C-28")
def test_pasties_earn_a_pound() -> None:
    assert player(play(table_with(), "pasties"), "pink")["money"] == 16


# The oracle of 2007: prices, sale, investments, prospecting and the end (C-4, C-13 .. C-16).

TEXT = Path(__file__).with_name("example.toml").read_text(encoding="utf-8")
LAST = {"to_move": "blue", "invested": ["yellow", "pink"], "work": {"10": ["blue"]}}


@pytest.fixture
def example() -> Edition2007Oracle:
    return Edition2007Oracle.from_position(tomllib.loads(TEXT))


@pytest.mark.rule("C-14")
@pytest.mark.rule("C-24")
def test_the_example_of_an_investment(example: Edition2007Oracle) -> None:
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
    oracle, random, rounds = (
        Edition2007Oracle.from_position(new_position(players, 3)),
        Random(3),
        set(),
    )
    assert faults_of_deal(oracle.document()) == []
    while not oracle.is_over:
        rounds.add(oracle.table.round)
        oracle.play(choose(oracle.moves(), random, mood))
        written = oracle.document()
        assert Edition2007Oracle.from_position(written).document() == written
    assert rounds == {1, 2, 3, 4}
