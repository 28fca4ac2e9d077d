"""Developments and steam pumps (C-5, C-11, C-12, C-23)."""

import pytest

from tests.titles.tinners_trail.classic_tables import ClassicTable, table_of
from tests.titles.tinners_trail.toml_texts import Toml, Words

# Developments and steam pumps (C-5, C-11, C-12, C-23).

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


# Building mines, and the dice for ground that was empty (C-9, C-12, C-22).


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


# Extracting and selling ore, pasties (C-10, C-13, C-28).


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
