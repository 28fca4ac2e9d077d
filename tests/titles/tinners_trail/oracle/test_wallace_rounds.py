"""The oracle on Lord Wallace from phase 3 to the next round, and on his difficulty options."""

from typing import Any

import pytest

from tools.titles.tinners_trail.oracle.oracle import TrailOracle
from tools.titles.tinners_trail.oracle.positions import face_down, face_up, lord_wallace, play, solo
from tools.titles.tinners_trail.oracle.set_up import new_position

Mine = dict[str, Any]


def mine(tin: int, copper: int, water: int, **pieces: Any) -> Mine:
    """A mine of Lord Wallace."""
    return {"owner": "orange", "tin": tin, "copper": copper, "water": water, **pieces}


def end_of_actions(
    wallace: dict[str, Any] | None = None,
    human: dict[str, Any] | None = None,
    *,
    first: str = "orange",
    **rest: Any,
) -> TrailOracle:
    """All have passed, the human with nothing to invest unless said otherwise."""
    human = {"money": 0, **(human or {})}
    position: dict[str, Any] = {"phase": "actions", "to_move": "pink", "work": {"10": ["pink"]}}
    if first == "orange":
        position["invested"] = ["orange"]
    else:
        position["work"] = {"9": ["pink"], "10": ["orange"]}
    return play(solo(rest.pop("areas", {}), human, wallace, **position, **rest), "pass")


def points(oracle: TrailOracle) -> int:
    """Lord Wallace's points."""
    return oracle.table.lord_wallace.points


@pytest.mark.rule("LW-15")
def test_the_printed_example_of_67_pounds_profit_earns_103_points() -> None:
    wallace = {"ore": {"tin": 3, "copper": 8}, "owed": 12}
    oracle = end_of_actions(wallace, round=3, prices={"tin": 5, "copper": 8})
    after = oracle.table.lord_wallace
    assert (after.points, after.owed, after.ore) == (
        103,
        0,
        {"tin": 0, "copper": 0, "arsenic": 0},
    )


@pytest.mark.rule("LW-15")
def test_a_loss_counts_as_nothing_and_is_forgotten() -> None:
    oracle = end_of_actions({"ore": {"tin": 1}, "owed": 30, "points": 7})
    assert (points(oracle), oracle.table.lord_wallace.owed) == (7, 0)


@pytest.mark.rule("LW-15")
def test_his_row_is_his_place_in_the_passing_order_and_he_is_not_asked() -> None:
    oracle = end_of_actions({"ore": {"tin": 3}}, {"money": 10}, first="pink")
    assert points(oracle) == 21 + 10  # second row
    assert oracle.table.to_move == "pink"
    play(oracle, "invest 5")
    assert oracle.moves() == ["invest 5", "invest none"]
    assert oracle.table.human.points == 10


@pytest.mark.rule("LW-D5")
@pytest.mark.parametrize("first", ["orange", "pink"])
def test_friends_in_high_places_lift_him_one_row_but_never_above_the_first(first: str) -> None:
    options = ["friends-in-high-places"]
    assert points(end_of_actions({"ore": {"tin": 2}}, first=first, difficulty=options)) == 22


@pytest.mark.rule("LW-D6")
def test_financial_sabotage_leaves_lord_wallace_alone() -> None:
    options = ["financial-sabotage"]
    assert points(end_of_actions({"ore": {"tin": 1}}, first="pink", difficulty=options)) == 10
    assert points(end_of_actions({"ore": {"tin": 2}}, difficulty=options)) == 22


@pytest.mark.rule("LW-2")
def test_the_human_peeks_only_when_first_to_pass_and_turns_the_tile_up() -> None:
    areas = {"redruth": {"tile": face_down(2, 1, 3)}}
    oracle = end_of_actions(areas=areas, first="pink")
    assert oracle.moves() == ["peek none", "peek redruth"]
    play(oracle, "peek redruth")
    tile = oracle.table.tile_in("redruth")
    assert (tile.face_up, tile.seen) == (True, [])
    assert end_of_actions(areas=areas).table.phase == "prices"


@pytest.mark.rule("LW-D1")
def test_better_mines_begin_with_a_capacity_of_three() -> None:
    work = {"0": ["orange"], "9": ["pink"]}
    options: dict[str, Any] = {"difficulty": ["better-mines"], "work": work, "round": 3}
    oracle = lord_wallace(solo({"kea": mine(9, 0, 1)}, **options), "M")
    assert oracle.table.lord_wallace.ore["tin"] == 3
    oracle = lord_wallace(solo({"kea": mine(3, 0, 1)}, round=1, difficulty=["better-mines"]), "N")
    assert oracle.table.phase == "wallace"  # capacity is not below the ore


