"""The oracle on auctions with 3 to 5 players (A-1 .. A-11)."""

from typing import Any

import pytest

from tools.titles.tinners_trail.oracle import cards
from tools.titles.tinners_trail.oracle.oracle import TrailOracle
from tools.titles.tinners_trail.oracle.positions import (
    face_down,
    face_up,
    kinds,
    of_kind,
    play,
    table_with,
)
from tools.titles.tinners_trail.oracle.set_up import new_position

# The oracle on auctions with 3 to 5 players (A-1 .. A-11).

REDRUTH = {"redruth": {"tile": face_down(1, 2, 3, "blue")}}
A_B_CARD = {"hand": ["b:copper+1:2", "c:tin+1:2"]}


@pytest.mark.rule("A-1")
def test_only_an_area_with_a_tile_can_be_auctioned() -> None:
    areas = {"redruth": {"tile": face_down(1, 2, 3)}, "kea": {"tile": face_up(1, 1, 1)}}
    oracle = table_with(3, {**areas, "gwennap": {"owner": "pink", "water": 1}})
    assert of_kind(oracle, "build") == ["build kea", "build redruth"]


@pytest.mark.rule("A-2")
@pytest.mark.parametrize("lack", [{"money": 0}, {"mines_left": 0}])
def test_no_auction_without_money_or_an_unbuilt_mine(lack: dict[str, int]) -> None:
    assert "build" not in kinds(table_with(3, REDRUTH, {"pink": lack}))


@pytest.mark.rule("A-2")
def test_no_auction_with_one_work_point_left() -> None:
    oracle = table_with(3, REDRUTH, work={"9": ["pink"], "10": ["yellow", "blue"]})
    assert kinds(oracle) == {"miner", "pumps", "pasties", "pass"}


@pytest.mark.rule("A-2")
def test_two_work_points_one_mine_and_one_pound_are_enough() -> None:
    barely = {"pink": {"mines_left": 1, "money": 1}}
    oracle = table_with(3, REDRUTH, barely, work={"8": ["pink", "yellow", "blue"]})
    assert "build redruth" in oracle.moves()


@pytest.mark.rule("A-2")
def test_who_lacks_work_points_mines_or_money_is_not_asked_to_bid() -> None:
    poor = {"yellow": {"money": 3}, "blue": {"mines_left": 0}}
    work = {"0": ["pink", "yellow", "blue", "orange"], "9": ["green"]}
    oracle = play(table_with(5, REDRUTH, poor, work=work), "build redruth", "bid 3")
    assert oracle.document()["to_move"] == "orange"


@pytest.mark.rule("A-3")
def test_the_minimum_is_one_pound_and_one_more_for_each_passed_player() -> None:
    work = {"0": ["pink", "yellow"]}
    oracle = table_with(4, REDRUTH, {"pink": {"money": 5}}, work=work, invested=["blue", "green"])
    assert play(oracle, "build redruth").moves() == ["bid 3", "bid 4", "bid 5"]


@pytest.mark.rule("A-3")
def test_the_opener_may_not_drop_out_unopened_but_may_be_outbid_and_drop() -> None:
    oracle = play(table_with(3, REDRUTH), "build redruth")
    assert "drop" not in oracle.moves()
    play(oracle, "bid 1", "bid 2", "drop")
    assert oracle.document()["to_move"] == "pink"
    assert "drop" in oracle.moves()


@pytest.mark.rule("A-4")
def test_a_matching_card_may_be_played_before_a_contested_face_down_auction() -> None:
    cards = {"hand": ["b:copper+1:2", "any:miner:2", "c:tin+1:2"], "money": 1}
    oracle = play(table_with(3, REDRUTH, {"pink": cards}), "build redruth")
    assert oracle.moves() == ["survey any:miner:2", "survey b:copper+1:2", "survey none"]


@pytest.mark.rule("A-4")
def test_no_card_before_the_auction_of_a_face_up_tile() -> None:
    oracle = table_with(3, {"redruth": {"tile": face_up(1, 2, 3)}}, {"pink": A_B_CARD})
    assert kinds(play(oracle, "build redruth")) == {"bid"}


@pytest.mark.rule("A-4")
@pytest.mark.parametrize(("others_money", "asked"), [(1, False), (2, True)])
def test_taking_part_asks_for_more_money_than_the_minimum(others_money: int, asked: bool) -> None:
    others = {"yellow": {"money": others_money}, "blue": {"mines_left": 0}}
    oracle = play(table_with(3, REDRUTH, {"pink": A_B_CARD, **others}), "build redruth")
    assert ("survey" in kinds(oracle)) == asked


