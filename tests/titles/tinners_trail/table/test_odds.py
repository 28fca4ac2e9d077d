"""The odds of the next prices are those the rules draw from."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest

from game.engine.title import Options
from game.titles import title
from game.titles.tinners_trail.rules.kinds import PRICES
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.table.panels.ore import next_odds
from tests.titles.tinners_trail.tables import table_of
from tools.proof.random_games import steps

GAME = title("tinners-trail").game(Options("tinners-trail", 2))


@pytest.mark.rule("P-1", "P-2")
def test_the_odds_are_those_the_rules_will_draw_from() -> None:
    """An extreme price pulls the next one back: games come to every price."""
    last_prices = set()
    for seed in range(12):
        foretold = next_odds(table_of("phase prices").state)
        for step in steps(GAME, seed):
            state = cast("TrailState", step.before)
            if state.phase == PRICES and not state.tin_price:
                drawn: Counter[int] = Counter()
                for code, weight in GAME.rules.weighted_outcomes(state):
                    after = cast("TrailState", state.clone())
                    GAME.rules.apply(after, code)
                    drawn[int(after.tin_price)] += weight
                [tin, _copper] = next_odds(state)
                assert tin == foretold[0]
                assert dict(zip(tin.prices, tin.weights, strict=True)) == drawn
                last_prices.add(int(state.last_tin))
            plain, foretold = state.to_plain(), next_odds(state)
            assert state.to_plain() == plain
    assert last_prices >= {4, 5, 6, 7}


def test_in_the_last_round_no_more_prices_are_rolled() -> None:
    assert next_odds(table_of("round 4").state) == ()
    assert next_odds(table_of("round 3").state)
