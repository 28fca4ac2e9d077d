"""Technologies (S-6), and tiles with a cost (S-706, S-707)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.titles.tiletum.tiletum_tables import acting, knowing, silver_table

rule = pytest.mark.rule
CONTRACTS = ["iron3:4", "wool3:4", "wool4:6", "iron4:6"]


@rule("S-601")
def test_levels_cost_one_two_and_three_silver() -> None:
    table = knowing("merchant", 0, pink={"silver": 3}).play("raise merchant", "raise merchant")
    pink = table.player("pink")
    assert (pink["levels"], pink["silver"]) == ([2, 0, 0], 0)
    assert table.refusal("raise merchant").key == "too-little-silver"
    assert knowing("merchant", 3, pink={"silver": 9}).refusal("raise merchant").key == (
        "level-reached"
    )
    assert knowing("merchant", 0).refusal("raise goods").key == "technology-not-used"


@rule("S-602")
def test_levels_concern_the_action_of_the_die() -> None:
    die: dict[str, Any] = {"dice": {"food": [6]}, "explorer_values": [2, 3]}
    table = knowing("merchant", 1, **die).play("take food 6", "as merchant")
    assert table.points == 1 + 1
    tile = knowing("merchant", 1, pink={"store": ["merchant2"]}).play("use merchant2")
    assert tile.points == 2
    late = knowing("merchant", 0, pink={"silver": 1}, **acting("merchant", 2))
    assert late.play("raise merchant").points == 2


@rule("S-603")
def test_three_steps_of_a_die_cost_two_gold() -> None:
    pink = {"goods": {"gold": 2}}
    dice: dict[str, Any] = {"dice": {"food": [1]}, "explorer_values": [2, 3]}
    moves = knowing("dice", 1, pink=pink, **dice).moves("take food")
    assert moves == ["take food 1", *(f"take food 1 as {new}" for new in (2, 4, 6))]


@rule("S-603")
def test_a_new_die_gives_one_step_of_anybody() -> None:
    dice: dict[str, Any] = {"dice": {"food": [1], "wool": [1]}, "explorer_values": [2, 3]}
    table = knowing("dice", 2, **dice).play("take food 1")
    assert table.asked()["q"] == "any-step"
    steps = table.moves("step")
    assert {"step geyer", "step merchant koeln", "step architect koeln", "step none"} <= set(steps)
    assert table.play("step geyer").player("pink")["explorers"] == ["geyer"]
    known = {"levels": [2, 0, 0], "dice": [{"good": "gold", "value": 1}]}
    table = knowing("dice", 2, pink=known, turn=2, **dice).play("take wool 1")
    assert table.asked()["q"] == "act"


@rule("S-603")
def test_a_good_of_the_die_is_given_for_silver() -> None:
    dice: dict[str, Any] = {"dice": {"food": [4]}, "explorer_values": [1, 2]}
    table = knowing("dice", 3, **dice).play("take food 4")
    assert table.asked() == {"q": "silver", "good": "food"}
    table.play("silver yes")
    assert (table.goods(), table.player("pink")["silver"]) == ({"food": 3}, 1)


@rule("S-604")
def test_a_house_placed_brings_the_gain_of_a_character() -> None:
    pink = {"merchant": "hamburg", "rooms": [["king:gold3"], ["contract:iron3"], [], [], [], []]}
    table = knowing("merchant", 2, pink=pink, **acting("merchant", 1)).play("house hamburg")
    assert table.asked()["q"] == "building"  # what is printed comes first
    table.play("building none")
    assert table.moves() == ["gain contract:iron3", "gain king:gold3", "gain none"]
    assert table.play("gain king:gold3").goods() == {"gold": 3}


@rule("S-604")
def test_merchant_three_scores_houses_at_once_and_as_income() -> None:
    houses = {"tiletum": ["pink", "yellow"], "paris": ["pink"], "geyer": ["pink"]}
    table = knowing("merchant", 2, pink={"silver": 3}, houses=houses).play("raise merchant")
    assert table.player("pink")["points"] == 3


@rule("S-605")
def test_architect_and_explorer() -> None:
    pink = {"goods": {"stone": 1}}
    table = knowing(
        "architect", 3, pink=pink, costs={"koeln": [2, 1]}, pillars={"koeln": ["pink"]}
    ).play("contribute koeln")
    assert (table.goods(), table.player("pink")["points"]) == ({}, 5 + 1)
    assert table.look()["king"]["pink"] == 2
    below = knowing(
        "architect",
        3,
        pink={"silver": 1},
        costs={"joachimsthal": [2, 3]},
        pillars={"joachimsthal": ["pink"]},
    ).play("contribute joachimsthal")
    assert below.player("pink")["silver"] == 0
    mine = knowing("explorer", 2, pink={"explorers": ["geyer"]}, **acting("explorer", 1)).play(
        "mine geyer", "gain iron"
    )
    assert mine.goods() == {"gold": 1, "iron": 3}
    symbol: dict[str, Any] = {"dice": {"food": [4]}, "explorer_values": [1, 2]}
    table = knowing("explorer", 3, **symbol).play("take food 4")
    assert table.refusal("symbol geyer").key == "symbol-is-action"
    table.play("symbol action")
    assert table.asked() == {"q": "act", "kind": "explorer", "ap": 2, "main": False}


@rule("S-606")
def test_a_contract_costs_one_good_less_of_a_part_of_choice() -> None:
    pink = {"store": ["wool2+iron2:6", "same1:1"], "goods": {"wool": 2, "iron": 1}}
    table = knowing("contract", 1, pink=pink)
    assert table.moves("fulfil wool2") == ["fulfil wool2+iron2:6 less iron"]
    assert "fulfil same1:1 with iron" in table.moves()
    assert table.play("fulfil wool2+iron2:6 less iron").goods() == {}
    alike = {"store": ["same2+wool2:5"], "goods": {"wool": 3}}
    table = knowing("contract", 1, pink=alike)
    assert table.moves("fulfil") == [
        "fulfil same2+wool2:5 with wool less same",
        "fulfil same2+wool2:5 with wool less wool",
    ]
    assert table.refusal("fulfil same2+wool2:5 with wool").key == "say-less"
    one = {"store": ["iron3:4"], "goods": {"iron": 2}}
    assert knowing("contract", 1, pink=one).play("fulfil iron3:4").goods() == {}


@rule("S-606")
def test_a_contract_action_begins_with_three_contracts_drawn() -> None:
    die: dict[str, Any] = {"dice": {"food": [4]}, "explorer_values": [1, 2]}
    table = knowing("contract", 2, decks={"contracts": CONTRACTS}, **die).play(
        "take food 4", "draw iron3:4", "draw wool3:4", "draw wool4:6"
    )
    assert table.moves() == ["take iron3:4", "take none", "take wool3:4", "take wool4:6"]
    table.play("take wool4:6")
    assert table.points == 3 - 2
    assert table.look()["decks"]["contracts_under"] == ["iron3:4", "wool3:4"]
    short: dict[str, Any] = {"dice": {"food": [6]}, "explorer_values": [1, 2]}
    poor = knowing("contract", 2, decks={"contracts": CONTRACTS}, **short).play("take food 6")
    assert poor.play("as contract").asked()["q"] == "act"


@rule("S-606")
def test_what_lies_under_a_pile_comes_last_and_in_order() -> None:
    decks = {"contracts": [], "contracts_under": ["iron3:4", "wool3:4"]}
    offer = ["iron4:6", "wool4:6", "same3:4", "same4:6", ""]
    table = silver_table(decks=decks, contract_offer=offer, **acting("king", 0)).play("end")
    assert table.odds() == {"draw iron3:4": 1}
    table.play("draw iron3:4")
    assert table.look()["decks"]["contracts_under"] == ["wool3:4"]


@rule("S-606")
def test_each_exchange_gives_one_good_more() -> None:
    table = knowing("contract", 3, pink={"goods": {"wool": 2}}, **acting("contract", 2))
    table.play("exchange wool iron")
    assert table.asked() == {"q": "gain", "left": 2}
    table.play("gain gold", "gain gold", "exchange wool iron")
    assert table.asked() == {"q": "gain", "left": 1}


@rule("S-607")
def test_a_king_action_gives_gold_and_may_dig() -> None:
    tiles = ["deep:silver1", "deep:mine1"]
    die: dict[str, Any] = {"dice": {"food": [5]}, "explorer_values": [1, 2]}
    table = knowing("king", 3, decks={"underground": tiles}, **die).play("take food 5")
    assert table.goods() == {"gold": 2, "food": 5}
    table.play("dig yes", "draw deep:mine1", "draw deep:silver1")
    assert table.moves() == ["keep deep:mine1", "keep deep:silver1", "keep none"]
    table.play("keep deep:mine1")
    assert table.player("pink")["store"] == ["deep:mine1"]
    assert table.look()["decks"]["underground_under"] == ["deep:silver1"]


@rule("S-607")
def test_king_two_rises_at_once() -> None:
    assert knowing("king", 1, pink={"silver": 2}).play("raise king").look()["king"]["pink"] == 2


@rule("S-608")
def test_a_joker_has_a_point_and_a_king_step_more() -> None:
    die: dict[str, Any] = {"dice": {"food": [6]}, "explorer_values": [1, 2]}
    table = knowing("joker", 2, **die).play("take food 6")
    assert table.look()["king"]["pink"] == 1
    assert table.asked()["ap"] == 1 + 1


@rule("S-608")
def test_joker_three_is_a_joker_at_once_and_may_be_split() -> None:
    table = knowing("joker", 2, pink={"silver": 3}).play("raise joker", "as king")
    assert table.look()["king"]["pink"] == 2
    die: dict[str, Any] = {"dice": {"food": [4]}, "explorer_values": [5, 6]}
    wheel = ["merchant", "architect", "character", "joker", "king", "contract"]
    table = knowing("joker", 3, wheel=wheel, **die).play("take food 4")
    assert table.look()["king"]["pink"] == 1
    assert table.moves("as king") == [f"as king {n}" for n in (1, 2, 3, 4)]
    table.play("as king 3")
    assert table.look()["king"]["pink"] == 4
    assert "end" in table.moves()
    assert "as king" not in table.moves()
    table.play("as merchant")
    assert (table.asked()["kind"], table.points) == ("merchant", 1)


@rule("S-608")
def test_a_split_joker_switches_once_to_another_action() -> None:
    die: dict[str, Any] = {"dice": {"food": [4]}, "explorer_values": [1, 2]}
    wheel = ["merchant", "architect", "character", "joker", "king", "contract"]
    pink = {"markers": {"merchant": 3, "architect": 2}, "levels": [3, 0, 0]}
    table = knowing("joker", 3, wheel=wheel, pink=pink, **die).play("take food 4", "as merchant")
    assert table.points == 4 + 3
    table.play("step koeln", "switch architect")
    assert (table.asked()["kind"], table.points) == ("architect", 6)
    assert table.moves("switch") == []
    king = knowing("joker", 3, wheel=wheel, **die).play("take food 4", "as merchant")
    assert king.play("step koeln", "switch king").look()["king"]["pink"] == 1 + 3


@rule("S-609")
def test_characters_make_crests_cheaper_and_markers_larger() -> None:
    pink = {"store": ["crest:lion"], "goods": {"food": 1}}
    assert knowing("character", 1, pink=pink).moves("crest") == ["crest lion 6"]
    die: dict[str, Any] = {"dice": {"food": [1]}, "explorer_values": [3, 4]}
    marked = {"markers": {"merchant": 2}}
    table = knowing("character", 2, pink=marked, **die).play("take food 1")
    assert table.points == 6 + 2 + 1
    assert table.player("pink")["markers"] == {"merchant": 2}


@rule("S-609")
def test_a_completed_building_brings_its_characters_gains() -> None:
    pink = {
        "goods": {"food": 2},
        "rooms": [[], [], [], [], ["king:gold3"], ["king:vp4"]],
        "store": ["crest:lion"],
    }
    table = knowing("character", 3, pink=pink).play("crest lion 5")
    assert table.player("pink")["markers"] == {"king": 1}
    assert table.moves() == ["gain king:gold3", "gain none"]
    table.play("gain king:gold3")
    assert table.asked()["q"] == "gain"  # then what the crest gives


@rule("S-610")
def test_a_bonused_good_is_paid_as_gold() -> None:
    table = knowing("goods", 0, pink={"silver": 1}).play("raise goods")
    assert table.moves() == ["bonused food", "bonused iron", "bonused stone", "bonused wool"]
    table.play("bonused wool")
    assert table.player("pink")["bonused"] == "wool"
    assert table.look()["silver"]["bonused_left"] == ["food", "stone", "iron"]
    pink = {"goods": {"gold": 2, "wool": 2}, "bonused": "wool"}
    table = knowing("goods", 1, pink={**pink, "levels": [1, 0, 0]}).play("buy iron")
    assert table.asked() == {"q": "gold", "n": 2, "move": "buy iron"}
    assert table.moves() == ["pay 0 wool", "pay 1 wool", "pay 2 wool"]
    assert table.play("pay 1 wool").goods() == {"gold": 1, "wool": 1, "iron": 1}
    poor = {"goods": {"wool": 2}, "bonused": "wool"}
    assert knowing("goods", 1, pink=poor).play("buy iron").goods() == {"iron": 1}


@rule("S-610")
def test_a_die_of_the_bonused_good_gives_more() -> None:
    die: dict[str, Any] = {"dice": {"wool": [4]}, "explorer_values": [1, 2]}
    pink = {"bonused": "wool"}
    table = knowing("goods", 3, pink=pink, **die).play("take wool 4")
    assert table.goods() == {"wool": 4 + 2}
    assert table.points == 3 + 2


@rule("S-706")
def test_another_good_and_a_point_more() -> None:
    die: dict[str, Any] = {"dice": {"wool": [4]}, "explorer_values": [1, 2]}
    table = silver_table(pink={"store": ["colour", "colour+ap1"]}, **die).play("take wool 4")
    assert "use colour iron" in table.moves()
    table.play("use colour+ap1 gold")
    assert (table.goods(), table.points) == ({"gold": 4}, 3 + 1)


@rule("S-707")
def test_a_tile_with_a_cost_is_used_if_the_cost_can_be_paid() -> None:
    store = ["buy-silver", "silver-merchant4"]
    table = silver_table(pink={"store": store, "goods": {"gold": 2}})
    assert table.moves("use") == ["use buy-silver"]
    table.play("use buy-silver", "use silver-merchant4")
    assert table.player("pink")["silver"] == 0
    assert table.asked() == {"q": "act", "kind": "merchant", "ap": 4, "main": False}
