"""The player board: rooms, crests, storehouse, markers, gains (T-5)."""

from __future__ import annotations

import pytest

from tests.titles.tiletum.tiletum_tables import table_of

rule = pytest.mark.rule
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
