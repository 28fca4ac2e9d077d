"""Technologies, tablets and helpers, by the oracle alone (S-3, S-5, S-6, T-603)."""

from typing import Any

import pytest

from tools.titles.tiletum.oracle.oracle import TiletumOracle
from tools.titles.tiletum.oracle.positions import of_kind, play, position

SILVER: dict[str, Any] = {"expansions": ["silver"]}


def knowing(technology: str, level: int, pink: dict[str, Any], **rest: Any) -> dict[str, Any]:
    """Pink at the start of a turn, at a level of the first of three technologies."""
    others = [name for name in ("dice", "king", "joker") if name != technology][:2]
    seat = {"goods": {}, "silver": 0, "levels": [level, 0, 0], **pink}
    silver = {"technologies": [technology, *others], **rest.pop("silver", {})}
    return position({"pink": seat}, silver=silver, **{**SILVER, **rest})


def acting(kind: str, points: int) -> dict[str, Any]:
    """A main action in progress."""
    die = {"good": "food", "value": 1}
    return {
        "phase": "play",
        "turn_of": {"die": die, "exchanged": False, "symbol": False},
        "pending": [{"q": "act", "kind": kind, "ap": points, "main": True}],
    }


def pink_of(oracle: TiletumOracle) -> Any:
    """The seat of the tests."""
    return oracle.table.players["pink"]


@pytest.mark.rule("S-601")
def test_raising_costs_one_two_three_silver() -> None:
    oracle = play(knowing("merchant", 0, {"silver": 3}), "raise merchant", "raise merchant")
    assert (pink_of(oracle).levels, pink_of(oracle).silver) == ([2, 0, 0], 0)
    assert of_kind(oracle, "raise") == []


@pytest.mark.rule("S-604")
def test_merchant_three_scores_houses_when_reached() -> None:
    document = knowing("merchant", 2, {"silver": 3})
    document["houses"] = {"tiletum": ["pink", "yellow"], "paris": ["pink"], "geyer": ["pink"]}
    assert pink_of(play(document, "raise merchant")).points == 3


@pytest.mark.rule("S-604")
def test_merchant_two_gives_a_character_after_the_printed_gain() -> None:
    pink = {"merchant": "hamburg", "rooms": [["king:gold3"], ["contract:iron3"], [], [], [], []]}
    document = knowing("merchant", 2, pink, **acting("merchant", 1))
    oracle = play(document, "house hamburg")
    assert of_kind(oracle, "building") == ["1", "2", "none"]
    oracle.play("building none")
    assert oracle.moves() == ["gain contract:iron3", "gain king:gold3", "gain none"]


@pytest.mark.rule("S-604", "S-605", "S-608", "S-602")
def test_the_first_level_is_one_point_more_for_a_die_through_the_joker_too() -> None:
    document = knowing("merchant", 1, {}, dice={"food": [6]})
    assert play(document, "take food 6", "as merchant").table.pending[-1]["ap"] == 2
    document = knowing("merchant", 1, {"store": ["merchant2"]})
    assert play(document, "use merchant2").table.pending[-1]["ap"] == 2


@pytest.mark.rule("S-605")
def test_architect_three_makes_contributions_cheaper_and_two_climbs() -> None:
    document = knowing("architect", 3, {"goods": {"stone": 1}}, costs={"koeln": [2, 1]})
    document["pillars"] = {"koeln": ["pink"]}
    oracle = play(document, "contribute koeln")
    assert (pink_of(oracle).points, pink_of(oracle).goods["stone"]) == (5 + 1, 0)
    assert oracle.table.king["pink"] == 2


@pytest.mark.rule("S-307")
def test_an_underground_cathedral_costs_gold_or_silver() -> None:
    pink = {"goods": {"gold": 3}, "silver": 1}
    costs = {"annaberg": [3, 2], "joachimsthal": [2, 3]}
    document = knowing("dice", 0, pink, costs=costs)
    document["pillars"] = {"annaberg": ["pink"], "joachimsthal": ["pink"]}
    oracle = play(document)
    assert of_kind(oracle, "contribute") == ["annaberg"]
    oracle.play("contribute annaberg")
    assert (pink_of(oracle).goods["gold"], pink_of(oracle).points) == (0, 3 + 2)


