"""The oracle on auctions with 2 players (A2-1 .. A2-7)."""

from typing import Any

import pytest

from tools.titles.tinners_trail.oracle.oracle import Oracle
from tools.titles.tinners_trail.oracle.positions import face_down, face_up, kinds, play, table_with

REDRUTH = {"redruth": {"tile": face_down(1, 2, 3), "drainage": 1}}
DECK_B = {"b": ["copper+2:5"]}


def two_players(
    pink: dict[str, Any] | None = None, yellow: dict[str, Any] | None = None, **rest: Any
) -> Oracle:
    """Pink to act; a face-down tile in Redruth (region B) unless said otherwise."""
    companies = {"pink": pink or {}, "yellow": yellow or {}}
    return table_with(2, rest.pop("areas", REDRUTH), companies, **rest)


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
