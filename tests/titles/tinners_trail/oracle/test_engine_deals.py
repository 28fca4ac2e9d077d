"""What the engine deals must be a set-up by the rules (S-1 .. S-6). The oracle through whole
games of random moves: nothing gets lost and every game ends."""

from collections import Counter
from functools import cache
from random import Random
from typing import Any

import pytest

from tools.titles.tinners_trail.oracle import cards
from tools.titles.tinners_trail.oracle.games import MOODS, TrailOracleEngineSide, choose
from tools.titles.tinners_trail.oracle.oracle import TrailOracle
from tools.titles.tinners_trail.oracle.set_up import new_position
from tools.titles.tinners_trail.oracle.table import (
    BOARDS,
    COMPANY,
    EMIGRATION,
    EXPANSIONS,
    MAP_CARDS,
    TrailOracleTable,
    facts,
    regions_in_play,
)
from tools.titles.tinners_trail.oracle.writing import same_position

# What the engine deals must be a set-up by the rules (S-1 .. S-6).

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4, 5])
SEEDS = range(40)


@cache
def deals(players: int) -> list[dict[str, Any]]:
    """The same games every time."""
    return [TrailOracleEngineSide.deal(players, seed).document() for seed in SEEDS]


def tile(entry: dict[str, Any]) -> tuple[int, int, int]:
    """The numbers of a tile."""
    return (entry["tin"], entry["copper"], entry["water"])


@PLAYERS
@pytest.mark.rule("S-1")
def test_everybody_starts_with_the_same_money_mines_and_points(players: int) -> None:
    start = (COMPANY["start"]["money"], COMPANY["start"]["mines"], 0)
    for deal in deals(players):
        for player in deal["player"]:
            assert (player["money"], player["mines_left"], player["points"]) == start


@PLAYERS
@pytest.mark.rule("S-1")
def test_the_markers_are_stacked_in_column_0_and_everybody_is_first_at_times(players: int) -> None:
    colours = {player["colour"] for player in deals(players)[0]["player"]}
    assert all(set(deal["work"]) == {"0"} for deal in deals(players))
    assert all(set(deal["work"]["0"]) == colours for deal in deals(players))
    assert {deal["work"]["0"][0] for deal in deals(players)} == colours


@PLAYERS
@pytest.mark.rule("S-2")
def test_every_area_of_the_map_card_has_a_tile_of_its_region_and_none_twice(players: int) -> None:
    for deal in deals(players):
        areas = {area["name"]: area for area in deal["area"]}
        for region in regions_in_play(players):
            box = Counter(tile(kind) for kind in facts("tiles")["tile"] if kind["region"] == region)
            dealt = Counter(tile(areas.pop(name)["tile"]) for name in MAP_CARDS[players][region])
            assert dealt <= box
        assert areas == {}


@PLAYERS
@pytest.mark.rule("S-2")
def test_every_tile_comes_up_at_times(players: int) -> None:
    box = {
        (kind["region"], *tile(kind))
        for kind in facts("tiles")["tile"]
        if kind["region"] in regions_in_play(players)
    }
    region_of = {name: r for r in regions_in_play(players) for name in MAP_CARDS[players][r]}
    dealt = {
        (region_of[area["name"]], *tile(area["tile"]))
        for deal in deals(players)
        for area in deal["area"]
    }
    assert dealt == box


@PLAYERS
@pytest.mark.rule("S-3")
def test_the_right_number_of_tiles_lies_face_up_anywhere_in_each_region(players: int) -> None:
    ever_up = set()
    for deal in deals(players):
        up = {area["name"] for area in deal["area"] if area["tile"]["face"] == "up"}
        ever_up |= up
        for region in regions_in_play(players):
            number = MAP_CARDS[players]["face_up_per_region"]
            assert len(up & set(MAP_CARDS[players][region])) == number
    assert ever_up == {area["name"] for area in deals(players)[0]["area"]}


@PLAYERS
@pytest.mark.rule("S-4")
def test_everybody_holds_two_cards_of_each_region_and_a_wild_one(players: int) -> None:
    expected = Counter(dict.fromkeys(regions_in_play(players), 2))
    if players > 2:
        expected["any"] = 1
    for deal in deals(players):
        for player in deal["player"]:
            assert Counter(map(cards.region, player["hand"])) == expected


