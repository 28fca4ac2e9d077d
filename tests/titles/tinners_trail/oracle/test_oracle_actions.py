"""The oracle on the work track, mining and developments (T, X, D)."""

from typing import Any

import pytest

from tools.titles.tinners_trail.oracle.oracle import TrailOracle
from tools.titles.tinners_trail.oracle.positions import face_down, kinds, of_kind, play, table_with

# The oracle on the work track, mining and developments (T, X, D).


@pytest.mark.rule("T-2")
def test_the_marker_goes_below_all_markers_of_its_new_column() -> None:
    oracle = table_with(3, work={"0": ["pink"], "1": ["yellow", "blue"]})
    document = play(oracle, "pasties").document()
    assert document["work"] == {"1": ["yellow", "blue", "pink"]}
    assert document["to_move"] == "yellow"


@pytest.mark.rule("T-3")
def test_in_the_final_column_passing_is_all() -> None:
    work = {"10": ["pink"]}
    assert table_with(3, work=work, invested=["blue", "yellow"]).moves() == ["pass"]


@pytest.mark.rule("X-1")
def test_every_mix_up_to_capacity_is_listed() -> None:
    areas: dict[str, Any] = {
        "redruth": {"owner": "pink", "tin": 3, "copper": 1},
        "kea": {"owner": "blue", "tin": 2},
    }
    assert of_kind(table_with(3, areas), "extract") == [
        "extract redruth tin 0 copper 1",
        "extract redruth tin 1 copper 0",
        "extract redruth tin 1 copper 1",
        "extract redruth tin 2 copper 0",
    ]


@pytest.mark.rule("X-2")
def test_miner_port_and_train_each_add_one_to_the_capacity() -> None:
    mine = {"owner": "pink", "tin": 9, "miner": True, "port": True, "train": True}
    assert of_kind(table_with(3, {"kea": mine}), "extract")[-1] == "extract kea tin 5 copper 0"


@pytest.mark.rule("X-3")
def test_each_cube_costs_the_water_and_one_water_is_added() -> None:
    areas = {"kea": {"owner": "pink", "tin": 1, "copper": 1, "water": 3}}
    oracle = table_with(3, areas, {"pink": {"money": 5}})
    assert "extract kea tin 1 copper 1" not in oracle.moves()
    play(oracle, "extract kea tin 1 copper 0")
    assert oracle.table.players["pink"].money == 2
    assert oracle.table.areas["kea"].water == 4


@pytest.mark.rule("X-3")
def test_the_last_pound_may_be_spent_and_the_ore_goes_to_the_player() -> None:
    areas = {"kea": {"owner": "pink", "tin": 2, "copper": 1, "water": 3, "miner": True}}
    oracle = table_with(3, areas, {"pink": {"money": 9, "ore": {"tin": 1, "copper": 1}}})
    play(oracle, "extract kea tin 2 copper 1")
    pink, kea = oracle.table.players["pink"], oracle.table.areas["kea"]
    assert (pink.money, pink.ore) == (0, {"tin": 3, "copper": 2, "arsenic": 0})
    assert (kea.tin, kea.copper, kea.water) == (0, 0, 4)


@pytest.mark.rule("D-1")
def test_one_piece_of_a_kind_an_area_from_the_column_of_the_round() -> None:
    oracle = table_with(3, {"kea": {"miner": True}}, round=2)
    assert "miner kea" not in oracle.moves()
    assert len(of_kind(oracle, "miner")) == 24  # of all 25 areas, eight beyond the map card
    assert of_kind(oracle, "train") == []


@pytest.mark.rule("D-1")
def test_a_piece_leaves_the_column_of_the_round_until_it_is_empty() -> None:
    oracle = play(table_with(3, round=2), "miner kea", "miner redruth")
    assert oracle.document()["developments"]["miner"] == [0, 0, 2, 2]
    assert of_kind(oracle, "miner") == []


