"""A dialog that was opened by a key shows where Enter would go, also a newcomer’s first one."""

from pathlib import Path

import pytest

from game.client.screens.table import TableScreen
from game.client.stored.settings import Settings
from game.scene.testing.ui_driver import UiDriver
from tests.helpers.present import of_kind, present
from tests.helpers.reading_over import application

LEADS_AWAY = ("leave", "resume")


def begin_first_game(ui: UiDriver) -> None:
    """Set up a newcomer's first game by keys."""
    for name in ("new-game", "start"):
        ui.focus_by_keyboard(name=name)
        ui.press_keys("enter")


@pytest.mark.thorough
def test_every_dialog_of_the_menu_shows_where_enter_goes(tmp_path: Path) -> None:
    with application(tmp_path, settings=Settings(), title="brass") as flow:
        ui = UiDriver(flow.window)
        begin_first_game(ui)
        table = of_kind(ui.screen, TableScreen)
        ui.press_keys("escape")
        menu = present(table.stage.top_modal)
        names = [node.name for node in menu.walk() if node.focusable and node.enabled]
        opened = []
        for name in filter(None, names):
            if name in LEADS_AWAY:
                continue
            ui.focus_by_keyboard(name=name)
            ui.press_keys("enter")
            if table.stage.top_modal not in (None, menu):
                opened.append(name)
                assert table.stage.focus.is_ring_shown, name
                assert table.stage.focus.node is not None, name
            while ui.screen is not table or table.stage.top_modal not in (None, menu):
                ui.press_keys("escape")
            if table.stage.top_modal is None:
                ui.press_keys("escape")
                menu = present(table.stage.top_modal)
        assert opened
