"""Building mines, and the dice for ground that was empty (C-9, C-12, C-22)."""

import pytest

from tests.titles.tinners_trail.classic_tables import ClassicTable, table_of
from tests.titles.tinners_trail.toml_texts import Toml, Words


def sold(area: str = "padstow", /, **words: Toml) -> ClassicTable:
    """Pink buys an area for £1 from two who drop out."""
    table = table_of(3, **words)
    return table.play(f"build {area}", "bid 1", "drop", "drop")


@pytest.mark.rule("C-9")
def test_any_area_without_a_mine_may_be_named_empty_or_not() -> None:
    table = table_of(3, area_kea={"owner": "blue"}, area_camborne={"tin": 1, "water": 2})
    areas = {text.removeprefix("build ") for text in table.moves("build")}
    assert len(areas) == 18
    assert "kea" not in areas


@pytest.mark.rule("C-9")
def test_the_opener_must_bid_1_pound_or_more_whoever_has_passed() -> None:
    table = table_of(4, invested=["blue", "green"], work={"0": ["pink", "yellow"]})
    table.play("build padstow")
    assert table.moves() == [f"bid {pounds}" for pounds in range(1, 16)]
    assert table.refusal("drop").key == "opener-must-bid"


@pytest.mark.rule("C-9")
def test_bidding_goes_clockwise_until_one_is_left_who_pays_the_bank() -> None:
    table = table_of(3)
    table.play("build padstow", "bid 2", "bid 3", "drop", "bid 5", "drop")
    assert table.area("padstow")["owner"] == "pink"
    assert table.player("pink")["money"] == 10
    assert table.player("pink")["mines_left"] == 5
    assert [table.player(colour)["money"] for colour in ("yellow", "blue")] == [15, 15]


@pytest.mark.rule("C-9")
def test_the_winner_spends_2_points_and_the_opener_stays_active() -> None:
    table = table_of(3, work={"0": ["pink", "yellow", "blue"]}, area_kea={"tin": 1})
    table.play("build kea", "bid 1", "bid 2", "drop", "drop")
    assert table.look()["work"] == {"0": ["pink", "blue"], "2": ["yellow"]}
    assert table.to_move == "pink"
    assert "build padstow" in table.moves()


@pytest.mark.rule("C-9")
def test_who_cannot_raise_is_out_without_being_asked() -> None:
    table = table_of(3, yellow={"money": 3}, area_kea={"tin": 1})
    table.play("build kea", "bid 3")
    assert table.look()["auction"]["in"] == ["pink", "blue"]
    assert table.to_move == "blue"


@pytest.mark.rule("C-9")
def test_two_points_a_mine_and_money_are_needed_to_take_part() -> None:
    poor = table_of(3, yellow={"money": 0}, work={"0": ["pink", "yellow"], "9": ["blue"]})
    poor.play("build padstow")
    assert poor.look()["auction"]["in"] == ["pink"]
    assert table_of(3, pink={"money": 0}).moves("build") == []
    assert table_of(3, work={"9": ["pink", "yellow", "blue"]}).moves("build") == []


@pytest.mark.rule("C-9")
def test_a_seventh_mine_is_forbidden() -> None:
    names = ("st_just", "st_ives", "ludgvan", "gwinear", "breage", "camborne")
    table = table_of(3, **{f"area_{name}": {"owner": "yellow"} for name in names})
    table.play("build padstow")
    assert table.look()["auction"]["in"] == ["pink", "blue"]


@pytest.mark.rule("C-22")
def test_dice_are_rolled_for_empty_ground_after_payment_and_time() -> None:
    table = sold()
    assert table.to_move == "luck"
    assert table.look()["auction"]["winner"] == "pink"
    assert table.look()["auction"]["minimum"] == 1
    assert table.player("pink")["money"] == 14
    assert table.look()["work"]["2"] == ["pink"]
    table.play("roll area 1 3 2")
    assert table.cubes("padstow") == (1, 3, 2)
    assert table.to_move == "yellow"


@pytest.mark.rule("C-22")
def test_ground_with_cubes_is_never_rolled_for() -> None:
    table = sold("kea", area_kea={"tin": 0, "copper": 0, "water": 1})
    assert table.to_move == "yellow"
    assert table.cubes("kea") == (0, 0, 1)


@pytest.mark.rule("C-22")
def test_the_dice_of_an_area_weigh_what_their_faces_do() -> None:
    odds = sold().odds()
    assert len(odds) == 60
    assert sum(odds.values()) == 216
    assert odds["roll area 1 2 3"] == 2 * 2 * 3


@pytest.mark.rule("C-12")
def test_a_port_there_takes_1_water_off_the_dice() -> None:
    assert sold(area_padstow={"port": True}).play("roll area 1 1 3").cubes("padstow") == (1, 1, 2)


@pytest.mark.rule("C-12")
def test_a_train_there_takes_2_and_one_next_to_it_1() -> None:
    there = sold(area_padstow={"train": True}).play("roll area 1 1 4")
    assert there.cubes("padstow") == (1, 1, 2)
    beside: Words = {"area_lanivet": {"train": True}, "area_st_columb": {"train": True}}
    assert sold(**beside).play("roll area 1 1 4").cubes("padstow") == (1, 1, 2)


@pytest.mark.rule("C-12")
def test_every_adit_takes_1_water_and_adds_1_of_each_ore() -> None:
    adits = [["padstow", "st-columb"], ["padstow", "lanivet"]]
    table = sold(adits=adits).play("roll area 0 1 4")
    assert table.cubes("padstow") == (2, 3, 2)


@pytest.mark.rule("C-12")
def test_water_of_the_dice_is_never_below_0() -> None:
    words: Words = {"area_padstow": {"train": True, "port": True}, "area_lanivet": {"train": True}}
    assert sold(**words).play("roll area 0 0 2").cubes("padstow") == (0, 0, 0)
