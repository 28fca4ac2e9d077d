"""At a table in a small window with large text no name on a button is cut short."""

from pathlib import Path

import pytest

from game.client.stored.set_up import SavedSetUp, SeatPlan
from game.client.stored.settings import Settings
from game.records.records import HUMAN_PLAYER
from game.scene.testing.ui_driver import UiDriver
from game.text.languages import NATIVE_NAME_BY_LANGUAGE
from game.titles import SHELF
from tests.helpers.present import present
from tests.helpers.reading_over import application, screen_faults

SIZE = (1000, 600)
LARGE_TEXT_PERCENT = 125
SEATS = (
    SeatPlan("Ann", HUMAN_PLAYER),
    *(SeatPlan(name, "random") for name in ("Ben", "Cat", "Dan")),
)


@pytest.mark.parametrize("language", NATIVE_NAME_BY_LANGUAGE)
@pytest.mark.parametrize("name", SHELF)
def test_no_name_on_a_button_is_cut_short(name: str, language: str, tmp_path: Path) -> None:
    settings = Settings(
        own_speed="instant",
        computer_speed="instant",
        ui_scale_percent=LARGE_TEXT_PERCENT,
        language=language,
    )
    with application(tmp_path, settings=settings, title=name, size=SIZE) as flow:
        flow.games.begin_game_with_set_up(SavedSetUp(SEATS, 5))
        ui = UiDriver(flow.window)
        ui.advance_time(1.0)
        stage = present(ui.screen).stage
        assert [fault for fault in screen_faults(stage) if "cut short" in fault] == []
