"""A long name on the small board of another seat is shortened, and keeps clear of the counts beside
it."""

from pathlib import Path

import pytest

from game.client.stored.set_up import SavedSetUp, SeatPlan
from game.scene.stage.placed_nodes import PlacedNode
from game.scene.stage.units import PxSize
from game.scene.testing.ui_driver import UiDriver
from game.titles.tiletum.table.panels.board import NAME_GAP
from tests.helpers.reading_over import AT_ONCE, application

NAMES = ("Bartholomew Wwwwww", "Maximiliana Wymows", "Konstantynopolitan", "Wilhelmina Gwmwwww")
SEATS = tuple(SeatPlan(name, "human" if at == 0 else "ai:1") for at, name in enumerate(NAMES))


@pytest.mark.thorough
@pytest.mark.parametrize("size", [(1000, 600), (1280, 720)])
def test_a_long_name_keeps_clear_of_the_counts(size: PxSize, tmp_path: Path) -> None:
    with application(tmp_path, AT_ONCE, size, "tiletum") as flow:
        ui = UiDriver(flow.window)
        flow.games.begin_game_with_set_up(SavedSetUp(SEATS, 4, expansions=("silver",)))
        while flow.games.table_screen.prompt_controller.question is None:
            ui.advance_time(0.5)
        ui.click(name="seat:1", wait_seconds=0.5)
        stage = ui.screen.stage

        def placed(name: str) -> PlacedNode:
            return next(spot for spot in stage.visible_nodes() if spot.node.name == name)

        counts = placed("supply:house")
        gap = counts.rect().left - placed("head").rect().right
        assert gap >= int(NAME_GAP * stage.units.px_per_u)
