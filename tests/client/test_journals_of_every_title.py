"""The large journal of every title has the lines of the journal at the side."""

from pathlib import Path
from random import Random

import pytest

from game.client.history.chronicle_columns import build_round_columns
from game.client.history.journal_model import JournalModel
from game.client.history.journal_page import JournalSheet
from game.client.screens.table import TableScreen
from game.client.stored.set_up import SavedSetUp, SeatPlan
from game.client.stored.settings import Settings
from game.records.records import HUMAN_PLAYER
from game.scene.testing.ui_driver import UiDriver
from game.tabletop.game_table import GameTable
from game.titles import SHELF
from game.titles.brass.table.table import BrassTable
from tests.helpers.present import of_kind, present
from tests.helpers.reading_over import application

pytestmark = pytest.mark.thorough

QUESTIONS = 12
PEOPLE = (SeatPlan("Ann", HUMAN_PLAYER), SeatPlan("Ben", "random"), SeatPlan("Cat", "random"))
SETTINGS = Settings(round_summary=False, hold_turn=True)


def journals(ui: UiDriver) -> tuple[list[str], list[str]]:
    """Return the lines of the journal at the side and those of the large journal, in which every
    round that has a line can be chosen."""
    screen = of_kind(ui.screen, TableScreen)
    table = screen.table
    assert isinstance(table, GameTable)
    side = [entry.text for entry in table.journal.entries]
    ui.press_keys("j", wait_seconds=0.05)
    sheet = of_kind(present(screen.stage.top_modal).content, JournalSheet)
    lines = [line.entry.text for line in sheet.shown_lines()]
    for number in {line.round_number for line in sheet.shown_lines()}:
        assert sheet.find(f"round:{number}") is not None
    ui.press_keys("escape", wait_seconds=0.05)
    return side, lines


@pytest.mark.parametrize("name", SHELF)
def test_both_journals_have_the_same_lines(name: str, tmp_path: Path) -> None:
    with application(tmp_path, settings=SETTINGS, title=name) as flow:
        flow.games.begin_game_with_set_up(SavedSetUp(PEOPLE, 5))
        ui = UiDriver(flow.window)
        chance = Random(5)
        asked = 0
        while asked < QUESTIONS and isinstance(screen := ui.screen, TableScreen):
            ui.advance_time(0.05)
            screen.director.finish_all_steps()
            question = screen.prompt_controller.question
            if question is None:
                continue
            asked += 1
            side, lines = journals(ui)
            assert side == lines
            question = present(screen.prompt_controller.question)
            screen.prompt_controller.play_answer(chance.choice(question.moves).code)
        assert asked == QUESTIONS


def test_an_action_that_the_end_of_the_turn_will_send_is_in_both_journals(tmp_path: Path) -> None:
    with application(tmp_path, settings=SETTINGS, title="brass") as flow:
        flow.games.begin_game_with_set_up(SavedSetUp(PEOPLE, 5))
        ui = UiDriver(flow.window)
        screen = of_kind(ui.screen, TableScreen)
        while not of_kind(screen.table, BrassTable).is_answer_held:
            ui.advance_time(0.05)
            screen.director.finish_all_steps()
            if screen.prompt_controller.question is not None:
                ui.press_keys("o", wait_seconds=0.05)
                ui.press_keys("1", wait_seconds=0.05)
                ui.press_keys("return", wait_seconds=0.05)
        side, lines = journals(ui)
        assert len(of_kind(screen.table, BrassTable).preview_entries()) > 0
        assert side == lines


def test_the_journal_by_player_tells_of_income_in_brass(tmp_path: Path) -> None:
    with application(tmp_path, settings=SETTINGS, title="brass") as flow:
        flow.games.begin_game_with_set_up(SavedSetUp(PEOPLE, 5))
        ui = UiDriver(flow.window)
        screen = of_kind(ui.screen, TableScreen)
        chance = Random(5)
        for _ in range(QUESTIONS):
            ui.advance_time(0.05)
            screen.director.finish_all_steps()
            question = screen.prompt_controller.question
            if question is not None:
                loans = [move for move in question.moves if move.kind == "loan"]
                move = chance.choice(loans or question.moves)
                screen.prompt_controller.play_answer(move.code)
        ui.advance_time(0.05)
        screen.director.finish_all_steps()
        annals = JournalModel(flow.app, screen.table, screen.hot_seat)
        told = [
            summary.amount_before_and_after_by_chart["income"]
            for number in annals.begun_round_numbers
            for summary in annals.seat_summaries_of_round(number)
            if summary.seat == 0
        ]
        assert any(last < first for first, last in told)
        columns = build_round_columns(
            flow.app, screen.hot_seat.match.seats, annals.seat_summaries_of_round(annals.round)
        )
        labels = {node.label for node in columns.walk()}
        assert {"income", "VP"} <= labels
