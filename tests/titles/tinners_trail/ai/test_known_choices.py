"""Decisions with a known better move, found in games by playing on (choices.py of the tools)."""

from pathlib import Path
from typing import Final

import pytest

from game.native import build_kind
from tools.titles.tinners_trail.choosing.choice import KnownChoice, read_choices, share_solved

pytestmark = pytest.mark.thorough

FOLDER: Final = Path(__file__).with_name("choices")
CHOICES: Final = read_choices(FOLDER)
SHARE: Final = 0.7  # of all; the players before solved next to none of those they had missed


@pytest.mark.parametrize("choice", CHOICES, ids=lambda choice: choice.name)
def test_both_moves_of_a_known_choice_are_legal(choice: KnownChoice) -> None:
    game, state = choice.opened()
    assert int(state.to_move) == choice.seat
    legal = {move.text for move in game.moves(state)}
    assert {choice.better[0], choice.worse} <= legal


@pytest.mark.skipif(build_kind() != "native", reason="a thousand iterations each take minutes")
def test_the_strongest_level_solves_most_of_them_with_a_thirtieth_of_its_thought() -> None:
    assert len(CHOICES) >= 60
    assert share_solved(CHOICES, "ai:7/30") >= SHARE
