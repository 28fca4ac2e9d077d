"""What the engine deals with expansions and against Lord Wallace must be a set-up by the rules."""

from collections import Counter
from functools import cache
from typing import Any

import pytest

from tools.titles.tinners_trail.oracle import cards
from tools.titles.tinners_trail.oracle.games import TrailOracleEngineSide
from tools.titles.tinners_trail.oracle.table import (
    COMPANY,
    EMIGRATION,
    MAP_CARDS,
    facts,
    regions_in_play,
)
from tools.titles.tinners_trail.oracle.wallace.action_cards import CARDS

SEEDS = range(40)
Deal = dict[str, Any]


@cache
def deals(players: int, *expansions: str) -> list[Deal]:
    """The same games every time; with 1 player against Lord Wallace."""
    return [TrailOracleEngineSide.deal(players, seed, expansions).document() for seed in SEEDS]


def bonuses(deal: Deal) -> list[str]:
    """The bonuses on the map."""
    return [area["tile"]["bonus"] for area in deal["area"] if "bonus" in area["tile"]]


@pytest.mark.rule("AR-1")
def test_everybody_starts_with_a_calciner_and_the_limiter_beside_the_track() -> None:
    for player in deals(3, "arsenic")[0]["player"]:
        assert (player["calciner_left"], player["limiter"]) == (True, 0)
        assert player["ore"]["arsenic"] == 0


@pytest.mark.rule("E-1")
def test_everybody_starts_with_four_own_miners() -> None:
    for player in deals(5, "emigration")[0]["player"]:
        assert (player["miners_left"], player["waiting"]) == (EMIGRATION["own_miners"], [])


@pytest.mark.rule("K-1")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_card_for_two_regions_replaces_the_wild_card(players: int) -> None:
    box = Counter(
        f"{k['region']}:{k['benefit']}:{k['value']}" for k in facts("kickstarter")["card"]
    )
    seen: Counter[str] = Counter()
    for deal in deals(players, "kickstarter-cards"):
        hands = [card for player in deal["player"] for card in player["hand"]]
        double = Counter(card for card in hands if len(cards.region(card)) == 2)
        assert double <= box
        assert double.total() == players
        assert not [card for card in hands if cards.region(card) == cards.WILD]
        seen |= double
    assert seen == box


@pytest.mark.rule("K-1")
@pytest.mark.parametrize("players", [1, 2])
def test_they_are_not_used_with_two_players_or_solo(players: int) -> None:
    for deal in deals(players, "kickstarter-cards"):
        hands = [card for player in deal["player"] for card in player["hand"]]
        assert {cards.region(card) for card in hands} == {"a", "b", "c"}


@pytest.mark.rule("K-2")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_the_tiles_with_a_bonus_are_shuffled_into_the_stacks(players: int) -> None:
    number = max(2, players)
    region_of = {
        name: region for region in regions_in_play(number) for name in MAP_CARDS[number][region]
    }
    box = {
        (tile["region"], tile["tin"], tile["copper"], tile["water"], tile["bonus"])
        for tile in facts("kickstarter")["tile"]
        if tile["region"] in regions_in_play(number)
    }
    seen = set()
    for deal in deals(players, "kickstarter-tiles"):
        for area in deal["area"]:
            tile = area["tile"]
            if "bonus" in tile:
                printed = (tile["tin"], tile["copper"], tile["water"], tile["bonus"])
                seen.add((region_of[area["name"]], *printed))
    assert seen == box
    assert not any(bonuses(deal) for deal in deals(players))


@pytest.mark.rule("LW-1")
def test_he_starts_on_top_with_two_cards_of_each_region() -> None:
    for deal in deals(1):
        human, wallace = deal["player"]
        assert deal["work"] == {"0": ["orange", "pink"]}
        assert (wallace["colour"], wallace["wallace"]) == ("orange", True)
        for player in (human, wallace):
            regions = Counter(map(cards.region, player["hand"]))
            assert regions == {"a": 2, "b": 2, "c": 2}
        assert {region: len(deck) for region, deck in deal["decks"].items()} == {
            "a": 6,
            "b": 6,
            "c": 6,
        }
        assert deal.get("wallace_cards", sorted(CARDS)) == sorted(CARDS)


@pytest.mark.rule("LW-1")
def test_two_tiles_a_region_lie_open() -> None:
    for deal in deals(1):
        up = {area["name"] for area in deal["area"] if area["tile"]["face"] == "up"}
        assert [len(up & set(MAP_CARDS[1][region])) for region in "abc"] == [2, 2, 2]


@pytest.mark.rule("LW-D3")
@pytest.mark.parametrize(
    ("options", "extra"), [((), 0), (("more-mines",), 1), (("more-mines-2",), 2)]
)
def test_more_mines_are_dealt_to_him_alone(options: tuple[str, ...], extra: int) -> None:
    human, wallace = TrailOracleEngineSide.deal(1, 1, (), options).document()["player"]
    mines = COMPANY["start"]["mines"]
    assert (human["mines_left"], wallace["mines_left"]) == (mines, mines + extra)