@pytest.mark.rule("S-605")
def test_explorer_three_makes_the_symbol_an_action() -> None:
    document = knowing("explorer", 3, {}, dice={"food": [4]})
    oracle = play(document, "take food 4", "symbol action")
    assert oracle.table.pending[-1] == {"q": "act", "kind": "explorer", "ap": 2}


@pytest.mark.rule("S-606")
def test_contract_two_draws_three_tiles_for_two_points_each() -> None:
    contracts = ["iron3:4", "wool3:4", "wool4:6", "iron4:6"]
    document = knowing("contract", 2, {}, dice={"food": [4]}, decks={"contracts": contracts})
    oracle = play(document, "take food 4", "draw iron3:4", "draw wool3:4", "draw wool4:6")
    assert oracle.moves() == ["take iron3:4", "take none", "take wool3:4", "take wool4:6"]
    oracle.play("take wool4:6")
    assert oracle.table.pending[-1] == {"q": "act", "kind": "contract", "ap": 1, "main": True}
    assert oracle.table.decks.contracts_under == ["iron3:4", "wool3:4"]


@pytest.mark.rule("S-606", "T-405")
def test_contract_three_gives_one_more_good_for_each_exchange() -> None:
    document = knowing("contract", 3, {"goods": {"wool": 2}}, **acting("contract", 2))
    oracle = play(document, "exchange wool iron")
    assert oracle.table.pending[-1] == {"q": "gain", "left": 2}
    oracle = play(document, "exchange wool iron", "gain gold", "gain gold", "exchange wool iron")
    assert oracle.table.pending[-1] == {"q": "gain", "left": 1}


@pytest.mark.rule("S-607")
def test_a_king_action_gives_gold_and_may_dig() -> None:
    tiles = ["deep:silver1", "deep:mine1"]
    document = knowing("king", 3, {"silver": 0}, dice={"food": [5]}, decks={"underground": tiles})
    oracle = play(document, "take food 5")
    assert (pink_of(oracle).goods["gold"], oracle.table.king["pink"]) == (2, 2)
    for text in ("dig yes", "draw deep:mine1", "draw deep:silver1", "keep deep:mine1"):
        oracle.play(text)
    assert pink_of(oracle).store == ["deep:mine1"]
    assert oracle.table.decks.underground_under == ["deep:silver1"]


@pytest.mark.rule("S-608")
def test_joker_three_is_a_joker_action_at_once() -> None:
    oracle = play(knowing("joker", 2, {"silver": 3}), "raise joker", "as king")
    assert oracle.table.king["pink"] == 2


@pytest.mark.rule("S-609", "T-509")
def test_character_three_gives_a_completed_building_its_characters() -> None:
    pink = {
        "goods": {"food": 1},
        "rooms": [[], [], [], [], ["king:gold3"], ["king:vp4"]],
        "store": ["crest:lion"],
    }
    oracle = play(knowing("character", 3, pink), "crest lion 6")
    assert (pink_of(oracle).goods["food"], pink_of(oracle).points) == (0, 5)
    assert oracle.moves() == ["gain king:vp4", "gain none"]


@pytest.mark.rule("S-609", "T-510")
def test_character_two_makes_every_marker_one_more() -> None:
    pink = {"markers": {"character": 2}}
    document = knowing("character", 2, pink, dice={"food": [3]})
    assert play(document, "take food 3").table.pending[-1]["ap"] == 4 + 3


@pytest.mark.rule("S-603")
def test_dice_two_gives_a_step_for_a_die_new_in_kind_and_value() -> None:
    for taken, step in (
        ({"good": "wool", "value": 2}, True),
        ({"good": "wool", "value": 3}, False),
    ):
        document = knowing("dice", 2, {"dice": [taken]}, dice={"food": [3]})
        assert ("step none" in play(document, "take food 3").moves()) == step


