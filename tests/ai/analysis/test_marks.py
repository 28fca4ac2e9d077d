"""Marks stand out of the noise, and accuracy falls with what is lost."""

from __future__ import annotations

import pytest

from ai.analysis.marks import accuracy_of_game, accuracy_of_move, mark_of
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


def test_a_perfect_move_has_full_accuracy_and_a_lost_game_none() -> None:
    assert round(accuracy_of_move(0)) == 100
    assert accuracy_of_move(1000) == 0


def test_one_blunder_is_not_hidden_among_many_good_moves() -> None:
    losses = [0.0] * 19 + [400.0]
    plain = sum(map(accuracy_of_move, losses)) / 20
    assert accuracy_of_game(losses) < plain - 5


def test_who_never_had_a_choice_made_no_mistake() -> None:
    assert accuracy_of_game([]) == 100