@pytest.mark.rule("A-4")
def test_the_card_before_the_auction_is_free_and_leaves_the_hand() -> None:
    oracle = play(table_with(3, REDRUTH, {"pink": A_B_CARD}), "build redruth")
    play(oracle, "survey b:copper+1:2")
    pink = oracle.document()["player"][0]
    assert (pink["money"], pink["hand"]) == (20, ["c:tin+1:2"])


@pytest.mark.rule("A-5")
def test_the_benefit_of_the_openers_card_goes_to_the_winners_mine() -> None:
    oracle = play(table_with(3, REDRUTH, {"pink": A_B_CARD}), "build redruth")
    play(oracle, "survey b:copper+1:2", "bid 1", "bid 2", "drop", "drop")
    area = oracle.table.areas["redruth"]
    assert (area.owner, area.tin, area.copper, area.water) == ("yellow", 1, 3, 3)


@pytest.mark.rule("A-5")
def test_a_winning_opener_gets_no_insurance() -> None:
    oracle = play(table_with(3, REDRUTH, {"pink": A_B_CARD}), "build redruth")
    play(oracle, "survey b:copper+1:2", "bid 7", "drop", "drop")
    assert oracle.table.players["pink"].money == 13


@pytest.mark.rule("A-6")
def test_bidding_goes_clockwise_past_those_who_dropped_out() -> None:
    oracle = play(table_with(4, REDRUTH), "build redruth", "bid 1", "drop", "bid 2", "bid 3")
    asked = [oracle.table.to_move]
    play(oracle, "bid 4")
    asked.append(oracle.table.to_move)
    assert asked == ["pink", "blue"]


@pytest.mark.rule("A-6")
def test_who_can_no_longer_raise_is_dropped_and_the_auction_ends() -> None:
    poor = {"yellow": {"money": 5}, "blue": {"money": 4}}
    oracle = play(table_with(3, REDRUTH, poor), "build redruth", "bid 5")
    assert oracle.table.areas["redruth"].owner == "pink"


@pytest.mark.rule("A-7")
def test_the_winner_may_pay_for_a_matching_card_after_the_tile_is_revealed() -> None:
    companies = {"yellow": {"hand": ["b:copper+2:5", "any:tin+1:2", "a:port:4"], "money": 6}}
    oracle = play(table_with(3, REDRUTH, companies), "build redruth", "bid 1", "bid 2", "drop")
    play(oracle, "drop")
    assert oracle.moves() == ["play any:tin+1:2", "play none"]
    assert oracle.document()["area"][8]["tile"]["face"] == "up"
    play(oracle, "play any:tin+1:2")
    assert oracle.table.players["yellow"].money == 2
    assert oracle.table.areas["redruth"].tin == 2


@pytest.mark.rule("A-7")
@pytest.mark.parametrize(("money", "asked"), [(2, False), (3, True)])
def test_the_money_left_after_the_bid_must_cover_the_card(money: int, asked: bool) -> None:
    companies = {"pink": {"hand": ["any:tin+1:2"], "money": money}}
    oracle = play(table_with(4, REDRUTH, companies), "build redruth", "survey none", "bid 1")
    play(oracle, "drop", "drop", "drop")
    assert (oracle.table.phase == "play") == asked


@pytest.mark.rule("A-7")
def test_a_card_may_follow_the_auction_of_a_face_up_tile() -> None:
    areas = {"redruth": {"tile": face_up(1, 2, 3)}}
    oracle = play(table_with(3, areas, {"pink": A_B_CARD}), "build redruth", "bid 1")
    play(oracle, "drop", "drop")
    assert oracle.moves() == ["play b:copper+1:2", "play none"]


@pytest.mark.rule("A-8")
def test_a_new_mine_keeps_ore_of_adits_and_uses_up_drainage_tokens() -> None:
    area = {"tile": face_down(1, 2, 3), "tin": 1, "copper": 1, "drainage": 2}
    oracle = play(table_with(3, {"redruth": area}), "build redruth", "bid 1", "drop", "drop")
    mine = oracle.table.areas["redruth"]
    assert (mine.tin, mine.copper, mine.water, mine.drainage) == (2, 3, 1, 0)
    assert mine.tile is None
    assert oracle.table.players["pink"].mines_left == 5


@pytest.mark.rule("A-8")
def test_the_tile_and_the_card_are_publicly_remembered() -> None:
    oracle = play(table_with(3, REDRUTH, {"pink": A_B_CARD}), "build redruth")
    play(oracle, "survey b:copper+1:2", "bid 1", "drop", "drop")
    assert oracle.document()["seen"] == {
        "played": ["b:copper+1:2"],
        "built": [{"region": "b", "tin": 1, "copper": 2, "water": 3}],
    }


