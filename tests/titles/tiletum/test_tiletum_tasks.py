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
def test_a_contribution_needs_the_stone_an_own_pillar_and_a_tile() -> None:
    pillars = {"koeln": ["pink"], "praha": ["yellow"]}
    table = table_of(costs=COSTS, pillars=pillars, pink={"goods": {"stone": 2}})
    assert not table.moves("contribute")
    table = table_of(
        3,
        costs=COSTS,
        pillars={"paris": ["pink"]},
        pink={"goods": {"stone": 9}},
        yellow={"cathedral_tiles": {"paris": 3}},
        blue={"cathedral_tiles": {"paris": 1}},
    )
    assert not table.moves("contribute")
    assert table.refusal("contribute paris").key == "no-cathedral-tile"
