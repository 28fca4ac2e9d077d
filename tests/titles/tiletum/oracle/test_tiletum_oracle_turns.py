"""Taking a die and what it brings, by the oracle alone (T3, S-201 to S-205, S-603, S-610)."""

from typing import Any

import pytest

from tools.titles.tiletum.oracle.oracle import TiletumOracle
from tools.titles.tiletum.oracle.positions import of_kind, play, position

ONE_DIE = {"food": [3]}
GOLD = {"gold": 20}
SILVER: dict[str, Any] = {"expansions": ["silver"]}


def with_goods(**goods: int) -> dict[str, dict[str, Any]]:
    """Pink holds these goods."""
    return {"pink": {"goods": goods}}


@pytest.mark.rule("T-303")
def test_every_step_of_a_die_costs_two_gold_the_shorter_way_round() -> None:
    oracle = play(position(with_goods(gold=4), dice=ONE_DIE))
    assert of_kind(oracle, "take") == [
        "food 3",
        "food 3 as 1",
        "food 3 as 2",
        "food 3 as 4",
        "food 3 as 5",
    ]
    oracle = play(position(with_goods(gold=2), dice={"food": [6]}), "take food 6 as 1")
    assert oracle.table.mover.goods["gold"] == 0


@pytest.mark.rule("S-603")
def test_with_dice_one_three_steps_cost_two_gold() -> None:
    silver = {"technologies": ["dice", "king", "goods"]}
    seats = {"pink": {"goods": {"gold": 2}, "levels": [1, 0, 0]}}
    oracle = play(position(seats, dice={"food": [3]}, silver=silver, **SILVER))
    assert of_kind(oracle, "take") == ["food 3", "food 3 as 2", "food 3 as 4", "food 3 as 6"]


@pytest.mark.rule("T-302", "T-306", "T-307")
def test_a_die_gives_goods_and_the_rest_of_seven_as_points() -> None:
    oracle = play(position(with_goods(), dice=ONE_DIE), "take food 3")
    assert oracle.table.mover.goods["food"] == 3
    assert oracle.table.pending == [{"q": "act", "kind": "character", "ap": 4, "main": True}]
    assert oracle.table.mover.dice == [{"good": "food", "value": 3}]


@pytest.mark.rule("T-304", "S-706")
def test_a_colour_helper_gives_another_good_and_one_kind_a_point() -> None:
    seats = {"pink": {"goods": {}, "store": ["colour+ap1"]}}
    oracle = play(position(seats, dice=ONE_DIE, **SILVER), "take food 3", "use colour+ap1 stone")
    assert (oracle.table.mover.goods["stone"], oracle.table.mover.goods["food"]) == (3, 0)
    assert oracle.table.pending[-1]["ap"] == 5


@pytest.mark.rule("T-305", "T-506")
def test_the_bonus_tile_may_be_taken_when_it_is_allowed() -> None:
    tiles = {"character": "crest:lion"}
    document = position(with_goods(), dice=ONE_DIE, action_tiles=tiles)
    assert play(document, "take food 3").moves() == ["bonus leave", "bonus take"]
    document["player"][0]["crests"] = ["lion", "", "", "", "", ""]
    assert play(document, "take food 3").table.pending[-1]["q"] == "act"


@pytest.mark.rule("T-307", "T-407", "T-510")
def test_a_joker_takes_the_marker_of_the_action_it_becomes() -> None:
    seats = {"pink": {"goods": {}, "markers": {"merchant": 3}}}
    oracle = play(position(seats, dice={"food": [6]}), "take food 6", "as merchant")
    assert oracle.table.pending == [{"q": "act", "kind": "merchant", "ap": 4, "main": True}]


@pytest.mark.rule("T-308", "T-406")
def test_a_boost_in_a_king_action_makes_its_steps_at_once() -> None:
    seats = {"pink": {"goods": {}, "store": ["ap2"]}}
    oracle = play(position(seats, dice={"food": [5]}), "take food 5", "use ap2")
    assert oracle.table.king["pink"] == 4


@pytest.mark.rule("T-406")
def test_a_marker_that_arrives_stands_behind_and_none_leaves_the_top() -> None:
    oracle = play(position(with_goods(), dice={"food": [5]}, king={"yellow": 2}), "take food 5")
    assert oracle.table.king_order == ["yellow", "pink"]
    oracle = play(position(with_goods(), dice={"food": [5]}, king={"pink": 9}), "take food 5")
    assert oracle.table.king["pink"] == 10


