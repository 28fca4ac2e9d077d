"""Actions, the player board, tasks and the king phase, by the oracle alone (T-4.. to S-7..)."""

from typing import Any

import pytest

from tools.titles.tiletum.oracle.oracle import TiletumOracle
from tools.titles.tiletum.oracle.positions import of_kind, play, position

SILVER: dict[str, Any] = {"expansions": ["silver"]}
OFFER = ["king:king1", "king:vp4", "merchant:gold3", "merchant:wool3", "contract:iron3"]


def acting(kind: str, points: int, pink: dict[str, Any], **rest: Any) -> dict[str, Any]:
    """Pink in the middle of a main action."""
    act = {"q": "act", "kind": kind, "ap": points, "main": True}
    die = {"good": "food", "value": 1}
    return position(
        {"pink": {"goods": {}, "dice": [die], **pink}},
        phase="play",
        turn_of={"die": die, "exchanged": False, "symbol": False},
        pending=[act],
        **rest,
    )


@pytest.mark.rule("T-401", "T-409")
def test_a_house_gives_its_printed_points() -> None:
    oracle = play(acting("merchant", 2, {"merchant": "london"}), "house london")
    pink = oracle.table.players["pink"]
    assert (pink.points, pink.houses) == (3, 1)
    assert of_kind(oracle, "house") == []


@pytest.mark.rule("T-402", "T-410", "T-109")
def test_a_pillar_needs_an_open_cathedral() -> None:
    assert of_kind(play(acting("architect", 1, {"architect": "london"})), "pillar") == []
    assert of_kind(play(acting("architect", 1, {"architect": "paris"})), "pillar") == ["paris"]


@pytest.mark.rule("T-403")
def test_a_taken_character_is_replaced_at_once_and_a_room_costs_its_floor() -> None:
    offer = ["king:gold3", "king:vp4", "king:king1", "merchant:gold3", "contract:iron3"]
    pink = {"store": ["merchant:house"], "rooms": [["merchant:wool3"], [], [], [], [], []]}
    oracle = play(acting("character", 2, pink, character_offer=offer))
    assert of_kind(oracle, "place") == ["merchant:house 1", "merchant:house 6"]
    oracle.play("take king:gold3")
    assert (oracle.is_luck, oracle.table.pending[-1]["q"]) == (True, "draw")


@pytest.mark.rule("T-404", "T-405")
def test_the_first_exchange_of_a_turn_gives_one_good_more() -> None:
    oracle = play(acting("contract", 3, {"goods": {"wool": 2}}), "exchange wool iron", "gain gold")
    assert oracle.table.mover.goods == {"gold": 1, "food": 0, "wool": 1, "stone": 0, "iron": 1}
    oracle.play("exchange wool iron")
    assert oracle.table.pending[-1]["q"] == "act"


@pytest.mark.rule("T-502", "T-503")
def test_a_type_lives_in_one_building_but_building_six_takes_any() -> None:
    pink = {"store": ["king:king1"], "rooms": [[], ["king:vp4"], [], [], [], []]}
    assert of_kind(play(acting("character", 3, pink)), "place") == ["king:king1 2", "king:king1 6"]


@pytest.mark.rule("T-508", "T-509", "T-510")
def test_completing_a_building_frees_its_house_and_counts_for_the_action_in_progress() -> None:
    pink = {"store": ["character:vp4"], "crests": ["", "", "", "lion", "", ""]}
    oracle = play(acting("character", 1, pink), "place character:vp4 4")
    player = oracle.table.players["pink"]
    assert (player.houses, player.markers, player.points) == (3, {"character": 1}, 4)
    assert oracle.table.pending[-1]["ap"] == 1


@pytest.mark.rule("T-504")
def test_step_and_house_come_in_any_order() -> None:
    pink = {"merchant": "paris", "store": ["merchant:merchant-step1+house"]}
    oracle = play(acting("character", 1, pink), "place merchant:merchant-step1+house 4")
    assert "house paris" in oracle.moves()
    oracle.play("step merchant troyes")
    assert oracle.moves() == ["house troyes", "stop"]


@pytest.mark.rule("T-512")
def test_a_building_gives_each_of_its_characters_once() -> None:
    pink = {"store": ["building"], "rooms": [["king:vp4", "king:gold3"], [], [], [], [], []]}
    oracle = play(position({"pink": {"goods": {}, **pink}}), "use building", "building 1")
    oracle.play("gain king:gold3")
    oracle.play("gain king:vp4")
    assert (oracle.table.mover.goods["gold"], oracle.table.mover.points) == (3, 4)
    assert (oracle.table.phase, oracle.table.decks.bonus_discard) == ("turn", ["building"])


