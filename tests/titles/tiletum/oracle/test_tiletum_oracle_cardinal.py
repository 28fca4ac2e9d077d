"""The Cardinal's turn and cards, by the oracle alone (C-1 to C-7, S-9)."""

from typing import Any

import pytest

from tools.titles.tiletum.oracle import cardinal_explorer, cardinal_gains, cardinal_needs
from tools.titles.tiletum.oracle.oracle import TiletumOracle
from tools.titles.tiletum.oracle.positions import play, solo
from tools.titles.tiletum.oracle.table import TiletumOraclePlayer

SILVER: dict[str, Any] = {"expansions": ["silver"]}
NO_GOODS: dict[str, int] = {}
OFFER = ["king:king1", "king:vp4", "merchant:gold3", "merchant:wool3", "contract:iron3"]


def decree(name: str, *challenges: str) -> dict[str, Any]:
    """One decree left to draw, with these challenges."""
    return {"decrees": [name], "decrees_left": [name], "challenges": list(challenges)}


def after(document: dict[str, Any], name: str) -> TiletumOracle:
    """The oracle after the Cardinal's turn with a decree."""
    return play(document, f"decree {name}")


def him(oracle: TiletumOracle) -> TiletumOraclePlayer:
    """The Cardinal."""
    return oracle.table.players["orange"]


@pytest.mark.rule("C-202", "C-203", "C-304")
def test_merchant_empire_builds_in_the_town_of_the_earliest_fair_in_range() -> None:
    fairs = [["tiletum", "house"], ["frankfurt", "crest"], ["troyes", "pillar"], ["brugge", "king"]]
    document = solo(dice={"wool": [1], "food": [6]}, fairs=fairs, solo=decree("merchant-empire"))
    oracle = after(document, "merchant-empire")
    assert him(oracle).merchant == "frankfurt"
    assert oracle.table.houses["frankfurt"] == ["orange"]
    assert (him(oracle).goods["wool"], him(oracle).houses) == (1, 6)


@pytest.mark.rule("C-203")
def test_with_no_die_in_the_segment_the_joker_is_used() -> None:
    document = solo(dice={"wool": [6], "food": [4]}, solo=decree("merchant-empire"))
    oracle = after(document, "merchant-empire")
    assert oracle.table.dice == {"wool": [], "food": [4]}
    assert him(oracle).houses == 6


@pytest.mark.rule("C-207", "C-208")
def test_when_no_line_applies_the_foot_decides_and_the_segment_acts() -> None:
    document = solo(dice={"food": [2, 5]}, solo=decree("noblesse-oblige"))
    oracle = after(document, "noblesse-oblige")
    assert oracle.table.dice == {"food": [2]}
    assert oracle.table.king["orange"] == 2


@pytest.mark.rule("C-304", "C-401", "C-403")
def test_he_takes_a_new_crest_in_range_before_all_other_tiles() -> None:
    tiles = {"koeln": "ap1", "troyes": "contract2", "strasbourg": "crest:rose"}
    document = solo(dice={"wool": [1]}, map_tiles=tiles, solo=decree("merchant-empire"))
    oracle = after(document, "merchant-empire")
    assert him(oracle).hand == ["rose"]
    assert set(oracle.table.map_tiles) == {"koeln", "troyes"}


@pytest.mark.rule("C-305")
def test_he_builds_at_the_cathedral_with_most_points_in_range() -> None:
    document = solo(dice={"stone": [2]}, solo=decree("glorious-spires"))
    oracle = after(document, "glorious-spires")
    assert oracle.table.pillars == {"milano": ["orange"]}  # 7 + 4, praha 8 + 2
    assert him(oracle).architect == "milano"


@pytest.mark.rule("C-307")
def test_characters_go_to_the_highest_floor_he_can_pay() -> None:
    rooms = [["king:gold3", "king:stone2"], ["king:king2"], [], [], [], []]
    document = solo(
        cardinal={"rooms": rooms},
        dice={"food": [3]},
        character_offer=OFFER,
        solo=decree("busy-hands"),
    )
    oracle = after(document, "busy-hands")
    assert him(oracle).rooms[0][-1] == "king:king1"  # floor 3 of 4 AP
    assert him(oracle).rooms[2] == ["king:vp4"]  # floor 1 with the last
    assert oracle.table.phase == "refill"


@pytest.mark.rule("C-308")
def test_he_takes_at_most_two_contract_tiles_a_crest_first() -> None:
    offer = ["crest:lion", "wool2:2:merchant-step", "iron4:6", "wool4:6", "same1:1"]
    document = solo(dice={"wool": [1]}, contract_offer=offer, solo=decree("business"))
    document["wheel"] = ["contract", "merchant", "architect", "character", "king", "joker"]
    oracle = after(document, "business")
    assert (him(oracle).hand, him(oracle).open) == (["lion"], ["wool4:6"])


@pytest.mark.rule("C-311")
def test_he_buys_missing_wool_and_pays_same_goods_from_what_he_has_most_of() -> None:
    player = play(solo({}, {"goods": {"wool": 1, "iron": 3, "gold": 4}})).table.players["orange"]
    left = cardinal_gains.after_paying(player, "same3+wool2:4:silver1")
    assert left == {"gold": 1, "food": 0, "wool": 0, "stone": 0, "iron": 1}