@pytest.mark.rule("A-9")
@pytest.mark.parametrize(
    ("benefit", "piece", "water"), [("miner", "miner", 3), ("port", "port", 2), ("pump", "pump", 2)]
)
def test_a_survey_piece_comes_with_its_effects(benefit: str, piece: str, water: int) -> None:
    areas = {"kea": {"tile": face_down(1, 2, 3)}}
    oracle = table_with(3, areas, {"pink": {"hand": [f"b:{benefit}:2"]}})
    play(oracle, "build kea", f"survey b:{benefit}:2", "bid 1", "drop", "drop")
    mine = oracle.table.areas["kea"]
    assert getattr(mine, piece) is True
    assert mine.water == water
    assert oracle.table.stock["miner"][0] == 2


@pytest.mark.rule("A-9")
@pytest.mark.parametrize("area", ["redruth", "kea"])
def test_a_port_inland_and_a_second_port_are_lost(area: str) -> None:
    has_port = area == "kea"
    areas = {area: {"port": has_port, "tile": face_down(1, 2, 3)}}
    oracle = table_with(3, areas, {"pink": {"hand": ["b:port:4"]}})
    play(oracle, f"build {area}", "survey b:port:4", "bid 1", "drop", "drop")
    assert oracle.table.areas[area].water == 3
    assert oracle.document()["seen"]["played"] == ["b:port:4"]


# The oracle on auctions with 2 players (A2-1 .. A2-7).

TEST_ORACLE_TWO_PLAYER_AUCTIONS_REDRUTH = {"redruth": {"tile": face_down(1, 2, 3), "drainage": 1}}
DECK_B = {"b": ["copper+2:5"]}


def two_players(
    pink: dict[str, Any] | None = None, yellow: dict[str, Any] | None = None, **rest: Any
) -> TrailOracle:
    """Pink to act; a face-down tile in Redruth (region B) unless said otherwise."""
    companies = {"pink": pink or {}, "yellow": yellow or {}}
    return table_with(
        2, rest.pop("areas", TEST_ORACLE_TWO_PLAYER_AUCTIONS_REDRUTH), companies, **rest
    )


@pytest.mark.rule("A2-1")
def test_a_card_must_come_from_hand_or_from_the_deck_of_the_region() -> None:
    oracle = two_players({"hand": ["b:tin+1:2", "a:tin+1:2"]}, decks=DECK_B)
    assert play(oracle, "build redruth").moves() == ["survey b:tin+1:2", "survey deck"]


@pytest.mark.rule("A2-1")
def test_a_card_is_played_for_a_face_up_and_uncontested_tile_too() -> None:
    areas = {"redruth": {"tile": face_up(1, 2, 3)}}
    oracle = two_players({"hand": ["b:tin+1:2"]}, {"mines_left": 0}, areas=areas)
    play(oracle, "build redruth")
    assert oracle.moves() == ["survey b:tin+1:2"]
    assert play(oracle, "survey b:tin+1:2").moves()[0] == "bid 10"


@pytest.mark.rule("A2-1")
def test_the_deck_gives_each_kind_of_card_it_holds() -> None:
    oracle = two_players(decks={"b": ["tin+2:4", "miner:2", "tin+2:4"]})
    play(oracle, "build redruth", "survey deck")
    assert oracle.document()["to_move"] == "luck"
    assert oracle.moves() == ["draw b:miner:2", "draw b:tin+2:4"]
    play(oracle, "draw b:tin+2:4")
    assert oracle.document()["decks"] == {"b": ["miner:2", "tin+2:4"]}


@pytest.mark.rule("A2-2")
def test_the_minimum_is_the_value_of_the_card_and_one_pound_if_the_other_has_passed() -> None:
    oracle = two_players({"money": 7}, decks=DECK_B, work={"0": ["pink"]}, invested=["yellow"])
    play(oracle, "build redruth", "survey deck", "draw b:copper+2:5")
    assert oracle.moves() == ["bid 6", "bid 7"]


@pytest.mark.rule("A2-3")
def test_a_card_from_hand_must_be_payable() -> None:
    oracle = two_players({"hand": ["b:tin+2:4", "b:tin+1:2"], "money": 2}, decks=DECK_B)
    assert play(oracle, "build redruth").moves() == ["survey b:tin+1:2", "survey deck"]


@pytest.mark.rule("A2-5")
def test_without_a_bid_a_face_down_tile_goes_with_its_drainage_and_the_opener_stays() -> None:
    oracle = two_players({"money": 4}, decks=DECK_B)
    play(oracle, "build redruth", "survey deck", "draw b:copper+2:5", "drop")
    area = oracle.table.areas["redruth"]
    assert (area.tile, area.drainage, area.owner) == (None, 0, None)
    document = oracle.document()
    assert document["seen"] == {"played": ["b:copper+2:5"], "built": []}
    assert (document["work"], document["to_move"]) == ({"0": ["pink", "yellow"]}, "pink")
    assert "build" not in kinds(oracle)