@pytest.mark.rule("D-4")
def test_a_train_drains_two_here_and_one_next_door_or_lays_tokens() -> None:
    areas: dict[str, Any] = {
        "redruth": {"tile": face_down(1, 1, 1)},
        "kea": {"owner": "blue", "water": 2},
        "gwennap": {"tile": face_down(1, 1, 1), "drainage": 1},
        "camborne": {"owner": "pink", "water": 0},
    }
    oracle = play(table_with(3, areas, round=3), "train redruth")
    after = oracle.table.areas
    assert (after["redruth"].drainage, after["gwennap"].drainage) == (2, 2)
    assert (after["kea"].water, after["camborne"].water) == (1, 0)
    assert after["wendron"].drainage == 0  # adjacent, but neither mine nor tile (D-7)
    assert after["perranzabuloe"].drainage == 0


@pytest.mark.rule("D-7")
def test_an_area_without_tile_gets_the_ore_of_an_adit_but_no_token() -> None:
    area = play(table_with(3), "adit camborne redruth").table.areas["camborne"]
    assert (area.tin, area.copper, area.drainage, area.water) == (1, 1, 0, 0)


@pytest.mark.rule("D-1")
def test_a_border_has_one_adit_and_is_listed_once() -> None:
    oracle = table_with(3, adits=[["redruth", "camborne"]])
    adits = of_kind(oracle, "adit")
    assert "adit camborne redruth" not in adits
    assert "adit camborne gwinear" in adits
    assert "adit gwinear camborne" not in adits


@pytest.mark.rule("D-6")
def test_the_rightmost_group_up_to_the_current_round_is_taken() -> None:
    areas = {"kea": {"owner": "blue", "water": 5}}
    oracle = play(table_with(4, areas, round=3), "pumps")
    assert oracle.document()["developments"]["pumps"] == [[1], [2], [], [3]]
    assert oracle.document()["pumps_left"] == 2


@pytest.mark.rule("D-6")
def test_no_group_left_up_to_the_current_round_no_pumps() -> None:
    developments = {"pumps": [[], [], [2], [3]]}
    assert "pumps" not in kinds(table_with(4, round=2, developments=developments))


@pytest.mark.rule("D-6")
def test_five_players_have_two_groups_in_round_one() -> None:
    areas = {"kea": {"owner": "blue", "water": 0}}
    oracle = play(table_with(5, areas), "pumps")
    assert oracle.document()["developments"]["pumps"][0] == [1]
    assert oracle.document()["to_move"] == "yellow"


@pytest.mark.rule("D-6")
def test_pumping_works_cube_by_cube_on_any_mine_and_never_without_one() -> None:
    areas: dict[str, Any] = {
        "kea": {"owner": "blue", "water": 1},
        "redruth": {"owner": "pink", "water": 5},
        "gwennap": {"tile": face_down(1, 1, 1)},
    }
    oracle = play(table_with(4, areas, round=4), "pumps")
    assert oracle.moves() == ["pump kea", "pump none", "pump redruth"]
    play(oracle, "pump kea")
    assert oracle.moves() == ["pump none", "pump redruth"]
    play(oracle, "pump none")
    assert oracle.table.areas["redruth"].water == 5
    assert oracle.document()["work"] == {"0": ["yellow", "blue", "green"], "1": ["pink"]}


@pytest.mark.rule("D-6")
def test_a_group_of_three_removes_three_cubes_as_one_likes() -> None:
    areas = {"kea": {"owner": "blue", "water": 4}, "redruth": {"owner": "pink", "water": 2}}
    oracle = play(table_with(4, areas, round=4), "pumps", "pump kea", "pump redruth")
    assert oracle.document()["pumps_left"] == 1
    play(oracle, "pump kea")
    assert (oracle.table.areas["kea"].water, oracle.table.areas["redruth"].water) == (2, 1)
    assert (oracle.table.phase, oracle.table.to_move) == ("actions", "yellow")


