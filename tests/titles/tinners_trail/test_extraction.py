"""X: extracting ore."""

import pytest

from tests.titles.tinners_trail.tables import Table, table_of
from tests.titles.tinners_trail.toml_texts import Toml, Words

rule = pytest.mark.rule


def camborne(money: int = 20, /, **lying: Toml) -> Table:
    """Return a table on which pink owns Camborne with these cubes and pieces."""
    return table_of(pink={"money": money}, area_camborne={"owner": "pink", **lying})


def most_cubes(table: Table) -> int:
    """Return the largest number of cubes that can be extracted at once."""
    moves = [text.split() for text in table.moves("extract")]
    return max(int(words[3]) + int(words[5]) for words in moves)


@rule("X-1")
def test_ore_is_taken_in_any_mix_of_one_or_more_cubes() -> None:
    assert camborne(tin=2, copper=1).moves("extract") == [
        "extract camborne tin 0 copper 1",
        "extract camborne tin 1 copper 0",
        "extract camborne tin 1 copper 1",
        "extract camborne tin 2 copper 0",
    ]


@rule("X-1")
@pytest.mark.parametrize("area", [{"owner": "yellow", "tin": 2}, {"tin": 2}])
def test_ore_is_taken_from_own_mines_only(area: Toml) -> None:
    assert not table_of(area_camborne=area).moves("extract")


@rule("X-1")
def test_no_more_is_taken_than_is_there() -> None:
    assert most_cubes(camborne(tin=1, copper=0, miner=True, port=True)) == 1


@rule("X-1")
def test_an_empty_mine_gives_nothing() -> None:
    assert not camborne().moves("extract")


@rule("X-1")
def test_every_own_mine_may_be_chosen() -> None:
    mine: Toml = {"owner": "pink", "tin": 1}
    table = table_of(area_camborne=mine, area_redruth=mine)
    assert [text.split()[1] for text in table.moves("extract")] == ["camborne", "redruth"]


@rule("X-2")
@pytest.mark.parametrize(
    ("pieces", "capacity"),
    [
        ({}, 2),
        ({"miner": True}, 3),
        ({"port": True}, 3),
        ({"train": True}, 3),
        ({"miner": True, "port": True}, 4),
        ({"miner": True, "port": True, "train": True}, 5),
        ({"pump": True}, 2),
    ],
)
def test_capacity_is_two_and_one_for_each_piece(pieces: Words, capacity: int) -> None:
    table = camborne(tin=6, copper=6, **pieces)
    assert (most_cubes(table), table.area("camborne").capacity) == (capacity, capacity)


@rule("X-3")
def test_each_cube_costs_as_much_as_there_is_water_before() -> None:
    table = camborne(tin=1, copper=1, water=3).play("extract camborne tin 1 copper 1")
    assert table.player("pink").money == 20 - 2 * 3


@rule("X-3")
@pytest.mark.parametrize(("money", "cubes"), [(8, 2), (7, 1), (4, 1)])
def test_only_so_many_cubes_as_can_be_paid_are_taken(money: int, cubes: int) -> None:
    assert most_cubes(camborne(money, tin=2, water=4)) == cubes


@rule("X-3")
def test_without_money_for_one_cube_nothing_is_taken() -> None:
    assert not camborne(3, tin=2, water=4).moves("extract")


@rule("X-3")
def test_a_dry_mine_costs_nothing() -> None:
    table = camborne(0, tin=2).play("extract camborne tin 2 copper 0")
    assert table.player("pink").money == 0


@rule("X-4")
@pytest.mark.parametrize("cubes", [1, 2])
def test_exactly_one_water_is_added_whatever_is_taken(cubes: int) -> None:
    table = camborne(tin=2, water=3).play(f"extract camborne tin {cubes} copper 0")
    assert table.area("camborne").water == 4


@rule("X-4")
def test_extracted_cubes_stay_with_the_player() -> None:
    table = camborne(tin=2, copper=2).play("extract camborne tin 1 copper 1")
    assert (table.player("pink").tin, table.player("pink").copper) == (1, 1)
    assert (table.area("camborne").tin, table.area("camborne").copper) == (1, 1)


@rule("X-4")
def test_extracted_cubes_add_up_until_they_are_sold() -> None:
    table = table_of(area_camborne={"owner": "pink", "tin": 3}, invested=["yellow", "blue"])
    table.play("extract camborne tin 2 copper 0", "extract camborne tin 1 copper 0")
    assert table.player("pink").tin == 3
