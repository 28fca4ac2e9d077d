"""The undo button of every table is lit whenever undo would do something: it takes the last
decision back, or drops a pick that has not been sent."""

from pathlib import Path
from random import Random

import pytest

from game.client.screens.table import TableScreen
from game.client.stored.set_up import SavedSetUp, SeatPlan
from game.client.stored.settings import Settings
from game.records.records import HUMAN_PLAYER
from game.scene.testing.ui_driver import UiDriver
from game.tabletop.map_table import MapTable
from game.titles import SHELF
from tests.helpers.present import of_kind, present
from tests.helpers.reading_over import application

SETTINGS = Settings(
    round_summary=False, hold_turn=False, own_speed="instant", computer_speed="instant"
)
SEATS = (SeatPlan("Ann", HUMAN_PLAYER), SeatPlan("Ben", "random"), SeatPlan("Cat", "random"))
QUESTIONS = 15
PICKS = 4


@pytest.mark.parametrize("name", SHELF)
def test_undo_is_lit_while_it_would_drop_a_pick(name: str, tmp_path: Path) -> None:
    with application(tmp_path, settings=SETTINGS, title=name) as flow:
        flow.games.begin_game_with_set_up(SavedSetUp(SEATS, 5))
        ui = UiDriver(flow.window)
        screen = of_kind(ui.screen, TableScreen)
        table = screen.table
        assert isinstance(table, MapTable)
        chance = Random(7)
        dropped = 0
        asked = 0
        while asked < QUESTIONS:
            ui.advance_time(0.05)
            screen.director.finish_all_steps()
            question = screen.prompt_controller.question
            if question is None:
                continue
            asked += 1
            actions = [
                spot.node.name
                for spot in screen.stage.visible_nodes()
                if spot.node.name.startswith(("action:", "card:")) and spot.node.enabled
            ]
            if actions:
                ui.click(name=chance.choice(actions), wait_seconds=0.05)
            for _ in range(PICKS):
                areas = sorted(table.question_input.pickable_areas)
                if not areas or screen.prompt_controller.question is not question:
                    break
                table.pick_target(chance.choice(areas))
            if screen.prompt_controller.question is not question:
                continue
            while table.question_input.can_undo_pick:
                button = present(screen.stage.root.find("undo"))
                assert button.enabled
                dropped += 1
                ui.click(name="undo", wait_seconds=0.05)
                assert screen.prompt_controller.question is question
            assert not table.question_input.undo_pick()
            assert present(screen.stage.root.find("undo")).enabled == question.can_undo
            screen.prompt_controller.play_answer(chance.choice(question.moves).code)
        assert dropped > 0
