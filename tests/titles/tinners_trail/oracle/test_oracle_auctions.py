"""The oracle on auctions with 3 to 5 players (A-1 .. A-11)."""

import pytest

from tools.titles.tinners_trail.oracle.positions import (
    face_down,
    face_up,
    kinds,
    of_kind,
    play,
    table_with,
)

REDRUTH = {"redruth": {"tile": face_down(1, 2, 3, "blue")}}
A_B_CARD = {"hand": ["b:copper+1:2", "c:tin+1:2"]}


@pytest.mark.rule("A-1")
def test_only_an_area_with_a_tile_can_be_auctioned() -> None:
    areas = {"redruth": {"tile": face_down(1, 2, 3)}, "kea": {"tile": face_up(1, 1, 1)}}
    oracle = table_with(3, {**areas, "gwennap": {"owner": "pink", "water": 1}})
    assert of_kind(oracle, "build") == ["build kea", "build redruth"]


@pytest.mark.rule("A-2")
@pytest.mark.parametrize("lack", [{"money": 0}, {"mines_left": 0}])
def test_no_auction_without_money_or_an_unbuilt_mine(lack: dict[str, int]) -> None:
    assert "build" not in kinds(table_with(3, REDRUTH, {"pink": lack}))


@pytest.mark.rule("A-2")
def test_no_auction_with_one_work_point_left() -> None:
    oracle = table_with(3, REDRUTH, work={"9": ["pink"], "10": ["yellow", "blue"]})
    assert kinds(oracle) == {"miner", "pumps", "pasties", "pass"}


@pytest.mark.rule("A-2")
def test_two_work_points_one_mine_and_one_pound_are_enough() -> None:
    barely = {"pink": {"mines_left": 1, "money": 1}}
    oracle = table_with(3, REDRUTH, barely, work={"8": ["pink", "yellow", "blue"]})
    assert "build redruth" in oracle.moves()


@pytest.mark.rule("A-2")
def test_who_lacks_work_points_mines_or_money_is_not_asked_to_bid() -> None:
    poor = {"yellow": {"money": 3}, "blue": {"mines_left": 0}}
    work = {"0": ["pink", "yellow", "blue", "orange"], "9": ["green"]}
    oracle = play(table_with(5, REDRUTH, poor, work=work), "build redruth", "bid 3")
    assert oracle.document()["to_move"] == "orange"


@pytest.mark.rule("A-3")
def test_the_minimum_is_one_pound_and_one_more_for_each_passed_player() -> None:
    work = {"0": ["pink", "yellow"]}
    oracle = table_with(4, REDRUTH, {"pink": {"money": 5}}, work=work, invested=["blue", "green"])
    assert play(oracle, "build redruth").moves() == ["bid 3", "bid 4", "bid 5"]


@pytest.mark.rule("A-3")
def test_the_opener_may_not_drop_out_unopened_but_may_be_outbid_and_drop() -> None:
    oracle = play(table_with(3, REDRUTH), "build redruth")
    assert "drop" not in oracle.moves()
    play(oracle, "bid 1", "bid 2", "drop")
    assert oracle.document()["to_move"] == "pink"
    assert "drop" in oracle.moves()


@pytest.mark.rule("A-4")
def test_a_matching_card_may_be_played_before_a_contested_face_down_auction() -> None:
    cards = {"hand": ["b:copper+1:2", "any:miner:2", "c:tin+1:2"], "money": 1}
    oracle = play(table_with(3, REDRUTH, {"pink": cards}), "build redruth")
    assert oracle.moves() == ["survey any:miner:2", "survey b:copper+1:2", "survey none"]


@pytest.mark.rule("A-4")
def test_no_card_before_the_auction_of_a_face_up_tile() -> None:
    oracle = table_with(3, {"redruth": {"tile": face_up(1, 2, 3)}}, {"pink": A_B_CARD})
    assert kinds(play(oracle, "build redruth")) == {"bid"}


@pytest.mark.rule("A-4")
@pytest.mark.parametrize(("others_money", "asked"), [(1, False), (2, True)])
def test_taking_part_asks_for_more_money_than_the_minimum(others_money: int, asked: bool) -> None:
    others = {"yellow": {"money": others_money}, "blue": {"mines_left": 0}}
    oracle = play(table_with(3, REDRUTH, {"pink": A_B_CARD, **others}), "build redruth")
    assert ("survey" in kinds(oracle)) == asked


@pytest.mark.rule("A-4")
def test_the_card_before_the_auction_is_free_and_leaves_the_hand() -> None:
    oracle = play(table_with(3, REDRUTH, {"pink": A_B_CARD}), "build redruth")
    play(oracle, "survey b:copper+1:2")
    pink = oracle.document()["player"][0]
    assert (pink["money"], pink["hand"]) == (20, ["c:tin+1:2"])


@pytest.mark.rule("A-5")
def test_the_benefit_of_the_openers_card_goes_to_the_winners_mine() -> None:
    oracle = play(table_with(3, REDRUTH, {"pink": A_B_CARD}), "build redruth")
    play(oracle, "survey b:copper+1:2", "bid 1", "bid 2", "drop", "drop")
    area = oracle.table.areas["redruth"]
    assert (area.owner, area.tin, area.copper, area.water) == ("yellow", 1, 3, 3)