@pytest.mark.rule("C-302", "C-303")
def test_what_he_lacks_is_counted_good_by_good() -> None:
    document = solo(
        {},
        {"goods": {"iron": 1}, "open": ["same3+wool2:4:silver1"], "hand": ["lion"]},
        pillars={"koeln": ["orange"]},
        costs={"koeln": [3, 4]},
        **SILVER,
    )
    table = play(document).table
    lack = cardinal_needs.lack(table, table.players["orange"])
    assert lack == {"stone": 3, "iron": 2, "wool": 4, "food": 2, "gold": 2}
    assert cardinal_needs.most_needed(table, table.players["orange"]) == "wool"


@pytest.mark.rule("C-310", "C-312")
def test_his_tasks_follow_the_action() -> None:
    cardinal = {"goods": {"stone": 3, "food": 2}, "hand": ["lion"]}
    document = solo(
        {},
        cardinal,
        pillars={"koeln": ["orange"]},
        costs={"koeln": [3, 4], "paris": [2, 1]},
        dice={"gold": [5]},
        solo=decree("king-and-country"),
    )
    oracle = after(document, "king-and-country")
    assert him(oracle).cathedral_tiles == {"koeln": 5}
    assert him(oracle).crests[5] == "lion"
    assert him(oracle).points == 4 + 5 + 5


@pytest.mark.rule("C-503")
def test_ready_for_action_places_a_crest_at_once_with_its_marker() -> None:
    document = solo(
        dice={"gold": [5]},
        action_tiles={"king": "crest:rose"},
        solo=decree("king-and-country", "ready-for-action"),
    )
    oracle = after(document, "king-and-country")
    assert him(oracle).crests[0] == "rose"
    assert him(oracle).markers == {"king": 3}
    assert oracle.table.king["orange"] == 2 + 3


@pytest.mark.rule("C-506", "C-508")
def test_several_challenges_fit_one_tile() -> None:
    document = solo(
        dice={"gold": [5]},
        action_tiles={"king": "king2"},
        solo=decree("king-and-country", "church-income", "whispers-at-court"),
    )
    oracle = after(document, "king-and-country")
    assert (him(oracle).points, oracle.table.king["orange"]) == (2, 3)


@pytest.mark.rule("C-103")
def test_after_the_sixth_decree_all_six_lie_ready_again() -> None:
    cards = decree("king-and-country") | {"decrees": ["king-and-country", "business"]}
    oracle = after(solo(dice={"gold": [5]}, solo=cards), "king-and-country")
    assert oracle.table.cards.decrees_left == ["king-and-country", "business"]


@pytest.mark.rule("S-903", "S-905", "S-906")
def test_his_explorer_prefers_the_line_then_what_is_printed() -> None:
    document = solo(dice={"gold": [1]}, solo=decree("deep-shafts"), **SILVER)
    oracle = after(document, "deep-shafts")
    assert him(oracle).explorers == ["schlaggenwald"]
    assert (him(oracle).silver, him(oracle).goods["gold"]) == (1, 1 + 3)
    assert oracle.table.below.covered == [["geyer", "schneeberg"]]


@pytest.mark.rule("S-907", "S-912")
def test_without_a_goal_he_draws_a_surprise_after_his_tasks() -> None:
    document = solo({}, {"mines": 0}, dice={"gold": [1]}, solo=decree("deep-shafts"), **SILVER)
    document["mines"] = {"freiberg": ["orange", "pink"], "geyer": ["orange"]}
    oracle = after(document, "deep-shafts")
    assert (oracle.table.phase, oracle.table.cards.after) == ("surprise", "refill")
    oracle.play("surprise shafts")
    assert him(oracle).points == 2 * 3
    assert (him(oracle).tucked, oracle.table.phase) == (["shafts"], "refill")


@pytest.mark.rule("S-912")
def test_a_crest_from_the_box_is_luck() -> None:
    document = solo({}, {"mines": 0}, dice={"gold": [1]}, solo=decree("deep-shafts"), **SILVER)
    oracle = play(document, "decree deep-shafts", "surprise crest")
    assert oracle.weights()["crest lion"] == 1
    oracle.play("crest griffin")
    assert him(oracle).hand == ["griffin"]


@pytest.mark.rule("S-905")
def test_of_shortest_ways_he_goes_the_one_with_more_open_tablets() -> None:
    table = play(solo(**SILVER)).table
    assert cardinal_explorer.best_way(table, "freiberg", "annaberg")[1] == "marienberg"


@pytest.mark.rule("C-702")
def test_the_cardinal_wins_equal_points() -> None:
    document = solo(
        {"goods": NO_GOODS},
        round=4,
        turn=3,
        step=1,
        seat="orange",
        order=["pink", "orange"],
        fairs=[["tiletum", "crest"]] * 4,
        dice={"gold": [6]},
        contract_offer=["iron3:4", "wool3:4", "wool4:6", "iron4:6", "same3:4"],
        character_offer=OFFER,
        king={"pink": 4, "orange": 0},
        solo=decree("worldly-riches"),
    )
    document["player"][1]["points"] = 4 + 4 - 1  # a joker makes him a step
    oracle = after(document, "worldly-riches")
    assert [player.points for player in oracle.table.players.values()] == [8, 8]
    assert oracle.table.ranking == ["orange", "pink"]
