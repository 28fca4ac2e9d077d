"""Engine and oracle of Tiletum play the same random games and must agree at every step.

A failure names the whole match; `disagreements(Match(...))` plays it again.
"""

import pytest

from game.engine.title import Options
from tools.proof.opinions.agreement import EngineSide
from tools.titles.tiletum.oracle.games import TiletumOracleMatch, disagreements
from tools.titles.tiletum.oracle.many_games import matches_of
from tools.titles.tiletum.oracle.set_up import faults_of_deal

pytestmark = pytest.mark.thorough


@pytest.mark.parametrize("match", matches_of(1), ids=str)
def test_engine_and_oracle_agree_on_every_move_and_position(match: TiletumOracleMatch) -> None:
    assert disagreements(match) == []


@pytest.mark.parametrize("expansions", [(), ("first-game",)], ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_engine_deals_as_the_set_up_says(seats: int, expansions: tuple[str, ...]) -> None:
    for seed in range(5):
        dealt = EngineSide.deal_with(Options("tiletum", seats, expansions=expansions), seed)
        assert faults_of_deal(dealt.document()) == []


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(100, 110))
def test_engine_and_oracle_agree_in_many_games(seed: int) -> None:
    assert [found for match in matches_of(seed) for found in disagreements(match)] == []