@pytest.mark.rule("T-312")
def test_the_contract_offer_slides_right_at_the_end_of_the_turn() -> None:
    offer = ["iron3:4", "wool3:4", "wool4:6", "iron4:6", "same3:4"]
    document = position(with_goods(), dice={"food": [4]}, contract_offer=offer)
    oracle = play(document, "take food 4", "take iron4:6", "end")
    assert oracle.table.contract_offer == ["", "iron3:4", "wool3:4", "wool4:6", "same3:4"]
    assert oracle.table.phase == "refill"


@pytest.mark.rule("S-201", "S-203")
def test_a_place_the_field_covers_asks_which_action() -> None:
    document = position(with_goods(), dice={"food": [2]}, **SILVER)
    oracle = play(document, "take food 2")
    assert oracle.moves() == ["do architect", "do explorer"]
    oracle.play("do explorer")
    assert oracle.table.pending[-1] == {"q": "act", "kind": "explorer", "ap": 5, "main": True}


@pytest.mark.rule("S-205")
def test_the_step_symbol_lies_three_places_on_and_moves_one_explorer_once() -> None:
    document = position(with_goods(), dice={"food": [4]}, **SILVER)
    oracle = play(document, "take food 4")
    assert of_kind(oracle, "symbol") == ["geyer", "marienberg"]
    oracle.play("symbol geyer")
    assert of_kind(oracle, "symbol") == []


@pytest.mark.rule("S-205", "T-303")
def test_a_changed_die_counts_where_it_is_taken() -> None:
    document = position(with_goods(gold=2), dice={"food": [4]}, **SILVER)
    assert not play(document, "take food 4 as 3").table.symbol


@pytest.mark.rule("S-610")
def test_a_price_is_asked_when_two_goods_can_pay_it() -> None:
    silver = {"technologies": ["dice", "king", "goods"], "bonused_left": ["food", "wool", "stone"]}
    pink = {"goods": {"gold": 1, "iron": 2}, "levels": [0, 0, 1], "bonused": "iron"}
    oracle = play(position({"pink": pink}, dice=ONE_DIE, silver=silver, **SILVER), "buy wool")
    assert oracle.moves() == ["pay 1 iron", "pay 2 iron"]
    oracle.play("pay 1 iron")
    goods = oracle.table.mover.goods
    assert (goods["gold"], goods["iron"], goods["wool"]) == (0, 1, 1)


@pytest.mark.rule("S-610")
def test_a_matching_die_gives_two_goods_and_two_points_more() -> None:
    silver = {"technologies": ["dice", "king", "goods"], "bonused_left": ["wool"]}
    pink = {"goods": {}, "levels": [0, 0, 3], "bonused": "food"}
    document = position({"pink": pink}, dice=ONE_DIE, silver=silver, **SILVER)
    oracle = play(document, "take food 3")
    assert (oracle.table.mover.goods["food"], oracle.table.pending[-1]["ap"]) == (5, 6)


@pytest.mark.rule("S-608")
def test_a_split_joker_names_its_king_share_and_goes_on_without_marker() -> None:
    pink = {"goods": {}, "levels": [0, 3, 0], "markers": {"merchant": 2, "king": 1}}
    document = position({"pink": pink}, dice={"food": [6]}, **SILVER)
    oracle = play(document, "take food 6")
    assert oracle.table.king["pink"] == 1  # joker II
    assert of_kind(oracle, "as") == [
        "architect",
        "character",
        "contract",
        "explorer",
        "king 1",
        "king 2",
        "merchant",
    ]
    oracle.play("as king 1")
    assert oracle.table.king["pink"] == 3
    oracle.play("as merchant")
    assert oracle.table.pending[-1]["ap"] == 1


def test_an_oracle_refuses_what_is_not_legal() -> None:
    with pytest.raises(ValueError, match="not legal"):
        TiletumOracle.from_position(position(dice=ONE_DIE)).play("take food 6")


@pytest.mark.rule("T-304")
def test_a_colour_helper_got_this_turn_is_not_used_with_its_die() -> None:
    seats = {"pink": {"goods": {}, "store": ["merchant2"], "merchant": "koeln"}}
    document = position(seats, dice=ONE_DIE, map_tiles={"koeln": "colour"})
    oracle = play(document, "use merchant2", "tile koeln", "stop")
    assert oracle.document()["turn_of"] == {"fresh": 1}
    oracle = TiletumOracle.from_position(oracle.document())
    oracle.play("take food 3")
    assert (oracle.table.mover.goods["food"], oracle.table.pending[-1]["q"]) == (3, "act")
