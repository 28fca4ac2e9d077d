"""Tasks: buying, helpers, contracts, crests, cathedrals (T-6)."""

from __future__ import annotations

import pytest

from tests.titles.tiletum.tiletum_tables import table_of

rule = pytest.mark.rule
COSTS = {"koeln": [3, 4], "paris": [2, 1]}


@rule("T-602")
def test_a_good_but_gold_is_bought_for_2_gold() -> None:
    table = table_of(pink={"goods": {"gold": 4}})
    assert table.moves("buy") == [f"buy {good}" for good in ("food", "iron", "stone", "wool")]
    table.play("buy stone", "buy stone")
    assert table.goods() == {"stone": 2}
    assert not table.moves("buy")


@rule("T-601")
def test_tasks_come_in_any_number_and_order() -> None:
    pink = {"goods": {"gold": 4, "iron": 2}, "store": ["gold3", "iron3:4"]}
    table = table_of(pink=pink).play("buy iron", "use gold3", "fulfil iron3:4", "buy food")
    assert table.goods() == {"gold": 3, "food": 1}


@rule("T-603")
def test_a_helper_gives_its_gain_and_is_discarded() -> None:
    pink = {"goods": {}, "store": ["food1+wool1+stone1+iron1", "gold2+vp2", "king2"]}
    table = table_of(pink=pink).play("use gold2+vp2", "use king2", "use food1+wool1+stone1+iron1")
    assert table.goods() == {"gold": 2, "food": 1, "wool": 1, "stone": 1, "iron": 1}
    assert table.player("pink")["points"] == 2
    assert table.look()["king"]["pink"] == 2
    used = ["food1+wool1+stone1+iron1", "gold2+vp2", "king2"]
    assert table.look()["decks"]["bonus_discard"] == used


@rule("T-603")
def test_the_tile_of_a_building_needs_a_character_on_the_board() -> None:
    table = table_of(pink={"goods": {}, "store": ["building"]})
    assert not table.moves("use")
    assert table.refusal("use building").key == "nobody-lives-here"


@rule("T-603")
def test_discards_become_the_pile_when_a_tile_is_needed_and_none_is_left() -> None:
    tiles = {"architect": "vp4", "character": "any2", "contract": "gold3", "joker": "ap1"}
    table = table_of(
        turn=3,
        step=1,
        action_tiles={**tiles, "king": "ap1", "merchant": "ap2"},
        decks={"bonus": [], "bonus_discard": ["king2", "king2"]},
        yellow={"goods": {}},
    )
    table.play("take iron 6", "bonus leave", "as king").let_luck()
    assert table.look()["decks"]["bonus_discard"] == []
    assert table.look()["decks"]["bonus"] == ["king2"]
    assert table.look()["king_tile"] == "king2"


@rule("T-604")
def test_a_contract_is_paid_and_scored_and_gives_its_extra() -> None:
    pink = {"goods": {"iron": 2}, "store": ["iron2:2:king1"]}
    table = table_of(pink=pink).play("fulfil iron2:2:king1")
    assert (table.goods(), table.player("pink")["points"]) == ({}, 2)
    assert table.look()["king"]["pink"] == 1
    pink = {"goods": {"wool": 2}, "store": ["wool2:2:merchant-step"]}
    table = table_of(pink=pink).play("fulfil wool2:2:merchant-step")
    table.play("step merchant koeln")
    assert table.player("pink")["merchant"] == "koeln"
    pink = {"goods": {"wool": 1, "iron": 1}, "store": ["wool1+iron1:2:character1"]}
    table = table_of(pink=pink, character_offer=["king:vp4", "", "", "", ""])
    table.play("fulfil wool1+iron1:2:character1", "take king:vp4")
    assert table.player("pink")["store"] == ["king:vp4"]


@rule("T-604")
def test_the_alike_part_is_paid_in_one_good_gold_too() -> None:
    goods = {"gold": 2, "food": 1, "wool": 3, "iron": 2}
    table = table_of(pink={"goods": goods, "store": ["same2+wool2:5", "same2+iron2:5"]})
    assert table.moves("fulfil") == [
        "fulfil same2+iron2:5 with gold",
        "fulfil same2+iron2:5 with wool",
        "fulfil same2+wool2:5 with gold",
        "fulfil same2+wool2:5 with iron",
    ]
    table.play("fulfil same2+iron2:5 with wool")
    assert table.goods() == {"gold": 2, "food": 1, "wool": 1}


