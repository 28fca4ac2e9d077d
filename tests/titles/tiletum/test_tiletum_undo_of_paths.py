"""One undo takes back a whole path or purchase that one click began."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.client.screens.table import TableScreen
from game.client.stored.set_up import SavedSetUp, SeatPlan
from game.client.stored.settings import Settings
from game.engine.move import Move
from game.records.records import HUMAN_PLAYER
from game.scene.testing.ui_driver import UiDriver
from game.titles.tiletum.table.table import TiletumTable
from tests.helpers.present import of_kind, present
from tests.helpers.reading_over import application

SETTINGS = Settings(round_summary=False, own_speed="instant", computer_speed="instant")
SEATS = (SeatPlan("Ann", HUMAN_PLAYER), SeatPlan("Ben", HUMAN_PLAYER))
PATH_LENGTH = 3
HIGHEST_DIE = 6
WALKING_ACTIONS = ("merchant", "architect")
MAX_ANSWERS = 60
WIDER = (1366, 768)


def _steps_given_up(move: Move) -> int:
    """Return a smaller number for a move that gives more steps: a walk, else a low die, else the
    end of what is asked."""
    if move.choice in WALKING_ACTIONS:
        return -1
    return move.amount("new") or (0 if move.kind == "end" else HIGHEST_DIE)


class Walk:
    """A game in a window whose player can walk several steps now."""

    def __init__(self, ui: UiDriver) -> None:
        self.ui = ui
        self.screen = of_kind(ui.screen, TableScreen)
        for _ in range(MAX_ANSWERS):
            self.settle()
            if self.far_spaces:
                return
            question = present(self.screen.prompt_controller.question)
            best = min(question.moves, key=_steps_given_up)
            self.screen.prompt_controller.play_answer(best.code)
        raise AssertionError("nobody walks")

    @property
    def table(self) -> TiletumTable:
        """The table, which is made again when the window is resized."""
        return of_kind(self.screen.table, TiletumTable)

    @property
    def steps(self) -> int:
        """The number of steps that count."""
        return self.screen.match.step_count

    @property
    def far_spaces(self) -> dict[str, tuple[str, ...]]:
        """The spaces that are `PATH_LENGTH` steps away, with the paths to them."""
        asked = self.table.current_input
        paths = asked.pickable_paths if asked is not None else {}
        return {name: path for name, path in paths.items() if len(path) == PATH_LENGTH}

    def settle(self) -> None:
        """Let the game go on until somebody is asked."""
        for _ in range(40):
            self.ui.advance_time(0.02)
            self.screen.director.finish_all_steps()
            if self.ui.sees(name="end-turn"):
                self.ui.click(name="end-turn")
            if self.screen.prompt_controller.question is not None:
                return
        raise AssertionError("nobody is asked")

    def pick(self, space: str) -> None:
        """Pick a space, and walk there."""
        self.table.pick_target(space)
        self.settle()

    def undo(self) -> None:
        """Click Undo once."""
        self.ui.click(name="undo")
        self.settle()


@pytest.fixture
def walk(tmp_path: Path) -> Iterator[Walk]:
    """Begin a game and come to a walk."""
    with application(tmp_path, settings=SETTINGS, title="tiletum") as flow:
        flow.games.begin_game_with_set_up(SavedSetUp(SEATS, 5))
        yield Walk(UiDriver(flow.window))


def test_one_undo_takes_back_a_whole_path(walk: Walk) -> None:
    before = walk.steps
    walk.pick(next(iter(walk.far_spaces)))
    assert walk.steps == before + PATH_LENGTH
    walk.undo()
    assert walk.steps == before


def test_one_undo_takes_back_a_whole_path_after_the_window_is_resized(walk: Walk) -> None:
    before = walk.steps
    walk.pick(next(iter(walk.far_spaces)))
    pygame.display.set_mode(WIDER, pygame.RESIZABLE)
    walk.settle()
    walk.undo()
    assert walk.steps == before


def test_a_path_of_single_clicks_is_undone_step_by_step(walk: Walk) -> None:
    path = next(iter(walk.far_spaces.values()))
    before = walk.steps
    walk.pick(path[-1])
    walk.undo()
    for number, space in enumerate(path, start=1):
        walk.pick(space)
        assert walk.steps == before + number
    for left in reversed(range(PATH_LENGTH)):
        walk.undo()
        assert walk.steps == before + left


def test_one_undo_takes_back_only_the_last_of_two_clicks(walk: Walk) -> None:
    path = next(iter(walk.far_spaces.values()))
    before = walk.steps
    walk.pick(path[0])
    walk.pick(path[-1])
    assert walk.steps == before + PATH_LENGTH
    walk.undo()
    assert walk.steps == before + 1


def test_the_turn_is_reset_behind_a_path(walk: Walk) -> None:
    walk.pick(next(iter(walk.far_spaces)))
    walk.ui.click(name="reset")
    walk.settle()
    assert walk.screen.match.reason_against_undo(0) is not None
