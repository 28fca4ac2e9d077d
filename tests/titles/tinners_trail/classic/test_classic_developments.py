"""Developments and steam pumps (C-5, C-11, C-12, C-23)."""

import pytest

from tests.titles.tinners_trail.classic_tables import ClassicTable, table_of
from tests.titles.tinners_trail.toml_texts import Words

MINE: Words = {"owner": "pink", "tin": 9, "water": 3}
FULL = [[1], [2], [2], [3]]


@pytest.mark.rule("C-11")
def test_the_example_of_a_port() -> None:
    table = table_of(3, area_kea=MINE, work={"0": ["pink"], "5": ["yellow", "blue"]})
    table.play("port kea")
    assert table.cubes("kea")[2] == 2
    assert table.moves("extract")[-1] == "extract kea tin 3 copper 0"


@pytest.mark.rule("C-11")
def test_the_example_of_an_adit() -> None:
    """Both areas 1 water less, 1 tin and 1 copper more; without water extraction is free."""
    words: Words = {
        "area_camborne": {"owner": "pink", "water": 1},
        "area_breage": {"tin": 1, "water": 2},
    }
    table = table_of(3, pink={"money": 0}, **words)
    table.play("adit breage camborne")
    assert table.cubes("camborne") == (1, 1, 0)
    assert table.cubes("breage") == (2, 1, 1)
    table.play("pass", "pass")
    assert "extract camborne tin 1 copper 1" in table.moves()


@pytest.mark.rule("C-11")
def test_the_example_of_a_train() -> None:
    """2 water less there, 1 in each adjacent area, capacity 3 there and nowhere else."""
    beside: Words = {
        f"area_{name}": {"tin": 1, "water": 2} for name in ("camborne", "wendron", "gwennap")
    }
    words: Words = {**beside, "area_kea": {"owner": "pink", "tin": 9, "water": 2}}
    table = table_of(3, round=3, area_redruth=MINE, area_st_agnes={"water": 1}, **words)
    table.play("train redruth")
    assert table.cubes("redruth")[2] == 1
    assert [table.cubes(name)[2] for name in ("camborne", "wendron", "gwennap")] == [1, 1, 1]
    assert table.cubes("kea")[2] == 1
    assert table.cubes("st-agnes") == (0, 0, 0)
    table.play("pass", "pass")
    assert "extract redruth tin 3 copper 0" in table.moves()
    assert "extract kea tin 3 copper 0" not in table.moves()


@pytest.mark.rule("C-11")
def test_a_miner_removes_no_water() -> None:
    assert table_of(3, area_kea=MINE).play("miner kea").cubes("kea") == (9, 0, 3)


@pytest.mark.rule("C-11")
def test_pieces_stand_anywhere_once_a_kind_ports_on_the_coast() -> None:
    table = table_of(3, round=4, area_padstow={"miner": True, "train": True, "port": True})
    assert len(table.moves("miner")) == len(table.moves("train")) == 18
    assert len(table.moves("port")) == 14
    assert table.refusal("port lanivet").key == "inland"
    assert table.refusal("miner padstow").key == "already-there"


@pytest.mark.rule("C-11")
def test_there_is_one_adit_a_border_and_several_an_area() -> None:
    table = table_of(3, adits=[["breage", "camborne"]])
    assert table.refusal("adit breage camborne").key == "adit-there"
    assert "adit breage gwinear" in table.moves()


@pytest.mark.rule("C-11")
def test_water_never_falls_below_0() -> None:
    table = table_of(3, round=3, area_kea={"tin": 1, "water": 1}).play("train kea")
    assert table.cubes("kea") == (1, 0, 0)


@pytest.mark.rule("C-11")
def test_an_adit_adds_ore_to_an_exhausted_dry_mine() -> None:
    table = table_of(3, area_breage={"owner": "blue"}).play("adit breage camborne")
    assert table.cubes("breage") == (1, 1, 0)


@pytest.mark.rule("C-12")
@pytest.mark.parametrize("move", ["port padstow", "train padstow", "adit padstow lanivet"])
def test_in_empty_ground_nothing_is_removed_or_added_now(move: str) -> None:
    table = table_of(3, round=3).play(move)
    assert table.cubes("padstow") == table.cubes("lanivet") == (0, 0, 0)


@pytest.mark.rule("C-12")
def test_each_side_of_an_adit_is_judged_on_its_own() -> None:
    table = table_of(3, area_lanivet={"tin": 1, "water": 2}).play("adit padstow lanivet")
    assert table.cubes("lanivet") == (2, 1, 1)
    assert table.cubes("padstow") == (0, 0, 0)


@pytest.mark.rule("C-5")
@pytest.mark.parametrize(
    ("game_round", "pieces"),
    [(1, [2, 2, 0, 1]), (2, [2, 2, 0, 1]), (3, [3, 2, 1, 1]), (4, [3, 2, 2, 1])],
)
def test_every_round_displays_its_pieces(game_round: int, pieces: list[int]) -> None:
    """The pumps action exists as many times a round as the round's number."""
    table = table_of(3, round=game_round)
    column = {key: row[game_round - 1] for key, row in table.look()["developments"].items()}
    assert [column[key] for key in ("miner", "port", "train", "adit")] == pieces
    taken = 0
    while table.moves("pumps") and taken < 9:
        table.play("pumps")
        taken += 1
        while table.to_move != "pink":
            table.play("pasties")
    assert taken == game_round


def ended(table: ClassicTable) -> ClassicTable:
    """Everybody passes and declines."""
    return table.play("pass", "pass", "pass", "invest none", "invest none", "invest none")


@pytest.mark.rule("C-5")
def test_leftovers_leave_and_all_pumps_return() -> None:
    used: Words = {"pumps": [[], [2], [2], [3]]}
    table = ended(table_of(3, developments=used))
    left = table.look()["developments"]
    assert left["pumps"] == FULL
    assert [left[key][0] for key in ("miner", "port", "train", "adit")] == [0, 0, 0, 0]


@pytest.mark.rule("C-23")
def test_the_example_of_round_4() -> None:
    """The first takes three pumps for three water from anywhere, the next two."""
    water: Words = {"area_kea": {"water": 2, "owner": "blue"}, "area_padstow": {"water": 9}}
    table = table_of(3, round=4, **water)
    table.play("pumps")
    assert table.look()["pumps_left"] == 3
    table.play("pump kea", "pump padstow", "pump padstow")
    assert table.cubes("kea")[2] == 1
    assert table.cubes("padstow")[2] == 7
    table.play("pumps")
    assert table.look()["pumps_left"] == 2
    assert table.look()["developments"]["pumps"] == [[1], [2], [], []]


@pytest.mark.rule("C-23")
def test_of_equal_columns_the_rightmost_is_taken() -> None:
    table = table_of(3, round=3, area_padstow={"water": 9}).play("pumps")
    assert table.look()["developments"]["pumps"] == [[1], [2], [], [3]]


@pytest.mark.rule("C-23")
def test_fewer_may_be_used_and_none_is_kept() -> None:
    table = table_of(3, round=2, area_padstow={"water": 5}).play("pumps", "pump padstow")
    assert table.moves() == ["pump none", "pump padstow"]
    table.play("pump none")
    assert table.to_move == "yellow"
    assert table.cubes("padstow")[2] == 4


@pytest.mark.rule("C-23")
def test_pumps_are_legal_without_water_and_choosing_ends_with_the_last() -> None:
    assert table_of(3, round=2).play("pumps").to_move == "yellow"
    table = table_of(3, round=2, area_padstow={"tin": 1, "water": 1}).play("pumps", "pump padstow")
    assert table.to_move == "yellow"