@pytest.mark.rule("A-5")
def test_a_winning_opener_gets_no_insurance() -> None:
    oracle = play(table_with(3, REDRUTH, {"pink": A_B_CARD}), "build redruth")
    play(oracle, "survey b:copper+1:2", "bid 7", "drop", "drop")
    assert oracle.table.players["pink"].money == 13


@pytest.mark.rule("A-6")
def test_bidding_goes_clockwise_past_those_who_dropped_out() -> None:
    oracle = play(table_with(4, REDRUTH), "build redruth", "bid 1", "drop", "bid 2", "bid 3")
    asked = [oracle.table.to_move]
    play(oracle, "bid 4")
    asked.append(oracle.table.to_move)
    assert asked == ["pink", "blue"]


@pytest.mark.rule("A-6")
def test_who_can_no_longer_raise_is_dropped_and_the_auction_ends() -> None:
    poor = {"yellow": {"money": 5}, "blue": {"money": 4}}
    oracle = play(table_with(3, REDRUTH, poor), "build redruth", "bid 5")
    assert oracle.table.areas["redruth"].owner == "pink"


@pytest.mark.rule("A-7")
def test_the_winner_may_pay_for_a_matching_card_after_the_tile_is_revealed() -> None:
    companies = {"yellow": {"hand": ["b:copper+2:5", "any:tin+1:2", "a:port:4"], "money": 6}}
    oracle = play(table_with(3, REDRUTH, companies), "build redruth", "bid 1", "bid 2", "drop")
    play(oracle, "drop")
    assert oracle.moves() == ["play any:tin+1:2", "play none"]
    assert oracle.document()["area"][8]["tile"]["face"] == "up"
    play(oracle, "play any:tin+1:2")
    assert oracle.table.players["yellow"].money == 2
    assert oracle.table.areas["redruth"].tin == 2


@pytest.mark.rule("A-7")
@pytest.mark.parametrize(("money", "asked"), [(2, False), (3, True)])
def test_the_money_left_after_the_bid_must_cover_the_card(money: int, asked: bool) -> None:
    companies = {"pink": {"hand": ["any:tin+1:2"], "money": money}}
    oracle = play(table_with(4, REDRUTH, companies), "build redruth", "survey none", "bid 1")
    play(oracle, "drop", "drop", "drop")
    assert (oracle.table.phase == "play") == asked


@pytest.mark.rule("A-7")
def test_a_card_may_follow_the_auction_of_a_face_up_tile() -> None:
    areas = {"redruth": {"tile": face_up(1, 2, 3)}}
    oracle = play(table_with(3, areas, {"pink": A_B_CARD}), "build redruth", "bid 1")
    play(oracle, "drop", "drop")
    assert oracle.moves() == ["play b:copper+1:2", "play none"]


@pytest.mark.rule("A-8")
def test_a_new_mine_keeps_ore_of_adits_and_uses_up_drainage_tokens() -> None:
    area = {"tile": face_down(1, 2, 3), "tin": 1, "copper": 1, "drainage": 2}
    oracle = play(table_with(3, {"redruth": area}), "build redruth", "bid 1", "drop", "drop")
    mine = oracle.table.areas["redruth"]
    assert (mine.tin, mine.copper, mine.water, mine.drainage) == (2, 3, 1, 0)
    assert mine.tile is None
    assert oracle.table.players["pink"].mines_left == 5


@pytest.mark.rule("A-8")
def test_the_tile_and_the_card_are_publicly_remembered() -> None:
    oracle = play(table_with(3, REDRUTH, {"pink": A_B_CARD}), "build redruth")
    play(oracle, "survey b:copper+1:2", "bid 1", "drop", "drop")
    assert oracle.document()["seen"] == {
        "played": ["b:copper+1:2"],
        "built": [{"region": "b", "tin": 1, "copper": 2, "water": 3}],
    }


@pytest.mark.rule("A-9")
@pytest.mark.parametrize(
    ("benefit", "piece", "water"), [("miner", "miner", 3), ("port", "port", 2), ("pump", "pump", 2)]
)
def test_a_survey_piece_comes_with_its_effects(benefit: str, piece: str, water: int) -> None:
    areas = {"kea": {"tile": face_down(1, 2, 3)}}
    oracle = table_with(3, areas, {"pink": {"hand": [f"b:{benefit}:2"]}})
    play(oracle, "build kea", f"survey b:{benefit}:2", "bid 1", "drop", "drop")
    mine = oracle.table.areas["kea"]
    assert getattr(mine, piece) is True
    assert mine.water == water
    assert oracle.table.stock["miner"][0] == 2


@pytest.mark.rule("A-9")
@pytest.mark.parametrize("area", ["redruth", "kea"])
def test_a_port_inland_and_a_second_port_are_lost(area: str) -> None:
    has_port = area == "kea"
    areas = {area: {"port": has_port, "tile": face_down(1, 2, 3)}}
    oracle = table_with(3, areas, {"pink": {"hand": ["b:port:4"]}})
    play(oracle, f"build {area}", "survey b:port:4", "bid 1", "drop", "drop")
    assert oracle.table.areas[area].water == 3
    assert oracle.document()["seen"]["played"] == ["b:port:4"]
