"""The actions: merchant, architect, character, contract, king, joker (T-4)."""

from __future__ import annotations

import pytest

from tests.titles.tiletum.tiletum_tables import table_of

rule = pytest.mark.rule
CONTRACTS = ["iron3:4", "same1:1", "wool3:4", "iron4:6", "crest:rose"]
CHARACTERS = ["king:king2", "architect:gold2", "king:king2", "contract:iron3", "king:vp4"]
MERCHANT, ARCHITECT, CHARACTER, CONTRACT, KING = (
    "take stone 1",
    "take gold 2",
    "take food 3",
    "take wool 4",
    "take stone 5",
)


@rule("T-401")
def test_the_merchant_steps_builds_and_takes_tiles_for_a_point_each() -> None:
    table = table_of(map_tiles={"koeln": "vp4"}, pink={"goods": {}}).play(MERCHANT)
    assert table.moves() == [
        "end",
        *(f"step {space}" for space in ("antwerpen", "brugge", "koeln", "paris", "troyes")),
    ]
    table.play("step koeln", "house koeln", "tile koeln")
    assert table.points == 3
    assert table.look()["houses"]["koeln"] == ["pink"]
    assert table.player("pink")["houses"] == 1
    assert table.player("pink")["store"] == ["vp4"]


@rule("T-402")
def test_the_architect_steps_raises_pillars_and_takes_tiles_for_a_point_each() -> None:
    table = table_of(map_tiles={"koeln": "vp4"}, pink={"goods": {}}).play(ARCHITECT)
    table.play("step koeln")
    assert "house koeln" not in table.moves()
    table.play("pillar koeln", "tile koeln")
    assert table.points == 2
    assert table.look()["pillars"] == {"koeln": ["pink"]}
    assert (table.player("pink")["architect"], table.player("pink")["pillars"]) == ("koeln", 1)


@rule("T-403")
def test_a_character_is_taken_for_a_point_and_the_offer_refilled_at_once() -> None:
    table = table_of(character_offer=CHARACTERS, pink={"goods": {}}).play(CHARACTER)
    table.play("take king:king2")
    assert table.to_move == "luck"
    assert "draw king:king2" not in table.odds()
    assert table.odds()["draw king:gold3"] == 1
    table.play("draw king:gold3")
    assert table.look()["character_offer"] == [
        *("architect:gold2", "king:king2", "contract:iron3", "king:vp4", "king:gold3")
    ]
    assert table.player("pink")["store"] == ["king:king2"]
    assert table.points == 3


@rule("T-403")
def test_all_characters_are_put_aside_and_shuffled_in_after_five_are_drawn() -> None:
    table = table_of(character_offer=CHARACTERS, pink={"goods": {}}).play(CHARACTER, "refresh")
    assert sorted(table.asked()["aside"]) == sorted(CHARACTERS)
    for _draw in range(5):
        assert "draw contract:iron3" not in table.odds()
        table.play(next(iter(table.odds())))
    assert "contract:iron3" in table.look()["decks"]["characters"]
    assert table.points == 3


@rule("T-403")
def test_the_old_characters_come_back_when_the_pile_runs_out() -> None:
    decks = {"characters": ["king:king1"]}
    table = table_of(character_offer=CHARACTERS, decks=decks, pink={"goods": {}})
    table.play(CHARACTER, "refresh", "draw king:king1")
    assert set(table.odds()) == {f"draw {tile}" for tile in CHARACTERS}


@rule("T-403", "T-501")
def test_a_room_costs_its_floor() -> None:
    pink = {"goods": {}, "store": ["king:vp4"] * 1 + ["king:gold3"]}
    table = table_of(pink=pink).play(CHARACTER, "place king:vp4 1")
    assert table.points == 3
    table.play("place king:gold3 1")
    assert table.points == 1
    assert table.player("pink")["rooms"][0] == ["king:vp4", "king:gold3"]


@rule("T-404", "T-107")
def test_a_contract_costs_its_place_of_the_offer() -> None:
    table = table_of(contract_offer=CONTRACTS, pink={"goods": {}}).play("take wool 4")
    table.play("take wool3:4")
    assert table.points == 1
    assert table.moves("take") == ["take crest:rose", "take iron4:6"]


@rule("T-405")
def test_the_first_exchange_of_a_turn_gives_one_more_good_of_choice() -> None:
    table = table_of(pink={"goods": {"food": 2}}).play(CONTRACT, "exchange food iron")
    assert table.goods() == {"food": 1, "wool": 4, "iron": 1}
    table.play("gain food")
    assert table.goods() == {"food": 2, "wool": 4, "iron": 1}
    assert table.look()["turn_of"]["exchanged"] is True
    table.play("exchange food gold")
    assert table.goods() == {"food": 1, "wool": 4, "iron": 1, "gold": 1}
    assert (table.asked()["q"], table.points) == ("act", 1)
    assert not table.moves("exchange food food")


