"""The odds of the next prices: counted over the dice, set by the rules, told in words."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import cast

import pytest

from game.engine.rules import CHANCE
from game.engine.title import Options
from game.titles import title
from game.titles.tinners_trail.rules.kinds import PRICES
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.table.panels.ore import Odds, next_odds

TIN_DIE, COPPER_DIE, WATER_DIE = (0, 1, 1, 2, 2, 3), (0, 1, 2, 2, 3, 4), (2, 2, 3, 3, 3, 4)
GAME = title("tinners-trail").game(Options("tinners-trail", 2))


def at_prices() -> TrailState:
    """A game whose first prices are due."""
    state = GAME.rules.new_state()
    GAME.rules.deal(state, 7)
    while state.to_move != CHANCE:
        GAME.rules.apply(state, GAME.rules.legal_codes(state)[0])
    trail = cast("TrailState", state)
    assert trail.phase == PRICES
    return trail


def shares(change: int) -> tuple[int, ...]:
    """How many of the 216 throws lead to each column when so much is added to the total."""
    columns = Counter(
        sum(sum(faces) + change >= least for least in (5, 7, 9))
        for faces in product(TIN_DIE, COPPER_DIE, WATER_DIE)
    )
    return tuple(columns[column] for column in range(4))


@pytest.mark.rule("P-1")
def test_the_first_prices_follow_the_dice_alone() -> None:
    tin, copper = next_odds(at_prices())
    assert tin == Odds("tin", (4, 5, 6, 7), shares(0))
    assert copper == Odds("copper", (2, 4, 8, 10), shares(0))
    assert tin.ways == 216


@pytest.mark.rule("P-2")
@pytest.mark.parametrize(("price", "change"), [(4, 1), (5, 0), (6, 0), (7, -1)])
def test_an_extreme_price_pulls_the_next_one_back(price: int, change: int) -> None:
    state = at_prices()
    while state.to_move == CHANCE:
        GAME.rules.apply(state, GAME.rules.draw_outcome(state))
    state.tin_price = price
    tin, _ = next_odds(state)
    assert tin.weights == shares(change)


def test_the_odds_are_those_the_rules_would_draw_from() -> None:
    state = at_prices()
    drawn: Counter[int] = Counter()
    for code, weight in GAME.rules.weighted_outcomes(state):
        after = cast("TrailState", state.clone())
        GAME.rules.apply(after, code)
        drawn[int(after.tin_price)] += weight
    tin, _ = next_odds(state)
    assert dict(zip(tin.prices, tin.weights, strict=True)) == drawn


def test_asking_for_odds_changes_nothing() -> None:
    state = at_prices()
    before = state.to_plain()
    next_odds(state)
    assert state.to_plain() == before


def test_in_the_last_round_no_more_prices_are_rolled() -> None:
    state = at_prices()
    while state.to_move == CHANCE:
        GAME.rules.apply(state, GAME.rules.draw_outcome(state))
    state.round = 4
    assert next_odds(state) == ()
