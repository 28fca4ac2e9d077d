"""The button of the last turns at tables of every title: it plays them again, or says why not."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from game.client.screens.table import TableScreen
from game.client.stored.set_up import SavedSetUp, SeatPlan
from game.client.stored.settings import Settings
from game.records.records import HUMAN_PLAYER
from game.scene.testing.ui_driver import UiDriver
from game.titles import SHELF
from tests.helpers.present import of_kind
from tests.helpers.reading_over import application

pytestmark = pytest.mark.thorough

QUESTIONS = 40
OTHERS = (SeatPlan("Ben", "random"), SeatPlan("Cat", "random"))
SETTINGS = Settings(round_summary=False, hold_turn=False)


@pytest.mark.parametrize("name", SHELF)
def test_last_turns_are_played_again_or_the_button_says_why_not(name: str, tmp_path: Path) -> None:
    with application(tmp_path, settings=SETTINGS, title=name) as flow:
        flow.games.begin_game_with_set_up(SavedSetUp((SeatPlan("Ann", HUMAN_PLAYER), *OTHERS), 5))
        ui = UiDriver(flow.window)
        chance = Random(5)
        played = 0
        refused = 0
        asked = 0
        while asked < QUESTIONS and isinstance(screen := ui.screen, TableScreen):
            ui.advance_time(0.05)
            screen.director.finish_all_steps()
            question = screen.prompt_controller.question
            if question is None:
                continue
            asked += 1
            button = screen.stage.root.find("last-turns")
            assert button is not None
            ui.press_keys("l", wait_seconds=0.05)
            assert (screen.stage.root.find("turns-banner") is not None) == button.enabled
            if button.enabled:
                played += 1
                ui.press_keys("escape", wait_seconds=0.05)
            else:
                refused += 1
                assert button.tooltip == flow.app.say("recalling.no-turns")
            assert ui.screen is screen
            assert screen.stage.top_modal is None
            question = screen.prompt_controller.question
            assert question is not None
            screen.prompt_controller.play_answer(chance.choice(question.moves).code)
        assert played > QUESTIONS / 2


@pytest.mark.parametrize(
    ("name", "speed"), [*((name, "instant") for name in SHELF), ("brass", "eightfold")]
)
def test_last_turns_can_be_followed_however_fast_others_move(
    name: str, speed: str, tmp_path: Path
) -> None:
    settings = replace(SETTINGS, own_speed=speed, computer_speed=speed)
    with application(tmp_path, settings=settings, title=name) as flow:
        flow.games.begin_game_with_set_up(SavedSetUp((SeatPlan("Ann", HUMAN_PLAYER), *OTHERS), 5))
        ui = UiDriver(flow.window)
        chance = Random(5)
        for _ in range(10 * QUESTIONS):
            ui.advance_time(0.05)
            screen = of_kind(ui.screen, TableScreen)
            question = screen.prompt_controller.question
            if question is None:
                continue
            button = screen.stage.root.find("last-turns")
            assert button is not None
            if button.enabled:
                break
            screen.prompt_controller.play_answer(chance.choice(question.moves).code)
        ui.press_keys("l", wait_seconds=0.3)
        ui.advance_time(0.5)
        assert ui.sees(name="turns-banner")
        assert screen.director.is_step_animated_or_visible


def test_the_banner_goes_when_the_turn_still_waits_for_its_end(tmp_path: Path) -> None:
    settings = Settings(round_summary=False, hold_turn=True)
    with application(tmp_path, settings=settings, title="tiletum") as flow:
        flow.games.begin_game_with_set_up(SavedSetUp((SeatPlan("Ann", HUMAN_PLAYER), *OTHERS), 5))
        ui = UiDriver(flow.window)
        chance = Random(5)
        while not ui.sees(name="end-turn"):
            ui.advance_time(0.05)
            screen = of_kind(ui.screen, TableScreen)
            screen.director.finish_all_steps()
            if screen.prompt_controller.question is not None:
                screen.prompt_controller.play_answer(
                    chance.choice(screen.prompt_controller.question.moves).code
                )
        ui.press_keys("l", wait_seconds=0.05)
        assert ui.sees(name="turns-banner")
        of_kind(ui.screen, TableScreen).director.finish_all_steps()
        ui.advance_time(0.1)
        assert not ui.sees(name="turns-banner")
        assert ui.sees(name="end-turn")


@pytest.mark.parametrize("name", SHELF)
def test_a_moment_of_the_journal_is_seen_where_moves_are_shown_at_once(
    name: str, tmp_path: Path
) -> None:
    settings = replace(SETTINGS, computer_speed="instant", own_speed="instant")
    with application(tmp_path, settings=settings, title=name) as flow:
        flow.games.begin_game_with_set_up(SavedSetUp((SeatPlan("Ann", HUMAN_PLAYER), *OTHERS), 5))
        ui = UiDriver(flow.window)
        chance = Random(5)
        screen = of_kind(ui.screen, TableScreen)
        while screen.match.step_count < QUESTIONS:
            ui.advance_time(0.05)
            if screen.prompt_controller.question is not None:
                screen.prompt_controller.play_answer(
                    chance.choice(screen.prompt_controller.question.moves).code
                )
        assert not screen.director.is_step_animated_or_visible
        played = 0
        for step in range(QUESTIONS // 2, QUESTIONS):
            screen.past_turns.show_first_seen_step_from(step)
            ui.advance_time(0.05)
            played += screen.director.is_step_animated_or_visible
        assert played > QUESTIONS / 8, "most moments have something that moves"
