"""Buttons of a table that do different things have different pictures."""

from pathlib import Path

import pytest

from game.client.stored.set_up import SavedSetUp, SeatPlan
from game.client.stored.settings import Settings
from game.records.records import HUMAN_PLAYER
from game.scene.testing.ui_driver import UiDriver
from game.scene.widgets import Button
from game.scene.widgets.labels_and_icons import icon_surface
from game.titles import SHELF
from tests.helpers.reading_over import application

SETTINGS = Settings(own_speed="instant", computer_speed="instant", coach=False)
SEATS = (SeatPlan("Ann", HUMAN_PLAYER), SeatPlan("Ben", "random"), SeatPlan("Cat", "random"))
NAMES = ("undo", "reset", "hint", "last-turns", "hide-hand", "look-through", "map-closer")


@pytest.mark.parametrize("name", SHELF)
def test_buttons_beside_the_map_have_different_pictures(name: str, tmp_path: Path) -> None:
    with application(tmp_path, settings=SETTINGS, title=name, size=(1000, 600)) as flow:
        flow.games.begin_game_with_set_up(SavedSetUp(SEATS, 5))
        ui = UiDriver(flow.window)
        ui.advance_time(0.5)
        pictures = {
            node.name: icon_surface(node.icon, 1.0).get_buffer().raw
            for node in ui.screen.stage.root.walk()
            if isinstance(node, Button) and node.name in NAMES and node.icon is not None
        }
        assert len(pictures) >= 2
        assert len(set(pictures.values())) == len(pictures)
