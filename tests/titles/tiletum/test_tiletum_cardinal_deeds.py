"""What the Cardinal does: merchant, architect, characters, contracts, tasks, tiles (C-3, C-4)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.titles.tiletum.test_tiletum_cardinal import fairs
from tests.titles.tiletum.tiletum_tables import Table, solo_table

rule = pytest.mark.rule
AT_HOME = {"tiletum": ["pink", "orange"]}
AT_FAIRS = {town: ["orange"] for town in ("brugge", "antwerpen", "leipzig")}


def merchant(die: int = 1, **words: Any) -> Table:
    """Return a table after the merchant's turn with a die of a value."""
    wheel = _wheel("merchant", die)
    words = {"fairs": fairs("house"), "wheel": wheel, "dice": {"wool": [die]}, **words}
    return solo_table("merchant-empire", **words)


def architect(die: int = 1, **words: Any) -> Table:
    """Return a table after the architect's turn with a die of a value."""
    words = {"wheel": _wheel("architect", die), "dice": {"wool": [die]}, **words}
    return solo_table("proud-pillars", fairs=fairs("pillar"), **words)


def characters(die: int, **words: Any) -> Table:
    """Return a table after characters have moved in with a die of a value."""
    words = {"wheel": _wheel("character", die), "dice": {"wool": [die]}, **words}
    return solo_table("busy-hands", fairs=fairs("full-building"), **words)


def contracts(die: int, **words: Any) -> Table:
    """Return a table after contracts were taken with a die of a value."""
    words = {"wheel": _wheel("contract", die), "dice": {"food": [die]}, **words}
    return solo_table("business", fairs=fairs("contract"), **words)


def king(**words: Any) -> Table:
    """Return a table after a turn of the king that brings a gold die of 5."""
    return solo_table("king-and-country", fairs=fairs("king"), dice={"gold": [5]}, **words)


def _wheel(action: str, value: int) -> list[str]:
    """Return a wheel with an action at a value."""
    others = ["merchant", "architect", "character", "contract", "king", "joker"]
    others.remove(action)
    others.insert(value - 1, action)
    return others


@rule("C-301", "C-307")
def test_of_what_characters_give_he_has_nothing() -> None:
    offer = ["king:gold3", "architect:gold2", "king:vp4", "merchant:gold3", "king:king1"]
    table = characters(3, character_offer=offer)
    his = table.player("orange")
    assert table.goods("orange") == {"wool": 3}
    assert his["points"] == 0
    assert his["rooms"][0] == ["king:gold3", "architect:gold2"]


@rule("C-307")
def test_the_leftmost_character_goes_to_the_highest_floor_he_can_pay() -> None:
    rooms = [["king:vp4"], ["king:gold3"], [], [], [], []]
    table = characters(4, orange={"rooms": rooms})
    his = table.player("orange")["rooms"]
    assert his[0] == ["king:vp4", "architect:gold2"]
    assert his[2] == ["contract:wool3"]
    assert his[1] == ["king:gold3"]


@rule("C-302", "C-303")
def test_what_he_lacks_is_what_cathedrals_contracts_and_crests_want() -> None:
    dice = {"stone": [6], "food": [6], "wool": [6], "iron": [6], "gold": [6]}

    def first(**orange: Any) -> str:
        words = {"pillars": {"koeln": ["orange"]}} if orange.pop("pillar", 0) else {}
        costs = {"koeln": [3, 4]}
        orange = {**orange, "houses": 0}
        table = solo_table("worldly-riches", dice=dice, orange=orange, costs=costs, **words)
        return str(table.player("orange")["dice"][0]["good"])

    assert first() == "stone"
    assert first(hand=["lily"]) == "food"
    assert first(pillar=1, hand=["lily"]) == "stone"
    assert first(pillar=1, hand=["lily"], goods={"stone": 2}) == "food"
    assert first(open=["wool3:4"]) == "wool"
    assert first(open=["wool3:4", "iron3:4"]) == "iron"
    assert first(open=["same3:4"]) == "iron"
    assert first(open=["same3:4"], goods={"wool": 2, "gold": 1}, hand=["lily"]) == "food"


@rule("C-304")
def test_the_merchant_goes_to_the_earliest_fair_due_in_range() -> None:
    table = merchant()
    assert table.look()["houses"]["brugge"] == ["orange"]
    assert table.player("orange")["merchant"] == "brugge"
    table = merchant(houses={**AT_HOME, "brugge": ["orange"], "antwerpen": ["orange"]})
    assert table.player("orange")["merchant"] == "leipzig"
    table = merchant(houses={"brugge": ["orange"]})
    assert table.look()["houses"]["tiletum"] == ["orange"]  # the fair of this round is due too


@rule("C-304")
def test_then_more_points_and_a_goal_just_out_of_range_is_reached() -> None:
    table = merchant(houses={**AT_HOME, **AT_FAIRS})
    assert table.player("orange")["merchant"] in ("wien", "firenze")
    assert table.player("orange")["points"] == 4
    near = {town: ["orange"] for town in ("koeln", "paris", "troyes")}
    table = merchant(6, houses={**AT_HOME, **AT_FAIRS, **near})
    assert table.player("orange")["merchant"] == "strasbourg"


@rule("C-305")
def test_the_architect_goes_where_a_contribution_brings_most() -> None:
    costs = {"koeln": [2, 1], "paris": [5, 7], "praha": [2, 2], "milano": [4, 6]}
    table = architect(5, costs=costs)
    assert table.look()["pillars"] == {"paris": ["orange"]}
    table = architect(3, costs=costs)
    assert table.look()["pillars"] == {"milano": ["orange"]}


