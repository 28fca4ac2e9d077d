"""Engine and oracle play the same random games and must agree at every step.

A failure names players, seed, mood, optional rules and twists; `disagreements(Match(...))` plays
it again.
"""

import pytest

from tools.titles.brass.oracle.games import (
    MOODS,
    TWISTS,
    BrassOracleMatch,
    disagreements,
    matches_of,
)
from tools.titles.brass.oracle.set_up import EXPANSIONS

pytestmark = pytest.mark.thorough

PLAYERS = [2, 3, 4]


@pytest.mark.parametrize("mood", MOODS)
@pytest.mark.parametrize("players", PLAYERS)
def test_engine_and_oracle_agree_on_every_move_and_position(players: int, mood: str) -> None:
    assert disagreements(BrassOracleMatch(players, 1, mood)) == []


@pytest.mark.parametrize("twist", TWISTS)
@pytest.mark.parametrize("players", PLAYERS)
def test_engine_and_oracle_agree_in_odd_positions(players: int, twist: str) -> None:
    assert disagreements(BrassOracleMatch(players, 2, "builder", twists=(twist,))) == []


@pytest.mark.parametrize("word", EXPANSIONS)
@pytest.mark.parametrize("players", PLAYERS)
def test_engine_and_oracle_agree_under_optional_rules(players: int, word: str) -> None:
    assert disagreements(BrassOracleMatch(players, 3, "debtor", (word,), ("poor", "unsold"))) == []
    assert (
        disagreements(BrassOracleMatch(players, 4, "spender", (word,), ("rich", "advanced"))) == []
    )


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(100, 110))
def test_engine_and_oracle_agree_in_many_games(seed: int) -> None:
    assert [found for match in matches_of(seed) for found in disagreements(match)] == []