@PLAYERS
@pytest.mark.rule("S-4")
def test_hands_and_decks_hold_what_the_box_holds_and_only_two_players_have_decks(
    players: int,
) -> None:
    box: Counter[str] = Counter()
    for kind in facts("cards")["card"]:
        box[f"{kind['region']}:{kind['benefit']}:{kind['value']}"] += kind["count"]
    for deal in deals(players):
        held = Counter(card for player in deal["player"] for card in player["hand"])
        decks = deal.get("decks", {})
        held.update(f"{region}:{card}" for region, deck in decks.items() for card in deck)
        assert held <= box
        assert {region: len(deck) for region, deck in decks.items()} == (
            {"a": 6, "b": 6, "c": 6} if players == 2 else {}
        )


@PLAYERS
@pytest.mark.rule("S-6")
def test_the_development_board_is_full(players: int) -> None:
    board = BOARDS[players]
    for deal in deals(players):
        assert deal["developments"] == {key: board[key] for key in deal["developments"]}


# The oracle through whole games of random moves: nothing gets lost and every game ends.

DIFFICULTIES: list[list[str]] = [
    [],
    ["better-mines", "more-mines", "bailing-out"],
    ["more-mines-2", "shady-land-purchases", "deep-pockets", "cheap-labour"],
]


def everything(table: TrailOracleTable) -> tuple[int, int, int, int]:
    """What never changes: markers, mines, survey cards and miners in the players' colours."""
    markers = sum(map(len, table.work.values())) + len(table.invested)
    mines = len(table.mines()) + sum(player.mines_left for player in table.players.values())
    hands = sum(len(player.hand) for player in table.players.values())
    in_auction = 0
    if table.auction is not None and table.auction.card is not None:
        in_auction = table.phase != "calciner"
    cards = hands + sum(map(len, table.decks.values())) + len(table.cards_played) + in_auction
    own_miners = sum(player.miners_left for player in table.players.values())
    own_miners += sum(area.own_miner is not None for area in table.areas.values())
    return markers, mines, cards, own_miners + len(table.emigrated)


def play_to_the_end(oracle: TrailOracle, seed: int, mood: str) -> None:
    """Look at everything after every move."""
    random = Random(seed)
    whole = None
    while oracle.table.phase != "over":
        moves = oracle.moves()
        assert moves == sorted(set(moves))
        oracle.play(choose(moves, random, mood))
        assert all(player.money >= 0 for player in oracle.table.players.values())
        assert all(area.arsenic >= 0 <= area.water for area in oracle.table.areas.values())
        if oracle.table.phase != "draft":
            whole = whole or everything(oracle.table)
            assert everything(oracle.table) == whole


@pytest.mark.parametrize("expansions", [[], EXPANSIONS])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_random_game_ends_and_keeps_its_pieces(players: int, expansions: list[str]) -> None:
    oracle = TrailOracle.from_position(new_position(players, players, expansions))
    play_to_the_end(oracle, players, "any")
    assert everything(oracle.table)[3] == EMIGRATION["own_miners"] * players


@pytest.mark.parametrize("mood", MOODS)
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
@pytest.mark.parametrize("expansions", [[], EXPANSIONS])
def test_a_random_game_against_lord_wallace_ends_and_keeps_its_pieces(
    expansions: list[str], difficulty: list[str], mood: str
) -> None:
    play_to_the_end(TrailOracle.from_position(new_position(1, 1, expansions, difficulty)), 1, mood)


@pytest.mark.parametrize(("players", "seed"), [(3, 7), (2, 8), (1, 9)])
def test_a_position_read_again_is_the_same_position_and_has_the_same_moves(
    players: int, seed: int
) -> None:
    random = Random(seed)
    oracle = TrailOracle.from_position(new_position(players, seed, EXPANSIONS))
    while oracle.table.phase != "over":
        again = TrailOracle.from_position(oracle.document())
        assert same_position(oracle.document(), again.document()) == []
        assert again.moves() == oracle.moves()
        oracle.play(random.choice(oracle.moves()))


def test_a_difference_is_told_by_its_place() -> None:
    one = new_position(2, 1)
    other = new_position(2, 1)
    other["player"][1]["money"] = 3
    assert same_position(one, other) == ["player.yellow.money: 20 is not 3"]


def test_an_illegal_move_is_refused_with_the_legal_ones() -> None:
    oracle = TrailOracle.from_position(new_position(2, 1))
    with pytest.raises(ValueError, match=r"'pass' is not legal; legal are: discard"):
        oracle.play("pass")
