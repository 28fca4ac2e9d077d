"""Learning the value: slopes, reproducible weights, files written whole, honest calibration."""

from pathlib import Path

import numpy as np
import pytest

from ai.search.style import Style
from ai.titles.tinners_trail.inputs import BIAS, OWN_INPUTS, POINTS
from ai.titles.tinners_trail.learned_weights import TABLES
from ai.value.calibration import calibration_error
from ai.value.data import Generation, play_shard, shards_of
from ai.value.examples import Examples, scaling_of, split
from ai.value.shards import FIELDS, read_shards
from ai.value.spreads import best_spread, entropy, win_shares
from ai.value.training import (
    POINTS_SCALE,
    Schedule,
    Weights,
    fresh_weights,
    gradient,
    mean_error,
    points_to_come,
    train,
)


def made_up(count: int, seed: int) -> Examples:
    """Return positions of three seats of which the one with the most money tends to win."""
    luck = np.random.default_rng(seed)
    inputs = np.zeros((count, 3, OWN_INPUTS))
    inputs[..., BIAS] = 1
    inputs[..., POINTS + 1 :] = luck.normal(0, 1, (count, 3, OWN_INPUTS - POINTS - 1))
    to_come = 30 + 20 * inputs[..., 6] + luck.normal(0, 5, (count, 3))
    won = (to_come == to_come.max(axis=1, keepdims=True)).astype(float)
    return Examples(OWN_INPUTS, inputs, np.ones((count, 3)), np.zeros((count, 3)), to_come, won)


def loss(weights: Weights, examples: Examples) -> float:
    """Return the loss whose slopes `gradient` returns."""
    return (mean_error(points_to_come(weights, examples), examples) / POINTS_SCALE) ** 2


def test_slopes_are_those_of_the_loss() -> None:
    examples = made_up(40, 2)
    weights = fresh_weights(examples, 6, 3)
    slopes = gradient(weights, examples)
    for layer, slope in zip((weights.first, weights.second), slopes, strict=True):
        for spot in ((0, 0), (5, 0), (3, layer.shape[1] - 1)):
            before = layer[spot]
            layer[spot] = before + 1e-5
            above = loss(weights, examples)
            layer[spot] = before - 1e-5
            below = loss(weights, examples)
            layer[spot] = before
            assert slope[spot] == pytest.approx((above - below) / 2e-5, abs=1e-5)


def test_training_finds_what_brings_points_and_the_same_weights_again() -> None:
    examples, unseen = made_up(600, 4), made_up(200, 5)
    learned = []
    for _ in range(2):
        weights = fresh_weights(examples, 5, 1)
        train(weights, examples, Schedule(60, 0.05, 1))
        learned.append(weights)
    assert np.array_equal(learned[0].first, learned[1].first)
    expected = points_to_come(learned[0], unseen)
    assert mean_error(expected, unseen) < 8  # 5 of them are noise, without learning it is 20
    shares = win_shares(expected, unseen.present, best_spread(examples, examples.to_come))
    assert entropy(shares, unseen.won) < 0.7 * np.log(3)


def test_weights_for_scaled_inputs_serve_inputs_as_they_are() -> None:
    examples = made_up(50, 6)
    examples.inputs[..., 9] = examples.inputs[..., 9] * 7 + 3
    scaling = scaling_of(examples)
    weights = fresh_weights(scaling.scaled(examples), 4, 1)
    raw = Weights(scaling.undone(weights.first), weights.second)
    scaled = points_to_come(weights, scaling.scaled(examples))
    assert np.allclose(points_to_come(raw, examples), scaled)


def test_shares_that_come_true_have_no_calibration_error() -> None:
    shares = np.repeat([0.1, 0.3, 0.8], 10)
    won = np.concatenate([np.arange(10) < chances for chances in (1, 3, 8)]).astype(float)
    assert calibration_error(shares, won) == pytest.approx(0)
    assert calibration_error(shares, np.zeros(30)) == pytest.approx(0.4)


@pytest.mark.parametrize("iterations", [0, 1])
def test_games_are_played_again_bit_for_bit_and_appear_whole(
    tmp_path: Path, iterations: int
) -> None:
    generation = Generation("tinners-trail", 1, iterations, 1, 2, 5, Style(stages=1, value="plain"))
    for shard in shards_of(generation, tmp_path):
        if shard.family != TABLES[0]:
            continue
        positions = play_shard(shard)
        first = read_shards([shard.path])
        play_shard(shard)
        again = read_shards([shard.path])
        assert len(first.stage) == positions > 0
        assert all(np.array_equal(getattr(first, name), getattr(again, name)) for name in FIELDS)
        assert all(len(part.stage) > 0 for part in split(first))  # however few games there are
        assert set(first.winner) <= set(range(int(first.seats.max())))
    assert not list(tmp_path.glob("*.tmp"))