@pytest.mark.rule("T-604", "T-605")
def test_a_contract_is_paid_in_named_goods_and_one_kind_of_choice() -> None:
    pink = {"goods": {"wool": 2, "gold": 3, "iron": 4}, "store": ["same2+wool2:5"]}
    oracle = play(position({"pink": pink}))
    assert of_kind(oracle, "fulfil") == ["same2+wool2:5 with gold", "same2+wool2:5 with iron"]
    oracle.play("fulfil same2+wool2:5 with gold")
    player = oracle.table.players["pink"]
    assert (player.points, player.pillars, player.goods["gold"]) == (5, 3, 1)


@pytest.mark.rule("S-606")
def test_with_contract_one_a_part_of_choice_is_one_good_less() -> None:
    silver = {"technologies": ["contract", "dice", "king"]}
    pink = {"goods": {"wool": 2, "iron": 2}, "levels": [1, 0, 0], "store": ["wool2+iron2:6"]}
    oracle = play(position({"pink": pink}, silver=silver, **SILVER))
    assert of_kind(oracle, "fulfil") == ["wool2+iron2:6 less iron", "wool2+iron2:6 less wool"]


@pytest.mark.rule("T-606")
def test_a_crest_costs_food_by_its_building() -> None:
    pink = {"goods": {"food": 3}, "store": ["crest:rose"]}
    oracle = play(position({"pink": pink}))
    assert of_kind(oracle, "crest") == ["rose 5", "rose 6"]
    oracle.play("crest rose 6")
    assert (oracle.table.mover.points, oracle.table.mover.goods["food"]) == (5, 1)


@pytest.mark.rule("T-607")
def test_a_contribution_scores_the_cost_tile_and_the_top_tile() -> None:
    pink = {"goods": {"stone": 3}}
    document = position(
        {"pink": pink}, pillars={"koeln": ["pink"]}, costs={"koeln": [3, 4], "paris": [2, 1]}
    )
    oracle = play(document)
    assert of_kind(oracle, "contribute") == ["koeln"]
    oracle.play("contribute koeln")
    assert oracle.table.mover.points == 5 + 4


def last_turn(**rest: Any) -> dict[str, Any]:
    """Yellow's last turn of a round, its action over but for ending it."""
    return position(
        {"yellow": {"goods": {"gold": 2}}, "pink": {"goods": {}}, **rest.pop("seats", {})},
        **{
            "turn": 3,
            "step": 1,
            "seat": "yellow",
            "phase": "play",
            "turn_of": {"die": {"good": "food", "value": 6}, "exchanged": False},
            "pending": [{"q": "act", "kind": "king", "ap": 0, "main": True}],
            "contract_offer": ["iron3:4", "wool3:4", "wool4:6", "iron4:6", "same3:4"],
            "character_offer": OFFER,
            **rest,
        },
    )


@pytest.mark.rule("T-701", "T-702", "T-704", "T-705")
def test_the_king_phase_scores_spaces_and_lifts_markers() -> None:
    oracle = play(last_turn(king={"pink": -2, "yellow": 3}, king_tile="ap1"), "end")
    assert oracle.moves() == ["king leave", "king take"]
    oracle.play("king take")
    assert [oracle.table.players[seat].points for seat in ("pink", "yellow")] == [-2, 3]
    assert oracle.table.king == {"pink": 0, "yellow": 3}
    assert oracle.table.order == ["yellow", "pink"]
    assert oracle.table.mover.store == ["ap1"]


@pytest.mark.rule("T-705", "T-709")
def test_the_fair_king_counts_the_own_space_before_markers_rise() -> None:
    fairs = [["tiletum", "king"], ["troyes", "house"], ["genova", "crest"], ["brugge", "pillar"]]
    oracle = play(last_turn(king={"pink": -2, "yellow": 3}, fairs=fairs), "end")
    assert [oracle.table.players[seat].points for seat in ("pink", "yellow")] == [
        -2 + 3 - 2,
        3 + 3 + 3,
    ]


@pytest.mark.rule("T-711", "S-704")
def test_clean_up_refills_actions_by_name_then_explorer_then_the_track() -> None:
    tiles = {"character": "ap1", "contract": "ap1", "joker": "ap1", "king": "ap1"}
    oracle = play(last_turn(action_tiles=tiles, **SILVER), "end")
    found = []
    while oracle.table.phase == "clean-up":
        found.append(oracle.table.refilling)
        oracle.play(oracle.moves()[0])
    assert found == ["architect", "merchant", "explorer", "king-track"]


