"""Engine and oracle play the same random games and must agree at every step.

A failure names players, seed, mood and step; `disagreements(Match(...))` plays it again.
"""

import pytest

from tools.titles.tinners_trail.oracle.agreement import Match, disagreements
from tools.titles.tinners_trail.oracle.random_play import MOODS

pytestmark = pytest.mark.thorough

PLAYERS = [2, 3, 4, 5]


@pytest.mark.parametrize("mood", MOODS)
@pytest.mark.parametrize("players", PLAYERS)
def test_engine_and_oracle_agree_on_every_move_and_position(players: int, mood: str) -> None:
    assert disagreements(Match(players, 1, mood)) == []


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("players", PLAYERS)
def test_engine_and_oracle_agree_when_everything_is_scarce(players: int, seed: int) -> None:
    assert disagreements(Match(players, seed, "bidder", scarce=True)) == []


@pytest.mark.slow
@pytest.mark.parametrize("scarce", [False, True])
@pytest.mark.parametrize("mood", MOODS)
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seed", range(100, 110))
def test_engine_and_oracle_agree_in_many_games(
    players: int, seed: int, mood: str, scarce: bool
) -> None:
    assert disagreements(Match(players, seed, mood, scarce)) == []
