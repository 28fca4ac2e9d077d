"""Many games at once are the same games, one by one; they begin again by themselves."""

from __future__ import annotations

import numpy as np
import pytest

from ai.environments.batch import BatchEnv
from ai.environments.set_up import GameSetUp
from ai.environments.table import PlayedTable
from tests.helpers.environment_cases import every_case, set_up_of
from tools.proof.case import Case

GAMES = 3


@every_case
def test_a_batch_shows_what_tables_of_the_same_seeds_show(case: Case) -> None:
    batch = BatchEnv(set_up_of(case), GAMES, reward="points")
    tables = [PlayedTable(case.game()) for _ in range(GAMES)]
    seeds = [70 + number for number in range(GAMES)]
    for table, seed in zip(tables, seeds, strict=True):
        table.deal(seed)
    batch.reset(70)
    random = np.random.default_rng(1)
    for _ in range(200):
        for number, table in enumerate(tables):
            assert batch.seats[number] == table.turn
            assert np.array_equal(batch.observations[number], table.observe(table.turn))
            assert np.array_equal(batch.masks[number], table.mask())
        actions = batch.random_actions(random)
        batch.step(actions)
        for number, table in enumerate(tables):
            table.play(int(actions[number]))
            assert bool(batch.done[number]) == table.is_over()
            expected = np.zeros(case.seats)
            if table.is_over():
                expected = np.array(table.rewards("points"))
                seeds[number] += GAMES
                table.deal(seeds[number])
            assert np.array_equal(batch.rewards()[number], expected)


def test_the_arrays_are_filled_in_place() -> None:
    batch = BatchEnv(GameSetUp("brass", 2), 2)
    batch.reset(1)
    if not batch.is_live:
        pytest.skip("interpreted code keeps its numbers in lists")
    seen, before = batch.observations, batch.observations.copy()
    batch.step(batch.random_actions(np.random.default_rng(1)))
    assert seen is batch.observations
    assert not np.array_equal(seen, before)


def test_an_illegal_action_is_refused_with_its_game() -> None:
    batch = BatchEnv(GameSetUp("brass", 2), 2)
    batch.reset(1)
    actions = batch.random_actions(np.random.default_rng(1))
    for wrong in (int(np.flatnonzero(batch.masks[1] == 0)[0]), batch.actions, -1):
        batch.reset(1)
        actions[1] = wrong
        with pytest.raises(ValueError, match="not legal in game 1"):
            batch.step(actions)


def test_too_few_actions_are_refused() -> None:
    batch = BatchEnv(GameSetUp("brass", 2), 2)
    batch.reset(1)
    with pytest.raises(ValueError, match="2 actions"):
        batch.step(np.zeros(1, np.int32))


def test_the_same_seed_plays_the_same_games() -> None:
    seen = []
    for _ in range(2):
        batch, random = BatchEnv(GameSetUp("tiletum", 2), 4), np.random.default_rng(5)
        batch.reset(11)
        for _ in range(150):
            batch.step(batch.random_actions(random))
        seen.append(batch.observations.copy())
    assert np.array_equal(seen[0], seen[1])
