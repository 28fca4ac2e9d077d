"""The oracle of Tiletum plays whole games alone; sums hold and positions can be read again."""

import tomllib
from random import Random

import pytest

from tools.titles.tiletum.oracle.oracle import TiletumOracle
from tools.titles.tiletum.oracle.random_play import MOODS, choose
from tools.titles.tiletum.oracle.set_up import new_position
from tools.titles.tiletum.oracle.sums import faults
from tools.titles.tiletum.oracle.writing import as_text

pytestmark = pytest.mark.thorough

READ_EVERY = 5


def play_whole(oracle: TiletumOracle, random: Random, mood: str) -> None:
    """Play to the end; after each move the sums must hold, now and then it is read again."""
    step = 0
    while not oracle.is_over:
        moves = oracle.moves()
        assert moves
        assert len(moves) == len(set(moves))
        assert not oracle.is_luck or sorted(oracle.weights()) == moves
        oracle.play(choose(moves, random, mood))
        assert faults(oracle.table) == []
        step += 1
        if step % READ_EVERY == 0:
            written = oracle.document()
            again = TiletumOracle.from_position(tomllib.loads(as_text(written)))
            assert again.document() == written
            assert again.moves() == oracle.moves()


@pytest.mark.parametrize("mood", MOODS)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("expansions", [(), ("silver",)], ids=["base", "silver"])
def test_a_game_comes_to_its_end(seats: int, mood: str, expansions: tuple[str, ...]) -> None:
    oracle = TiletumOracle.from_position(new_position(seats, 5, expansions))
    play_whole(oracle, Random(5), mood)
    assert sorted(oracle.table.ranking) == sorted(oracle.table.players)


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("expansions", [(), ("silver",)], ids=["base", "silver"])
def test_a_game_against_the_cardinal_comes_to_its_end(
    seed: int, level: str, expansions: tuple[str, ...]
) -> None:
    oracle = TiletumOracle.from_position(new_position(1, seed, expansions, level))
    play_whole(oracle, Random(seed), list(MOODS)[seed % len(MOODS)])
    assert len(oracle.table.ranking) == 2


def test_the_recommended_first_game_has_its_sides_and_technologies() -> None:
    document = new_position(2, 3, ("silver", "first-game"))
    assert document["silver"]["sides"] == ["A", "A", "A"]
    assert document["silver"]["technologies"] == ["architect", "joker", "character"]
