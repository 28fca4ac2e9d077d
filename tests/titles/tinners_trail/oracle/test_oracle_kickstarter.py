"""The oracle on the Kickstarter pack (K-1, K-2)."""

from typing import Any

import pytest

from tools.titles.tinners_trail.oracle import cards
from tools.titles.tinners_trail.oracle.oracle import Oracle
from tools.titles.tinners_trail.oracle.positions import face_down, kinds, play, table_with
from tools.titles.tinners_trail.oracle.set_up import new_position

TILES: dict[str, Any] = {"expansions": ["kickstarter-tiles"]}


def with_bonus(bonus: str, hand: list[str] | None = None, money: int = 20) -> Oracle:
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
