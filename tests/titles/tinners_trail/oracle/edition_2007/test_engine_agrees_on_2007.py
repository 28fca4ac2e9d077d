"""Engine and oracle of 2007 play the same random games and must agree at every step.

A failure names players, seed, mood and twists; `disagreements(Match(...))` plays it again.
"""

import pytest

from tools.titles.tinners_trail.oracle_2007.games import Edition2007OracleMatch, disagreements
from tools.titles.tinners_trail.oracle_2007.many_games import matches_of
from tools.titles.tinners_trail.oracle_2007.random_play import MOODS
from tools.titles.tinners_trail.oracle_2007.twists import TWISTS

pytestmark = pytest.mark.thorough

PLAYERS = [3, 4]


@pytest.mark.parametrize("mood", MOODS)
@pytest.mark.parametrize("players", PLAYERS)
def test_engine_and_oracle_agree_on_every_move_and_position(players: int, mood: str) -> None:
    assert disagreements(Edition2007OracleMatch(players, 1, mood)) == []


@pytest.mark.parametrize("twist", TWISTS)
@pytest.mark.parametrize("players", PLAYERS)
def test_engine_and_oracle_agree_in_odd_positions(players: int, twist: str) -> None:
    assert disagreements(Edition2007OracleMatch(players, 2, "engineer", (twist,))) == []


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(100, 120))
def test_engine_and_oracle_agree_in_many_games(seed: int) -> None:
    assert [found for match in matches_of(seed) for found in disagreements(match)] == []