@rule("T-605")
def test_a_contract_goes_to_the_leftmost_space_and_frees_its_pillar() -> None:
    done = ["same1:1", "same3:4", "same4:6", "iron3:4"]
    pink = {"goods": {"wool": 7}, "store": ["wool3:4", "wool4:6"], "contracts": done}
    table = table_of(pink=pink)
    assert table.player("pink")["pillars"] == 6
    table.play("fulfil wool4:6")
    assert table.player("pink")["contracts"] == [*done, "wool4:6"]
    assert table.player("pink")["pillars"] == 7
    table.play("fulfil wool3:4")
    assert table.player("pink")["pillars"] == 7


@rule("T-606")
@pytest.mark.parametrize(("building", "food"), list(enumerate((6, 6, 5, 4, 3, 2), start=1)))
def test_a_crest_costs_food_by_its_building(building: int, food: int) -> None:
    pink = {"goods": {"food": food}, "store": ["crest:lion"]}
    table = table_of(pink=pink).play(f"crest lion {building}")
    assert table.goods() == {}
    short = table_of(pink={**pink, "goods": {"food": food - 1}})
    assert f"crest lion {building}" not in short.moves()


@rule("T-606")
def test_a_crest_goes_below_any_building_without_one() -> None:
    crests = ["", "rose", "", "", "", ""]
    pink = {"goods": {"food": 9}, "store": ["crest:lion"], "crests": crests}
    table = table_of(pink=pink)
    assert table.moves("crest") == [f"crest lion {building}" for building in (1, 3, 4, 5, 6)]
    table.play("crest lion 6")
    assert table.player("pink")["points"] == 5
    assert table.player("pink")["crests"] == ["", "rose", "", "", "", "lion"]


@rule("T-607", "T-109")
def test_a_contribution_takes_the_top_tile_and_scores_both_numbers() -> None:
    pillars = {"koeln": ["pink", "yellow"]}
    pink = {"goods": {"stone": 6}}
    table = table_of(costs=COSTS, pillars=pillars, pink=pink).play("contribute koeln")
    assert table.player("pink")["cathedral_tiles"] == {"koeln": 5}
    assert (table.goods(), table.player("pink")["points"]) == ({"stone": 3}, 9)
    assert not table.moves("contribute")
    table = table_of(
        costs=COSTS, pillars=pillars, pink=pink, yellow={"cathedral_tiles": {"koeln": 5}}
    )
    assert table.play("contribute koeln").player("pink")["points"] == 7


@rule("T-607")
def test_a_contribution_needs_the_stone_and_an_own_pillar() -> None:
    pillars = {"koeln": ["pink"], "praha": ["yellow"]}
    table = table_of(costs=COSTS, pillars=pillars, pink={"goods": {"stone": 2}})
    assert not table.moves("contribute")


# The player board: rooms, crests, storehouse, markers, gains (T-5).

CHARACTER = "take food 3"
NOBODY: list[list[str]] = [[], [], [], [], [], []]


def rooms(**people: list[str]) -> list[list[str]]:
    """Return six buildings, of which some have people: `b1`, `b2` and so on."""
    return [people.get(f"b{number}", []) for number in range(1, 7)]


@rule("T-501")
def test_rooms_are_filled_from_below_and_the_gain_comes_at_once() -> None:
    pink = {"goods": {}, "rooms": rooms(b2=["king:vp4"]), "store": ["king:gold3"]}
    table = table_of(pink=pink).play(CHARACTER, "place king:gold3 2")
    assert table.player("pink")["rooms"][1] == ["king:vp4", "king:gold3"]
    assert table.goods() == {"food": 3, "gold": 3}


