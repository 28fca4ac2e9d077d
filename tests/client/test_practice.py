"""Quick practice: one click to a whole game, or to the last rounds of one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.client.flow import Flow
from game.client.screens.table import TableScreen
from game.client.screens.title import TitleScreen
from game.client.session.beginning import FastForwardScreen
from game.client.stored.settings import Settings
from game.client.widgets.frames import ProgressBar
from game.records.reading import read_journal
from game.scene.testing.ui_driver import UiDriver
from tests.helpers.reading_over import application

pytestmark = pytest.mark.thorough


@pytest.fixture
def flow(tmp_path: Path) -> Iterator[Flow]:
    """Tinners' Trail at its title page, with computers that answer at once."""
    with application(tmp_path, Settings()) as flow:
        yield flow


@pytest.fixture
def ui(flow: Flow) -> UiDriver:
    """A pilot who has asked for a practice game."""
    ui = UiDriver(flow.window)
    ui.click(name="practice")
    return ui


def wait(ui: UiDriver) -> None:
    for _ in range(400):
        if not isinstance(ui.screen, FastForwardScreen):
            return
        ui.advance(0.05)
    raise AssertionError("the rounds before never end")


def test_a_whole_game_begins_at_once(flow: Flow, ui: UiDriver) -> None:
    ui.click(name="whole")
    assert isinstance(ui.screen, TableScreen)
    assert flow.table.match.steps < 10
    assert flow.table.match.practice


def test_a_short_game_is_saved_with_the_rounds_before_it(flow: Flow, ui: UiDriver) -> None:
    ui.click(name="last")
    wait(ui)
    [file] = flow.saves.files()
    held = read_journal(file).chronicle
    assert held is not None
    assert len(held.steps) == flow.table.match.steps > 60


def test_giving_up_the_rounds_before_leaves_nothing_behind(flow: Flow, ui: UiDriver) -> None:
    ui.click(name="last-two")
    ui.click(name="cancel")
    ui.advance(0.5)
    assert isinstance(ui.screen, TitleScreen)
    assert flow.saves.files() == []


def test_escape_closes_the_question_for_the_length(flow: Flow, ui: UiDriver) -> None:
    ui.press("escape")
    ui.advance(0.5)
    assert isinstance(ui.screen, TitleScreen)
    assert ui.screen.stage.top_modal is None


def test_a_bar_shows_how_much_of_the_rounds_before_is_played(ui: UiDriver) -> None:
    ui.click(name="last-two")
    screen, seen = ui.screen, list[float]()
    assert isinstance(screen, FastForwardScreen)
    while ui.screen is screen:
        [bar] = [node for node in ui.all() if isinstance(node, ProgressBar)]
        seen.append(bar.done)
        ui.advance(0.05)
    assert seen[0] < 0.1
    assert seen == sorted(seen)
    assert seen[0] < seen[-1] <= 1.0