@pytest.mark.rule("S-603")
def test_dice_three_gives_silver_for_a_good_of_the_die() -> None:
    document = knowing("dice", 3, {}, dice={"food": [3]})
    oracle = play(document, "take food 3", "silver yes")
    assert (pink_of(oracle).silver, pink_of(oracle).goods["food"]) == (1, 2)


@pytest.mark.rule("S-610")
def test_goods_one_chooses_a_tile_that_is_left() -> None:
    document = knowing("goods", 0, {"silver": 1}, silver={"bonused_left": ["wool"]})
    oracle = play(document, "raise goods")
    assert oracle.moves() == ["bonused wool"]
    oracle.play("bonused wool")
    assert (pink_of(oracle).bonused, oracle.table.below.bonused_left) == ("wool", [])


@pytest.mark.rule("S-502", "S-503", "S-504", "S-505", "S-507")
@pytest.mark.parametrize(
    ("path", "silver", "answer", "king", "points"),
    [
        ("marienberg annaberg", 1, "pay yes", 1, 5),
        ("marienberg annaberg", 0, "", 1, 0),
        ("freiberg marienberg", 0, "", 0, 4),
        ("pribram stribro", 1, "pay yes", 3, 5),
        ("klausen gastein", 1, "pay no", 1, 0),
    ],
)
def test_tablets_give_steps_and_points_and_ask_for_silver(
    path: str, silver: int, answer: str, king: int, points: int
) -> None:
    town, to = path.split()
    pink = {"explorers": [town], "silver": silver}
    document = knowing("goods", 0, pink, **acting("explorer", 2))
    oracle = play(document, f"step {to}", *([answer] if answer else []))
    assert (oracle.table.king["pink"], pink_of(oracle).points) == (king, points)
    assert oracle.table.pending[-1]["q"] == "act"


@pytest.mark.rule("S-507")
def test_the_tablet_of_technologies_takes_two_off_but_leaves_one() -> None:
    pink = {"explorers": ["kutna-hora"], "silver": 1, "levels": [2, 0, 0]}
    document = knowing("goods", 2, pink, **acting("explorer", 2))
    oracle = play(document, "step tabor")
    assert of_kind(oracle, "raise") == ["dice", "goods", "king", "none"]
    oracle.play("raise goods")
    assert (pink_of(oracle).levels, pink_of(oracle).silver) == ([3, 0, 0], 0)


@pytest.mark.rule("S-306", "S-707")
def test_a_mine_tile_is_not_used_when_no_mine_is_left() -> None:
    pink = {"store": ["mine1", "buy-silver", "silver-joker3"], "goods": {"gold": 1}}
    oracle = play(knowing("goods", 0, {**pink, "mines": 5, "mines_general": 0}))
    assert of_kind(oracle, "use") == []
    oracle = play(knowing("goods", 0, {**pink, "goods": {"gold": 2}, "silver": 1}))
    assert of_kind(oracle, "use") == ["buy-silver", "mine1", "silver-joker3"]


@pytest.mark.rule("S-407", "T-603")
def test_used_underground_tiles_leave_the_game_and_others_are_discarded() -> None:
    pink = {"store": ["deep:silver1", "vp4"]}
    oracle = play(knowing("goods", 0, pink), "use deep:silver1", "use vp4")
    assert oracle.table.decks.gone == ["deep:silver1"]
    assert oracle.table.decks.bonus_discard == ["vp4"]


@pytest.mark.rule("T-408", "S-202", "T-505")
def test_a_joker_tile_is_any_action_without_marker_and_may_be_stopped() -> None:
    pink = {"store": ["joker1"], "markers": {"merchant": 3}}
    oracle = play(knowing("goods", 0, pink), "use joker1")
    assert "as explorer" in oracle.moves()
    oracle.play("as merchant")
    assert oracle.table.pending == [{"q": "act", "kind": "merchant", "ap": 1}]
    oracle.play("stop")
    assert oracle.table.phase == "turn"


