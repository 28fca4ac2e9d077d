"""Every title on the shelf can be played at the plain table, whatever it brings itself."""

from __future__ import annotations

from pathlib import Path

import pytest

from game import packing
from game.client.stored.set_up import SavedSetUp, SeatPlan
from game.scene.testing.layout_faults import faults, layout_faults
from tests.tabletop.playing import answers, play_some
from tests.tabletop.shelf import client

SEATS = (SeatPlan("Ann", "human"), SeatPlan("Ben", "greedy"), SeatPlan("Cat", "greedy"))
DECISIONS = 8


@pytest.fixture(autouse=True)
def no_box(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no title fill a box."""
    monkeypatch.setattr(packing, "find_spec", lambda module: None)


def test_a_large_game_is_shown_and_asked_about_without_a_table_of_its_own(tmp_path: Path) -> None:
    with client(tmp_path, size=(1920, 1080)) as at:
        at.flow.play(SavedSetUp(SEATS, 3))
        play_some(at.ui, DECISIONS)
        assert answers(at.ui)
        stage = at.ui.screen.stage
        assert [*faults(stage), *layout_faults(stage)] == []
