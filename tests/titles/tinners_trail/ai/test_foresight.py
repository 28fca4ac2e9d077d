"""Targets of earlier positions lean on what later ones of the same game are expected to bring."""

import numpy as np

from ai.titles.tinners_trail.inputs import BIAS, OWN_INPUTS, POINTS
from ai.value.examples import examples_of
from ai.value.foresight import TRUST, Foresight, foresight_of, together
from ai.value.shards import Positions
from ai.value.training import POINTS_SCALE, Weights

NOBODY = -1


def positions(games: list[int]) -> Positions:
    """Return one position of two seats in each game, with 10 and 20 points that end as 50."""
    count = len(games)
    inputs = np.zeros((count, 5, OWN_INPUTS), np.int16)
    inputs[:, :2, BIAS] = 1
    inputs[:, :2, POINTS] = (10, 20)
    return Positions(
        np.zeros(count, np.int8),
        np.full(count, 2, np.int8),
        np.array(games),
        inputs,
        np.full((count, 5), 50, np.int16),
        np.zeros(count, np.int8),
    )


def test_half_of_the_target_is_what_is_expected_later() -> None:
    here = positions([7, 8])
    examples = examples_of(here, NOBODY)
    assert examples.to_come.tolist() == [[40, 30], [40, 30]]
    foresight = Foresight({7: np.array([80.0, 50.0])})
    applied = foresight.applied(examples, here).to_come.tolist()
    assert applied == [[40 + TRUST * 30, 30], [40, 30]]


def test_a_stage_expects_the_points_so_far_and_those_its_weights_foretell() -> None:
    first = np.zeros((OWN_INPUTS, 1))
    first[BIAS, 0] = 60 / POINTS_SCALE
    weights = Weights(first, np.zeros((0, 1)))
    expected = together([foresight_of(weights, positions([game]), NOBODY) for game in (3, 4)])
    assert {game: list(points) for game, points in expected.points.items()} == {
        3: [70, 80],
        4: [70, 80],
    }
