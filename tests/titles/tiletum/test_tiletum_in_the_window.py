"""Tiletum in the window, at the plain table: a whole game by keyboard alone."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import game.titles
from game.client.kept.set_up import KeptSetUp, SeatPlan
from game.client.screens.end import EndScreen
from tests.tabletop.playing import answers, by_keys
from tests.tabletop.shelf import client

pytestmark = pytest.mark.thorough
MOST_STEPS = 4000


def test_a_game_is_played_to_its_end_by_keyboard_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game.titles, "SHELF", {"tiletum": game.titles.SHELF["tiletum"]})
    chance = Random(1)
    with client(tmp_path) as at:
        at.flow.play(KeptSetUp((SeatPlan("Ann", "human"), SeatPlan("Ben", "random")), 3))
        for _ in range(MOST_STEPS):
            if isinstance(at.pilot.screen, EndScreen):
                break
            offered = answers(at.pilot)
            if offered:
                by_keys(at.pilot, offered, chance)
            else:
                at.pilot.advance(0.5)
        assert isinstance(at.pilot.screen, EndScreen)
