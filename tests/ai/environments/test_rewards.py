"""Points, ranks and shares of the win."""

from __future__ import annotations

import numpy as np
import pytest

from ai.environments.arrays import rewards_of

PLACES = np.array([[1, 0, 0, 3], [0, 1, 2, 3]])
POINTS = np.array([[7, 9, 9, 2], [4, 3, 2, 1]])


def test_the_best_seats_share_the_win() -> None:
    assert rewards_of("shares", POINTS, PLACES).tolist() == [[0, 0.5, 0.5, 0], [1, 0, 0, 0]]


def test_a_rank_is_the_part_of_the_others_behind_and_equals_count_half() -> None:
    found = rewards_of("ranks", POINTS, PLACES)
    assert found[0] == pytest.approx([1 / 3, 2.5 / 3, 2.5 / 3, 0])
    assert found[1] == pytest.approx([1, 2 / 3, 1 / 3, 0])


def test_points_are_points() -> None:
    assert rewards_of("points", POINTS, PLACES).tolist() == POINTS.tolist()
