"""Marks stand out of the noise."""

from __future__ import annotations

import pytest

from ai.analysis.marks import mark_of
from game.match.analysis import BLUNDER, FINE, INACCURACY, MISTAKE


@pytest.mark.parametrize(
    ("loss", "mark"),
    [(49, FINE), (50, INACCURACY), (99, INACCURACY), (100, MISTAKE), (150, BLUNDER)],
)
def test_a_clear_loss_is_marked_at_5_10_and_15_per_cent(loss: int, mark: str) -> None:
    assert mark_of(loss, 1) == mark


@pytest.mark.parametrize(("noise", "mark"), [(79, BLUNDER), (80, FINE)])
def test_a_loss_within_two_and_a_half_standard_errors_is_not_marked(noise: int, mark: str) -> None:
    assert mark_of(200, noise) == mark
