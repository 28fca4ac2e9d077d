"""The notice about the computers' speed covers nothing that is read or picked, at every table."""

from pathlib import Path

import pytest
from pygame import Rect

from game.client.screens.table import TableScreen
from game.client.stored.set_up import SavedSetUp, SeatPlan
from game.client.stored.settings import Settings
from game.records.records import HUMAN_PLAYER
from game.scene.stage.notices import obstacles_of_notice
from game.scene.testing.ui_driver import UiDriver
from game.titles import SHELF
from tests.helpers.present import of_kind
from tests.helpers.reading_over import application

SEATS = (SeatPlan("Ann", HUMAN_PLAYER), SeatPlan("Ben", "random"), SeatPlan("Cat", "random"))
SIZES = [(1280, 720), (1366, 768), (1920, 1080)]


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("name", SHELF)
def test_the_notice_covers_nothing(name: str, size: tuple[int, int], tmp_path: Path) -> None:
    settings = Settings(own_speed="instant", computer_speed="instant")
    with application(tmp_path, settings=settings, title=name, size=size) as flow:
        flow.games.begin_game_with_set_up(SavedSetUp(SEATS, 5))
        ui = UiDriver(flow.window)
        screen = of_kind(ui.screen, TableScreen)
        screen.stage.show_bottom_notice(flow.app.say("pace.hint"))
        for _ in range(12):
            ui.advance_time(0.1)
            (notice,) = screen.stage.notices
            units = screen.stage.units
            k = units.px_per_u
            size_px = (notice.width * notice.scale * k, notice.height * notice.scale * k)
            rect = Rect(notice.x * k, notice.y * k, *size_px)
            window = Rect(0, 0, units.width_px, units.height_px)
            assert window.contains(rect)
            assert (
                rect.inflate(-4, -4).collidelist(
                    obstacles_of_notice(screen.stage.visible_nodes(), window)
                )
                < 0
            )