@rule("T-502", "T-511")
def test_a_building_has_one_type_and_a_type_one_building() -> None:
    people = rooms(b1=["king:vp4"], b2=["contract:iron3"])
    pink = {"goods": {}, "rooms": people, "store": ["king:gold3", "merchant:food2"]}
    table = table_of(4, pink=pink).play(CHARACTER)
    assert table.moves("place king:gold3") == ["place king:gold3 1", "place king:gold3 6"]
    assert table.moves("place merchant:food2") == [
        f"place merchant:food2 {building}" for building in (3, 4, 5, 6)
    ]


@rule("T-503")
def test_building_6_takes_any_type_and_has_neither_roof_house_nor_marker() -> None:
    people = rooms(b1=["king:vp4"])
    pink = {"goods": {}, "rooms": people, "store": ["king:gold3"]}
    pink["crests"] = ["", "", "", "", "", "lion"]
    table = table_of(pink=pink).play(CHARACTER, "place king:gold3 6")
    assert table.player("pink")["houses"] == 2
    assert table.player("pink")["markers"] == {}


@rule("T-504")
def test_steps_and_a_house_come_in_any_order_and_may_be_left_out() -> None:
    pink = {"goods": {}, "merchant": "troyes", "store": ["merchant:merchant-step1+house"]}
    start = table_of(pink=pink).play(CHARACTER, "place merchant:merchant-step1+house 6")
    assert "house troyes" in start.moves()
    assert "stop" in start.moves()
    start.play("step merchant lyon", "house lyon")
    assert start.look()["houses"]["lyon"] == ["pink"]
    again = table_of(pink=pink).play(CHARACTER, "place merchant:merchant-step1+house 6")
    again.play("house troyes", "step merchant lyon")
    assert again.look()["houses"]["troyes"] == ["pink"]


@rule("T-504")
def test_two_kinds_of_step_come_in_any_order() -> None:
    tile = "architect:merchant-step1+architect-step1"
    table = table_of(pink={"goods": {}, "store": [tile]}).play(CHARACTER, f"place {tile} 6")
    table.play("step architect koeln", "step merchant paris")
    pink = table.player("pink")
    assert (pink["architect"], pink["merchant"]) == ("koeln", "paris")


@rule("T-504")
def test_a_pillar_goes_to_the_town_of_the_architect() -> None:
    tile = "architect:architect-step1+pillar"
    table = table_of(pink={"goods": {}, "store": [tile]}).play(CHARACTER, f"place {tile} 6")
    assert not table.moves("pillar")
    table.play("step architect paris", "pillar paris")
    assert table.look()["pillars"] == {"paris": ["pink"]}


@rule("T-505")
def test_a_full_storehouse_takes_nothing() -> None:
    pink = {"goods": {}, "store": ["ap1", "ap1", "ap2", "ap2"], "merchant": "lyon"}
    table = table_of(pink=pink, map_tiles={"lyon": "vp4"}).play("take stone 1")
    assert not table.moves("tile")
    assert table.refusal("tile lyon").key == "store-full"


@rule("T-506")
def test_a_crest_is_owned_once_stored_or_placed() -> None:
    pink = {"goods": {}, "crests": ["lion", "", "", "", "", ""], "merchant": "lyon"}
    table = table_of(pink=pink, map_tiles={"lyon": "crest:lion"}).play("take stone 1")
    assert not table.moves("tile")
    assert table.refusal("tile lyon").key == "crest-owned"


@rule("T-507")
def test_no_contract_is_taken_when_six_are_fulfilled_or_stored() -> None:
    done = ["same1:1", "same3:4", "same4:6", "iron3:4", "wool3:4"]
    pink = {"goods": {}, "contracts": done, "store": ["iron4:6"], "merchant": "lyon"}
    table = table_of(pink=pink, map_tiles={"lyon": "same2:3"}).play("take stone 1")
    assert table.refusal("tile lyon").key == "contracts-full"
    table = table_of(pink={**pink, "store": []}, map_tiles={"lyon": "same2:3"})
    assert "tile lyon" in table.play("take stone 1").moves()


@rule("T-508")
def test_a_full_building_gives_its_roof_house() -> None:
    pink = {"goods": {}, "rooms": rooms(b2=["king:vp4"]), "store": ["king:gold3"]}
    table = table_of(pink=pink)
    assert table.player("pink")["houses"] == 2
    table.play(CHARACTER, "place king:gold3 2")
    assert table.player("pink")["houses"] == 3


