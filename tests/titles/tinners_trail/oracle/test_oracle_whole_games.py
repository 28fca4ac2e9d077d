"""The oracle through whole games of random moves: nothing gets lost and every game ends."""

from random import Random

import pytest

from tools.titles.tinners_trail.oracle.comparison import same_position
from tools.titles.tinners_trail.oracle.components import EMIGRATION, EXPANSIONS
from tools.titles.tinners_trail.oracle.oracle import Oracle
from tools.titles.tinners_trail.oracle.random_play import MOODS, choose
from tools.titles.tinners_trail.oracle.set_up import new_position
from tools.titles.tinners_trail.oracle.table import Table

DIFFICULTIES: list[list[str]] = [
    [],
    ["better-mines", "more-mines", "bailing-out"],
    ["more-mines-2", "shady-land-purchases", "deep-pockets", "cheap-labour"],
]


def everything(table: Table) -> tuple[int, int, int, int]:
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


def play_to_the_end(oracle: Oracle, seed: int, mood: str) -> None:
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
    oracle = Oracle.from_position(new_position(players, players, expansions))
    play_to_the_end(oracle, players, "any")
    assert everything(oracle.table)[3] == EMIGRATION["own_miners"] * players


@pytest.mark.parametrize("mood", MOODS)
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
@pytest.mark.parametrize("expansions", [[], EXPANSIONS])
def test_a_random_game_against_lord_wallace_ends_and_keeps_its_pieces(
    expansions: list[str], difficulty: list[str], mood: str
) -> None:
    play_to_the_end(Oracle.from_position(new_position(1, 1, expansions, difficulty)), 1, mood)


@pytest.mark.parametrize(("players", "seed"), [(3, 7), (2, 8), (1, 9)])
def test_a_position_read_again_is_the_same_position_and_has_the_same_moves(
    players: int, seed: int
) -> None:
    random = Random(seed)
    oracle = Oracle.from_position(new_position(players, seed, EXPANSIONS))
    while oracle.table.phase != "over":
        again = Oracle.from_position(oracle.document())
        assert same_position(oracle.document(), again.document()) == []
        assert again.moves() == oracle.moves()
        oracle.play(random.choice(oracle.moves()))


def test_a_difference_is_told_by_its_place() -> None:
    one = new_position(2, 1)
    other = new_position(2, 1)
    other["player"][1]["money"] = 3
    assert same_position(one, other) == ["player.yellow.money: 20 is not 3"]


def test_an_illegal_move_is_refused_with_the_legal_ones() -> None:
    oracle = Oracle.from_position(new_position(2, 1))
    with pytest.raises(ValueError, match=r"'pass' is not legal; legal are: discard"):
        oracle.play("pass")