@pytest.mark.rule("D-8")
def test_pasties_earn_a_pound() -> None:
    assert play(table_with(3), "pasties").table.players["pink"].money == 21


# The oracle on arsenic (AR-1 .. AR-5).

ARSENIC: dict[str, Any] = {"expansions": ["arsenic"]}
WITH_CALCINER = {"calciner_left": False}


def chemists(
    pink: dict[str, Any],
    areas: dict[str, Any] | None = None,
    column: int = 0,
    **rest: Any,
) -> TrailOracle:
    """Pink to act with the calciner built and arsenic in Redruth, unless said otherwise."""
    where = {"work": {str(column): ["pink"]}, "invested": ["yellow", "blue"]} | rest
    areas = areas or {"redruth": {"owner": "pink", "arsenic": 2}}
    companies = {"pink": WITH_CALCINER | pink}
    return table_with(3, areas, companies, **ARSENIC, **where)


def after_building(area: str, **rest: Any) -> TrailOracle:
    """Pink has won the auction of an area alone."""
    tile = face_down(1, 2, 2) if area == "padstow" else face_down(1, 2, 4)  # region C or B
    areas = {area: {"tile": tile}, **rest.pop("areas", {})}
    oracle = table_with(3, areas, rest.pop("companies", {}), **ARSENIC, **rest)
    return play(oracle, f"build {area}", "bid 1", "drop", "drop")


@pytest.mark.rule("AR-1")
def test_a_winner_who_is_not_active_is_asked_too() -> None:
    oracle = table_with(3, {"kea": {"tile": face_down(1, 2, 4)}}, **ARSENIC)
    play(oracle, "build kea", "bid 1", "bid 2", "drop", "drop")
    assert (oracle.table.phase, oracle.table.to_move) == ("calciner", "yellow")
    assert play(oracle, "calciner yes").table.to_move == "pink"
    assert oracle.table.players["yellow"].calciner_left is False


@pytest.mark.rule("AR-1")
def test_arsenic_lies_here_and_next_door_with_or_without_mine_or_tile() -> None:
    areas = {
        "camborne": {"owner": "blue", "arsenic": 1},
        "wendron": {"tile": face_down(2, 1, 3)},
        "st-ives": {"owner": "yellow"},
    }
    after = play(after_building("redruth", areas=areas), "calciner yes").table.areas
    lying = {area.name: area.arsenic for area in after.values() if area.arsenic}
    assert lying == {
        "redruth": 1,
        "camborne": 2,
        "wendron": 1,
        "gwennap": 1,
        "st-agnes": 1,
        "kea": 1,
    }
    assert after["redruth"].calciner == "pink"


@pytest.mark.rule("AR-1")
def test_the_calciner_may_be_kept_and_is_built_once_a_game() -> None:
    assert play(after_building("redruth"), "calciner no").table.players["pink"].calciner_left
    companies = {"pink": WITH_CALCINER}
    assert after_building("redruth", companies=companies).table.phase == "actions"


@pytest.mark.rule("AR-2")
def test_processing_takes_one_arsenic_whatever_the_water_and_moves_no_marker() -> None:
    areas = {"redruth": {"owner": "pink", "arsenic": 2, "water": 9}}
    work = {"3": ["pink", "yellow"], "4": ["blue"]}
    oracle = chemists({"money": 0}, areas, work=work, invested=[])
    play(oracle, "process redruth")
    pink = oracle.table.players["pink"]
    assert (pink.ore["arsenic"], pink.money) == (1, 0)
    assert oracle.table.areas["redruth"].arsenic == 1
    assert oracle.table.areas["redruth"].water == 9
    assert oracle.document()["work"] == {"3": ["pink", "yellow"], "4": ["blue"]}
    assert oracle.table.to_move == "pink"