@rule("T-405")
def test_an_exchange_before_the_die_counts_for_the_turn() -> None:
    pink = {"goods": {"food": 2}, "store": ["contract2"]}
    table = table_of(pink=pink).play("use contract2", "exchange food iron", "gain iron", "stop")
    assert table.look()["turn_of"] == {"exchanged": True}
    table.play(CONTRACT, "exchange food iron")
    assert table.asked()["q"] == "act"


@rule("T-406")
def test_king_steps_are_made_at_once_and_not_above_the_top() -> None:
    king = {"pink": 9, "yellow": 9}
    order = ["yellow", "pink"]
    table = table_of(king=king, king_order=order, pink={"goods": {"gold": 4}}).play(KING)
    assert table.look()["king"] == {"pink": 10, "yellow": 9}
    assert table.look()["king_order"] == ["pink", "yellow"]


@rule("T-406")
def test_a_marker_that_arrives_stands_behind_the_others_of_its_space() -> None:
    table = table_of(king={"pink": 0, "yellow": 2}).play(KING)
    assert table.look()["king"] == {"pink": 2, "yellow": 2}
    assert table.look()["king_order"] == ["yellow", "pink"]


@rule("T-407")
def test_a_joker_becomes_another_action_with_its_marker() -> None:
    table = table_of(pink={"goods": {}, "markers": {"merchant": 3}}).play("take iron 6")
    assert table.moves() == [
        *("as architect", "as character", "as contract", "as king", "as merchant")
    ]
    table.play("as merchant")
    assert (table.points, table.asked()["kind"], table.asked()["main"]) == (4, "merchant", True)


@rule("T-408")
def test_an_action_by_a_tile_has_no_marker_and_may_be_stopped() -> None:
    pink = {"goods": {}, "store": ["joker1"], "markers": {"merchant": 3}}
    table = table_of(pink=pink).play("use joker1", "as merchant")
    assert (table.points, table.asked()["main"]) == (1, False)
    assert "stop" in table.moves()
    table.play("stop")
    assert table.phase == "turn"


@rule("T-409")
def test_a_house_needs_a_free_space_and_no_own_house_and_gives_what_is_printed() -> None:
    pink = {"goods": {}, "merchant": "praha"}
    table = table_of(pink=pink).play(MERCHANT, "house praha")
    assert table.player("pink")["points"] == 3
    assert "house praha" not in table.moves()
    table = table_of(pink=pink, houses={"praha": ["yellow"]}).play(MERCHANT)
    assert "house praha" not in table.moves()


@rule("T-409")
def test_roads_and_tiletum_have_no_free_house_space() -> None:
    for space in ("tiletum", "london-brugge"):
        table = table_of(pink={"goods": {}, "merchant": space}).play(MERCHANT)
        assert not table.moves("house")


@rule("T-409", "T-512")
def test_a_house_may_give_the_gain_of_a_building() -> None:
    pink = {"goods": {}, "merchant": "hamburg", "rooms": [["king:gold3"], [], [], [], [], []]}
    table = table_of(pink=pink).play(MERCHANT, "house hamburg")
    assert table.moves() == ["building 1", "building none"]
    table.play("building 1", "gain king:gold3")
    assert table.goods() == {"gold": 3, "stone": 1}


@rule("T-410")
def test_a_pillar_needs_an_open_cathedral_a_free_space_and_no_own_pillar() -> None:
    pink = {"goods": {}, "architect": "paris"}
    table = table_of(pink=pink).play(ARCHITECT, "pillar paris")
    assert "pillar paris" not in table.moves()
    wien = {"goods": {}, "architect": "wien"}
    assert not table_of(pink=wien).play(ARCHITECT).moves("pillar")
    full = {"goods": {}, "architect": "praha"}
    table = table_of(pink=full, pillars={"praha": ["yellow"]}).play(ARCHITECT)
    assert not table.moves("pillar")


@rule("T-411")
def test_a_map_tile_is_taken_if_allowed_and_not_refilled() -> None:
    pink = {"goods": {}, "merchant": "lyon", "store": ["crest:lily"]}
    table = table_of(pink=pink, map_tiles={"lyon": "crest:lily"}).play(MERCHANT)
    assert not table.moves("tile")
    table = table_of(pink={**pink, "store": []}, map_tiles={"lyon": "crest:lily"})
    table.play(MERCHANT, "tile lyon", "end").let_luck()
    assert table.look()["map_tiles"] == {}
