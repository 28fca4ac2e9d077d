"""The oracle on the work track, mining and developments (T, X, D)."""

from typing import Any

import pytest

from tools.titles.tinners_trail.oracle.positions import face_down, kinds, of_kind, play, table_with


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