@pytest.mark.rule("T-310", "T-309")
def test_tasks_are_possible_with_no_points_left_and_nothing_left_to_do_is_not_asked() -> None:
    document = knowing("goods", 0, {"goods": {"gold": 2}}, **acting("king", 0))
    oracle = play(document)
    assert of_kind(oracle, "buy") == ["food", "iron", "stone", "wool"]
    oracle.play("buy iron")
    assert oracle.table.phase == "refill"


@pytest.mark.rule("S-303", "S-302", "S-406")
def test_underground_one_house_a_town_and_one_pillar_a_cathedral() -> None:
    pink = {"explorers": ["annaberg"]}
    document = knowing("goods", 0, pink, **acting("explorer", 3))
    oracle = play(document)
    assert (of_kind(oracle, "house"), of_kind(oracle, "pillar")) == ([], ["annaberg"])
    oracle.play("pillar annaberg")
    assert of_kind(oracle, "pillar") == []
    oracle.play("mine annaberg")
    assert of_kind(oracle, "mine") == []


@pytest.mark.rule("S-608")
def test_a_split_joker_switches_once_with_what_is_left() -> None:
    document = knowing("joker", 3, {"markers": {"merchant": 2, "king": 2}}, dice={"food": [6]})
    oracle = play(document, "take food 6", "as merchant")
    assert oracle.table.pending[-1]["ap"] == 4
    assert "switch explorer" in oracle.moves()
    assert "switch merchant" not in oracle.moves()
    oracle.play("step paris")
    oracle.play("switch king")
    assert oracle.table.king["pink"] == 1 + 3
    oracle = play(document, "take food 6", "as merchant", "switch explorer")
    assert of_kind(oracle, "switch") == []


@pytest.mark.rule("S-608")
def test_the_second_half_of_a_joker_may_be_left() -> None:
    document = knowing("joker", 3, {}, dice={"food": [6]})
    oracle = play(document, "take food 6", "as king 1", "end")
    assert oracle.table.phase == "refill"


@pytest.mark.rule("S-606", "T-604")
def test_contract_one_makes_a_single_part_cheaper_but_not_free() -> None:
    pink = {"goods": {"wool": 1, "gold": 1}, "store": ["wool2:3", "same1:1", "wool1+iron1:3"]}
    oracle = play(knowing("contract", 1, pink))
    assert of_kind(oracle, "fulfil") == [
        "same1:1 with gold",
        "same1:1 with wool",
        "wool1+iron1:3 less iron",
        "wool2:3",
    ]


@pytest.mark.rule("T-403", "T-115")
def test_put_aside_characters_come_again_when_the_pile_runs_out() -> None:
    offer = ["king:king1", "king:vp4", "merchant:gold3", "merchant:wool3", "contract:iron3"]
    document = knowing("goods", 0, {}, **acting("character", 1))
    document |= {"character_offer": offer, "decks": {"characters": ["king:gold3"]}}
    oracle = play(document, "refresh")
    assert oracle.moves() == ["draw king:gold3"]
    oracle.play("draw king:gold3")
    assert oracle.weights() == {f"draw {tile}": 1 for tile in offer}


@pytest.mark.rule("T-115", "T-312")
def test_tiles_put_under_a_pile_come_in_order_when_it_is_used_up() -> None:
    document = knowing("goods", 0, {}, **acting("king", 0))
    document["contract_offer"] = ["", "", "iron3:4", "wool3:4", "wool4:6"]
    document["decks"] = {"contracts": ["iron4:6"], "contracts_under": ["same3:4", "same4:6"]}
    document["character_offer"] = [*["king:king2"] * 2, "king:vp4", "king:king1", "king:gold3"]
    document["player"][0]["goods"] = {"gold": 2}
    oracle = play(document, "buy iron", "draw iron4:6")
    assert oracle.weights() == {"draw same3:4": 1}
    oracle.play("draw same3:4")
    assert oracle.table.contract_offer[:2] == ["same3:4", "iron4:6"]
