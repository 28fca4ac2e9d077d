"""The last action of a turn that waits for its end is there again when the program was closed."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import copytree

import pytest

from game.client.screens.table import TableScreen
from game.client.stored.held_answers import FILE_NAME
from game.client.stored.set_up import SavedSetUp, SeatPlan
from game.client.stored.settings import Settings
from game.records.records import HUMAN_PLAYER
from game.scene.testing.ui_driver import UiDriver
from game.titles.brass.table.table import BrassTable
from tests.helpers.present import of_kind, present
from tests.helpers.reading_over import application

PLAYERS = (
    SeatPlan("Ann", HUMAN_PLAYER),
    SeatPlan("Ben", "ai:1"),
    SeatPlan("Cat", "ai:1"),
)
SETTINGS = Settings(round_summary=False)


class Sitting:
    """A running game of Brass and what is at its table."""

    def __init__(self, ui: UiDriver) -> None:
        self.ui = ui
        self.screen = of_kind(ui.screen, TableScreen)

    @property
    def table(self) -> BrassTable:
        """The table on the screen."""
        return of_kind(self.screen.table, BrassTable)

    @property
    def own_money(self) -> int:
        """The money of the first seat as the table shows it."""
        return int(self.table.drafted_or_shown_model.view.seats[0].money)

    def wait_for_question(self) -> None:
        """Let time pass until the person is asked."""
        for _ in range(200):
            self.ui.advance_time(0.05)
            self.screen.director.finish_all_steps()
            if self.screen.prompt_controller.question is not None:
                return
        raise AssertionError("nothing is asked")

    def take_loan(self) -> None:
        """Answer questions until a loan waits for the end of the turn."""
        for _ in range(20):
            self.wait_for_question()
            for key in ("o", "1", "return"):
                self.ui.press_keys(key, wait_seconds=0.05)
                if self.table.is_answer_held:
                    return
        raise AssertionError("no loan is held")


@contextmanager
def new_game(saves: Path) -> Iterator[Sitting]:
    with application(saves, settings=SETTINGS, title="brass") as flow:
        flow.games.begin_game_with_set_up(SavedSetUp(PLAYERS, 5))
        yield Sitting(UiDriver(flow.window))


@contextmanager
def continued(saves: Path) -> Iterator[Sitting]:
    with application(saves, settings=SETTINGS) as flow:
        flow.games.continue_last_game_of_any_title()
        ui = UiDriver(flow.window)
        sitting = Sitting(ui)
        sitting.wait_for_question()
        yield sitting


@pytest.fixture
def left(tmp_path: Path) -> tuple[Path, int]:
    """The files of a program that was killed while a loan waited for the end of the turn, and the
    money with it."""
    saves = tmp_path / "saves"
    with new_game(saves) as sitting:
        sitting.take_loan()
        copytree(saves, tmp_path / "left")
        return tmp_path / "left", sitting.own_money


def test_an_action_that_waits_for_the_end_of_its_turn_outlives_the_program(
    left: tuple[Path, int],
) -> None:
    saves, money = left
    for _ in range(2):
        with continued(saves) as sitting:
            assert sitting.table.is_answer_held
            assert sitting.own_money == money
    with continued(saves) as sitting:
        steps = sitting.screen.match.step_count
        sitting.ui.press_keys("return", wait_seconds=0.05)
        assert sitting.screen.match.step_count > steps
        assert "loan" not in (saves / FILE_NAME).read_text("utf-8")
        sitting.wait_for_question()
        assert not sitting.table.is_answer_held


def test_an_action_taken_back_is_not_held_again(left: tuple[Path, int]) -> None:
    saves, money = left
    with continued(saves) as sitting:
        sitting.ui.press_keys("u", wait_seconds=0.05)
        assert not sitting.table.is_answer_held
    with continued(saves) as sitting:
        assert not sitting.table.is_answer_held
        assert sitting.own_money < money


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\xff\x00",
        b'"game-0001.counthouse" = 3\n',
        b'["game-0001.counthouse"]\nposition = 1\nanswer = []\n',
        b'["game-0001.counthouse"]\nposition = "0"\nanswer = "pass"\n',
    ],
)
def test_a_damaged_or_foreign_file_holds_nothing(left: tuple[Path, int], content: bytes) -> None:
    saves, _ = left
    (saves / FILE_NAME).write_bytes(content)
    with continued(saves) as sitting:
        assert present(sitting.screen.prompt_controller.question).seat == 0
        assert not sitting.table.is_answer_held


def test_an_impossible_answer_at_the_right_position_is_not_held(left: tuple[Path, int]) -> None:
    saves, _ = left
    file = saves / FILE_NAME
    lines = file.read_text("utf-8").splitlines()
    file.write_text(
        "\n".join('answer = "loan 7"' if line.startswith("answer") else line for line in lines),
        encoding="utf-8",
    )
    with continued(saves) as sitting:
        assert not sitting.table.is_answer_held
