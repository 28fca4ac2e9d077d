"""Calibration: early certainty is drawn together, the end of a game stays as it is."""

from __future__ import annotations

from itertools import pairwise

from ai.analysis.calibration import calibrated, power_at


def test_early_certainty_is_drawn_together_in_the_same_order() -> None:
    shares = calibrated([900, 60, 30, 10], 5)
    assert shares[0] < 800
    assert shares == sorted(shares, reverse=True)
    assert round(sum(shares)) == 1000


def test_a_game_that_is_over_is_not_softened() -> None:
    assert calibrated([0, 1000, 0], 100) == [0, 1000, 0]


def test_even_chances_stay_even() -> None:
    assert calibrated([250, 250, 250, 250], 30) == [250, 250, 250, 250]


def test_later_counts_are_trusted_no_less() -> None:
    powers = [power_at(progress) for progress in range(101)]
    assert all(before <= after for before, after in pairwise(powers))
    assert powers[-1] == 1.0