@pytest.mark.rule("AR-2")
def test_only_own_mines_and_only_with_the_own_calciner() -> None:
    areas = {
        "redruth": {"owner": "pink", "arsenic": 1},
        "camborne": {"owner": "pink"},
        "kea": {"owner": "blue", "arsenic": 1},
        "wendron": {"arsenic": 1},
    }
    assert of_kind(chemists({}, areas), "process") == ["process redruth"]
    assert of_kind(chemists({"calciner_left": True}, areas), "process") == []


@pytest.mark.rule("AR-3")
def test_the_limiter_goes_to_column_10_and_then_left_one_by_one() -> None:
    oracle = chemists({})
    seen = []
    for _ in range(2):
        play(oracle, "process redruth")
        seen.append(oracle.table.players["pink"].limiter)
    assert seen == [10, 9]


@pytest.mark.rule("AR-4")
def test_the_limiter_counts_for_auctions_of_others_too() -> None:
    areas = {"redruth": {"tile": face_down(1, 2, 4)}}
    companies = {"yellow": {"limiter": 6}, "blue": {"limiter": 7}}
    work = {"4": ["pink", "yellow", "blue"]}
    oracle = table_with(3, areas, companies, work=work, **ARSENIC)
    play(oracle, "build redruth", "bid 1")
    assert oracle.table.to_move == "blue"


@pytest.mark.rule("AR-4")
def test_the_lost_columns_stay_lost_in_the_next_round() -> None:
    poor = {"money": 0, "limiter": 1}
    companies = {"pink": poor, "yellow": {"money": 0}, "blue": {"money": 0}}
    rest: dict[str, Any] = {"work": {"0": ["pink"]}, "invested": ["blue", "yellow"]}
    oracle = table_with(3, None, companies, **rest, **ARSENIC)
    play(oracle, "pass", "roll tin 0 0 2", "roll copper 0 0 2", "pass", "pass")
    assert oracle.table.to_move == "pink"
    assert oracle.moves() == ["pass"]


@pytest.mark.rule("AR-5")
def test_all_arsenic_is_sold_to_the_best_empty_spaces_at_once() -> None:
    oracle = chemists({"ore": {"arsenic": 3}, "money": 2}, market=[18], round=1)
    play(oracle, "sell arsenic")
    pink = oracle.table.players["pink"]
    assert (pink.money, pink.ore["arsenic"]) == (2 + 16 + 14 + 12, 0)
    assert oracle.document()["market"] == [18, 16, 14, 12]
    assert oracle.document()["work"]["1"] == ["pink"]


@pytest.mark.rule("AR-5")
@pytest.mark.parametrize(("round_number", "best"), [(1, 18), (2, 14), (3, 10), (4, 8)])
def test_after_each_round_the_highest_section_closes(round_number: int, best: int) -> None:
    oracle = chemists({"ore": {"arsenic": 1}, "money": 0}, round=round_number)
    assert play(oracle, "sell arsenic").table.players["pink"].money == best


@pytest.mark.rule("AR-5")
def test_the_example_of_two_cubes_in_round_two_earns_26_pounds() -> None:
    oracle = chemists({"ore": {"arsenic": 2}, "money": 0, "limiter": 10}, column=8, round=2)
    assert play(oracle, "sell arsenic").table.players["pink"].money == 26


@pytest.mark.rule("AR-5")
def test_arsenic_is_kept_between_rounds_and_worth_nothing_in_phase_3() -> None:
    companies: dict[str, Any] = {colour: {"money": 0} for colour in ("pink", "yellow", "blue")}
    companies["pink"] |= {"ore": {"arsenic": 2, "tin": 1}}
    oracle = table_with(3, None, companies, work={"10": ["pink"]}, invested=["blue", "yellow"])
    play(oracle, "pass", "invest none")
    pink = oracle.table.players["pink"]
    assert (oracle.table.round, pink.money) == (2, 5)
    assert pink.ore == {"tin": 0, "copper": 0, "arsenic": 2}
