"""D-6, D-7: steam pumps of the development board."""

import pytest

from tests.titles.tinners_trail.tables import Table, face_down, table_of
from tests.titles.tinners_trail.toml_texts import Toml, Words

rule = pytest.mark.rule


def pumping(**areas: Toml) -> Table:
    """Return a table of round 2 on which pink has just taken two pumps."""
    table = table_of(round=2, **areas).play("pumps")
    assert table.look().pumps_left == 2
    return table


TWO_MINES: Words = {
    "area_camborne": {"owner": "pink", "water": 3},
    "area_redruth": {"owner": "yellow", "water": 1},
}


@rule("D-6")
def test_pumps_take_one_work_point() -> None:
    assert pumping(**TWO_MINES).track[1] == ["pink"]


@rule("D-6")
@pytest.mark.parametrize(
    ("players", "game_round", "left", "taken"),
    [
        (4, 1, [[1], [2], [2], [3]], 1),
        (4, 2, [[1], [2], [2], [3]], 2),
        (4, 4, [[1], [2], [2], [3]], 3),
        (4, 3, [[1], [2], [], [3]], 2),
        (4, 2, [[1], [], [2], [3]], 1),
        (5, 1, [[1, 1], [2], [2], [3]], 1),
    ],
)
def test_the_rightmost_group_of_the_rounds_so_far_is_taken(
    players: int, game_round: int, left: list[list[int]], taken: int
) -> None:
    mine: Toml = {"owner": "pink", "water": 9}
    table = table_of(
        players, round=game_round, developments={"pumps": left}, area_st_just=mine
    ).play("pumps")
    assert table.look().pumps_left == taken


@rule("D-6")
def test_a_taken_group_is_gone_and_the_next_one_is_to_its_left() -> None:
    groups: Toml = {"pumps": [[1], [2], [2], [3]]}
    table = table_of(4, round=2, developments=groups, invested=["yellow", "blue", "green"])
    table.play("pumps")
    assert table.look().pumps == ((1,), (), (2,), (3,))
    table.play("pumps")
    assert table.look().pumps == ((), (), (2,), (3,))
    assert not table.moves("pumps")


@rule("D-6")
def test_two_groups_of_one_round_are_taken_one_after_the_other() -> None:
    others = ["yellow", "blue", "green", "orange"]
    table = table_of(5, developments={"pumps": [[1, 1], [2], [2], [3]]}, invested=others)
    table.play("pumps")
    assert table.look().pumps[0] == (1,)
    table.play("pumps")
    assert table.look().pumps[0] == ()


@rule("D-6")
def test_groups_of_later_rounds_wait() -> None:
    assert not table_of(4, developments={"pumps": [[], [2], [2], [3]]}).moves("pumps")


@rule("D-6")
def test_water_is_removed_from_any_mines_split_as_wished() -> None:
    table = pumping(**TWO_MINES)
    assert table.moves() == ["pump none", "pump camborne", "pump redruth"]
    table.play("pump camborne", "pump redruth")
    assert (table.area("camborne").water, table.area("redruth").water) == (2, 0)


@rule("D-6")
def test_one_mine_may_be_pumped_twice() -> None:
    table = pumping(**TWO_MINES).play("pump camborne", "pump camborne")
    assert table.area("camborne").water == 1


@rule("D-6")
def test_a_dry_mine_is_not_offered() -> None:
    assert pumping(**TWO_MINES).play("pump redruth").moves() == ["pump none", "pump camborne"]


@rule("D-6")
def test_fewer_may_be_used_and_none_is_kept() -> None:
    table = pumping(**TWO_MINES).play("pump camborne", "pump none")
    assert (table.phase, table.to_move, table.look().pumps_left) == ("actions", "yellow", 0)
    assert table.area("camborne").water == 2


@rule("D-6")
def test_choosing_ends_when_the_pumps_are_used_up() -> None:
    table = pumping(**TWO_MINES).play("pump camborne", "pump camborne")
    assert (table.phase, table.to_move) == ("actions", "yellow")


@rule("D-6")
def test_choosing_ends_when_no_mine_has_water() -> None:
    table = pumping(area_camborne={"owner": "yellow", "water": 1}).play("pump camborne")
    assert (table.phase, table.to_move) == ("actions", "yellow")


@rule("D-6")
def test_a_group_may_be_taken_although_no_water_can_be_removed() -> None:
    table = table_of(area_camborne={"owner": "pink"}).play("pumps")
    assert (table.phase, table.to_move, table.track[1]) == ("actions", "yellow", ["pink"])


@rule("D-6")
def test_the_same_player_chooses_although_another_is_leftmost_now() -> None:
    assert pumping(**TWO_MINES).to_move == "pink"


@rule("D-6")
@rule("D-7")
def test_pumps_lay_no_drainage_tokens() -> None:
    table = pumping(
        area_redruth={"tile": face_down(2, 2, 2)}, **{"area_camborne": TWO_MINES["area_camborne"]}
    )
    assert "pump redruth" not in table.moves()


@rule("D-6")
@rule("T-4")
def test_the_last_active_player_may_take_pumps_after_all_others_have_passed() -> None:
    table = table_of(invested=["yellow", "blue"], **TWO_MINES).play("pumps", "pump camborne")
    assert (table.phase, table.to_move) == ("actions", "pink")


@rule("D-6")
def test_everybody_sees_the_groups_that_are_left_round_by_round() -> None:
    table = table_of(round=2)
    before = table.look().pumps
    assert len(before) == 4
    assert sum(map(len, before)) > 0
    table.play("pumps")
    after = table.look().pumps
    assert (after[0], after[2:]) == (before[0], before[2:])
    assert after[1] == before[1][:-1]


@rule("D-1")
def test_everybody_sees_the_pieces_that_are_left_round_by_round() -> None:
    stock: dict[str, Toml] = {
        "miner": [0, 1, 2, 2],
        "port": [0, 0, 1, 2],
        "train": [0, 0, 1, 0],
        "adit": [0, 1, 0, 1],
    }
    look = table_of(round=2, developments=stock).look()
    assert {name: list(left) for name, left in look.stock.items()} == stock