@pytest.mark.rule("T-713", "S-204")
def test_after_clean_up_every_action_is_one_less_and_the_field_two() -> None:
    tiles = dict.fromkeys(("architect", "character", "contract", "joker", "king"), "ap1")
    oracle = play(last_turn(action_tiles=tiles, explorer_values=[1, 2], **SILVER), "end")
    before = list(oracle.table.wheel)
    while oracle.table.phase == "clean-up":
        oracle.play(oracle.moves()[0])
    assert oracle.table.wheel == [*before[1:], before[0]]
    assert (oracle.table.explorer_values, oracle.table.round) == ([5, 6], 2)


@pytest.mark.rule("S-701", "S-702", "S-703")
def test_income_comes_before_the_spaces_and_technology_king_after_them() -> None:
    pink = {"levels": [0, 2, 0], "goods": {}, "silver": 0}
    silver = {"technologies": ["dice", "king", "goods"]}
    oracle = play(
        last_turn(seats={"pink": pink}, king={"pink": 3, "yellow": 4}, silver=silver, **SILVER),
        "end",
    )
    player = oracle.table.players["pink"]
    assert (player.silver, player.mines, player.mines_general) == (1 + 1, 3, 2)
    assert (oracle.table.king["pink"], oracle.table.order) == (5, ["yellow", "pink"])


@pytest.mark.rule("T-801", "T-802", "S-801", "S-802")
def test_the_end_scores_buildings_product_goods_silver_and_levels() -> None:
    pink = {"levels": [3, 1, 0], "goods": {"wool": 9}, "silver": 0, "store": []}
    oracle = play(
        last_turn(
            seats={"pink": pink},
            round=4,
            king={"pink": 0, "yellow": 0},
            houses={"tiletum": ["pink", "yellow"]},
            fairs=[["tiletum", "mine"]] * 3 + [["brugge", "cathedral"]],
            silver={"technologies": ["dice", "king", "goods"], "overlay": "B"},
            **SILVER,
        ),
        "end",
    )
    player = oracle.table.players["pink"]
    assert player.points == 4 + 1 * 1 + 9 // 4 + 1 // 2 + (1 + 2 + 3 + 1)
    assert oracle.is_over


@pytest.mark.rule("S-403", "S-501", "S-304")
def test_a_tablet_is_covered_before_its_effect_and_a_new_explorer_is_free() -> None:
    document = acting("explorer", 2, {"explorers": ["geyer"], "silver": 0}, **SILVER)
    oracle = play(document, "step schneeberg")
    assert oracle.moves() == ["explorer kutna-hora", "explorer none", "explorer schwaz"]
    assert oracle.table.below.covered == [["geyer", "schneeberg"]]


@pytest.mark.rule("S-405", "S-605")
def test_a_mine_gives_silver_gold_and_with_explorer_two_three_goods() -> None:
    silver = {"technologies": ["explorer", "king", "goods"]}
    pink = {"explorers": ["schneeberg"], "silver": 0, "levels": [2, 0, 0]}
    oracle = play(acting("explorer", 1, pink, silver=silver, **SILVER), "mine schneeberg")
    oracle.play("gain wool")
    goods = oracle.table.players["pink"].goods
    assert (goods["gold"], goods["wool"], oracle.table.players["pink"].silver) == (2, 3, 1)


@pytest.mark.rule("S-308", "T-513")
def test_anywhere_underground_needs_an_own_explorer_on_the_map() -> None:
    pink = {"goods": {"food": 6}, "store": ["crest:lion"]}
    oracle = play(position({"pink": pink}, **SILVER), "crest lion 1")
    houses = of_kind(oracle, "house")
    assert "geyer" in houses
    assert "pribram" not in houses
    assert "tiletum" not in houses


def test_every_question_of_these_tests_can_be_read_again() -> None:
    oracle = play(acting("merchant", 2, {"merchant": "london"}))
    assert TiletumOracle.from_position(oracle.document()).document() == oracle.document()


@pytest.mark.rule("T-603", "T-711")
def test_discards_become_the_pile_when_a_tile_is_needed() -> None:
    tiles = dict.fromkeys(("architect", "character", "contract", "joker", "king"), "ap1")
    decks = {"bonus": [], "bonus_discard": ["king2"]}
    oracle = play(last_turn(action_tiles=tiles, decks=decks), "end")
    assert oracle.moves() == ["draw king2"]
    oracle.play("draw king2")
    assert oracle.table.action_tiles["merchant"] == "king2"
    assert (oracle.table.king_tile, oracle.table.round) == ("", 2)  # none is left anywhere
