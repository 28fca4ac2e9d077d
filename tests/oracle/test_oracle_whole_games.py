"""The oracle through whole games of random moves: nothing gets lost and every game ends."""

from random import Random

import pytest

from tests.oracle.comparison import same_position
from tests.oracle.oracle import Oracle
from tests.oracle.set_up import new_position
from tests.oracle.table import Table


def everything(table: Table) -> tuple[int, int, int]:
    """What never changes: markers, mines and survey cards."""
    markers = sum(map(len, table.work.values())) + len(table.invested)
    mines = len(table.mines()) + sum(player.mines_left for player in table.players.values())
    hands = sum(len(player.hand) for player in table.players.values())
    in_auction = 1 if table.auction is not None and table.auction.card is not None else 0
    cards = hands + sum(map(len, table.decks.values())) + len(table.cards_played) + in_auction
    return markers, mines, cards


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(3))
def test_a_random_game_ends_and_keeps_its_pieces(players: int, seed: int) -> None:
    random = Random(seed)
    oracle = Oracle.from_position(new_position(players, seed))
    whole = None
    while oracle.table.phase != "over":
        moves = oracle.moves()
        assert moves == sorted(set(moves))
        oracle.play(random.choice(moves))
        assert all(player.money >= 0 for player in oracle.table.players.values())
        if oracle.table.phase != "draft":
            whole = whole or everything(oracle.table)
            assert everything(oracle.table) == whole


def test_a_position_read_again_is_the_same_position_and_has_the_same_moves() -> None:
    random = Random(7)
    oracle = Oracle.from_position(new_position(3, 7))
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


@pytest.mark.parametrize("unknown", [{"expansions": ["arsenic"]}, {"wallace": ["bailing-out"]}])
def test_a_position_outside_the_base_game_is_refused(unknown: dict[str, list[str]]) -> None:
    with pytest.raises(ValueError, match="the oracle knows the base game only"):
        Oracle.from_position(new_position(2, 1) | unknown)


def test_an_illegal_move_is_refused_with_the_legal_ones() -> None:
    oracle = Oracle.from_position(new_position(2, 1))
    with pytest.raises(ValueError, match=r"'pass' is not legal; legal are: discard"):
        oracle.play("pass")
