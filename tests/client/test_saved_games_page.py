"""The page of saved games before there is any."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.client.flow import Flow
from game.client.kept.set_up import KeptSetUp, SeatPlan
from game.client.screens.setup import SetupScreen
from game.records.reading import Reading
from game.records.saves import Saves
from game.scene.pilot import Pilot
from tests.client.test_menus import tab_to


@pytest.mark.parametrize("by", ["mouse", "keyboard"])
def test_without_saved_games_the_page_leads_to_a_new_one(pilot: Pilot, by: str) -> None:
    pilot.click(name="replays")
    assert pilot.sees(label="No game is saved yet")
    if by == "mouse":
        pilot.click(name="begin")
    else:
        tab_to(pilot, "begin")
        pilot.press("enter")
    assert isinstance(pilot.screen, SetupScreen)


def test_with_a_saved_game_nobody_is_asked_to_begin(flow: Flow, pilot: Pilot) -> None:
    flow.play(KeptSetUp((SeatPlan("Ann", "human"), SeatPlan("Ben", "ai:1")), 6))
    flow.open_title()
    pilot.click(name="replays")
    assert not pilot.sees(name="begin")
    assert pilot.sees(name="watch")


def test_a_game_nobody_may_read_says_so_until_it_may_be_read(
    flow: Flow, pilot: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    flow.play(KeptSetUp((SeatPlan("Ann", "human"), SeatPlan("Ben", "ai:1")), 6))
    flow.open_title()

    def refuse(saves: Saves, file: Path) -> Reading:
        raise PermissionError(13, "Permission denied", file)

    with monkeypatch.context() as locked:
        locked.setattr(Saves, "read", refuse)
        flow.saves.files()[0].rename(flow.saves.folder / "game-0002.tinners")
        pilot.click(name="replays")
        pilot.advance(0.2)
        assert pilot.sees(label="game-0002.tinners cannot be read: Permission denied.")
        assert not pilot.sees(name="watch")
    flow.open_title()
    pilot.click(name="replays")
    pilot.advance(0.2)
    assert pilot.sees(name="watch")
