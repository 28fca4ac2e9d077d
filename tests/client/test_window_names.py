"""The window is called by the game whose page it shows, and by the program on pages of no game."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.program import NAME
from game.scene.testing.ui_driver import UiDriver
from tests.helpers.reading_over import application

TITLES = ("tinners-trail", "brass", "tiletum")


@pytest.fixture(params=TITLES)
def ui(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[UiDriver]:
    """A window in which a title is open."""
    with application(tmp_path, title=request.param) as flow:
        yield UiDriver(flow.window)


def caption() -> str:
    """The name of the window."""
    return pygame.display.get_caption()[0]


def name_after(ui: UiDriver, *buttons: str) -> str:
    """The name of the window after a click on each button; Escape then leads back."""
    for button in buttons:
        ui.click(name=button)
    told = caption()
    for _ in buttons:
        ui.press_keys("escape")
    return told


@pytest.mark.thorough
def test_each_page_is_named_by_what_it_is_about(ui: UiDriver) -> None:
    game = caption()
    assert game != NAME
    for own_page in ("new-game", "learn", "settings"):
        assert name_after(ui, own_page) == game, own_page
    for page_of_all_titles in ("replays", "friends", "credits"):
        assert name_after(ui, page_of_all_titles) == NAME, page_of_all_titles
    assert caption() == game


@pytest.mark.thorough
def test_settings_from_the_shelf_are_those_of_the_program(ui: UiDriver) -> None:
    game = caption()
    ui.click(name="games")
    assert caption() == NAME
    assert name_after(ui, "settings") == NAME
    assert name_after(ui, "replays") == NAME
    assert name_after(ui, "rules") == game
    assert name_after(ui, "learn") == game
    ui.click(name="settings")
    ui.click(name="language:pl")
    assert caption() == NAME