@rule("C-306")
def test_of_house_spaces_only_points_count() -> None:
    rooms = [["king:vp4"], [], [], [], [], []]
    orange = {"merchant": "hamburg", "rooms": rooms}
    table = merchant(6, houses={**AT_HOME, **AT_FAIRS}, orange=orange)
    assert table.look()["houses"]["hamburg"] == ["orange"]
    assert table.player("orange")["points"] == 0
    assert table.phase != "play"


@rule("C-308")
def test_of_contracts_he_takes_a_new_crest_then_most_points_cheapest_rightmost() -> None:
    offer = ["wool2+iron2:6", "iron4:6", "crest:rose", "same1:1", "wool4:6"]
    table = contracts(3, contract_offer=offer)
    his = table.player("orange")
    assert (his["crests"][5], his["open"]) == ("rose", ["wool4:6"])
    table = contracts(3, contract_offer=offer, orange={"hand": ["rose"]})
    assert table.player("orange")["open"] == ["iron4:6", "wool4:6"]


@rule("C-308", "C-102")
def test_he_has_no_more_than_six_contracts_open_and_fulfilled() -> None:
    done = ["same1:1", "same3:4", "same4:6", "iron3:4"]
    orange = {"contracts": done, "open": ["wool3:4"]}
    table = contracts(3, orange=orange)
    assert len(table.player("orange")["open"]) == 2


@rule("C-309")
def test_a_crest_brings_him_points_below_building_6_alone() -> None:
    orange = {"hand": ["lily", "rose"], "goods": {"food": 5}}
    his = king(orange=orange).player("orange")
    assert sorted(his["crests"])[-2:] == ["lily", "rose"]
    assert his["points"] == 5
    assert his["markers"] == {}


@rule("C-310")
def test_tasks_are_done_again_and_again_cathedrals_first() -> None:
    costs = {"koeln": [3, 4], "paris": [2, 2]}
    orange = {"goods": {"stone": 5, "iron": 3}, "open": ["iron3:4"]}
    pillars = {"koeln": ["orange"], "paris": ["orange"]}
    table = king(orange=orange, costs=costs, pillars=pillars)
    his = table.player("orange")
    assert his["cathedral_tiles"] == {"koeln": 5, "paris": 3}
    assert his["points"] == 5 + 4 + 3 + 2 + 4
    orange = {"goods": {"stone": 3}}
    table = king(orange=orange, costs=costs, pillars=pillars)
    assert table.player("orange")["cathedral_tiles"] == {"koeln": 5}


@rule("C-311")
def test_a_contract_is_paid_with_gold_for_what_is_missing_and_with_what_he_has_most() -> None:
    orange = {"goods": {"iron": 1}, "open": ["iron3:4"]}
    table = king(orange=orange)
    assert table.player("orange")["contracts"] == ["iron3:4"]
    assert table.goods("orange") == {"gold": 1}
    orange = {"goods": {"iron": 4, "wool": 3}, "open": ["same4:6"]}
    assert king(orange=orange).goods("orange") == {"gold": 3, "iron": 2, "wool": 3}
    orange = {"goods": {"iron": 2}, "open": ["iron2:2:king1"]}
    assert king(orange=orange).look()["king"]["orange"] == 2 + 1


@rule("C-311")
def test_most_points_come_first() -> None:
    orange = {"goods": {"iron": 4}, "open": ["iron3:4", "same4:6"]}
    assert king(orange=orange).player("orange")["contracts"] == ["same4:6", "iron3:4"]


@rule("C-312")
def test_a_crest_goes_to_the_cheapest_free_space_the_rightmost() -> None:
    orange = {"hand": ["lily"], "goods": {"food": 3}}
    assert king(orange=orange).player("orange")["crests"][5] == "lily"
    taken = {"crests": ["", "", "", "", "", "rose"], **orange}
    his = king(orange=taken).player("orange")
    assert his["crests"][4] == "lily"
    assert his["hand"] == []


@rule("C-401")
def test_a_new_crest_is_kept_and_all_else_leaves_the_game() -> None:
    table = king(action_tiles={"king": "crest:lily"})
    assert table.player("orange")["hand"] == ["lily"]
    for tile, orange in (("crest:lily", {"hand": ["lily"]}), ("vp4", {}), ("same2:3", {})):
        table = king(action_tiles={"king": tile}, orange=orange)
        assert table.look()["decks"]["gone"] == [tile]
        assert table.look()["action_tiles"] == {}
        assert table.player("orange")["points"] == 0


@rule("C-402", "C-403")
def test_the_best_tile_in_range_is_taken_by_rank_and_nearness() -> None:
    ranked = ["colour", "vp4", "king2", "same2:3", "crest:lily"]
    spaces = ["koeln", "paris", "bordeaux", "paris-bordeaux", "lyon"]
    for number in range(1, 6):
        tiles = dict(zip(spaces[:number], ranked[:number], strict=True))
        table = merchant(map_tiles=tiles)
        gone = [*table.look()["decks"]["gone"]]
        gone += [f"crest:{crest}" for crest in table.player("orange")["hand"]]
        assert gone == [ranked[number - 1]]
    tiles = {"lyon": "king2", "koeln": "joker1"}
    assert merchant(map_tiles=tiles).look()["map_tiles"] == {"lyon": "king2"}


@rule("C-404")
def test_the_same_holds_for_the_bonus_tile_of_his_segment() -> None:
    tiles = {"joker": "crest:rose", "king": "vp4"}
    words = {"fairs": fairs("king"), "dice": {"gold": [6]}, "action_tiles": tiles}
    table = solo_table("king-and-country", **words)
    assert table.player("orange")["hand"] == ["rose"]
    assert table.look()["action_tiles"] == {"king": "vp4"}
