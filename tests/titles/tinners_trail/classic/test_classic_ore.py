"""Extracting and selling ore, pasties (C-10, C-13, C-28)."""

import pytest

from tests.titles.tinners_trail.classic_tables import table_of
from tests.titles.tinners_trail.toml_texts import Words


@pytest.mark.rule("C-10")
def test_the_example_of_an_extraction() -> None:
    """Capacity 3, 3 water: three copper cost £9, then there are 4 water."""
    mine: Words = {"owner": "pink", "tin": 1, "copper": 4, "water": 3, "miner": True}
    table = table_of(3, area_kea=mine)
    table.play("extract kea tin 0 copper 3")
    assert table.player("pink")["money"] == 6
    assert table.player("pink")["ore"] == {"tin": 0, "copper": 3}
    assert table.cubes("kea") == (1, 1, 4)


@pytest.mark.rule("C-10")
def test_any_mix_of_at_least_one_cube_up_to_the_capacity() -> None:
    table = table_of(3, area_kea={"owner": "pink", "tin": 2, "copper": 1})
    assert table.moves("extract") == [
        "extract kea tin 0 copper 1",
        "extract kea tin 1 copper 0",
        "extract kea tin 1 copper 1",
        "extract kea tin 2 copper 0",
    ]


@pytest.mark.rule("C-10")
def test_miner_port_and_train_raise_the_capacity_by_1_each() -> None:
    mine: Words = {"owner": "pink", "tin": 9, "miner": True, "port": True, "train": True}
    table = table_of(3, area_kea=mine)
    assert table.moves("extract")[-1] == "extract kea tin 5 copper 0"


@pytest.mark.rule("C-10")
def test_without_water_it_is_free_and_one_water_is_added() -> None:
    table = table_of(3, area_kea={"owner": "pink", "tin": 2}, pink={"money": 0})
    table.play("extract kea tin 2 copper 0")
    assert table.player("pink")["money"] == 0
    assert table.cubes("kea") == (0, 0, 1)


@pytest.mark.rule("C-10")
def test_nobody_extracts_more_than_they_can_pay() -> None:
    mine: Words = {"owner": "pink", "tin": 2, "water": 4}
    table = table_of(3, area_kea=mine, pink={"money": 7})
    assert table.moves("extract") == ["extract kea tin 1 copper 0"]
    assert table.refusal("extract kea tin 2 copper 0").key == "cubes-too-dear"


@pytest.mark.rule("C-10")
def test_an_exhausted_mine_its_pieces_and_its_water_stay() -> None:
    mine: Words = {"owner": "pink", "tin": 1, "water": 2, "miner": True}
    table = table_of(3, area_kea=mine).play("extract kea tin 1 copper 0")
    assert table.area("kea")["owner"] == "pink"
    assert table.area("kea")["miner"] is True
    assert table.cubes("kea") == (0, 0, 3)


@pytest.mark.rule("C-13")
def test_the_example_of_the_sale() -> None:
    """3 copper at £8 and 2 tin at £5: £34."""
    words: Words = {"invested": ["yellow", "blue"], "work": {"4": ["pink"]}}
    table = table_of(3, pink={"money": 0, "ore": {"tin": 2, "copper": 3}}, **words)
    table.play("pass")
    assert table.player("pink")["money"] == 34
    assert table.player("pink")["ore"] == {"tin": 0, "copper": 0}


@pytest.mark.rule("C-28")
def test_pasties_bring_1_pound() -> None:
    assert table_of().play("pasties").player("pink")["money"] == 16