@pytest.mark.rule("A2-6")
@pytest.mark.parametrize(
    ("survey", "money"), [(["survey b:copper+2:5"], 23), (["survey deck", "draw b:tin+1:2"], 20)]
)
def test_only_a_card_from_hand_insures(survey: list[str], money: int) -> None:
    oracle = two_players({"hand": ["b:copper+2:5"]}, decks={"b": ["tin+1:2"]})
    play(oracle, "build redruth", *survey, "bid 5", "bid 6", "drop")
    assert oracle.table.players["pink"].money == money


@pytest.mark.rule("A2-7")
def test_without_deck_and_matching_card_the_auction_runs_without_a_card() -> None:
    oracle = two_players({"hand": ["a:tin+1:2"], "money": 2})
    assert play(oracle, "build redruth").moves() == ["bid 1", "bid 2"]


@pytest.mark.rule("A2-7")
@pytest.mark.parametrize(("money", "can_start"), [(1, False), (2, True)])
def test_starting_needs_one_pound_and_one_more_if_the_other_has_passed(
    money: int, can_start: bool
) -> None:
    passed: dict[str, Any] = {"work": {"0": ["pink"]}, "invested": ["yellow"]}
    assert ("build" in kinds(two_players({"money": money}, decks=DECK_B, **passed))) == can_start


# The oracle on the Kickstarter pack (K-1, K-2).

TILES: dict[str, Any] = {"expansions": ["kickstarter-tiles"]}


def with_bonus(bonus: str, hand: list[str] | None = None, money: int = 20) -> TrailOracle:
    """Pink opens the auction of a face-down tile with a bonus."""
    tile = face_down(1, 3, 3) if bonus == "money+3" else face_down(3, 2, 4)
    areas = {"redruth": {"tile": tile | {"bonus": bonus}}}
    companies = {"pink": {"money": money, "hand": hand or []}}
    return table_with(3, areas, companies, work={"0": ["pink", "yellow", "blue"]}, **TILES)


@pytest.mark.rule("K-1")
def test_a_card_for_two_regions_fits_both_and_no_third() -> None:
    assert [region for region in "abcd" if cards.matches("bd:water-2:3", region)] == ["b", "d"]


@pytest.mark.rule("K-1")
def test_a_card_for_two_regions_is_played_like_any_other() -> None:
    areas = {"redruth": {"tile": face_down(1, 2, 4)}, "gwinear": {"tile": face_down(1, 1, 2)}}
    hand = {"pink": {"hand": ["bc:copper+2:5"]}}
    oracle = table_with(3, areas, hand, expansions=["kickstarter-cards"])
    assert play(oracle, "build redruth").moves() == ["survey bc:copper+2:5", "survey none"]
    oracle = table_with(3, areas, hand, expansions=["kickstarter-cards"])
    assert kinds(play(oracle, "build gwinear")) == {"bid"}


@pytest.mark.rule("K-1")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_they_replace_the_wild_cards_but_not_with_two_players(players: int) -> None:
    dealt = new_position(players, 1, ["kickstarter-cards"])
    regions = [[cards.region(card) for card in player["hand"]] for player in dealt["player"]]
    assert all("any" not in hand for hand in regions)
    assert [sum(len(region) == 2 for region in hand) for hand in regions] == (
        [0, 0] if players == 2 else [1] * players
    )


@pytest.mark.rule("K-2")
def test_the_money_comes_after_the_bid_and_may_pay_for_the_card() -> None:
    oracle = with_bonus("money+3", ["b:copper+1:2"], money=6)
    play(oracle, "build redruth", "survey none")
    assert oracle.moves()[-1] == "bid 6"  # the bonus does not allow a higher bid
    play(oracle, "bid 6", "drop", "drop")
    assert oracle.table.players["pink"].money == 3
    assert oracle.moves() == ["play b:copper+1:2", "play none"]
    assert play(oracle, "play b:copper+1:2").table.players["pink"].money == 1


@pytest.mark.rule("K-2")
def test_two_work_points_are_needed_to_take_part_all_the_same() -> None:
    areas = {"redruth": {"tile": face_down(3, 2, 4) | {"bonus": "work+1"}}}
    oracle = table_with(3, areas, work={"9": ["pink", "yellow", "blue"]}, **TILES)
    assert "build" not in kinds(oracle)


@pytest.mark.rule("K-2")
def test_the_bonus_is_remembered_with_the_tile() -> None:
    oracle = play(with_bonus("money+3"), "build redruth", "bid 1", "drop", "drop")
    assert oracle.document()["seen"]["built"] == [
        {"region": "b", "tin": 1, "copper": 3, "water": 3, "bonus": "money+3"}
    ]
