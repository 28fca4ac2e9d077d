"""A document that is open at a table, of any title, is still open when the window was resized."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pygame
import pytest

from game.client.screens.table import TableScreen
from game.client.stored.set_up import SavedSetUp, SeatPlan
from game.client.stored.settings import Settings
from game.records.records import HUMAN_PLAYER
from game.scene.testing.ui_driver import UiDriver
from game.table_protocol import OPENED_PANEL_ANCHOR_NAME
from game.titles import SHELF, title_by_name
from tests.helpers.present import of_kind
from tests.helpers.reading_over import application

pytestmark = pytest.mark.thorough

KEYS = ("f2", "f3", "f4", "f5", "f6", "f7", "f8", "ctrl+f7", "ctrl+f8", "h", "k", "v")
SIZES = ((1280, 720), (1000, 600), (1920, 1080))
SETTINGS = Settings(
    own_speed="instant", computer_speed="instant", round_summary=False, hold_turn=False
)
QUESTIONS = 10
"""At least so many questions are answered before documents are opened."""
SCORING_BUTTON = {"brass": "again"}
"""The button of a document that a title has only later."""
EXPECTED = {"tiletum": {"document", "large-board"}, "brass": {"era-scoring", "market", "tracks"}}
"""Documents that the keys must open, of titles with more than drawers."""
EDITIONS = [(name, edition) for name in SHELF for edition in title_by_name(name).editions]


@contextmanager
def game_under_way(name: str, edition: str, folder: Path) -> Iterator[UiDriver]:
    """Begin a game of a title with two computers, and play until documents have something."""
    with application(folder, settings=SETTINGS, title=name) as flow:
        players = (SeatPlan("Ann", HUMAN_PLAYER), *(SeatPlan(n, "random") for n in ("Ben", "Cat")))
        extras = title_by_name(name).expansions if edition != "2007" else ()
        flow.games.begin_game_with_set_up(
            SavedSetUp(players, 5, expansions=extras, edition=edition)
        )
        ui = UiDriver(flow.window)
        chance = Random(5)
        asked = 0
        later = SCORING_BUTTON.get(name, "")
        while asked < QUESTIONS or not (is_asked(ui) and (ui.sees(name=later) or not later)):
            ui.advance_time(0.05)
            prompts = table_screen(ui).prompt_controller
            if prompts.question is not None:
                asked += 1
                prompts.play_answer(chance.choice(prompts.question.moves).code)
                ui.advance_time(0.05)
        yield ui


def table_screen(ui: UiDriver) -> TableScreen:
    """Return the screen of the table."""
    return of_kind(ui.screen, TableScreen)


def is_asked(ui: UiDriver) -> bool:
    """Return whether a person has to decide."""
    return table_screen(ui).prompt_controller.question is not None


def opened(ui: UiDriver) -> str:
    """Return the name of the panel that is opened to be read, "" for none."""
    anchor = table_screen(ui).table.ui_anchor(OPENED_PANEL_ANCHOR_NAME)
    return anchor.node.name if anchor is not None else ""


def resize(ui: UiDriver, size: tuple[int, int]) -> None:
    """Resize the window."""
    pygame.display.set_mode(size)
    ui.advance_time(0.3)


@pytest.mark.parametrize(("name", "edition"), EDITIONS)
def test_an_open_document_stays_open_in_every_window(
    name: str, edition: str, tmp_path: Path
) -> None:
    found = set[str]()
    with game_under_way(name, edition, tmp_path) as ui:
        for size in SIZES:
            for key in KEYS:
                resize(ui, size)
                ui.press_keys(key, wait_seconds=0.3)
                which = opened(ui)
                found.add(which)
                for other in (each for each in SIZES if which and each != size):
                    resize(ui, other)
                    assert ui.sees(name=which), (key, size, other, which)
                    resize(ui, size)
                    assert opened(ui) == which, (key, size, other, opened(ui))
                ui.press_keys("escape", wait_seconds=0.3)
                while table_screen(ui).stage.top_modal is not None:
                    ui.press_keys("escape", wait_seconds=0.3)
                assert opened(ui) == "", (key, size, opened(ui))
    assert len(found) > 1
    assert EXPECTED.get(name, set()) <= found
