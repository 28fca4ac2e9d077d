"""A turn: the die, what follows it, and how questions come one after the other (T-3)."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine.title import IllegalMove
from tests.titles.tiletum.tiletum_tables import table_of

rule = pytest.mark.rule
WHEEL = ["merchant", "architect", "character", "contract", "king", "joker"]
RICH = {"gold": 6}


@rule("T-205")
def test_a_turn_takes_a_die() -> None:
    table = table_of(pink={"goods": {}})
    assert all(text.startswith("take ") for text in table.moves())
    with pytest.raises(IllegalMove):
        table.play("end")


@rule("T-205")
def test_who_finds_no_die_in_a_position_somebody_wrote_has_no_turn() -> None:
    table = table_of(dice={"gold": [1]}, pink={"goods": {}}, contract_offer=[""] * 5)
    table.play("take gold 1", "end").let_luck()
    assert table.phase in ("corruption", "king-tile", "clean-up", "turn")
    assert table.player("yellow")["dice"] == []


@rule("T-301")
def test_tasks_come_before_the_die_and_the_turn_goes_on_with_it() -> None:
    table = table_of(pink={"goods": RICH})
    table.play("buy iron", "buy iron")
    assert table.goods() == {"gold": 2, "iron": 2}
    assert (table.phase, table.to_move) == ("turn", "pink")


@rule("T-302")
def test_a_taken_die_leaves_the_wheel_and_is_noted() -> None:
    table = table_of().play("take wool 4")
    assert table.look()["dice"]["wool"] == [1]
    assert table.player("pink")["dice"] == [{"good": "wool", "value": 4}]
    assert table.look()["turn_of"]["die"] == {"good": "wool", "value": 4}


@rule("T-303")
@pytest.mark.parametrize(
    ("new", "price"), [("", 0), (" as 6", 2), (" as 2", 2), (" as 5", 4), (" as 4", 6)]
)
def test_a_die_is_changed_for_2_gold_a_step_the_shorter_way(new: str, price: int) -> None:
    table = table_of(dice={"iron": [1, 1]}, pink={"goods": RICH})
    table.play(f"take iron 1{new}")
    assert table.goods().get("gold", 0) == 6 - price
    assert table.player("pink")["dice"][0]["value"] == int(new[-1:] or 1)


@rule("T-303")
def test_a_change_that_cannot_be_paid_is_not_offered() -> None:
    table = table_of(dice={"iron": [1]}, pink={"goods": {"gold": 3}})
    assert table.moves("take") == ["take iron 1", "take iron 1 as 2", "take iron 1 as 6"]


@rule("T-303", "T-105")
def test_the_new_value_decides_goods_action_and_points() -> None:
    table = table_of(dice={"iron": [1]}, pink={"goods": {"gold": 2}}).play("take iron 1 as 2")
    assert table.goods() == {"iron": 2}
    assert (table.asked()["kind"], table.points) == ("architect", 5)


@rule("T-304")
def test_a_colour_tile_gives_any_good_instead() -> None:
    table = table_of(pink={"goods": {}, "store": ["colour"]}).play("take wool 4")
    assert table.moves() == [
        *(f"use colour {good}" for good in ("food", "gold", "iron", "stone", "wool")),
        "use none",
    ]
    table.play("use colour stone")
    assert table.goods() == {"stone": 4}
    assert table.player("pink")["store"] == []
    assert table.look()["decks"]["bonus_discard"] == ["colour"]


@rule("T-304")
def test_a_colour_tile_can_be_kept() -> None:
    table = table_of(pink={"goods": {}, "store": ["colour"]}).play("take wool 4", "use none")
    assert table.goods() == {"wool": 4}
    assert table.player("pink")["store"] == ["colour"]


@rule("T-304")
def test_a_colour_tile_taken_this_turn_is_for_later() -> None:
    words: dict[str, Any] = {"map_tiles": {"hamburg": "colour"}}
    pink = {"goods": {}, "store": ["merchant2"], "merchant": "hamburg"}
    table = table_of(**words, pink=pink)
    table.play("use merchant2", "tile hamburg", "stop")
    assert table.look()["turn_of"] == {"fresh": 1}
    table.play("take wool 4")
    assert table.asked()["q"] == "act"


@rule("T-305")
def test_the_bonus_tile_of_the_action_is_taken_before_the_goods() -> None:
    words: dict[str, Any] = {"action_tiles": {"contract": "king2", "merchant": "vp4"}}
    table = table_of(**words, pink={"goods": {}}).play("take wool 4")
    assert table.moves() == ["bonus leave", "bonus take"]
    assert table.goods() == {}
    table.play("bonus take")
    assert table.player("pink")["store"] == ["king2"]
    assert table.look()["action_tiles"] == {"merchant": "vp4"}
    assert table.goods() == {"wool": 4}


@rule("T-305")
def test_a_bonus_tile_may_be_left_and_one_that_is_not_allowed_is_not_asked_about() -> None:
    words: dict[str, Any] = {"action_tiles": {"contract": "king2"}}
    table = table_of(**words).play("take wool 4", "bonus leave")
    assert table.look()["action_tiles"] == {"contract": "king2"}
    table = table_of(action_tiles={"contract": "crest:lion"}, pink={"store": ["crest:lion"]})
    assert table.play("take wool 4").asked()["q"] == "act"


@rule("T-306")
def test_a_die_gives_as_many_goods_as_its_value() -> None:
    assert table_of(pink={"goods": {}}).play("take iron 6", "as king").goods() == {"iron": 6}


@rule("T-307", "T-510")
def test_the_main_action_has_7_less_the_value_and_the_own_marker() -> None:
    table = table_of(pink={"markers": {"contract": 2, "king": 3}}).play("take wool 4")
    assert (table.points, table.asked()["main"]) == (5, True)


@rule("T-308")
def test_a_boost_is_used_during_the_main_action_any_number() -> None:
    pink = {"goods": {"wool": 1}, "store": ["ap1", "ap2", "ap2"]}
    table = table_of(pink=pink)
    assert not table.moves("use")
    table.play("take wool 4", "use ap2", "use ap2", "use ap1")
    assert table.points == 3 + 5


@rule("T-308")
def test_with_the_king_a_boost_makes_its_steps_at_once() -> None:
    table = table_of(dice={"food": [5, 5]}, pink={"store": ["ap2"]}).play("take food 5")
    assert table.look()["king"]["pink"] == 2
    table.play("use ap2")
    assert table.look()["king"]["pink"] == 4


@rule("T-308")
def test_a_boost_is_not_for_an_action_by_a_tile() -> None:
    pink = {"store": ["ap2", "merchant2"]}
    table = table_of(pink=pink).play("use merchant2")
    assert not table.moves("use")


@rule("T-309")
def test_points_are_spent_one_by_one_and_what_is_left_is_lost() -> None:
    table = table_of().play("take wool 1", "step koeln", "step frankfurt")
    assert table.points == 4
    table.play("end").let_luck()
    assert (table.to_move, table.phase) == ("yellow", "turn")


@rule("T-309")
def test_an_action_with_nothing_left_to_do_ends_by_itself() -> None:
    table = table_of(pink={"goods": {}}, wheel=["merchant", *WHEEL[:0:-1]])
    table.play("take iron 6").let_luck()
    assert table.to_move == "pink"
    table.play("step koeln").let_luck()
    assert table.to_move == "yellow"


@rule("T-310", "T-601")
def test_tasks_are_possible_with_no_points_left_but_not_inside_an_effect() -> None:
    wheel = ["joker", "king", "contract", "character", "architect", "merchant"]
    pink = {"goods": {"gold": 6}, "store": ["any2"]}
    table = table_of(wheel=wheel, pink=pink).play("take iron 6", "step koeln")
    assert table.points == 0
    assert table.moves("buy wool")
    table.play("use any2")
    assert not table.moves("buy")
    assert table.refusal("buy wool").key == "no-tasks-now"


@rule("T-311")
def test_an_effect_inside_an_effect_is_resolved_first() -> None:
    pink = {
        "goods": {"gold": 2},
        "merchant": "hamburg",
        "rooms": [["merchant:house"], ["contract:contract1+any1"], [], [], [], []],
        "store": ["building"],
    }
    table = table_of(pink=pink, houses={}).play("use building", "building 1", "gain merchant:house")
    table.play("house hamburg")
    assert [entry["q"] for entry in table.look()["pending"]] == ["building"]
    table.play("building 2", "gain contract:contract1+any1")
    kinds = [entry["q"] for entry in table.look()["pending"]]
    assert kinds == ["gain", "act"]
    table.play("stop")
    assert table.asked() == {"q": "gain", "left": 1}


@rule("T-311")
def test_every_part_may_be_declined_but_goods_points_and_king_steps() -> None:
    pink = {"goods": {}, "store": ["gold2+vp2", "king2", "any2"]}
    table = table_of(pink=pink).play("use gold2+vp2", "use king2", "use any2")
    assert table.moves() == [f"gain {good}" for good in ("food", "gold", "iron", "stone", "wool")]
    assert (table.player("pink")["points"], table.look()["king"]["pink"]) == (2, 2)


@rule("T-312")
def test_contracts_slide_right_at_the_end_of_the_turn_and_the_rightmost_gap_is_filled_first() -> (
    None
):
    offer = ["iron3:4", "same1:1", "wool3:4", "iron4:6", "crest:rose"]
    table = table_of(contract_offer=offer, pink={"goods": {}}).play("take wool 4")
    table.play("take same1:1")
    assert table.look()["contract_offer"] == ["iron3:4", "", "wool3:4", "iron4:6", "crest:rose"]
    table.play("take crest:rose", "end")
    assert table.look()["contract_offer"] == ["", "", "iron3:4", "wool3:4", "iron4:6"]
    assert (table.phase, table.to_move) == ("refill", "luck")
    table.play("draw crest:lion")
    assert table.look()["contract_offer"][1] == "crest:lion"
    table.play("draw crest:eagle")
    assert table.look()["contract_offer"][:2] == ["crest:eagle", "crest:lion"]
    assert table.to_move == "yellow"