@pytest.mark.rule("LW-D1")
def test_the_humans_mines_stay_as_they_are() -> None:
    areas = {"kea": {"owner": "pink", "tin": 9}}
    work = {"0": ["pink", "orange"]}
    oracle = solo(areas, phase="actions", to_move="pink", work=work, difficulty=["better-mines"])
    assert "extract kea tin 2 copper 0" in oracle.moves()
    assert "extract kea tin 3 copper 0" not in oracle.moves()


@pytest.mark.rule("LW-D3")
@pytest.mark.parametrize(("option", "mines"), [("more-mines", 7), ("more-mines-2", 8)])
def test_more_mines_give_him_one_or_two_extra(option: str, mines: int) -> None:
    dealt = new_position(1, 1, (), [option])
    assert dealt["player"][1]["mines_left"] == mines
    assert "mines_left" not in dealt["player"][0]


@pytest.mark.rule("LW-D7")
@pytest.mark.parametrize(("round_number", "water"), [(1, 4), (2, 3), (3, 2)])
def test_bailing_out_removes_more_water_each_round(round_number: int, water: int) -> None:
    areas = {"kea": mine(5, 0, 5), "st-just": mine(1, 0, 9)}
    oracle = end_of_actions(areas=areas, round=round_number, difficulty=["bailing-out"])
    assert oracle.table.round == round_number + 1
    assert oracle.table.areas["kea"].water == water
    assert oracle.table.areas["st-just"].water == 9  # less ore than capacity (LW-8)


@pytest.mark.rule("P-3")
def test_survey_pumps_come_before_bailing_out_and_that_before_the_new_mine() -> None:
    areas = {
        "kea": mine(5, 0, 1, pump=True),
        "st-just": mine(4, 0, 3),
        "redruth": {"tile": face_up(3, 4, 4)},
    }
    options = ["bailing-out", "shady-land-purchases"]
    oracle = end_of_actions(areas=areas, round=2, difficulty=options)
    after = oracle.table.areas
    assert (after["kea"].water, after["st-just"].water, after["redruth"].water) == (0, 1, 4)


@pytest.mark.rule("LW-D8")
@pytest.mark.parametrize(("round_number", "built"), [(1, False), (2, True), (3, True)])
def test_shady_land_purchases_give_a_free_mine_in_rounds_three_and_four(
    round_number: int, built: bool
) -> None:
    areas = {
        "redruth": {"tile": face_up(2, 2, 2), "drainage": 1, "tin": 1},
        "kea": {"tile": face_up(1, 2, 2)},
        "st-just": {"tile": face_down(3, 3, 2)},
    }
    hand = ["b:tin+1:2"]
    options = ["shady-land-purchases"]
    oracle = end_of_actions({"hand": hand}, areas=areas, round=round_number, difficulty=options)
    redruth = oracle.table.areas["redruth"]
    wallace = oracle.table.lord_wallace
    assert (redruth.owner == "orange") == built
    assert wallace.mines_left == 6 - built
    assert wallace.hand == hand
    if built:
        assert (redruth.tin, redruth.copper, redruth.water, redruth.tile) == (3, 2, 1, None)
        assert oracle.document()["seen"]["built"] == [
            {"region": "b", "tin": 2, "copper": 2, "water": 2}
        ]
        assert oracle.document()["work"] == {"0": ["orange", "pink"]}


@pytest.mark.rule("LW-D8")
def test_the_best_tile_of_all_regions_may_lie_face_down() -> None:
    areas = {
        "redruth": {"tile": face_down(3, 4, 4)},
        "kea": {"tile": face_up(1, 2, 2)},
        "st-just": {"tile": face_down(3, 3, 2), "drainage": 1},
    }
    options = ["shady-land-purchases"]
    oracle = end_of_actions(areas=areas, round=2, difficulty=options)
    assert oracle.table.areas["st-just"].owner == "orange"


@pytest.mark.rule("LW-D8")
def test_without_an_unbuilt_mine_there_is_no_purchase() -> None:
    areas = {"redruth": {"tile": face_up(3, 4, 4)}}
    options = ["shady-land-purchases"]
    oracle = end_of_actions({"mines_left": 0}, areas=areas, round=2, difficulty=options)
    assert oracle.table.areas["redruth"].owner is None
