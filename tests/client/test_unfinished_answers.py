"""What a person has begun to answer stays while a new table is made, and while somebody looks back;
with several people at the screen it is dropped.
"""

from pathlib import Path
from random import Random

import pytest

from game.client.screens.table import TableScreen
from game.client.stored.set_up import SavedSetUp, SeatPlan
from game.client.stored.settings import Settings
from game.records.records import HUMAN_PLAYER
from game.scene.testing.ui_driver import UiDriver
from game.tabletop.question.question_input import QuestionInput
from game.titles import SHELF
from tests.helpers.present import of_kind
from tests.helpers.reading_over import application

QUESTIONS = 24
OTHERS = (SeatPlan("Ben", "random"), SeatPlan("Cat", "random"))
SETTINGS = Settings(round_summary=False, hold_turn=False)
EDITIONS = [(name, "") for name in SHELF] + [("tinners-trail", "2007")]


def state_of(picks: object) -> tuple[object, ...]:
    """Return what is picked, as values."""
    asked = of_kind(picks, QuestionInput)
    pending = asked.confirmable_move
    chosen = (
        asked.picked_areas,
        asked.pickable_areas,
        asked.picked_action_or_task,
        asked.next_step_key,
        asked.picked_move_texts,
    )
    return type(asked), chosen, pending.text if pending is not None else ""


@pytest.mark.thorough
@pytest.mark.parametrize(("name", "edition"), EDITIONS)
def test_what_is_picked_stays_when_a_new_table_is_made(
    name: str, edition: str, tmp_path: Path
) -> None:
    begun = 0
    with application(tmp_path, settings=SETTINGS, title=name) as flow:
        flow.games.begin_game_with_set_up(
            SavedSetUp((SeatPlan("Ann", HUMAN_PLAYER), *OTHERS), 5, edition=edition)
        )
        ui = UiDriver(flow.window)
        chance = Random(5)
        asked = 0
        while asked < QUESTIONS and isinstance(screen := ui.screen, TableScreen):
            ui.advance_time(0.05)
            screen.director.finish_all_steps()
            question = screen.prompt_controller.question
            if question is None or screen.stage.top_modal is not None:
                ui.press_keys("escape", wait_seconds=0.05)
                continue
            asked += 1
            for key in ("tab", "enter"):
                ui.press_keys(key, wait_seconds=0.05)
            picks = screen.table.pending_picks()
            if screen.prompt_controller.question is question and picks is not None:
                begun += 1
                before = state_of(picks)
                screen.rebuild_after_seat_change()
                ui.advance_time(0.05)
                assert state_of(screen.table.pending_picks()) == before
            if (question := screen.prompt_controller.question) is not None:
                screen.prompt_controller.play_answer(chance.choice(question.moves).code)
    assert begun > QUESTIONS / 8