@rule("T-509")
def test_roof_house_and_marker_come_before_the_gain_of_the_last_character() -> None:
    pink = {
        "goods": {},
        "merchant": "troyes",
        "houses": 0,
        "crests": ["", "", "", "lion", "", ""],
        "store": ["merchant:house"],
    }
    table = table_of(pink=pink).play(CHARACTER, "place merchant:house 4")
    assert table.moves() == ["house troyes", "stop"]
    assert table.player("pink")["markers"] == {"merchant": 1}


@rule("T-509")
def test_a_crest_completes_a_full_building() -> None:
    pink = {"goods": {"food": 3}, "rooms": rooms(b5=["king:vp4"]), "store": ["crest:lion"]}
    table = table_of(pink=pink).play("crest lion 5")
    assert table.player("pink")["markers"] == {"king": 1}
    assert table.asked() == {"q": "gain", "left": 2}


@rule("T-510")
def test_a_marker_counts_for_the_main_action_in_progress() -> None:
    pink = {"goods": {}, "crests": ["", "", "", "lion", "", ""], "store": ["character:food2"]}
    table = table_of(pink=pink).play(CHARACTER, "place character:food2 4")
    assert table.points == 4 - 1 + 1


@rule("T-510")
def test_a_marker_of_the_king_makes_its_step_at_once() -> None:
    wheel = ["merchant", "architect", "king", "contract", "character", "joker"]
    pink = {"goods": {"food": 3}, "rooms": rooms(b4=["king:vp4"]), "store": ["crest:lion"]}
    table = table_of(wheel=wheel, pink=pink).play(CHARACTER)
    assert table.look()["king"]["pink"] == 4
    table.play("crest lion 4")
    assert table.look()["king"]["pink"] == 5


@rule("T-512")
def test_a_building_gives_the_gain_of_each_of_its_characters_in_any_order() -> None:
    people = ["king:gold3", "king:vp4", "king:merchant-step1"]
    pink = {"goods": {}, "rooms": rooms(b1=people), "store": ["building"]}
    table = table_of(pink=pink).play("use building", "building 1")
    assert sorted(table.asked()["left"]) == sorted(people)
    table.play("gain king:vp4", "gain king:merchant-step1", "step merchant paris")
    assert table.moves() == ["gain king:gold3", "gain none"]
    table.play("gain none")
    assert (table.phase, table.goods(), table.player("pink")["points"]) == ("turn", {}, 4)


@rule("T-513")
def test_any_goods_are_chosen_one_by_one_and_alike_ones_together() -> None:
    pink = {"goods": {"food": 6}, "store": ["any2", "crest:rose"]}
    table = table_of(pink=pink).play("use any2", "gain iron", "gain gold")
    assert table.goods() == {"food": 6, "iron": 1, "gold": 1}


@rule("T-513", "T-606")
def test_a_crest_gives_a_house_or_pillar_anywhere() -> None:
    pink = {"goods": {"food": 12}, "store": ["crest:rose", "crest:lion"]}
    table = table_of(pink=pink, houses={"praha": ["yellow"]}).play("crest rose 1")
    assert "house praha" not in table.moves()
    assert "house none" in table.moves()
    table.play("house wien")
    assert table.player("pink")["points"] == 4
    table.play("crest lion 2")
    assert "pillar wien" not in table.moves()
    table.play("pillar firenze")
    assert table.look()["pillars"] == {"firenze": ["pink"]}


@rule("T-513", "T-606")
def test_a_crest_moves_merchant_or_architect_anywhere_on_the_map() -> None:
    pink = {"goods": {"food": 9}, "store": ["crest:rose", "crest:lion"]}
    table = table_of(pink=pink).play("crest rose 3", "move merchant strasbourg-milano")
    table.play("crest lion 4", "move architect none")
    assert table.player("pink")["merchant"] == "strasbourg-milano"
    assert table.player("pink")["architect"] == "tiletum"


@rule("T-513")
def test_a_question_without_an_answer_but_none_is_not_asked() -> None:
    pink = {"goods": {"food": 6}, "store": ["crest:rose"], "houses": 0}
    assert table_of(pink=pink).play("crest rose 1").phase == "turn"
