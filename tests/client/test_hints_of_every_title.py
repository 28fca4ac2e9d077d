"""A hint at tables of every title is gone as soon as its question is answered."""

from pathlib import Path
from random import Random

import pytest

from game.client.screens.table import TableScreen
from game.client.stored.set_up import SavedSetUp, SeatPlan
from game.client.stored.settings import Settings
from game.records.records import HUMAN_PLAYER
from game.scene.testing.ui_driver import UiDriver
from game.titles import SHELF
from tests.client.toys import advises_legal_moves
from tests.helpers.present import of_kind
from tests.helpers.reading_over import application

SETTINGS = Settings(
    round_summary=False, hold_turn=True, own_speed="instant", computer_speed="instant"
)
SEATS = (SeatPlan("Ann", HUMAN_PLAYER), SeatPlan("Ben", "random"))
MAX_FRAMES = 150
MIN_ANSWERED = 20


@pytest.mark.parametrize("name", SHELF)
def test_no_hint_is_left_when_nobody_is_asked(name: str, tmp_path: Path) -> None:
    with application(tmp_path, settings=SETTINGS, title=name) as flow:
        flow.app.analyst = advises_legal_moves(flow.app)
        flow.games.begin_game_with_set_up(SavedSetUp(SEATS, 5))
        ui = UiDriver(flow.window)
        screen = of_kind(ui.screen, TableScreen)
        chance = Random(5)
        answered = 0
        for _ in range(MAX_FRAMES):
            ui.advance_time(0.05)
            screen.director.finish_all_steps()
            question = screen.prompt_controller.question
            if question is None:
                assert not ui.sees(name="hint-panel")
                if ui.sees(name="end-turn"):
                    ui.click(name="end-turn", wait_seconds=0.05)
                continue
            screen.aids.hinting.stop_and_close_hint()
            screen.aids.hinting.start_or_show_next_part_or_close(question)
            assert ui.sees(name="hint-panel")
            screen.prompt_controller.play_answer(chance.choice(question.moves).code)
            answered += 1
        assert answered > MIN_ANSWERED
